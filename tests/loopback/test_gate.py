"""A shard identifies in its turn: who is late takes another one, and nobody begins with the last starts of a day."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.client import ChicagoBot
from bot.hosting import gate
from bot.hosting.gate import IdentifyGate
from bot.records import Unavailable
from db.gate import Turn
from tests.loopback.server import TOKEN, SmallDiscord

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@dataclass
class Line:
    """Gives out turns: in so many seconds each, after a while, or none."""

    waits: list[float]
    takes: list[float] = field(default_factory=list)
    """Seconds until each turn is told."""
    asked: list[tuple[int, bool]] = field(default_factory=list)
    """The bucket of each turn that was asked for, and whether one was missed before."""

    async def __call__(self, bucket: int, *, missed: Turn | None = None) -> Turn:
        self.asked.append((bucket, missed is not None))
        await asyncio.sleep(self.takes.pop(0) if self.takes else 0)
        if not self.waits:
            raise Unavailable
        return Turn(self.waits.pop(0), NOON)


async def nothing(_: ChicagoBot) -> None:
    """There are no tables."""


@pytest.fixture
async def bot(discord: SmallDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ChicagoBot]:
    """A bot that finds the small Discord."""
    monkeypatch.setattr(Route, "BASE", discord.api)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(discord.gateway.url))
    async with ChicagoBot(furnish=nothing, clear=nothing) as bot:
        yield bot


async def waited(line: Line, bot: ChicagoBot) -> float:
    """Seconds until the first shard may identify."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await IdentifyGate(bot, line).pass_through(3)
    return loop.time() - begun


async def test_a_turn_is_waited_for(bot: ChicagoBot) -> None:
    line = Line([0.3])
    assert await waited(line, bot) >= 0.3
    assert line.asked == [(0, False)]


async def test_who_is_late_for_a_turn_takes_another_one(bot: ChicagoBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is always late comes in some time."""
    monkeypatch.setattr(gate, "LATE", 0.05)
    line = Line([0.0, 0.0], takes=[0.1])
    await waited(line, bot)
    assert line.asked == [(0, False), (0, True)]
    line = Line([0.0] * 9, takes=[0.1] * 9)
    await waited(line, bot)
    assert len(line.asked) == 1 + gate.MISSED


async def test_a_turn_that_discord_py_gave_up_waiting_for_is_not_lost(bot: ChicagoBot) -> None:
    line = Line([0.3])
    there = IdentifyGate(bot, line)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(there.pass_through(3), 0.1)
    await there.pass_through(3)
    assert len(line.asked) == 1


async def test_while_nobody_can_say_what_others_do_each_waits_as_if_one_had_just_come(
    bot: ChicagoBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "ALONE", 0.2)
    assert await waited(Line([]), bot) >= 0.2


async def test_nobody_begins_with_the_last_starts_of_a_day(
    discord: SmallDiscord, bot: ChicagoBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord resets the token of a bot that starts too often: with fewer left than there are shards it waits."""
    monkeypatch.setattr(gate, "LONGEST_WAIT", 0.1)
    discord.gateway.sessions_a_day, discord.gateway.counted["identify"] = 1000, 999
    bot.shard_count, bot.gate = 2, IdentifyGate(bot, Line([0.0, 0.0]))
    running = asyncio.create_task(bot.start(TOKEN))
    await asyncio.sleep(0.5)
    assert discord.gateway.counted["identify"] == 999
    discord.gateway.counted["identify"] = 0
    async with asyncio.timeout(10):
        while discord.gateway.online != {0, 1}:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await bot.close()
    await running
