"""What a game comes to beyond itself: ratings and first times, known at once and whenever the table is read again."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from sqlalchemy import select

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.ratings import NEWCOMER, Entrant, after_game, in_new_season
from bot.records import Change, Ending, Player, ScoreLine, SeatResult, Source, Status
from bot.standings import Aftermath, Award, Honour, Rating
from db.engine import Database
from db.games import SqlGameStore
from db.standings.counting import OVER_ALL
from db.standings.tables import ratings
from tests.db.finishing import finish
from tests.db.tables import AI, ANNA, BO, CIA, GUILD, left, lobby


async def aftermath(store: SqlGameStore, *seats: tuple[Player, int], lines: tuple[ScoreLine, ...] = ()) -> Aftermath:
    """What a game comes to."""
    stored = await store.load(await finish(store, *seats, lines=lines))
    assert stored is not None
    return stored.aftermath


async def kept(database: Database, user_id: int | None, guild_id: int = GUILD) -> Rating:
    query = select(ratings.c.mu, ratings.c.sigma).filter_by(user_id=user_id, guild_id=guild_id)
    row = await database.read(lambda connection: connection.execute(query).one())
    return Rating(row.mu, row.sigma)


async def test_the_end_of_a_game_says_what_it_came_to(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    results = (SeatResult(Seat(0), 2, 10, won=False, left=False), SeatResult(Seat(1), 1, 52, won=True, left=False))
    told = await store.commit(
        game_id, 0, Change(status=Status.FINISHED, ending=Ending(results, (), deals=3), rated=True)
    )
    second, first = after_game([Entrant(rating=NEWCOMER, place=2), Entrant(rating=NEWCOMER, place=1)])
    assert [(change.seat, change.before, change.after) for change in told.ratings] == [
        (0, NEWCOMER, second),
        (1, NEWCOMER, first),
    ]
    assert told.awards == (Award(Seat(1), Honour.WIN),)
    stored = await store.load(game_id)
    assert stored is not None
    assert stored.aftermath == told


async def test_a_step_that_ends_nothing_comes_to_nothing(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    assert await store.commit(game_id, 0, Change(status=Status.ACTIVE)) == Aftermath()
    assert await store.commit(game_id, 1, Change(status=Status.VOID)) == Aftermath()


@pytest.mark.parametrize("status", [Status.VOID, Status.CLOSED])
async def test_a_game_without_an_ending_changes_no_rating(store: SqlGameStore, status: Status) -> None:
    game_id = await finish(store, (ANNA, 52), (BO, 10), status=status)
    stored = await store.load(game_id)
    assert stored is not None
    assert stored.aftermath == Aftermath()


async def test_a_game_alone_is_not_rated_and_earns_nothing(store: SqlGameStore) -> None:
    assert await aftermath(store, (ANNA, 52), (AI, 40)) == Aftermath()


async def test_a_game_to_which_somebody_came_later_is_not_rated(store: SqlGameStore) -> None:
    stored = await store.load(await finish(store, (ANNA, 52), (BO, 10), rated=False))
    assert stored is not None
    assert stored.aftermath == Aftermath(awards=(Award(Seat(0), Honour.WIN),))


async def test_ai_seats_play_along_and_keep_their_rating(store: SqlGameStore) -> None:
    before = [change.after for change in (await aftermath(store, (ANNA, 52), (BO, 40), (AI, 30))).ratings]
    with_ai = await aftermath(store, (ANNA, 52), (BO, 40), (AI, 30))
    assert [change.seat for change in with_ai.ratings] == [0, 1]
    assert [change.before for change in with_ai.ratings] == before


async def test_a_rating_is_kept_for_the_server_and_over_all(store: SqlGameStore, database: Database) -> None:
    await finish(store, (ANNA, 52), (BO, 10))
    await finish(store, (ANNA, 52), (CIA, 10), guild=GUILD + 1)
    assert await kept(database, ANNA.user_id) == await kept(database, ANNA.user_id, GUILD + 1)
    assert (await kept(database, ANNA.user_id, OVER_ALL)).mu > (await kept(database, ANNA.user_id)).mu
    assert await kept(database, BO.user_id, OVER_ALL) == await kept(database, BO.user_id)


async def test_who_leaves_is_rated_last(store: SqlGameStore) -> None:
    told = await aftermath(store, (BO, 52), (CIA, 40), (left(ANNA), 50))
    gone = next(change for change in told.ratings if change.seat == 2)
    assert gone.after.mu < NEWCOMER.mu
    stayed = after_game([Entrant(rating=NEWCOMER, place=1), Entrant(rating=NEWCOMER, place=2)])
    assert tuple(change.after for change in told.ratings[:2]) == stayed


async def test_a_new_season_begins_gently(database: Database) -> None:
    def at(month: int) -> SqlGameStore:
        return SqlGameStore(database, now=lambda: datetime(2026, month, 1, tzinfo=UTC))

    first = await aftermath(at(1), (ANNA, 52), (BO, 10))
    same = await aftermath(at(3), (ANNA, 52), (BO, 10))
    assert same.ratings[0].before == first.ratings[0].after
    later = await aftermath(at(10), (ANNA, 52), (BO, 10))
    assert later.ratings[0].before == in_new_season(same.ratings[0].after, seasons=3)


# First times


async def test_a_first_time_is_told_once(store: SqlGameStore) -> None:
    lines = (
        ScoreLine(1, Seat(0), Source.CHICAGO, 15),
        ScoreLine(2, Seat(0), Source.HAND, 52, Category.ROYAL_FLUSH),
        ScoreLine(2, Seat(1), Source.HAND, 7, Category.FOUR_OF_A_KIND),
        ScoreLine(3, Seat(1), Source.CHICAGO, -15),
    )
    told = await aftermath(store, (ANNA, 52), (BO, 10), lines=lines)
    assert told.awards == (
        Award(Seat(0), Honour.WIN),
        Award(Seat(0), Honour.CHICAGO),
        Award(Seat(0), Honour.ROYAL_FLUSH),
        Award(Seat(1), Honour.FOUR),
    )
    assert (await aftermath(store, (ANNA, 52), (BO, 10), lines=lines)).awards == ()


async def test_the_tenth_win_is_remembered(store: SqlGameStore) -> None:
    earned = [(await aftermath(store, (ANNA, 52), (BO, 10))).awards for _ in range(11)]
    assert earned[9] == (Award(Seat(0), Honour.TEN_WINS),)
    assert [number for number, awards in enumerate(earned, start=1) if awards] == [1, 10]


async def test_who_left_has_done_nothing_for_the_first_time(store: SqlGameStore) -> None:
    lines = (ScoreLine(1, Seat(0), Source.CHICAGO, 15),)
    assert (await aftermath(store, (left(ANNA), 52), (BO, 10), lines=lines)).awards == ()
