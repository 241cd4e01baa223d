"""A process takes shards for its bot, or waits as a spare, and lets itself be stopped while it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from bot.client import ChicagoBot
from bot.hosting.claiming import sharing
from bot.hosting.endings import CannotServe
from bot.records import EVERYTHING, Share
from bot.records.shares import slots
from db.claims import COUNT, UNCOUNTED, Obstacle, claiming
from db.engine import Database, open_database
from db.locks import lock_shared
from tests.db.postgres import Server

ALONE, TWO = slots(1, count=2), slots(2, count=4)


async def nothing(_: ChicagoBot) -> None:
    """There are no tables."""


def bot() -> ChicagoBot:
    return ChicagoBot(furnish=nothing, clear=nothing)


@pytest.fixture
async def database(server: Server) -> AsyncIterator[Database]:
    database = await open_database(server.empty_database())
    yield database
    await database.close()


async def end_who_has_everything(database: Database) -> None:
    """The server ends the connection of the one that has everything."""
    holder = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE classid = :family AND objid = :number"
    async with database.aside() as killer:
        await killer.execute(text(holder), {"family": COUNT, "number": UNCOUNTED})


async def test_who_is_alone_connects_with_as_many_shards_as_discord_says(database: Database) -> None:
    async with bot() as one, sharing(one, database, ()):
        assert (one.share, one.shard_ids) == (EVERYTHING, None)


@pytest.mark.parametrize(("first", "second"), [((), ()), ((), TWO), (TWO, ()), (ALONE, ())])
async def test_whoever_has_everything_shares_it_with_nobody(
    database: Database, first: tuple[Share, ...], second: tuple[Share, ...]
) -> None:
    async def wait(spare: ChicagoBot) -> None:
        async with sharing(spare, database, second):
            pass

    async with bot() as one, bot() as spare:
        async with sharing(one, database, first):
            waiting = asyncio.ensure_future(wait(spare))
            await asyncio.sleep(0.7)
            assert not waiting.done()
        async with asyncio.timeout(10):
            await waiting


async def until(holds: Callable[[], bool]) -> None:
    """Wait until this holds. Raises TimeoutError."""
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110 - the process under test has no event for it
            await asyncio.sleep(0.05)


async def test_who_has_everything_takes_it_back_when_its_connection_is_lost(database: Database) -> None:
    async with bot() as one, sharing(one, database, ()):
        with capture_logs() as lines:
            await end_who_has_everything(database)
            await until(lambda: any(line["event"] == "nobody else serves" for line in lines))
        assert not one.stopping
        async with claiming(database) as other:
            assert await other.take(()) is Obstacle.TAKEN


async def test_who_finds_another_in_its_place_ends(database: Database) -> None:
    async def serve(one: ChicagoBot) -> None:
        async with sharing(one, database, ()), database.aside() as connection:
            await connection.run_sync(lock_shared, COUNT, 4)  # as one that came in between
            await end_who_has_everything(database)
            await until(lambda: one.stopping)

    async with bot() as one:
        with pytest.raises(CannotServe, match="another serves"):
            await serve(one)
    async with claiming(database) as other:
        assert await other.take(()) == EVERYTHING


async def test_each_bot_connects_with_its_own_shards(database: Database) -> None:
    async with bot() as one, bot() as other, sharing(one, database, TWO), sharing(other, database, TWO):
        assert (one.shard_ids, one.shard_count) == ([0, 1], 4)
        assert (other.shard_ids, other.shard_count) == ([2, 3], 4)


async def test_a_spare_says_why_it_waits_until_it_has_something_to_do(database: Database) -> None:
    async def wait(shares: tuple[Share, ...], spare: ChicagoBot) -> None:
        async with sharing(spare, database, shares):
            pass

    async with bot() as one, bot() as spare, bot() as counting_otherwise:
        with capture_logs() as lines:
            async with sharing(one, database, ALONE):
                waiting = asyncio.gather(wait(ALONE, spare), wait(TWO, counting_otherwise))
                await asyncio.sleep(0.7)
                assert not waiting.done()
                assert (one.spare, spare.spare) == (False, True)
            async with asyncio.timeout(10):
                await waiting
        assert (str(spare.share), counting_otherwise.share.count) == ("0-1 of 2", 4)
        assert (one.spare, spare.spare) == (False, False)
    said = [line["why"] for line in lines if line["event"] == "waiting as a spare"]
    assert sorted(said[:2]) == ["all shards are taken", "others run with another SHARD_COUNT"]


async def test_a_spare_that_is_stopped_takes_nothing(database: Database) -> None:
    async with bot() as one, bot() as spare, sharing(one, database, ALONE):
        asyncio.get_running_loop().call_later(0.2, lambda: asyncio.ensure_future(spare.close()))
        async with asyncio.timeout(5), sharing(spare, database, ALONE):
            assert spare.share == EVERYTHING
