"""No message that others can see ever holds a hidden card: over whole games, every request and everything on screen."""

from __future__ import annotations

from random import Random, SystemRandom

import pytest

from bot.demo import SeededShuffler
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, play_on, rigged, start_short
from tests.discord.secrecy import Watch, cards_in
from tests.discord.world import PEOPLE, World

HANDS = Cards(["AS AH 8C 7D 5H", "KS QH 7C 6D 4H"])


def on_screen(world: World, watch: Watch) -> list[str]:
    """What stands on somebody's screen although it may not."""
    private = [(screen, world.person(name).id) for name in PEOPLE for screen in world.screens(name) if screen.private]
    public = [(screen, None) for screen in world.screens()]
    return [screen.text for screen, reader in (*private, *public) if watch.hidden(screen.message.components, reader)]


async def test_in_a_whole_game_nobody_is_shown_a_card_that_is_hidden_from_them(open_world: OpenWorld) -> None:
    seed = SystemRandom().randrange(10**6)
    print("seed", seed)
    world = await open_world(shuffler=SeededShuffler(seed))
    watch = Watch(world).begun()
    await start_short(world, joining=["bo"], ai=2)

    def look() -> None:
        assert on_screen(world, watch) == []

    await play_on(world, ["anna", "bo"], dice=Random(seed), after=look)
    assert world.table().find("rematch")
    await world.click("eve", "log")
    await world.click("eve", "rematch")
    assert on_screen(world, watch) == []
    assert watch.leaks == []


async def test_the_watch_finds_what_it_looks_for(open_world: OpenWorld) -> None:
    """Its silence means something: Anna's panel would be a leak to anybody else."""
    world = await open_world(shuffler=rigged(HANDS))
    watch = Watch(world)
    await world.start("anna", joining=["bo"])
    panel = world.panel("anna").message.components
    anna, bo = world.person("anna").id, world.person("bo").id
    assert {str(card) for card in cards_in(panel)} == {"AS", "AH", "8C", "7D", "5H"}
    assert watch.hidden(panel, anna) == frozenset()
    for other in (bo, None, world.person("eve").id):
        assert watch.hidden(panel, other) == cards_in(panel)

    answer = next(one for one in world.log.sent if one.only == anna and "hand.png" in str(one.request.json))
    answer.only = None
    watch.look(answer)
    assert len(watch.leaks) == 2  # the cards, and their picture


async def test_cards_are_found_however_they_are_written() -> None:
    for text in ("<:QS:1>", "<:QSx:1>", "~~Q♠~~", "Q♠\ufe0e", "the queen of spades"):
        assert {str(card) for card in cards_in({"content": text})} == {"QS"}, text
    assert {str(card) for card in cards_in({"emoji": {"name": "TH", "id": 1}, "label": "10♥"})} == {"TH"}


@pytest.mark.parametrize("hand", ["AS AH 8C 7D 5H", "2S 2H 4C 7C 8D"])
async def test_a_custom_id_names_no_card(open_world: OpenWorld, hand: str) -> None:
    """The same controls lie under quite different cards."""
    world = await open_world(shuffler=rigged(Cards([hand, "KS QH TC 6D 4H"])))
    await world.start("anna", joining=["bo"])
    ids = [control.custom_id for control in world.panel("anna").controls]
    assert ids == [f"ch1|1|2|{do}" for do in ("throw|0", "throw|1", "throw|2", "throw|3", "throw|4", "keepmade", "pat")]
