"""The bot as a host runs it, a process of its own: whole games, SIGKILL, SIGTERM, and a token that is wrong."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from bot.__main__ import main
from tests.loopback import evening, judge
from tests.loopback.killing import Kills
from tests.loopback.process import HURRY, Host
from tests.loopback.server import SmallDiscord
from tests.loopback.stored import broken, lost, read_game

EDIT = 1 / HURRY
"""Seconds between two edits of a table."""


@pytest.fixture
async def host(discord: SmallDiscord, tmp_path: Path) -> AsyncIterator[Host]:
    """Somebody who runs the bot, and ends it after the test."""
    host = Host(discord, tmp_path / "chicago.db", edit=EDIT)
    yield host
    await host.close()


async def test_four_people_play_a_whole_game(discord: SmallDiscord, host: Host) -> None:
    discord.latency = 0.002
    bot = await host.start()
    people = [discord.person(name) for name in ("Anna", "Bo", "Cia", "Dan")]
    await evening.open_table(people)
    result = await evening.play(discord, people, dice=Random(1))
    ended = await bot.stop()

    assert judge.complaints(discord.requests, discord.interactions.all.values(), apart=EDIT) == []
    game = read_game(host.database)
    assert broken(game) == []
    assert lost(game, discord.interactions.all.values()) == []
    assert game.status == "finished"
    assert max(game.results.values()) >= 26
    for name, score in game.results.items():  # the newest message is the last state
        assert any(name in line and line.endswith(f" {score}") for line in result.lines), result.text
    assert ended.code == 0
    assert "incident" not in ended.said


async def test_what_was_answered_outlives_sigkill(discord: SmallDiscord, host: Host) -> None:
    kills = Kills(host, dice=Random(2))
    people = [discord.person(name) for name in ("Anna", "Bo")]
    await host.start()
    await evening.open_table(people, ai=2)
    for _ in range(2):
        await kills.play_and_kill(people)
        game = read_game(host.database)
        assert (broken(game), lost(game, discord.interactions.all.values())) == ([], [])
        await kills.start_again(people)
    await evening.play(discord, people, dice=Random(2))
    await host.runs[-1].stop()

    game = read_game(host.database)
    assert (broken(game), lost(game, discord.interactions.all.values())) == ([], [])
    assert judge.refused(discord.requests) == []
    assert kills.old_buttons == {"Anna": 2, "Bo": 2}
    print(kills)


async def test_sigterm_while_people_tap(discord: SmallDiscord, host: Host) -> None:
    bot = await host.start()
    people = [discord.person(name) for name in ("Anna", "Bo")]
    await evening.open_table(people)
    playing = asyncio.create_task(evening.play(discord, people, dice=Random(3)))
    await asyncio.sleep(1)
    ended = await bot.stop(within=10)
    playing.cancel()

    assert ended.code == 0
    assert not bot.left
    assert not discord.gateway.connected
    assert discord.gateway.closed_with == [1000]
    assert [file.name for file in host.database.parent.glob("chicago.db-*")] == []
    assert "never retrieved" not in ended.said
    assert "Unclosed" not in ended.said
    game = read_game(host.database)
    assert (broken(game), lost(game, discord.interactions.all.values())) == ([], [])


async def test_a_wrong_token_is_said_and_not_tried_again(discord: SmallDiscord, quick_host: Host) -> None:
    bot = await quick_host.launch(token="not.the.token")
    ended = await bot.ended(within=30)
    assert ended.code == 78
    [*_, last] = ended.said.splitlines()
    assert last == "Discord does not accept DISCORD_TOKEN: copy it anew."
    assert "not.the.token" not in ended.said
    assert [request.status for request in discord.requests] == [401]


async def test_a_process_says_that_it_is_well(
    discord: SmallDiscord, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("METRICS_PORT", str(port))
        refused = await (await host.launch()).ended(within=30)
    assert refused.code == 78
    assert refused.said.endswith("METRICS_HOST or METRICS_PORT cannot be used: Address already in use.\n")

    bot = await host.start()
    assert await asyncio.to_thread(main, ["health"]) == 0
    await evening.until_true(discord, lambda: is_ready(port))
    assert (await bot.stop()).code == 0
    assert await asyncio.to_thread(main, ["health"]) == 1


def is_ready(port: int) -> bool:
    """Does the process at this port say that people can play?"""
    with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1) as answer:
        return bool(answer.status == 200)
    return False


@pytest.mark.parametrize(
    ("closed_with", "code", "said"),
    [
        (4004, 78, "Discord does not accept DISCORD_TOKEN: copy it anew."),
        (4014, 78, "Discord does not let this version of the bot connect (close code 4014): update it."),
        (4011, 1, "Discord closed the connection for good (close code 4011)."),
    ],
)
async def test_a_connection_that_is_closed_for_good_is_said_and_not_tried_again(
    discord: SmallDiscord, quick_host: Host, closed_with: int, code: int, said: str
) -> None:
    bot = await quick_host.start()
    await discord.gateway.drop(closed_with)
    ended = await bot.ended(within=20)
    assert ended.code == code
    [*_, last] = ended.said.splitlines()
    assert last == said
    assert discord.gateway.counted["identify"] == 1
