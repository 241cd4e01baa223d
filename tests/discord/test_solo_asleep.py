"""A private message sleeps before Discord lets nobody but its owner redraw it, and any tap wakes it (UX.md)."""

from __future__ import annotations

from random import Random

from bot.demo import SeededShuffler
from bot.game.actions import Seat
from bot.game.view import observe
from bot.manager.private import KEPT
from tests.discord.alone import deal_over, message, over, private_table, public, state, tap_on
from tests.discord.conftest import OpenWorld
from tests.discord.world import World


async def test_after_thirteen_minutes_it_falls_asleep_and_a_tap_wakes_it(world: World) -> None:
    await world.slash("anna", "chicago solo")
    awake = message(world, "anna").text
    sent = len(world.log.sent)
    await world.env.advance_time(12 * 60)
    assert message(world, "anna").text == awake
    await world.env.advance_time(90)
    assert message(world, "anna").lines[0] == "Asleep · tap to wake"
    await world.env.advance_time(3600)
    assert len(world.log.sent) == sent + 1, "one last edit"
    await world.click("anna", "Wake")
    assert message(world, "anna").text == awake
    await world.click("anna", "pat")


async def test_every_tap_keeps_it_awake(world: World) -> None:
    await world.slash("anna", "chicago solo")
    for _ in range(3):
        await world.env.advance_time(8 * 60)
        await world.click("anna", "pat")
        assert "Asleep" not in message(world, "anna").text
    await world.env.advance_time(14 * 60)
    assert "Asleep" in message(world, "anna").text


async def test_a_result_does_not_fall_asleep(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(6))
    await world.slash("anna", "chicago solo", opponents=1)
    await tap_on(world, "anna", Random(6), until=over)
    await world.env.advance_time(3600)
    assert "wins with" in message(world, "anna").lines[0]


async def test_after_a_restart_the_old_message_plays_on(world: World) -> None:
    await world.slash("anna", "chicago solo")
    await world.click("anna", "throw|0")
    await world.click("anna", "exchange")
    game = await state(world, "anna")
    before = [observe(game, Seat(seat)) for seat in range(4)]
    shown = message(world, "anna")
    await world.restart()
    await world.env.advance_time(30)
    game = await state(world, "anna")
    assert [observe(game, Seat(seat)) for seat in range(4)] == before
    await world.click("anna", "pat", on=shown)
    assert (await state(world, "anna")).version > game.version
    assert public(world) == []


async def test_after_a_restart_between_deals_too(world: World) -> None:
    await world.slash("anna", "chicago solo")
    await tap_on(world, "anna", Random(2), until=deal_over)
    await world.restart()
    await world.env.advance_time(24 * 3600)
    await world.click("anna", "next")
    assert (await private_table(world, "anna")).deal == 2


async def test_the_command_wakes_it_too(world: World) -> None:
    await world.slash("anna", "chicago solo")
    awake = message(world, "anna").text
    await world.env.advance_time(2 * 3600)
    await world.restart()
    await world.slash("anna", "chicago solo")
    await world.click("anna", "Go on")
    assert world.screens("anna")[-1].text == awake


async def test_after_a_week_it_is_over(world: World) -> None:
    await world.slash("anna", "chicago solo")
    await world.env.advance_time(KEPT.total_seconds() + 60)
    await world.click("anna", "Wake")
    assert "This game does not count" in message(world, "anna").text
    await world.slash("anna", "chicago solo")
    assert world.screens("anna")[-1].text.startswith("Your turn")


async def test_an_answer_that_is_lost_on_the_way_is_made_up_for(world: World) -> None:
    await world.slash("anna", "chicago solo")
    before = await state(world, "anna")
    world.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=1)
    await world.click("anna", "pat")
    assert (await state(world, "anna")).version > before.version
    assert "exchange 2 of 3" in message(world, "anna").text
