"""Every storage test runs on SQLite and on a real PostgreSQL, on a database of its own."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from tests.db.postgres import Server, private_server, server_programs
from tests.db.tables import NOW


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    programs = server_programs()
    if programs is None:
        if os.environ.get("CHICAGO_CI") == "1":
            pytest.fail("PostgreSQL's server programs are missing, and CI must not skip its tests")
        pytest.skip("PostgreSQL's server programs are not installed (Debian: apt-get install postgresql)")
    with private_server(programs) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/chicago.db"
    server: Server = request.getfixturevalue("server")
    return server.empty_database()


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """An open database with all tables."""
    database = await open_database(address)
    try:
        await migrate(database)
        yield database
    finally:
        await database.close()


@pytest.fixture
def store(database: Database) -> SqlGameStore:
    return SqlGameStore(database, now=lambda: NOW)
