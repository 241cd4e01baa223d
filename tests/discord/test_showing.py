"""R2.4: who scored for a hand shows it to the table before breaking it; and never without being asked once more."""

from __future__ import annotations

import pytest

from bot.game.actions import Seat
from bot.game.cards import parse_cards
from bot.game.events import Exchanged, HandShown
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, shown
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
HER_HAND = shown("AS AH 9C 7D 5H")


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna has scored for a pair of aces in the first comparison, and is asked for her second exchange."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await follow(world, "anna pat, bo pat, anna declare")
    assert (await game(world)).scores == (1, 0)
    assert HER_HAND not in "".join(screen.text for screen in world.screens())
    return world


async def showings(world: World) -> list[HandShown]:
    return [event for event in (await game(world)).record if isinstance(event, HandShown)]


async def test_the_panel_says_what_an_exchange_would_cost(world: World) -> None:
    panel = world.panel("anna")
    assert "to exchange a card you first show all five" in panel.text
    button = panel.find("keepmade")
    assert button is not None
    assert button.label.startswith("Show")


async def test_it_is_asked_once_more_and_can_be_thought_better_of(world: World) -> None:
    await follow(world, "anna 9♣, anna exchange")
    assert world.panel("anna").lines[0] == "Show your hand?"
    assert not await showings(world)
    await follow(world, "anna back")
    assert world.panel("anna").find("Show hand, exchange 1")
    await follow(world, "anna pat")
    assert not await showings(world)


async def test_the_hand_is_shown_to_everybody_before_the_cards_go(world: World) -> None:
    await follow(world, "anna 9♣, anna exchange, anna show")
    record = (await game(world)).record
    at = record.index(HandShown(Seat(0), parse_cards("9C 7D 5H AH AS")))
    assert isinstance(record[at + 1], Exchanged)
    assert f"anna · shows {HER_HAND}" in world.table().text
    assert f"anna · shows {HER_HAND}" in "".join(screen.text for screen in world.screens("eve"))


async def test_it_is_shown_once(world: World) -> None:
    await follow(world, "anna 9♣, anna exchange, anna show, bo pat, anna pass, anna 7♦")
    assert world.panel("anna").find("Exchange 1")
    await follow(world, "anna exchange")
    assert len(await showings(world)) == 1


async def test_keeping_all_shows_nothing_and_the_duty_stays(world: World) -> None:
    """RULES.md section 10, case 17: the scorer passes in phase two and exchanges in phase three."""
    await follow(world, "anna pat, bo pat, anna pass")
    assert not await showings(world)
    await follow(world, "anna keepmade")
    assert not await showings(world)
    assert HER_HAND not in "".join(screen.text for screen in world.screens())
    await follow(world, "anna show")
    assert len(await showings(world)) == 1
    assert f"anna · shows {HER_HAND}" in world.table().text


async def test_an_exchange_kept_early_is_asked_again_when_it_would_show_the_hand(open_world: OpenWorld) -> None:
    """Anna settles her second exchange before her declaration has scored; then it would cost her a secret."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await follow(world, "anna pat, anna declare, anna 9♣, anna exchange")
    assert "Kept for your turn: exchange ~9♣~" in world.panel("anna").text
    await follow(world, "bo pat")  # he has nothing to declare, so the comparison is made
    state = await game(world)
    assert state.scores == (1, 0)
    assert not await showings(world)
    assert "Kept" not in world.panel("anna").text
    assert "first show all five" in world.panel("anna").text


async def test_who_scores_anew_owes_anew(world: World) -> None:
    await follow(world, "anna 9♣, anna exchange, anna show, bo pat, anna declare, anna 7♦")
    assert (await game(world)).scores == (2, 0)
    assert world.panel("anna").find("Show hand, exchange 1")
