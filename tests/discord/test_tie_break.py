"""R8.2: two people level at the top play a deal alone, by taps, while the third looks on."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.events import Dealt, TieBreakCalled
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table, views

LEVEL = Cards(
    ["TS JS QS KS AS", "TH JH QH KH AH", "2C 3D 5H 7C 9D"],
    stock="2S 3S 4S 5S 6S 8S",
)
"""Two royal flushes, then spades: enough for 52 points each, the last trick and a flush."""
DECIDER = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H", None])


async def test_a_tie_break_is_played_by_taps(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(LEVEL, DECIDER))
    await world.start("anna", joining=["bo", "cia"])
    played = await table(world)

    # Anna scores her royal flush first, Bo his; nobody has to declare (R3.3).
    await follow(world, "anna pat, bo pat, cia pat, anna declare, bo pass")
    await follow(world, "anna pat, bo pat, cia pat, anna pass, bo declare")
    assert (await game(world)).scores == (52, 52, 0)

    # Both break their hands, and show them (R2.4): Anna keeps a flush, Bo draws a lower one with a higher last card.
    await follow(
        world, "anna 10♠, anna exchange, anna show, bo throw|0, bo throw|1, bo throw|2, bo throw|3, bo throw|4"
    )
    await follow(world, "bo exchange, bo show, cia pat, anna decline, bo decline")
    await follow(
        world, "anna A♠, bo 3♠, cia 9♦, anna K♠, bo 4♠, cia 7♣, anna Q♠, bo 5♠, cia 5♥, anna J♠, bo 6♠, cia 3♦"
    )
    state = await game(world)
    assert state.scores == (57, 57, 0)
    assert played.past is not None
    assert TieBreakCalled((Seat(0), Seat(1))) in played.past.record

    # The deal of the two: Cia gets no cards and is asked nothing.
    [dealt] = [event for event in (await views(world))[-1].record if isinstance(event, Dealt)]
    assert (dealt.tie_break, dealt.order) == (True, (1, 0))
    assert "a tie-break" in world.table().text
    assert "cia · sits this deal out" in world.table().text
    assert world.panel("cia").lines[0] == "You sit this deal out"
    assert not [control for control in world.panel("cia").controls if control.enabled]
    [answer] = await world.deliver(world.tap("cia", f"ch1|1|{state.asked_at[2]}|pat", on=world.panel("cia")))
    assert answer.acknowledged
    assert await game(world) == state

    await follow(world, "bo pat, anna pat, anna declare, bo pat, anna pat, anna declare, bo pat, anna pat")
    await follow(world, "bo decline, anna decline, bo K♠, anna A♥, bo Q♥, anna 9♣, anna 7♦")  # the rest plays itself
    result = world.table()
    assert result.lines[0] == "anna wins with 65"
    ranking = [line for line in result.lines if line.endswith((" anna · 65", " bo · 57", " cia · 0"))]
    assert [line[:2] for line in ranking] == ["1 ", "2 ", "3 "]  # R8.5: who sat out ranks below
