"""What processes on one server tell each other about people: they meet the same person in different servers.

Each keeps in memory what it was asked for lately. A file has one process, which knows what it has written.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database

CHANNEL: Final = "chicago"
_TOLD: Final = re.compile(r"(\w+) (\d+) (-?\d+)")


@dataclass(frozen=True, slots=True)
class Word:
    """Something is written down about a person; with a `number` the person is forgotten, and that stands for the id."""

    user_id: int
    number: int = 0


def spread(database: Database, connection: Connection, word: Word) -> None:
    """Tell all other processes, once this transaction is committed."""
    if not database.is_sqlite:
        told = f"{database.token} {word.user_id} {word.number}"
        connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})


async def listen(database: Database, connection: AsyncConnection, heard: Callable[[Word], None]) -> None:
    """From now on `heard` is called with what others tell, as long as this connection lives."""

    def hear(_connection: object, _pid: int, _channel: str, told: Any) -> None:
        match _TOLD.fullmatch(str(told)):
            case re.Match() as parts if parts[1] != database.token:
                heard(Word(int(parts[2]), int(parts[3])))

    raw = await connection.get_raw_connection()
    driver = raw.driver_connection
    assert driver is not None
    await driver.add_listener(CHANNEL, hear)
