"""One page of a leaderboard, read from its index."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, func, literal, select, tuple_

from bot.standings import Choice, Leaderboard, Rating, Scope, Span, Standing, first_day, first_moment
from db.schema import people, results
from db.standings.counting import OVER_ALL, Place, is_hidden
from db.standings.tables import MERITS, ratings, standings

_BESIDE = standings.outerjoin(people, people.c.user_id == standings.c.user_id).outerjoin(
    ratings, and_(ratings.c.guild_id == standings.c.guild_id, ratings.c.user_id == standings.c.user_id)
)
"""Each standing with its person's last name, if one is known, and rating, if there is one."""


LONGEST: Final = 10_000
"""Rows that can be paged through. Beyond them only one's own row is told: nobody turns a thousand pages."""


def page_of_board(
    connection: Connection, choice: Choice, place: Place, *, asker: int, page: int, size: int, now: datetime
) -> Leaderboard:
    """Page `page` of a leaderboard, or the nearest one there is. Of equals the newer account stands first."""
    board, merit = _board(choice, place, now=now), MERITS[choice.by]
    order = (merit.desc(), standings.c.user_id.desc())
    ranked = select(standings.c.user_id).where(board, merit.is_not(None)).order_by(*order).limit(LONGEST)
    total = connection.scalar(select(func.count()).select_from(ranked.subquery())) or 0
    pages = max(1, -(-total // size))
    shown = min(max(page, 1), pages)
    before = (shown - 1) * size
    on_page = ranked.limit(min(size, LONGEST - before)).offset(before).subquery()
    query = _standings().where(board).join(on_page, on_page.c.user_id == standings.c.user_id)
    found = connection.execute(query.order_by(*order))
    rows = tuple(_standing(row, number) for number, row in enumerate(found, start=before + 1))
    own = next((one for one in rows if one.user_id == asker), None) or _own(connection, board, merit, asker)
    here, elsewhere = choice.scope is Scope.SERVER, choice.scope is Scope.EVERYWHERE
    ai_games, ai_wins = _against_ai(connection, place.guild_id, asker) if here else (0, 0)
    return Leaderboard(
        choice=choice,
        page=shown,
        pages=pages,
        rows=rows,
        own=own,
        since=None if choice.span is Span.ALL else first_moment(choice.span, now),
        hidden=elsewhere and is_hidden(connection, place.guild_id),
        own_ai_games=ai_games,
        own_ai_wins=ai_wins,
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


def _own(connection: Connection, board: ColumnElement[bool], merit: ColumnElement[Any], asker: int) -> Standing | None:
    """The asker's standing, with its row in the list if it is ranked."""
    query = _standings().add_columns(merit.label("merit")).where(board, standings.c.user_id == asker)
    row = connection.execute(query).one_or_none()
    if row is None or row.merit is None:
        return None if row is None else _standing(row, None)
    better = tuple_(merit, standings.c.user_id) > tuple_(literal(row.merit), literal(asker))
    ahead = connection.scalar(select(func.count()).select_from(standings).where(board, better))
    return _standing(row, (ahead or 0) + 1)


def _against_ai(connection: Connection, guild_id: int, user_id: int) -> tuple[int, int]:
    """The games a person finished against AI players only, and how many of them were won."""
    won = case((and_(results.c.won, ~results.c.left_game), 1), else_=0)
    query = select(func.count().label("games"), func.coalesce(func.sum(won), 0).label("wins")).where(
        results.c.guild_id == guild_id, results.c.user_id == user_id, results.c.people == 1
    )
    row = connection.execute(query).one()
    return row.games, row.wins


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
