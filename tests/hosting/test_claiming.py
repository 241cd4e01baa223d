"""A process takes shards for its bot, or waits as a spare, and lets itself be stopped while it does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from bot.client import ChicagoBot
from bot.hosting.claiming import sharing
from bot.records import EVERYTHING, Share
from bot.records.shares import slots
from db.engine import Database, open_database
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


async def test_who_is_alone_takes_nothing(database: Database) -> None:
    async with bot() as one, sharing(one, database, ()):
        assert (one.share, one.shard_ids) == (EVERYTHING, None)


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
            async with asyncio.timeout(10):
                await waiting
        assert (str(spare.share), counting_otherwise.share.count) == ("0-1 of 2", 4)
    said = [line["why"] for line in lines if line["event"] == "waiting as a spare"]
    assert sorted(said[:2]) == ["all shards are taken", "others run with another SHARD_COUNT"]


async def test_a_spare_that_is_stopped_takes_nothing(database: Database) -> None:
    async with bot() as one, bot() as spare, sharing(one, database, ALONE):
        asyncio.get_running_loop().call_later(0.2, lambda: asyncio.ensure_future(spare.close()))
        async with asyncio.timeout(5), sharing(spare, database, ALONE):
            assert spare.share == EVERYTHING
