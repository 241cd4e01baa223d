"""Limits before work: how fast one person may tap, and how many tables may stand (RELIABILITY 13)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.manager import limits
from bot.manager.errors import HouseFull, TableHere, TooManyLobbies, TooManyTables
from bot.manager.limits import Limits, Taps
from bot.manager.manager import GameManager, Place
from bot.manager.table import Table
from bot.records import Kind, Level, NewTable, Player, Unavailable
from tests.manager.doubles import HandClock
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, GUILD, HERE, SHORT, Evening, id_of
from tests.manager.moments import finished

# Taps


def test_ten_taps_at_once_and_then_five_a_second() -> None:
    clock = HandClock()
    taps = Taps(Limits(), clock)
    assert [taps.take(1) for _ in range(12)] == [True] * 10 + [False] * 2
    for _ in range(20):
        clock.moment += timedelta(seconds=1)
        assert [taps.take(1) for _ in range(6)] == [True] * 5 + [False]
    clock.moment += timedelta(seconds=60)
    assert [taps.take(1) for _ in range(11)] == [True] * 10 + [False], "a long rest fills the bucket, and no more"


def test_everybody_has_a_bucket_of_their_own() -> None:
    taps = Taps(Limits(taps_at_once=1), HandClock())
    assert [taps.take(user_id) for user_id in (1, 1, 2, 2)] == [True, False, True, False]


def test_taps_that_are_refused_cost_nothing() -> None:
    clock = HandClock()
    taps = Taps(Limits(taps_per_second=1, taps_at_once=1), clock)
    assert [taps.take(1) for _ in range(100)] == [True] + [False] * 99
    clock.moment += timedelta(seconds=1)
    assert taps.take(1)


def test_so_many_people_and_no_more_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    taps = Taps(Limits(taps_at_once=1), HandClock())
    for user_id in (1, 2, 3, 4):
        taps.take(user_id)
    assert len(taps._full_at) == 3
    assert not taps.take(4)
    assert taps.take(1), "the one who tapped longest ago is forgotten"


# Tables


def limited(evening: Evening, **limit: int) -> None:
    """The house keeps no more tables than that."""
    evening.tables = GameManager(evening.house, evening._work.append, limits=Limits(**limit))


def place(number: int, *, guild: int = GUILD) -> Place:
    """One of many channels."""
    return Place(guild, CHANNEL + number)


def people(number: int) -> list[Player]:
    """So many different persons."""
    return [Player(f"P{one}", 1_000 + one) for one in range(number)]


async def games(evening: Evening, persons: Sequence[Player], *, guild: int = GUILD) -> list[Table]:
    """A game that has begun for each of these, each in a channel of its own."""
    return [await evening.game(one, ai=1, place=place(id_of(one), guild=guild)) for one in persons]


async def refused(evening: Evening, person: Player, where: Place) -> type[Exception]:
    """Why this person cannot open a table there; nothing is asked of the store for that."""
    before = len(await evening.memory.live())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evening.store, "open", _not_asked)
        with pytest.raises((TooManyTables, TooManyLobbies, HouseFull)) as caught:
            await evening.lobby(person, place=where)
    assert len(await evening.memory.live()) == before
    return caught.type


async def _not_asked(_: NewTable) -> int:
    raise AssertionError("the store was asked")


async def test_a_server_has_twenty_tables_and_others_have_theirs(evening: Evening) -> None:
    playing = await games(evening, people(20))
    assert await refused(evening, ANNA, HERE) is TooManyTables
    await evening.lobby(ANNA, place=place(1, guild=GUILD + 1))
    await playing[0].stop(click=evening.click())
    assert (await evening.lobby(BO, place=HERE)).live, "one is over, so there is room again"


async def test_half_of_a_servers_tables_may_wait_for_players(evening: Evening) -> None:
    limited(evening, tables_per_server=4)
    first, second, third = people(3)
    waiting = await evening.lobby(first, place=place(1))
    await evening.lobby(second, place=place(2))
    assert await refused(evening, third, place(3)) is TooManyLobbies
    await waiting.start(id_of(first), click=evening.click())
    assert (await evening.lobby(third, place=place(3))).live


async def test_the_house_has_so_many_tables_in_all(evening: Evening) -> None:
    limited(evening, tables=2)
    (playing, _) = [*await games(evening, [ANNA]), *await games(evening, [BO], guild=GUILD + 1)]
    assert await refused(evening, CIA, place(0, guild=GUILD + 2)) is HouseFull
    await evening.until(playing, finished)
    assert (await evening.lobby(CIA, place=place(0, guild=GUILD + 2))).live


async def test_a_full_server_still_leads_to_the_table_that_is_here(evening: Evening) -> None:
    limited(evening, tables_per_server=1)
    (table,) = await games(evening, [ANNA])
    with pytest.raises(TableHere) as here:
        await evening.lobby(BO, place=place(id_of(ANNA)))
    assert here.value.game_id == table.game_id


async def test_starts_at_once_do_not_slip_through(evening: Evening) -> None:
    limited(evening, tables_per_server=6)
    wishes = (evening.lobby(one, place=place(id_of(one))) for one in people(30))
    outcomes = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(outcome, Table) for outcome in outcomes) == 3
    assert {type(outcome) for outcome in outcomes} == {Table, TooManyLobbies}
    assert not evening.tables._index._opening


async def test_a_table_that_could_not_be_stored_keeps_no_place(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    limited(evening, tables_per_server=1)
    with monkeypatch.context() as patch:
        patch.setattr(evening.store, "open", _unavailable)
        with pytest.raises(Unavailable):
            await evening.lobby(ANNA)
    assert (await evening.lobby(ANNA)).live


async def _unavailable(_: NewTable) -> int:
    raise Unavailable


async def test_private_games_are_no_tables(evening: Evening) -> None:
    limited(evening, tables_per_server=1, tables=1)
    await games(evening, [ANNA])
    players = (BO, Player("Kalle", level=Level.MEDIUM))
    private = await evening.tables.open_private(Kind.SOLO, HERE, players, rules=SHORT, click=evening.click())
    assert private.live


async def test_tables_of_before_a_restart_count(evening: Evening) -> None:
    await games(evening, people(20))
    evening.restart(at=evening.clock.now())
    await evening.tables.begin()
    assert await refused(evening, ANNA, HERE) is TooManyTables


async def test_the_place_of_a_game_long_forgotten_is_free(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ended games leave memory; the spots they had are given back before."""
    monkeypatch.setattr("bot.manager.keeping.KEPT", 0)
    limited(evening, tables_per_server=1)
    for person in people(3):
        (table,) = await games(evening, [person])
        await table.stop(click=evening.click())
        await evening.tables.table(table.game_id)
    assert (await evening.lobby(ANNA)).live
