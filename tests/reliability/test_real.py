"""The bot as a host runs it dies at the places that only it comes to, and people play on (K2)."""

from __future__ import annotations

import pytest

from bot.failpoints import Place
from tests.reliability.real import die, reported

pytestmark = pytest.mark.xdist_group("processes")

PLACES = (Place.AFTER_COMMIT, Place.BEFORE_ANSWER, Place.AFTER_ANSWER)


async def test_it_dies_around_its_answer_and_people_play_on() -> None:
    report = reported()
    await die(report, deaths=3, seed=2, places=PLACES)
    print(report)
    assert report.wrong == []
    assert [report.hit[place] for place in PLACES] == [1, 1, 1]
