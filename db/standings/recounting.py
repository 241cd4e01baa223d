"""All standings counted anew from the results of the games: they come to the same as what was counted while playing."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, case, delete, func, literal, select

from bot.standings import Scope, Span, first_day, first_moment
from db.schema import guild_settings, results
from db.standings.counting import COUNTS, LEAST_PEOPLE, OVER_ALL
from db.standings.ranking import rank
from db.standings.tables import standings

_COLUMNS = ("scope", "place_id", "span", "user_id", "since", "guild_id", *COUNTS, "hand", "hands")


def recount(connection: Connection, *, now: datetime) -> None:
    """Count all standings of the spans that hold `now` anew; rows of older spans, which say nothing, go."""
    connection.execute(delete(standings))
    if connection.scalar(select(results.c.game_id).limit(1)) is None:
        return  # a new database, as on a first start: every count would come to nothing
    for scope in Scope:
        for span in Span:
            _fill(connection, scope, span, now=now)
    rank(connection)


def recount_everywhere(connection: Connection, *, people_of: int, now: datetime) -> None:
    """Count anew, in the list of all servers, the people of one guild, which began or ceased to hide."""
    theirs = select(results.c.user_id).where(results.c.guild_id == people_of, results.c.user_id > 0)
    connection.execute(delete(standings).where(standings.c.scope == Scope.EVERYWHERE, standings.c.user_id.in_(theirs)))
    for span in Span:
        _fill(connection, Scope.EVERYWHERE, span, now=now, only=results.c.user_id.in_(theirs))
    rank(connection, standings.c.scope == Scope.EVERYWHERE, standings.c.user_id.in_(theirs))


def _fill(
    connection: Connection, scope: Scope, span: Span, *, now: datetime, only: ColumnElement[bool] | None = None
) -> None:
    query = _counted(scope, span, now=now)
    if only is not None:
        query = query.where(only)
    connection.execute(standings.insert().from_select(_COLUMNS, _summed(query, scope, span, now=now)))


def _counted(scope: Scope, span: Span, *, now: datetime) -> Select[Any]:
    """The results that count, added up for each person, place and best hand of a game.

    A tenth of the results at most; so only these have to be compared to find the best hand of all.
    """
    place = {Scope.SERVER: results.c.guild_id, Scope.CHANNEL: results.c.channel_id, Scope.EVERYWHERE: literal(OVER_ALL)}
    one = results.c
    stayed, key = ~one.left_game, (place[scope].label("place_id"), one.user_id, one.hand)
    query = (
        select(
            *key,
            func.max(one.guild_id).label("guild_id"),
            func.count().label("games"),
            func.sum(case((one.won & stayed, 1), else_=0)).label("wins"),
            func.sum(case((stayed, one.score), else_=0)).label("points"),
            *(func.sum(one[count]).label(count) for count in ("deals", "chicagos", "calls", "hands")),
        )
        .where(one.user_id > 0, one.people >= LEAST_PEOPLE)
        .group_by(*key)
    )
    if span is not Span.ALL:
        query = query.where(one.ended >= first_moment(span, now))
    if scope is Scope.EVERYWHERE:
        hidden = select(guild_settings.c.guild_id).where(guild_settings.c.hidden)
        query = query.where(one.guild_id.not_in(hidden))
    return query


def _summed(query: Select[Any], scope: Scope, span: Span, *, now: datetime) -> Select[Any]:
    """One row for each person and place, with the best hand of all and how often it was held."""
    inner = query.subquery()
    best = func.max(inner.c.hand).over(partition_by=(inner.c.place_id, inner.c.user_id))
    one = select(inner, best.label("best")).subquery().c
    guild_id = func.max(one.guild_id) if scope is not Scope.EVERYWHERE else literal(OVER_ALL)
    return select(
        literal(scope.value),
        one.place_id,
        literal(span.value),
        one.user_id,
        literal(first_day(span, now.astimezone(UTC).date()).toordinal()),
        guild_id,
        *(func.sum(one[count]) for count in COUNTS),
        func.max(one.best),
        func.sum(case((one.hand == one.best, one.hands), else_=0)),
    ).group_by(one.place_id, one.user_id)
