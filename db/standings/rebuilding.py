"""Ratings, honours and standings made anew from the games, oldest first, as if all of them were played again."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, RowMapping, delete, select

from bot.game.actions import Seat
from bot.honours import RARE_HANDS
from bot.records import ScoreLine, Source
from db.engine import Database
from db.locks import alone
from db.notes import read_note, write_note
from db.schema import games, results, score_lines, seats
from db.standings.counting import LEAST_PEOPLE
from db.standings.honours import Record, earned, write_honours
from db.standings.rating import Book, rated, write_ratings
from db.standings.recounting import recount
from db.standings.tables import honours, rating_changes, ratings

FORM: Final = "3"
"""How results are counted now. Another way of counting gets another number, and all is counted anew at the start."""
_NOTE: Final = "standings"
_RARE_SOURCES: Final = (Source.CHICAGO, Source.BREAKER)
_AT_ONCE: Final = 2_000
"""Games that are read together."""


async def make_ready(database: Database, *, now: datetime) -> None:
    """Count all games anew if they were counted in another way before, or never. Raises Unavailable."""

    def count(connection: Connection) -> None:
        alone(connection)
        if read_note(connection, _NOTE) != FORM:
            rebuild(connection, now=now)
            write_note(connection, _NOTE, FORM)

    await database.tx(count)


def rebuild(connection: Connection, *, now: datetime) -> None:
    """Make all ratings, honours and standings anew."""
    for table in (rating_changes, ratings, honours):
        connection.execute(delete(table))
    book: Book = {}
    record: Record = Counter()
    for played in _history(connection):
        changes = [change for game in played if game.rated for change in rated(book, game.results, game.levels)]
        if changes:
            connection.execute(rating_changes.insert(), changes)
        write_honours(connection, [row for game in played for row in _earned(record, game)])
    if book:
        write_ratings(connection, book)
    recount(connection, now=now)


class Game(NamedTuple):
    """A game of the past that counts: its results, the levels of its AI seats, what rare points were for."""

    results: Sequence[Mapping[str, Any]]
    levels: Mapping[int, str]
    lines: Sequence[ScoreLine]
    rated: bool


def _history(connection: Connection) -> Iterator[list[Game]]:
    """All games that count, in the order in which they ended, many at a time."""
    order = (results.c.ended, results.c.game_id)
    query = select(results.c.game_id).where(results.c.people >= LEAST_PEOPLE, results.c.seat == 0).order_by(*order)
    numbers = connection.execute(query).scalars().all()
    for start in range(0, len(numbers), _AT_ONCE):
        some = numbers[start : start + _AT_ONCE]
        seated = (seats.c.game_id == results.c.game_id) & (seats.c.seat == results.c.seat)
        one = select(results, seats.c.level, games.c.rated).join(seats, seated).join(games)
        rows = connection.execute(one.where(results.c.game_id.in_(some)).order_by(*order, results.c.seat))
        lines = _rare_lines(connection, some)
        played = [list(game) for _, game in groupby(rows.mappings(), key=lambda row: row["game_id"])]
        yield [_game(game, lines.get(game[0]["game_id"], [])) for game in played]


def _rare_lines(connection: Connection, some: Sequence[int]) -> Mapping[int, list[ScoreLine]]:
    """The points in these games of which the first ones are remembered."""
    rare = score_lines.c.category.in_(RARE_HANDS) | score_lines.c.source.in_([one.value for one in _RARE_SOURCES])
    lines: defaultdict[int, list[ScoreLine]] = defaultdict(list)
    for row in connection.execute(select(score_lines).where(score_lines.c.game_id.in_(some), rare)):
        lines[row.game_id].append(ScoreLine(row.deal, Seat(row.seat), Source(row.source), row.points, row.category))
    return lines


def _game(rows: Sequence[RowMapping], lines: Sequence[ScoreLine]) -> Game:
    levels = {row["seat"]: row["level"] for row in rows if row["user_id"] is None}
    return Game([dict(row) for row in rows], levels, lines, rated=rows[0]["rated"])


def _earned(record: Record, game: Game) -> list[dict[str, Any]]:
    """What was done in a game, which is added to the record."""
    for one in game.results:
        if one["user_id"] is not None:
            record[one["guild_id"], one["user_id"], "games"] += 1
            record[one["guild_id"], one["user_id"], "wins"] += one["won"] and not one["left_game"]
    return earned(record, game.results, game.lines)
