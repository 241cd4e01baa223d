"""Tempo live on the screen (UX.md): AI cards a second apart, answers that look alike, a finished deal for ten seconds.

The clock of these worlds is slow: every wait of tempo live takes ten times as long, so that none is sat through.
"""

from __future__ import annotations

import json
import sqlite3
from datetime import UTC, datetime
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from bot.demo import SeededShuffler
from bot.game.state import Dealing, GameState
from bot.manager.tempo import Tempo
from tests.discord.conftest import OpenWorld
from tests.discord.playing import follow, game, play_on, table
from tests.discord.world import World

pytestmark = pytest.mark.file

SLOWLY = 10
LIVE = Tempo.live()
SHORTEST, LONGEST = LIVE.answer
SLOW_CLOCK = Tempo(
    card=SLOWLY * LIVE.card,
    answer=(SLOWLY * SHORTEST, SLOWLY * LONGEST),
    trick=SLOWLY * LIVE.trick,
    cut=SLOWLY * LIVE.cut,
    deal=SLOWLY * LIVE.deal,
    edit=SLOWLY * LIVE.edit,
    rematch=SLOWLY * LIVE.rematch,
)
KINDS = {"deal": 0, "exchange": 1, "reshuffle": 1, "declare": 2, "pass": 2, "play": 3}


async def pass_time(world: World, seconds: float) -> None:
    """Let seconds of tempo live go by."""
    await world.env.advance_time(SLOWLY * seconds)


def over(state: GameState) -> bool:
    """Is the first deal over, and the next not dealt yet?"""
    return state.deal == 1 and isinstance(state.phase, Dealing)


class Step(NamedTuple):
    """A stored action: what, by which seat, and when, in seconds of tempo live."""

    what: str
    seat: int | None
    at: float


def steps(world: World) -> list[Step]:
    """All that happened, from the record of the game."""
    with sqlite3.connect(f"file:{world.file}?mode=ro", uri=True) as file:
        rows = file.execute("SELECT action, at FROM actions ORDER BY ply").fetchall()
    told = ((json.loads(action), datetime.fromisoformat(at).replace(tzinfo=UTC)) for action, at in rows)
    return [Step(action["do"], action.get("seat"), at.timestamp() / SLOWLY) for action, at in told]


async def test_ai_players_take_their_time(open_world: OpenWorld) -> None:
    """Anna and three AI players play a deal: what comes by itself comes neither at once nor late."""
    world = await open_world(shuffler=SeededShuffler(2), tempo=SLOW_CLOCK)
    edited: list[tuple[str, float]] = []
    world.log.listeners.append(
        lambda sent: (
            edited.append((sent.request.path, world.env.now().timestamp() / SLOWLY))
            if sent.request.method == "PATCH" and sent.request.path.startswith("/channels/")
            else None
        )
    )
    await world.start("anna", ai=3)
    await play_on(world, ["anna"], dice=Random(2), until=over, look_again=SLOWLY)

    tricks = 0
    for before, step in pairwise(steps(world)):
        waited = round(step.at - before.at, 3)
        tricks += step.what == "play"
        match step.what:
            case "deal":
                assert waited == LIVE.cut
            case "play" if step.seat != 0:
                assert waited == (LIVE.trick if tricks % 4 == 1 and tricks > 1 else LIVE.card)
            case "exchange" | "declare" | "pass" if step.seat != 0:
                follows = waited == 0 and KINDS[before.what] == KINDS[step.what]  # they share one edit
                assert follows or SHORTEST <= waited <= LONGEST, step
            case _:
                pass
    assert tricks == 20
    for path in {path for path, _ in edited}:
        moments = [moment for edit, moment in edited if edit == path]
        assert all(later - earlier >= LIVE.edit - 0.001 for earlier, later in pairwise(moments))


@pytest.fixture
async def deal_over(open_world: OpenWorld) -> World:
    """Anna and Bo have just finished the first deal."""
    world = await open_world(shuffler=SeededShuffler(3), tempo=SLOW_CLOCK)
    await world.start("anna", joining=["bo"])
    await play_on(world, ["anna", "bo"], dice=Random(3), until=over, look_again=SLOWLY)
    await pass_time(world, LIVE.edit)
    assert over(await game(world))
    assert world.table().lines[0] == "Deal 1 is over"
    return world


async def test_a_finished_deal_is_shown_for_ten_seconds(deal_over: World) -> None:
    world = deal_over
    *_, last_card = steps(world)
    await pass_time(world, LIVE.deal)
    *_, new_deal = steps(world)
    assert (last_card.what, new_deal.what) == ("play", "deal")
    assert round(new_deal.at - last_card.at, 3) == LIVE.deal == 10
    assert "to exchange" in world.table().lines[0]


async def test_everybody_may_hurry_the_next_deal(deal_over: World) -> None:
    world = deal_over
    await world.click("anna", "deal")
    await pass_time(world, LIVE.edit)
    assert over(await game(world))
    assert "Ready: anna" in world.table().text
    await world.click("bo", "deal")
    assert (await game(world)).deal == 2


async def test_taps_work_while_the_table_waits(deal_over: World) -> None:
    world = deal_over
    await world.click("bo", "My hand")
    assert world.panel("bo").pictures == ["hand.png"]
    await world.click("eve", "More")
    assert "Score sheet" in world.screens("eve")[-1].text
    assert over(await game(world))


async def test_a_tap_works_while_an_ai_player_thinks(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(2), tempo=SLOW_CLOCK)
    await world.start("anna", ai=3)
    await pass_time(world, LONGEST + LIVE.cut + LIVE.edit)
    state = await game(world)
    assert state.deal == 1
    assert (await table(world)).due is not None  # an AI player comes before her
    await follow(world, "anna throw|4, anna exchange")
    assert "Kept for your turn" in world.panel("anna").text
    assert await game(world) == state
    await pass_time(world, 2 * LONGEST)
    assert "Kept for your turn" not in world.panel("anna").text


async def test_an_ai_player_that_was_thinking_when_the_bot_stopped_thinks_on(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(2), tempo=SLOW_CLOCK)
    await world.start("anna", ai=3)
    await pass_time(world, LONGEST + LIVE.cut)
    before = await game(world)
    assert before.deal == 1
    await world.restart()
    assert await game(world) == before
    await pass_time(world, 2 * LONGEST)
    assert (await game(world)).version > before.version
