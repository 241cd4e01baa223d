"""Worlds to test in. Whatever is done in one, Discord would take all that the bot sent, and no card was betrayed."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from discord.utils import utcnow

from bot.demo import SeededShuffler
from bot.sandbox.room import logs_aside
from db.engine import open_database
from db.migrate import migrate
from db.standings.rebuilding import make_ready
from tests.discord.payloads import described, problems
from tests.discord.secrecy import Watch
from tests.discord.world import World, opened

OpenWorld = Callable[..., Awaitable[World]]


@pytest.fixture(autouse=True)
def _logs() -> None:
    """Warnings and worse, briefly."""
    logs_aside()


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as a bot leaves it that has never met anybody; made once, for the migrations take their time."""
    file = tmp_path_factory.mktemp("blank") / "chicago.db"

    async def make() -> None:
        database = await open_database(f"sqlite+aiosqlite:///{file}")
        await migrate(database)
        await make_ready(database, now=utcnow())
        await database.close()

    asyncio.run(make())
    return file


@pytest.fixture
async def open_world(tmp_path: Path, request: pytest.FixtureRequest, blank: Path) -> AsyncIterator[OpenWorld]:
    """Opens worlds; the options are those of `opened`. At the end every request of theirs is checked.

    Packs that the test does not choose come from the test's name: as good as any, and the same in every run.

    A test that expects the bot to fail reads `world.env.errors`; failures that nobody read fail the test.
    """
    seeds = count(crc32(request.node.name.encode()))
    async with AsyncExitStack() as stack:

        async def open_one(**options: Any) -> World:
            options.setdefault("shuffler", SeededShuffler(next(seeds)))
            file = options.pop("database", tmp_path / "chicago.db")
            if not file.exists():
                shutil.copyfile(blank, file)
                file.chmod(0o600)
            world = await stack.enter_async_context(opened(file, **options))
            stack.callback(check, world, Watch(world).begun())
            return world

        yield open_one


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """A world at no pace."""
    return await open_world()


def check(world: World, watch: Watch) -> None:
    """Nothing went wrong that nobody looked at, nobody saw a hidden card, Discord would have taken every request."""
    unread = world.env.errors_since(world.env._errors_acknowledged)
    assert not unread, unread
    assert watch.leaks == []
    if described():
        assert [str(problem) for problem in problems(world.log.requests)] == []
