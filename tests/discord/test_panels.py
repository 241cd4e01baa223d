"""Hand panels on the screen (UX.md, Keeping panels alive): awake while they can be reached, asleep before they lie."""

from __future__ import annotations

import pytest

from bot.manager.scenes import public_posts
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
MINUTE = 60
PHASE = "anna pat, bo pat, anna pass"
DEAL = f"{PHASE}, {PHASE}, anna pat, bo pat, anna A♠, anna A♥, bo Q♥, anna 9♣, anna 7♦"


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo play; Anna is asked for her first exchange."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    return world


def pushed(world: World, since: int) -> list[str]:
    """What was done to private panels that nobody had just tapped: methods, in order."""
    return [r.method for r in world.log.requests[since:] if r.path.startswith("/webhooks/")]


async def test_a_hand_panel_falls_asleep_after_thirteen_minutes_and_a_tap_wakes_it(world: World) -> None:
    awake = world.panel("anna").text
    await world.env.advance_time(12 * MINUTE)
    assert world.panel("anna").text == awake
    sent = len(world.log.requests)
    await world.env.advance_time(90)
    for person in ("anna", "bo"):
        assert world.screens(person)[-1].text.startswith("Asleep · tap to wake")
    await world.env.advance_time(60 * MINUTE)
    assert pushed(world, sent) == ["PATCH", "PATCH"], "one last edit each"
    await world.click("anna", "Wake")
    assert world.panel("anna").text == awake
    await follow(world, "anna pat")
    assert (await game(world)).version > 0


async def test_who_sleeps_is_not_pushed_and_wakes_to_things_as_they_are(world: World) -> None:
    await world.env.advance_time(8 * MINUTE)
    await follow(world, "anna 9♣")  # she has tapped, Bo has not
    await world.env.advance_time(6 * MINUTE)
    sent = len(world.log.requests)
    await follow(world, "anna exchange")
    assert pushed(world, sent) == []
    await world.click("bo", "Wake")
    assert world.panel("bo").lines[0].startswith("Your turn")


async def test_who_waits_in_a_lobby_may_fall_asleep_too(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.slash("anna", "chicago start")
    await world.env.advance_time(7 * MINUTE)
    await world.click("bo", "join")
    await world.env.advance_time(7 * MINUTE)
    assert world.panel("anna").text == "Asleep · tap to wake\n[Wake]"
    await world.click("bo", "start")
    await world.click("anna", "Wake")
    assert world.panel("anna").lines[0].startswith("Your turn")


async def test_a_new_deal_brings_the_panel_under_the_new_table_and_takes_the_old_one_away(world: World) -> None:
    before = {person: world.panel(person).id for person in ("anna", "bo")}
    await follow(world, DEAL)
    newest = world.table().id
    for person, old in before.items():
        private = [screen.id for screen in world.screens(person) if screen.private]
        assert len(private) == 1
        assert private[0] not in {old}
        assert private[0] > newest


async def test_a_dead_token_costs_one_failure_and_no_second_one(world: World) -> None:
    world.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
    sent = len(world.log.requests)
    await follow(world, "anna pat")
    assert pushed(world, sent) == ["PATCH"]
    await world.env.advance_time(120)
    await follow(world, "anna declare")
    assert pushed(world, sent) == ["PATCH"]


async def test_a_panel_that_discord_could_not_serve_is_redrawn_a_little_later(world: World) -> None:
    world.env.inject_error("PATCH", "/webhooks/*", status=503)
    await follow(world, "anna pat")
    assert "Your turn" not in world.panel("bo").lines[0]
    await world.env.advance_time(6)
    assert world.panel("bo").lines[0].startswith("Your turn")


async def test_nothing_is_kept_of_a_game_that_is_over(world: World) -> None:
    over = await table(world)
    await world.slash("anna", "chicago stop")
    await world.click("anna", "stopsure")
    await world.slash("bo", "chicago stop")
    await world.click("bo", "stopsure")
    assert not over.live
    await world.env.advance_time(5)
    await world.deliver(world.tap("anna", f"ch1|{over.game_id}|0|hand", on=world.table()))
    assert len(public_posts(over)) == 2
    assert world.bot.panels._shown == {}
    assert world.bot.notifier._rooms == {}
