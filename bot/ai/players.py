"""The AI players at the table: asked for one action, by level."""

from __future__ import annotations

from random import Random
from typing import assert_never

from bot.ai import medium
from bot.game.actions import SeatAction
from bot.game.view import SeatView
from bot.records import Level


def choose(level: Level, view: SeatView, *, seed: int) -> SeatAction:
    """One legal action for the seat of `view`; the same for the same level, view and seed."""
    rng = Random(seed)  # noqa: S311 - it settles what makes no difference; nothing about it is secret
    match level:
        case Level.MEDIUM:
            return medium.choose(view, rng)
        case _:
            assert_never(level)


class LocalPlayers:
    """AI players that think in this process; a rule of thumb takes far less than a millisecond."""

    async def ask(self, level: Level, view: SeatView, *, seed: int) -> SeatAction:
        """As `choose`."""
        return choose(level, view, seed=seed)
