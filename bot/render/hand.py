"""M3, one person's panel: what is asked, what the hand makes, what the decision needs, the cards, the controls."""

from __future__ import annotations

from typing import Final, assert_never

from bot.game.actions import Seat
from bot.game.state import Asks, Finished, Playing, Question
from bot.i18n.localizer import Localizer
from bot.render import accounts, controls
from bot.render.cards import hand_is_quick, hand_picture
from bot.render.glyphs import Glyphs
from bot.render.needs import below, needs, still_makes
from bot.render.panel import Accent, Block, Panel, Picture, Space, Text
from bot.render.parts import DISCORD_LARGE, heading, lines, relative, small
from bot.render.scenes import HandScene
from bot.render.setting import Setting
from bot.render.slots import places
from bot.render.words import key, spoken

PICTURE: Final = "hand.png"


def hand(scene: HandScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """One person's own cards, and the question that is open for them."""
    seat = scene.view.seat
    if seat is None:
        blocks = (heading(say.say("hand-not-seated")), *small([say.say("hand-not-seated-help")]))
        return Panel(accent=Accent.WAITING, blocks=blocks, game=scene.game)
    at = Setting.of(scene.view, scene.players, say, glyphs)
    asked = None if at.story.over else scene.question
    return Panel(
        accent=accent(scene, asked),
        blocks=_blocks(at, scene, seat, asked),
        rows=() if at.story.over else controls.rows(scene, say, glyphs),
        game=scene.game,
        version=scene.view.asked_at,
    )


def _blocks(at: Setting, scene: HandScene, seat: Seat, asked: Question | None) -> tuple[Block, ...]:
    note = (Text(f"> {at.say(scene.note)}"),) if scene.note else ()
    until = at.say("hand-until", when=relative(scene.until)) if scene.until and controls.is_asked_now(scene) else ""
    blocks: list[Block] = [
        *note,
        heading(title(at, scene, seat, asked), until or may_be_early(at, scene, asked), *needs(at, scene, seat, asked)),
    ]
    if places(scene.view):
        blocks += [Space(), own_cards(at)]
    if under := below(at, scene, asked):
        blocks.append(lines(under))
    told = (*first_help(at, scene, asked), *still_makes(at, asked), accounts.scores(at, scene.view.scores))
    return (*blocks, *small(told))


def first_help(at: Setting, scene: HandScene, asked: Question | None) -> list[str]:
    """A line for somebody new; what house rules ask about explains itself."""
    if not scene.novice or asked is None:
        return []
    match asked.asks:
        case Asks.EXCHANGE:
            return [at.say("help-exchange")]
        case Asks.DECLARE:
            return [at.say("help-declare")]
        case Asks.CHICAGO:
            return [at.say("help-chicago")]
        case Asks.PLAY:
            return [at.say("help-play")]
        case Asks.REDEAL | Asks.UPCARD | Asks.RESET:
            return []
        case asks:
            assert_never(asks)


def accent(scene: HandScene, asked: Question | None) -> Accent:
    """Yours when the table waits for this seat."""
    if scene.results or isinstance(scene.view.phase, Finished):
        return Accent.WON
    return Accent.YOURS if asked is not None and controls.is_asked_now(scene) else Accent.WAITING


def is_quick(scene: HandScene, glyphs: Glyphs) -> bool:
    """Is this panel drawn in a moment, because all cards that may be in its picture have been drawn before?"""
    cards, deck = places(scene.view), glyphs.look.deck
    played = tuple(card for card in cards if card not in scene.view.hand)
    if not glyphs.look.pictured:
        return True
    return hand_is_quick(cards, deck=deck) and hand_is_quick(played, frozenset(played), deck=deck)


def own_cards(at: Setting) -> Picture | Text:
    """The five cards as the person likes to see them.

    Those that were played are pale, or struck out, until the deal is done: they still count as a hand (R6.3).
    """
    cards = places(at.view)
    held = tuple(card for card in cards if card in at.view.hand)
    played = tuple(card for card in cards if card not in at.view.hand)
    pale = frozenset() if at.story.over else frozenset(played)
    look = at.glyphs.look
    if not look.pictured:
        return Text(DISCORD_LARGE + " ".join(at.glyphs.card(card, thrown=card in pale) for card in cards))
    if held and played:
        alt = at.say("alt-hand-played", cards=spoken(at.text, held), played=spoken(at.text, played))
    else:
        alt = at.say("alt-hand", cards=spoken(at.text, cards))
    return Picture(PICTURE, hand_picture(cards, pale, deck=look.deck), alt)


def title(at: Setting, scene: HandScene, seat: Seat, asked: Question | None) -> str:
    """What is asked."""
    if asked is None:
        return _ended(at, scene, seat) if scene.results else _unasked(at, seat)
    early = "" if controls.is_asked_now(scene) else "-early"
    match asked.asks:
        case Asks.REDEAL:
            return at.say("hand-redeal")
        case Asks.UPCARD:
            return at.say("hand-upcard-title")
        case Asks.RESET:
            return at.say("hand-reset-title" if scene.confirming else "hand-reset")
        case Asks.EXCHANGE if scene.confirming:
            return at.say("hand-show-title")
        case Asks.EXCHANGE:
            return at.say("hand-exchange" + early, number=asked.number, of=at.view.rules.exchanges)
        case Asks.DECLARE:
            return at.say("hand-declare" + early)
        case Asks.CHICAGO if scene.confirming:
            return at.say("hand-chicago-title")
        case Asks.CHICAGO:
            return at.say("hand-chicago" + early)
        case Asks.PLAY:
            return at.say("hand-play-early", number=asked.number) if early else _playing(at)
        case asks:
            assert_never(asks)


def may_be_early(at: Setting, scene: HandScene, asked: Question | None) -> str:
    """That an answer is welcome before its turn; empty where the table waits for it, or it is being confirmed."""
    if asked is None or scene.confirming or controls.is_asked_now(scene):
        return ""
    match asked.asks:
        case Asks.PLAY:
            return at.say("hand-early-choose")
        case Asks.EXCHANGE | Asks.DECLARE | Asks.CHICAGO:
            return at.say("hand-early-answer")
        case Asks.REDEAL | Asks.UPCARD | Asks.RESET:  # these are only asked when it is their turn
            return ""
        case asks:
            assert_never(asks)


def _playing(at: Setting) -> str:
    """What may be played, in the words of R6.1."""
    phase = at.view.phase
    if not isinstance(phase, Playing) or not phase.trick:
        return at.say("hand-lead")
    led = phase.trick[0].card.suit
    follows = any(card.suit is led for card in at.view.hand)
    return at.say("hand-follow" if follows else "hand-void", suit=key(led))


def _ended(at: Setting, scene: HandScene, seat: Seat) -> str:
    """The heading of a game that was ended early by vote."""
    first = [end for end in scene.results if end.won]
    if len(first) > 1:
        return at.say("result-shared", names=at.names(tuple(end.seat for end in first)), score=first[0].score)
    ahead = first[0] if first else max(scene.results, key=lambda end: end.score)
    if ahead.seat == seat:
        return at.say("hand-you-won", score=ahead.score)
    return at.say("table-won", name=at.name(ahead.seat), score=ahead.score)


def _unasked(at: Setting, seat: Seat) -> str:
    """The heading while there is nothing to ask."""
    phase = at.view.phase
    if isinstance(phase, Finished):
        score = at.view.scores[phase.winner]
        won = phase.winner == seat
        return (
            at.say("hand-you-won", score=score) if won else at.say("table-won", name=at.name(phase.winner), score=score)
        )
    if at.story.over:
        return at.say("table-deal-over", deal=at.view.deal)
    if at.view.order and seat not in at.view.order:
        return at.say("hand-sits-out")
    return at.say("hand-waiting")
