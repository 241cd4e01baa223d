"""What a person needs to know to decide: what the hand makes, what the others did, what has been answered already."""

from __future__ import annotations

from typing import Final, assert_never

from bot.game.actions import (
    CallChicago,
    ChooseReset,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Resign,
    Seat,
    SeatAction,
    TakeUpcard,
)
from bot.game.poker import Category, rank_of
from bot.game.rules import Lead
from bot.game.scoring import hand_points
from bot.game.state import Asks, ChoosingReset, Declaring, Exchanging, Played, Playing, Question, TakingUpcard
from bot.game.tricks import takes
from bot.render import accounts, controls
from bot.render.hints import hint_lines
from bot.render.scenes import HandScene
from bot.render.setting import Setting
from bot.render.slots import places
from bot.render.words import DOT, alone, capital, key, makes, unbroken

FIVE: Final = 5
_KEPT_NO: Final = {
    Asks.REDEAL: "hand-kept-no-redeal",
    Asks.DECLARE: "hand-kept-pass",
    Asks.CHICAGO: "hand-kept-decline",
}
"""A no that is kept for its turn, by the question."""


def needs(at: Setting, scene: HandScene, seat: Seat, asked: Question | None) -> list[str]:
    """The lines under the heading."""
    if at.story.over:
        return [DOT.join([*made(at), *accounts.gains(at, seat)])]
    if asked is None:
        return [DOT.join([*made(at), *_waits_for(at, seat)]), *_kept(at, scene)]
    match asked.asks:
        case Asks.REDEAL:
            return [DOT.join(made(at)), at.say("hand-redeal-help")]
        case Asks.UPCARD:
            return [at.say("hand-upcard-help")]
        case Asks.RESET:
            points = at.points(hand_points(Category.FOUR_OF_A_KIND, at.view.rules))
            return [
                DOT.join(made(at)),
                at.say("hand-reset-sure" if scene.confirming else "hand-reset-help", points=points),
            ]
        case Asks.EXCHANGE if scene.confirming:
            return _before_showing(at, scene)
        case Asks.EXCHANGE:
            return [DOT.join([*made(at), *_taken(at, asked)]), *_kept(at, scene)]
        case Asks.DECLARE:
            return [DOT.join([*made(at), *_declared(at, asked)]), *_kept(at, scene)]
        case Asks.CHICAGO if scene.confirming:
            return [_chicago(at), at.say("hand-chicago-binds")]
        case Asks.CHICAGO:
            return [*made(at), _chicago(at), *_kept(at, scene)]
        case Asks.PLAY:
            return [_trick(at), *_kept(at, scene)]
        case asks:
            assert_never(asks)


def below(at: Setting, scene: HandScene, asked: Question | None) -> list[str]:
    """The lines between the cards and the buttons: what goes out, why a button says what it says, and the hint."""
    return _explained(at, scene, asked) + (hint_lines(at, scene.hint) if asked is not None else [])


def _explained(at: Setting, scene: HandScene, asked: Question | None) -> list[str]:
    if asked is None:
        return [] if places(scene.view) or at.story.over else [at.say("hand-no-cards")]
    match asked.asks:
        case Asks.EXCHANGE if scene.confirming:
            return [_out_goes(at, scene)]
        case Asks.EXCHANGE:
            duty = [at.say("hand-must-show")] if controls.must_show(scene) else []
            return [_out_goes(at, scene) if scene.thrown else at.say("hand-tap"), *duty]
        case Asks.DECLARE:
            return controls.why_only_pass(scene, at.text)
        case Asks.UPCARD:
            return (
                [at.say("hand-upcard", cards=at.glyphs.card(at.view.phase.card))]
                if isinstance(at.view.phase, TakingUpcard)
                else []
            )
        case Asks.CHICAGO | Asks.PLAY | Asks.REDEAL | Asks.RESET:
            return []
        case asks:
            assert_never(asks)


def made(at: Setting) -> list[str]:
    """What the five cards make; nothing while some of them are still being drawn (R2.3)."""
    cards = places(at.view)
    return [f"**{capital(makes(at.text, cards))}**"] if len(cards) == FIVE else []


def still_makes(at: Setting, asked: Question | None) -> list[str]:
    """What the hand makes while it is played: small print, for it scores after the tricks but wins none of them."""
    if asked is None or asked.asks is not Asks.PLAY or len(places(at.view)) < FIVE:
        return []
    return [capital(makes(at.text, places(at.view)))]


def _waits_for(at: Setting, seat: Seat) -> list[str]:
    match at.view.phase:
        case (
            Exchanging(turn=turn)
            | TakingUpcard(turn=turn)
            | Declaring(turn=turn)
            | ChoosingReset(turn=turn)
            | Playing(turn=turn)
        ) if turn != seat:
            return [at.say("hand-waits-for", name=at.name(turn))]
        case _:
            return []


def _taken(at: Setting, asked: Question) -> list[str]:
    """How many cards the others took in this exchange (R2.2)."""
    exchange = at.story.exchanges.get(asked.number)
    if exchange is None or not exchange.taken:
        return []
    taken = (
        at.say("small-exchanged-seat", name=at.name(seat), counts=alone(at.text, count))
        for seat, count in exchange.taken.items()
    )
    return [at.say("hand-taken", seats=at.text.row(map(unbroken, taken)))]


def _declared(at: Setting, asked: Question) -> list[str]:
    phase = at.view.phase
    if not isinstance(phase, Declaring) or phase.number != asked.number:
        return []
    if phase.best is None:
        return [at.say("table-declaring-none")]
    return [at.say("hand-best-so-far", name=at.names(phase.holders), category=key(phase.best))]


def _before_showing(at: Setting, scene: HandScene) -> list[str]:
    """What showing the hand means (R2.4)."""
    return [at.say("hand-show-help", count=len(controls.outgoing(scene))), at.say("hand-keeps-secret")]


def _chicago(at: Setting) -> str:
    points = at.view.rules.chicago_points
    leads = at.view.rules.chicago_lead is Lead.CALLER
    what = "hand-chicago-help" if leads else "hand-chicago-help-eldest"
    return at.say(what, won=at.points(points), lost=at.points(-points))


def _trick(at: Setting) -> str:
    """The trick so far, in bold who takes it."""
    phase = at.view.phase
    if not isinstance(phase, Playing) or not phase.trick:
        return ""
    taking = takes(phase.trick).seat
    return "  ".join(_played(at, played, bold=played.seat == taking) for played in phase.trick)


def _played(at: Setting, played: Played, *, bold: bool) -> str:
    name = at.name(played.seat)
    return f"{at.glyphs.card(played.card)} {f'**{name}**' if bold else name}"


def _out_goes(at: Setting, scene: HandScene) -> str:
    return at.say("hand-out-goes", cards=at.glyphs.cards(controls.outgoing(scene), thrown=True))


def _kept(at: Setting, scene: HandScene) -> list[str]:
    """Early answers that wait for their turn."""
    return [_kept_answer(at, question, answer) for question, answer in scene.answers.items()]


def _kept_answer(at: Setting, question: Question, answer: SeatAction) -> str:
    cards = places(at.view)
    match answer:
        case Exchange(cards=()):
            return at.say("hand-kept-pat")
        case Exchange(cards=thrown, openly=True):
            return at.say("hand-kept-one-up", cards=at.glyphs.cards(thrown, thrown=True))
        case Exchange(cards=thrown):
            going = (card for card in cards if card in thrown)
            return at.say("hand-kept-exchange", cards=at.glyphs.cards(going, thrown=True))
        case Declare():
            return at.say("hand-kept-declare", category=key(rank_of(cards).category))
        case Pass():
            return at.say(_KEPT_NO[question.asks])
        case Redeal():
            return at.say("hand-kept-redeal")
        case CallChicago():
            return at.say("hand-kept-call")
        case PlayCard(card=card):
            return at.say("hand-kept-play", cards=at.glyphs.card(card))
        case Resign() | TakeUpcard() | ChooseReset():
            return ""  # leaving is done at once, and these are asked only when it is their turn
        case _:
            assert_never(answer)
