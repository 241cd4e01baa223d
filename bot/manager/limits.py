"""Limits before work: how many tables may stand, and how fast one person may tap (RELIABILITY.md 13)."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.manager.ports import Clock

REMEMBERED: Final = 10_000
"""People whose taps are counted at once; whoever tapped longest ago is forgotten first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much is served at once. Private games do not count as tables: a person holds one of each kind in a server."""

    tables_per_server: int = 20
    tables: int = 500
    """In this process, on all servers together."""
    taps_per_second: float = 5.0
    """Taps and commands of one person, on average."""
    taps_at_once: int = 10
    """As many may come in one burst."""

    @property
    def lobbies_per_server(self) -> int:
        """Half of a server's tables, so that those nobody joins do not keep games from being played."""
        return max(1, self.tables_per_server // 2)


class Taps:
    """A bucket of taps for everybody: each takes one, and they come back with time."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._clock = clock
        self._refill = timedelta(seconds=1 / limits.taps_per_second)
        self._whole = self._refill * limits.taps_at_once
        self._full_at: OrderedDict[int, datetime] = OrderedDict()
        """When each person's bucket will be full again; who is not in here has a full one."""

    def take(self, user_id: int) -> bool:
        """One tap of this person; False if it comes too soon after too many others."""
        now = self._clock.now()
        full_at = max(now, self._full_at.get(user_id, now)) + self._refill
        if full_at - now > self._whole:
            return False
        self._full_at[user_id] = full_at
        self._full_at.move_to_end(user_id)
        if len(self._full_at) > REMEMBERED:
            self._full_at.popitem(last=False)
        return True
