"""A game told again from its list of actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.game.actions import Action, Seat
from bot.game.engine import apply, new_game
from bot.game.events import (
    BreakerScored,
    ChicagoBroken,
    ChicagoMade,
    DealEnded,
    Event,
    HandScored,
    LastTrickScored,
    OthersReset,
)
from bot.game.rules import Rules
from bot.game.state import GameState
from bot.game.view import SeatView, observe
from bot.records import ScoreLine, Source


@dataclass(frozen=True, slots=True)
class Told:
    """Where a game stands, and all points written on the way."""

    state: GameState
    lines: tuple[ScoreLine, ...]
    past: SeatView | None
    """What a spectator saw at the end of the deal before the one on the table."""


def tell(rules: Rules, seats: int, actions: Iterable[Action]) -> Told:
    """Apply all actions to a new game. Raises IllegalAction if they are no game of these rules."""
    state = new_game(rules, seats)
    lines: list[ScoreLine] = []
    before: GameState | None = None
    for action in actions:
        next_state, events = apply(state, action)
        if next_state.deal > state.deal:
            before = state
        state = next_state
        lines += score_lines(state.deal, events)
    return Told(state, tuple(lines), observe(before, None) if before is not None else None)


def past_deal(rules: Rules, seats: int, actions: Iterable[Action], *, deal: int) -> SeatView | None:
    """What a spectator saw at the end of `deal`; None if that deal did not end yet."""
    state = new_game(rules, seats)
    for action in actions:
        state, events = apply(state, action)
        if state.deal == deal and any(isinstance(event, DealEnded) for event in events):
            return observe(state, None)
    return None


def score_lines(deal: int, events: Iterable[Event]) -> tuple[ScoreLine, ...]:
    """The points among these events, as they are written down."""
    lines = []
    for event in events:
        match event:
            case HandScored(seat, _, category, points):
                lines.append(ScoreLine(deal, seat, Source.HAND, points, int(category)))
            case LastTrickScored(seat, points):
                lines.append(ScoreLine(deal, seat, Source.LAST_TRICK, points))
            case ChicagoMade(seat, points) | ChicagoBroken(seat, _, points):
                lines.append(ScoreLine(deal, seat, Source.CHICAGO, points))
            case BreakerScored(seat, points):
                lines.append(ScoreLine(deal, seat, Source.BREAKER, points))
            case OthersReset(_, lost):
                by_seat = ((Seat(seat), points) for seat, points in enumerate(lost) if points)
                lines += [ScoreLine(deal, seat, Source.RESET, points) for seat, points in by_seat]
            case _:
                pass
    return tuple(lines)
