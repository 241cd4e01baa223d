"""The one clock of all tables: it rings at the right moment, in order, each alarm once, with a single timer."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from bot.manager.clock import FEW, HeapClock

SHORTLY = timedelta(milliseconds=5)


def utcnow() -> datetime:
    return datetime.now(UTC)


async def test_alarms_ring_in_the_order_of_their_moments() -> None:
    clock, rung = HeapClock(utcnow), list[str]()
    now = clock.now()
    for name, steps in (("third", 3), ("first", 1), ("second", 2)):
        clock.at(now + SHORTLY * steps, partial(rung.append, name))
    await asyncio.sleep(0.05)
    assert rung == ["first", "second", "third"]


async def test_alarms_of_one_moment_ring_in_the_order_they_were_set() -> None:
    clock, rung = HeapClock(utcnow), list[int]()
    when = clock.now() + SHORTLY
    for number in range(20):
        clock.at(when, partial(rung.append, number))
    await asyncio.sleep(0.05)
    assert rung == list(range(20))


async def test_no_alarm_rings_too_early() -> None:
    clock, rung = HeapClock(utcnow), list[datetime]()
    moments = [clock.now() + timedelta(milliseconds=wait) for wait in (1, 3, 7, 12)]
    for when in moments:
        clock.at(when, lambda: rung.append(utcnow()))
    await asyncio.sleep(0.06)
    assert all(heard >= when for heard, when in zip(rung, moments, strict=True))


async def test_an_alarm_for_the_past_rings_soon_but_not_at_once() -> None:
    clock, rung = HeapClock(utcnow), list[str]()
    clock.at(clock.now() - timedelta(days=1), lambda: rung.append("late"))
    assert rung == []
    await asyncio.sleep(0.01)
    assert rung == ["late"]


async def test_a_cancelled_alarm_is_silent() -> None:
    clock, rung = HeapClock(utcnow), list[str]()
    when = clock.now() + SHORTLY
    alarms = [clock.at(when, partial(rung.append, name)) for name in "abc"]
    alarms[0].cancel()
    alarms[2].cancel()
    clock.at(when + SHORTLY, partial(rung.append, "d"))
    await asyncio.sleep(0.03)
    assert rung == ["b", "d"]


async def test_an_alarm_may_silence_one_of_the_same_moment() -> None:
    clock, rung = HeapClock(utcnow), list[str]()
    when = clock.now() + SHORTLY
    clock.at(when, lambda: later.cancel())  # noqa: PLW0108 - it is set below
    later = clock.at(when, lambda: rung.append("later"))
    await asyncio.sleep(0.03)
    assert rung == []


async def test_an_alarm_may_set_the_next() -> None:
    clock, rung = HeapClock(utcnow), list[int]()

    def ring() -> None:
        rung.append(len(rung))
        if len(rung) < 5:
            clock.at(clock.now(), ring)

    clock.at(clock.now(), ring)
    await asyncio.sleep(0.03)
    assert rung == [0, 1, 2, 3, 4]


async def test_there_is_one_timer_for_the_earliest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand tables are one timer; those set for later moments do not touch it."""
    loop, real, set_for = asyncio.get_running_loop(), asyncio.get_running_loop().call_at, list[float]()

    def call_at(when: float, *rest: object) -> object:
        set_for.append(when)
        return real(when, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(loop, "call_at", call_at)
    clock = HeapClock(utcnow)
    now = clock.now()
    for hours in range(1, 1001):
        clock.at(now + timedelta(hours=hours), lambda: None)
    assert len(set_for) == 1
    clock.at(now + timedelta(minutes=1), lambda: None)
    assert len(set_for) == 2
    assert set_for[1] < set_for[0]


async def test_a_wall_clock_that_is_behind_is_waited_for() -> None:
    """The loop's clock and the wall clock need not agree: what rings is always due by the wall clock."""
    moment, rung = utcnow(), list[datetime]()
    clock = HeapClock(lambda: moment)
    when = moment + SHORTLY
    clock.at(when, lambda: rung.append(clock.now()))
    await asyncio.sleep(0.03)
    assert rung == []
    moment = when
    await asyncio.sleep(0.03)
    assert rung == [when]


async def test_one_alarm_that_fails_does_not_silence_the_others() -> None:
    """A table can never get stuck because of another one."""

    def fail() -> None:
        raise ZeroDivisionError

    clock, rung, failures = HeapClock(utcnow), list[str](), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    when = clock.now() + SHORTLY
    clock.at(when, fail)
    clock.at(when, lambda: rung.append("same moment"))
    clock.at(when + SHORTLY, lambda: rung.append("later"))
    await asyncio.sleep(0.05)
    assert rung == ["same moment", "later"]
    assert [type(failure) for failure in failures] == [ZeroDivisionError]


async def test_cancelled_alarms_do_not_pile_up() -> None:
    """Every tap cancels an alarm and sets another: a busy table leaves nothing behind."""
    clock, rung = HeapClock(utcnow), list[str]()
    soon = clock.now() + SHORTLY
    for _ in range(10_000):
        clock.at(clock.now() + timedelta(hours=12), lambda: None).cancel()
    assert len(clock._heap) <= 2 * FEW
    clock.at(soon, lambda: rung.append("still here"))
    await asyncio.sleep(0.03)
    assert rung == ["still here"]


async def test_cancelling_twice_counts_once() -> None:
    clock = HeapClock(utcnow)
    alarms = [clock.at(clock.now() + timedelta(hours=1), lambda: None) for _ in range(2 * FEW)]
    for _ in range(4 * FEW):
        alarms[0].cancel()
    assert len(clock._heap) == 2 * FEW
