"""Bringing a database to the form this program knows, in one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from db.engine import Database
from db.errors import Misfit, Rejected, Unwritable
from db.failures import in_short, is_forbidden
from db.locks import alone
from db.schema import metadata

NO_TABLES: Final = "This PostgreSQL user may not make tables: GRANT CREATE ON SCHEMA public TO that user."
MISFIT: Final = "The tables of the database are not those that its version should have."
PUT_BACK: Final = "Put back a backup."
NEWEST: Final = max(file.name[:4] for file in (Path(__file__).parent / "migrations" / "versions").glob("[0-9]*.py"))
"""The schema that this program wants, as the files of the migrations are numbered."""
_NOTED: Final = "alembic_version"


async def migrate(database: Database) -> None:
    """Upgrade `database` to the newest schema, from nothing if need be; a second time does nothing.

    Processes that start at once on one server do so one after another.

    Raises TooNew if a newer version of the program has used it, Misfit if its tables are not those that it should have,
    Unwritable if a server lets this user make none, Unavailable as `Database.tx`.
    """

    def upgrade(connection: Connection) -> None:
        alone(connection)
        if _revision(connection) != NEWEST:
            from db import upgrading  # not before: a start would wait for Alembic longer than for the database

            upgrading.upgrade(connection)
        _refuse_gaps(connection)

    try:
        await database.tx(upgrade)
    except (Rejected, DBAPIError) as error:
        if is_forbidden(error):
            raise Unwritable(NO_TABLES) from error
        raise misfit(error) from error


def misfit(error: Exception) -> Misfit:
    """What to say of a database in which the migrations fail."""
    return Misfit(f"{MISFIT} It cannot be brought up to date: {in_short(error)}. {PUT_BACK}")


def _revision(connection: Connection) -> str | None:
    """The schema that a database notes to have; None if it notes none, or more than one."""
    if not inspect(connection).has_table(_NOTED):
        return None
    noted = connection.execute(text(f"SELECT version_num FROM {_NOTED}")).scalars().all()  # noqa: S608 - our own name
    return str(noted[0]) if len(noted) == 1 else None


def _refuse_gaps(connection: Connection) -> None:
    """Whatever the version says: every table and column has to be there. Raises Misfit."""
    found = inspect(connection).get_multi_columns()
    there = {(table, column["name"]) for (_, table), columns in found.items() for column in columns}
    wanted = {(table.name, column.name) for table in metadata.tables.values() for column in table.columns}
    if missing := sorted(f"{table}.{column}" for table, column in wanted - there):
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise Misfit(f"{MISFIT} It lacks {missing[0]}{more}. {PUT_BACK}")
