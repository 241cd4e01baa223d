"""Bringing a database to the form this program knows, in one transaction."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database
from db.errors import Misfit, Rejected, TooNew, Unwritable
from db.failures import in_short, is_forbidden
from db.schema import metadata

ADVISORY_LOCK: Final = 0x43484943
"""Processes that start at once on one server upgrade it one after another; the letters CHIC."""
NO_TABLES: Final = "This PostgreSQL user may not make tables: GRANT CREATE ON SCHEMA public TO that user."
MISFIT: Final = "The tables of the database are not those that its version should have."
PUT_BACK: Final = "Put back a backup."


async def migrate(database: Database) -> None:
    """Upgrade `database` to the newest schema, from nothing if need be; a second time does nothing.

    Raises TooNew if a newer version of the program has used it, Misfit if its tables are not those that it should have,
    Unwritable if a server lets this user make none, Unavailable as `Database.tx`.
    """

    async def upgrade(connection: AsyncConnection) -> None:
        await alone(connection)
        await connection.run_sync(_upgrade)
        await connection.run_sync(_refuse_gaps)

    try:
        await database.tx(upgrade)
    except (Rejected, DBAPIError, CommandError) as error:
        if is_forbidden(error):
            raise Unwritable(NO_TABLES) from error
        raise Misfit(f"{MISFIT} It cannot be brought up to date: {in_short(error)}. {PUT_BACK}") from error


async def alone(connection: AsyncConnection) -> None:
    """Let no other process upgrade the same database until the transaction ends, and take the time it takes."""
    if connection.dialect.name == "sqlite":
        return
    for limit in ("lock_timeout", "statement_timeout"):  # large tables take their time
        await connection.execute(text("SELECT set_config(:limit, '0', true)"), {"limit": limit})
    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})


def newest_revision() -> str:
    """The schema that this program wants."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def revision_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it has none yet. Raises TooNew."""
    _refuse_newer(connection, ScriptDirectory.from_config(_config()))
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "db:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    _refuse_newer(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def _refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise TooNew(
                f"The database has been used by a newer version of this program (schema {revision}). "
                "Install that version, or put back a backup from before."
            )


def _refuse_gaps(connection: Connection) -> None:
    """Whatever the version says: every table and column has to be there. Raises Misfit."""
    found = inspect(connection).get_multi_columns()
    there = {(table, column["name"]) for (_, table), columns in found.items() for column in columns}
    wanted = {(table.name, column.name) for table in metadata.tables.values() for column in table.columns}
    if missing := sorted(f"{table}.{column}" for table, column in wanted - there):
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise Misfit(f"{MISFIT} It lacks {missing[0]}{more}. {PUT_BACK}")
