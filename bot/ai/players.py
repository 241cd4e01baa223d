"""The AI players at the table: asked for one action, by level."""

from __future__ import annotations

from random import Random
from typing import assert_never

from bot.ai import easy, hard, medium
from bot.ai.effort import SECONDS, Effort, Overtime
from bot.ai.hints import hint, plain_hint
from bot.game.actions import SeatAction
from bot.game.view import SeatView
from bot.hints import Hint
from bot.records import Level


def choose(level: Level, view: SeatView, *, seed: int, seconds: float | None = SECONDS) -> SeatAction:
    """One legal action for the seat of `view`; the same for the same level, view and seed.

    A decision that takes longer than `seconds` is medium's instead; None: it may take as long as it takes.
    """
    rng = Random(seed)  # noqa: S311 - it settles what makes no difference; nothing about it is secret
    match level:
        case Level.EASY:
            return easy.choose(view, rng)
        case Level.MEDIUM:
            return medium.choose(view, rng)
        case Level.HARD:
            try:
                return hard.choose(view, rng, Effort(seconds=seconds))
            except Overtime:
                return medium.choose(view, rng)
        case _:
            assert_never(level)


class LocalPlayers:
    """AI players that think in this process. The hard player keeps everybody waiting meanwhile, up to `seconds`."""

    def __init__(self, *, seconds: float | None = SECONDS) -> None:
        self._seconds = seconds

    async def ask(self, level: Level, view: SeatView, *, seed: int) -> SeatAction:
        """As `choose`."""
        return choose(level, view, seed=seed, seconds=self._seconds)

    async def hint(self, view: SeatView, *, seed: int) -> Hint:
        """What the hard player would do, and why. Raises ValueError if nothing is asked of the seat now."""
        try:
            return hint(view, seed=seed, seconds=self._seconds)
        except Overtime:
            return plain_hint(view, seed=seed)
