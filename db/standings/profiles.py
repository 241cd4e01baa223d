"""One person's record on a server, read from the results of their games."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, case, func, select

from bot.profiles import Encounter, Profile, Record
from bot.records import Source
from bot.standings import Honour, Rating
from db.schema import people, results, score_lines
from db.standings.counting import LEAST_PEOPLE, OVER_ALL
from db.standings.tables import honours, rating_changes, ratings

LONGEST_CURVE: Final = 100
"""Games whose ratings are drawn."""
MOST_RIVALS: Final = 3


def profile_of(connection: Connection, guild_id: int, user_id: int, *, against: int | None) -> Profile:
    """A person on a server; head to head with `against`, if somebody else is named."""
    mine = and_(results.c.guild_id == guild_id, results.c.user_id == user_id)
    other = against if against != user_id else None
    met = [] if other is None else _encounters(connection, mine, only=other)
    name = connection.scalar(select(people.c.name).where(people.c.user_id == user_id))
    return Profile(
        user_id=user_id,
        name=name or "",
        record=_record(connection, mine & (results.c.people >= LEAST_PEOPLE)),
        alone=_record(connection, mine & (results.c.people < LEAST_PEOPLE)),
        rating=_rating(connection, guild_id, user_id),
        overall=_rating(connection, OVER_ALL, user_id),
        curve=_curve(connection, guild_id, user_id),
        hands=_hands(connection, mine),
        honours=_honours(connection, guild_id, user_id),
        rivals=tuple(_encounters(connection, mine)),
        against=next(iter(met), None),
    )


def _record(connection: Connection, which: ColumnElement[bool]) -> Record:
    """Who left a game has played and lost it, and has nothing else of it."""
    stayed = ~results.c.left_game
    sums = {
        "wins": case((results.c.won & stayed, 1), else_=0),
        "points": case((stayed, results.c.score), else_=0),
        "deals": results.c.deals,
        "chicagos": results.c.chicagos,
        "calls": results.c.calls,
        "last_tricks": results.c.last_tricks,
    }
    added = (func.coalesce(func.sum(one), 0).label(name) for name, one in sums.items())
    row = connection.execute(select(func.count().label("games"), *added).where(which)).one()
    return Record(**row._mapping)


def _rating(connection: Connection, guild_id: int, user_id: int) -> Rating | None:
    query = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.guild_id == guild_id, ratings.c.user_id == user_id)
    row = connection.execute(query).one_or_none()
    return None if row is None else Rating(row.mu, row.sigma)


def _curve(connection: Connection, guild_id: int, user_id: int) -> tuple[Rating, ...]:
    one = rating_changes.c
    query = select(one.mu, one.sigma).where(one.user_id == user_id, one.guild_id == guild_id)
    newest = query.order_by(one.at.desc(), one.game_id.desc()).limit(LONGEST_CURVE)
    return tuple(Rating(row.mu, row.sigma) for row in connection.execute(newest).all()[::-1])


def _hands(connection: Connection, mine: ColumnElement[bool]) -> tuple[tuple[int, int], ...]:
    line, times = score_lines.c, func.count()
    query = (
        select(line.category, times.label("times"))
        .join(results, and_(results.c.game_id == line.game_id, results.c.seat == line.seat))
        .where(mine, results.c.people >= LEAST_PEOPLE, ~results.c.left_game, line.source == Source.HAND.value)
        .group_by(line.category)
        .order_by(times.desc(), line.category.desc())
    )
    return tuple((row.category, row.times) for row in connection.execute(query))


def _honours(connection: Connection, guild_id: int, user_id: int) -> tuple[tuple[Honour, Any], ...]:
    query = select(honours.c.honour, honours.c.at).where(honours.c.guild_id == guild_id, honours.c.user_id == user_id)
    done = [(Honour(row.honour), row.at) for row in connection.execute(query)]
    order = list(Honour)
    return tuple(sorted(done, key=lambda one: (one[1], order.index(one[0]))))


def _encounters(connection: Connection, mine: ColumnElement[bool], *, only: int | None = None) -> list[Encounter]:
    """Whom one met most often, or that one alone."""
    theirs = results.alias("theirs")
    met = theirs.c.user_id > 0 if only is None else theirs.c.user_id == only
    query = (
        select(
            theirs.c.user_id,
            people.c.name,
            func.count().label("games"),
            func.sum(case((results.c.place < theirs.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((results.c.place > theirs.c.place, 1), else_=0)).label("behind"),
        )
        .select_from(results)
        .join(theirs, and_(theirs.c.game_id == results.c.game_id, theirs.c.seat != results.c.seat))
        .outerjoin(people, people.c.user_id == theirs.c.user_id)
        .where(mine, met)
        .group_by(theirs.c.user_id, people.c.name)
        .order_by(func.count().desc(), theirs.c.user_id)
        .limit(MOST_RIVALS)
    )
    return [_encounter(row) for row in connection.execute(query)]


def _encounter(row: Row[Any]) -> Encounter:
    return Encounter(user_id=row.user_id, name=row.name or "", games=row.games, ahead=row.ahead, behind=row.behind)
