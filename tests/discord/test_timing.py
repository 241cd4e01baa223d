"""Taps that come early, late, twice, or all at once."""

from __future__ import annotations

import pytest

from bot.game.actions import Seat
from bot.game.cards import Card
from bot.game.events import Exchanged, HandDeclared, Passed
from bot.game.state import Asks, Exchanging, Played, Playing, Question
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table, views
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS KH 8C 6C 4H", "QS JH 7C 5D 2H"])
EXCHANGED = "anna pat, bo pat, cia pat"
PASSED = "anna pass, bo pass"
IN_TRICKS = ", ".join((EXCHANGED, PASSED, EXCHANGED, PASSED, EXCHANGED))


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna, Bo and Cia hold the cards of HANDS; Anna is asked first."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo", "cia"])
    return world


# Late


async def test_a_panel_of_before_only_redraws(world: World) -> None:
    late = world.press("anna", "keepmade")
    await follow(world, "anna pat, bo pat, cia pat")
    before, panel = await game(world), world.panel("anna")
    await world.deliver(late)
    assert await game(world) == before
    assert (world.panel("anna").id, world.panel("anna").text) == (panel.id, panel.text)
    assert world.panel("anna").find("declare")


async def test_a_button_of_an_earlier_deal_only_redraws(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(Cards(["AS KS QS JS 9S", "2H 4H 6H 8H TH"]), Cards(["", ""])))
    await world.start("anna", joining=["bo"])
    button = world.panel("anna").find("pat")
    assert button is not None
    assert button.custom_id is not None
    phase = "anna pat, bo pat, anna pass, bo pass"
    await follow(world, phase, phase, "anna pat, bo pat")
    await follow(world, "anna A♠, bo 2♥, anna K♠, bo 4♥, anna Q♠, bo 6♥, anna J♠, bo 8♥")
    before, panel = await game(world), world.panel("anna")
    assert (before.deal, before.scores) == (2, (10, 0))
    await world.deliver(world.tap("anna", button.custom_id, on=panel))
    assert await game(world) == before
    assert world.panel("anna").text == panel.text


# Early


async def test_an_early_answer_is_kept_secretly_and_carried_out_at_its_turn(world: World) -> None:
    others = [view for view in await views(world) if view.seat != 1]
    shown = [screen.text for screen in world.screens()]
    await follow(world, "bo 8♣, bo exchange")
    assert "Kept for your turn: exchange ~8♣~" in world.panel("bo").text
    assert [view for view in await views(world) if view.seat != 1] == others
    assert [screen.text for screen in world.screens()] == shown

    await follow(world, "anna pat")
    taken = [(event.seat, event.count) for event in (await game(world)).record if isinstance(event, Exchanged)]
    assert taken == [(0, 0), (1, 1)]


async def test_an_early_answer_can_be_taken_back_until_its_turn(world: World) -> None:
    await follow(world, "bo pat, bo undo")
    assert "Kept" not in world.panel("bo").text
    await follow(world, "anna pat")
    assert (await game(world)).phase == Exchanging(1, turn=Seat(1))
    await follow(world, "bo keepmade")
    assert (await game(world)).phase == Exchanging(1, turn=Seat(2))


async def test_an_early_answer_can_be_given_for_everything_on_the_cards_in_hand(world: World) -> None:
    """Once the cards of an exchange are in hand, the declaration and the next exchange may be settled in one go."""
    await follow(world, "anna pat, anna declare, anna pat")
    kept = {question: type(action).__name__ for (_, question), action in (await table(world)).answers.items()}
    assert kept == {Question(Asks.DECLARE, 1): "Declare", Question(Asks.EXCHANGE, 2): "Exchange"}
    await follow(world, "bo pat, cia pat, bo pass")
    assert (await game(world)).scores == (1, 0, 0)
    assert (await game(world)).phase == Exchanging(2, turn=Seat(1))


async def test_an_early_declaration_that_became_too_low_is_a_pass(open_world: OpenWorld) -> None:
    """Bo would declare a pair; by his turn Anna has declared two pairs (R3.1)."""
    world = await open_world(shuffler=rigged(Cards(["AS AH 9C 9D 5H", "KS KH 8C 6D 4H"])))
    await world.start("anna", joining=["bo"])
    await follow(world, "anna pat, bo pat, bo declare, anna declare")
    state = await game(world)
    answers = [event for event in state.record if isinstance(event, HandDeclared | Passed)]
    assert [(event.seat, type(event)) for event in answers] == [(0, HandDeclared), (1, Passed)]
    assert state.scores == (2, 0)


async def test_an_early_card_that_may_no_longer_be_played_is_asked_again(world: World) -> None:
    """Bo chooses a heart before Anna has led; she leads a club, and he holds clubs (R6.1)."""
    await follow(world, IN_TRICKS, "bo 4♥")
    assert "Kept for your turn: play 4♥" in world.panel("bo").text
    await follow(world, "anna 9♣")
    assert (await game(world)).phase == Playing(1, turn=Seat(1), trick=(Played(Seat(0), Card.parse("9C")),))
    panel = world.panel("bo")
    assert "follow clubs" in panel.lines[0]
    assert "Kept" not in panel.text
    assert [control.label for control in panel.controls if control.enabled] == ["8♣", "6♣"]


async def test_a_button_that_shows_other_marks_than_there_are_only_redraws(world: World) -> None:
    """A push may come late, so that the panel on the screen lacks the newest mark."""
    await follow(world, "anna throw|2")
    late = world.press("anna", "Exchange 1")
    await follow(world, "anna throw|4")
    before = await game(world)
    await world.deliver(late)
    assert await game(world) is before
    assert world.panel("anna").find("Exchange 2")
    await follow(world, "anna Exchange 2")
    [taken] = [event for event in (await game(world)).record if isinstance(event, Exchanged)]
    assert taken.count == 2


# Twice, and at once


async def test_the_same_interaction_delivered_twice_works_once(world: World) -> None:
    tap = world.press("anna", "pat")
    before = (await game(world)).version
    await world.deliver(tap, tap)
    await world.deliver(tap)
    assert (await game(world)).version == before + 1
    assert world.panel("anna").find("declare")


async def test_a_second_tap_on_the_same_button_changes_nothing_more(world: World) -> None:
    first, second = world.press("anna", "pat"), world.press("anna", "pat")
    before = (await game(world)).version
    await world.deliver(first, second)
    assert (await game(world)).version == before + 1
    toggles = [world.press("bo", "throw|0") for _ in range(3)]
    await world.deliver(*toggles)
    assert world.panel("bo").find("Exchange 1")


async def test_taps_of_all_people_at_once_all_count(world: World) -> None:
    await world.deliver(world.press("anna", "pat"), world.press("bo", "keepmade"), world.press("cia", "pat"))
    taken = [(event.seat, event.count) for event in (await game(world)).record if isinstance(event, Exchanged)]
    assert taken == [(0, 0), (1, 3), (2, 0)]


async def test_marks_of_quick_fingers_are_all_kept(world: World) -> None:
    await world.deliver(*(world.press("anna", f"throw|{slot}") for slot in range(5)))
    assert world.panel("anna").find("Exchange 5")


async def test_joins_at_once_find_a_seat_each(open_world: OpenWorld) -> None:
    world = await open_world()
    await world.slash("anna", "chicago start", opponents=2)
    await world.deliver(*(world.press(name, "join") for name in ("bo", "cia", "dan", "eve")))
    players = (await table(world)).players
    assert len(players) == 4
    assert all(player.plays_itself for player in players)
    told = [screen.text for name in ("bo", "cia", "dan", "eve") for screen in world.screens(name) if screen.private]
    assert sum("You sit in seat" in text for text in told) == 3
    assert sum(text == "Four people sit here already." for text in told) == 1


async def test_two_starts_at_once_open_one_table(open_world: OpenWorld) -> None:
    world = await open_world()
    await world.slash("anna", "chicago start", opponents=1)
    first, second = world.press("anna", "start"), world.press("anna", "start")
    await world.deliver(first, second)
    assert (await game(world)).deal == 1
    assert len([screen for screen in world.screens() if screen.find("hand")]) == 1
