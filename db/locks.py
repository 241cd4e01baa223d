"""What is done once, however many processes there are: locks that a server knows, and that end with their holder.

A file has one process (db/sqlite_file.py), so that there everything is done once anyway.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final

from sqlalchemy import Connection, text

from db.engine import Database
from db.failures import translated

CHIC: Final = 0x43484943
"""What the numbers of our locks begin with; the letters CHIC."""
_OURS: Final = """
    SELECT objid FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid = :family AND granted AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""


class Errand(IntEnum):
    """What one process does while the others wait, and then find it done."""

    COMMANDS = 1
    """Discord is told the commands."""
    EMOJIS = 2
    """The emojis of the cards are uploaded."""
    CHORES = 3
    """What is old is thrown away."""
    CLAIM = 4
    """A process takes its shards (db/claims.py)."""


def alone(connection: Connection) -> None:
    """Let no other process change the whole of the same database until this transaction ends; take the time it takes.

    So upgrades, and counting all games anew.
    """
    if connection.dialect.name == "sqlite":
        return
    for limit in ("lock_timeout", "statement_timeout"):  # large tables take their time
        connection.execute(text("SELECT set_config(:limit, '0', true)"), {"limit": limit})
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": CHIC})


@asynccontextmanager
async def one_at_a_time(database: Database, errand: Errand) -> AsyncIterator[None]:
    """Only one process is in here at a time. Whoever comes next looks first what is left to do. Raises Unavailable."""
    if database.is_sqlite:
        yield
        return
    async with database.aside() as connection:  # the lock ends with the connection
        with translated():
            await connection.run_sync(lock, CHIC, errand)
        yield


def lock(connection: Connection, family: int, number: int) -> None:
    """Wait for a lock, which this connection holds from then on."""
    connection.execute(text("SELECT pg_advisory_lock(:family, :number)"), {"family": family, "number": number})


def lock_shared(connection: Connection, family: int, number: int) -> None:
    """As `lock`, but others may share it."""
    take = text("SELECT pg_advisory_lock_shared(:family, :number)")
    connection.execute(take, {"family": family, "number": number})


def unlock(connection: Connection, family: int, number: int) -> None:
    """Let go of a lock."""
    connection.execute(text("SELECT pg_advisory_unlock(:family, :number)"), {"family": family, "number": number})


def locked(connection: Connection, family: int) -> frozenset[int]:
    """The numbers of this family that other connections hold."""
    return frozenset(connection.scalars(text(_OURS), {"family": family}).all())
