"""Bringing a database to the form this program knows, in one transaction."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database
from db.errors import TooNew
from db.locks import alone


async def migrate(database: Database) -> None:
    """Upgrade `database` to the newest schema, from nothing if need be; a second time does nothing.

    Processes that start at once on one server do so one after another.

    Raises TooNew if a newer version of the program has used it, Unavailable as `Database.tx`.
    """

    async def upgrade(connection: AsyncConnection) -> None:
        await alone(connection)
        await connection.run_sync(_upgrade)

    await database.tx(upgrade)


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
