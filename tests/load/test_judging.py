"""What the load harnesses make of what they have seen: made up, because no bot can be brought to do all of it."""

from __future__ import annotations

import pytest

from tests.load.clean import Requests
from tests.load.sheet import Sheet
from tests.load.timing import ratio, times
from tests.loopback.server import Request


def edit(at: float, until: float, *, message: int = 1, channel: int = 1, status: int = 200) -> Request:
    """One edit of a table."""
    return Request("PATCH", f"channels/{channel}/messages/{message}", None, at, until, status)


def test_an_edit_loop_is_found() -> None:
    calm = Requests([edit(second, second + 0.1) for second in range(30)], hurry=1)
    assert calm.busiest() == 1.0
    hasty = Requests([edit(number / 2, number / 2 + 0.1, message=number) for number in range(60)], hurry=1)
    assert hasty.busiest() == 2.0
    assert Requests([edit(number / 64, number / 64) for number in range(300)], hurry=32).busiest() == pytest.approx(
        2, abs=0.1
    )


def test_each_channel_is_counted_by_itself() -> None:
    assert Requests([edit(second, second + 0.1, channel=second % 2) for second in range(30)], hurry=1).busiest() == 0.5


def test_edits_of_one_message_at_the_same_time_are_found() -> None:
    assert Requests([edit(0, 1), edit(1, 2), edit(0, 2, message=2)], hurry=1).in_flight() == 1
    assert Requests([edit(0, 1), edit(0.9, 2)], hurry=1).in_flight() == 2


@pytest.mark.parametrize(("status", "counts"), [(200, 0), (404, 0), (401, 1), (403, 1), (429, 1)])
def test_refusals_that_discord_counts(status: int, counts: int) -> None:
    assert Requests([edit(0, 1, status=status)], hurry=1).refused().total() == counts


def test_percentiles_are_those_of_the_slow() -> None:
    waits = times([number / 100 for number in range(1, 101)])
    assert (waits.p50, waits.p99, waits.most, waits.number) == (0.5, 0.99, 1.0, 100)


def test_one_disturbed_round_does_not_count() -> None:
    assert ratio([2, 2, 100], [1, 1, 1]) == 2


def test_a_sheet_misses_what_is_over_its_bar_wrong_or_was_never_hit() -> None:
    sheet = Sheet("Something", least={"games": 2})
    sheet.bar("fast", 1.0, most=2)
    sheet.hit["games"] = 2
    assert sheet.missed() == []
    sheet.bar("slow", 3.0, most=2, unit="x")
    sheet.blame(["it fell over"])
    sheet.hit["games"] = 1
    assert sheet.missed() == ["slow", "only 1 games, not 2", "it fell over"]
    lines = str(sheet).splitlines()
    assert [line.endswith("MISSED") for line in lines[1:3]] == [False, True]
