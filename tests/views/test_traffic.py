"""Turns to write in channels: the whole bot never asks Discord for more than fifty things a second."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.manager.clock import HeapClock
from bot.views.traffic import AT_ONCE, REQUESTS, ROUNDS, Traffic
from tests.manager.doubles import HandClock

DISCORDS = 50
SECOND = timedelta(seconds=1)


def most_in_a_second(moments: list[datetime]) -> int:
    """How many of these fall within one second, wherever it begins."""
    return max((sum(first <= one < first + SECOND for one in moments) for first in moments), default=0)


@given(st.lists(st.floats(0, 3), max_size=150))
def test_no_second_sees_more_than_fifty(wanted: list[float]) -> None:
    """Each wants a turn at its moment."""
    clock = HandClock()
    opens, turns = clock.now(), list[datetime]()
    traffic = Traffic(clock, apart=SECOND)
    for seconds in sorted(wanted):
        clock.moment = opens + timedelta(seconds=seconds)
        turns.append(traffic.turn())
    assert most_in_a_second(turns) <= ROUNDS + AT_ONCE < DISCORDS


async def test_requests_that_come_in_a_crowd_are_spread_out() -> None:
    """A fifth of a second stands for a second here."""
    traffic = Traffic(HeapClock(lambda: datetime.now(UTC)), apart=SECOND / 5)
    begun, passed = time.monotonic(), list[float]()

    async def ask() -> None:
        await traffic.gate()
        passed.append(time.monotonic() - begun)

    await asyncio.gather(*(ask() for _ in range(2 * REQUESTS)))
    assert len(passed) == 2 * REQUESTS
    assert sum(moment < 0.2 for moment in passed) <= REQUESTS + AT_ONCE < DISCORDS


def test_a_few_tables_never_wait() -> None:
    clock = HandClock()
    traffic = Traffic(clock, apart=SECOND)
    for _ in range(20):
        assert [traffic.turn() for _ in range(AT_ONCE)] == [clock.now()] * AT_ONCE
        clock.moment += SECOND


def test_everybody_gets_a_turn_of_their_own() -> None:
    traffic = Traffic(HandClock(), apart=SECOND)
    turns = [traffic.turn() for _ in range(100)]
    assert turns == sorted(turns)
    assert len(set(turns[AT_ONCE - 1 :])) == 100 - AT_ONCE + 1


def test_where_nothing_waits_there_are_no_turns() -> None:
    clock = HandClock()
    traffic = Traffic(clock, apart=timedelta())
    assert {traffic.turn() for _ in range(1000)} == {clock.now()}
