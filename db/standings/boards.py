"""One page of a leaderboard, read from its index."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, case, func, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings import Choice, Leaderboard, Rating, Scope, Span, Standing, first_day, first_moment
from db.schema import people, results
from db.standings.counting import OVER_ALL, Place, is_hidden
from db.standings.tables import ratings, standings

_BESIDE = standings.outerjoin(people, people.c.user_id == standings.c.user_id).outerjoin(
    ratings, and_(ratings.c.guild_id == standings.c.guild_id, ratings.c.user_id == standings.c.user_id)
)
"""Each standing with its person's last name, if one is known, and rating, if there is one."""


async def page_of_board(
    connection: AsyncConnection, choice: Choice, place: Place, *, asker: int, page: int, size: int, now: datetime
) -> Leaderboard:
    """Page `page` of a leaderboard, or the nearest one there is. Of equals the newer account stands first."""
    board, merit = _board(choice, place, now=now), standings.c[f"by_{choice.by.name.lower()}"]
    ranked = and_(board, merit.is_not(None))
    total = await connection.scalar(select(func.count()).select_from(standings).where(ranked)) or 0
    pages = max(1, -(-total // size))
    shown = min(max(page, 1), pages)
    before = (shown - 1) * size
    order = (merit.desc(), standings.c.user_id.desc())
    found = await connection.execute(_standings().where(ranked).order_by(*order).limit(size).offset(before))
    rows = tuple(_standing(row, number) for number, row in enumerate(found, start=before + 1))
    own = next((one for one in rows if one.user_id == asker), None) or await _own(connection, board, merit, asker)
    alone = (await connection.execute(_against_ai(place.guild_id, asker))).one()
    return Leaderboard(
        choice=choice,
        page=shown,
        pages=pages,
        rows=rows,
        own=own,
        since=None if choice.span is Span.ALL else first_moment(choice.span, now),
        hidden=await is_hidden(connection, place.guild_id),
        own_ai_games=alone.games,
        own_ai_wins=alone.wins,
    )


def _board(choice: Choice, place: Place, *, now: datetime) -> ColumnElement[bool]:
    """The rows of one scope and span."""
    places = {Scope.SERVER: place.guild_id, Scope.CHANNEL: place.channel_id, Scope.EVERYWHERE: OVER_ALL}
    return and_(
        standings.c.scope == choice.scope,
        standings.c.place_id == places[choice.scope],
        standings.c.span == choice.span,
        standings.c.since == first_day(choice.span, now.astimezone(UTC).date()).toordinal(),
    )


def _standings() -> Select[Any]:
    return select(standings, people.c.name, ratings.c.mu, ratings.c.sigma).select_from(_BESIDE)


async def _own(
    connection: AsyncConnection, board: ColumnElement[bool], merit: ColumnElement[Any], asker: int
) -> Standing | None:
    """The asker's standing, with its row in the list if it is ranked."""
    query = _standings().add_columns(merit.label("merit")).where(board, standings.c.user_id == asker)
    row = (await connection.execute(query)).one_or_none()
    if row is None or row.merit is None:
        return None if row is None else _standing(row, None)
    better = tuple_(merit, standings.c.user_id) > tuple_(literal(row.merit), literal(asker))
    ahead = await connection.scalar(select(func.count()).select_from(standings).where(board, better))
    return _standing(row, (ahead or 0) + 1)


def _against_ai(guild_id: int, user_id: int) -> Select[Any]:
    """The games a person finished against AI players only."""
    won = case((and_(results.c.won, ~results.c.left_game), 1), else_=0)
    return select(func.count().label("games"), func.coalesce(func.sum(won), 0).label("wins")).where(
        results.c.guild_id == guild_id, results.c.user_id == user_id, results.c.people == 1
    )


def _standing(row: Row[Any], number: int | None) -> Standing:
    return Standing(
        user_id=row.user_id,
        name=row.name or "",
        row=number,
        games=row.games,
        wins=row.wins,
        points=row.points,
        deals=row.deals,
        chicagos=row.chicagos,
        calls=row.calls,
        hand=row.hand,
        hands=row.hands,
        rating=None if row.mu is None else Rating(row.mu, row.sigma),
    )
