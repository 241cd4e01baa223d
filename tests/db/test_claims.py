"""Processes on one server share the shards out among them: none is served twice, and what a dead one had is free."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.records import Share
from bot.records.shares import slots
from db.claims import Claim, Obstacle, claiming
from db.engine import Database, open_database
from db.gate import APART, FURTHEST, reserve
from db.habits import SqlHabits
from db.locks import Errand, one_at_a_time
from db.migrate import migrate
from db.preferences import Preferences
from db.privacy.dossiers import Dossiers
from db.word import Word
from tests.db.postgres import DATABASE, Server
from tests.db.tables import NOW

THREE = slots(3, count=12)


@pytest.fixture
async def database(server: Server) -> AsyncIterator[Database]:
    database = await open_database(server.empty_database())
    await migrate(database)
    yield database
    await database.close()


@pytest.fixture
async def claims(database: Database) -> AsyncIterator[list[Claim]]:
    """Those of four processes."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(claiming(database)) for _ in range(4)]


async def cut(database: Database, claim: Claim) -> None:
    """The server loses a process without a word."""
    pid = await claim._connection.scalar(text("SELECT pg_backend_pid()"))
    async with database.aside() as killer:
        await killer.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pid})


async def test_each_takes_a_slot_and_the_one_too_many_waits_for_the_first_that_is_free(
    database: Database, claims: list[Claim]
) -> None:
    taken = await asyncio.gather(*(claim.take(THREE) for claim in claims))
    assert sorted(map(str, taken)) == ["0-3 of 12", "4-7 of 12", "8-11 of 12", str(Obstacle.TAKEN)]
    spare = claims[taken.index(Obstacle.TAKEN)]
    dead = taken.index(THREE[1])
    lost = asyncio.Event()
    await claims[dead].watch(lost.set)
    await cut(database, claims[dead])
    async with asyncio.timeout(5):
        await lost.wait()
        taken_over = await spare.take(THREE)
        while taken_over is Obstacle.TAKEN:
            taken_over = await spare.take(THREE)
    assert taken_over == THREE[1]


async def test_fixed_shards_that_overlap_are_not_served_twice(claims: list[Claim]) -> None:
    assert await claims[0].take([Share((0, 1), 4)]) == Share((0, 1), 4)
    assert await claims[1].take([Share((1, 2), 4)]) is Obstacle.TAKEN
    assert await claims[2].take([Share((2, 3), 4)]) == Share((2, 3), 4)


async def test_those_who_count_otherwise_wait_until_all_others_are_gone(claims: list[Claim]) -> None:
    for claim in claims[:2]:
        await claim.take(THREE)
    assert await claims[3].take(slots(2, count=16)) is Obstacle.OTHER_COUNT
    for claim in claims[:2]:
        await claim._connection.invalidate()
        await asyncio.sleep(0.1)
    assert await claims[3].take(slots(2, count=16)) == Share(tuple(range(8)), 16)


async def test_what_is_done_once_is_done_by_one_after_the_other(database: Database) -> None:
    inside = 0

    async def work() -> None:
        nonlocal inside
        async with one_at_a_time(database, Errand.COMMANDS):
            inside += 1
            assert inside == 1
            await asyncio.sleep(0.02)
            inside -= 1

    await asyncio.gather(*(work() for _ in range(4)))


async def test_turns_in_one_bucket_are_apart_and_buckets_are_independent(database: Database) -> None:
    """Also when they are reserved at the same time."""
    turns = sorted(await asyncio.gather(*(reserve(database, 0) for _ in range(3))))
    apart = APART.total_seconds()
    assert [turn.wait for turn in turns] == pytest.approx([0, apart, 2 * apart], abs=0.5)
    assert (await reserve(database, 1)).wait == 0


async def test_who_missed_a_turn_comes_at_once_unless_somebody_is_next(database: Database) -> None:
    late = await reserve(database, 0)
    again = await reserve(database, 0, missed=late)
    assert (again.wait, again.until > late.until) == (0, True)
    await reserve(database, 0)
    assert (await reserve(database, 0, missed=again)).wait > APART.total_seconds()


async def test_a_clock_that_was_wrong_keeps_nobody_out_for_long(database: Database) -> None:
    async with database.aside() as connection:
        await connection.execute(text("INSERT INTO identify_gate VALUES (0, clock_timestamp() + interval '1 year')"))
    assert (await reserve(database, 0)).wait <= FURTHEST.total_seconds()


async def test_what_one_process_writes_about_a_person_the_others_hear_and_itself_does_not(
    server: Server, database: Database, claims: list[Claim]
) -> None:
    other = await open_database(server.address(DATABASE))
    heard: list[Word] = []
    own: list[Word] = []
    await claims[0].listen(database, own.append)
    await claims[1].listen(other, heard.append)
    people, habits = Preferences(database, now=lambda: NOW), SqlHabits(other, now=lambda: NOW)
    await people.want_hints(5, name="Eve", wanted=True)
    await Dossiers(database, now=lambda: NOW, kept_for=timedelta(days=90)).announce(7, number=-7)
    async with asyncio.timeout(5):
        while len(heard) < 2:  # noqa: ASYNC110 - it comes by itself
            await asyncio.sleep(0.01)
    assert (heard, own) == ([Word(5), Word(7, -7)], [])

    await SqlHabits(database, now=lambda: NOW).let_declare(5, name="Eve", on=True)
    assert habits.declares(5) is None
    await habits.learn(5)
    assert habits.declares(5)
    await other.close()
