"""When a shard may IDENTIFY: in each of Discord's buckets one after the other, over all processes.

A moment is reserved, and nothing is held while it is waited for: a process that dies meanwhile leaves a gap.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from sqlalchemy import func
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database, insert
from db.schema import identify_gate

APART: Final = timedelta(seconds=5.5)
"""Between two in one bucket: Discord asks for five seconds, and the way there takes a different time each time."""
FURTHEST: Final = timedelta(minutes=10)
"""No moment lies further ahead: a clock that was wrong once is to keep nobody out for long."""


async def reserve(database: Database, bucket: int) -> float:
    """Reserve the next free moment of a bucket; says how many seconds from now that is. Raises Unavailable.

    For a server, by whose clock all processes go.
    """
    now = func.clock_timestamp()

    async def write(connection: AsyncConnection) -> float:
        first = insert(connection, identify_gate).values(bucket=bucket, free_at=now + APART)
        last = func.least(func.greatest(identify_gate.c.free_at, now), now + FURTHEST)
        statement = first.on_conflict_do_update(
            index_elements=[identify_gate.c.bucket], set_={"free_at": last + APART}
        ).returning(func.extract("epoch", identify_gate.c.free_at - now))
        until_free = await connection.scalar(statement)
        return max(0.0, float(until_free or 0) - APART.total_seconds())

    return await database.tx(write)
