"""Tables in threads of their own: a line in the channel, and the table below it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, ResponseMessage

from bot.manager.tempo import Tempo
from bot.records import Status
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import something, table_of
from tests.discord.world import World

UNTIL_SEEN = replace(Tempo.instant(), deal=600.0)
"""A finished deal stays until everybody has seen enough of it."""


@pytest.fixture
async def managed(open_world: OpenWorld) -> World:
    """A server that Anna manages."""
    return await open_world(manager="anna")


def told(answer: InteractionResult) -> Screen:
    assert answer.response is not None
    assert answer.response.ephemeral
    return Screen(answer.response)


def threads(world: World) -> list[ChannelHandle]:
    return world.room.channel.threads


def seen_in(world: World, thread: ChannelHandle, person: str | None = None) -> list[Screen]:
    """The thread as this person sees it, or everybody; oldest first."""
    viewer = None if person is None else world.person(person).id
    stored = world.env.backend.messages[thread.id]
    return [
        Screen(ResponseMessage(world.env, message))
        for _, message in sorted(stored.items())
        if message.visible_to(viewer)
    ]


async def press(world: World, thread: ChannelHandle, person: str, what: str) -> InteractionResult:
    """Press a button in the thread, on one's newest message that has it."""
    for screen in reversed(seen_in(world, thread, person)):
        if (control := screen.find(what)) is not None and control.enabled:
            return await world.person(person).click(screen.message, custom_id=control.custom_id)
    raise AssertionError(f"{person} sees no {what!r} in the thread")


async def test_a_table_gets_a_thread_and_the_channel_a_line(world: World) -> None:
    answer = await world.slash("anna", "chicago start", thread=True)
    [thread] = threads(world)
    assert thread.name == "Chicago · anna"
    line = world.screens()[0]
    assert line.lines[0] == "anna has opened a table of Chicago"
    assert line.id == thread.id
    assert f"Your table is in <#{thread.id}>" in told(answer).text
    [lobby] = seen_in(world, thread)
    assert lobby.find("join")
    assert await table_of(world) is None
    assert (await world.bot.tables.table_in(thread.id)).status is Status.LOBBY


async def test_a_game_is_played_in_its_thread(world: World) -> None:
    await world.slash("anna", "chicago start", thread=True)
    [thread] = threads(world)
    await press(world, thread, "bo", "join")
    await press(world, thread, "bo", "start")
    await press(world, thread, "anna", "hand")
    state = (await world.bot.tables.table_in(thread.id)).state
    assert state is not None
    asked = next(name for name in ("anna", "bo") if "Your turn" in seen_in(world, thread, name)[-1].text)
    await press(world, thread, asked, "pat")
    after = (await world.bot.tables.table_in(thread.id)).state
    assert after is not None
    assert after.version > state.version


async def test_who_opened_it_has_the_hand_in_the_thread_with_the_first_tap_there(world: World) -> None:
    """The answer to the command lies in the channel, where no hand can be; a tap in the lobby brings the panel."""
    await world.slash("anna", "chicago start", thread=True)
    [thread] = threads(world)
    await press(world, thread, "anna", "addai")
    panel = seen_in(world, thread, "anna")[-1]
    assert panel.lines[0] == "You sit in seat 1"
    await press(world, thread, "anna", "addai")
    assert [screen.private for screen in seen_in(world, thread, "anna")].count(True) == 1, "one is enough"
    await press(world, thread, "anna", "start")
    [hand] = [screen for screen in seen_in(world, thread, "anna") if screen.private]
    assert hand.pictures == ["hand.png"]
    assert hand.id > seen_in(world, thread)[-1].id, "under the table"


async def test_who_starts_a_game_in_a_thread_at_once_sees_the_hand(world: World) -> None:
    await world.slash("anna", "chicago start", thread=True)
    [thread] = threads(world)
    await press(world, thread, "anna", "start")
    [hand] = [screen for screen in seen_in(world, thread, "anna") if screen.private]
    assert hand.pictures == ["hand.png"]


async def test_a_newcomer_takes_the_seat_of_an_ai_player_in_a_thread(open_world: OpenWorld) -> None:
    world = await open_world(tempo=UNTIL_SEEN)
    await world.slash("anna", "chicago start", thread=True, opponents=1)
    [thread] = threads(world)
    await press(world, thread, "anna", "start")
    table = await world.bot.tables.table_in(thread.id)
    dice = Random(1)
    while table.free_seat is None:
        panel = next(screen for screen in reversed(seen_in(world, thread, "anna")) if screen.private)
        if (tap := something(panel, "anna", dice)) is None:
            await world.env.advance_time(1)
        else:
            await world.person("anna").click(panel.message, custom_id=tap[2].custom_id)
    await press(world, thread, "bo", "sit")
    mine = [screen for screen in seen_in(world, thread, "bo") if screen.private]
    assert [screen.lines[0] for screen in mine] == [
        "> You play on in the place of an AI player. A game with a newcomer is not rated."
    ]
    assert [player.name for player in table.players] == ["anna", "bo"]
    await press(world, thread, "anna", "deal")
    await press(world, thread, "bo", "deal")
    assert table.deal == 2
    for name in ("anna", "bo"):
        [hand] = [screen for screen in seen_in(world, thread, name) if screen.private]
        assert hand.pictures == ["hand.png"]
        assert hand.id > seen_in(world, thread)[-1].id


async def test_a_channel_may_have_many_threads_with_tables(world: World) -> None:
    for person in ("anna", "bo"):
        await world.slash(person, "chicago start", thread=True)
    await world.slash("cia", "chicago start")
    first, second = threads(world)
    tables = [await world.bot.tables.table_in(channel) for channel in (first.id, second.id, world.room.channel.id)]
    assert len({table.game_id for table in tables}) == 3


async def test_who_sits_elsewhere_makes_no_thread_and_leaves_no_line(world: World) -> None:
    await world.slash("anna", "chicago start")
    before = [screen.id for screen in world.screens()]
    answer = await world.slash("anna", "chicago start", thread=True)
    assert told(answer).text == "You hold a seat at another table of this server. Leave it first."
    assert threads(world) == []
    assert [screen.id for screen in world.screens()] == before


async def test_a_thread_that_cannot_be_made_leaves_nothing_behind(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=500)
    answer = await world.slash("anna", "chicago start", thread=True)
    assert "I could not make a thread here" in told(answer).text
    assert world.screens() == []
    await world.slash("anna", "chicago start")
    assert await table_of(world) is not None, "her seat is free"


async def test_what_a_thread_needs_is_named(world: World) -> None:
    channel = world.room.guild.create_text_channel(
        "no-threads",
        overwrites={world.room.guild.default_role: discord.PermissionOverwrite(create_public_threads=False)},
    )
    answer = await world.person("anna").slash(channel, "chicago start", thread=True)
    assert told(answer).text == "I may not play here yet. I need: Create Public Threads."
    assert channel.history() == []
    await world.person("anna").slash(channel, "chicago start")
    assert await world.bot.tables.table_in(channel.id)


async def test_within_a_thread_the_table_stays_there(world: World) -> None:
    await world.slash("anna", "chicago start", thread=True)
    [thread] = threads(world)
    await press(world, thread, "anna", "leave")
    await world.person("bo").slash(thread, "chicago start", thread=True)
    assert len(threads(world)) == 1
    assert (await world.bot.tables.table_in(thread.id)).seated(world.person("bo").id)


async def test_a_server_may_want_threads_for_all_tables(managed: World) -> None:
    world = managed
    await world.slash("anna", "chicago settings")
    assert "Tables one in a channel at a time" in world.screens("anna")[-1].text
    await world.click("anna", "A thread for each table")
    assert "Tables each in a thread of its own" in world.screens("anna")[-1].text
    await world.slash("bo", "chicago start")
    assert len(threads(world)) == 1
    await world.slash("cia", "chicago start", thread=False)
    assert len(threads(world)) == 1
    assert await table_of(world) is not None
    await world.restart()
    await world.slash("anna", "chicago settings")
    await world.click("anna", "One table per channel")
    await world.slash("dan", "chicago start")
    assert len(threads(world)) == 1


async def test_who_does_not_manage_the_server_settles_no_threads(managed: World) -> None:
    world = managed
    await world.slash("anna", "chicago settings")
    await world.deliver(world.tap("bo", "ch1|0|0|setthreads|1"))
    assert not (await world.bot.houses.settings(world.room.guild.id)).threads


@pytest.mark.parametrize("pace", ["slow", "none"])
async def test_a_game_that_is_played_in_passing_gets_a_thread_that_stays_for_a_week(world: World, pace: str) -> None:
    await world.slash("anna", "chicago start", pace=pace)
    [thread] = threads(world)
    assert auto_archive(world, thread) == 10080
    assert (await world.bot.tables.table_in(thread.id)).pace.value == pace


async def test_a_quick_game_gets_one_only_when_asked_for_and_for_a_day(world: World) -> None:
    await world.slash("anna", "chicago start", pace="relaxed")
    assert threads(world) == []
    await world.slash("bo", "chicago start", thread=True)
    [thread] = threads(world)
    assert auto_archive(world, thread) == 1440


async def test_a_slow_game_stays_in_the_channel_where_no_thread_can_be_made(world: World) -> None:
    channel = world.room.guild.create_text_channel(
        "no-threads",
        overwrites={world.room.guild.default_role: discord.PermissionOverwrite(create_public_threads=False)},
    )
    await world.person("anna").slash(channel, "chicago start", pace="slow")
    assert await world.bot.tables.table_in(channel.id)


def auto_archive(world: World, thread: ChannelHandle) -> int:
    """After how many minutes of silence Discord puts it away."""
    metadata = world.env.backend.channels[thread.id].thread_metadata
    assert metadata is not None
    return metadata.auto_archive_duration
