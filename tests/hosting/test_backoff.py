"""However a bot dies and is started again, it never identifies itself so often that Discord would reset its token."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.hosting.backoff import AT_ONCE, DAY, FIRST, GOOD_WHILE, LONGEST, PER_DAY, Starts
from tests.load.timing import most_within

BEGINNING = datetime(2026, 3, 1, tzinfo=UTC)
MOST = 1000
"""Sessions a day after which Discord resets the token."""
NONE = timedelta()


class Life(NamedTuple):
    """How one process fares that has just identified itself."""

    up: timedelta
    """How long it lives."""
    stopped: bool = False
    """Does its host stop it, or does it die?"""
    away: timedelta = NONE
    """How long it takes until the next one is there."""


def identified(lives: Sequence[Life], *, sessions: int = 1) -> Iterator[datetime]:
    """The moments at which these processes, one after the other, identify themselves."""
    now, starts = BEGINNING, Starts()
    for life in lives:
        now += starts.wait(now, sessions=sessions)
        assert starts.wait(now, sessions=sessions) == NONE, "a wait that is over is over"
        yield now
        starts = Starts.read(starts.begun(now, sessions=sessions).written())
        now += life.up
        if life.stopped or life.up >= GOOD_WHILE:
            starts = starts.ended_well()
        now += life.away


def most_in_a_day(moments: Sequence[datetime]) -> int:
    """How many of these fall into the worst of all days."""
    return most_within([moment.timestamp() for moment in moments], DAY.total_seconds())


LOOP = [Life(NONE)]
SLOW_LOOP = [Life(NONE)] * 5 + [Life(GOOD_WHILE)]
STOPPED_AT_ONCE = [Life(timedelta(seconds=20), stopped=True)]
spans = st.integers(0, 2 * int(GOOD_WHILE.total_seconds())).map(lambda seconds: timedelta(seconds=seconds))
lives = st.builds(
    Life, up=st.sampled_from([NONE, GOOD_WHILE]) | spans, stopped=st.booleans(), away=st.just(NONE) | spans
)


@settings(max_examples=40)
@given(pattern=st.lists(lives, min_size=1, max_size=12), sessions=st.sampled_from([1, 2, 7, 40, 300]))
@example(pattern=LOOP, sessions=1)
@example(pattern=SLOW_LOOP, sessions=1)
@example(pattern=STOPPED_AT_ONCE, sessions=1)
@example(pattern=STOPPED_AT_ONCE, sessions=16)
def test_no_sequence_of_ends_makes_a_thousand_sessions_a_day(pattern: list[Life], sessions: int) -> None:
    """Whatever pattern it dies and is started again in, for ever: counted over more than a day of it."""
    count = min(MOST, 2 * MOST // sessions) + 1
    times = -(-count // len(pattern))
    moments = list(identified(pattern * times, sessions=sessions))
    assert most_in_a_day(moments) * min(sessions, AT_ONCE) <= AT_ONCE + PER_DAY < MOST


def test_the_check_counts_a_day_right() -> None:
    """A loop without any waiting is found out."""
    every = [BEGINNING + timedelta(minutes=1) * n for n in range(3000)]
    assert most_in_a_day(every) == 24 * 60


def test_crashes_wait_longer_and_longer() -> None:
    waits = [(after - before).total_seconds() for before, after in pairwise(identified(LOOP * 10))]
    assert waits == [5, 10, 20, 40, 80, 160, 300, 300, 300]
    assert timedelta(seconds=waits[0]) == FIRST
    assert timedelta(seconds=waits[-1]) == LONGEST


def test_a_crash_loop_of_a_day_identifies_three_hundred_times() -> None:
    assert most_in_a_day(list(identified(LOOP * 600))) == 293


@pytest.mark.parametrize("life", [Life(NONE, stopped=True), Life(GOOD_WHILE)])
def test_after_a_good_start_nobody_waits(life: Life) -> None:
    failed = LOOP * 6
    *_, good, after = identified([*failed, life, Life(NONE)])
    assert after == good + life.up


def test_time_that_it_was_away_counts() -> None:
    first, second = identified([Life(timedelta(seconds=2), away=timedelta(seconds=3)), Life(NONE)])
    assert second - first == FIRST
    first, second = identified([Life(timedelta(seconds=2), away=timedelta(hours=3)), Life(NONE)])
    assert second - first == timedelta(seconds=2, hours=3)


def test_a_clock_that_was_set_back_holds_nobody_for_ever() -> None:
    starts = Starts(failed=20, last=BEGINNING + timedelta(days=400))
    assert starts.wait(BEGINNING) == LONGEST


def test_a_host_may_stop_and_start_two_hundred_times_at_once() -> None:
    moments = list(identified([Life(NONE, stopped=True)] * 202))
    assert moments[int(AT_ONCE) - 1] == BEGINNING
    assert (moments[-1] - moments[-2]) / (DAY / PER_DAY) == pytest.approx(1)
