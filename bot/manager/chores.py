"""What the house does once a day: it throws away what is old."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from bot.manager.ports import Clock

DAY: Final = timedelta(days=1)


class Chores:
    """Done at the start, and every day after."""

    def __init__(
        self, work: Callable[[], Awaitable[None]], clock: Clock, spawn: Callable[[Awaitable[None]], None]
    ) -> None:
        """`work` is all there is to do; `spawn` runs it in the background and answers for its failures."""
        self._work = work
        self._clock = clock
        self._spawn = spawn

    def begin(self) -> None:
        """Do them now, and again tomorrow."""
        self._spawn(self._work())
        self._clock.at(self._clock.now() + DAY, self.begin)
