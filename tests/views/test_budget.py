"""The budget of a channel's panels: some at once, then steadily, and never more than Discord takes in a minute."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.views.budget import Budget

START = datetime(2026, 3, 1, 18, tzinfo=UTC)
EVERY = timedelta(seconds=2.5)
BURST = 6
PER_MINUTE = 30


def taken(seconds: list[float], budget: Budget) -> list[datetime]:
    """When something was spent, of all the moments when somebody wanted to."""
    moments = [START + timedelta(seconds=second) for second in sorted(seconds)]
    return [moment for moment in moments if budget.take(moment)]


def test_a_handful_goes_at_once_and_the_next_a_little_later() -> None:
    budget = Budget(burst=BURST, every=EVERY)
    assert len(taken([0.0] * 10, budget)) == BURST
    assert budget.ready(START) == START + EVERY
    assert not budget.take(START + EVERY / 2)
    assert budget.take(START + EVERY)


def test_after_a_rest_it_is_whole_again() -> None:
    budget = Budget(burst=BURST, every=EVERY)
    taken([0.0] * BURST, budget)
    rested = budget.whole(START)
    assert rested == START + BURST * EVERY
    assert len([1 for _ in range(10) if budget.take(rested)]) == BURST


def test_without_a_wait_nothing_is_ever_refused() -> None:
    assert len(taken([0.0] * 1000, Budget(burst=BURST, every=timedelta()))) == 1000


@given(st.lists(st.floats(0, 200), max_size=200))
def test_no_minute_sees_more_than_thirty(seconds: list[float]) -> None:
    spent = taken(seconds, Budget(burst=BURST, every=EVERY))
    for first in spent:
        assert len([moment for moment in spent if first <= moment < first + timedelta(minutes=1)]) <= PER_MINUTE


@given(st.lists(st.floats(0, 60), max_size=50), st.floats(60, 61))
def test_what_is_refused_is_taken_when_it_says(seconds: list[float], last: float) -> None:
    budget = Budget(burst=BURST, every=EVERY)
    taken(seconds, budget)
    now = START + timedelta(seconds=last)
    assert now <= budget.ready(now) <= now + EVERY
    assert budget.take(budget.ready(now))


def test_a_clock_that_was_set_back_takes_no_time_from_anybody() -> None:
    budget = Budget(burst=BURST, every=EVERY)
    taken([0.0] * BURST, budget)
    assert budget.ready(START - timedelta(hours=1)) == START - timedelta(hours=1)
    assert len([1 for _ in range(10) if budget.take(START - timedelta(hours=1))]) == BURST
    assert budget.reserve(START - timedelta(hours=1)) == START - timedelta(hours=1) + EVERY
