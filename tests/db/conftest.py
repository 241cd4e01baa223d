"""Every storage test runs on SQLite and on a real PostgreSQL, on a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.engine import Database, open_database
from db.games import SqlGameStore
from tests.db.blanks import Blanks, on_file
from tests.db.postgres import Server
from tests.db.tables import NOW


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest) -> str:
    """What the test is about: both, one after the other."""
    return str(request.param)


@pytest.fixture
def address(storage: str, tmp_path: Path, blanks: Blanks) -> str:
    """The address of a database with all tables."""
    return blanks.ready(storage, tmp_path)


@pytest.fixture
def bare(storage: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if storage == "sqlite":
        return on_file(tmp_path / "chicago.db")
    server: Server = request.getfixturevalue("server")
    return server.empty_database()


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """An open database with all tables."""
    database = await open_database(address)
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
def store(database: Database) -> SqlGameStore:
    return SqlGameStore(database, now=lambda: NOW)
