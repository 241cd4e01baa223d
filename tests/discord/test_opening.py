"""M1: how a table opens, who may sit down, and how a lobby ends."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, InteractionResult

from bot.records import Status
from bot.sandbox.screen import Screen
from tests.discord.playing import game, table, table_of
from tests.discord.world import World

LOBBY_SECONDS = 600


def told(answer: InteractionResult) -> Screen:
    """The private answer to a tap or a command."""
    assert answer.response is not None
    assert answer.response.ephemeral
    return Screen(answer.response)


def posted(world: World, channel: ChannelHandle | None = None) -> int:
    """How many public messages the bot has posted."""
    path = f"/channels/{(channel or world.room.channel).id}/messages"
    return len([request for request in world.log.requests if (request.method, request.path) == ("POST", path)])


# Opening


async def test_the_answer_to_start_is_private_and_the_lobby_public(world: World) -> None:
    answer = told(await world.slash("anna", "chicago start"))
    assert answer.lines[0] == "You sit in seat 1"
    assert world.table().find("Start: you + 3 medium AI")
    assert posted(world) == 1


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ({"send_messages": False}, ["Send Messages"]),
        ({"attach_files": False, "read_message_history": False}, ["Read Message History", "Attach Files"]),
    ],
)
async def test_missing_permissions_are_named_and_nothing_is_opened(
    world: World, denied: dict[str, bool], named: list[str]
) -> None:
    me = world.room.guild.me
    assert me is not None
    quiet = world.room.guild.create_text_channel("quiet", overwrites={me: discord.PermissionOverwrite(**denied)})
    answer = told(await world.person("anna").slash(quiet, "chicago start"))
    assert answer.text == f"I may not play here yet. I need: {' and '.join(named)}."
    assert posted(world, quiet) == 0
    await world.slash("anna", "chicago start")  # and she holds no seat there
    assert posted(world) == 1


async def test_a_second_start_leads_to_the_table_that_is_here(world: World) -> None:
    await world.slash("anna", "chicago start")
    answer = told(await world.slash("bo", "chicago start"))
    assert answer.lines[0] == "There is a table here already."
    assert [control.label for control in answer.controls] == ["Join", "Go to the table"]
    await world.click("bo", "Join", on=answer)
    assert [player.name for player in (await table(world)).players] == ["anna", "bo"]
    assert posted(world) == 1


async def test_a_second_start_by_who_sits_here_shows_the_own_panel(world: World) -> None:
    await world.start("anna", joining=["bo"])
    answer = told(await world.slash("anna", "chicago start"))
    assert answer.lines[0] == "> You sit here already."
    assert answer.pictures == ["hand.png"]


async def test_a_full_table_offers_no_seat(world: World) -> None:
    await world.start("anna", joining=["bo"])
    answer = told(await world.slash("cia", "chicago start"))
    assert [control.label for control in answer.controls] == ["Go to the table"]


async def test_a_person_holds_one_seat_in_a_server(world: World) -> None:
    await world.slash("anna", "chicago start")
    other = world.room.guild.create_text_channel("other")
    answer = told(await world.person("anna").slash(other, "chicago start"))
    assert answer.text == "You hold a seat at another table of this server. Leave it first."
    assert posted(world, other) == 0

    await world.person("bo").slash(other, "chicago start")
    await world.click("anna", "leave")
    joined = await world.person("bo").slash(other, "chicago hand")
    assert told(joined).lines[0] == "You sit in seat 1"
    assert told(await world.slash("bo", "chicago start")).text.startswith("You hold a seat at another table")


# Sitting down


async def test_a_person_who_joins_a_full_table_takes_the_seat_of_an_ai_player(world: World) -> None:
    await world.slash("anna", "chicago start", opponents=3)
    answer = told(await world.click("bo", "join"))
    assert answer.lines[0] == "You sit in seat 4"
    players = (await table(world)).players
    assert [player.plays_itself for player in players] == [True, False, False, True]


async def test_the_buttons_of_a_lobby_work_for_those_who_sit_there(world: World) -> None:
    await world.slash("anna", "chicago start")
    for verb in ("addai", "start", "leave"):
        assert told(await world.click("eve", verb)).text == "You are not at this table."
    assert told(await world.click("eve", "rules")).lines[0] == "How Chicago is played"
    await world.click("anna", "addai")
    await world.click("anna", "dropai")
    assert [player.name for player in (await table(world)).players] == ["anna"]
    assert told(await world.click("anna", "join")).lines[0] == "You sit in seat 1"


async def test_the_longest_seated_person_inherits_the_table(world: World) -> None:
    await world.slash("anna", "chicago start")
    for name in ("bo", "cia"):
        await world.click(name, "join")
    await world.click("anna", "leave")
    assert (await table(world)).host_id == world.person("bo").id
    assert "bo · host" in world.table().text


async def test_one_person_alone_starts_against_ai_players(world: World) -> None:
    await world.start("anna")
    state = await game(world)
    assert state.seats == 4
    assert [player.plays_itself for player in (await table(world)).players] == [True, False, False, False]


async def test_the_panel_of_who_sits_down_becomes_the_hand_under_the_table(world: World) -> None:
    await world.start("anna", joining=["bo"])
    for name in ("anna", "bo"):
        seen = world.screens(name)
        assert [screen.private for screen in seen][-2:] == [False, True]
        assert seen[-1].pictures == ["hand.png"]
        assert len([screen for screen in seen if screen.private]) == 1


# Closing


async def test_the_last_person_to_leave_closes_the_lobby(world: World) -> None:
    await world.slash("anna", "chicago start", opponents=2)
    opened = await table(world)
    await world.click("anna", "leave")
    assert opened.status is Status.CLOSED
    assert world.table().lines[0] == "This table closed without a game"
    assert not world.table().controls
    await world.slash("anna", "chicago start")
    assert (await table(world)).game_id != opened.game_id


async def test_ten_minutes_without_a_tap_close_the_lobby_and_free_its_seats(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.env.advance_time(LOBBY_SECONDS - 1)
    assert world.table().find("join")
    await world.click("bo", "join")  # a tap sets the time anew
    await world.env.advance_time(LOBBY_SECONDS - 1)
    assert world.table().find("join")
    await world.env.advance_time(2)
    assert world.table().lines[0] == "This table closed without a game"
    assert await table_of(world) is None
    for name in ("anna", "bo"):
        other = world.room.guild.create_text_channel(name)
        assert told(await world.person(name).slash(other, "chicago start")).lines[0] == "You sit in seat 1"


async def test_a_lobby_that_ran_out_while_the_bot_was_away_stays_open_for_another_minute(world: World) -> None:
    await world.slash("anna", "chicago start")
    await world.bot.close()
    await world.env.advance_time(LOBBY_SECONDS + 1)
    await world.restart()
    await world.env.advance_time(50)
    assert await table_of(world) is not None
    await world.env.advance_time(12)
    assert await table_of(world) is None


async def test_a_join_that_comes_twice_still_gives_the_panel(world: World) -> None:
    await world.slash("anna", "chicago start")
    join = world.press("bo", "join")
    await world.deliver(join, join)
    assert "You sit in seat 2" in world.panel("bo").text


async def test_a_tap_while_the_bot_stops_is_answered(world: World) -> None:
    await world.start("anna", ai=1)
    tap = world.press("anna", "pat")
    world.bot.tables.close()
    [answer] = await world.deliver(tap)
    assert "restarting" in told(answer).text


async def test_a_button_of_a_closed_lobby_says_so(world: World) -> None:
    await world.slash("anna", "chicago start")
    late = world.press("bo", "join")
    await world.click("anna", "leave")
    [answer] = await world.deliver(late)
    assert told(answer).text == "The game has begun, or this table is closed."
