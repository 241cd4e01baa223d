"""A channel, thread, server or permission goes: the table is left alone, nobody stays locked in, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.manager.errors import NoTable
from bot.records import Status
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table, table_of
from tests.discord.test_threads import press, seen_in, threads
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
EDITS = "/channels/*/messages/*"
POSTS = "/channels/*/messages"
MOST_REQUESTS = 2
"""To a place that is not there any more."""


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo play; Anna is asked for her first exchange."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.left_alone("anna", "bo")
    await world.start("anna", joining=["bo"], pace="none", rules="Standard")
    return world


@pytest.fixture
async def in_thread(open_world: OpenWorld) -> tuple[World, ChannelHandle]:
    """Anna and Bo play in a thread, with their panels there."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.left_alone("anna", "bo")
    await world.slash("anna", "chicago start", thread=True, pace="none", rules="Standard")
    [thread] = threads(world)
    await press(world, thread, "bo", "join")
    await press(world, thread, "bo", "start")
    await press(world, thread, "anna", "hand")
    return world, thread


def refuse(world: World, status: int, code: int) -> None:
    """From now on Discord takes nothing to the channel."""
    for method, path in (("PATCH", EDITS), ("POST", POSTS), ("DELETE", EDITS)):
        world.env.inject_error(method, path, status=status, code=code, times=None)


def to_channels(world: World, since: int) -> Iterator[str]:
    """What was asked of channels."""
    return (f"{r.method} {r.path}" for r in world.log.requests[since:] if r.path.startswith("/channels/"))


async def opens_elsewhere(world: World, person: str) -> bool:
    """May this person sit down at a new table?"""
    channel = world.room.guild.create_text_channel("elsewhere")
    await world.person(person).slash(channel, "chicago start")
    try:
        return (await world.bot.tables.table_in(channel.id)).seated(world.person(person).id)
    except NoTable:
        return False


# Channels


async def test_a_table_whose_channel_is_deleted_is_void_and_frees_everybody(world: World) -> None:
    played, since = await table(world), len(world.log.requests)
    world.env.backend.delete_channel(world.room.channel.id)
    await world.env.settle()
    assert played.status is Status.VOID
    await world.env.advance_time(3600)
    assert list(to_channels(world, since)) == []
    for person in ("anna", "bo"):
        assert await opens_elsewhere(world, person)


async def test_a_lobby_whose_channel_is_deleted_is_closed(open_world: OpenWorld) -> None:
    world = await open_world()
    await world.slash("anna", "chicago start")
    lobby = await table(world)
    world.env.backend.delete_channel(world.room.channel.id)
    await world.env.settle()
    assert lobby.status is Status.CLOSED


async def test_a_channel_that_was_deleted_unseen_is_found_gone_at_the_next_edit(world: World) -> None:
    played, since = await table(world), len(world.log.requests)
    refuse(world, 404, 10003)
    await follow(world, "anna pat")
    assert played.status is Status.VOID
    await world.env.advance_time(3600)
    assert len(list(to_channels(world, since))) <= MOST_REQUESTS
    world.env.backend.faults.clear()
    assert await opens_elsewhere(world, "anna")
    assert await opens_elsewhere(world, "bo")


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_found_gone_at_the_start(world: World) -> None:
    game_id = (await table(world)).game_id
    refuse(world, 404, 10003)
    await world.restart()
    await world.env.advance_time(5)
    assert (await world.bot.tables.table(game_id)).status is Status.VOID


# Permissions


@pytest.mark.parametrize("code", [50001, 50013])
async def test_where_the_bot_may_not_write_it_asks_no_more(world: World, code: int) -> None:
    """The panels play on, and the table is shown again when it may be."""
    since = len(world.log.requests)
    refuse(world, 403, code)
    await follow(world, "anna pat, bo pat, anna pass")
    assert len(list(to_channels(world, since))) <= MOST_REQUESTS
    assert "exchange 2 of 3" in world.panel("anna").lines[0]
    world.env.backend.faults.clear()
    await world.env.advance_time(61)
    await follow(world, "anna pat")
    assert "bo to exchange" in world.table().text


async def test_a_permission_that_comes_back_shows_the_table_at_once(world: World) -> None:
    since = len(world.log.requests)
    me = world.env.backend.bot_user.id
    deny(world, me, discord.Permissions(send_messages=True, view_channel=True))
    await follow(world, "anna pat, bo pat")
    assert len(list(to_channels(world, since))) <= MOST_REQUESTS
    await world.env.advance_time(300)
    await follow(world, "anna pass")
    assert len(list(to_channels(world, since))) <= MOST_REQUESTS, "it knows that it may not"
    deny(world, me, discord.Permissions.none())
    await world.env.settle()
    assert "Exchange 2 of 3" in world.table().text


def deny(world: World, user_id: int, permissions: discord.Permissions) -> None:
    """Take these permissions from somebody in the channel, and give the others back."""
    overwrite = Overwrite(target_id=user_id, type=OverwriteType.MEMBER, allow=0, deny=permissions.value)
    world.env.backend.edit_channel(world.room.channel.id, {}, overwrites=[overwrite])


# Servers


async def test_a_server_that_removes_the_bot_loses_nothing(world: World) -> None:
    played, before, since = await table(world), await game(world), len(world.log.requests)
    world.env.backend.remove_guild(world.room.guild.id)
    await world.env.settle()
    await world.env.advance_time(600)
    assert list(to_channels(world, since)) == []
    assert played.live
    assert played.state == before


async def test_a_server_out_of_reach_is_left_alone_until_it_is_back(world: World) -> None:
    since = len(world.log.requests)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.room.guild.id), "unavailable": True})
    await world.env.settle()
    await follow(world, "anna pat")
    assert list(to_channels(world, since)) == []
    guild = world.env.backend.get_guild(world.room.guild.id)
    world.env.backend.emit(
        "GUILD_CREATE", {**serializers.guild_create_payload(world.env.backend, guild), "unavailable": False}
    )
    await world.env.settle()
    assert len(list(to_channels(world, since))) == 1
    assert "bo to exchange" in world.table().text


# Threads


async def test_a_thread_that_is_deleted_takes_its_table_along(in_thread: tuple[World, ChannelHandle]) -> None:
    world, thread = in_thread
    played = await world.bot.tables.table_in(thread.id)
    world.env.backend.delete_channel(thread.id)
    await world.env.settle()
    assert played.status is Status.VOID
    await world.slash("anna", "chicago start")
    assert await table_of(world) is not None


async def test_a_thread_that_is_put_away_is_not_written_to_until_somebody_plays_on(
    in_thread: tuple[World, ChannelHandle],
) -> None:
    world, thread = in_thread
    since = len(world.log.requests)
    put_away(world, thread, archived=True)
    await world.env.settle()
    await world.env.advance_time(3600)
    assert list(to_channels(world, since)) == []
    world.env.inject_error("PATCH", EDITS, status=400, code=50083)
    await play_on_in(world, thread)
    assert [line.split()[0] for line in to_channels(world, since)] == ["PATCH", "POST", "DELETE"], "a message wakes it"
    assert "to exchange" in seen_in(world, thread)[-1].text


async def test_a_thread_that_is_locked_is_left_alone_until_it_is_opened(
    in_thread: tuple[World, ChannelHandle],
) -> None:
    world, thread = in_thread
    since = len(world.log.requests)
    refuse(world, 400, 50083)
    await play_on_in(world, thread)
    assert [line.split()[0] for line in to_channels(world, since)] == ["PATCH", "POST"]
    world.env.backend.faults.clear()
    put_away(world, thread, archived=False)
    await world.env.settle()
    assert seen_in(world, thread)[-1].lines[0] == "This table is paused"
    await press(world, thread, "anna", "Go on")
    assert "to exchange" in seen_in(world, thread)[-1].text


def put_away(world: World, thread: ChannelHandle, *, archived: bool) -> None:
    """A moderator puts the thread away, or opens it again."""
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": archived})


async def play_on_in(world: World, thread: ChannelHandle) -> None:
    """Whoever is asked keeps all cards."""
    for person in ("anna", "bo"):
        await press(world, thread, person, "hand")
    asked = next(name for name in ("anna", "bo") if "Your turn" in seen_in(world, thread, name)[-1].text)
    await press(world, thread, asked, "pat")
