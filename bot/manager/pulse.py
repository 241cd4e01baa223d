"""The house writes down that it is alive, so that after a stop nobody's time has run meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from bot.manager.ports import Alarm, Clock, GameStore

BEAT: Final = timedelta(seconds=30)
"""How often: after a crash, somebody may have been given as much time too much."""


class Pulse:
    """Beats while it is needed; an idle house is silent."""

    def __init__(self, store: GameStore, clock: Clock, spawn: Callable[[Awaitable[None]], None]) -> None:
        """`spawn` runs something in the background and answers for its failures."""
        self._store = store
        self._clock = clock
        self._spawn = spawn
        self._alarm: Alarm | None = None

    def begin(self, needed: Callable[[], bool]) -> None:
        """Beat from now on, for as long as it is `needed`."""
        if self._alarm is None and needed():
            self._alarm = self._clock.at(self._clock.now() + BEAT, lambda: self._ring(needed))

    def _ring(self, needed: Callable[[], bool]) -> None:
        self._alarm = None
        if needed():
            self._spawn(self._store.alive(self._clock.now()))
            self.begin(needed)
