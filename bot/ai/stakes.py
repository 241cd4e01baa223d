"""What is at stake for one seat: the chance to win the game, as it would be after points are written."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ai.race import chance
from bot.game.actions import Seat
from bot.game.view import SeatView


class Stakes:
    """The totals of a deal as one seat sees them."""

    def __init__(self, view: SeatView, *, ends: bool) -> None:
        """`ends`: the points to come are the last of the deal, so that the target may be reached for good (R8.1)."""
        assert view.seat is not None
        self.me = view.seat
        self.others = tuple(seat for seat in view.order if seat != view.seat)
        self._scores = view.scores
        self._target = view.rules.target
        if len(view.order) < view.seats:
            # A tie-break: whoever is ahead at its end wins, whatever the total (R8.2).
            self._target = 0 if ends else max(view.scores) + view.rules.last_trick
        self._most = None if ends else self._target - 1

    def after(self, gains: Mapping[Seat, int]) -> float:
        """The chance to win when these seats have gained, or lost, so many points; no total is below zero (R5.2)."""
        totals = {seat: max(0, self._scores[seat] + gains.get(seat, 0)) for seat in (self.me, *self.others)}
        if self._most is not None:
            totals = {seat: min(total, self._most) for seat, total in totals.items()}
        return chance(totals[self.me], tuple(sorted(totals[seat] for seat in self.others)), self._target)

    def point(self) -> float:
        """What a point of one's own is worth, in chance to win, while much is still to come."""
        return max(1e-4, (self.after({self.me: 4}) - self.after({self.me: -4})) / 8)
