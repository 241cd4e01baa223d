"""Discord answers over HTTP, and its gateway does not: the bot says so once, is not ready, and comes in when it can."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from structlog.testing import capture_logs
from yarl import URL

from bot.app import assemble
from bot.client import ChicagoBot
from bot.manager.tempo import Tempo
from bot.observing.gauges import trouble
from tests.loopback.process import HURRY
from tests.loopback.server import TOKEN, SmallDiscord, opened

DEEP: Final = 600
"""More tries than Python lets discord.py call itself, which does that for each."""
SHARDS: Final = 2
OUT: Final = "Discord is out of reach"

_sleep = asyncio.sleep


class Door:
    """Stands before a gateway, and lets in as many as it is told to."""

    def __init__(self) -> None:
        self.let_in = 0
        self.knocks = 0
        self.port = 0
        self._wires: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def before(self, gateway: URL) -> AsyncIterator[None]:
        """Stand there until the end of the block."""

        async def knock(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            self.knocks += 1
            if self.let_in == 0:
                writer.close()
                return
            self.let_in -= 1
            inner_reader, inner_writer = await asyncio.open_connection(gateway.host, gateway.port)
            for wire in (self._pass(reader, inner_writer), self._pass(inner_reader, writer)):
                self._wires.add(asyncio.ensure_future(wire))

        async with await asyncio.start_server(knock, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            yield
            for wire in self._wires:
                wire.cancel()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
        writer.close()


@pytest.fixture
async def door(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Door, SmallDiscord]]:
    """A small Discord, and the door before its gateway; discord.py waits a thousandth of the time between two tries."""
    door = Door()
    async with opened(hurry=HURRY) as discord, door.before(URL(discord.gateway.url)):
        monkeypatch.setattr(Route, "BASE", discord.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"ws://127.0.0.1:{door.port}/"))
        monkeypatch.setattr(asyncio, "sleep", lambda seconds, *rest: _sleep(seconds / 1000, *rest))
        yield door, discord


@pytest.fixture
async def bot(door: tuple[Door, SmallDiscord], tmp_path: Path) -> AsyncIterator[ChicagoBot]:
    """A bot that tries to connect its two shards."""
    bot = await assemble(
        database_url=f"sqlite+aiosqlite:///{tmp_path / 'chicago.db'}", tempo=Tempo.instant(), shard_count=SHARDS
    )
    running = asyncio.create_task(bot.start(TOKEN))
    yield bot
    await bot.close()
    await running


async def until(holds: Callable[[], object]) -> None:
    """Wait until this holds. Raises TimeoutError."""
    async with asyncio.timeout(15):
        while not holds():
            await _sleep(0.005)


async def test_a_gateway_that_is_out_of_reach_for_long_is_told_once_and_waited_for(
    door: tuple[Door, SmallDiscord], bot: ChicagoBot
) -> None:
    entrance, discord = door
    with capture_logs() as lines:
        await until(lambda: entrance.knocks > DEEP)
        assert trouble(bot) == OUT

        entrance.let_in, before = 1, entrance.knocks
        await until(lambda: 0 in bot.shards and entrance.knocks > before + 3)
        assert trouble(bot) == OUT, "one of two shards is not all"

        entrance.let_in = SHARDS
        await until(lambda: trouble(bot) is None)
    assert discord.gateway.online == {0, 1}
    told = [line["event"] for line in lines if "Discord's gateway" in line["event"]]
    assert told == ["Discord's gateway is out of reach; trying again until it is there"] * SHARDS
