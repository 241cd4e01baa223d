"""What a seat is being asked, and will be asked on the cards it holds now."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from bot.game.actions import Seat
from bot.game.chicago import may_call, waiting
from bot.game.rules import EXCHANGES
from bot.game.state import (
    Asks,
    Calling,
    Cutting,
    Dealing,
    Declaring,
    Exchanging,
    Finished,
    GameState,
    Playing,
    Question,
    Reshuffling,
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
        case Exchanging(number, turn):
            if not _was_asked(state, seat, turn):
                return (Question(Asks.EXCHANGE, number),)
            return _after_exchange(state, seat, number)
        case Reshuffling(number, turn):
            if seat == turn:
                return ()  # it does not know its hand yet
            if not _was_asked(state, seat, turn):
                return (Question(Asks.EXCHANGE, number),)
            return _after_exchange(state, seat, number)
        case Declaring(number, turn):
            declaration, exchange = Question(Asks.DECLARE, number), Question(Asks.EXCHANGE, number + 1)
            return (exchange,) if _was_asked(state, seat, turn) else (declaration, exchange)
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
        case Exchanging(turn=turn):
            return Asked(turn, Asks.EXCHANGE)
        case Declaring(turn=turn):
            return Asked(turn, Asks.DECLARE)
        case Calling(turn=turn):
            return None if turn is None else Asked(turn, Asks.CHICAGO)
        case Playing(turn=turn):
            return Asked(turn, Asks.PLAY)
        case Cutting() | Dealing() | Reshuffling() | Finished():
            return None
        case _:
            assert_never(state.phase)


def _was_asked(state: GameState, seat: Seat, turn: Seat) -> bool:
    """Has the turn passed this seat already?"""
    return state.order.index(seat) < state.order.index(turn)


def _after_exchange(state: GameState, seat: Seat, number: int) -> tuple[Question, ...]:
    """What comes once the seat holds the cards of this exchange; the tricks wait until all hold theirs (R6.1)."""
    if number < EXCHANGES:
        return Question(Asks.DECLARE, number), Question(Asks.EXCHANGE, number + 1)
    return (Question(Asks.CHICAGO, 1),) if may_call(state, seat) else ()
