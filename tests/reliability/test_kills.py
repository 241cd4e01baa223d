"""The bot is killed while people tap, a few times; and one that answers before it stores goes red (K1)."""

from __future__ import annotations

from tests.reliability.kills import FALLS, kill, reported


async def test_what_was_answered_outlives_any_kill() -> None:
    report = reported()
    await kill(report, kills=2, seed=1, tables=4)
    print(report)
    assert report.wrong == []
    assert report.hit["kills"] == 2
    assert report.hit[FALLS[0]] > 0
    assert report.hit[FALLS[2]] > 0


async def test_a_bot_that_answers_before_it_stores_is_found() -> None:
    report = reported()
    await kill(report, kills=1, seed=1, tables=2, earliest=2.0, program="tests.reliability.hasty")
    assert any("was shown" in complaint for complaint in report.wrong)
