"""A hint for a person: what the hard player would do with the same cards, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.ai import hard
from bot.ai.effort import SECONDS, Effort
from bot.ai.reasons import Reason
from bot.game.actions import SeatAction
from bot.game.view import SeatView


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, and why."""

    action: SeatAction
    """One of the view's legal actions."""
    reason: Reason


def hint(view: SeatView, *, seed: int, seconds: float | None = SECONDS) -> Hint:
    """What the hard player would do for this view and seed.

    Raises ValueError if nothing is asked of the seat now. `seconds` is as in `bot.ai.players.choose`.
    """
    rng = Random(seed)  # noqa: S311 - it settles what makes no difference; nothing about it is secret
    return Hint(*hard.decide(view, rng, Effort(seconds=seconds)))
