"""The one door to the database: whole transactions, whoever is cancelled (RELIABILITY rules 1 and 5)."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import ColumnElement, Connection, Integer, column, func, select, table, text, update
from sqlalchemy.exc import DBAPIError, ResourceClosedError
from sqlalchemy.util import await_only

from bot.records import Unavailable
from db.engine import Database, open_database
from db.errors import BadAddress, Rejected
from db.schema import games, seeds
from tests.db.postgres import Server
from tests.db.tables import GUILD, NOW

tally = table("tally", column("points", Integer))


@pytest.fixture
async def counting(database: Database) -> Database:
    """A database with a number in it, 0."""
    await database.tx(lambda connection: connection.execute(text("CREATE TABLE tally (points INTEGER NOT NULL)")))
    await database.tx(lambda connection: connection.execute(tally.insert().values(points=0)))
    return database


def pause(connection: Connection, seconds: float) -> None:
    """In the middle of a transaction."""
    if connection.dialect.name == "sqlite":
        time.sleep(seconds)
    else:
        connection.execute(select(func.pg_sleep(seconds)))


async def points(database: Database) -> int:
    def look(connection: Connection) -> int:
        return int(connection.execute(select(tally.c.points)).scalar_one())

    return await database.read(look)


async def test_what_a_transaction_returns_is_returned(database: Database) -> None:
    assert await database.tx(lambda connection: connection.scalar(text("SELECT 7"))) == 7


@pytest.mark.parametrize("way", ["tx", "read"])
async def test_rows_that_were_not_read_are_gone(database: Database, way: str) -> None:
    """On a file and on a server, rather than that a file cannot be changed while somebody might still read them."""
    result = await getattr(database, way)(lambda connection: connection.execute(text("SELECT 7")))
    with pytest.raises(ResourceClosedError):
        result.all()


async def test_a_failed_transaction_stores_nothing(counting: Database) -> None:
    def write(connection: Connection) -> None:
        connection.execute(update(tally).values(points=9))
        raise LookupError

    with pytest.raises(LookupError):
        await counting.tx(write)
    assert await points(counting) == 0


async def test_a_cancellation_storm_loses_nothing(counting: Database, address: str) -> None:
    """Impatient callers go away at every possible moment; each transaction is still carried out, once."""
    await counting.close()
    storming = await open_database(address)
    begun = 0

    def add(connection: Connection) -> None:
        nonlocal begun
        before = connection.execute(select(tally.c.points).with_for_update()).scalar_one()
        begun += 1
        connection.execute(update(tally).values(points=before + 1))

    async def impatient(seconds: float) -> None:
        await asyncio.wait_for(storming.tx(add), seconds)

    waits = [step / 5000 for step in range(1, 16)]
    left = 0
    for _ in range(10):
        outcomes = await asyncio.gather(*(impatient(wait) for wait in waits), return_exceptions=True)
        left += sum(isinstance(outcome, TimeoutError) for outcome in outcomes)
    await storming.close()

    reopened = await open_database(address)
    try:
        assert await points(reopened) == begun == 150
    finally:
        await reopened.close()
    assert left > 20, "the storm never came"


async def test_two_transactions_in_each_others_way_are_run_again(counting: Database) -> None:
    """PostgreSQL ends one of two transactions that wait for each other; SQLite lets one in after the other."""
    await counting.tx(lambda connection: connection.execute(tally.insert().values(points=100)))
    low, high = tally.c.points < 50, tally.c.points >= 50
    runs, both = 0, asyncio.Barrier(2)

    def add(connection: Connection, first: ColumnElement[bool], second: ColumnElement[bool]) -> None:
        nonlocal runs
        runs += 1
        in_the_way = runs <= 2 and not counting.is_sqlite
        connection.execute(update(tally).where(first).values(points=tally.c.points + 1))
        if in_the_way:
            await_only(both.wait())  # until the other holds its first row too
        connection.execute(update(tally).where(second).values(points=tally.c.points + 1))

    await asyncio.gather(
        counting.tx(lambda connection: add(connection, low, high)),
        counting.tx(lambda connection: add(connection, high, low)),
    )
    sums = select(func.min(tally.c.points), func.max(tally.c.points))
    assert await counting.read(lambda connection: connection.execute(sums).one()) == (2, 102)
    assert runs == (2 if counting.is_sqlite else 3)


async def test_a_read_sees_one_moment(counting: Database) -> None:
    async with counting.step_by_step(reading=True) as connection:
        assert await connection.scalar(select(tally.c.points)) == 0
        await counting.tx(lambda other: other.execute(update(tally).values(points=5)))
        assert await connection.scalar(select(tally.c.points)) == 0
    assert await points(counting) == 5


async def test_a_reader_cannot_write_on_a_server(server: Server) -> None:
    database = await open_database(server.empty_database())
    try:
        with pytest.raises(Unavailable):
            await database.read(lambda connection: connection.execute(text("CREATE TABLE mine (a INTEGER)")))
    finally:
        await database.close()


async def test_a_closed_database_takes_no_work(address: str) -> None:
    database = await open_database(address)
    await database.close()
    with pytest.raises(Unavailable):
        await database.tx(lambda connection: connection.execute(text("SELECT 1")))
    await database.close()


async def test_closing_finishes_what_was_begun(counting: Database, address: str) -> None:
    def slow(connection: Connection) -> None:
        connection.execute(update(tally).values(points=1))
        pause(connection, 0.05)

    write = asyncio.create_task(counting.tx(slow))
    await asyncio.sleep(0.01)
    await counting.close()
    await write
    reopened = await open_database(address)
    try:
        assert await points(reopened) == 1
    finally:
        await reopened.close()


async def test_a_broken_constraint_is_told_without_the_row(database: Database) -> None:
    """Servers quote the whole row in their errors, and that may be a seed or a card (RELIABILITY rule 11)."""
    secret = b"\xab" * 31  # a byte too short

    def write(connection: Connection) -> None:
        game = games.insert().values(
            key=bytes(16),
            guild_id=GUILD,
            channel_id=1,
            host_id=1,
            status="lobby",
            revision=0,
            rules={},
            opened=NOW,
        )
        game_id = connection.scalar(game.returning(games.c.id))
        connection.execute(seeds.insert().values(game_id=game_id, deal=1, seed=secret))

    with pytest.raises(Rejected, match="ck_seeds_seed") as caught:
        await database.tx(write)
    assert "abab" not in str(caught.value)
    assert caught.value.__suppress_context__
    assert await database.read(lambda connection: connection.scalar(select(func.count()).select_from(games))) == 0


async def test_errors_do_not_quote_parameters(database: Database) -> None:
    with pytest.raises(DBAPIError) as caught:
        await database.tx(lambda connection: connection.execute(text("SELECT missing, :x"), {"x": "QS"}))
    assert "QS" not in str(caught.value)


@pytest.mark.parametrize(
    "url",
    ["nonsense", "mysql://root:hunter2@host/chicago", "sqlite://", "sqlite:///:memory:", "sqlite:///a.db?mode=ro"],
)
async def test_an_address_that_makes_no_sense_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(BadAddress, match="sqlite:///") as caught:
        await open_database(url)
    assert "hunter2" not in str(caught.value)


async def test_an_unknown_user_or_database_is_refused_in_a_sentence(server: Server) -> None:
    for address in (server.address("nowhere"), server.address("postgres", user="nobody")):
        with pytest.raises(BadAddress, match="does not accept"):
            await open_database(address)


async def test_a_server_that_is_not_there_is_unavailable() -> None:
    with pytest.raises(Unavailable):
        await open_database("postgresql://postgres@127.0.0.1:1/chicago", patience=1)
