"""What is old is thrown away at the start and once a day, and a day on which that fails is made up for."""

from __future__ import annotations

from datetime import timedelta

from bot.manager.chores import Chores
from tests.manager.doubles import OPENS
from tests.manager.evening import Evening


async def test_chores_are_done_at_the_start_and_once_a_day(evening: Evening) -> None:
    done = []

    async def work() -> None:
        done.append(evening.clock.now())
        if len(done) == 2:
            raise RuntimeError

    Chores(work, evening.clock, evening._work.append).begin()
    await evening.pass_time(3 * 24 * 3_600)
    assert done == [OPENS + timedelta(days=day) for day in range(4)]
    assert [type(failure) for failure in evening.incidents] == [RuntimeError]
    evening.incidents.clear()
    assert len(evening.clock.alarms) == 1
