"""When the bot was last alive: while it was not, nobody's time ran."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, bindparam, select, true, update

from bot.records import EVERYTHING, Kind, Share, Status
from db.notes import write_note
from db.schema import games, notes

ALIVE: Final = "alive"
"""What the notes that say when are called: for each shard one, "alive" alone for a process that has everything."""
SHARD_OF: Final = re.compile(rf"{ALIVE} (\d+)/(\d+)")
FOR_PEOPLE: Final = (
    (games.c.kind == Kind.TABLE.value)
    & games.c.due.is_not(None)
    & (
        games.c.status.in_([Status.LOBBY.value, Status.PAUSED.value])
        | ((games.c.status == Status.ACTIVE.value) & games.c.since.is_not(None))
    )
)
"""Games whose next moment is a person's time that runs out, and not a step of the table itself."""


def within(share: Share) -> ColumnElement[bool]:
    """Games in the servers of a process, as `Share.has` has it."""
    return true() if share.count == 1 else (games.c.guild_id // 2**22 % share.count).in_(share.shards)


def write_alive(connection: Connection, now: datetime, *, share: Share = EVERYTHING) -> None:
    """The bot is alive, in these servers."""
    for name in _names(share):
        write_note(connection, name, now.isoformat())


def forgive_absence(connection: Connection, now: datetime, *, least: timedelta, share: Share = EVERYTHING) -> None:
    """Move what people have time for by as long as nobody was there for their server; `least` is left of it."""
    pulses = _pulses(connection)
    about = (games.c.id, games.c.guild_id, games.c.due, games.c.since)
    rows = connection.execute(select(*about).where(FOR_PEOPLE, within(share)))
    moved = [_moved(row, _absence(pulses, row.guild_id, now), now + least) for row in rows]
    if moved:
        statement = update(games).where(games.c.id == bindparam("game"))
        connection.execute(statement.values(due=bindparam("to"), since=bindparam("asked")), moved)
    write_alive(connection, now, share=share)


def _pulses(connection: Connection) -> list[tuple[Share, datetime]]:
    """When each shard was last served, however many there were then."""
    rows = connection.execute(select(notes.c.name, notes.c.text).where(notes.c.name.startswith(ALIVE)))
    return [(_share(row.name), datetime.fromisoformat(row.text)) for row in rows]


def _absence(pulses: list[tuple[Share, datetime]], guild_id: int, now: datetime) -> timedelta:
    """How long nobody was there for a server, as far as is known."""
    last = max((moment for share, moment in pulses if share.has(guild_id)), default=now)
    return max(timedelta(), now - last)


def _names(share: Share) -> list[str]:
    return [ALIVE] if share == EVERYTHING else [f"{ALIVE} {shard}/{share.count}" for shard in share.shards]


def _share(name: str) -> Share:
    shard = SHARD_OF.fullmatch(name)
    return EVERYTHING if shard is None else Share((int(shard[1]),), int(shard[2]))


def _moved(row: Row[Any, Any, Any, Any], down: timedelta, earliest: datetime) -> dict[str, Any]:
    asked = None if row.since is None else row.since + down
    return {"game": row.id, "to": max(row.due + down, earliest), "asked": asked}
