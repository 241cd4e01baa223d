"""What each seat sees of the state that is on the table: asked for many times before the game moves on."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.state import GameState
from bot.game.view import SeatView, observe


class Sight:
    """Looks once for each seat and state."""

    def __init__(self) -> None:
        self._state: GameState | None = None
        self._views: dict[Seat | None, SeatView] = {}

    def of(self, state: GameState, seat: Seat | None) -> SeatView:
        """The view of a seat; None: that of a spectator."""
        if state is not self._state:
            self._state, self._views = state, {}
        if seat not in self._views:
            self._views[seat] = observe(state, seat)
        return self._views[seat]
