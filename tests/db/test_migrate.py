"""Migrations: from nothing to the schema of this program, and no further."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

import db.migrate
import db.upgrading
from bot.records import Unavailable
from db.engine import Database, open_database
from db.errors import BadAddress, Misfit, TooNew, Unwritable
from db.locks import CHIC
from db.migrate import NEWEST, migrate
from db.schema import metadata
from db.upgrading import newest_revision
from tests.db.postgres import Server

VERSIONS = Path(db.migrate.__file__).parent / "migrations" / "versions"


@pytest.fixture
async def empty(bare: str) -> AsyncIterator[Database]:
    database = await open_database(bare)
    try:
        yield database
    finally:
        await database.close()


def tables(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


def portrait(connection: Connection) -> dict[str, list[str]]:
    """All that a database knows about each table, in words."""
    inspector = inspect(connection)
    ways = (
        inspector.get_columns,
        inspector.get_unique_constraints,
        inspector.get_indexes,
        inspector.get_foreign_keys,
        inspector.get_check_constraints,
        lambda table: [inspector.get_pk_constraint(table)],
        lambda table: [inspector.get_table_options(table)],
    )
    return {
        table: sorted(json.dumps(fact, default=str) for way in ways for fact in way(table)) for table in metadata.tables
    }


async def test_migrations_and_schema_say_the_same(empty: Database) -> None:
    """Compared twice: as Alembic sees it, and by what the database says of itself, its checks included."""

    def look(connection: Connection) -> tuple[list[Any], dict[str, list[str]]]:
        difference = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)
        return difference, portrait(connection)

    await migrate(empty)
    difference, migrated = await empty.read(look)
    assert difference == []

    def start_over(connection: Connection) -> None:
        metadata.drop_all(connection)
        metadata.create_all(connection)

    await empty.tx(start_over)
    _, created = await empty.read(look)
    assert migrated == created


def test_the_newest_schema_is_the_one_with_the_highest_number() -> None:
    assert newest_revision() == NEWEST


def test_a_start_with_nothing_to_upgrade_does_not_read_alembic() -> None:
    command = "import sys; import bot.app; sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", command], timeout=60, check=False).returncode == 0


async def test_a_database_that_is_up_to_date_is_left_alone(empty: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await migrate(empty)
    monkeypatch.setattr(db.upgrading, "upgrade", None)
    await migrate(empty)


def noted(connection: Connection) -> Sequence[str]:
    """The schema that a database says it has."""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()


async def test_migrating_at_once_and_again_does_it_once(empty: Database, bare: str) -> None:
    """Several processes may start on one server; a file has one process, which may ask twice."""
    processes = [empty] if empty.is_sqlite else [empty, *[await open_database(bare) for _ in range(3)]]
    try:
        await asyncio.gather(*(migrate(process) for process in processes * 2))
        assert await empty.read(noted) == [max(file.stem[:4] for file in VERSIONS.glob("0*.py"))]
    finally:
        for process in processes[1:]:
            await process.close()


async def test_a_newer_database_is_refused_in_a_sentence(empty: Database) -> None:
    await migrate(empty)
    await empty.tx(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(TooNew, match=r"newer version of this program \(schema 9999\)\. Install that version"):
        await migrate(empty)
    assert await empty.read(noted) == ["9999"]


async def test_a_user_of_a_server_who_may_make_no_tables(server: Server) -> None:
    server.empty_database()
    server.admit("visitor", password="right")
    with pytest.raises(BadAddress, match="does not accept this user, password or database name"):
        await open_database(server.address("chicago", user="visitor:wrong"))
    database = await open_database(server.address("chicago", user="visitor:right"))
    try:
        with pytest.raises(Unwritable, match="GRANT CREATE ON SCHEMA public TO that user"):
            await migrate(database)
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        ("ALTER TABLE games DROP COLUMN last_deal", r"It lacks games\.last_deal\. Put back a backup\."),
        ("DROP TABLE salts", r"It lacks salts\.deal and 3 more\."),
        (
            "UPDATE alembic_version SET version_num = '0015'",
            r"It cannot be brought up to date: .*last_deal.*\. Put back",
        ),
        ("DELETE FROM alembic_version", r"It cannot be brought up to date: .*already exists\. Put back a backup\."),
    ],
)
async def test_tables_that_do_not_fit_their_version(empty: Database, harm: str, complaint: str) -> None:
    await migrate(empty)
    await empty.tx(lambda connection: connection.execute(text(harm)))
    with pytest.raises(Misfit, match=complaint):
        await migrate(empty)


async def test_a_migration_that_fails_leaves_nothing(tmp_path: Path) -> None:
    """The disk is full after some of the tables."""
    database = await open_database(f"sqlite:///{tmp_path}/chicago.db")
    try:
        await database.read(lambda connection: connection.execute(text("PRAGMA max_page_count = 8")))
        with pytest.raises(Unavailable):
            await migrate(database)
        assert await database.read(tables) == []
        await database.read(lambda connection: connection.execute(text("PRAGMA max_page_count = 10000")))
        await migrate(database)
        assert set(await database.read(tables)) > set(metadata.tables)
    finally:
        await database.close()


async def test_a_migration_waits_for_another_one_as_long_as_it_takes(server: Server) -> None:
    address = server.empty_database()
    other, waiting = await open_database(address), await open_database(address, patience=0.1)
    try:

        def hold(connection: Connection) -> None:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": CHIC})
            connection.execute(text("SELECT pg_sleep(0.5)"))

        holding = asyncio.create_task(other.tx(hold))
        await asyncio.sleep(0.1)
        await migrate(waiting)
        assert holding.done()
        await holding
    finally:
        await other.close()
        await waiting.close()
