"""The bot stops in the middle of everything; the next one knows the game from the database file alone."""

from __future__ import annotations

import pytest

from bot.game.events import CardPlayed, Exchanged
from bot.game.state import Calling, Declaring, Exchanging, Playing
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table, views
from tests.discord.world import World

THREE = Cards(["AS AH 9C 7D 5H", "KS KH 8C 6D 4H", "QS JH 7C 5D 2H"])
STRAIGHT_FLUSH = Cards(["9S TS JS QS KS", "AH 8D 6C 4D 2C"])
"""Worth 8 in each of the first two comparisons: enough to call Chicago."""
TO_THE_CALL = "anna pat, bo pat, anna declare, anna pat, bo pat, anna declare, anna pat, bo pat"


async def restarted(world: World) -> None:
    """Restart, and see that the game is what it was, and that its table was edited once."""
    before, answers, shown = await views(world), dict((await table(world)).answers), world.table()
    sent = len(world.log.requests)
    await world.restart()
    await world.env.advance_time(1)
    assert await views(world) == before
    assert (await table(world)).answers == answers
    edits = [r for r in world.log.requests[sent:] if r.method == "PATCH" and r.path.endswith(f"/messages/{shown.id}")]
    assert len(edits) == 1
    assert world.table().id == shown.id
    assert world.table().text == shown.text


@pytest.fixture
async def three(open_world: OpenWorld) -> World:
    """Anna, Bo and Cia hold the cards of THREE; Anna is asked first."""
    world = await open_world(shuffler=rigged(THREE))
    await world.start("anna", joining=["bo", "cia"])
    return world


async def test_in_the_middle_of_an_exchange_early_answers_are_kept_and_marks_are_made_anew(three: World) -> None:
    world = three
    await follow(world, "bo keepmade, anna 9♣")
    assert "Kept for your turn: exchange" in world.panel("bo").text
    assert isinstance((await game(world)).phase, Exchanging)
    await restarted(world)

    await follow(world, "anna exchange")  # the marks were only in memory: the old panel says so and redraws
    assert "Tap the cards to throw first" in world.panel("anna").text
    await follow(world, "anna 9♣, anna exchange")
    taken = [(e.seat, e.count) for e in (await game(world)).record if isinstance(e, Exchanged)]
    assert taken == [(0, 1), (1, 3)]  # Bo's early answer was carried out at its turn


async def test_in_the_middle_of_declaring(three: World) -> None:
    world = three
    await follow(world, "anna pat, bo pat, cia pat, anna declare")
    phase = (await game(world)).phase
    assert isinstance(phase, Declaring)
    assert phase.turn == 1
    await restarted(world)

    await follow(world, "bo pass")
    assert (await game(world)).scores == (1, 0, 0)


async def test_in_the_middle_of_calling(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(STRAIGHT_FLUSH))
    await world.start("anna", joining=["bo"])
    await follow(world, TO_THE_CALL, "anna call")
    assert isinstance((await game(world)).phase, Calling)
    await restarted(world)

    await follow(world, "anna callsure")
    phase = (await game(world)).phase
    assert isinstance(phase, Playing)
    assert phase.caller == 0


async def test_in_the_middle_of_a_trick(three: World) -> None:
    world = three
    exchange, declaring = "anna pat, bo pat, cia pat", "anna pass, bo pass"
    await follow(world, exchange, declaring, exchange, declaring, exchange, "anna A♠")
    assert isinstance((await game(world)).phase, Playing)
    await restarted(world)

    played = [e for e in (await game(world)).record if isinstance(e, CardPlayed)]
    assert [str(e.card) for e in played] == ["AS", "KS", "QS"]  # forced: the only spades
    await follow(world, "anna 9♣, bo 8♣")
