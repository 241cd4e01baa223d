"""The bot as a host runs it dies at the places that only it comes to, and people play on (K2); a hasty one is found."""

from __future__ import annotations

from bot.failpoints import Place
from tests.reliability.real import AGAIN, die, reported

PLACES = (Place.AFTER_COMMIT, Place.BEFORE_ANSWER, Place.AFTER_ANSWER)


async def test_it_dies_around_its_answer_and_people_play_on() -> None:
    report = reported()
    await die(report, deaths=3, seed=2, places=PLACES, verbs=("play", "addai"))
    print(report)
    assert report.wrong == []
    assert [report.hit[place] for place in PLACES] == [1, 1, 1]
    assert report.hit["play"] > 0
    assert report.hit[AGAIN] == 3


async def test_a_bot_that_answers_before_it_stores_is_found() -> None:
    report = reported()
    await die(
        report, deaths=1, seed=1, places=(Place.BEFORE_COMMIT,), verbs=("pat",), program="tests.reliability.hasty"
    )
    assert any("answered before it was stored" in complaint for complaint in report.wrong)
