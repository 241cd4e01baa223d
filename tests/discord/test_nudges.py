"""Pings in the channel: one at a time, gone when the person acts, never again when muted."""

from __future__ import annotations

import pytest

from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, rigged, table
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS KH 8C 6C 4H"])
FOUR = Cards(["AS AH 9C 7D 5H", "KS KH 8C 6C 4H", "QS QH 3C 2C TH", "JS JH 5C 4C 9D"])


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna, who is new and so has two minutes, is asked for her first exchange at pace live."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    return world


def pings(world: World) -> list[Screen]:
    """The pings that stand in the channel."""
    words = ("waits for you", "an AI made one move", "An AI played for anna, who")
    return [screen for screen in world.screens() if any(said in screen.text for said in words)]


async def test_half_way_the_person_is_pinged(world: World) -> None:
    await world.env.advance_time(59)
    assert pings(world) == []
    await world.env.advance_time(2)
    (ping,) = pings(world)
    anna = world.person("anna").id
    assert ping.text.startswith(f"<@{anna}>, the table waits for you · time up 18:02")
    (sent,) = [r.json for r in world.log.requests if r.method == "POST" and "waits for you" in str(r.json)]
    assert sent is not None
    assert sent["allowed_mentions"]["users"] == [anna]
    assert ping.find("hand"), "the way to one's cards"


async def test_it_is_gone_when_she_acts(world: World) -> None:
    await world.env.advance_time(61)
    await follow(world, "anna pat")
    await world.env.advance_time(1)
    assert pings(world) == []
    assert "nudge" not in (await table(world)).posts


async def test_one_that_was_in_vain_says_so_until_she_is_back(world: World) -> None:
    await world.click("bo", "hand")
    await world.env.advance_time(121)
    (ping,) = pings(world)
    assert ping.lines[0] == "Time up: an AI made one move for anna."
    await world.click("anna", "hand")
    await world.env.advance_time(1)
    assert pings(world) == []


async def test_one_who_is_away_reads_how_to_come_back(world: World) -> None:
    await world.click("bo", "hand")
    await world.env.advance_time(121)
    await follow(world, "bo pat")
    while not (await table(world)).players[0].away:
        await world.env.advance_time(15)
    await world.env.advance_time(1)
    (ping,) = pings(world)
    assert ping.lines[0] == "An AI played for anna, who has the seat back with any tap."


async def test_missing_early_answers_share_one_ping(open_world: OpenWorld) -> None:
    """Bo and Cia may answer already, Dan has: who is asked then was pinged, and is told so without another ping."""
    world = await open_world(people=("anna", "bo", "cia", "dan"), shuffler=rigged(FOUR))
    await world.start("anna", joining=["bo", "cia", "dan"], pace="relaxed")
    await follow(world, "dan hand, dan pat")
    await world.env.advance_time(121)
    (ping,) = pings(world)
    anna, bo, cia = (world.person(name).id for name in ("anna", "bo", "cia"))
    assert ping.lines[0].startswith(f"<@{anna}>, the table waits for you")
    assert ping.lines[1] == f"<@{bo}> and <@{cia}>: answer early if you like"
    await follow(world, "anna hand, anna pat")
    await world.env.advance_time(1)
    (passed,) = pings(world)
    assert passed.id == ping.id
    assert passed.lines[0].startswith(f"<@{bo}>, the table waits for you")
    assert passed.lines[1] == f"<@{cia}>: answer early if you like"
    await follow(world, "cia hand, cia pat, bo hand, bo pat")
    await world.env.advance_time(1)
    assert pings(world) == []
    sent = [r.json for r in world.log.requests if r.method == "POST" and "waits for you" in str(r.json)]
    assert [one["allowed_mentions"]["users"] for one in sent if one] == [[anna, bo, cia]]


async def test_who_shared_a_ping_is_not_pinged_once_more_for_the_same_question(open_world: OpenWorld) -> None:
    """Not even after a look without an answer."""
    world = await open_world(people=("anna", "bo", "cia", "dan"), shuffler=rigged(FOUR))
    await world.start("anna", joining=["bo", "cia", "dan"], pace="relaxed")
    await world.env.advance_time(121)
    await follow(world, "anna hand, anna pat")
    await world.env.advance_time(1)
    await world.click("bo", "hand")
    await world.env.advance_time(250)
    (ping,) = pings(world)
    assert ping.lines[0].startswith(f"<@{world.person('bo').id}>, the table waits for you")
    assert len([r for r in world.log.requests if r.method == "POST" and "waits for you" in str(r.json)]) == 1


async def test_there_is_never_more_than_one(world: World) -> None:
    for _ in range(20):
        await world.env.advance_time(15)
        assert len(pings(world)) <= 1


async def test_a_tap_of_ones_own_puts_it_off(world: World) -> None:
    await world.env.advance_time(55)
    await world.click("anna", "hand")
    await world.env.advance_time(10)
    assert pings(world) == []
    await world.env.advance_time(12)
    assert len(pings(world)) == 1


async def test_who_has_muted_them_is_not_pinged(world: World) -> None:
    await world.click("anna", "More")
    await world.click("anna", "mute")
    assert world.screens("anna")[-1].find("unmute")
    await world.env.advance_time(100)
    assert pings(world) == []
    await world.click("eve", "More")
    assert not world.screens("eve")[-1].find("mute")


async def test_a_ping_from_before_a_restart_is_not_left_behind(world: World) -> None:
    await world.env.advance_time(61)
    (old,) = pings(world)
    await world.restart()
    await world.env.advance_time(5)
    (new,) = pings(world)
    assert new.id != old.id
    await world.click("anna", "hand")
    await follow(world, "anna pat")
    await world.restart()
    await world.env.advance_time(5)
    assert pings(world) == []


async def test_where_a_game_takes_days_the_table_itself_comes_to_who_was_here_just_before(
    open_world: OpenWorld,
) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.slash("anna", "chicago start", pace="slow", rules="Pagat", thread=False)
    await follow(world, "bo join, anna start")
    old = world.table()
    await world.env.advance_time(299)
    assert world.table().id == old.id, "she is still looking"
    await world.env.advance_time(3)
    anna = world.person("anna").id
    new = world.table()
    assert (new.id != old.id, old.id in [screen.id for screen in world.screens()]) == (True, False)
    assert new.lines[0].startswith(f"<@{anna}>, the table waits for you")
    assert [screen.id for screen in pings(world)] == [new.id], "no other message"
    (sent,) = [r.json for r in world.log.requests if r.method == "POST" and "waits for you" in str(r.json)]
    assert sent is not None
    assert sent["allowed_mentions"]["users"] == [anna]
    await follow(world, "anna hand, anna pat")
    await world.env.advance_time(3)
    assert world.table().id == new.id
    assert "waits for you" not in world.table().text
    (ping,) = pings(world)
    bo = world.person("bo").id
    assert ping.text.startswith(f"<@{bo}>, the table waits for you"), "who was not here is pinged at once, beside it"
