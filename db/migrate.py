"""Bringing a database to the form this program knows, in one transaction."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database
from db.errors import TooNew

ADVISORY_LOCK: Final = 0x43484943
"""Processes that start at once on one server upgrade it one after another; the letters CHIC."""


async def migrate(database: Database) -> None:
    """Upgrade `database` to the newest schema, from nothing if need be; a second time does nothing.

    Raises TooNew if a newer version of the program has used it, Unavailable as `Database.tx`.
    """

    async def upgrade(connection: AsyncConnection) -> None:
        await alone(connection)
        await connection.run_sync(_upgrade)

    await database.tx(upgrade)


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
