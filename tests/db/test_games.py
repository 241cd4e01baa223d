"""The record of games: lobbies, seats, changes (RELIABILITY rule 1)."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from bot.game.actions import Declare, Exchange, Resign, Seat
from bot.game.cards import PACK
from bot.game.state import Asks, Question
from bot.manager.ports import GameStore
from bot.records import (
    Change,
    ChannelTaken,
    LiveTable,
    Ply,
    SeatTaken,
    Status,
)
from db.engine import Database
from db.games import CLICKS_KEPT, SqlGameStore
from db.schema import actions, clicks
from tests.db.contents import contents, rows
from tests.db.tables import AI, ANNA, BO, CIA, DAN, GUILD, LATER, NOW, left, lobby, seed

if TYPE_CHECKING:
    _fits: type[GameStore] = SqlGameStore  # what the manager asks of a store, by shape

EXCHANGE = Question(Asks.EXCHANGE, 1)
DECLARE = Question(Asks.DECLARE, 1)
ACTIVE = Change(status=Status.ACTIVE)


async def test_a_new_lobby_is_read_back(store: SqlGameStore) -> None:
    table = lobby(ANNA, AI, channel=77, click=900)
    stored = await store.load(await store.open(table))
    assert stored is not None
    assert (stored.key, stored.guild_id, stored.channel_id, stored.host_id) == (table.key, GUILD, 77, ANNA.user_id)
    assert (stored.status, stored.revision, stored.players) == (Status.LOBBY, 0, (ANNA, AI))
    assert (stored.seeds, stored.due, stored.opened) == ({0: seed(0)}, LATER, NOW)
    assert (stored.plies, stored.answers, stored.posts) == ((), {}, {})


async def test_an_unknown_game_is_none(store: SqlGameStore) -> None:
    assert await store.load(12345) is None


async def test_game_numbers_grow(store: SqlGameStore) -> None:
    """Old buttons carry the number of their game."""
    first, second = await store.open(lobby()), await store.open(lobby())
    assert first < second


async def test_a_channel_has_one_live_table(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA, channel=7))
    before = await contents(database)
    with pytest.raises(ChannelTaken):
        await store.open(lobby(BO, channel=7, click=901))
    assert await contents(database) == before
    await store.commit(game_id, 0, ACTIVE)
    with pytest.raises(ChannelTaken):
        await store.open(lobby(BO, channel=7))
    await store.commit(game_id, 1, Change(status=Status.VOID))
    await store.open(lobby(BO, channel=7))


async def test_thirty_starts_at_once_open_one_table(store: SqlGameStore) -> None:
    outcomes = await asyncio.gather(*(store.open(lobby(channel=7)) for _ in range(30)), return_exceptions=True)
    assert sum(isinstance(outcome, int) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, ChannelTaken) for outcome in outcomes) == 29


async def test_a_person_holds_one_live_seat_in_a_guild(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    other = await store.open(lobby(CIA))
    before = await contents(database)
    with pytest.raises(SeatTaken) as caught:
        await store.open(lobby(DAN, BO, click=902))
    assert caught.value.user_id == BO.user_id
    with pytest.raises(SeatTaken) as caught:
        await store.commit(other, 0, Change(players=(CIA, ANNA), click=903))
    assert caught.value.user_id == ANNA.user_id
    with pytest.raises(SeatTaken):
        await store.open(lobby(DAN, DAN))
    assert await contents(database) == before
    await store.open(lobby(BO, guild=GUILD + 1))
    await store.commit(game_id, 0, Change(status=Status.CLOSED))
    await store.commit(other, 0, Change(players=(CIA, ANNA)))


async def test_a_person_who_left_may_sit_elsewhere(store: SqlGameStore) -> None:
    """R1.6: an AI plays on, and the person is free; the record still knows who it was."""
    game_id = await store.open(lobby(ANNA, BO))
    await store.commit(game_id, 0, Change(players=(ANNA, left(BO)), status=Status.ACTIVE))
    await store.open(lobby(BO))
    stored = await store.load(game_id)
    assert stored is not None
    assert stored.players == (ANNA, left(BO))


async def test_ai_players_sit_at_many_tables(store: SqlGameStore) -> None:
    for _ in range(3):
        await store.open(lobby(AI, AI, AI, AI))


async def test_two_tables_that_want_the_same_people_do_not_block_each_other(store: SqlGameStore) -> None:
    for _ in range(5):
        wishes = (lobby(ANNA, BO), lobby(BO, ANNA), lobby(BO, CIA, ANNA))
        outcomes = await asyncio.gather(*(store.open(wish) for wish in wishes), return_exceptions=True)
        (game_id,) = (outcome for outcome in outcomes if isinstance(outcome, int))
        assert sum(isinstance(outcome, SeatTaken) for outcome in outcomes) == 2
        await store.commit(game_id, 0, Change(status=Status.CLOSED))


async def test_a_change_moves_the_revision_by_one(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA))
    for revision in range(3):
        await store.commit(game_id, revision, Change(due=NOW + timedelta(seconds=revision)))
    stored = await store.load(game_id)
    assert stored is not None
    assert (stored.revision, stored.due) == (3, NOW + timedelta(seconds=2))


async def test_the_deadline_is_always_written(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA))
    await store.commit(game_id, 0, Change(host_id=5))
    stored = await store.load(game_id)
    assert stored is not None
    assert (stored.host_id, stored.due) == (5, None)


async def test_early_answers_are_kept_replaced_and_dropped(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    zero, one = Seat(0), Seat(1)
    first = Change(answers={(zero, EXCHANGE): Exchange(zero, PACK[:2]), (one, DECLARE): Declare(one)})
    await store.commit(game_id, 0, first)
    await store.commit(game_id, 1, Change(answers={(zero, EXCHANGE): Exchange(zero, ()), (one, DECLARE): None}))
    await store.commit(game_id, 2, Change(answers={(one, EXCHANGE): None}))
    stored = await store.load(game_id)
    assert stored is not None
    assert stored.answers == {(zero, EXCHANGE): Exchange(zero, ())}


async def test_the_message_of_a_slot_is_the_newest(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA))
    for slot, message in (("lobby", 1), ("deal/1", GUILD), ("lobby", GUILD + 1)):
        await store.save_post(game_id, slot, message)
    stored = await store.load(game_id)
    assert stored is not None
    assert stored.posts == {"lobby": GUILD + 1, "deal/1": GUILD}
    assert stored.revision == 0


async def test_live_lists_lobbies_and_games_that_are_not_over(store: SqlGameStore) -> None:
    hosts = ((1, ANNA), (2, BO), (3, CIA))
    waiting, playing, over = [await store.open(lobby(host, channel=channel)) for channel, host in hosts]
    await store.commit(playing, 0, Change(status=Status.ACTIVE, due=NOW))
    await store.commit(over, 0, Change(status=Status.CLOSED))
    assert await store.live() == [LiveTable(waiting, GUILD, 1, LATER, 1), LiveTable(playing, GUILD, 2, NOW, 2)]


async def test_clicks_of_games_long_over_are_forgotten(store: SqlGameStore, database: Database) -> None:
    live, fresh, old = [await store.open(lobby(click=click)) for click in (51, 52, 53)]
    await store.commit(old, 0, Change(status=Status.CLOSED, click=54))
    later = SqlGameStore(database, now=lambda: NOW + CLICKS_KEPT + timedelta(seconds=1))
    await later.commit(fresh, 0, Change(status=Status.CLOSED))
    assert await store.prune() == 0
    assert await later.prune() == 2
    assert {row.game_id for row in await rows(database, clicks)} == {live, fresh}


async def test_each_action_is_dated(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA))
    await store.commit(game_id, 0, Change(plies=(Ply(0, Resign(Seat(0))),)))
    assert [row.at for row in await rows(database, actions)] == [NOW]
