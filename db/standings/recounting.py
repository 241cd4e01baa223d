"""All standings counted anew from the results of the games: they come to the same as what was counted while playing."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, delete, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.standings import Scope, Span, first_day, first_moment
from db.schema import guild_settings, results
from db.standings.counting import COUNTS, LEAST_PEOPLE, OVER_ALL
from db.standings.ranking import rank
from db.standings.tables import standings

_COLUMNS = ("scope", "place_id", "span", "user_id", "since", "guild_id", *COUNTS, "hand", "hands")


async def recount(connection: AsyncConnection, *, now: datetime) -> None:
    """Count all standings of the spans that hold `now` anew; rows of older spans, which say nothing, go."""
    await connection.execute(delete(standings))
    for scope in Scope:
        for span in Span:
            await _fill(connection, scope, span, now=now)
    await rank(connection)


async def recount_everywhere(connection: AsyncConnection, *, people_of: int, now: datetime) -> None:
    """Count anew, in the list of all servers, the people of one guild, which began or ceased to hide."""
    theirs = select(results.c.user_id).where(results.c.guild_id == people_of, results.c.user_id.is_not(None))
    await connection.execute(
        delete(standings).where(standings.c.scope == Scope.EVERYWHERE, standings.c.user_id.in_(theirs))
    )
    for span in Span:
        await _fill(connection, Scope.EVERYWHERE, span, now=now, only=results.c.user_id.in_(theirs))
    await rank(connection, standings.c.scope == Scope.EVERYWHERE, standings.c.user_id.in_(theirs))


async def _fill(
    connection: AsyncConnection, scope: Scope, span: Span, *, now: datetime, only: ColumnElement[bool] | None = None
) -> None:
    query = _counted(scope, span, now=now)
    if only is not None:
        query = query.where(only)
    await connection.execute(standings.insert().from_select(_COLUMNS, _summed(query, scope, span, now=now)))


def _counted(scope: Scope, span: Span, *, now: datetime) -> Select[Any]:
    """The results that count, each with the best hand its person has on this leaderboard."""
    place = {Scope.SERVER: results.c.guild_id, Scope.CHANNEL: results.c.channel_id, Scope.EVERYWHERE: literal(OVER_ALL)}
    best = func.max(results.c.hand).over(partition_by=(place[scope], results.c.user_id))
    query = select(
        results,
        place[scope].label("place_id"),
        and_(results.c.won, ~results.c.left_game).label("win"),
        best.label("best"),
    ).where(results.c.user_id.is_not(None), results.c.people >= LEAST_PEOPLE)
    if span is not Span.ALL:
        query = query.where(results.c.ended >= first_moment(span, now))
    if scope is Scope.EVERYWHERE:
        hidden = select(guild_settings.c.guild_id).where(guild_settings.c.hidden)
        query = query.where(results.c.guild_id.not_in(hidden))
    return query


def _summed(query: Select[Any], scope: Scope, span: Span, *, now: datetime) -> Select[Any]:
    one = query.subquery().c
    guild_id = func.max(one.guild_id) if scope is not Scope.EVERYWHERE else literal(OVER_ALL)
    return select(
        literal(scope.value),
        one.place_id,
        literal(span.value),
        one.user_id,
        literal(first_day(span, now.astimezone(UTC).date()).toordinal()),
        guild_id,
        func.count(),
        func.sum(case((one.win, 1), else_=0)),
        func.sum(case((one.left_game, 0), else_=one.score)),
        func.sum(one.deals),
        func.sum(one.chicagos),
        func.sum(one.calls),
        func.max(one.best),
        func.sum(case((one.hand == one.best, one.hands), else_=0)),
    ).group_by(one.place_id, one.user_id)
