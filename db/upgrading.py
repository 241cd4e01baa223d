"""What Alembic does for the database: read when there is something to upgrade, as at one start in a hundred."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from db.errors import TooNew
from db.migrate import misfit


def newest_revision() -> str:
    """The schema that this program wants."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def revision_of(connection: Connection) -> str | None:
    """The schema that a database has; None if it has none yet. Raises TooNew."""
    _refuse_newer(connection, ScriptDirectory.from_config(_config()))
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Run the migrations that have not run yet. Raises TooNew, Misfit."""
    config = _config()
    config.attributes["connection"] = connection
    _refuse_newer(connection, ScriptDirectory.from_config(config))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise misfit(error) from error


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "db:migrations")
    return config


def _refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise TooNew(
                f"The database has been used by a newer version of this program (schema {revision}). "
                "Install that version, or put back a backup from before."
            )
