"""A host stops the bot: at any moment, in order, within ten seconds, and at once if it insists."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from time import monotonic
from typing import Any

import pytest

from tests.loopback import evening
from tests.loopback.faults import Fault, Kind
from tests.loopback.hampered import clear_the_disk, fill_the_disk
from tests.loopback.interactions import Interaction
from tests.loopback.people import Person
from tests.loopback.process import BotProcess, Host
from tests.loopback.server import SmallDiscord
from tests.loopback.stored import read_game

CALLBACK = "POST interactions/*/callback"
AT_ONCE = 1.0
"""Seconds within which a process is gone that waits for nothing; this machine may be busy."""
BACKOFF = 4.0
"""Seconds between a start that came to no good end and the next one; from there to the connection is less than one."""
CONNECTED = "has connected to Gateway"
ON_THE_WAY = 1.0
"""Seconds for which an answer is on its way to Discord."""


@pytest.fixture
def host(quick_host: Host) -> Host:
    """Somebody who runs the bot."""
    return quick_host


@pytest.fixture
async def anna(discord: SmallDiscord, host: Host) -> Person:
    """She has opened a table, and may tap on it."""
    await host.start()
    anna = discord.person("Anna")
    await anna.slash("chicago start")
    await evening.until(anna, "addai")
    return anna


async def tap_that_is_not_answered_soon(discord: SmallDiscord, person: Person, seconds: float) -> Interaction:
    """A tap that is carried out, and whose answer takes so long to reach Discord."""
    discord.faults.plan(Fault(Kind.LATE, CALLBACK, seconds=seconds))
    before = len(discord.requests)
    tapped = await person.click("addai", patience=0)
    await until(lambda: any(one.path.endswith("/callback") for one in discord.requests[before:]))
    return tapped


async def until(holds: Callable[[], object]) -> None:
    """Wait until this holds, looking often. Raises TimeoutError."""
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110 - what another process does rings no bell here
            await asyncio.sleep(0.01)


def lines(log: str) -> list[dict[str, Any]]:
    """What a bot has said."""
    return [json.loads(line) for line in log.splitlines() if line.startswith("{")]


def connected(log: str) -> datetime:
    """When it was connected to Discord."""
    [line] = [line for line in lines(log) if CONNECTED in line["event"]]
    return datetime.fromisoformat(line["timestamp"])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_what_is_in_hand_is_finished_and_nothing_new_begun(
    discord: SmallDiscord, host: Host, anna: Person, number: int
) -> None:
    bo, bot = discord.person("Bo"), host.runs[-1]
    tapped = await tap_that_is_not_answered_soon(discord, anna, ON_THE_WAY)
    bot.signal(number)
    await asyncio.sleep(ON_THE_WAY / 4)
    refused = [await bo.click("join"), await bo.slash("chicago start")]
    ended = await bot.ended(within=10)

    assert ended.code == 0
    assert not bot.left
    assert tapped.answered is not None, "what was in hand is answered"
    assert [screen.text for screen in bo.screens() if screen.private] == ["I am restarting. Tap again in a minute."] * 2
    assert read_game(host.database).clicks == {*(one.id for one in discord.interactions.all.values())} - {
        one.id for one in refused
    }
    assert discord.gateway.closed_with == [1000]
    assert "Unclosed" not in ended.said
    assert "voice" not in ended.said, "what a card table can do without worries no host"


async def test_a_second_signal_ends_it_at_once_and_the_next_process_waits(
    discord: SmallDiscord, host: Host, anna: Person
) -> None:
    """What was carried out is stored. A start that came to no good end holds back the next, but not the host."""
    tapped = await tap_that_is_not_answered_soon(discord, anna, 60.0)
    first = host.runs[-1]
    first.signal(signal.SIGTERM)
    await asyncio.sleep(0.2)
    assert first.running
    began = monotonic()
    first.signal(signal.SIGINT)
    ended = await first.ended(within=10)
    assert monotonic() - began < AT_ONCE
    assert ended.code == -signal.SIGINT
    assert tapped.id in read_game(host.database).clicks

    host.backoff = BACKOFF
    second = await host.start()
    await until(lambda: CONNECTED in second.log)
    assert connected(second.log) - connected(ended.said) > timedelta(seconds=BACKOFF - 1)
    await second.kill()

    host.backoff = 60.0
    waiting = await host.launch()
    await until(lambda: "waiting before" in waiting.log)
    [line] = [line for line in lines(waiting.log) if "waiting before" in line["event"]]
    assert (line["failed_starts"], 90 < line["seconds"] <= 120) == (2, True)
    began = monotonic()
    assert (await waiting.stop()).code == 0
    assert monotonic() - began < AT_ONCE
    assert discord.gateway.counted["identify"] == 2
    await host.start()


async def test_nothing_keeps_it_longer_than_ten_seconds(discord: SmallDiscord, host: Host, anna: Person) -> None:
    """An answer is on its way for ever, and another program holds the database."""
    tapped = await tap_that_is_not_answered_soon(discord, anna, 60.0)
    with closing(sqlite3.connect(host.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ended = await host.runs[-1].stop(within=10)
    assert ended.code == 0
    assert lines(ended.said)[-1]["event"] == "stopped without waiting any longer"
    assert tapped.id in read_game(host.database).clicks


async def test_a_disk_that_is_full_for_a_while(discord: SmallDiscord, host: Host, anna: Person) -> None:
    before = read_game(host.database).clicks
    fill_the_disk(host)
    refused = await anna.click("addai")
    assert "That could not be saved just now" in anna.screens()[-1].text
    clear_the_disk(host.runs[-1])
    taken = await anna.click("addai", on=anna.showing("addai"))
    fill_the_disk(host)
    ended = await host.runs[-1].stop()
    assert ended.code == 0
    assert "Traceback" not in ended.said
    assert read_game(host.database).clicks == before | {taken.id}
    assert refused.id not in before


class TestBeforeItIsConnected:
    """Nothing is in hand yet: it ends at once, whatever it waits for."""

    @pytest.fixture
    def silent(self) -> Iterator[socket.socket]:
        """Somebody who takes every connection, and never says a word."""
        with socket.create_server(("127.0.0.1", 0)) as taken:
            yield taken

    async def stopped(self, host: Host, bot: BotProcess) -> None:
        """SIGTERM ends it at once, and as if it had come to an end."""
        began = monotonic()
        ended = await bot.stop()
        assert (ended.code, "Traceback" in ended.said) == (0, False)
        assert monotonic() - began < AT_ONCE
        assert not bot.left

    async def test_discord_does_not_answer(self, discord: SmallDiscord, host: Host) -> None:
        discord.faults.plan(Fault(Kind.LATE, "GET users/@me", seconds=60.0))
        bot = await host.launch()
        await until(lambda: discord.requests)
        await self.stopped(host, bot)

    async def test_the_gateway_is_not_there(self, discord: SmallDiscord, host: Host) -> None:
        discord.gateway.url = "ws://127.0.0.1:1/"
        bot = await host.launch()
        await until(lambda: "Retrying" in bot.log)
        await self.stopped(host, bot)

    async def test_the_gateway_does_not_answer_any_more(
        self, discord: SmallDiscord, host: Host, silent: socket.socket
    ) -> None:
        """The library does not heed that it is stopped while it connects anew."""
        host.settings["LOOPBACK_GATEWAY"] = f"ws://127.0.0.1:{silent.getsockname()[1]}/"
        bot = await host.launch()
        await discord.gateway.ready(within=20)
        await discord.gateway.invalidate()
        await asyncio.sleep(3)
        await self.stopped(host, bot)
