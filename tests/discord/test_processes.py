"""Two processes and one database file: one at a time, and the second knows all that the first knew."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, rigged, views

PROJECT = Path(__file__).resolve().parents[2]
HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])


class Ended(NamedTuple):
    """A process that ran to its end."""

    code: int
    out: str
    err: str


async def run(*words: str, **variables: str) -> Ended:
    """Run a module of the project in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *words, cwd=PROJECT, env={**os.environ, **variables},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await asyncio.wait_for(process.communicate(), timeout=60)
    assert process.returncode is not None
    return Ended(process.returncode, out.decode(), err.decode())


@pytest.mark.file
async def test_a_second_bot_refuses_to_run_beside_the_first(open_world: OpenWorld) -> None:
    world = await open_world()
    ended = await run("bot", DISCORD_TOKEN="a.b.c", DATABASE_URL=world.address)
    assert ended.code == 75
    assert ended.err.splitlines() == [f"{world.file} is in use: this bot is running already."]
    assert ended.out == ""


async def test_a_new_process_plays_on_where_the_last_one_stopped(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    old_button = world.panel("anna").find("keepmade")
    await follow(world, "bo pat, anna 7♦")
    seen = [repr(view) for view in await views(world)]
    assert old_button is not None
    assert old_button.custom_id is not None
    await world.bot.close()

    ended = await run("tests.discord.next_process", world.address, old_button.custom_id)
    assert ended.code == 0, ended.err
    told = json.loads(ended.out)
    assert told["errors"] == []
    assert told["found"] == seen
    assert told["plies"] == 2  # Anna's exchange, and Bo's early answer after it
    assert "declare or pass" in told["panel"]
    assert "anna to declare" in told["table"]
