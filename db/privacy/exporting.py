"""All that is kept about one person, for that person."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, LargeBinary, Select, Table, and_, exists, func, or_, select

from bot.privacy import Kept
from db.columns import PERSON, metadata
from db.schema import actions, games, people, results, seats
from db.standings.counting import OVER_ALL
from db.standings.tables import honours, ratings

Rows = list[dict[str, Any]]

FORM: Final = "chicago-export/1"
"""How the file is laid out; another layout gets another name."""
MAY_BE_SEEN: Final = seats.c.level.is_(None) | games.c.ended.is_not(None)
"""Who has left a game that runs must not learn what an AI player does there with the hand."""


def kept_of(connection: Connection, user_id: int) -> Kept:
    """How much is kept about this person."""
    known = connection.execute(select(people).where(people.c.user_id == user_id)).one_or_none()
    counts = _games_of(connection, user_id)
    return Kept(
        name=(known.name if known else "") or _name_at_a_table(connection, user_id),
        language=known is not None and (known.locale or known.language) is not None,
        switches=known is not None
        and (not known.nudged or known.declares or known.hints or known.four_colours or not known.pictured),
        ratings=_count(connection, ratings, user_id, ratings.c.guild_id != OVER_ALL),
        honours=_count(connection, honours, user_id),
        finished=_count(connection, results, user_id),
        **counts,
    )


def export_of(connection: Connection, user_id: int) -> dict[str, Any]:
    """Everything: by table, the rows with the person's id, the rows of the person's seats, and the person's moves."""
    told: dict[str, Any] = {"form": FORM, "user_id": user_id}
    for table in metadata.sorted_tables:
        if (query := _rows_about(table, user_id)) is not None:
            told[table.name] = [_plain(row) for row in connection.execute(query).mappings()]
    told[actions.name] = _moves(connection, user_id)
    return told


def _rows_about(table: Table, user_id: int) -> Select[Any] | None:
    """The rows that name the person, or belong to a seat of the person; None for a table about no single person."""
    mine = [column == user_id for column in table.columns if PERSON in column.info]
    columns = [column for column in table.columns if not isinstance(column.type, LargeBinary)]  # keys of shuffles
    if mine:
        return select(*columns).where(or_(*mine)).order_by(*table.primary_key.columns)
    if {"game_id", "seat"} <= set(table.columns.keys()):
        seat = and_(seats.c.game_id == table.c.game_id, seats.c.seat == table.c.seat)
        query = select(*columns).join(seats, seat).join(games, games.c.id == table.c.game_id)
        query = query.where(seats.c.user_id == user_id, MAY_BE_SEEN)
        return query.order_by(*table.primary_key.columns)
    return None


def _moves(connection: Connection, user_id: int) -> Rows:
    """What the person's seats did, or was done for them; chance has no seat."""
    query = (
        select(seats.c.seat.label("own"), actions)
        .join(actions, actions.c.game_id == seats.c.game_id)
        .join(games, games.c.id == seats.c.game_id)
        .where(seats.c.user_id == user_id, MAY_BE_SEEN)
        .order_by(actions.c.game_id, actions.c.ply)
    )
    rows = connection.execute(query).mappings()
    return [
        _plain({name: row[name] for name in actions.columns.keys()})  # noqa: SIM118 - a collection, not a mapping
        for row in rows
        if row["action"].get("seat") == row["own"]
    ]


def _plain(row: Any) -> dict[str, Any]:
    """A row as JSON can hold it."""
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in row.items()
        if value is not None
    }


def _name_at_a_table(connection: Connection, user_id: int) -> str:
    """The newest name at a table, which is all there is of who has not finished a game yet."""
    query = select(seats.c.name).where(seats.c.user_id == user_id, seats.c.name != "").order_by(seats.c.game_id.desc())
    return connection.scalar(query.limit(1)) or ""


def _games_of(connection: Connection, user_id: int) -> dict[str, int]:
    mine = games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id)) | (games.c.host_id == user_id)
    ended = games.c.ended.is_not(None)
    which: dict[str, ColumnElement[bool]] = {
        "running": games.c.ended.is_(None),
        "unfinished": ended & games.c.deals.is_(None),
        "replayable": ended & ~games.c.pruned & exists().where(actions.c.game_id == games.c.id),
    }
    counted = {
        name: select(func.count()).select_from(games).where(mine, condition) for name, condition in which.items()
    }
    return {name: connection.scalar(query) or 0 for name, query in counted.items()}


def _count(connection: Connection, table: Table, user_id: int, *more: Any) -> int:
    query = select(func.count()).select_from(table).where(table.c.user_id == user_id, *more)
    return connection.scalar(query) or 0
