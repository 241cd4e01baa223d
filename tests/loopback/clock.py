"""The small Discord's time, which can be moved ahead, and its ids, which tell when they were given."""

from __future__ import annotations

import time
from datetime import UTC, datetime

EPOCH = 1_420_070_400.0
"""Discord's ids count milliseconds from 2015."""


class Clock:
    """Real time, and as many seconds more as a test asks for: what is there grows older by them at once."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._last = 0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def shift(self, seconds: float) -> None:
        """Let time pass without waiting for it."""
        self._ahead += seconds

    def snowflake(self) -> int:
        """A new id, greater than all before it."""
        self._last = max(int((self.now() - EPOCH) * 1000) << 22, self._last + 1)
        return self._last

    def text(self, moment: float | None = None) -> str:
        """A moment, by default now, as Discord writes it."""
        return datetime.fromtimestamp(self.now() if moment is None else moment, UTC).isoformat()


def given_at(snowflake: int) -> float:
    """The moment an id tells, in seconds since 1970."""
    return (snowflake >> 22) / 1000 + EPOCH
