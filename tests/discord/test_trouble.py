"""Discord refuses, forgets or fails: the game goes on, the table becomes true again, taps still work."""

from __future__ import annotations

import discord
import pytest

from bot.records import Status
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
EDITS = "/channels/*/messages/*"
POSTS = "/channels/*/messages"


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo play without a clock; Anna is asked for her first exchange."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.left_alone("anna", "bo")
    await world.start("anna", joining=["bo"], pace="none", rules="Standard")
    return world


def edits(world: World, message_id: int) -> int:
    """How often a message was edited."""
    return len([r for r in world.log.requests if r.method == "PATCH" and r.path.endswith(f"/messages/{message_id}")])


# The table


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_table_that_could_not_be_edited_is_edited_later(world: World, status: int) -> None:
    world.env.inject_error("PATCH", EDITS, status=status)
    await follow(world, "anna pat")
    assert "anna to exchange" in world.table().text
    assert world.panel("bo").lines[0].startswith("Your turn")  # his panel did not wait for the table
    await world.env.advance_time(10)
    assert "bo to exchange" in world.table().text


async def test_a_table_that_was_deleted_is_posted_anew(world: World) -> None:
    world.env.inject_error("PATCH", EDITS, status=404, code=10008)
    old = world.table()
    await follow(world, "anna pat")
    new = world.table()
    assert new.id != old.id
    assert "bo to exchange" in new.text
    assert (await table(world)).posts["deal/1"] == new.id
    await follow(world, "bo pat")
    assert world.table().id == new.id
    assert "anna to declare" in world.table().text
    await world.restart()
    await world.env.advance_time(1)
    assert world.table().id == new.id


async def test_a_moderator_deletes_the_table(world: World) -> None:
    role = world.room.guild.create_role("tidy", permissions=discord.Permissions(manage_messages=True))
    tidy = world.room.guild.add_member(world.env.create_user("tidy", global_name="tidy"), roles=[role])
    old = world.table()
    await tidy.delete(old.message)
    assert world.table().id != old.id
    await follow(world, "anna pat")
    assert "bo to exchange" in world.table().text
    await world.click("bo", "My hand")
    assert world.panel("bo").pictures == ["hand.png"]


async def test_without_permission_the_panels_still_play(world: World) -> None:
    """403 50013, for the whole of a deal: nobody sees the table, and everybody's hand still works."""
    for method, path in (("PATCH", EDITS), ("POST", POSTS)):
        world.env.inject_error(method, path, status=403, code=50013, times=None)
    tried = len(world.log.requests)
    phase = "anna pat, bo pat, anna pass"
    await follow(world, phase, phase, "anna pat, bo pat, anna A♠, anna A♥, bo Q♥, anna 9♣, anna 7♦")
    state = await game(world)
    assert state.deal == 2
    assert world.panel("bo").find("pat")
    assert world.panel("anna").find("pat")
    assert (await table(world)).status is Status.ACTIVE
    refused = [r for r in world.log.requests[tried:] if r.path.startswith("/channels/")]
    assert len(refused) <= 2  # asked once, and then left alone for a while
    world.env.backend.faults.clear()
    await world.env.advance_time(61)
    await follow(world, "bo pat")
    assert "anna to exchange" in world.table().text


async def test_a_channel_that_is_gone_is_not_asked_for_ever(world: World) -> None:
    for method, path in (("PATCH", EDITS), ("POST", POSTS)):
        world.env.inject_error(method, path, status=404, code=10003, times=None)
    await follow(world, "anna pat")
    tried = len(world.log.requests)
    await world.env.advance_time(3600)
    assert len([r for r in world.log.requests[tried:] if r.path.startswith("/channels/")]) <= 2


# The answers


async def test_an_answer_that_is_lost_on_the_way_undoes_no_move(world: World) -> None:
    before = (await game(world)).version
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    await follow(world, "anna pat")
    assert (await game(world)).version == before + 1
    await follow(world, "bo pat")
    assert world.panel("anna").find("declare")
    assert not [screen.text for screen in world.screens("anna") if "nothing was changed" in screen.text]


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (404, 10015), (401, 50027)])
async def test_an_answer_that_nobody_waits_for_any_more_is_no_failure(world: World, status: int, code: int) -> None:
    before = (await game(world)).version
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await follow(world, "anna pat")
    assert (await game(world)).version == before + 1
    await follow(world, "bo pat, anna declare")
    assert (await game(world)).scores == (1, 0)


async def test_a_panel_whose_token_died_is_left_alone_and_wakes_when_tapped(world: World) -> None:
    await world.env.advance_time(16 * 60)
    tried = len(world.log.requests)
    await follow(world, "anna Wake, anna pat")
    pushed = [r for r in world.log.requests[tried:] if r.path.startswith("/webhooks/") and r.method == "PATCH"]
    assert pushed == []
    assert "bo to exchange" in world.table().text
    await follow(world, "bo Wake, bo pat")  # on the panel of sixteen minutes ago
    assert "Exchange 2 of 3" in world.panel("bo").lines[0]
    await follow(world, "anna declare")
    assert "Answer early" in world.panel("bo").text


async def test_a_token_that_dies_early_is_tried_once(world: World) -> None:
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    await follow(world, "anna pat")
    tried = len(world.log.requests)
    await follow(world, "anna declare, anna pat")
    assert [r for r in world.log.requests[tried:] if r.path.startswith("/webhooks/") and r.method == "PATCH"] == []
    await follow(world, "bo pat")
    assert (await game(world)).scores == (1, 0)
