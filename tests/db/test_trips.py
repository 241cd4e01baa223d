"""A connection to a file: a transaction is one trip to its thread, and comes to the same as statement by statement."""

from __future__ import annotations

from threading import current_thread
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from bot.game.actions import Pass, Seat
from bot.records import By, Change, Ply
from db.engine import Database
from db.games import SqlGameStore
from db.trips import Work
from tests.db.tables import ANNA, lobby

NUMBERS = text("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT :size) SELECT i FROM n")


@pytest.fixture
def storage() -> str:
    return "sqlite"


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What was done in the thread of a file, an entry for each trip."""
    made = list[object]()
    execute: Any = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, errand: object, *given: object, **named: object) -> object:
        made.append(errand)
        return await execute(self, errand, *given, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return made


def make(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE t (i INTEGER PRIMARY KEY)"))


def fill(connection: Connection) -> int:
    """Says how many rows were written."""
    make(connection)
    return connection.execute(text("INSERT INTO t VALUES (:i)"), [{"i": i} for i in range(3)]).rowcount


def read_in_pieces(connection: Connection) -> list[int]:
    result = connection.execute(NUMBERS, {"size": 2_000})
    first, some = result.fetchone(), result.fetchmany(700)
    assert first is not None
    return [number for (number,) in [first, *some, *result]]


def change(connection: Connection) -> list[int]:
    fill(connection)
    return list(connection.scalars(text("DELETE FROM t WHERE i < 2 RETURNING i")))


WORKS: list[tuple[Work[object], object]] = [
    (fill, 3),
    (read_in_pieces, list(range(1, 2_001))),
    (change, [0, 1]),
    (lambda connection: connection.scalar(NUMBERS, {"size": 5}), 1),
]


@pytest.mark.parametrize(("work", "comes_to"), WORKS)
async def test_one_trip_comes_to_the_same_as_many(
    database: Database, trips: list[object], work: Work[object], comes_to: object
) -> None:
    async with database.step_by_step() as connection:
        assert await connection.run_sync(work) == comes_to
        await connection.rollback()
    assert len(trips) > 3
    trips.clear()
    assert await database.tx(work) == comes_to
    assert len(trips) == 1


async def test_a_step_takes_one(database: Database, store: SqlGameStore, trips: list[object]) -> None:
    """What a played card writes: BEGIN, the table, the click, the action, COMMIT."""
    game_id = await store.open(lobby(ANNA))
    for revision in range(3):
        trips.clear()
        ply = Ply(revision, Pass(Seat(0)), By.PERSON)
        await store.commit(game_id, revision, Change(click=77 + revision, plies=(ply,)))
        assert len(trips) == 1


@pytest.mark.parametrize("way", ["tx", "read"])
async def test_work_is_done_in_the_thread_of_the_file(database: Database, way: str) -> None:
    assert await getattr(database, way)(lambda _: current_thread()) is not current_thread()


async def test_a_failed_one_leaves_nothing_and_the_next_one_works(database: Database) -> None:
    def fail(connection: Connection) -> None:
        make(connection)
        raise LookupError

    def stumble(connection: Connection) -> None:
        make(connection)
        connection.execute(text("SELECT * FROM nowhere"))

    for work, error in ((fail, LookupError), (stumble, OperationalError)) * 2:
        with pytest.raises(error):
            await database.tx(work)
    await database.tx(make)
    assert await database.read(lambda connection: connection.scalar(text("SELECT count(*) FROM t"))) == 0


async def test_a_read_cannot_hold_up_a_write(database: Database, store: SqlGameStore) -> None:
    count = text("SELECT count(*) FROM games")
    async with database.step_by_step(reading=True) as looking:
        assert await looking.scalar(count) == 0
        await store.open(lobby(ANNA))
        assert await looking.scalar(count) == 0, "all statements of a read see the same moment"
