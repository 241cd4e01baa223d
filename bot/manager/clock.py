"""The one clock of all tables: a heap of moments with a single timer for the earliest."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from datetime import datetime
from itertools import count
from typing import Final

FEW: Final = 64
"""So many cancelled alarms do no harm."""


class HeapClock:
    """Fits the port `Clock`: rings at moments of `now`, with one `loop.call_at` for the earliest of them."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._heap: list[tuple[datetime, int, _Alarm]] = []
        self._order = count()
        self._timer: asyncio.TimerHandle | None = None
        self._armed: datetime | None = None
        self._cancelled = 0
        """About how many alarms of the heap were cancelled."""

    def now(self) -> datetime:
        """This moment, aware, UTC."""
        return self._now()

    def at(self, when: datetime, ring: Callable[[], None]) -> _Alarm:
        """Call `ring` at `when`, or soon if that is past; never inside this call."""
        alarm = _Alarm(ring, self._let_go)
        heapq.heappush(self._heap, (when, next(self._order), alarm))
        self._arm()
        return alarm

    def _let_go(self) -> None:
        """An alarm was cancelled: when most of the heap is such, it is thrown out, so that it never piles up."""
        self._cancelled += 1
        if self._cancelled > max(FEW, len(self._heap) // 2):
            self._heap = [entry for entry in self._heap if not entry[2].cancelled]
            heapq.heapify(self._heap)
            self._cancelled = 0
            self._arm()

    def _arm(self) -> None:
        while self._heap and self._heap[0][2].cancelled:
            heapq.heappop(self._heap)
        if not self._heap:
            self._disarm()
        elif self._armed != self._heap[0][0]:
            self._disarm()
            self._armed = self._heap[0][0]
            loop = asyncio.get_running_loop()
            wait = max(0.0, (self._armed - self._now()).total_seconds())
            self._timer = loop.call_at(loop.time() + wait, self._ring)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._armed = None

    def _ring(self) -> None:
        self._timer = self._armed = None
        loop = asyncio.get_running_loop()
        while self._heap and (self._heap[0][2].cancelled or self._heap[0][0] <= self._now()):
            loop.call_soon(heapq.heappop(self._heap)[2].ring)  # each by itself: one that fails silences no other
        self._arm()


class _Alarm:
    """A wake-up that was ordered."""

    __slots__ = ("_let_go", "_ring", "cancelled")

    def __init__(self, ring: Callable[[], None], let_go: Callable[[], None]) -> None:
        self._ring = ring
        self._let_go = let_go
        self.cancelled = False

    def cancel(self) -> None:
        """Do not ring."""
        if not self.cancelled:
            self.cancelled = True
            self._let_go()

    def ring(self) -> None:
        """Ring, unless that was cancelled."""
        if not self.cancelled:
            self._ring()
