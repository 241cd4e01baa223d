"""Ratings and standings made anew from the games, oldest first, as if all of them were played again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from sqlalchemy import RowMapping, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ratings import LEAST_PEOPLE
from db.engine import Database
from db.migrate import alone
from db.notes import read_note, write_note
from db.schema import results, seats
from db.standings.rating import Book, rated, write_ratings
from db.standings.recounting import recount
from db.standings.tables import rating_changes, ratings

FORM: Final = "1"
"""How results are counted now. Another way of counting gets another number, and all is counted anew at the start."""
_NOTE: Final = "standings"
_AT_ONCE: Final = 2_000
"""Games that are read together."""


async def make_ready(database: Database, *, now: datetime) -> None:
    """Count all games anew if they were counted in another way before, or never. Raises Unavailable."""

    async def count(connection: AsyncConnection) -> None:
        await alone(connection)
        if await read_note(connection, _NOTE) != FORM:
            await rebuild(connection, now=now)
            await write_note(connection, _NOTE, FORM)

    await database.tx(count)


async def rebuild(connection: AsyncConnection, *, now: datetime) -> None:
    """Make all ratings and standings anew."""
    await connection.execute(delete(rating_changes))
    await connection.execute(delete(ratings))
    book: Book = {}
    async for games in _history(connection):
        changes = [change for game, levels in games for change in rated(book, game[0]["guild_id"], game, levels)]
        await connection.execute(rating_changes.insert(), changes)
    if book:
        await write_ratings(connection, book)
    await recount(connection, now=now)


Game = tuple[Sequence[Mapping[str, Any]], Mapping[int, str]]
"""The results of a game, and the levels of its AI seats."""


async def _history(connection: AsyncConnection) -> AsyncIterator[list[Game]]:
    """All rated games in the order in which they ended, many at a time."""
    order = (results.c.ended, results.c.game_id)
    query = select(results.c.game_id).where(results.c.people >= LEAST_PEOPLE, results.c.seat == 0).order_by(*order)
    numbers = (await connection.execute(query)).scalars().all()
    for start in range(0, len(numbers), _AT_ONCE):
        some = numbers[start : start + _AT_ONCE]
        one = select(results, seats.c.level).join(
            seats, (seats.c.game_id == results.c.game_id) & (seats.c.seat == results.c.seat)
        )
        rows = await connection.execute(one.where(results.c.game_id.in_(some)).order_by(*order, results.c.seat))
        yield [_game(list(game)) for _, game in groupby(rows.mappings(), key=lambda row: row["game_id"])]


def _game(rows: Sequence[RowMapping]) -> Game:
    return [dict(row) for row in rows], {row["seat"]: row["level"] for row in rows if row["user_id"] is None}
