"""Whom a table pings, and when (UX.md, M4): by pace, never right after a tap, never where it would tell a secret."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.game.actions import Exchange
from bot.game.state import Declaring
from bot.manager.nudging import nudge, nudge_at
from bot.manager.table import Table
from bot.records import Pace
from tests.manager.evening import ANNA, BO, CIA, DAN, Evening, id_of, seat_of, state_of
from tests.manager.moments import ACES, KINGS, STRAIGHT_FLUSH, calling, declaring, playing

FULL = "JS JH JD TC TH"


async def two(evening: Evening, *, pace: Pace = Pace.LIVE) -> Table:
    """Anna is asked for her first exchange."""
    return await evening.dealt(ANNA, BO, hands=(KINGS, ACES), pace=pace)


@pytest.mark.parametrize(
    ("pace", "after"),
    [(Pace.LIVE, 30), (Pace.RELAXED, 60), (Pace.SLOW, 0), (Pace.NONE, 0)],
    ids=str,
)
async def test_a_person_is_pinged_as_the_pace_says(evening: Evening, pace: Pace, after: int) -> None:
    """Live at half time, relaxed after a minute, else at once."""
    table = await two(evening, pace=pace)
    assert table.since is not None
    assert nudge_at(table) == table.since + timedelta(seconds=after)


async def test_it_names_the_person_and_the_end_of_the_time(evening: Evening) -> None:
    table = await two(evening)
    assert nudge(table, evening.clock.now()) is None
    await evening.pass_time(30)
    ping = nudge(table, evening.clock.now())
    assert ping is not None
    assert (ping.user_id, ping.until) == (id_of(ANNA), table.due)


async def test_the_table_wakes_for_it_and_tells_the_channel(evening: Evening) -> None:
    table = await two(evening)
    assert table.since is not None
    evening.notes.published.clear()
    await evening.pass_time(29 - (evening.clock.now() - table.since).total_seconds())
    assert evening.notes.published == []
    await evening.pass_time(1)
    assert evening.notes.published == [table.game_id]


@pytest.mark.parametrize(("pace", "wait"), [(Pace.LIVE, 20), (Pace.SLOW, 300), (Pace.NONE, 300)])
async def test_nobody_is_pinged_who_was_here_just_now(evening: Evening, pace: Pace, wait: int) -> None:
    """Twenty seconds after a tap of one's own; five minutes, where people are pinged at once."""
    table = await two(evening, pace=pace)
    await evening.pass_time(25)
    await table.welcome(id_of(ANNA))
    assert nudge_at(table) == evening.clock.now() + timedelta(seconds=wait)


async def test_a_ping_that_would_come_after_the_end_does_not_come(evening: Evening) -> None:
    table = await two(evening)
    await evening.pass_time(50)
    await table.welcome(id_of(ANNA))
    assert nudge_at(table) is None


@pytest.mark.parametrize("pace", Pace)
async def test_whose_early_answer_is_missing_shares_the_ping(evening: Evening, pace: Pace) -> None:
    """Not where everybody sits at the table anyway; nor who has answered, or was here just now."""
    table = await evening.dealt(ANNA, BO, CIA, DAN, hands=(KINGS, ACES, STRAIGHT_FLUSH, FULL), pace=pace)
    await evening.answer(table, CIA, Exchange(seat_of(table, CIA), ()))
    await evening.pass_time({Pace.LIVE: 30, Pace.RELAXED: 60}.get(pace, 1))
    ping = nudge(table, evening.clock.now())
    assert ping is not None
    assert ping.user_id == id_of(ANNA)
    assert ping.others == (() if pace is Pace.LIVE else (id_of(BO), id_of(DAN)))
    table.seen[id_of(BO)] = evening.clock.now() - timedelta(seconds=10)
    ping = nudge(table, evening.clock.now())
    assert ping is not None
    assert ping.others == (() if pace is Pace.LIVE else (id_of(DAN),))


async def test_in_a_trick_nobody_shares_a_ping(evening: Evening) -> None:
    """Whose card plays itself misses nothing, and must not be known by that."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES), pace=Pace.RELAXED)
    await evening.until(table, playing(1))
    await evening.pass_time(60)
    ping = nudge(table, evening.clock.now())
    assert ping is not None
    assert ping.others == ()


async def test_declaring_and_chicago_ping_nobody(evening: Evening) -> None:
    """It would tell who has a choice."""
    table = await evening.dealt(ANNA, BO, hands=(STRAIGHT_FLUSH, KINGS))
    await evening.until(table, declaring(1))
    assert isinstance(state_of(table).phase, Declaring)
    assert nudge_at(table) is None
    await evening.until(table, calling)
    assert nudge_at(table) is None


async def test_who_is_away_is_not_pinged(evening: Evening) -> None:
    table = await two(evening)
    await evening.silent(table, ANNA, times=2)
    for _ in range(20):
        ping = nudge(table, evening.clock.now() + timedelta(minutes=1))
        assert ping is None or ping.user_id != id_of(ANNA)
        await evening.play_on(table, without=ANNA)


async def test_who_plays_alone_is_not_pinged(evening: Evening) -> None:
    table = await evening.dealt(DAN, hands=(KINGS, ACES), ai=1)
    assert nudge_at(table) is None


async def test_a_game_that_rests_pings_nobody(evening: Evening) -> None:
    table = await two(evening)
    await table.pause()
    assert nudge_at(table) is None
