"""A house of tables on a database file, of which all that happens can happen once more in exactly the same way."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import datetime
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from db.schema import metadata
from tests.manager.doubles import OPENS, RiggedShuffler
from tests.manager.evening import Evening

MOMENTS = frozenset({"due", "since", "at", "opened", "ended", "seen", "changed", "saved"})
"""Columns that say when something happened: a restart takes time."""
UNTOLD = frozenset({"notes", "clicks"})
"""Tables that say nothing of what happened at a table."""

Told = dict[str, list[tuple[Any, ...]]]
"""The rows of every table."""


class SteadyShuffler(RiggedShuffler):
    """Shuffles that game and deal alone decide, so that it does not matter in which process they are drawn."""

    def __init__(self, *, games: int, seed: int) -> None:
        """`games`: how many there have been; the next is named by its number."""
        super().__init__(_numbers=count(seed * 1000 + games + 1))
        self._seed = seed

    def seed(self) -> bytes:
        return self._seed.to_bytes(32)


class House(Evening):
    """An evening that may begin on the file of another."""

    def __init__(self, database: Database, *, games: int, clicks: int, seed: int) -> None:
        """`games`: how many there are; `clicks`: the number of the next tap."""
        super().__init__(on=SqlGameStore(database, now=self._now), shuffler=SteadyShuffler(games=games, seed=seed))
        self.database = database
        self._numbers = count(clicks)

    def _now(self) -> datetime:
        return self.clock.now()

    def click(self) -> int:
        return next(self._numbers)


@asynccontextmanager
async def opened(file: Path, *, clicks: int, at: datetime = OPENS, seed: int = 1) -> AsyncIterator[House]:
    """The house after a start at that moment; its process ends with the block. `seed` decides the packs."""
    database = await open_database(address(file))
    try:
        house = House(database, games=_games(file), clicks=clicks, seed=seed)
        house.clock.moment = at
        await house.tables.begin()
        try:
            yield house
        finally:
            house.drop_work()
    finally:
        await database.close()


def address(file: Path) -> str:
    """The database address of a file."""
    return f"sqlite+aiosqlite:///{file}"


@cache
def empty() -> bytes:
    """A database file without a game; migrated once, for that takes longer than a death. There is no event loop yet."""

    async def make(file: Path) -> None:
        database = await open_database(address(file))
        await migrate(database)
        await database.close()

    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        file = Path(folder) / "empty.db"
        asyncio.run(make(file))
        return file.read_bytes()


def _games(file: Path) -> int:
    with closing(sqlite3.connect(file)) as opened:
        [(games,)] = opened.execute("SELECT count(*) FROM games")
    return int(games)


def told(file: Path) -> Told:
    """All that the file says of its tables, without the times. Raises AssertionError if the file is not sound."""
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert opened.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = {}
        for name, table in metadata.tables.items():
            columns = ", ".join(column.name for column in table.columns if column.name not in MOMENTS)
            if name not in UNTOLD:
                rows[name] = sorted(opened.execute(f"SELECT {columns} FROM {name}").fetchall(), key=repr)
        return rows


def taken(file: Path, click: int) -> int:
    """How often a click was carried out."""
    with closing(sqlite3.connect(file)) as opened:
        [(times,)] = opened.execute("SELECT count(*) FROM clicks WHERE interaction_id = ?", (click,))
    return int(times)
