"""The hard AI players think in processes of their own: one that is killed harms no table, and none is left behind."""

from __future__ import annotations

import os
import signal
from random import Random

from bot.ai.workers import ProcessPlayers
from bot.demo import SeededShuffler
from bot.game.events import CardPlayed
from bot.game.state import GameState
from bot.records import Level
from tests.discord.conftest import OpenWorld
from tests.discord.playing import game, play_on

LONG = 60.0
"""Seconds that a busy machine may take for what takes milliseconds."""


SETTLED = 20.0
"""As long as may be, and still shorter than the time between two beats of the bot's pulse."""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def a_card_is_played(state: GameState) -> bool:
    """Are the tricks under way?"""
    return any(isinstance(event, CardPlayed) for event in state.record)


async def test_a_table_goes_on_when_a_worker_is_killed_and_the_bot_leaves_none_behind(open_world: OpenWorld) -> None:
    players = ProcessPlayers(processes=1, patience=LONG, queue=LONG)
    world = await open_world(shuffler=SeededShuffler(4), players=players, settle_timeout=SETTLED)
    await world.start("anna", ai=1, level=Level.HARD)
    await play_on(world, ["anna"], dice=Random(4), until=a_card_is_played)
    [pid] = players.pids
    before = await game(world)
    os.kill(pid, signal.SIGKILL)
    await play_on(world, ["anna"], dice=Random(5), until=lambda state: state.deal == 2)
    after = await game(world)
    assert after.version > before.version
    [next_pid] = players.pids
    assert next_pid != pid
    assert alive(next_pid)
    assert players.stood_in, "for the answer that was lost"
    await world.bot.close()
    assert not alive(next_pid)


async def test_a_restart_in_the_middle_of_a_trick_finds_the_hard_player_again(open_world: OpenWorld) -> None:
    players = ProcessPlayers(processes=1, patience=LONG, queue=LONG)
    world = await open_world(shuffler=SeededShuffler(4), settle_timeout=SETTLED, players=players)
    await world.start("anna", ai=1, level=Level.HARD)
    await play_on(world, ["anna"], dice=Random(6), until=a_card_is_played)
    world.players = ProcessPlayers(processes=1, patience=LONG, queue=LONG)
    await world.restart()
    before = (await game(world)).version
    await play_on(world, ["anna"], dice=Random(7), until=lambda state: state.deal == 2)
    assert (await game(world)).version > before
    assert players.pids == frozenset()
    assert len(world.players.pids) == 1
