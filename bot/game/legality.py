"""What may be done at this moment, and why the rest may not."""

from __future__ import annotations

from typing import Literal, NamedTuple, assert_never

from bot.game.actions import (
    Action,
    Answer,
    CallChicago,
    ChanceAction,
    ChooseReset,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Reshuffle,
    Resign,
    Seat,
    SeatAction,
    TakeUpcard,
)
from bot.game.cards import PACK, Hand
from bot.game.dealing import all_seats
from bot.game.declaring import declarations_of, declare_refusal, pass_refusal
from bot.game.errors import Refusal
from bot.game.exchange import exchange_refusal, exchanges_of, is_low, reusable
from bot.game.questions import asked_now, questions
from bot.game.state import (
    Asks,
    Calling,
    ChoosingReset,
    Cutting,
    Dealing,
    Declaring,
    Exchanging,
    Finished,
    GameState,
    Playing,
    Redealing,
    Reshuffling,
    TakingUpcard,
)
from bot.game.tricks import play_refusal, playable


class Wanted(NamedTuple):
    """Chance is asked to shuffle these cards, given in pack order (FAIRNESS.md)."""

    label: Literal["cut", "deal", "reshuffle"]
    cards: Hand


def wanted(state: GameState) -> Wanted | None:
    """The cards that chance has to shuffle before the game can go on; None when it does not wait for chance."""
    match state.phase:
        case Cutting():
            return Wanted("cut", PACK)
        case Dealing():
            return Wanted("deal", PACK)
        case Reshuffling():
            return Wanted("reshuffle", reusable(state))
        case (
            Redealing()
            | Exchanging()
            | TakingUpcard()
            | Declaring()
            | ChoosingReset()
            | Calling()
            | Playing()
            | Finished()
        ):
            return None
        case _:
            assert_never(state.phase)


def legal_actions(state: GameState, seat: Seat) -> tuple[SeatAction, ...]:
    """All that the seat may do at this moment, `Resign` last (R1.6).

    An exchange is listed once, its cards in pack order, though they may be named in any order (R2.1).
    """
    if isinstance(state.phase, Finished) or seat not in all_seats(state):
        return ()
    answers = _legal_answers(state, seat)
    return answers if seat in state.left else (*answers, Resign(seat))


def _legal_answers(state: GameState, seat: Seat) -> tuple[Answer, ...]:
    """What the seat may answer if it is asked now."""
    asked = asked_now(state)
    if asked is None or asked.seat != seat:
        return ()
    match asked.asks:
        case Asks.EXCHANGE:
            return exchanges_of(state, seat)
        case Asks.UPCARD:
            return TakeUpcard(seat, take=True), TakeUpcard(seat, take=False)
        case Asks.REDEAL:
            return (Redeal(seat), Pass(seat)) if is_low(state.hands[seat]) else (Pass(seat),)
        case Asks.DECLARE:
            return declarations_of(state, seat)
        case Asks.RESET:
            return ChooseReset(seat, reset=False), ChooseReset(seat, reset=True)
        case Asks.CHICAGO:
            return CallChicago(seat), Pass(seat)
        case Asks.PLAY:
            assert isinstance(state.phase, Playing)
            return tuple(PlayCard(seat, card) for card in playable(state.hands[seat], state.phase.trick))
        case _:
            assert_never(asked.asks)


def refusal(state: GameState, action: Action) -> Refusal | None:
    """Why the rules refuse this action at this moment; None when they allow it."""
    if isinstance(state.phase, Finished):
        return Refusal.GAME_OVER
    match action:
        case Cut() | Deal() | Reshuffle():
            return _chance_refusal(state, action)
        case Resign():
            return _resign_refusal(state, action.seat)
        case Exchange() | TakeUpcard() | Redeal() | Declare() | Pass() | ChooseReset() | CallChicago() | PlayCard():
            return _turn_refusal(state, action) or _answer_refusal(state, action)
        case _:
            assert_never(action)


def _chance_refusal(state: GameState, action: ChanceAction) -> Refusal | None:
    """Chance gives back the cards that are wanted, each once, in an order of its own."""
    want = wanted(state)
    match action:
        case Cut(cards):
            label = "cut"
        case Deal(cards):
            label = "deal"
        case Reshuffle(cards):
            label = "reshuffle"
        case _:
            assert_never(action)
    if want is None or want.label != label:
        return Refusal.NOT_ASKED
    return None if len(cards) == len(want.cards) and set(cards) == set(want.cards) else Refusal.NOT_A_PACK


def _resign_refusal(state: GameState, seat: Seat) -> Refusal | None:
    """A player may leave once, at any moment, even while sitting out (R1.6)."""
    if seat not in all_seats(state):
        return Refusal.NOT_IN_DEAL
    return Refusal.LEFT_ALREADY if seat in state.left else None


def _turn_refusal(state: GameState, action: Answer) -> Refusal | None:
    """Is this seat being asked for this kind of answer now, and if not, can that still come?"""
    phase, seat, answered = state.phase, action.seat, _answers(action)
    if seat not in all_seats(state) or (state.order and seat not in state.order):
        return Refusal.NOT_IN_DEAL
    asked = asked_now(state)
    asks = None if asked is None else asked.asks
    if asked is not None and asked.seat == seat and asks in answered:
        return None
    if isinstance(phase, Calling) and asks in answered and seat not in phase.asked:
        return Refusal.TOO_FEW_POINTS
    if asks in answered or any(question.asks in answered for question in questions(state, seat)):
        return Refusal.NOT_YOUR_TURN
    return Refusal.NOT_ASKED


def _answers(action: Answer) -> tuple[Asks, ...]:
    """The kinds of question this is an answer to."""
    match action:
        case Exchange():
            return (Asks.EXCHANGE,)
        case TakeUpcard():
            return (Asks.UPCARD,)
        case Redeal():
            return (Asks.REDEAL,)
        case ChooseReset():
            return (Asks.RESET,)
        case Declare():
            return (Asks.DECLARE,)
        case Pass():
            return Asks.REDEAL, Asks.DECLARE, Asks.CHICAGO
        case CallChicago():
            return (Asks.CHICAGO,)
        case PlayCard():
            return (Asks.PLAY,)
        case _:
            assert_never(action)


def _answer_refusal(state: GameState, action: Answer) -> Refusal | None:
    """Why the seat that is asked may not give this answer."""
    match action:
        case Exchange():
            assert isinstance(state.phase, Exchanging)
            return exchange_refusal(state, action, number=state.phase.number)
        case Declare():
            return declare_refusal(state, action.seat)
        case PlayCard():
            return play_refusal(state, action)
        case Redeal():
            return None if is_low(state.hands[action.seat]) else Refusal.NOT_LOW
        case Pass():
            return pass_refusal(state, action.seat) if isinstance(state.phase, Declaring) else None
        case TakeUpcard() | ChooseReset() | CallChicago():
            return None
        case _:
            assert_never(action)
