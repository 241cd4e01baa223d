"""How cards look is each person's own choice: under More, at once, and only in what that person alone sees."""

from __future__ import annotations

import pytest

from bot.records import Look, Unavailable
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, rigged
from tests.discord.test_hints import newest
from tests.discord.world import HAND_PICTURE, World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo have just been dealt their cards."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    return world


def hand_of(world: World, person: str) -> Screen:
    """The panel with the person's cards, drawn or written."""
    return next(screen for screen in world.screens(person) if screen.private and "Pair of aces" in screen.text)


async def test_a_person_chooses_under_more_and_their_panel_follows(world: World) -> None:
    await world.click("anna", "more")
    assert newest(world, "anna").find("Cards: two colours")
    await world.click("anna", "Cards: two colours")
    assert newest(world, "anna").find("Cards: four colours")
    await world.click("anna", "My hand: picture")
    assert newest(world, "anna").find("My hand: emojis")
    mine, others = hand_of(world, "anna"), world.panel("bo")
    assert HAND_PICTURE not in mine.pictures
    assert "A♠ A♥ 9♣ 7♦ 5♥" in mine.text
    assert HAND_PICTURE in others.pictures
    await follow(world, "anna pat")
    assert "A♠ A♥ 9♣ 7♦ 5♥" in hand_of(world, "anna").text


async def test_nobody_else_sees_the_other_deck(world: World) -> None:
    await world.click("anna", "more")
    await world.click("anna", "Cards: two colours")
    seen = {one.only for one in world.log.sent if "7D4" in str(one.request.json)}
    assert seen == {world.person("anna").id}


async def test_a_choice_is_exported_and_forgotten_with_the_person(world: World) -> None:
    anna = world.person("anna").id
    await world.click("anna", "more")
    await world.click("anna", "Cards: two colours")
    told = await world.bot.dossiers.export(anna)
    assert (told["people"][0]["four_colours"], told["people"][0]["pictured"]) == (True, True)
    assert (await world.bot.dossiers.kept(anna)).switches


async def test_a_hand_is_shown_even_if_nobody_can_say_how_it_is_liked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(user_id: int) -> Look:
        raise Unavailable

    await world.bot.people.want_picture(world.person("anna").id, name="anna", wanted=False)
    monkeypatch.setattr(world.bot.people, "look", silent)
    await world.click("anna", "My hand")
    assert HAND_PICTURE in world.panel("anna").pictures
