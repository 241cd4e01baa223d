"""A connection to a file that makes one trip to its thread for a statement, and not one for each part of it.

SQLite is asked in a thread of its own. To open a cursor, carry out a statement, read its rows and close the cursor are
four trips with aiosqlite as it is, and each takes longer than most of our statements.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import aiosqlite
from aiosqlite.context import contextmanager

READ_AHEAD: Final = 512
"""Rows that come with the statement; a result that has more is read on in further trips."""


class OneTripCursor(aiosqlite.Cursor):
    """A cursor that its statement opens, reads and, if that was all, closes."""

    _cursor: sqlite3.Cursor
    """There is none before its statement."""

    def __init__(self, connection: OneTripConnection) -> None:  # as the base, but for the cursor that is not there yet
        self._conn = self._connection = connection
        self.iter_chunk_size = READ_AHEAD
        self._ahead: list[Any] = []
        self._more = False
        """Are there rows that were not read ahead?"""

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> OneTripCursor:
        """Carry out a statement. Raises what SQLite raises."""
        given: Any = () if parameters is None else parameters
        await self._in_thread(lambda cursor: cursor.execute(sql, given))
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> OneTripCursor:
        """Carry out a statement for each of these. Raises what SQLite raises."""
        given: Any = parameters
        await self._in_thread(lambda cursor: cursor.executemany(sql, given))
        return self

    async def fetchone(self) -> Any:
        """The next row; None if there is none."""
        rows = await self.fetchmany(1)
        return rows[0] if rows else None

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """The next rows, `size` at most; fewer only if there are no more."""
        size = self.arraysize if size is None else size
        rows, self._ahead = self._ahead[:size], self._ahead[size:]
        if self._more and len(rows) < size:
            rows += await super().fetchmany(size - len(rows))
        return rows

    async def fetchall(self) -> list[Any]:
        """All rows that are left."""
        rows, self._ahead = self._ahead, []
        return [*rows, *(await super().fetchall())] if self._more else rows

    async def close(self) -> None:
        """Let go of the rest."""
        self._ahead = []
        if self._more:
            await super().close()

    async def _in_thread(self, carry_out: Callable[[sqlite3.Cursor], object]) -> None:
        await self._execute(self._run, carry_out)  # type: ignore[no-untyped-call]

    def _run(self, carry_out: Callable[[sqlite3.Cursor], object]) -> None:
        """In the thread of the connection."""
        self._cursor = self._connection.begun().cursor()
        carry_out(self._cursor)
        self._ahead = self._cursor.fetchmany(READ_AHEAD) if self._cursor.description else []
        self._more = len(self._ahead) == READ_AHEAD
        if not self._more:
            self._cursor.close()


class OneTripConnection(aiosqlite.Connection):
    """A connection with such cursors, whose transactions begin with their first statement, in one trip with it."""

    def __init__(self, path: str, **settings: Any) -> None:
        """`settings` are those of `sqlite3.connect`."""
        super().__init__(partial(sqlite3.connect, path, **settings), READ_AHEAD)
        self._thread.daemon = True  # as SQLAlchemy has it: a process that ends does not wait for it
        self._begin: str | None = None

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """A cursor, without a trip."""
        return OneTripCursor(self)

    def begin_with_next(self, begin: str) -> None:
        """The next statement is the first one of a transaction: `begin` comes before it."""
        self._begin = begin

    def begun(self) -> sqlite3.Connection:
        """In the thread: the connection, in the transaction that its next statement belongs to."""
        begin, self._begin = self._begin, None
        if begin is not None:
            self._conn.execute(begin).close()
        return self._conn

    async def commit(self) -> None:
        """Commit. Raises what SQLite raises."""
        self._begin = None
        await super().commit()

    async def rollback(self) -> None:
        """Roll back, if there is anything to roll back: the pool asks for it whenever a connection comes back to it."""
        self._begin = None
        if self.in_transaction:
            await super().rollback()
