"""The leaderboard of a server: people only, games with two people or more, one's own row always (UX)."""

from __future__ import annotations

import pytest

from bot.game.actions import Seat
from bot.records import Change, Ending, Leaderboard, Player, SeatResult, Standing, Status
from db.engine import Database
from db.games import SqlGameStore
from db.preferences import Preferences
from db.scores import Scores
from tests.db.tables import AI, ANNA, BO, CIA, DAN, GUILD, LATER, left, lobby


@pytest.fixture
def scores(database: Database) -> Scores:
    return Scores(database)


async def finish(
    store: SqlGameStore, *seats: tuple[Player, int], guild: int = GUILD, status: Status = Status.FINISHED
) -> None:
    """Play a game that ends with these scores, the first seat winning unless its player left."""
    players = tuple(player for player, _ in seats)
    game_id = await store.open(lobby(*players, guild=guild))
    results = tuple(
        SeatResult(
            Seat(number),
            place=number + 1,
            score=score,
            won=number == 0,
            left=player.user_id is not None and player.level is not None,
        )
        for number, (player, score) in enumerate(seats)
    )
    ending = Ending(results, lines=(), deals=9) if status is Status.FINISHED else None
    await store.commit(game_id, 0, Change(status=status, ending=ending))


def told(board: Leaderboard) -> list[tuple[int, str, int, int, int]]:
    return [(row.row, row.name, row.games, row.wins, row.points) for row in board.rows]


async def test_an_empty_leaderboard_has_one_page(scores: Scores) -> None:
    assert await scores.leaderboard(GUILD, 1, 1) == Leaderboard(1, 1, (), None, 0, 0)


async def test_wins_then_points_then_fewer_games_then_the_older_account(store: SqlGameStore, scores: Scores) -> None:
    await finish(store, (CIA, 52), (BO, 30))
    await finish(store, (DAN, 60), (ANNA, 30))
    await finish(store, (DAN, 52), (BO, 0))
    assert told(await scores.leaderboard(GUILD, 1, 1)) == [
        (1, "Dan", 2, 2, 112),
        (2, "Cia", 1, 1, 52),
        (3, "Anna", 1, 0, 30),  # as many points as Bo in fewer games
        (4, "Bo", 2, 0, 30),
    ]
    await finish(store, (CIA, 52), (ANNA, 0))
    assert [row.name for row in (await scores.leaderboard(GUILD, 1, 1)).rows] == ["Dan", "Cia", "Anna", "Bo"]


async def test_only_finished_games_of_two_people_in_this_server_count(store: SqlGameStore, scores: Scores) -> None:
    await finish(store, (ANNA, 52), (AI, 10), (AI, 20))
    await finish(store, (AI, 53), (ANNA, 52))
    await finish(store, (ANNA, 52), (BO, 10), guild=GUILD + 1)
    await finish(store, (ANNA, 52), (BO, 10), status=Status.VOID)
    await finish(store, (ANNA, 52), (BO, 10), status=Status.CLOSED)
    assert await scores.leaderboard(GUILD, 1, 1) == Leaderboard(1, 1, (), None, own_ai_games=2, own_ai_wins=1)
    assert await scores.leaderboard(GUILD, 2, 1) == Leaderboard(1, 1, (), None, own_ai_games=0, own_ai_wins=0)
    assert told(await scores.leaderboard(GUILD + 1, 1, 1)) == [(1, "Anna", 1, 1, 52), (2, "Bo", 1, 0, 10)]


async def test_ai_players_have_no_row(store: SqlGameStore, scores: Scores) -> None:
    await finish(store, (AI, 52), (ANNA, 40), (BO, 30))
    assert told(await scores.leaderboard(GUILD, 1, 1)) == [(1, "Anna", 1, 0, 40), (2, "Bo", 1, 0, 30)]


async def test_who_left_has_played_but_neither_won_nor_scored(store: SqlGameStore, scores: Scores) -> None:
    """R1.6: if the seat wins, no person has won; what the AI made of it is not theirs either."""
    await finish(store, (left(ANNA), 52), (BO, 30))
    assert told(await scores.leaderboard(GUILD, 1, 1)) == [(1, "Bo", 1, 0, 30), (2, "Anna", 1, 0, 0)]
    await finish(store, (left(CIA), 52), (AI, 30))
    board = await scores.leaderboard(GUILD, CIA.user_id or 0, 1)
    assert (board.own, board.own_ai_games, board.own_ai_wins) == (None, 1, 0)


async def test_pages_and_ones_own_row_beside_them(store: SqlGameStore, scores: Scores) -> None:
    people = [Player(f"P{number:02}", 100 + number) for number in range(25)]
    for winner, loser in zip(people[:12], people[12:24], strict=True):
        await finish(store, (winner, 100 - (winner.user_id or 0) % 50), (loser, 10))
    last = await scores.leaderboard(GUILD, people[0].user_id or 0, 3)
    assert (last.page, last.pages, [row.row for row in last.rows]) == (3, 3, [21, 22, 23, 24])
    assert last.own == Standing(1, 100, "P00", 1, 1, 100)

    first = await scores.leaderboard(GUILD, people[23].user_id or 0, 1)
    assert [row.row for row in first.rows] == list(range(1, 11))
    assert first.own == Standing(24, 123, "P23", 1, 0, 10)
    assert (await scores.leaderboard(GUILD, people[24].user_id or 0, 1)).own is None

    everybody = [row for page in (1, 2, 3) for row in (await scores.leaderboard(GUILD, 1, page)).rows]
    assert [row.row for row in everybody] == list(range(1, 25))
    assert len({row.user_id for row in everybody}) == 24


@pytest.mark.parametrize(("asked", "shown"), [(-5, 1), (0, 1), (1, 1), (2, 2), (3, 2), (10**12, 2)])
async def test_a_page_that_is_not_there_is_the_nearest(
    store: SqlGameStore, scores: Scores, asked: int, shown: int
) -> None:
    await finish(store, (ANNA, 52), (BO, 30), (CIA, 20))
    assert (await scores.leaderboard(GUILD, 1, asked, size=2)).page == shown


async def test_the_name_is_the_last_one_known(store: SqlGameStore, scores: Scores, database: Database) -> None:
    await finish(store, (Player("Anna", 1), 52), (BO, 30))
    await Preferences(database, now=lambda: LATER).remember(1, name="Anna Marie", locale=None)
    await finish(store, (Player("Anna", 1), 52), (BO, 30))  # a table that opened before
    assert [row.name for row in (await scores.leaderboard(GUILD, 1, 1)).rows] == ["Anna Marie", "Bo"]
