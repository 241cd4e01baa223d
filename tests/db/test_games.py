"""The record of games: whole or not at all, once and not twice (RELIABILITY rule 1)."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Table, select

from bot.game.actions import Declare, Exchange, Pass, PlayCard, Resign, Seat
from bot.game.cards import PACK, Card
from bot.game.poker import Category
from bot.game.state import Asks, Question
from bot.manager.ports import GameStore
from bot.records import (
    Change,
    ChannelTaken,
    Conflict,
    Ending,
    LiveTable,
    Ply,
    Repeated,
    ScoreLine,
    SeatResult,
    SeatTaken,
    Source,
    Status,
)
from db.engine import Database
from db.games import CLICKS_KEPT, SqlGameStore
from db.schema import actions, answers, clicks, games, metadata, people, results, score_lines, seats, seeds
from tests.db.tables import AI, ANNA, BO, CIA, DAN, GUILD, LATER, NOW, left, lobby, seed

if TYPE_CHECKING:
    _fits: type[GameStore] = SqlGameStore  # what the manager asks of a store, by shape

EXCHANGE = Question(Asks.EXCHANGE, 1)
DECLARE = Question(Asks.DECLARE, 1)
ACTIVE = Change(status=Status.ACTIVE)


async def rows(database: Database, table: Table) -> list[Any]:
    return list(await database.read(lambda connection: connection.execute(select(table))))


async def contents(database: Database) -> dict[str, list[Any]]:
    """Everything in the database."""
    return {name: sorted(await rows(database, table), key=repr) for name, table in metadata.tables.items()}


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


async def test_thirty_changes_at_once_have_one_winner(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    moves = [Change(plies=(Ply(0, Exchange(Seat(0), PACK[: many % 6])),), click=many + 1) for many in range(30)]
    outcomes = await asyncio.gather(*(store.commit(game_id, 0, move) for move in moves), return_exceptions=True)
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 29
    stored = await store.load(game_id)
    assert stored is not None
    winner = moves[outcomes.index(None)]
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
    assert {type(outcome) for outcome in outcomes} == {type(None), Repeated}


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
    assert await store.live() == [
        LiveTable(waiting, GUILD, 1, LATER, 1, status=Status.LOBBY),
        LiveTable(playing, GUILD, 2, NOW, 2, status=Status.ACTIVE),
    ]


async def test_the_end_frees_everybody_and_is_written_whole(store: SqlGameStore, database: Database) -> None:
    game_id = await store.open(lobby(ANNA, AI, BO, CIA, channel=7))
    await store.commit(
        game_id,
        0,
        Change(
            status=Status.ACTIVE,
            players=(ANNA, AI, left(BO), CIA),
            answers={(Seat(3), DECLARE): Declare(Seat(3))},
        ),
    )
    ending = Ending(
        results=(
            SeatResult(Seat(0), 1, 55, won=True, left=False),
            SeatResult(Seat(1), 2, 40, won=False, left=False),
            SeatResult(Seat(2), 4, 41, won=False, left=True),
            SeatResult(Seat(3), 2, 40, won=False, left=False),
        ),
        lines=(
            ScoreLine(1, Seat(0), Source.HAND, 2, Category.TWO_PAIRS),
            ScoreLine(1, Seat(3), Source.CHICAGO, -15),
            ScoreLine(2, Seat(0), Source.LAST_TRICK, 5),
        ),
        deals=2,
    )
    last = Ply(0, PlayCard(Seat(0), Card.parse("QS")))
    await store.commit(game_id, 1, Change(click=46, plies=(last,), status=Status.FINISHED, ending=ending))

    stored = await store.load(game_id)
    assert stored is not None
    assert (stored.status, stored.plies, stored.answers) == (Status.FINISHED, (last,), {})
    assert stored.players == (ANNA, AI, left(BO), CIA)
    (game,) = await rows(database, games)
    assert (game.ended, game.deals) == (NOW, 2)
    assert [row.live for row in await rows(database, seats)] == [False] * 4
    assert [
        (row.seat, row.user_id, row.place, row.score, row.won, row.left_game, row.people)
        for row in await rows(database, results)
    ] == [
        (0, 1, 1, 55, True, False, 3),
        (1, None, 2, 40, False, False, 3),
        (2, 2, 4, 41, False, True, 3),
        (3, 3, 2, 40, False, False, 3),
    ]
    assert {(row.guild_id, row.channel_id, row.ended) for row in await rows(database, results)} == {(GUILD, 7, NOW)}
    assert [tuple(row)[1:] for row in await rows(database, score_lines)] == [
        (1, 0, 0, "hand", 2, Category.TWO_PAIRS),
        (1, 1, 3, "chicago", -15, None),
        (2, 0, 0, "last_trick", 5, None),
    ]
    assert {(row.user_id, row.name) for row in await rows(database, people)} == {(1, "Anna"), (2, "Bo"), (3, "Cia")}
    await store.open(lobby(ANNA, CIA, channel=7))


@pytest.mark.parametrize("status", [Status.VOID, Status.CLOSED])
async def test_a_game_that_is_not_played_out_frees_everybody_too(
    store: SqlGameStore, database: Database, status: Status
) -> None:
    game_id = await store.open(lobby(ANNA, BO, channel=7))
    await store.commit(game_id, 0, Change(answers={(Seat(1), DECLARE): Declare(Seat(1))}))
    await store.commit(game_id, 1, Change(status=status))
    assert await rows(database, answers) == await rows(database, results) == []
    assert await store.live() == []
    await store.open(lobby(BO, ANNA, channel=7))


async def test_the_end_is_stored_whole_or_not_at_all(store: SqlGameStore, database: Database) -> None:
    """The last row of the last transaction breaks a rule: then nobody has won and nobody is free."""
    game_id = await store.open(lobby(ANNA, BO))
    before = await contents(database)
    impossible = Ending(results=(SeatResult(Seat(0), 1, -1, won=True, left=False),), lines=(), deals=1)
    with pytest.raises(Exception, match="ck_results_score"):
        await store.commit(game_id, 0, Change(status=Status.FINISHED, click=47, ending=impossible))
    assert await contents(database) == before


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
