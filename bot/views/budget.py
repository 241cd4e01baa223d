"""How often something is done at most: a handful of times at once, then one time after the other."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

SET_BACK: Final = timedelta(minutes=1)
"""Whoever would wait so much longer than a budget is for waits for a clock that has been set back."""


class Budget:
    """`burst` at once, and one more every `every`: never more than `burst + t / every` in any time t."""

    def __init__(self, *, burst: int, every: timedelta) -> None:
        self._every = every
        self._leeway = every * (burst - 1)
        self._longest = burst * every + SET_BACK
        self._spent_until: datetime | None = None
        """When all that was spent is earned again."""

    def take(self, now: datetime) -> bool:
        """Spend one, if there is one to spend."""
        if self.ready(now) > now:
            return False
        self._spent_until = self.whole(now) + self._every
        return True

    def reserve(self, now: datetime) -> datetime:
        """Spend one now or as soon as it is there, whoever else may want it; says when that is."""
        ready = self.ready(now)
        self._spent_until = self.whole(now) + self._every
        return ready

    def ready(self, now: datetime) -> datetime:
        """When there is one to spend: now, or later."""
        return max(now, self.whole(now) - self._leeway)

    def whole(self, now: datetime) -> datetime:
        """When nothing spent is missing any more: now, or later. A clock that was set back makes nobody wait."""
        if self._spent_until is None or self._spent_until - now > self._longest:
            return now
        return max(now, self._spent_until)
