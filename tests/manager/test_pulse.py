"""The house writes down that it is alive, as exactly as its tables need it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.manager.manager import GameManager
from bot.manager.pulse import BEAT, SLOW_BEAT, Pulse
from bot.records import Pace
from tests.manager.doubles import OPENS
from tests.manager.evening import ANNA, BO, HERE, Evening, id_of


@pytest.fixture
def watched(evening: Evening) -> Evening:
    """An evening in a house with a pulse."""
    pulse = Pulse(evening.store, evening.clock, evening._work.append)
    evening.tables = GameManager(evening.house, evening._work.append, pulse=pulse)
    return evening


async def test_an_idle_house_is_silent(watched: Evening) -> None:
    await watched.tables.begin()
    await watched.pass_time(24 * 3600)
    assert watched.memory.seen_alive == OPENS
    assert watched.clock.alarms == []


@pytest.mark.parametrize(
    ("pace", "apart"),
    [(Pace.LIVE, BEAT), (Pace.RELAXED, BEAT), (Pace.SLOW, SLOW_BEAT), (Pace.NONE, SLOW_BEAT)],
)
async def test_it_beats_as_often_as_its_fastest_table_needs(watched: Evening, pace: Pace, apart: timedelta) -> None:
    await watched.lobby(ANNA, BO, pace=pace)
    await watched.pass_time(apart.total_seconds() - 1)
    assert watched.memory.seen_alive is None
    await watched.pass_time(1)
    assert watched.memory.seen_alive == OPENS + apart


async def test_it_stops_when_the_last_table_is_over(watched: Evening) -> None:
    table = await watched.lobby(ANNA)
    await watched.pass_time(300)
    await table.stop(click=watched.click())
    last = watched.clock.now()
    await watched.pass_time(24 * 3600)
    assert watched.memory.seen_alive == last
    assert watched.clock.alarms == []


async def test_what_the_bot_was_away_for_counts_for_nobody(watched: Evening) -> None:
    """From its last pulse on; an orderly stop is written down to the second."""
    table = await watched.lobby(ANNA)
    await watched.pass_time(100)
    await watched.tables.sign_off()
    due = table.due
    assert due is not None
    watched.restart(at=watched.clock.now() + timedelta(hours=5))
    await watched.tables.begin()
    await watched.settle()
    again = await watched.tables.table_in(HERE.channel_id)
    assert again.due == due + timedelta(hours=5)
    await again.leave(id_of(ANNA), click=watched.click())
