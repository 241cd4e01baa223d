"""A hint for a person: what the hard player would do with the same cards, and why."""

from __future__ import annotations

from random import Random

from bot.ai import hard, medium
from bot.ai.effort import SECONDS, Effort
from bot.game.view import SeatView
from bot.hints import Hint, PlainReason


def hint(view: SeatView, *, seed: int, seconds: float | None = SECONDS) -> Hint:
    """What the hard player would do for this view and seed.

    Raises ValueError if nothing is asked of the seat now, Overtime if it takes longer than `seconds`.
    """
    rng = Random(seed)  # noqa: S311 - it settles what makes no difference; nothing about it is secret
    return Hint(*hard.decide(view, rng, Effort(seconds=seconds)))


def plain_hint(view: SeatView, *, seed: int) -> Hint:
    """What the medium player would do, where the hard one is not to be had in time."""
    return Hint(medium.choose(view, Random(seed)), PlainReason())  # noqa: S311 - as above
