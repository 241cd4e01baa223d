"""Whose turn it is to write in a channel: the whole bot may ask Discord for fifty things a second.

Answers to taps and private panels do not count, so they never wait here. What does is refused beyond that (429), and
ten thousand refusals in ten minutes lock the bot's whole address out; at a hundred taps a second that takes two.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.manager.ports import Clock
from bot.views.budget import Budget

PER_SECOND: Final = 30
"""Rounds of edits while one table may be edited once."""
AT_ONCE: Final = 6
"""Rounds without a pause. Even if each of these takes two requests, no second is given more than 42: what is asked
later than it should, because the bot was busy, still fits in."""


class Traffic:
    """Gives turns, first come first served: a table whose turn has not come shows the newest state when it has."""

    def __init__(self, clock: Clock, *, apart: timedelta) -> None:
        """`apart`: least time between two edits of one table, a second where people play."""
        self._clock = clock
        self._budget = Budget(burst=AT_ONCE, every=apart / PER_SECOND)

    def turn(self) -> datetime:
        """Take the next turn, of one request; says when it is: now, or later."""
        return self._budget.reserve(self._clock.now())

    def owe(self, requests: int) -> None:
        """So many requests were made more: the turns after this one come later."""
        for _ in range(requests):
            self._budget.reserve(self._clock.now())
