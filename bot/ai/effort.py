"""How much thought goes into one decision: so many steps, and never longer than a player would wait."""

from __future__ import annotations

from time import perf_counter
from typing import Final

STEPS: Final = 12_000
"""Steps of thought for one decision; the measure by which the same view leads to the same action everywhere."""
SECONDS: Final = 0.3
"""The longest a decision may take on a machine that is busy with other things."""
BETWEEN_LOOKS: Final = 256
"""Steps between two looks at the clock."""


class Overtime(Exception):
    """The decision has taken too long."""


class Effort:
    """What is left of the thought for one decision."""

    def __init__(self, *, steps: int = STEPS, seconds: float | None = SECONDS) -> None:
        """`seconds`: None lets a decision take as long as its steps take."""
        self.left = steps
        self._late = None if seconds is None else perf_counter() + seconds
        self._look = steps

    def spend(self, steps: int) -> None:
        """So many steps were thought. Raises Overtime when that took too long."""
        self.left -= steps
        if self._late is not None and self.left < self._look:
            self._look = self.left - BETWEEN_LOOKS
            if perf_counter() > self._late:
                raise Overtime
