"""The players' parts in shuffles: one for each game, deal and seat, and they outlive the game."""

from __future__ import annotations

import pytest

from bot.game.actions import Seat
from bot.records import Change, Conflict, Status
from db.games import SqlGameStore
from tests.db.tables import ANNA, BO, lobby

FIRST, SECOND = Seat(0), Seat(1)


async def salts(store: SqlGameStore, game_id: int) -> dict[tuple[int, Seat], str]:
    stored = await store.load(game_id)
    assert stored is not None
    return dict(stored.salts)


async def test_a_second_salt_takes_the_place_of_the_first(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    await store.commit(game_id, 0, Change(salts={(0, FIRST): "a", (1, FIRST): "a", (1, SECOND): "bj\u00f6rn 🂡"}))
    await store.commit(game_id, 1, Change(salts={(1, FIRST): "b"}))
    assert await salts(store, game_id) == {(0, FIRST): "a", (1, FIRST): "b", (1, SECOND): "bj\u00f6rn 🂡"}


async def test_a_salt_can_be_dropped(store: SqlGameStore) -> None:
    game_id, other = await store.open(lobby(ANNA)), await store.open(lobby(BO))
    for game in (game_id, other):
        await store.commit(game, 0, Change(salts={(1, FIRST): "a"}))
    await store.commit(game_id, 1, Change(salts={(1, FIRST): None}))
    assert (await salts(store, game_id), await salts(store, other)) == ({}, {(1, FIRST): "a"})


async def test_it_is_stored_with_its_step_or_not_at_all(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA))
    with pytest.raises(Conflict):
        await store.commit(game_id, 5, Change(salts={(1, FIRST): "a"}))
    assert await salts(store, game_id) == {}


async def test_it_is_kept_when_the_game_is_over(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA))
    await store.commit(game_id, 0, Change(salts={(1, FIRST): "a"}))
    await store.commit(game_id, 1, Change(status=Status.VOID))
    assert await salts(store, game_id) == {(1, FIRST): "a"}
