"""Worlds to test in. Whatever is done in one, Discord would take all that the bot sent, and no card was betrayed.

Every test of a world can run on SQLite and on PostgreSQL. `pytest --storage both` runs it on both; else it runs on one
of them, chosen by its name, so that each has half of them every time. Without PostgreSQL all run on SQLite.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from bot.demo import SeededShuffler
from bot.sandbox.room import logs_aside
from tests.db.blanks import Blanks
from tests.db.postgres import server_programs
from tests.discord.payloads import described, problems
from tests.discord.secrecy import Watch
from tests.discord.world import World, opened

OpenWorld = Callable[..., Awaitable[World]]


@pytest.fixture(autouse=True)
def _logs() -> None:
    """Warnings and worse, briefly."""
    logs_aside()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`--storage both`: each test of a world twice."""
    if metafunc.config.getoption("storage") == "both" and "storage" in metafunc.fixturenames:
        on_file = metafunc.definition.get_closest_marker("file") is not None
        metafunc.parametrize("storage", ["sqlite"] if on_file else ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def storage(request: pytest.FixtureRequest) -> str:
    """What the world of this test is stored in: "sqlite" or "postgresql"."""
    chosen = str(getattr(request, "param", request.config.getoption("storage")))
    on_file = request.node.get_closest_marker("file") is not None
    if on_file and chosen == "postgresql":
        pytest.skip("about a file")
    if chosen != "each":
        return chosen
    if on_file or server_programs() is None:
        return "sqlite"
    return ("sqlite", "postgresql")[crc32(request.node.nodeid.encode()) % 2]


@pytest.fixture
def address(storage: str, tmp_path: Path, blanks: Blanks) -> str:
    """The database of the world."""
    return blanks.ready(storage, tmp_path)


@pytest.fixture
async def open_world(address: str, request: pytest.FixtureRequest) -> AsyncIterator[OpenWorld]:
    """Opens worlds; the options are those of `opened`. At the end every request of theirs is checked.

    Packs that the test does not choose come from the test's name: as good as any, and the same in every run.

    A test that expects the bot to fail reads `world.env.errors`; failures that nobody read fail the test.
    """
    seeds = count(crc32(request.node.name.encode()))
    async with AsyncExitStack() as stack:

        async def open_one(**options: Any) -> World:
            options.setdefault("shuffler", SeededShuffler(next(seeds)))
            world = await stack.enter_async_context(opened(address, **options))
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
