"""Moments of a game, to play on to, and hands that are dealt in many tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.game.actions import Seat
from bot.game.state import Calling, Dealing, Declaring, Exchanging, Finished, GameState, Playing

Moment = Callable[[GameState], bool]

ELDEST, DEALER = Seat(0), Seat(1)
"""The seats of a deal for two, whose dealer is the last to sit down."""

KINGS: Final = "KS KH 9D 5C 3H"
ACES: Final = "AS AH 8D 6C 2H"
NOTHING: Final = "QS JH 9C 5D 3S"
STRAIGHT_FLUSH: Final = "9S 8S 7S 6S 5S"
"""Declared in both phases it is worth 16 points: enough to call Chicago in the first deal (R7.1, R7.2)."""


def exchanging(number: int) -> Moment:
    """Somebody is asked for exchange `number`."""
    return lambda state: isinstance(state.phase, Exchanging) and state.phase.number == number


def declaring(number: int) -> Moment:
    """Somebody is asked to declare for the `number`-th time."""
    return lambda state: isinstance(state.phase, Declaring) and state.phase.number == number


def calling(state: GameState) -> bool:
    """Somebody is asked for Chicago."""
    return isinstance(state.phase, Calling)


def playing(trick: int) -> Moment:
    """Trick `trick` is next, or on the table."""
    return lambda state: isinstance(state.phase, Playing) and state.phase.number == trick


def deal_over(state: GameState) -> bool:
    """A deal is done, and the next one is not dealt."""
    return state.deal > 0 and isinstance(state.phase, Dealing)


def in_deal(number: int) -> Moment:
    """Deal `number` was dealt."""
    return lambda state: state.deal == number


def finished(state: GameState) -> bool:
    """Somebody has won."""
    return isinstance(state.phase, Finished)
