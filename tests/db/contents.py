"""What lies in the database, for tests that look into it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, select

from db.engine import Database
from db.schema import metadata


async def rows(database: Database, table: Table) -> list[Any]:
    """All rows of a table."""
    return list(await database.read(lambda connection: connection.execute(select(table)).all()))


async def contents(database: Database) -> dict[str, list[Any]]:
    """Everything in the database."""
    return {name: sorted(await rows(database, table), key=repr) for name, table in metadata.tables.items()}
