"""One at a time at a table, and nobody waits for long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.manager.errors import Busy

MOST_WAITING: Final = 20
"""Clicks that may wait for one table's lock."""
LONGEST_WAIT: Final = 2.0
"""Seconds a click waits for it."""


class Turns:
    """The lock of one table."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0

    @asynccontextmanager
    async def one(self, *, patient: bool = False) -> AsyncIterator[None]:
        """Hold the lock. Raises Busy when too many wait, or waited too long; the table itself is `patient`."""
        if self._waiting >= MOST_WAITING and not patient:
            raise Busy
        self._waiting += 1
        try:
            async with asyncio.timeout(None if patient else LONGEST_WAIT):
                await self._lock.acquire()
        except TimeoutError:
            raise Busy from None
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._lock.release()
