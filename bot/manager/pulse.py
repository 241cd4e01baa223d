"""The house writes down that it is alive, so that after a stop nobody's time has run meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from typing import Final

from bot.manager.pace import TIMES
from bot.manager.ports import Alarm, Clock, GameStore
from bot.records import Pace

BEAT: Final = timedelta(seconds=30)
"""How often, while people play by minutes: after a crash they may be given as much time too much."""
SLOW_BEAT: Final = timedelta(minutes=10)
"""How often, while they only play by hours."""


def rhythm(paces: Collection[Pace]) -> timedelta | None:
    """How exactly it has to be known that the bot lives: by the fastest table, None without any."""
    if not paces:
        return None
    return SLOW_BEAT if all(TIMES[pace].in_passing for pace in paces) else BEAT


class Pulse:
    """Beats while it is needed, and as often as it is; an idle house is silent."""

    def __init__(self, store: GameStore, clock: Clock, spawn: Callable[[Awaitable[None]], None]) -> None:
        """`spawn` runs something in the background and answers for its failures."""
        self._store = store
        self._clock = clock
        self._spawn = spawn
        self._alarm: Alarm | None = None

    def begin(self, rhythm: Callable[[], timedelta | None], *, held: Callable[[], bool] = lambda: False) -> None:
        """Beat from now on; `rhythm` says how often, None for not any more; a beat is left out while it is `held`."""
        if self._alarm is not None:
            self._alarm.cancel()
        apart = rhythm()
        self._alarm = (
            None if apart is None else self._clock.at(self._clock.now() + apart, lambda: self._beat(rhythm, held))
        )

    def _beat(self, rhythm: Callable[[], timedelta | None], held: Callable[[], bool]) -> None:
        if rhythm() is not None and not held():
            self._spawn(self._store.alive(self._clock.now()))
        self.begin(rhythm, held=held)
