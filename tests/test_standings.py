"""Which leaderboard is which, and when its time began."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from bot.standings import By, Choice, Scope, Span, first_day, first_moment


@pytest.mark.parametrize(
    ("span", "day", "began"),
    [
        (Span.ALL, date(2026, 11, 30), date.min),
        (Span.SEASON, date(2026, 11, 30), date(2026, 10, 1)),
        (Span.SEASON, date(2026, 3, 31), date(2026, 1, 1)),
        (Span.SEASON, date(2026, 4, 1), date(2026, 4, 1)),
        (Span.MONTH, date(2028, 2, 29), date(2028, 2, 1)),
        (Span.WEEK, date(2026, 11, 30), date(2026, 11, 30)),  # a Monday
        (Span.WEEK, date(2027, 1, 3), date(2026, 12, 28)),  # a Sunday
    ],
)
def test_a_span_began_on_its_first_day(span: Span, day: date, began: date) -> None:
    assert first_day(span, day) == began


def test_days_begin_at_midnight_utc() -> None:
    late_in_stockholm = datetime(2026, 12, 1, 0, 30, tzinfo=timezone(timedelta(hours=1)))
    assert first_moment(Span.MONTH, late_in_stockholm) == datetime(2026, 11, 1, tzinfo=UTC)


def test_every_choice_has_a_number_of_its_own_and_no_other_number_is_one() -> None:
    choices = [Choice(scope, by, span) for scope in Scope for by in By for span in Span]
    numbers = {choice.number: choice for choice in choices}
    assert len(numbers) == len(choices)
    assert {number: found for number in range(2000) if (found := Choice.numbered(number))} == numbers
    assert Choice.numbered(0) == Choice()
