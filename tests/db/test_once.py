"""Of two who want the same, one is stored; and no click, ply or seed twice (RELIABILITY rule 1)."""

from __future__ import annotations

import asyncio

import pytest

from bot.game.actions import Declare, Exchange, Pass, Seat
from bot.game.cards import PACK
from bot.game.state import Asks, Question
from bot.records import (
    Change,
    Conflict,
    Ply,
    Repeated,
    Status,
)
from bot.standings import Aftermath
from db.engine import Database
from db.games import SqlGameStore
from db.schema import clicks, seeds
from tests.db.contents import contents, rows
from tests.db.tables import ANNA, BO, CIA, NOW, left, lobby, seed

DECLARE = Question(Asks.DECLARE, 1)
ACTIVE = Change(status=Status.ACTIVE)


async def test_thirty_changes_at_once_have_one_winner(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    moves = [Change(plies=(Ply(0, Exchange(Seat(0), PACK[: many % 6])),), click=many + 1) for many in range(30)]
    outcomes = await asyncio.gather(*(store.commit(game_id, 0, move) for move in moves), return_exceptions=True)
    assert outcomes.count(Aftermath()) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 29
    stored = await store.load(game_id)
    assert stored is not None
    winner = moves[outcomes.index(Aftermath())]
    assert (stored.revision, stored.plies) == (1, winner.plies)
    assert [row.interaction_id for row in await rows(database, clicks)] == [winner.click]


async def test_a_click_works_once(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA, click=41))
    other = await store.open(lobby(BO))
    await store.commit(game_id, 0, Change(click=42))
    before = await contents(database)
    for click in (41, 42):
        for revision in (0, 1):  # it says so even when the table has moved on
            with pytest.raises(Repeated):
                await store.commit(game_id, revision, Change(click=click, status=Status.VOID))
        with pytest.raises(Repeated):
            await store.commit(other, 0, Change(click=click))
        with pytest.raises(Repeated):
            await store.open(lobby(CIA, click=click))
    assert await contents(database) == before


async def test_a_start_that_arrives_twice_is_repeated_not_refused(store: SqlGameStore) -> None:
    """The channel is taken by the very click that asks again."""
    twins = [store.open(lobby(ANNA, channel=7, click=43)) for _ in range(2)]
    outcomes = await asyncio.gather(*twins, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {int, Repeated}


async def test_a_click_that_arrives_twice_at_once_is_stored_once(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA))
    twins = [store.commit(game_id, 0, Change(click=44)) for _ in range(2)]
    outcomes = await asyncio.gather(*twins, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {Aftermath, Repeated}


async def test_a_lost_race_stores_nothing(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    await store.commit(game_id, 0, ACTIVE)
    before = await contents(database)
    with pytest.raises(Conflict):
        await store.commit(
            game_id,
            0,
            Change(
                click=45,
                plies=(Ply(0, Pass(Seat(0))),),
                seeds={1: seed(1)},
                answers={(Seat(0), DECLARE): Declare(Seat(0))},
                players=(ANNA, left(BO)),
                host_id=9,
                status=Status.VOID,
                due=NOW,
            ),
        )
    assert await contents(database) == before


async def test_an_unknown_game_cannot_be_changed(store: SqlGameStore) -> None:
    for change in (Change(), Change(click=48)):
        with pytest.raises(Conflict):
            await store.commit(12345, 0, change)


async def test_a_ply_is_never_replaced(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA))
    await store.commit(game_id, 0, Change(plies=(Ply(0, Pass(Seat(0))), Ply(1, Pass(Seat(1))))))
    before = await contents(database)
    with pytest.raises(Conflict):
        await store.commit(game_id, 1, Change(plies=(Ply(2, Pass(Seat(2))), Ply(1, Declare(Seat(1))))))
    assert await contents(database) == before


async def test_a_seed_is_never_replaced(store: SqlGameStore, database: Database) -> None:
    """A crash cannot re-roll a deal (FAIRNESS)."""
    game_id = await store.open(lobby(ANNA))
    await store.commit(game_id, 0, Change(seeds={1: seed(1)}))
    before = await contents(database)
    for deal in (0, 1):
        with pytest.raises(Conflict):
            await store.commit(game_id, 1, Change(seeds={2: seed(2), deal: seed(99)}))
    assert await contents(database) == before
    assert {(row.deal, row.seed) for row in await rows(database, seeds)} == {(0, seed(0)), (1, seed(1))}
