"""Who may not, and what nobody may: one private sentence, and nothing has changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.game.state import GameState
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QS 8C 6D 4H"])
NOT_SEATED = "You are not at this table."
NO_TABLE = "There is no table in this channel. Open one with /chicago start."
OLD_BUTTON = "This button is from an old table."
HAND_PANEL = [
    "throw|0", "keep|0", "exchange", "pat", "keepmade", "show", "declare", "pass", "call", "callsure", "decline",
    "play|0", "undo", "back",
]  # fmt: skip
NOT_OURS = [
    "ch1|1|0|nonsense",
    "ch1|1|0|",
    "ch1|1|0|play|9999999",
    "ch1|1|0|play|-1",
    "ch1|1|0|play|1|1",
    "ch1|1|99999999|pat",
    "ch1|-1|0|pat",
    "ch1|1|0|pat\n",
    "ch1|1|0|pat ",
    "ch1|١|0|pat",
    "CH1|1|0|PAT",
    "ch2|1|0|pat",
    "",
    "x" * 100,
    "ch1|" + "z" * 200,
    "'; DROP TABLE games; --",
]
"""Custom ids that the bot never wrote."""


@dataclass
class Evening:
    """A game of Anna and Bo in which Anna is asked for her first exchange and has marked a card."""

    world: World
    before: GameState

    async def refused(self, person: str, custom_id: str, **forged: Any) -> str:
        """What a tap is told: one private sentence. The game and everything else on screen are as before."""
        screens = {name: [(s.id, s.text) for s in self.world.screens(name)] for name in ("anna", "bo", "cia")}
        [answer] = await self.world.deliver(
            self.world.tap(person, custom_id, on=None if forged else self.world.table(), **forged)
        )
        assert await game(self.world) == self.before
        assert answer.response is not None
        assert answer.response.ephemeral
        private = answer.response.id
        assert screens == {
            name: [(s.id, s.text) for s in self.world.screens(name) if s.id != private]
            for name in ("anna", "bo", "cia")
        }
        return Screen(answer.response).text


@pytest.fixture
async def evening(open_world: OpenWorld) -> Evening:
    """Anna has marked a card."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await follow(world, "anna 9♣")
    return Evening(world, await game(world))


async def test_who_does_not_sit_here_can_press_nothing_of_a_hand_panel(evening: Evening) -> None:
    for verb in HAND_PANEL:
        for version in (evening.before.asked_at[0], 0):
            assert await evening.refused("eve", f"ch1|1|{version}|{verb}") == NOT_SEATED, verb


async def test_who_does_not_sit_here_cannot_hurry_leave_or_stop_the_table(evening: Evening) -> None:
    for verb in ("deal", "leavesure", "stopsure", "rematch"):
        assert await evening.refused("eve", f"ch1|1|0|{verb}") == NOT_SEATED, verb


async def test_a_spectator_has_no_hand_to_see(evening: Evening) -> None:
    world = evening.world
    await world.click("eve", "My hand")
    await world.slash("eve", "chicago hand")
    private = [screen for screen in world.screens("eve") if screen.private]
    assert [screen.lines[0] for screen in private] == [NOT_SEATED] * 2
    assert not any(screen.pictures or screen.controls for screen in private)


async def test_nobody_answers_for_another_person(evening: Evening) -> None:
    """A custom id names no person: Bo's tap on Anna's very button is an answer of Bo, who has marked nothing."""
    button = evening.world.panel("anna").find("exchange")
    assert button is not None
    assert button.custom_id is not None
    assert await evening.refused("bo", button.custom_id) == "Tap the cards to throw first, or keep all."


async def test_a_forged_button_gets_one_sentence(evening: Evening) -> None:
    for custom_id in NOT_OURS:
        for person in ("anna", "eve"):
            assert await evening.refused(person, custom_id) == OLD_BUTTON, custom_id


async def test_a_game_that_does_not_exist_is_no_table(evening: Evening) -> None:
    for custom_id in ("ch1|0|0|pat", "ch1|2|0|pat", "ch1|zzzzzzzzzzzz|999999|pat"):
        for person in ("anna", "eve"):
            assert await evening.refused(person, custom_id) == NO_TABLE, custom_id


async def test_a_table_is_only_touched_from_where_it_stands(evening: Evening) -> None:
    world = evening.world
    elsewhere = world.room.guild.create_text_channel("elsewhere")
    button = f"ch1|1|{evening.before.asked_at[0]}|pat"
    there = {"id": str(elsewhere.id), "type": 0}
    assert await evening.refused("anna", button, channel_id=str(elsewhere.id), channel=there) == NO_TABLE
    assert await evening.refused("anna", button, guild_id="123") == NO_TABLE


async def test_a_slot_that_no_card_lies_in_marks_nothing(evening: Evening) -> None:
    world = evening.world
    panel = world.panel("anna")
    for slot in (5, 6, 52, 999999):
        await world.deliver(world.tap("anna", f"ch1|1|{evening.before.asked_at[0]}|throw|{slot}", on=panel))
        assert await game(world) == evening.before
        assert world.panel("anna").find("Exchange 1"), slot
