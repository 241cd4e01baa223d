"""One person's record on a server, and their games one by one."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.profiles import Encounter, History, Profile, Record
from bot.records import Player, ScoreLine, Source, Status
from bot.standings import Honour
from db.engine import Database
from db.games import SqlGameStore
from db.standings.scores import Scores
from tests.db.finishing import finish
from tests.db.tables import AI, ANNA, BO, CIA, GUILD, left

MONDAY = datetime(2026, 3, 2, 20, tzinfo=UTC)
HAND = Source.HAND


class Evening:
    """Games that end an hour apart."""

    def __init__(self, database: Database) -> None:
        self.now = MONDAY
        self.scores = Scores(database, now=lambda: self.now)
        self._store = SqlGameStore(database, now=lambda: self.now)

    async def play(
        self, *seats: tuple[Player, int], lines: tuple[ScoreLine, ...] = (), guild: int = GUILD, deals: int = 10
    ) -> int:
        self.now += timedelta(hours=1)
        return await finish(self._store, *seats, lines=lines, guild=guild, deals=deals)

    async def stop(self, *seats: tuple[Player, int]) -> None:
        await finish(self._store, *seats, status=Status.VOID)

    async def anna(self, *, against: int | None = None) -> Profile:
        return await self.scores.profile(GUILD, 1, against=against)


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def test_somebody_who_never_played_has_an_empty_record(evening: Evening) -> None:
    assert await evening.anna() == Profile(user_id=1, name="")
    assert await evening.scores.history(GUILD, 1) == History()


async def test_a_record_adds_up_and_keeps_games_alone_apart(evening: Evening) -> None:
    lines = (
        ScoreLine(1, Seat(0), HAND, 1, Category.ONE_PAIR),
        ScoreLine(1, Seat(0), Source.LAST_TRICK, 5),
        ScoreLine(1, Seat(1), Source.LAST_TRICK, 5),
        ScoreLine(2, Seat(0), Source.CHICAGO, 15),
        ScoreLine(3, Seat(0), Source.CHICAGO, -15),
    )
    await evening.play((ANNA, 52), (BO, 30), lines=lines)
    await evening.play((CIA, 55), (ANNA, 40), deals=8)
    await evening.play((ANNA, 60), (AI, 30), (AI, 20), lines=lines)
    await evening.play((ANNA, 60), (BO, 30), guild=GUILD + 1)
    await evening.stop((ANNA, 60), (BO, 30))
    found = await evening.anna()
    assert found.record == Record(games=2, wins=1, points=92, deals=18, chicagos=1, calls=2, last_tricks=1)
    assert (found.alone.games, found.alone.wins, found.alone.points) == (1, 1, 60)
    assert found.name == "Anna"


async def test_a_game_that_was_left_is_one_lost_and_nothing_more(evening: Evening) -> None:
    lines = (ScoreLine(1, Seat(0), HAND, 52, Category.ROYAL_FLUSH), ScoreLine(1, Seat(0), Source.LAST_TRICK, 5))
    await evening.play((left(ANNA), 52), (BO, 30), lines=lines)
    found = await evening.anna()
    assert found.record == Record(games=1, deals=10)
    assert found.hands == ()


async def test_hands_are_counted_the_most_frequent_first(evening: Evening) -> None:
    def scored(*kinds: Category, seat: int = 0) -> tuple[ScoreLine, ...]:
        return tuple(ScoreLine(deal, Seat(seat), HAND, 1, kind) for deal, kind in enumerate(kinds))

    await evening.play((ANNA, 52), (BO, 30), lines=scored(Category.FLUSH, Category.ONE_PAIR, Category.ONE_PAIR))
    await evening.play((BO, 52), (ANNA, 30), lines=scored(Category.FLUSH, Category.STRAIGHT, seat=1))
    await evening.play((BO, 52), (ANNA, 30), lines=scored(Category.ROYAL_FLUSH))
    assert (await evening.anna()).hands == (
        (Category.FLUSH, 2),
        (Category.ONE_PAIR, 2),
        (Category.STRAIGHT, 1),
    )


async def test_the_curve_ends_at_the_rating_of_now(evening: Evening) -> None:
    for winner, loser in ((ANNA, BO), (BO, ANNA), (ANNA, BO)):
        await evening.play((winner, 52), (loser, 30))
    await evening.play((ANNA, 52), (CIA, 30), guild=GUILD + 1)
    found = await evening.anna()
    assert len(found.curve) == 3
    assert found.curve[-1] == found.rating
    assert found.curve[0].shown > 0 > found.curve[1].shown - found.curve[0].shown
    assert found.overall is not None
    assert found.overall.mu > found.curve[-1].mu


async def test_first_times_are_kept_with_their_day(evening: Evening) -> None:
    await evening.play((ANNA, 52), (BO, 30), lines=(ScoreLine(1, Seat(0), HAND, 8, Category.STRAIGHT_FLUSH),))
    await evening.play((ANNA, 52), (BO, 30), lines=(ScoreLine(1, Seat(0), Source.CHICAGO, 15),))
    first, second = MONDAY + timedelta(hours=1), MONDAY + timedelta(hours=2)
    assert (await evening.anna()).honours == (
        (Honour.WIN, first),
        (Honour.STRAIGHT_FLUSH, first),
        (Honour.CHICAGO, second),
    )


async def test_head_to_head_goes_by_who_came_in_ahead(evening: Evening) -> None:
    await evening.play((CIA, 55), (ANNA, 40), (BO, 30))
    await evening.play((BO, 55), (ANNA, 40), (CIA, 40))
    await evening.play((BO, 55), (ANNA, 40), (AI, 60))
    await evening.play((ANNA, 55), (CIA, 40), guild=GUILD + 1)
    bo = Encounter(user_id=2, name="Bo", games=3, ahead=1, behind=2)
    cia = Encounter(user_id=3, name="Cia", games=2, ahead=0, behind=1)
    found = await evening.anna(against=3)
    assert (found.rivals, found.against) == ((bo, cia), cia)
    assert (await evening.anna(against=1)).against is None
    assert (await evening.anna(against=4)).against is None


# The games one by one


async def test_a_history_has_the_newest_game_first(evening: Evening) -> None:
    first = await evening.play((ANNA, 52), (BO, 30), deals=7)
    alone = await evening.play((AI, 60), (ANNA, 40))
    gone = await evening.play((BO, 52), (left(ANNA), 50), (CIA, 10))
    await evening.play((BO, 52), (CIA, 10))
    found = await evening.scores.history(GUILD, 1)
    assert [game.game_id for game in found.games] == [gone, alone, first]
    assert [(game.own.place, game.own.score, game.own.left) for game in found.games] == [
        (3, 50, True),
        (2, 40, False),
        (1, 52, False),
    ]
    assert [seat.name for seat in found.games[0].seats] == ["Bo", "Cia", "Anna"]
    assert (found.games[2].ended, found.games[2].deals) == (MONDAY + timedelta(hours=1), 7)
    assert [game.change is None for game in found.games] == [False, True, False]
    assert (found.games[2].change or 0) > 0 > (found.games[0].change or 0)


@pytest.mark.parametrize(("asked", "shown"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3)])
async def test_a_history_has_pages(evening: Evening, asked: int, shown: int) -> None:
    games = [await evening.play((ANNA, 52), (BO, 30)) for _ in range(5)][::-1]
    found = await evening.scores.history(GUILD, 1, page=asked, size=2)
    assert (found.page, found.pages) == (shown, 3)
    assert [game.game_id for game in found.games] == games[2 * shown - 2 : 2 * shown]


async def test_only_ones_own_games_on_this_server_are_ones_own(evening: Evening) -> None:
    game = await evening.play((ANNA, 52), (BO, 30))
    elsewhere = await evening.play((ANNA, 52), (BO, 30), guild=GUILD + 1)
    took_part = evening.scores.took_part
    assert await took_part(GUILD, 1, game)
    assert not await took_part(GUILD, 3, game)
    assert not await took_part(GUILD, 1, elsewhere)
    assert not await took_part(GUILD, 1, 10**17)
