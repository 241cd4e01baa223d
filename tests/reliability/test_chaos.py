"""A game in which everything goes wrong is played to its end; and a bot that answers before it stores goes red (K4)."""

from __future__ import annotations

from tests.reliability.chaos import DEATH, brave, reported


async def test_a_game_in_bad_weather_loses_nothing_and_ends() -> None:
    report = reported()
    await brave(report, games=1, seed=1)
    print(report)
    assert report.wrong == []
    assert sum(report.hit.values()) > 10


async def test_a_bot_that_answers_before_it_stores_is_found() -> None:
    report = reported()
    await brave(report, games=1, seed=1, deadly=1.0, fair=2.0, program="tests.reliability.hasty")
    assert report.hit[DEATH] == 0, "the first one was enough"
    assert any("was shown" in complaint for complaint in report.wrong)
