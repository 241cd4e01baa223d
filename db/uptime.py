"""When the bot was last alive: while it was not, nobody's time ran."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import Kind, Status
from db.engine import insert
from db.schema import games, notes

ALIVE: Final = "alive"
"""The note that says when."""
FOR_PEOPLE: Final = (
    (games.c.kind == Kind.TABLE.value)
    & games.c.due.is_not(None)
    & (
        games.c.status.in_([Status.LOBBY.value, Status.PAUSED.value])
        | ((games.c.status == Status.ACTIVE.value) & games.c.since.is_not(None))
    )
)
"""Games whose next moment is a person's time that runs out, and not a step of the table itself."""


async def write_alive(connection: AsyncConnection, now: datetime) -> None:
    """The bot is alive."""
    statement = insert(connection, notes).values(name=ALIVE, text=now.isoformat())
    await connection.execute(
        statement.on_conflict_do_update(index_elements=[notes.c.name], set_={"text": now.isoformat()})
    )


async def forgive_absence(connection: AsyncConnection, now: datetime, *, least: timedelta) -> None:
    """Move what people have time for by as long as the bot was away; `least` is left of it."""
    last = await connection.scalar(select(notes.c.text).where(notes.c.name == ALIVE))
    down = max(timedelta(), now - datetime.fromisoformat(last)) if last else timedelta()
    rows = await connection.execute(select(games.c.id, games.c.due, games.c.since).where(FOR_PEOPLE))
    moved = [_moved(row, down, now + least) for row in rows]
    if moved:
        statement = update(games).where(games.c.id == bindparam("game"))
        await connection.execute(statement.values(due=bindparam("to"), since=bindparam("asked")), moved)
    await write_alive(connection, now)


def _moved(row: Row[Any, Any, Any], down: timedelta, earliest: datetime) -> dict[str, Any]:
    asked = None if row.since is None else row.since + down
    return {"game": row.id, "to": max(row.due + down, earliest), "asked": asked}
