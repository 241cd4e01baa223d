"""A person's id is taken out of everything that is kept."""

from __future__ import annotations

from typing import Final, assert_never

from sqlalchemy import ColumnElement, Connection, delete, select, update

from db.columns import PERSON, Forgotten, metadata
from db.notes import write_note
from db.schema import OPEN_GAME, games, seats

COMPACT: Final = "compact"
"""The note that somebody was forgotten: traces may be left in parts of the file that are not used any more."""


def forget(connection: Connection, user_id: int, *, number: int) -> bool:
    """Let `number` take the place of the person in games that are over, and everything else go.

    False, and nothing is done, while the person has a seat in a game that is not over: that table knows who sits there
    and would write it down again.
    """
    if open_games(connection, user_id):
        return False
    connection.execute(update(seats).where(seats.c.user_id == user_id).values(name=""))
    for table in metadata.sorted_tables:
        for column in table.columns:
            match column.info.get(PERSON):
                case None:
                    pass
                case Forgotten.STAYS:
                    connection.execute(update(table).where(column == user_id).values({column: number}))
                case Forgotten.GOES:
                    connection.execute(delete(table).where(column == user_id))
                case other:
                    assert_never(other)
    write_note(connection, COMPACT, "")
    return True


def open_games(connection: Connection, user_id: int, among: ColumnElement[bool] | None = None) -> list[int]:
    """The games that are not over in which this person has a seat, or had one, or which the person opened.

    `among`: which games to look at, by default all.
    """
    seated = select(seats.c.game_id).where(seats.c.user_id == user_id)
    query = select(games.c.id).where(OPEN_GAME, (games.c.host_id == user_id) | games.c.id.in_(seated))
    if among is not None:
        query = query.where(among)
    return list(connection.scalars(query.order_by(games.c.id)).all())
