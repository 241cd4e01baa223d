"""Turns to write in channels: the whole bot never asks Discord for more than fifty things a second."""

from __future__ import annotations

from datetime import datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.views.traffic import AT_ONCE, Traffic
from tests.manager.doubles import HandClock

DISCORDS = 50
SECOND = timedelta(seconds=1)


def most_in_a_second(moments: list[datetime]) -> int:
    """How many of these fall within one second, wherever it begins."""
    return max((sum(first <= one < first + SECOND for one in moments) for first in moments), default=0)


@given(st.lists(st.tuples(st.floats(0, 3), st.integers(1, 2)), max_size=150))
def test_no_second_sees_more_than_fifty(wanted: list[tuple[float, int]]) -> None:
    """Each wants a turn at its moment, and makes one or two requests when it comes."""
    clock = HandClock()
    opens, asked = clock.now(), list[datetime]()
    traffic = Traffic(clock, apart=SECOND)
    for seconds, requests in sorted(wanted):
        clock.moment = opens + timedelta(seconds=seconds)
        asked += [traffic.turn()] * requests
        traffic.owe(requests - 1)
    assert most_in_a_second(asked) <= DISCORDS - 7


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
