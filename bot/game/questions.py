"""What a seat is being asked, and will be asked on the cards it holds now."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from bot.game.actions import Seat
from bot.game.chicago import may_call, waiting
from bot.game.rules import Rules, ScorePhases
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
    Question,
    Redealing,
    Reshuffling,
    TakingUpcard,
)


class Asked(NamedTuple):
    """Whose turn it is, and what kind of answer is wanted."""

    seat: Seat
    asks: Asks


def questions(state: GameState, seat: Seat) -> tuple[Question, ...]:
    """What the seat may answer before its hand changes, next first; some may lie ahead of its turn."""
    phase = state.phase
    if seat not in state.order:
        return ()
    match phase:
        case Redealing(turn):
            assert turn is not None
            exchange = Question(Asks.EXCHANGE, 1)
            return (exchange,) if _was_asked(state, seat, turn) else (Question(Asks.REDEAL, 1), exchange)
        case Exchanging(number, turn) | Reshuffling(number, turn) | TakingUpcard(number, turn):
            if _was_asked(state, seat, turn):
                return _after_exchange(state, seat, number)
            return (Question(Asks.EXCHANGE, number),) if seat != turn else _own_exchange(phase)
        case Declaring(number, turn):
            after = _next_exchange(state.rules, number)
            return after if _was_asked(state, seat, turn) else (Question(Asks.DECLARE, number), *after)
        case ChoosingReset(number, turn):
            after = _next_exchange(state.rules, number)
            return (Question(Asks.RESET, number), *after) if seat == turn else after
        case Calling():
            return (Question(Asks.CHICAGO, 1),) if seat in waiting(phase) else ()
        case Playing(number, _, trick):
            has_played = any(played.seat == seat for played in trick)
            return () if has_played else (Question(Asks.PLAY, number),)
        case Cutting() | Dealing() | Finished():
            return ()
        case _:
            assert_never(phase)


def asked_now(state: GameState) -> Asked | None:
    """The one question the game waits for; None when it waits for chance, or is over."""
    match state.phase:
        case Redealing(turn=turn):
            return None if turn is None else Asked(turn, Asks.REDEAL)
        case Exchanging(turn=turn):
            return Asked(turn, Asks.EXCHANGE)
        case TakingUpcard(turn=turn):
            return Asked(turn, Asks.UPCARD)
        case Declaring(turn=turn):
            return Asked(turn, Asks.DECLARE)
        case ChoosingReset(turn=turn):
            return Asked(turn, Asks.RESET)
        case Calling(turn=turn):
            return None if turn is None else Asked(turn, Asks.CHICAGO)
        case Playing(turn=turn):
            return Asked(turn, Asks.PLAY)
        case Cutting() | Dealing() | Reshuffling() | Finished():
            return None
        case _:
            assert_never(state.phase)


def is_compared(rules: Rules, number: int) -> bool:
    """Are hands declared and compared after this exchange (R3; rules `score_phases`, `exchanges`)?

    A comparison that does not score is not held; after the last exchange come the tricks.
    """
    match rules.score_phases:
        case ScorePhases.ALL:
            return number < rules.exchanges
        case ScorePhases.FIRST:
            return number == 1
        case ScorePhases.NONE:
            return False
        case _:
            assert_never(rules.score_phases)


def declarations(rules: Rules) -> int:
    """How many comparisons are declared in a deal; the one after the tricks is not (R6.3)."""
    return sum(is_compared(rules, number) for number in range(1, rules.exchanges + 1))


def _was_asked(state: GameState, seat: Seat, turn: Seat) -> bool:
    """Has the turn passed this seat already?"""
    return state.order.index(seat) < state.order.index(turn)


def _own_exchange(phase: Exchanging | Reshuffling | TakingUpcard) -> tuple[Question, ...]:
    """What the seat whose exchange it is may answer."""
    match phase:
        case Exchanging(number):
            return (Question(Asks.EXCHANGE, number),)
        case TakingUpcard(number):
            return (Question(Asks.UPCARD, number),)
        case Reshuffling():
            return ()  # it does not know its hand yet
        case _:
            assert_never(phase)


def _after_exchange(state: GameState, seat: Seat, number: int) -> tuple[Question, ...]:
    """What comes once the seat holds the cards of this exchange; the tricks wait until all hold theirs (R6.1)."""
    if number == state.rules.exchanges:
        return (Question(Asks.CHICAGO, 1),) if may_call(state, seat) else ()
    declaration = (Question(Asks.DECLARE, number),) if is_compared(state.rules, number) else ()
    return declaration + _next_exchange(state.rules, number)


def _next_exchange(rules: Rules, number: int) -> tuple[Question, ...]:
    return (Question(Asks.EXCHANGE, number + 1),) if number < rules.exchanges else ()
