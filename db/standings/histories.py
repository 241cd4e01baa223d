"""The finished games of one person on a server, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, and_, func, select

from bot.game.actions import Seat
from bot.profiles import History, PastGame, PastSeat
from bot.standings import Rating
from db.schema import results, seats
from db.standings.tables import rating_changes


def page_of_history(connection: Connection, guild_id: int, user_id: int, *, page: int, size: int) -> History:
    """Page `page`, or the nearest one there is."""
    mine = and_(results.c.guild_id == guild_id, results.c.user_id == user_id)
    total = connection.scalar(select(func.count()).select_from(results).where(mine)) or 0
    pages = max(1, -(-total // size))
    shown = min(max(page, 1), pages)
    newest = select(results.c.game_id).where(mine).order_by(results.c.ended.desc(), results.c.game_id.desc())
    numbers = connection.execute(newest.limit(size).offset((shown - 1) * size)).scalars().all()
    return History(page=shown, pages=pages, games=tuple(_games(connection, numbers, guild_id, user_id)))


def took_part(connection: Connection, guild_id: int, user_id: int, game_id: int) -> bool:
    """Is this one of the person's finished games on the server?"""
    query = select(results.c.seat).where(
        results.c.game_id == game_id, results.c.guild_id == guild_id, results.c.user_id == user_id
    )
    return connection.scalar(query) is not None


def _games(connection: Connection, numbers: Sequence[int], guild_id: int, user_id: int) -> list[PastGame]:
    changes = _changes(connection, numbers, guild_id, user_id)
    here = and_(seats.c.game_id == results.c.game_id, seats.c.seat == results.c.seat)
    query = select(results, seats.c.name).join(seats, here).where(results.c.game_id.in_(numbers))
    rows = connection.execute(query.order_by(results.c.game_id, results.c.place, results.c.seat))
    games = {number: list(game) for number, game in groupby(rows, key=lambda row: row.game_id)}
    return [_game(games[number], user_id, changes.get(number)) for number in numbers]


def _changes(connection: Connection, numbers: Sequence[int], guild_id: int, user_id: int) -> dict[int, int]:
    """What each game did to the person's rating."""
    one = rating_changes.c
    query = select(rating_changes).where(one.game_id.in_(numbers), one.guild_id == guild_id, one.user_id == user_id)
    return {
        row.game_id: Rating(row.mu, row.sigma).shown - Rating(row.mu_before, row.sigma_before).shown
        for row in connection.execute(query)
    }


def _game(rows: Sequence[Row[Any]], user_id: int, change: int | None) -> PastGame:
    ranked = tuple(_seat(row) for row in rows)
    return PastGame(
        game_id=rows[0].game_id,
        ended=rows[0].ended,
        deals=rows[0].deals,
        seats=ranked,
        own=next(one for one in ranked if one.user_id == user_id),
        change=change,
    )


def _seat(row: Row[Any]) -> PastSeat:
    return PastSeat(
        seat=Seat(row.seat),
        name=row.name,
        user_id=row.user_id,
        place=row.place,
        score=row.score,
        left=row.left_game,
    )
