"""/chicago solo: a whole game in one private message (UX.md)."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from bot.demo import SeededShuffler
from bot.game.actions import Seat
from bot.game.state import Finished
from bot.game.view import observe
from bot.manager.tempo import Tempo
from bot.records import Status
from tests.discord.alone import deal_over, message, offered, over, private_table, public, shown_cards, state, tap_on
from tests.discord.conftest import OpenWorld
from tests.discord.secrecy import known
from tests.discord.world import World


async def test_a_whole_game_is_one_private_message(open_world: OpenWorld) -> None:
    """At the pace people play at, where a game at a table would take half an hour: nothing waits.

    A commit that a busy machine makes slow is answered later, 1.2 seconds each; that is not what this is about.
    """
    world = await open_world(shuffler=SeededShuffler(3), tempo=Tempo.live())
    await world.slash("anna", "chicago solo")
    table, first = await private_table(world, "anna"), message(world, "anna").id
    began = world.env.now()
    await tap_on(world, "anna", Random(3), until=over)
    assert message(world, "anna").id == first
    assert "wins with" in message(world, "anna").lines[0]
    assert world.env.now() - began < timedelta(seconds=10)
    assert table.state is not None
    assert isinstance(table.state.phase, Finished)
    assert public(world) == []
    assert world.screens() == []
    assert [screen for screen in world.screens("bo") if screen.private] == []


async def test_every_tap_costs_one_request(world: World) -> None:
    await world.slash("anna", "chicago solo")
    before = len(world.log.sent)
    taps = await tap_on(world, "anna", Random(4), until=deal_over)
    assert len(world.log.sent) - before == taps


@pytest.mark.parametrize("seed", range(3))
async def test_no_card_is_shown_that_is_hidden(open_world: OpenWorld, seed: int) -> None:
    world, dice = await open_world(shuffler=SeededShuffler(seed)), Random(seed)
    await world.slash("anna", "chicago solo", rules="standard")
    looked = 0
    while (await private_table(world, "anna")).deal < 3:
        screen = message(world, "anna")
        if not deal_over(screen):
            game = await state(world, "anna")
            assert {*game.hands[0]} <= shown_cards(world) <= known(observe(game, Seat(0)))
            looked += 1
        control = dice.choice(offered(screen))
        await world.person("anna").click(screen.message, custom_id=control.custom_id)
    assert looked > 10


async def test_when_a_deal_is_done_all_hands_lie_open(world: World) -> None:
    """R6.3"""
    await world.slash("anna", "chicago solo", opponents=2)
    await tap_on(world, "anna", Random(1), until=deal_over)
    game = await state(world, "anna")
    every_card = {card for seat in range(3) for card in (*game.hands[seat], *game.played[seat])}
    assert len(every_card) == 15
    assert every_card <= shown_cards(world)
    await world.click("anna", "How it went")
    told, panel = world.screens("anna")[-1], world.screens("anna")[-2]
    assert told.private
    assert told.lines[0] == "Deal 1, how it went"
    await world.click("anna", "next", on=panel)
    assert world.screens("anna")[-2].text.startswith("Your turn")


# What one wishes for


async def test_opponents_and_rules_are_chosen(world: World) -> None:
    await world.slash("anna", "chicago solo", opponents=1, rules="standard")
    table = await private_table(world, "anna")
    assert len(table.players) == 2
    assert "of a game to 52" in message(world, "anna").text


async def test_by_default_it_is_quick_against_three(world: World) -> None:
    await world.slash("anna", "chicago solo")
    table = await private_table(world, "anna")
    assert [player.user_id for player in table.players] == [world.person("anna").id, None, None, None]
    assert "of a game to 26" in message(world, "anna").text


async def test_it_is_played_beside_a_table(world: World) -> None:
    await world.start("anna", joining=["bo"])
    await world.slash("anna", "chicago solo")
    await world.slash("bo", "chicago solo")
    assert await private_table(world, "anna") is not await private_table(world, "bo")
    await world.slash("anna", "chicago hand")
    assert "Deal 1 of a game" not in world.panel("anna").text
    assert (await world.bot.tables.table_in(world.room.channel.id)).seated(world.person("anna").id)


# Another one


async def test_a_second_command_offers_the_game_that_goes_on(world: World) -> None:
    await world.slash("anna", "chicago solo")
    table, first = await private_table(world, "anna"), message(world, "anna")
    await world.slash("anna", "chicago solo", opponents=1)
    offer = world.screens("anna")[-1]
    assert offer.lines[0] == "You have a game going on"
    await world.click("anna", "Go on")
    assert message(world, "anna").id == offer.id, "the old message is gone"
    assert message(world, "anna").text == first.text
    assert await private_table(world, "anna") is table


async def test_a_new_game_takes_the_place_of_the_old_one(world: World) -> None:
    await world.slash("anna", "chicago solo")
    old = await private_table(world, "anna")
    await world.slash("anna", "chicago solo", opponents=1, rules="standard")
    await world.click("anna", "New game")
    new = await private_table(world, "anna")
    assert (old.status, new.live) == (Status.VOID, True)
    assert len(new.players) == 2
    assert "of a game to 52" in world.screens("anna")[-1].text


async def test_a_button_of_the_old_game_says_that_it_is_over(world: World) -> None:
    await world.slash("anna", "chicago solo")
    old = message(world, "anna")
    await world.slash("anna", "chicago solo")
    await world.click("anna", "New game")
    playing = world.screens("anna")[-1].text
    await world.click("anna", "pat", on=old)
    assert "This game does not count" in world.screens("anna")[0].text
    assert world.screens("anna")[-1].text == playing
    await world.click("anna", "Again", on=world.screens("anna")[0])
    assert world.screens("anna")[0].lines[0] == "You have a game going on"


async def test_again_is_one_tap(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(5))
    await world.slash("anna", "chicago solo", opponents=1)
    first = await private_table(world, "anna")
    await tap_on(world, "anna", Random(5), until=over)
    shown = message(world, "anna").id
    await world.click("anna", "Again")
    again = await private_table(world, "anna")
    assert message(world, "anna").id == shown
    assert again.game_id != first.game_id
    assert (len(again.players), again.rules) == (2, first.rules)
    assert "Deal 1 of a game" in message(world, "anna").text
    await world.slash("anna", "leaderboard")
    assert "of 1, not counted here" in world.screens("anna")[-1].text


async def test_a_tap_that_is_delivered_twice_works_once(world: World) -> None:
    await world.slash("anna", "chicago solo")
    before = await state(world, "anna")
    tap = world.press("anna", "pat")
    await world.deliver(tap, tap)
    after = await state(world, "anna")
    assert after.version > before.version
    assert message(world, "anna").text.startswith("Your turn")
    await world.slash("anna", "chicago solo")
    twice = world.press("anna", "New game")
    await world.deliver(twice, twice)
    assert (await private_table(world, "anna")).live


# Others

STRANGE = ("pat", "next", "wake", "again", "anew|7", "hand", "more", "log|1", "rematch", "stopsure", "leavesure")
FORGED = ("deal", "rematch", "anew|4", "anew|999999", "again", "join", "addai", "start", "lesson|2", "learnanew")


async def test_nobody_else_can_touch_it(world: World) -> None:
    """They read the same words as for a game that is not there."""
    await world.slash("anna", "chicago solo")
    table, game = await private_table(world, "anna"), await state(world, "anna")
    for verb in STRANGE:
        taps = [world.tap("bo", f"ch1|{number}|{game.asked_at[0]}|{verb}") for number in ("zz", table.game_id)]
        unknown, forged = await world.deliver(*taps)
        assert unknown.ephemeral
        assert forged.ephemeral
    assert await state(world, "anna") is game
    assert table.live
    assert len({screen.text for screen in world.screens("bo") if screen.private}) == 1


async def test_its_person_can_forge_nothing(world: World) -> None:
    await world.slash("anna", "chicago solo")
    table, game, panel = await private_table(world, "anna"), await state(world, "anna"), message(world, "anna")
    for verb in FORGED:
        await world.deliver(world.tap("anna", f"ch1|{table.game_id}|{game.asked_at[0]}|{verb}", on=panel))
        assert await private_table(world, "anna") is table
        assert await state(world, "anna") is game
    assert public(world) == []
