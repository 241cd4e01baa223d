"""What a table offers to those who come later, and the switch behind More."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.game.events import HandDeclared
from bot.game.state import Dealing, GameState
from bot.manager.tempo import Tempo
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, play_on, rigged, table
from tests.discord.world import World

UNTIL_SEEN = replace(Tempo.instant(), deal=600.0)
"""A finished deal stays until everybody has seen enough of it."""
HANDS = Cards(["AS AH 9C 7D 5H", "KS KH 8C 6C 4H"])


def over(state: GameState) -> bool:
    """Is the first deal over, and the next not dealt yet?"""
    return state.deal == 1 and isinstance(state.phase, Dealing)


@pytest.fixture
async def after_a_deal(open_world: OpenWorld) -> World:
    """Anna and an AI player have played the first deal."""
    world = await open_world(tempo=UNTIL_SEEN)
    await world.start("anna", ai=1)
    await play_on(world, ["anna"], dice=Random(1), until=over)
    return world


async def test_a_newcomer_takes_a_seat_and_has_cards_in_the_next_deal(after_a_deal: World) -> None:
    world = after_a_deal
    await world.click("bo", "Join")
    assert world.panel("bo").lines[0].startswith("> You play on in the place of an AI player.")
    assert " bo · " in world.table().text
    assert not world.table().find("sit"), "there is no other AI player"
    await follow(world, "anna deal, bo deal")
    assert (await game(world)).deal == 2
    for name in ("anna", "bo"):
        assert world.panel(name).pictures == ["hand.png"]
    assert not (await table(world)).rated


async def test_a_spectator_takes_the_seat_of_somebody_who_was_away_all_the_deal(open_world: OpenWorld) -> None:
    world = await open_world(tempo=UNTIL_SEEN)
    await world.start("anna", joining=["bo"])
    await world.click("bo", "hand")
    await play_on(world, ["anna"], dice=Random(1), until=over, look_again=30)
    await world.click("cia", "Join")
    assert world.panel("cia").lines[0].startswith("> You play on in the place of somebody who was away.")
    found = await table(world)
    assert [player.name for player in found.players] == ["anna", "cia"]
    assert not found.rated
    await follow(world, "anna deal, cia deal")
    assert world.panel("cia").pictures == ["hand.png"]


async def test_who_comes_back_and_finds_somebody_in_the_seat_is_told_so_once(open_world: OpenWorld) -> None:
    world = await open_world(tempo=UNTIL_SEEN)
    await world.start("anna", joining=["bo"], ai=1)
    await play_on(world, ["anna"], dice=Random(1), until=over, look_again=30)
    await follow(world, "cia Join, dan Join")
    assert [player.name for player in (await table(world)).players] == ["anna", "dan", "cia"]
    answer = await world.slash("bo", "chicago hand")
    assert answer.response is not None
    told = Screen(answer.response)
    assert told.private
    assert told.lines[:3] == [
        "Somebody else has your seat",
        "You were away for a whole deal, so a newcomer took it. This game does not count for you.",
        "You may watch how it goes on.",
    ]
    assert [control.label for control in told.controls] == ["Go to the table"]
    await world.click("bo", "hand", on=world.table())
    assert world.screens("bo")[-1].lines[0] == "You are not at this table."


async def test_who_lost_the_seat_reads_so_at_once_and_may_have_another_that_is_free(open_world: OpenWorld) -> None:
    """Bo, whose panel can be reached still. Cia is away as well."""
    world = await open_world(tempo=UNTIL_SEEN)
    await world.start("anna", joining=["cia", "bo"])
    await play_on(world, ["anna"], dice=Random(1), until=over, look_again=20)
    found = await table(world)
    await world.click("dan", "Join")
    assert [player.name for player in found.players] == ["anna", "cia", "dan"]
    panel = next(screen for screen in world.screens("bo") if "Somebody else has your seat" in screen.text)
    assert "Another seat is free now" in panel.text
    await world.click("bo", "sit", on=panel)
    assert [player.name for player in found.players] == ["anna", "bo", "dan"]
    assert world.panel("bo").lines[0].startswith("> You play on in the place of somebody who was away.")
    await follow(world, "anna deal, dan deal, bo deal")
    assert world.panel("bo").pictures == ["hand.png"]


async def test_who_opens_a_table_where_a_game_has_a_free_seat_gets_it(after_a_deal: World) -> None:
    world = after_a_deal
    answer = await world.slash("bo", "chicago start")
    assert answer.response is not None
    offer = Screen(answer.response)
    assert [control.label for control in offer.controls] == ["Join", "Go to the table"]
    await world.click("bo", "Join", on=offer)
    assert " bo · " in world.table().text
    assert len((await table(world)).people) == 2


async def test_who_sits_here_has_a_seat_already(after_a_deal: World) -> None:
    world = after_a_deal
    await world.click("anna", "sit")
    assert world.panel("anna").lines[0] == "> You sit here already."
    assert len((await table(world)).people) == 1


async def test_who_looks_on_and_wants_a_hand_reads_how_to_get_a_seat(after_a_deal: World) -> None:
    world = after_a_deal
    await world.click("bo", "My hand")
    offer = world.screens("bo")[-1]
    assert offer.lines[0] == "You are not at this table."
    await world.click("bo", "Join", on=offer)
    assert world.panel("bo").lines[0].startswith("> You play on in the place of an AI player.")
    await world.click("cia", "My hand")
    assert "Between two deals you may take that of an AI player" in world.screens("cia")[-1].text


async def test_who_comes_late_is_told_when_to_come(open_world: OpenWorld) -> None:
    world = await open_world(tempo=UNTIL_SEEN)
    await world.start("anna", ai=1)
    await play_on(world, ["anna"], dice=Random(1), until=over)
    late = world.press("bo", "sit")
    await world.click("anna", "deal")
    [answer] = await world.deliver(late)
    assert answer.response is not None
    assert answer.response.ephemeral
    assert (await table(world)).players[1].user_id is None


async def test_hands_are_declared_for_who_wants_that_from_the_next_one_on(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await world.click("anna", "more")
    await world.click("anna", "Declare for me: off")
    private = [screen for screen in world.screens("anna") if screen.find("declares|0")]
    assert "Your hands are declared for you" in private[-1].text
    await follow(world, "anna pat")
    assert "Kept for your turn" in world.panel("anna").text
    assert not [screen for screen in world.screens("bo") if "Kept for your turn" in screen.text]
    await follow(world, "bo pat")
    assert [event.seat for event in (await game(world)).record if isinstance(event, HandDeclared)] == [0]


async def test_where_a_game_takes_days_the_switch_is_on_until_somebody_turns_it_off(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.slash("anna", "chicago start", pace="slow", rules="Pagat", thread=False)
    await follow(world, "bo join, anna start, anna more")
    assert "Your hands are declared for you" in world.screens("anna")[-1].text
    await world.click("anna", "declares|0")
    assert "You declare your hands yourself." in world.screens("anna")[-1].text
    await follow(world, "bo more")
    assert "Your hands are declared for you" in world.screens("bo")[-1].text


async def test_the_switch_is_kept_over_a_restart_and_can_be_turned_back(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await follow(world, "anna more, anna declares|1")
    await world.restart()
    await follow(world, "anna hand, anna pat")
    assert "Kept for your turn" in world.panel("anna").text
    await follow(world, "anna undo, anna more, anna declares|0, bo pat")
    assert not (await table(world)).answers
    assert world.panel("anna").find("declare"), "it is for her to say"
