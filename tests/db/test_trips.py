"""A connection to a file: one trip to its thread for a statement, and the same results as with four."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.game.actions import Pass, Seat
from bot.records import By, Change, Ply
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.trips import READ_AHEAD, OneTripConnection, OneTripCursor
from tests.db.tables import ANNA, NOW, lobby

SIZES = [0, 1, READ_AHEAD - 1, READ_AHEAD, READ_AHEAD + 1, 3 * READ_AHEAD]
NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {}) SELECT i FROM n"


class Counted(OneTripConnection):
    """A connection that counts its trips."""

    trips = 0

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        self.trips += 1
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]


@pytest.fixture
def storage() -> str:
    return "sqlite"


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[Counted]:
    connection = Counted(str(tmp_path / "some.db"), isolation_level=None)
    async with connection:
        yield connection


async def opened(connection: Counted) -> OneTripCursor:
    """A cursor, as SQLAlchemy opens one."""
    cursor = await connection.cursor()
    assert isinstance(cursor, OneTripCursor)
    return cursor


def rows(size: int) -> list[tuple[int]]:
    return [(number,) for number in range(1, size + 1)]


def query(size: int) -> str:
    """What has so many rows."""
    return NUMBERS.format(size) if size else "SELECT 1 WHERE 0"


class TestResults:
    """Nothing is missing and nothing comes twice, however it is read."""

    @pytest.mark.parametrize("size", SIZES)
    async def test_all_at_once(self, connection: Counted, size: int) -> None:
        async with await opened(connection) as cursor:
            await cursor.execute(query(size))
            assert await cursor.fetchall() == rows(size)
            assert await cursor.fetchall() == []

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("piece", [1, 100, READ_AHEAD, 2 * READ_AHEAD])
    async def test_in_pieces(self, connection: Counted, size: int, piece: int) -> None:
        read: list[Any] = []
        async with await opened(connection) as cursor:
            await cursor.execute(query(size))
            while more := await cursor.fetchmany(piece):
                assert len(more) == piece or len(read) + len(more) == size
                read += more
        assert read == rows(size)

    async def test_one_and_then_the_rest(self, connection: Counted) -> None:
        async with await opened(connection) as cursor:
            await cursor.execute(query(READ_AHEAD + 2))
            assert await cursor.fetchone() == (1,)
            assert await cursor.fetchall() == rows(READ_AHEAD + 2)[1:]
            assert await cursor.fetchone() is None

    async def test_what_was_changed(self, connection: Counted) -> None:
        async with await opened(connection) as cursor:
            await cursor.execute("CREATE TABLE t (i INTEGER PRIMARY KEY)")
            await cursor.executemany("INSERT INTO t VALUES (?)", rows(3))
            assert (cursor.rowcount, cursor.description) == (3, None)
            await cursor.execute("INSERT INTO t VALUES (9)")
            assert cursor.lastrowid == 9
            await cursor.execute("DELETE FROM t WHERE i < ? RETURNING i", (3,))
            assert await cursor.fetchall() == [(1,), (2,)]

    async def test_a_statement_that_fails(self, connection: Counted) -> None:
        async with await opened(connection) as cursor:
            with pytest.raises(sqlite3.OperationalError, match="no such table"):
                await cursor.execute("SELECT * FROM nowhere")
        async with await opened(connection) as cursor:
            await cursor.execute(query(2))
            assert await cursor.fetchall() == rows(2)


class TestTrips:
    """What takes none, and what takes one."""

    async def test_a_statement_takes_one(self, connection: Counted) -> None:
        async with await opened(connection) as cursor:
            await cursor.execute(query(5))
            await cursor.fetchall()
        assert connection.trips == 1

    async def test_the_beginning_and_the_first_statement_share_one(self, connection: Counted) -> None:
        connection.begin_with_next("BEGIN IMMEDIATE")
        async with await opened(connection) as cursor:
            await cursor.execute("SELECT 1")
        assert (connection.trips, connection.in_transaction) == (1, True)
        await connection.rollback()
        assert (connection.trips, connection.in_transaction) == (2, False)

    @pytest.mark.parametrize("end", ["commit", "rollback"])
    async def test_a_transaction_without_a_statement_is_none(self, connection: Counted, end: str) -> None:
        connection.begin_with_next("BEGIN IMMEDIATE")
        await getattr(connection, end)()
        async with await opened(connection) as cursor:
            await cursor.execute("SELECT 1")
        assert not connection.in_transaction

    async def test_a_step_takes_four(self, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """What a played card writes: the table with BEGIN, the click, the action; COMMIT."""
        made: list[Counted] = []

        def counted(path: str, **settings: Any) -> Counted:
            made.append(Counted(path, **settings))
            return made[-1]

        monkeypatch.setattr("db.engine.OneTripConnection", counted)
        database = await open_database(address)
        try:
            store = SqlGameStore(database, now=lambda: NOW)
            game_id = await store.open(lobby(ANNA))
            before = sum(one.trips for one in made)
            await store.commit(game_id, 0, Change(click=77, plies=(Ply(0, Pass(Seat(0)), By.PERSON),)))
            assert sum(one.trips for one in made) - before == 4
        finally:
            await database.close()


class TestTransactions:
    """Through the one door, as before."""

    async def test_a_failed_one_leaves_nothing_and_the_next_one_works(self, database: Database) -> None:
        async def fail(connection: AsyncConnection) -> None:
            await connection.execute(text("CREATE TABLE t (i)"))
            raise LookupError

        async def make(connection: AsyncConnection) -> None:
            await connection.execute(text("CREATE TABLE t (i)"))

        for _ in range(2):
            with pytest.raises(LookupError):
                await database.tx(fail)
        await database.tx(make)
        assert await database.read(lambda connection: connection.scalar(text("SELECT count(*) FROM t"))) == 0

    async def test_a_read_cannot_hold_up_a_write(self, database: Database, store: SqlGameStore) -> None:
        async def look(connection: AsyncConnection) -> int:
            before = await connection.scalar(text("SELECT count(*) FROM games"))
            await store.open(lobby(ANNA))
            return int(before or 0) + int(await connection.scalar(text("SELECT count(*) FROM games")) or 0)

        assert await database.read(look) == 0, "all statements of a read see the same moment"
