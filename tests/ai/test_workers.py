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

from bot.ai import hard, medium
from bot.ai.hints import hint, plain_hint
from bot.ai.players import choose
from bot.ai.wire import read, written
from bot.ai.worker import READY, answers
from bot.ai.workers import ProcessPlayers
from bot.game.state import Asks
from bot.game.view import SeatView, observe
from bot.manager.ports import Players
from bot.records import Level
from tests.ai.games import asked

LONG = 60.0
"""Seconds that a busy machine may take for anything."""


def exchanges(count: int) -> list[SeatView]:
    """Moments at which a seat is asked to exchange."""
    views = (observe(state, seat) for state, seat, _ in asked([medium.choose] * 2, seed=6))
    return [view for view in views if view.questions[0].asks is Asks.EXCHANGE][:count]


def staff(processes: int, *, patience: float = LONG, queue: float = LONG) -> ProcessPlayers:
    return ProcessPlayers(processes=processes, patience=patience, queue=queue)


@pytest.fixture
async def players() -> AsyncIterator[ProcessPlayers]:
    players = staff(2)
    yield players
    await players.close()


@pytest.fixture
async def one() -> AsyncIterator[ProcessPlayers]:
    players = staff(1)
    yield players
    await players.close()


async def test_a_worker_answers_as_the_player_itself_would(players: ProcessPlayers) -> None:
    port: Players = players
    views = exchanges(6)
    found = await asyncio.gather(*(port.ask(Level.HARD, view, seed=3) for view in views))
    assert found == [choose(Level.HARD, view, seed=3, seconds=None) for view in views]
    assert players.stood_in == 0
    assert 1 <= len(players.pids) <= 2


async def test_a_worker_gives_hints(one: ProcessPlayers) -> None:
    (view,) = exchanges(1)
    assert await one.hint(view, seed=3) == hint(view, seed=3, seconds=None)


async def test_nothing_is_hinted_to_a_seat_that_is_not_asked(one: ProcessPlayers) -> None:
    state, seat, _ = next(asked([medium.choose] * 2, seed=6))
    (other,) = {*state.order} - {seat}
    with pytest.raises(ValueError, match="nothing is asked"):
        await one.hint(observe(state, other), seed=3)


async def test_easy_and_medium_need_no_worker(players: ProcessPlayers) -> None:
    (view,) = exchanges(1)
    for level in (Level.EASY, Level.MEDIUM):
        assert await players.ask(level, view, seed=3) == choose(level, view, seed=3)
    assert players.pids == frozenset()


async def test_when_a_worker_dies_medium_plays_and_another_is_there_for_the_next_question(one: ProcessPlayers) -> None:
    view, after = exchanges(2)
    await one.ask(Level.HARD, view, seed=3)
    (pid,) = one.pids
    os.kill(pid, signal.SIGKILL)
    assert await one.ask(Level.HARD, view, seed=3) == medium.choose(view, Random(3))
    assert one.stood_in == 1
    assert await one.ask(Level.HARD, after, seed=3) == choose(Level.HARD, after, seed=3, seconds=None)
    assert pid not in one.pids


async def test_when_a_worker_hangs_it_is_ended_and_medium_plays() -> None:
    view, after = exchanges(2)
    players = staff(1, patience=3)
    await players.ask(Level.HARD, view, seed=3)
    (pid,) = players.pids
    os.kill(pid, signal.SIGSTOP)
    action, hinted = await asyncio.gather(players.ask(Level.HARD, view, seed=3), players.hint(after, seed=3))
    assert action == medium.choose(view, Random(3))
    assert hinted == hint(after, seed=3, seconds=None)  # it waited for the new one
    assert players.stood_in == 1
    assert pid not in players.pids
    assert await gone(pid)
    await players.close()


async def test_a_question_waits_for_a_free_worker_but_not_for_long(one: ProcessPlayers) -> None:
    """A process takes a while to start."""
    (view,) = exchanges(1)
    hurried = staff(1, queue=0.01)
    assert await hurried.ask(Level.HARD, view, seed=3) == medium.choose(view, Random(3))
    assert await hurried.hint(view, seed=3) == plain_hint(view, seed=3)
    assert hurried.stood_in == 1
    await hurried.close()
    assert hurried.pids == frozenset()


async def test_a_question_that_is_dropped_does_not_answer_the_next_one(one: ProcessPlayers) -> None:
    """Whoever asked may be cancelled; the answer that is on its way belongs to nobody then."""
    first, second = exchanges(2)
    await one.ask(Level.HARD, first, seed=3)
    (pid,) = one.pids
    os.kill(pid, signal.SIGSTOP)
    dropped = asyncio.create_task(one.ask(Level.HARD, first, seed=3))
    await asyncio.sleep(0.01)
    dropped.cancel()
    assert isinstance((await asyncio.gather(dropped, return_exceptions=True))[0], asyncio.CancelledError)
    assert await one.ask(Level.HARD, second, seed=3) == choose(Level.HARD, second, seed=3, seconds=None)
    assert await gone(pid)


async def test_twenty_questions_at_once_are_answered_in_turn(one: ProcessPlayers) -> None:
    """With the patience of a real table for each."""
    await one.ask(Level.HARD, exchanges(1)[0], seed=3)
    found = await asyncio.gather(*(one.ask(Level.HARD, view, seed=3) for view in exchanges(20)))
    assert found == [choose(Level.HARD, view, seed=3, seconds=None) for view in exchanges(20)]
    assert len(one.pids) == 1


async def test_a_clean_stop_leaves_no_process() -> None:
    players = staff(2)
    await asyncio.gather(*(players.ask(Level.HARD, view, seed=3) for view in exchanges(6)))
    pids = players.pids
    assert pids
    await players.close()
    assert players.pids == frozenset()
    for pid in pids:
        assert await gone(pid)
    (view,) = exchanges(1)
    assert await players.ask(Level.HARD, view, seed=3) == medium.choose(view, Random(3))


async def test_a_stop_while_a_worker_starts_leaves_no_process_either() -> None:
    players = staff(1, queue=0.05)
    (view,) = exchanges(1)
    await players.ask(Level.HARD, view, seed=3)
    await players.close()
    assert children() == []


async def test_a_worker_that_cannot_start_is_done_without(one: ProcessPlayers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process ends at once, without a word."""
    monkeypatch.setattr(sys, "executable", "/bin/true")
    (view,) = exchanges(1)
    hurried = staff(1, queue=1.0)
    assert await hurried.ask(Level.HARD, view, seed=3) == medium.choose(view, Random(3))
    assert hurried.pids == frozenset()
    await hurried.close()


def test_a_worker_ends_when_nobody_is_left_to_ask() -> None:
    """Also when the bot was killed: then the pipe is closed for it."""
    done = subprocess.run(
        [sys.executable, "-m", "bot.ai.worker"], input=b"", capture_output=True, timeout=LONG, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, written(READY), b"")


def test_a_player_that_fails_is_reported_and_the_worker_goes_on() -> None:
    (view,) = exchanges(1)
    spectators = observe(next(state for state, _, _ in asked([medium.choose] * 2, seed=6)), None)
    replies = BytesIO()
    lines = [written(("action", spectators, 1)), b"nonsense\n", written(("action", view, 1))]
    answers(BytesIO(b"".join(lines)), replies)
    assert [read(line) for line in replies.getvalue().splitlines()] == [
        READY,
        "ValueError",
        "Unreadable",
        hard.choose(view, Random(1)),
    ]


def children() -> list[str]:
    """The processes that this one has started and that still run as workers."""
    found = subprocess.run(["pgrep", "-P", str(os.getpid()), "-f", "bot.ai.worker"], capture_output=True, check=False)
    return found.stdout.decode().split()


async def gone(pid: int) -> bool:
    """Has the process ended, within a moment?"""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        await asyncio.sleep(0.02)
    return False
