"""A tap in one's own panel that cannot be carried out: one sentence on top of the panel, and nothing has changed."""

from __future__ import annotations

import pytest

from bot.game.state import GameState
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QS 8C 6D 4H"])
EXCHANGED = "anna pat, bo pat"
TO_THE_TRICKS = f"{EXCHANGED}, anna pass, {EXCHANGED}, anna pass, {EXCHANGED}"
IN_TRICKS = f"{TO_THE_TRICKS}, anna A♠"


async def pressed(world: World, person: str, verb: str) -> tuple[Screen, GameState, GameState]:
    """A forged control on the person's own panel, of the version that holds; the panel after it, the game around it."""
    before = await game(world)
    seat = (await table(world)).seat_of(world.person(person).id)
    panel = world.panel(person)
    [answer] = await world.deliver(world.tap(person, f"ch1|1|{before.asked_at[seat]}|{verb}", on=panel))
    assert answer.acknowledged
    after = world.panel(person)
    assert after.id == panel.id
    return after, before, await game(world)


@pytest.mark.parametrize(
    ("script", "person", "verb", "sentence"),
    [
        ("", "anna", "exchange", "Tap the cards to throw first"),
        (EXCHANGED, "bo", "declare", "You hold nothing to declare"),
        (TO_THE_TRICKS, "bo", "play|5", "You no longer hold that card"),
        (IN_TRICKS, "bo", "play|2", "You must follow suit"),  # R6.1
        (IN_TRICKS, "anna", "play|0", "You no longer hold that card"),
        (IN_TRICKS, "bo", "join", "The game has begun"),
        (IN_TRICKS, "bo", "addai", "The game has begun"),
        (IN_TRICKS, "bo", "start", "The game has begun"),
        (IN_TRICKS, "bo", "leave", "The game has begun"),
    ],
)
async def test_a_refusal_is_told_in_the_panel(
    open_world: OpenWorld, script: str, person: str, verb: str, sentence: str
) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await follow(world, script)
    panel, before, after = await pressed(world, person, verb)
    assert panel.lines[0].startswith(f"> {sentence}")
    assert after == before


@pytest.mark.parametrize("verb", ["play|0", "declare", "pass", "call", "callsure", "decline", "show", "undo"])
async def test_an_answer_to_another_question_only_redraws(open_world: OpenWorld, verb: str) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    shown = world.panel("anna").text
    panel, before, after = await pressed(world, "anna", verb)
    assert panel.text == shown
    assert after == before
