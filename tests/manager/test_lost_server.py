"""The database server goes away in the middle of a game and comes back: tables stand still, and nobody loses time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.manager.outages import PROBE
from bot.manager.pace import LEAST_AFTER_START
from bot.records import By, Unavailable
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from tests.db.postgres import Server
from tests.manager.doubles import OPENS
from tests.manager.evening import ANNA, BO, Evening, asked_person, id_of, simplest, state_of
from tests.manager.moments import in_deal

MINUTES = 10
"""The server is away for so long."""


@pytest.fixture
async def database(server: Server) -> AsyncIterator[Database]:
    database = await open_database(server.empty_database(), patience=1)
    await migrate(database)
    yield database
    await database.close()


@pytest.fixture
def evening(database: Database) -> Evening:
    """An evening whose house hears when the database is out of reach, as the bot's own does."""
    evening = Evening(on=SqlGameStore(database, now=lambda: OPENS))
    database.when_out = evening.tables.stand_still
    return evening


async def test_a_server_that_is_started_again(evening: Evening, server: Server) -> None:
    table = await evening.game(ANNA, BO, ai=1)
    await evening.until(table, in_deal(1))
    while asked_person(table) is None:
        await evening.pass_time(1)
    person = asked_person(table)
    assert person is not None
    await evening.store.alive(evening.clock.now())
    before, due = state_of(table), table.due
    assert due is not None

    server.stop()
    try:
        with pytest.raises(Unavailable):
            await evening.answer(table, person, simplest)
        assert state_of(table) == before
        await evening.pass_time(MINUTES * 60)
        assert state_of(table) == before  # time was up long ago, and nothing was done for anybody
        assert evening.incidents == []  # nobody is told every few seconds what is known
    finally:
        server.start()

    await evening.pass_time(PROBE.total_seconds())
    assert state_of(table) == before
    assert table.due is not None
    assert table.due >= evening.clock.now() + LEAST_AFTER_START
    assert table.due - due >= timedelta(minutes=MINUTES)

    await evening.answer(table, person, simplest)  # the same connection pool, and the same tap
    assert state_of(table).version > before.version
    stored = await evening.store.load(table.game_id)
    assert stored is not None
    assert [ply.number for ply in stored.plies] == [*range(len(stored.plies))]

    await evening.pass_time(MINUTES * 60)  # clocks run again
    stored = await evening.store.load(table.game_id)
    assert stored is not None
    assert By.CARETAKER in {ply.by for ply in stored.plies}


async def test_a_server_that_is_away_while_ai_players_play(evening: Evening, server: Server) -> None:
    table = await evening.game(ANNA, BO, ai=2)
    await evening.until(table, in_deal(1))
    await table.leave(id_of(BO), click=evening.click())
    while asked_person(table) is not None:
        await evening.answer(table, ANNA, simplest)
    before = state_of(table).version
    server.stop()
    try:
        await evening.pass_time(60)
        assert state_of(table).version == before
    finally:
        server.start()
    assert [type(incident) for incident in evening.incidents] == [Unavailable]
    evening.incidents.clear()
    await evening.pass_time(2 * PROBE.total_seconds())
    assert state_of(table).version > before
