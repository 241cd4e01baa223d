"""Which process serves which shards: locks on a server, held by one connection, and gone with it.

Whatever ends a process, be it SIGKILL or a cable, ends its connection, and the server lets go of its shards.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import EVERYTHING, Share
from db.engine import Database
from db.failures import translated
from db.locks import CHIC, Errand, lock, lock_shared, locked, unlock
from db.word import Word, listen

SHARD: Final = CHIC + 1
"""One lock for each shard that is served."""
COUNT: Final = CHIC + 2
"""A lock that all share who count so many shards: others have to wait until they are gone."""
UNCOUNTED: Final = 0
"""What a process counts that has all shards, however many Discord makes of them."""
BEAT: Final = 4.0
"""Seconds between two looks whether the connection still holds, and how long the answer may take."""
NOTICED: Final = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "11000",
}
"""How soon the server notices that a machine has gone without a word: after eleven seconds.

The last one is for an answer that is on its way when the cable is cut: no keepalive is sent then, and TCP alone would
try again for a quarter of an hour. A process notices within eight seconds, twice BEAT, of what it last heard, and so
before others have its shards.
"""

_SESSION: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END: Final = """
    SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
    WHERE pid = :pid AND backend_start = :backend_start"""


class Session(NamedTuple):
    """One connection, as the server names it: numbers are used again."""

    pid: int
    backend_start: datetime


class Obstacle(Enum):
    """Why there is nothing to serve just now."""

    TAKEN = "all shards are taken"
    OTHER_COUNT = "others run with another SHARD_COUNT"


class Claim:
    """What this process holds."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._timer: asyncio.TimerHandle | None = None
        self._look: asyncio.Task[None] | None = None

    async def take(self, shares: Sequence[Share]) -> Share | Obstacle:
        """Take the first of these shares of which nobody serves any shard; with none given, everything.

        Raises Unavailable.
        """
        async with self._only_we():
            held = await self._connection.run_sync(locked, SHARD)
            counts = await self._connection.run_sync(locked, COUNT)
            if not shares:
                if counts:
                    return Obstacle.TAKEN
                await self._connection.run_sync(lock, COUNT, UNCOUNTED)
                return EVERYTHING
            if counts - {share.count for share in shares}:
                return Obstacle.OTHER_COUNT
            for share in shares:
                if held.isdisjoint(share.shards):
                    await self._connection.run_sync(lock_shared, COUNT, share.count)
                    for shard in share.shards:
                        await self._connection.run_sync(lock, SHARD, shard)
                    return share
        return Obstacle.TAKEN

    async def session(self) -> Session:
        """Which connection the server knows it by. Raises Unavailable."""
        with translated():
            row = (await self._connection.execute(text(_SESSION))).one()
            return Session(row.pid, row.backend_start)

    async def end_session(self, session: Session) -> None:
        """End an earlier connection of this process, if the server still believes in it. Raises Unavailable."""
        with translated():
            await self._connection.execute(text(_END), session._asdict())

    async def watch(self, lost: Callable[[], None]) -> None:
        """From now on, call `lost` once if the connection is lost, and with it what this process holds."""

        def once() -> None:
            if self._timer is not None:
                self.leave_alone()
                lost()

        raw = await self._connection.get_raw_connection()
        driver = raw.driver_connection
        assert driver is not None
        driver.add_termination_listener(lambda _: once())
        self._beat(once)

    async def listen(self, database: Database, heard: Callable[[Word], None]) -> None:
        """From now on `heard` is called with what other processes tell."""
        with translated():
            await listen(database, self._connection, heard)

    def leave_alone(self) -> None:
        """Watch it no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _beat(self, lost: Callable[[], None]) -> None:
        def look() -> None:
            self._look = asyncio.ensure_future(self._answers(lost))

        self._timer = asyncio.get_running_loop().call_later(BEAT, look)

    async def _answers(self, lost: Callable[[], None]) -> None:
        """Does the server still answer? A broken cable says nothing by itself."""
        asking = asyncio.ensure_future(self._connection.execute(text("SELECT 1")))
        answered, _ = await asyncio.wait({asking}, timeout=BEAT)
        if answered and asking.exception() is None:
            if self._timer is not None:
                self._beat(lost)
            return
        lost()  # before the driver says farewell, in seconds, to whom it cannot reach
        asking.cancel()
        with suppress(Exception, asyncio.CancelledError):
            await asking

    @asynccontextmanager
    async def _only_we(self) -> AsyncIterator[None]:
        """No other process takes anything meanwhile."""
        with translated():
            await self._connection.run_sync(lock, CHIC, Errand.CLAIM)
            yield
            # not after a failure: that ends the connection, and all its locks
            await self._connection.run_sync(unlock, CHIC, Errand.CLAIM)

    async def end(self) -> None:
        """Stop watching, and wait for what was begun."""
        self.leave_alone()
        if self._look is not None:
            with suppress(Exception):
                await self._look


def served(connection: Connection) -> Share | None:
    """The shards that processes have taken, together; None if there are none, or a process has everything."""
    counts = locked(connection, COUNT) - {UNCOUNTED}
    return Share(tuple(sorted(locked(connection, SHARD))), max(counts)) if counts else None


def in_use(connection: Connection) -> bool:
    """Does any process serve on this server's database? Spares, which wait, do not count."""
    return bool(locked(connection, COUNT))


@asynccontextmanager
async def claiming(database: Database) -> AsyncIterator[Claim]:
    """Something to take shares with, on a connection of its own; they are held until the end. Raises Unavailable."""
    async with database.aside() as connection:
        with translated():
            for name, value in NOTICED.items():
                await connection.execute(
                    text("SELECT set_config(:name, :value, false)"), {"name": name, "value": value}
                )
        claim = Claim(connection)
        try:
            yield claim
        finally:
            await claim.end()
