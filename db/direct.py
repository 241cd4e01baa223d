"""A file's connection as statements know one, but in the thread that uses it: a whole transaction is one trip there.

The driver for event loops makes four trips to a thread for each statement, and a step of a table has five: that is
most of what a step costs. Work that waits for nothing but its own statements never has to come back in between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

from sqlalchemy import Connection, Dialect, Engine
from sqlalchemy.engine import CursorResult, ScalarResult
from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[[AsyncConnection], Awaitable[T]]

READERS: Final = 3
"""Read transactions that are under way at the same time; there is always a thread for who writes."""


class Direct:
    """As much of AsyncConnection as statements are written with; each is carried out before its await begins."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        """Which database it is."""
        return self._connection.dialect

    async def execute(self, *words: Any) -> CursorResult[Any]:
        """Carry out a statement."""
        return self._connection.execute(*words)

    async def exec_driver_sql(self, *words: Any) -> CursorResult[Any]:
        """Carry out a statement in the database's own words."""
        return self._connection.exec_driver_sql(*words)

    async def scalar(self, *words: Any) -> Any:
        """The first value of the first row; None without one."""
        return self._connection.scalar(*words)

    async def scalars(self, *words: Any) -> ScalarResult[Any]:
        """The first value of each row."""
        return self._connection.scalars(*words)

    async def run_sync(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Carry out work that does not know of event loops."""
        return work(self._connection, *args, **kwargs)


class Trips:
    """The threads in which transactions on a file are carried out."""

    def __init__(self, engine: Engine, *, patience: float) -> None:
        """`patience` is how many seconds a reader waits for a thread."""
        self.engine: Final = engine
        self._patience = patience
        self._reader = engine.execution_options(reading=True)
        self._reading = asyncio.Semaphore(READERS)
        self._threads = ThreadPoolExecutor(READERS + 1, thread_name_prefix="database")

    async def write(self, work: Work[T], *, before_commit: Callable[[], None]) -> T:
        """Carry out work in one write transaction; one at a time."""

        def trip() -> T:
            with self.engine.begin() as connection:
                done = carried_out(work, connection)
                before_commit()
                return done

        return await self._there(trip)

    async def read(self, work: Work[T]) -> T:
        """Carry out work in one read transaction. Raises TimeoutError if too many are reading."""

        def trip() -> T:
            with self._reader.begin() as connection:
                return carried_out(work, connection)

        async with asyncio.timeout(self._patience):
            await self._reading.acquire()
        try:
            return await self._there(trip)
        finally:
            self._reading.release()

    async def _there(self, trip: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, copy_context().run, trip)

    def close(self) -> None:
        """Let go of the file; nothing is under way any more."""
        self.engine.dispose()
        self._threads.shutdown()


def carried_out(work: Work[T], connection: Connection) -> T:
    """Carry out work here, to its end. Raises RuntimeError if it waits for anything else, and whatever it raises."""
    steps = work(cast("AsyncConnection", Direct(connection))).__await__()
    try:
        next(steps)
    except StopIteration as end:
        return cast("T", end.value)
    raise RuntimeError("this transaction waits for more than its own statements")
