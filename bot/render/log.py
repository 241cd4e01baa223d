"""How it went: a deal told from the dealing to the last points, no more than everybody saw."""

from __future__ import annotations

from typing import Final, assert_never

from bot.game.actions import Seat
from bot.game.events import BreakerScored, ChicagoBroken, ChicagoMade, HandScored, LastTrickScored, NobodyScored
from bot.game.rules import Lead
from bot.i18n.localizer import Localizer
from bot.render import accounts
from bot.render.glyphs import Glyphs
from bot.render.panel import Accent, Block, Panel, Space, Text
from bot.render.parts import heading, lines, small
from bot.render.scenes import PastDealScene
from bot.render.setting import Setting
from bot.render.slots import sorted_hand
from bot.render.story import ComparisonTold, ExchangeTold, Loss, TrickTold
from bot.render.words import DOT, key, makes, unbroken

TrickGain = LastTrickScored | ChicagoMade | ChicagoBroken | BreakerScored

FINAL: Final = 3
"""The number of the comparison after the tricks (R6.3)."""
NAME_WIDTHS: Final = (24, 16, 12, 8)
"""Cells of a name: a deal names everybody a dozen times, and all of it is one message."""
ROOM: Final = 3600
"""Characters of text a log may have; Discord takes 4000 in a message."""


def log(scene: PastDealScene, say: Localizer, glyphs: Glyphs) -> Panel:
    """The private panel behind [How it went]. Names are cut as far as the deal needs to fit in one message."""
    blocks: tuple[Block, ...] = ()
    for width in NAME_WIDTHS:
        blocks = _told(Setting.of(scene.view, scene.players, say, glyphs, width=width), scene.stood_in)
        if _length(blocks) <= ROOM:
            break
    return Panel(accent=Accent.WAITING, blocks=blocks, game=scene.game)


def _length(blocks: tuple[Block, ...]) -> int:
    return sum(len(block.markdown) for block in blocks if isinstance(block, Text))


def _told(at: Setting, stood_in: tuple[Seat, ...]) -> tuple[Block, ...]:
    blocks: list[Block] = [heading(at.say("log-title", deal=at.view.deal), *_beginning(at))]
    for chapter in (_poker(at), _tricks(at), _hands(at)):
        if chapter:
            blocks += [Space(), lines(chapter)]
    if ending := small([*_ending(at), *_stood_in(at, stood_in)]):
        blocks += [Space(), *ending]
    return tuple(blocks)


def _stood_in(at: Setting, seats: tuple[Seat, ...]) -> list[str]:
    """For whom an AI player acted because the time was up."""
    return [at.say("small-stood-in", names=at.names(frozenset(seats)))] if seats else []


def _beginning(at: Setting) -> list[str]:
    """The cut, and who dealt."""
    cut, dealt = at.story.cut, at.story.dealt
    told = []
    if cut is not None:
        told.append(at.say("log-cut", draws=accounts.draws(at, cut), name=at.name(cut.dealer)))
    if dealt is not None:
        told.append(at.say("log-order", name=at.name(dealt.dealer), eldest=at.name(dealt.order[0])))
    return told


def _poker(at: Setting) -> list[str]:
    """Exchanges and declarations, in the order they came."""
    redealt = accounts.redealt(at)
    told = [at.say("log-redealt", seats=redealt)] if redealt else []
    for number, exchange in at.story.exchanges.items():
        told.append(_exchange(at, number, exchange))
        if number != FINAL and number in at.story.comparisons:
            told.append(comparison_line(at, number, at.story.comparisons[number]))
    return told


def _exchange(at: Setting, number: int, exchange: ExchangeTold) -> str:
    told = [at.say("log-new-pile", count=count) for count in exchange.renewed]
    for seat, hand in exchange.shown.items():
        told.append(at.say("log-showed", name=at.name(seat), cards=at.glyphs.cards(sorted_hand(hand))))
    for seat, (card, taken) in exchange.upcards.items():
        told.append(f"{at.name(seat)} {accounts.upcard(at, card, taken=taken)}")
    for seat, count in exchange.taken.items():
        told.append(unbroken(at.say("log-took" if count else "log-kept", name=at.name(seat), count=count)))
    return at.say("log-exchange", number=number, seats=DOT.join(told))


def comparison_line(at: Setting, number: int, comparison: ComparisonTold) -> str:
    """Who declared what, and how the comparison ended."""
    told = [accounts.declaration(at, answer) for answer in comparison.answers]
    for outcome in comparison.outcomes:
        match outcome:
            case HandScored(points=0):
                pass  # it set the others to 0 instead
            case HandScored(seat=seat, points=points):
                told.append(at.say("log-scores", name=at.name(seat), points=at.points(points)))
            case nobody:
                told.append(_nobody(at, nobody))
    told += _reset(at, comparison)
    return at.say("log-declaring", number=number, seats=DOT.join(told))


def _reset(at: Setting, comparison: ComparisonTold) -> list[str]:
    """Four of a kind set the others to 0 (rule `four_of_a_kind`)."""
    return [] if comparison.reset is None else [at.say("log-reset", name=at.name(comparison.reset))]


def _nobody(at: Setting, nobody: NobodyScored) -> str:
    return at.say("log-level", names=at.names(nobody.tied)) if nobody.tied else at.say("log-nobody")


def _tricks(at: Setting) -> list[str]:
    """The call, every trick with the reason it was won, and what the tricks scored."""
    story = at.story
    told = []
    if story.caller is not None:
        leads = at.view.rules.chicago_lead is Lead.CALLER
        told.append(at.say("log-chicago" if leads else "log-chicago-eldest", name=at.name(story.caller)))
    elif story.asked_chicago:
        told.append(at.say("log-no-chicago"))
    told += [trick_line(at, number, trick) for number, trick in enumerate(story.tricks, start=1)]
    return told + [_trick_points(at, event) for event in story.points if not isinstance(event, HandScored | Loss)]


def trick_line(at: Setting, number: int, trick: TrickTold) -> str:
    """The cards in the order they were played, in bold whose took it, and why."""
    played = (
        f"{at.glyphs.card(card)} {f'**{at.name(seat)}**' if seat == trick.winner else at.name(seat)}"
        for seat, card in trick.cards
    )
    return at.say("log-trick", number=number, cards=" ".join(played), reason=accounts.reason(at, trick))


def _trick_points(at: Setting, event: TrickGain) -> str:
    name, points = at.name(event.seat), at.points(event.points)
    match event:
        case LastTrickScored():
            return at.say("log-last-trick", name=name, points=points)
        case ChicagoMade():
            return at.say("log-chicago-made", name=name, points=points)
        case ChicagoBroken(by=by):
            return at.say("log-chicago-broken", name=name, by=at.name(by), points=points)
        case BreakerScored():
            return at.say("log-breaker", name=name, points=points)
        case _:
            assert_never(event)


def _hands(at: Setting) -> list[str]:
    """All hands as they were before the first trick, and which was best (R6.3)."""
    told = [hand_line(at, Seat(seat)) for seat, hand in enumerate(at.story.hands) if hand]
    final = at.story.comparisons.get(FINAL)
    for outcome in final.outcomes if final else ():
        match outcome:
            case HandScored(seat=best, category=kind, points=points):
                told.append(at.say("log-best-hand", name=at.name(best), category=key(kind), points=at.points(points)))
            case nobody:
                told.append(at.say("log-best-nobody", why=_nobody(at, nobody)))
    told += _reset(at, final) if final else []
    return [at.say("log-hands"), *told] if told else []


def hand_line(at: Setting, seat: Seat) -> str:
    """What a seat held before the first trick."""
    hand = at.story.hands[seat]
    cards = at.glyphs.cards(sorted_hand(hand))
    return at.say("log-hand", cards=cards, name=at.name(seat), made=makes(at.text, hand))


def _ending(at: Setting) -> list[str]:
    """Who left, the scores after the deal, a tie-break to come, the winner."""
    story = at.story
    return [
        *(at.say("log-left", name=at.name(seat)) for seat in story.left),
        at.say("log-scores-after", scores=accounts.scores(at, story.scores)) if story.scores else "",
        at.say("log-tie-break", names=at.names(story.tie_break)) if story.tie_break else "",
        "" if story.winner is None else at.say("log-won", name=at.name(story.winner)),
    ]
