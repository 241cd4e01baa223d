"""Hand panels on the screen (UX.md, Keeping panels alive): awake while they can be reached, asleep before they lie."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.demo import SeededShuffler
from bot.manager.scenes import panel_stamp, private_scene, public_posts
from bot.manager.tempo import Tempo
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
MINUTE = 60
PHASE = "anna pat, bo pat, anna pass"
DEAL = f"{PHASE}, {PHASE}, anna pat, bo pat, anna A♠, anna A♥, bo Q♥, anna 9♣, anna 7♦"


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo play without a clock; Anna is asked for her first exchange."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.left_alone("anna", "bo")
    await world.start("anna", joining=["bo"], pace="none", rules="Standard")
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
        private = [screen for screen in world.screens(person) if screen.private]
        assert private[-1].text.startswith("Asleep · tap to wake")
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


# Not too often


SLOWLY = 6
"""Every wait of pace live takes so many times as long here, so that none is sat through."""
LIVE = Tempo.live()
UNHURRIED = replace(LIVE, answer=(SLOWLY, SLOWLY), edit=SLOWLY * LIVE.edit, cut=SLOWLY, card=SLOWLY)
AT_ONCE, ONE_MORE = 6, SLOWLY * 2.5
FOUR = ("anna", "bo", "cia", "dan")


async def test_the_panels_of_four_who_tap_quickly_are_redrawn_a_few_at_a_time_and_all_in_the_end(
    open_world: OpenWorld,
) -> None:
    world = await open_world(shuffler=SeededShuffler(4), tempo=UNHURRIED)
    await world.left_alone(*FOUR)
    await world.start("anna", joining=FOUR[1:], pace="none", rules="Standard")
    await world.env.advance_time(120)
    sent: list[float] = []
    world.log.listeners.append(
        lambda one: sent.append(world.env.now().timestamp()) if one.request.path.startswith("/webhooks/") else None
    )
    for _ in range(12):
        for person in FOUR:
            if (control := world.panel(person).find("pat")) is not None:
                await world.person(person).click(world.panel(person).message, custom_id=control.custom_id)
        await world.env.advance_time(SLOWLY)
    for first in sent:
        minute = [moment for moment in sent if first <= moment < first + SLOWLY * MINUTE]
        assert len(minute) <= AT_ONCE + SLOWLY * MINUTE / ONE_MORE == 30
    assert len(sent) > AT_ONCE

    await world.env.advance_time(len(FOUR) * ONE_MORE + SLOWLY)
    now = await table(world)
    for person in FOUR:
        user_id = world.person(person).id
        shown = world.bot.panels._shown[now.game_id, user_id]
        assert shown.stamp == panel_stamp(private_scene(now, user_id))
