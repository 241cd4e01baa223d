"""A connection to a file whose transactions are carried out where the file is: one trip to its thread for a whole one.

SQLite is asked in a thread of its own. Each statement sent there by itself makes several trips, to open a cursor, carry
the statement out, read its rows and close the cursor, and each trip takes longer than most of our statements.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import current_thread
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection, Result, make_url
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from db.address import SQLITE

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Something to be done in a transaction: it runs statements, and nothing else."""


class OneTripConnection(AsyncAdapt_aiosqlite_connection):
    """What SQLAlchemy takes for its driver: in the thread of the file SQLite itself, elsewhere aiosqlite."""

    __slots__ = ()

    async def trip(self, errand: Callable[[], T]) -> T:
        """Run this in the thread of the file. Raises what it raises."""
        done: T = await self._connection._execute(errand)
        return done

    @property
    def _is_there(self) -> bool:
        return current_thread() is self._connection._thread

    def cursor(self, server_side: bool = False) -> Any:  # noqa: FBT001, FBT002 - as the base has it
        """A cursor. Raises what SQLite raises."""
        return self._connection._conn.cursor() if self._is_there else super().cursor(server_side)

    def commit(self) -> None:
        """Commit. Raises what SQLite raises."""
        if self._is_there:
            self._connection._conn.commit()
        else:
            super().commit()

    def rollback(self) -> None:
        """Roll back, if there is anything to roll back: the pool asks for it whenever a connection comes back to it."""
        if self._is_there:
            self._connection._conn.rollback()
        elif self._connection.in_transaction:
            super().rollback()


def file_engine(path: str, *, uri: bool = False, **pool: Any) -> AsyncEngine:
    """An engine on a file, for `in_one_trip`; `uri`: the path is one; `pool`: settings of SQLAlchemy's pool."""

    def connect() -> OneTripConnection:
        connection = aiosqlite.connect(path, uri=uri)
        connection._thread.daemon = True  # a process that ends does not wait for it
        opened: Any = await_only(connection)
        return OneTripConnection(engine.dialect.dbapi, opened)

    address = make_url(f"{SQLITE}://").set(database=path)
    engine = create_async_engine(address, hide_parameters=True, creator=connect, **pool)
    return engine


def carry_out(connection: Connection, work: Work[T]) -> T:
    """Run `work`; rows that it returns unread are gone, as they are when a transaction is over."""
    done = work(connection)
    if isinstance(done, Result):
        done.close()  # SQLite would let nobody change the table while it is open
    return done


async def in_one_trip(connection: AsyncConnection, work: Work[T]) -> T:
    """Run `work` on a connection: where its file is, or statement by statement on a server. Raises what it raises."""
    sync = connection.sync_connection
    assert sync is not None
    driver: object = sync.connection.dbapi_connection
    if isinstance(driver, OneTripConnection):
        return await driver.trip(lambda: work(sync))
    return await connection.run_sync(work)
