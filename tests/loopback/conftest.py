"""Small Discords to test in, and bots that reach them."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.app import assemble
from bot.client import ChicagoBot
from bot.demo import SeededShuffler
from bot.manager.limits import Limits
from bot.manager.tempo import Tempo
from bot.sandbox.room import logs_aside
from tests.db.blanks import Blanks
from tests.loopback import judge
from tests.loopback.asking import Bot
from tests.loopback.launch import FAST
from tests.loopback.process import HURRY, Host
from tests.loopback.server import TOKEN, SmallDiscord, opened
from tests.loopback.tls import Certificate, certificate, way_to


@pytest.fixture(autouse=True)
def _logs() -> None:
    """Warnings and worse, briefly."""
    logs_aside()


@pytest.fixture
async def discord() -> AsyncIterator[SmallDiscord]:
    """A small Discord in which all that is counted in seconds runs faster."""
    async with opened(hurry=HURRY) as small:
        yield small


@pytest.fixture
def bot(discord: SmallDiscord) -> Bot:
    """A bot that is a test."""
    return Bot(discord)


@pytest.fixture(scope="session")
def trusted(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    """A certificate for Discord's names."""
    if shutil.which("openssl") is None and "CHICAGO_CI" not in os.environ:
        pytest.skip("OpenSSL is not here")
    return certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def ready(blanks: Blanks, tmp_path: Path) -> Path:
    """A database file with all tables and nothing in them."""
    blanks.ready("sqlite", tmp_path)
    return tmp_path / "chicago.db"


@pytest.fixture
async def quick_host(discord: SmallDiscord, ready: Path) -> AsyncIterator[Host]:
    """Somebody who runs bots that are there at once, and ends them after the test."""
    host = Host(discord, ready, copied=True)
    yield host
    await host.close()


@dataclass(frozen=True)
class Online:
    """A bot that is connected to a small Discord, in the process of the test."""

    discord: SmallDiscord
    bot: ChicagoBot
    database: Path


@pytest.fixture
async def online(tmp_path: Path, trusted: Certificate) -> AsyncIterator[Online]:
    """The bot as it is, with nothing of discord.py replaced: it looks up Discord's names, and trusts a certificate."""
    async with opened(hurry=HURRY, certificate=trusted.server) as discord:
        database = tmp_path / "chicago.db"
        bot = await assemble(
            database_url=f"sqlite+aiosqlite:///{database}",
            tempo=Tempo.instant(),
            shuffler=SeededShuffler(1),
            limits=Limits(taps_per_second=FAST),
            connector=way_to(discord.port, trusted.client),
        )
        running = asyncio.create_task(bot.start(TOKEN))
        try:
            await discord.gateway.ready(within=20)
            yield Online(discord, bot, database)
        finally:
            await bot.close()
            await running
    assert judge.malformed(discord.requests) == []
