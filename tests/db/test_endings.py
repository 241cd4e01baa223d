"""How a game ends in the record: whole or not at all (RELIABILITY rule 1)."""

from __future__ import annotations

import pytest

from bot.game.actions import Declare, PlayCard, Seat
from bot.game.cards import Card
from bot.game.poker import Category
from bot.game.state import Asks, Question
from bot.records import (
    Change,
    Ending,
    Ply,
    ScoreLine,
    SeatResult,
    Source,
    Status,
)
from db.engine import Database
from db.games import SqlGameStore
from db.schema import answers, games, people, results, score_lines, seats
from tests.db.contents import contents, rows
from tests.db.tables import AI, ANNA, BO, CIA, GUILD, NOW, left, lobby

DECLARE = Question(Asks.DECLARE, 1)
ACTIVE = Change(status=Status.ACTIVE)


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
