"""Databases for tests that are ready: to make one anew takes the migrations their time."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Final

from db.engine import open_database
from db.migrate import migrate
from tests.db.postgres import Server

BLANK: Final = "blank"


def on_file(path: Path) -> str:
    """The address of a database that is this file."""
    return f"sqlite+aiosqlite:///{path}"


class Blanks:
    """A database with all tables and nothing in them, once as a file and once on a server."""

    def __init__(self, folder: Path, server: Callable[[], Server]) -> None:
        self._path = folder / "chicago.db"
        self._ask_for_server = server

    def ready(self, storage: str, folder: Path) -> str:
        """The address of one: on "sqlite" a copy in `folder`, on "postgresql" the one of the server, cleared."""
        if storage == "sqlite":
            file = shutil.copyfile(self._file, folder / "chicago.db")
            file.chmod(0o600)
            return on_file(file)
        return asyncio.run(self._server.clear(BLANK))

    @cached_property
    def _file(self) -> Path:
        asyncio.run(_furnish(on_file(self._path)))
        return self._path

    @cached_property
    def _server(self) -> Server:
        server = self._ask_for_server()
        asyncio.run(_furnish(asyncio.run(server.make(BLANK))))
        return server


async def _furnish(address: str) -> None:
    database = await open_database(address)
    await migrate(database)
    await database.close()
