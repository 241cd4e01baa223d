"""A database to play on, empty at every beginning: a file, or a server's."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from sqlalchemy import text

from db.engine import open_database
from db.schema import metadata
from tests.reliability.house import address, empty


class Ground(Protocol):
    """Where the house stands."""

    async def cleared(self) -> str:
        """The address of the database, in which nothing is written."""
        ...


class FileGround:
    """A SQLite file."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "chicago.db"
        self._empty = empty()

    @classmethod
    @contextmanager
    def laid(cls) -> Iterator[FileGround]:
        """One in a folder that is gone with the block."""
        with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
            yield cls(Path(folder))

    async def cleared(self) -> str:
        for left in self._file.parent.glob(f"{self._file.name}*"):
            left.unlink()
        self._file.write_bytes(self._empty)
        return address(self._file)


class ServerGround:
    """A PostgreSQL database that has all tables: emptied each time."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def cleared(self) -> str:
        names = ", ".join(metadata.tables)
        database = await open_database(self._url)
        try:
            await database.tx(lambda connection: connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY CASCADE")))
        finally:
            await database.close()
        return self._url
