"""Whole games on a real database, of either kind: every restart leads to the same table, and the ending is entered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from random import Random

import pytest

from bot.manager.errors import TableError
from bot.manager.scenes import private_scene, public_posts
from bot.manager.table import Table
from bot.records import Status
from bot.standings import Choice, Leaderboard
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.standings.scores import Scores
from tests.manager.doubles import OPENS
from tests.manager.evening import (
    ANNA,
    BO,
    GUILD,
    SHORT,
    Evening,
    any_answer,
    asked_person,
    choices,
    id_of,
    state_of,
    view_of,
)


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    database = await open_database(address)
    yield database
    await database.close()


async def restarted(evening: Evening, table: Table) -> Table:
    """The same table after a restart, which changes nothing of it."""
    evening.restart(at=evening.clock.now())
    again = await evening.tables.table(table.game_id)
    assert again is not table
    assert (again.state, again.lines, again.past, again.answers) == (
        table.state,
        table.lines,
        table.past,
        table.answers,
    )
    assert (again.status, again.players, again.due, again.seeds) == (
        table.status,
        table.players,
        table.due,
        table.seeds,
    )
    assert public_posts(again) == public_posts(table)
    await evening.tables.begin()
    return again


async def test_a_game_with_a_restart_after_every_answer(database: Database) -> None:
    evening, random = Evening(on=SqlGameStore(database, now=lambda: OPENS)), Random(7)
    table = await restarted(evening, await evening.lobby(ANNA, BO, ai=1, rules=SHORT))
    await table.start(id_of(ANNA), click=evening.click())
    early = 0
    while table.status is Status.ACTIVE:
        with suppress(TableError):
            await evening.answer(table, BO, lambda view: any_answer(view, random))
            early += 1
        table = await restarted(evening, table)
        person = asked_person(table)
        if person is None:
            await evening.pass_time(2)
        else:
            await evening.answer(table, person, random.choice(choices(view_of(table, person))))
    assert early > 10
    again = await restarted(evening, table)
    assert private_scene(again, id_of(BO)) == private_scene(table, id_of(BO))
    assert evening.incidents == []

    board = await leaderboard(database)
    assert {row.user_id: (row.games, row.points) for row in board.rows} == {
        id_of(person): (1, state_of(table).scores[seat]) for seat, person in enumerate((ANNA, BO))
    }


async def test_a_game_that_all_have_left_is_entered_as_lost(database: Database) -> None:
    """R1.6"""
    evening = Evening(on=SqlGameStore(database, now=lambda: OPENS))
    table = await evening.game(ANNA, BO, ai=1)
    for person in (ANNA, BO):
        await table.leave(id_of(person), click=evening.click())
    assert table.status is Status.FINISHED
    board = await leaderboard(database)
    assert [(row.games, row.wins) for row in board.rows] == [(1, 0), (1, 0)]
    await evening.lobby(ANNA, BO)
    evening.drop_work()


async def leaderboard(database: Database) -> Leaderboard:
    scores = Scores(database, now=lambda: OPENS)
    return await scores.leaderboard(Choice(), guild_id=GUILD, channel_id=0, asker=id_of(ANNA))
