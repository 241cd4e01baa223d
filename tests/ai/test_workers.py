"""The hard player in a process of its own: it answers, it may die or hang, and it leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from io import BytesIO
from random import Random

import pytest

from bot.ai import medium
from bot.ai.hints import hint
from bot.ai.players import choose
from bot.ai.worker import LENGTH, answers, written
from bot.ai.workers import ProcessPlayers
from bot.game.state import Asks
from bot.game.view import SeatView, observe
from bot.manager.ports import Players
from bot.records import Level
from tests.ai.games import asked

LONG = 60.0
"""Seconds that a busy machine may take to start a process."""


def exchanges(count: int) -> list[SeatView]:
    """Moments at which a seat is asked to exchange."""
    views = (observe(state, seat) for state, seat, _ in asked([medium.choose] * 2, seed=6))
    return [view for view in views if view.questions[0].asks is Asks.EXCHANGE][:count]


@pytest.fixture
async def players() -> AsyncIterator[ProcessPlayers]:
    players = ProcessPlayers(processes=2, patience=LONG)
    yield players
    await players.close()


async def test_a_worker_answers_as_the_player_itself_would(players: ProcessPlayers) -> None:
    port: Players = players
    views = exchanges(6)
    found = await asyncio.gather(*(port.ask(Level.HARD, view, seed=3) for view in views))
    assert found == [choose(Level.HARD, view, seed=3) for view in views]
    assert players.stood_in == 0


async def test_a_worker_gives_hints(players: ProcessPlayers) -> None:
    (view,) = exchanges(1)
    assert await players.hint(view, seed=3) == hint(view, seed=3, seconds=None)


async def test_easy_and_medium_need_no_worker(players: ProcessPlayers) -> None:
    (view,) = exchanges(1)
    for level in (Level.EASY, Level.MEDIUM):
        assert await players.ask(level, view, seed=3) == choose(level, view, seed=3)
    assert players.pids == ()


async def test_when_a_worker_dies_medium_plays_and_the_next_question_finds_another(players: ProcessPlayers) -> None:
    view, after = exchanges(2)
    await asyncio.gather(*(players.ask(Level.HARD, view, seed=seed) for seed in range(2)))
    before = players.pids
    assert len(before) == 2
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    found = await asyncio.gather(*(players.ask(Level.HARD, view, seed=seed) for seed in range(2)))
    assert found == [medium.choose(view, Random(seed)) for seed in range(2)]
    assert players.stood_in == 2
    assert await players.ask(Level.HARD, after, seed=3) == choose(Level.HARD, after, seed=3)
    assert not set(players.pids) & set(before)


async def test_when_a_worker_hangs_it_is_ended_and_medium_plays() -> None:
    view, after = exchanges(2)
    players = ProcessPlayers(patience=LONG)
    await players.ask(Level.HARD, view, seed=3)
    (pid,) = players.pids
    os.kill(pid, signal.SIGSTOP)
    players.patience = 0.2
    assert await players.ask(Level.HARD, view, seed=3) == medium.choose(view, Random(3))
    assert players.stood_in == 1
    assert players.pids == ()
    players.patience = LONG
    assert await players.ask(Level.HARD, after, seed=3) == choose(Level.HARD, after, seed=3)
    await players.close()
    assert await gone(pid)


async def test_a_question_that_is_dropped_does_not_answer_the_next_one(players: ProcessPlayers) -> None:
    """Whoever asked may be cancelled; the answer that is on its way belongs to nobody then."""
    first, second = exchanges(2)
    dropped = asyncio.create_task(players.ask(Level.HARD, first, seed=3))
    await asyncio.sleep(0.05)
    dropped.cancel()
    assert isinstance((await asyncio.gather(dropped, return_exceptions=True))[0], asyncio.CancelledError)
    assert await players.ask(Level.HARD, second, seed=3) == choose(Level.HARD, second, seed=3)


async def test_more_questions_than_workers_are_answered_in_turn() -> None:
    players = ProcessPlayers(processes=1, patience=LONG)
    views = exchanges(5)
    found = await asyncio.gather(*(players.ask(Level.HARD, view, seed=3) for view in views))
    assert found == [choose(Level.HARD, view, seed=3) for view in views]
    assert len(players.pids) == 1
    await players.close()


async def test_a_clean_stop_leaves_no_process() -> None:
    players = ProcessPlayers(processes=2, patience=LONG)
    view, other = exchanges(2)
    await asyncio.gather(players.ask(Level.HARD, view, seed=3), players.ask(Level.HARD, other, seed=3))
    pids = players.pids
    assert len(pids) == 2
    await players.close()
    assert players.pids == ()
    for pid in pids:
        assert await gone(pid)


def test_a_worker_ends_when_nobody_is_left_to_ask() -> None:
    """Also when the bot was killed: then the pipe is closed for it."""
    done = subprocess.run(
        [sys.executable, "-m", "bot.ai.worker"], input=b"", capture_output=True, timeout=LONG, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_player_that_fails_is_reported_and_the_worker_goes_on() -> None:
    (view,) = exchanges(1)
    spectators = observe(next(state for state, _, _ in asked([medium.choose] * 2, seed=6)), None)
    replies = BytesIO()
    answers(BytesIO(written((Level.HARD, spectators, 1)) + written((Level.MEDIUM, view, 1))), replies)
    expected = written(None) + written(medium.choose(view, Random(1)))
    assert replies.getvalue() == expected
    assert int.from_bytes(expected[:LENGTH], "big") == len(written(None)) - LENGTH


async def gone(pid: int) -> bool:
    """Has the process ended, within a moment?"""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        await asyncio.sleep(0.02)
    return False
