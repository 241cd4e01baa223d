"""Invited with less than it asks for: whoever wants a table is told what is missing, and none is opened by halves."""

from __future__ import annotations

from collections.abc import Iterable

import discord
import pytest
from simcord import ChannelHandle, InteractionResult

from bot.manager.errors import NoTable
from bot.sandbox.screen import Screen
from bot.views.invitation import INVITED_WITH
from bot.views.places import NEEDED, NEEDED_FOR_THREADS, NEEDED_IN_THREAD
from tests.discord.test_places import deny
from tests.discord.test_threads import press, threads
from tests.discord.world import World

WAYS = {"in the channel": NEEDED, "in a new thread": NEEDED_FOR_THREADS, "in a thread": NEEDED_IN_THREAD}
ASKED_FOR = dict.fromkeys(name for needed in WAYS.values() for name in needed)


@pytest.fixture
async def thread(world: World) -> ChannelHandle:
    """A thread that somebody has made, in which no table stands any more."""
    await world.slash("anna", "chicago start", thread=True)
    [thread] = threads(world)
    await press(world, thread, "anna", "leave")
    return thread


async def start(world: World, thread: ChannelHandle, way: str) -> InteractionResult:
    """Anna asks for a table."""
    place = thread if way == "in a thread" else world.room.channel
    return await world.person("anna").slash(place, "chicago start", thread=way == "in a new thread")


async def close_all(world: World) -> int:
    """Whatever table was opened is closed again; says how many there were."""
    opened = 0
    for channel in (world.room.channel, *threads(world)):
        try:
            table = await world.bot.tables.table_in(channel.id)
        except NoTable:
            continue
        opened += 1
        await table.leave(world.person("anna").id, click=None)
    return opened


def written(world: World) -> list[int]:
    """The public messages in the channel and in its threads."""
    return [
        message.id
        for channel in (world.room.channel, *threads(world))
        for message in world.env.backend.messages.get(channel.id, {}).values()
        if message.visible_to(None)
    ]


def test_these_are_all_that_it_asks_for() -> None:
    assert discord.Permissions(**dict.fromkeys(ASKED_FOR, True)) == INVITED_WITH


@pytest.mark.parametrize("missing", ASKED_FOR)
async def test_one_permission_is_missing(world: World, thread: ChannelHandle, missing: str) -> None:
    await deny_me(world, [missing])
    for way, needed in WAYS.items():
        before = written(world)
        answer = await start(world, thread, way)
        assert answer.response is not None, way
        assert answer.response.ephemeral
        if missing in needed:
            told = Screen(answer.response).text
            assert told.startswith("I may not play here yet. I need: ")
            assert missing.replace("_", " ").title() in told, way
            assert await close_all(world) == 0
            assert written(world) == before, way
        else:
            assert await close_all(world) == 1, way
    await world.slash("anna", "chicago solo")
    assert world.panel("anna").pictures == ["hand.png"], "what only one person sees needs none of them"

    await deny_me(world, [])
    await start(world, thread, "in a new thread")
    assert await close_all(world) == 1


async def deny_me(world: World, names: Iterable[str]) -> None:
    """Take these permissions from the bot, and give it all others."""
    denied = discord.Permissions(**dict.fromkeys(names, True))
    deny(world, world.env.backend.bot_user.id, denied)
    await world.env.settle()
