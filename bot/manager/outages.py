"""The store does not answer: tables stand still until it does, and nobody's time runs meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from bot.manager.ports import Clock
from bot.records import Unavailable

PROBE: Final = timedelta(seconds=10)
"""How often it is asked whether it is back."""


class Outage:
    """One at a time; it ends when the store takes what `again` writes."""

    def __init__(
        self, clock: Clock, spawn: Callable[[Awaitable[None]], None], again: Callable[[], Awaitable[None]]
    ) -> None:
        """`again` brings everything up to date once the store is back; it raises Unavailable while it is not."""
        self._clock = clock
        self._spawn = spawn
        self._again = again
        self._lasts = False

    @property
    def lasts(self) -> bool:
        """Is the store out of reach, as far as is known?"""
        return self._lasts

    def begin(self) -> None:
        """Something could not be stored or read."""
        if not self._lasts:
            self._lasts = True
            self._ask_later()

    def _ask_later(self) -> None:
        self._clock.at(self._clock.now() + PROBE, lambda: self._spawn(self._ask()))

    async def _ask(self) -> None:
        try:
            await self._again()
        except Unavailable:
            self._ask_later()
        except BaseException:
            self._ask_later()
            raise
        else:
            self._lasts = False
