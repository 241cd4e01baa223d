"""How long a bot that starts again and again waits before it identifies itself to Discord.

Discord resets the token of a bot that identifies itself more than 1,000 times a day. A process that dies at each start
and is started anew each time would do that within hours, so every start is written down before it, in the database,
where the next process finds it.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Final

import discord
import structlog

from bot.client import ChicagoBot
from bot.hosting.endings import TRY_AGAIN, CannotServe
from bot.hosting.stopping import Stop
from bot.manager.clock import HeapClock
from bot.records import Unavailable
from db.notes import Notes

FIRST, LONGEST = timedelta(seconds=5), timedelta(minutes=5)
"""The wait after one start that came to no good, and after many."""
GOOD_WHILE: Final = timedelta(minutes=10)
"""Who has been up for so long has started well."""
AT_ONCE: Final = 200.0
"""Sessions that may be begun within moments, however the starts before ended: also when each was stopped in order."""
PER_DAY: Final = 700.0
"""Sessions that may be begun in a day besides. Both together leave 100 of 1,000 for those that Discord ends itself."""
DAY: Final = timedelta(days=1)
NOTE: Final = "starts"
"""Where it is written down; for a process that has some of the shards only, with their numbers."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Starts:
    """What is remembered of the starts before this one."""

    failed: int = 0
    """Starts in a row after which the bot was neither up for a good while nor stopped by its host."""
    spent: float = 0.0
    """Sessions begun, less what has been granted since, when the last one began; 0 to AT_ONCE."""
    last: datetime | None = None
    """When that was."""

    def wait(self, now: datetime, *, sessions: int = 1) -> timedelta:
        """How long the next start has to wait that begins so many sessions: FIRST, twice that, and so on to LONGEST.

        Longer where more sessions were begun of late than a day has to spare.
        """
        if self.last is None:
            return timedelta()
        apart = FIRST * 2 ** min(self.failed - 1, 20) if self.failed else timedelta()
        dearth = self.spent + _cost(sessions) - AT_ONCE
        apart = max(min(apart, LONGEST), DAY * (dearth / PER_DAY))
        return max(timedelta(), apart - self._since(now))

    def begun(self, now: datetime, *, sessions: int = 1) -> Starts:
        """One more; it counts as failed until it is known to be good."""
        granted = PER_DAY * (self._since(now) / DAY)
        return Starts(self.failed + 1, max(0.0, self.spent - granted) + _cost(sessions), now)

    def ended_well(self) -> Starts:
        """The last start was good: the next one waits for nothing but for what a day has to spare."""
        return Starts(0, self.spent, self.last)

    def _since(self, now: datetime) -> timedelta:
        """How long ago the last start was; nothing if a clock was set back meanwhile."""
        return timedelta() if self.last is None else max(timedelta(), now - self.last)

    def written(self) -> str:
        """All of it as text."""
        return json.dumps(asdict(self), default=datetime.isoformat)

    @classmethod
    def read(cls, text: str | None) -> Starts:
        """What `written` wrote; none before the first start."""
        if text is None:
            return cls()
        told = json.loads(text)
        last = told["last"]
        return cls(int(told["failed"]), float(told["spent"]), None if last is None else datetime.fromisoformat(last))


def _cost(sessions: int) -> float:
    """What a start with so many sessions takes; one of hundreds waits until all is granted again."""
    return min(float(sessions), AT_ONCE)


class Backoff:
    """Holds one process back as long as the starts before it want it, and notes how its own turns out."""

    def __init__(self, notes: Notes, stop: Stop) -> None:
        """`stop` knows whether the host has asked for the end."""
        self._notes = notes
        self._stop = stop
        self._clock = HeapClock(discord.utils.utcnow)
        self._name = NOTE
        self._begun: Starts | None = None

    async def wait(self, bot: ChicagoBot) -> None:
        """Wait if need be, and note the start before its first session begins.

        Raises CannotServe if Discord allows no more of them today, Unavailable.
        """
        sessions = await _sessions(bot)
        if bot.shard_ids is not None:
            self._name = f"{NOTE} {min(bot.shard_ids)}-{max(bot.shard_ids)}/{bot.shard_count}"
        starts = Starts.read(await self._notes.read(self._name))
        wait = starts.wait(self._clock.now(), sessions=sessions)
        if wait:
            _log.warning(
                "waiting before connecting to Discord: too many starts lately",
                seconds=round(wait.total_seconds(), 1),
                failed_starts=starts.failed,
            )
            await asyncio.sleep(wait.total_seconds())
        self._begun = starts.begun(self._clock.now(), sessions=sessions)
        await self._notes.write(self._name, self._begun.written())
        self._clock.at(self._clock.now() + GOOD_WHILE, lambda: bot.spawn(self._started_well()))

    async def end(self) -> None:
        """The process ends: who was stopped by the host has started well."""
        if self._stop.asked:
            await self._started_well()

    async def _started_well(self) -> None:
        """The next start is as good as the first."""
        with suppress(Unavailable):  # then it waits for once
            starts = self._begun or Starts.read(await self._notes.read(self._name))
            await self._notes.write(self._name, starts.ended_well().written())


async def _sessions(bot: ChicagoBot) -> int:
    """How many sessions this process is to begin. Raises CannotServe if Discord allows too few, and no gate waits."""
    shards, _, limit = await bot.http.get_bot_gateway()
    mine = len(bot.shard_ids or range(bot.shard_count or shards))
    left, hours = int(limit["remaining"]), int(limit["reset_after"]) / 3_600_000
    if left < mine and bot.gate is None:  # the gate waits until there are enough
        raise CannotServe(
            f"The bot may connect {left} more times within {hours:.0f} hours, and needs {mine}: it started too often.",
            TRY_AGAIN,
        )
    return mine
