"""R7: Chicago called, made and broken by taps; refused without the points; and a no that nobody hears of."""

from __future__ import annotations

import pytest

from bot.game.actions import Seat
from bot.game.events import ChicagoBroken, ChicagoCalled, ChicagoMade, HandScored, NobodyCalled, TrickWon
from bot.game.state import Calling, Playing
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, views
from tests.discord.world import World

SURE = Cards(["9S TS JS QS KS", "AH 8D 6C 4D 2C", "AC 8H 6D 4C 2H"])
"""Anna's straight flush scores 8 and 8, and nobody can follow a single spade."""
BREAKABLE = Cards(["9S TS JS QS KS", "AS 8D 6C 4D 2C", "AC 8H 6D 4C 2H"])
"""As before, but Bo holds the ace of spades."""
TO_THE_CALL = """anna pat, bo pat, cia pat, anna declare, anna pat, bo pat, cia pat, anna declare, anna pat, bo pat,\
 cia pat"""


async def dealt(open_world: OpenWorld, cards: Cards, script: str = TO_THE_CALL) -> World:
    """Anna, Bo and Cia hold these cards, and this was tapped."""
    world = await open_world(shuffler=rigged(cards))
    await world.start("anna", joining=["bo", "cia"])
    await follow(world, script)
    return world


async def told(world: World, *kinds: type) -> list[object]:
    """The events of these kinds in this deal, as a spectator knows them."""
    return [event for event in (await views(world))[-1].record if isinstance(event, kinds)]


def public(world: World) -> str:
    """Everything that everybody can read."""
    return "\n".join(screen.text for screen in world.screens())


async def test_who_has_the_points_is_asked_and_nobody_else(open_world: OpenWorld) -> None:
    world = await dealt(open_world, SURE)
    state = await game(world)
    assert state.scores == (16, 0, 0)
    assert isinstance(state.phase, Calling)
    assert world.panel("anna").lines[0] == "Do you call Chicago?"
    assert world.table().lines[:2] == ["Who calls Chicago?", "Time up 18:00:10"]
    for other in ("bo", "cia"):
        assert not world.panel(other).find("call")
        assert not world.panel(other).find("decline")


async def test_a_call_is_asked_once_more_before_it_binds(open_world: OpenWorld) -> None:
    world = await dealt(open_world, SURE)
    await follow(world, "anna call")
    assert world.panel("anna").lines[0] == "Call Chicago?"
    assert isinstance((await game(world)).phase, Calling)
    await follow(world, "anna back")
    assert world.panel("anna").lines[0] == "Do you call Chicago?"
    await follow(world, "anna call, anna callsure")
    assert await told(world, ChicagoCalled) == [ChicagoCalled(Seat(0))]
    assert "anna called Chicago and has to win every trick" in world.table().text
    assert world.panel("anna").lines[0] == "Your turn · lead any card"  # R7.3


async def test_a_chicago_made_scores_fifteen(open_world: OpenWorld) -> None:
    world = await dealt(open_world, SURE)
    await follow(world, "anna call, anna callsure")
    spades, clubs = ("K♠", "Q♠", "J♠", "10♠"), ("8♦", "6♣", "4♦", "2♣")
    for card, bos, cias in zip(spades, clubs, ("8♥", "6♦", "4♣", "2♥"), strict=True):
        await follow(world, f"anna {card}, bo {bos}, cia {cias}")  # the fifth card plays itself
    log = await world.click("eve", "log|1")
    assert log.response is not None
    text = world.screens("eve")[-1].text
    assert "anna calls and leads" in text
    assert "anna has won all five tricks: +15" in text
    scores = (await game(world)).scores
    assert scores == (16 + 15 + 8, 0, 0)  # R7.4, and the hands are compared (R7.6)


async def test_a_chicago_broken_costs_fifteen_and_ends_the_tricks(open_world: OpenWorld) -> None:
    world = await dealt(open_world, BREAKABLE)
    await follow(world, "anna call, anna callsure, anna K♠")  # Bo must follow with the ace, his only spade
    await follow(world, "cia 2♥")
    await world.click("eve", "log|1")
    text = world.screens("eve")[-1].text
    assert "bo breaks anna's Chicago: −15" in text
    assert "Trick 2" not in text  # R7.5: cards not yet played are not played
    assert (await game(world)).scores == (16 - 15 + 8, 0, 0)  # R7.6


@pytest.mark.parametrize("verb", ["call", "callsure"])
async def test_a_call_without_the_points_is_refused(open_world: OpenWorld, verb: str) -> None:
    """R7.1: below 15 points nobody is asked, and a forged call is told why."""
    world = await dealt(open_world, SURE)
    before = await game(world)
    for person, seat in (("bo", 1), ("cia", 2)):
        panel = world.panel(person)
        await world.deliver(world.tap(person, f"ch1|1|{before.asked_at[seat]}|{verb}", on=panel))
        assert world.panel(person).id == panel.id
        assert not world.panel(person).find("callsure")
    assert await game(world) == before


async def test_nobody_is_asked_while_nobody_has_the_points(open_world: OpenWorld) -> None:
    script = TO_THE_CALL.replace("anna declare", "anna pass")
    world = await dealt(open_world, SURE, script)
    state = await game(world)
    assert state.scores == (0, 0, 0)
    assert isinstance(state.phase, Playing)
    assert not await told(world, NobodyCalled)
    assert "Chicago" not in world.table().text


async def test_a_no_is_not_announced_seat_by_seat(open_world: OpenWorld) -> None:
    """R7.7: the table says that nobody called, never who was asked and declined."""
    world = await dealt(open_world, SURE)
    asked = public(world)
    await follow(world, "anna decline")
    assert await told(world, ChicagoCalled, NobodyCalled) == [NobodyCalled()]
    news = "\n".join(set(public(world).splitlines()) - set(asked.splitlines()))
    assert "no Chicago" in news
    assert "passes" not in news
    assert "declines" not in news
    assert world.panel("anna").lines[0] == "Your turn · lead any card"


async def test_an_early_yes_stays_secret_until_the_call(open_world: OpenWorld) -> None:
    """Anna promises before Bo and Cia have exchanged; the table hears of it when Chicago is asked."""
    world = await dealt(open_world, SURE, TO_THE_CALL.removesuffix(", bo pat, cia pat"))
    shown = public(world)
    await follow(world, "anna call, anna callsure")
    assert "Kept for your turn: call Chicago" in world.panel("anna").text
    assert public(world) == shown
    await follow(world, "bo pat, cia pat")
    assert await told(world, ChicagoCalled) == [ChicagoCalled(Seat(0))]


async def test_the_hand_of_the_caller_is_compared_as_dealt(open_world: OpenWorld) -> None:
    world = await dealt(open_world, BREAKABLE)
    await follow(world, "anna call, anna callsure, anna K♠, cia 2♥")
    past = (await world.bot.tables.table(1)).past
    assert past is not None
    kinds = [type(event) for event in past.record if isinstance(event, TrickWon | ChicagoBroken | HandScored)]
    assert kinds == [HandScored, HandScored, TrickWon, ChicagoBroken, HandScored]
    assert not [event for event in past.record if isinstance(event, ChicagoMade)]
