"""A problem that is reported at a table, and what its code tells whoever runs the bot: never a hidden card."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot import inspection
from bot.demo import SeededShuffler
from bot.game.cards import PACK
from bot.game.state import GameState
from bot.manager.problems import Problem, code_of
from bot.records import Status
from tests.discord.conftest import OpenWorld
from tests.discord.looking_back import TO_THE_CALL, newest
from tests.discord.playing import Cards, follow, game, play_on, rigged, start_short, table_of
from tests.discord.secrecy import cards_in
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])


async def report(world: World, person: str = "anna") -> str:
    """Report a problem; returns the code that was told."""
    await world.click(person, "more")
    await world.click(person, "report")
    title, _ = newest(world, person).lines
    return title.removeprefix("Problem code ")


async def inspected(world: World, code: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What `python -m bot inspect` prints while the bot runs."""
    capsys.readouterr()
    assert await asyncio.to_thread(inspection.main, [code], database_url=world.address) == 0
    return capsys.readouterr().out


async def test_the_code_leads_to_the_game_the_move_and_what_happened(
    open_world: OpenWorld, capsys: pytest.CaptureFixture[str]
) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    await follow(world, "anna pat, bo pat")
    code = await report(world, "eve")
    assert newest(world, "eve").private
    await follow(world, "anna pass")
    told = await inspected(world, code.lower(), capsys)
    assert told.splitlines() == [
        "game      1, table, active",
        told.splitlines()[1],
        "seats     person, person",
        "ply       4 when it was reported, 6 now",
        "then      deal 1, Declaring",
        "       0  CardsCut",
        "       1  Dealt",
        "       2  Exchanged",
        "       3  Exchanged",
    ]
    assert told.splitlines()[1].endswith("revision 8")


def hidden(state: GameState) -> set[str]:
    """The cards that lie in a hand, in the stock or among the discards."""
    return {str(card) for pile in (*state.hands, state.stock, state.discards) for card in pile}


async def test_no_hidden_card_of_a_running_game_is_told(
    open_world: OpenWorld, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor any card at all, however it may be written, at any moment of a game."""
    world = await open_world(shuffler=SeededShuffler(6))
    await start_short(world, joining=["bo"], ai=1)
    reports = 0
    for number in range(6):
        so_far = (await game(world)).version
        await play_on(world, ["anna", "bo"], dice=Random(number), until=lambda state, n=so_far: state.version > n + 9)  # type: ignore[misc]
        found = await table_of(world)
        if found is None or found.status is not Status.ACTIVE:
            break
        told = await inspected(world, await report(world), capsys)
        reports += 1
        assert "active" in told
        assert hidden(await game(world))
        assert cards_in(told) == frozenset()
        assert not [card for card in PACK if str(card) in told.split()]
    assert reports > 2


async def test_what_is_behind_a_lobby(open_world: OpenWorld, capsys: pytest.CaptureFixture[str]) -> None:
    world = await open_world()
    await world.slash("anna", "chicago start", opponents=1)
    [answer] = await world.deliver(world.tap("anna", "ch1|1|0|report"))
    assert answer.response is not None
    code = newest(world, "anna").lines[0].removeprefix("Problem code ")
    told = await inspected(world, code, capsys)
    assert "1, table, lobby" in told
    assert "seats     person, AI\n" in told
    assert "then" not in told


async def test_a_code_that_leads_nowhere(open_world: OpenWorld, capsys: pytest.CaptureFixture[str]) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    url = world.address
    await world.start("anna", joining=["bo"])
    await follow(world, TO_THE_CALL.partition(",")[0])
    for code, address, why in (
        ("HELLO", url, "That is no problem code. One looks like this: 0A3F-92KD.\n"),
        (code_of(Problem(77, 3)), url, "There is no game 77 in this database."),
        (await report(world), "sqlite+aiosqlite:////nowhere/chicago.db", "There is no database file"),
    ):
        capsys.readouterr()
        assert await asyncio.to_thread(inspection.main, [code], database_url=address) == 1
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith(why)
