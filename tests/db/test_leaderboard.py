"""Leaderboards: people only, games with two people or more, one's own row always (UX)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.records import GuildChange, Player, ScoreLine, Source, Status
from bot.standings import By, Choice, Leaderboard, Scope, Span, Standing
from db.engine import Database
from db.games import SqlGameStore
from db.guilds import Guilds
from db.preferences import Preferences
from db.standings.scores import Scores
from tests.db.finishing import finish
from tests.db.tables import AI, ANNA, BO, CIA, DAN, GUILD, LATER, NOW, left

HERE, THERE = 501, 502


class Clock:
    """A clock that tests set."""

    now = NOW


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(database: Database, clock: Clock) -> SqlGameStore:
    return SqlGameStore(database, now=lambda: clock.now)


class Boards:
    """Leaderboards as somebody in a channel asks for them."""

    def __init__(self, scores: Scores) -> None:
        self._scores = scores

    async def page(
        self, by: By = By.WINS, scope: Scope = Scope.SERVER, span: Span = Span.ALL, **more: Any
    ) -> Leaderboard:
        asked = {"guild_id": GUILD, "channel_id": HERE, "asker": 1, **more}
        return await self._scores.leaderboard(Choice(scope, by, span), **asked)

    async def names(
        self, by: By = By.WINS, scope: Scope = Scope.SERVER, span: Span = Span.ALL, **more: Any
    ) -> list[str]:
        return [row.name for row in (await self.page(by, scope, span, **more)).rows]

    async def told(self, **more: Any) -> list[tuple[int | None, str, int, int, int]]:
        rows = (await self.page(**more)).rows
        return [(row.row, row.name, row.games, row.wins, row.points) for row in rows]


@pytest.fixture
def boards(database: Database, clock: Clock) -> Boards:
    return Boards(Scores(database, now=lambda: clock.now))


async def test_an_empty_leaderboard_has_one_page(boards: Boards) -> None:
    assert await boards.page() == Leaderboard(choice=Choice())


async def test_wins_then_fewer_games_then_the_newer_account(store: SqlGameStore, boards: Boards) -> None:
    await finish(store, (CIA, 52), (BO, 30))
    await finish(store, (DAN, 60), (ANNA, 30))
    await finish(store, (DAN, 52), (BO, 0))
    assert await boards.told() == [
        (1, "Dan", 2, 2, 112),
        (2, "Cia", 1, 1, 52),
        (3, "Anna", 1, 0, 30),  # as many wins as Bo in fewer games
        (4, "Bo", 2, 0, 30),
    ]
    await finish(store, (CIA, 52), (ANNA, 0))
    assert await boards.names() == ["Dan", "Cia", "Bo", "Anna"]


async def test_only_finished_games_of_two_people_in_this_server_count(store: SqlGameStore, boards: Boards) -> None:
    await finish(store, (ANNA, 52), (AI, 10), (AI, 20))
    await finish(store, (AI, 53), (ANNA, 52))
    await finish(store, (ANNA, 52), (BO, 10), guild=GUILD + 1)
    await finish(store, (ANNA, 52), (BO, 10), status=Status.VOID)
    await finish(store, (ANNA, 52), (BO, 10), status=Status.CLOSED)
    assert await boards.page() == Leaderboard(choice=Choice(), own_ai_games=2, own_ai_wins=1)
    assert await boards.page(asker=2) == Leaderboard(choice=Choice())
    assert await boards.told(guild_id=GUILD + 1) == [(1, "Anna", 1, 1, 52), (2, "Bo", 1, 0, 10)]


async def test_ai_players_have_no_row(store: SqlGameStore, boards: Boards) -> None:
    await finish(store, (AI, 52), (ANNA, 40), (BO, 30))
    assert await boards.told() == [(1, "Bo", 1, 0, 30), (2, "Anna", 1, 0, 40)]


async def test_who_left_has_played_but_neither_won_nor_scored(store: SqlGameStore, boards: Boards) -> None:
    """R1.6: if the seat wins, no person has won; what the AI made of it is not theirs either."""
    lines = (ScoreLine(1, Seat(0), Source.CHICAGO, 15), ScoreLine(1, Seat(0), Source.HAND, 52, Category.ROYAL_FLUSH))
    await finish(store, (left(ANNA), 52), (BO, 30), lines=lines)
    assert await boards.told() == [(1, "Bo", 1, 0, 30), (2, "Anna", 1, 0, 0)]
    assert (await boards.page(By.CHICAGOS)).rows == (await boards.page(By.HAND)).rows == ()
    await finish(store, (left(CIA), 52), (AI, 30))
    board = await boards.page(asker=3)
    assert (board.own, board.own_ai_games, board.own_ai_wins) == (None, 1, 0)


async def test_pages_and_ones_own_row_beside_them(store: SqlGameStore, boards: Boards) -> None:
    people = [Player(f"P{number:02}", 200 - number) for number in range(25)]
    for winner, loser in zip(people[:12], people[12:24], strict=True):
        await finish(store, (winner, 60), (loser, 10))
    last = await boards.page(asker=200, page=3)
    assert (last.page, last.pages, [row.row for row in last.rows]) == (3, 3, [21, 22, 23, 24])
    assert last.own is not None
    assert (last.own.row, last.own.name, last.own.wins) == (1, "P00", 1)

    first = await boards.page(asker=200 - 23)
    assert [row.row for row in first.rows] == list(range(1, 11))
    assert first.own is not None
    assert (first.own.row, first.own.name, first.own.points) == (24, "P23", 10)
    assert (await boards.page(asker=200 - 24)).own is None

    everybody = [row for page in (1, 2, 3) for row in (await boards.page(page=page)).rows]
    assert [row.name for row in everybody] == [person.name for person in people[:24]]


@pytest.mark.parametrize(("asked", "shown"), [(-5, 1), (0, 1), (1, 1), (2, 2), (3, 2), (10**12, 2)])
async def test_a_page_that_is_not_there_is_the_nearest(
    store: SqlGameStore, boards: Boards, asked: int, shown: int
) -> None:
    await finish(store, (ANNA, 52), (BO, 30), (CIA, 20))
    assert (await boards.page(page=asked, size=2)).page == shown


async def test_the_name_is_the_last_one_known(store: SqlGameStore, boards: Boards, database: Database) -> None:
    await finish(store, (Player("Anna", 1), 52), (BO, 30))
    await Preferences(database, now=lambda: LATER).remember(1, name="Anna Marie", locale="fr")
    await finish(store, (Player("Anna", 1), 52), (BO, 30))  # a table that opened before
    assert await boards.names() == ["Anna Marie", "Bo"]


# Of which games, and of what time


async def test_a_channel_a_server_and_everywhere(store: SqlGameStore, boards: Boards) -> None:
    await finish(store, (ANNA, 52), (BO, 10), channel=HERE)
    await finish(store, (BO, 52), (CIA, 10), channel=THERE)
    await finish(store, (DAN, 52), (CIA, 10), channel=THERE + 1, guild=GUILD + 1)
    assert await boards.names(scope=Scope.CHANNEL) == ["Anna", "Bo"]
    assert await boards.names(scope=Scope.CHANNEL, channel_id=THERE) == ["Bo", "Cia"]
    assert await boards.names() == ["Anna", "Bo", "Cia"]
    assert await boards.names(scope=Scope.EVERYWHERE) == ["Dan", "Anna", "Bo", "Cia"]


async def test_a_week_a_month_and_a_season_begin_anew(store: SqlGameStore, boards: Boards, clock: Clock) -> None:
    async def leaders() -> list[list[str]]:
        return [(await boards.names(span=span))[:1] for span in Span]

    clock.now = datetime(2026, 3, 27, 12, tzinfo=UTC)  # a Friday, at the end of a season
    await finish(store, (ANNA, 52), (BO, 10))
    await finish(store, (ANNA, 52), (BO, 10))
    assert await leaders() == [["Anna"]] * 4
    clock.now = datetime(2026, 3, 30, tzinfo=UTC)  # Monday
    await finish(store, (BO, 52), (ANNA, 10))
    assert await leaders() == [["Anna"], ["Anna"], ["Anna"], ["Bo"]]
    clock.now = datetime(2026, 4, 1, tzinfo=UTC)  # the same week
    assert await leaders() == [["Anna"], [], [], ["Bo"]]
    await finish(store, (CIA, 52), (BO, 10))
    assert await leaders() == [["Anna"], ["Cia"], ["Cia"], ["Cia"]]
    week = {row.name: (row.games, row.wins) for row in (await boards.page(span=Span.WEEK)).rows}
    assert week == {"Cia": (1, 1), "Bo": (2, 1), "Anna": (1, 0)}
    month = await boards.page(span=Span.MONTH, asker=2)
    assert month.since == datetime(2026, 4, 1, tzinfo=UTC)
    assert month.own is not None
    assert (month.own.games, month.own.wins) == (1, 0)


async def test_a_server_that_hides_leaves_the_list_of_all_servers_and_may_come_back(
    store: SqlGameStore, boards: Boards, database: Database
) -> None:
    guilds = Guilds(database, now=lambda: NOW)
    await finish(store, (ANNA, 52), (BO, 10))
    await finish(store, (BO, 52), (CIA, 10), guild=GUILD + 1)
    before = await boards.page(scope=Scope.EVERYWHERE)

    await guilds.settle(GUILD, GuildChange(hidden=True))
    assert (await Guilds(database, now=lambda: NOW).settings(GUILD)).hidden
    await finish(store, (ANNA, 52), (DAN, 10))
    everywhere = await boards.page(scope=Scope.EVERYWHERE)
    assert {(row.name, row.games, row.wins) for row in everywhere.rows} == {("Bo", 1, 1), ("Cia", 1, 0)}
    assert everywhere.hidden
    assert await boards.names() == ["Anna", "Dan", "Bo"]

    await guilds.settle(GUILD, GuildChange(hidden=False))
    after = await boards.page(scope=Scope.EVERYWHERE)
    assert {row.name: row.games for row in after.rows} == {"Anna": 2, "Bo": 2, "Cia": 1, "Dan": 1}
    assert {row.name: row.games for row in before.rows} == {"Anna": 1, "Bo": 2, "Cia": 1}


# By what


async def test_the_win_rate_counts_from_some_games_on(store: SqlGameStore, boards: Boards, clock: Clock) -> None:
    """Three in a week, for a start."""
    await finish(store, (ANNA, 52), (BO, 10))
    await finish(store, (ANNA, 52), (BO, 10))
    board = await boards.page(By.RATE, span=Span.WEEK)
    assert board.rows == ()
    assert board.own is not None
    assert (board.own.row, board.own.games) == (None, 2)
    await finish(store, (BO, 52), (CIA, 10))
    await finish(store, (DAN, 52), (BO, 10))
    await finish(store, (DAN, 52), (ANNA, 10))
    rates = [(row.row, row.name, row.wins, row.games) for row in (await boards.page(By.RATE, span=Span.WEEK)).rows]
    assert rates == [(1, "Anna", 2, 3), (2, "Bo", 1, 4)]
    assert await boards.names(By.RATE) == []


async def test_points_are_ranked_by_the_deal(store: SqlGameStore, boards: Boards) -> None:
    for _ in range(3):
        await finish(store, (ANNA, 52), (BO, 40), deals=20)
    for _ in range(3):
        await finish(store, (CIA, 30), (DAN, 15), deals=6)
    assert await boards.names(By.POINTS, span=Span.WEEK) == ["Cia", "Anna", "Dan", "Bo"]


async def test_chicagos_are_ranked_by_those_made_then_by_fewer_calls(store: SqlGameStore, boards: Boards) -> None:
    made, broken = Source.CHICAGO, Source.CHICAGO
    lines = (
        ScoreLine(1, Seat(0), made, 15),
        ScoreLine(2, Seat(0), broken, -15),
        ScoreLine(3, Seat(1), made, 15),
        ScoreLine(4, Seat(2), broken, 0),  # it cost nothing, for there was nothing to lose
    )
    await finish(store, (ANNA, 52), (BO, 40), (CIA, 3), lines=lines)
    board = await boards.page(By.CHICAGOS)
    assert [(row.name, row.chicagos, row.calls) for row in board.rows] == [("Bo", 1, 1), ("Anna", 1, 2)]


async def test_hands_are_ranked_by_the_best_then_by_how_often_it_came(store: SqlGameStore, boards: Boards) -> None:
    def scored(seat: int, *categories: Category) -> tuple[ScoreLine, ...]:
        return tuple(ScoreLine(deal, Seat(seat), Source.HAND, 1, kind) for deal, kind in enumerate(categories))

    lines = (*scored(0, Category.FLUSH, Category.FLUSH), *scored(1, Category.FLUSH, Category.ONE_PAIR))
    await finish(store, (ANNA, 52), (BO, 40), (CIA, 3), lines=lines)
    board = await boards.page(By.HAND)
    assert [(row.name, row.hand, row.hands) for row in board.rows] == [("Anna", 5, 2), ("Bo", 5, 1)]
    await finish(store, (BO, 52), (ANNA, 40), lines=scored(0, Category.FULL_HOUSE))
    board = await boards.page(By.HAND)
    assert [(row.name, row.hand, row.hands) for row in board.rows] == [("Bo", 6, 1), ("Anna", 5, 2)]
    await finish(store, (BO, 52), (ANNA, 40), lines=scored(1, Category.FLUSH, Category.HIGH_CARD))
    board = await boards.page(By.HAND)
    assert [(row.name, row.hand, row.hands) for row in board.rows] == [("Bo", 6, 1), ("Anna", 5, 3)]


async def test_ratings_are_ranked_where_they_were_won(store: SqlGameStore, boards: Boards) -> None:
    await finish(store, (BO, 52), (ANNA, 10), channel=HERE)
    await finish(store, (ANNA, 52), (BO, 10), channel=THERE, guild=GUILD + 1)
    await finish(store, (ANNA, 52), (BO, 10), channel=THERE, guild=GUILD + 1)
    assert await boards.names(By.RATING) == ["Bo", "Anna"]
    assert await boards.names(By.RATING, Scope.CHANNEL) == ["Bo", "Anna"]
    assert await boards.names(By.RATING, Scope.EVERYWHERE) == ["Anna", "Bo"]


async def test_a_rating_is_the_newest_also_where_it_was_not_changed(store: SqlGameStore, boards: Boards) -> None:
    await finish(store, (BO, 52), (ANNA, 10), channel=HERE)
    for _ in range(3):
        await finish(store, (ANNA, 52), (BO, 10), channel=THERE)
    assert await boards.names(By.RATING, Scope.CHANNEL) == ["Anna", "Bo"]
    here, server = [await boards.page(By.RATING, scope) for scope in (Scope.CHANNEL, Scope.SERVER)]
    assert [row.rating for row in here.rows] == [row.rating for row in server.rows]
    assert isinstance(here.own, Standing)
