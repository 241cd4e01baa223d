"""Whose turn it is to write in a channel: the whole bot may ask Discord for fifty things a second.

Answers to taps and private panels do not count, so they never wait here. What does is refused beyond that (429), and
ten thousand refusals in ten minutes lock the bot's whole address out.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Final

from bot.manager.ports import Clock
from bot.views.budget import Budget

ROUNDS: Final = 30
"""Tables that get a turn while one table may be edited once: not each of them takes one request only."""
REQUESTS: Final = 36
"""Requests in that time, however late those come whose turn it was."""
AT_ONCE: Final = 6
"""Of either without a pause."""


class Traffic:
    """Gives turns, first come first served: a table whose turn has not come shows the newest state when it has."""

    def __init__(self, clock: Clock, *, apart: timedelta) -> None:
        """`apart`: least time between two edits of one table, a second where people play."""
        self._clock = clock
        self._rounds = Budget(burst=AT_ONCE, every=apart / ROUNDS)
        self._requests = Budget(burst=AT_ONCE, every=apart / REQUESTS)
        self._passing = asyncio.Lock()

    def turn(self) -> datetime:
        """Take the next turn of a table; says when it is: now, or later."""
        return self._rounds.reserve(self._clock.now())

    async def gate(self) -> None:
        """Come through here right before each request: after a moment in which nothing went on they come in crowds.

        One after the other, so that those who slept through such a moment do not leave together.
        """
        async with self._passing:
            now = self._clock.now()
            if wait := self._requests.ready(now) - now:
                await asyncio.sleep(wait.total_seconds())
            self._requests.reserve(self._clock.now())
