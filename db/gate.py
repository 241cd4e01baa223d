"""When a shard may IDENTIFY: in each of Discord's buckets one after the other, over all processes.

A moment is reserved, and nothing is held while it is waited for: a process that dies meanwhile leaves a gap.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection, case, func

from db.engine import Database, insert
from db.schema import identify_gate

APART: Final = timedelta(seconds=5.5)
"""Between two in one bucket: Discord asks for five seconds, and the way there takes a different time each time."""
FURTHEST: Final = timedelta(minutes=10)
"""No moment lies further ahead: a clock that was wrong once is to keep nobody out for long."""


class Turn(NamedTuple):
    """A moment that is reserved."""

    wait: float
    """Seconds until it comes."""
    until: datetime
    """From when on it is the next one's turn."""


async def reserve(database: Database, bucket: int, *, missed: Turn | None = None) -> Turn:
    """Reserve the next free moment of a bucket; who `missed` a turn may come at once if nobody is next in line.

    For a server, by whose clock all processes go. Raises Unavailable.
    """
    now = func.clock_timestamp()

    def write(connection: Connection) -> Turn:
        free_at = identify_gate.c.free_at
        first = insert(connection, identify_gate).values(bucket=bucket, free_at=now + APART)
        in_line = func.least(func.greatest(free_at, now), now + FURTHEST)
        begins = in_line if missed is None else case((free_at == missed.until, now), else_=in_line)
        key, values = [identify_gate.c.bucket], {"free_at": begins + APART}
        statement = first.on_conflict_do_update(index_elements=key, set_=values)
        row = connection.execute(statement.returning(free_at, func.extract("epoch", free_at - now)))
        until, seconds = row.one()
        return Turn(max(0.0, float(seconds) - APART.total_seconds()), until)

    return await database.tx(write)
