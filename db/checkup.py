"""A look at a database as it is, changing nothing: also while the bot runs, and before it ever did."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, text

from bot.records import Share
from db.address import file_at
from db.claims import in_use, served
from db.engine import Database, open_to_look
from db.errors import Unwritable
from db.migrate import NO_TABLES
from db.schema import OPEN_GAME, games
from db.sqlite_file import is_claimed, quick_check, whose
from db.upgrading import newest_revision, revision_of


@dataclass(frozen=True, slots=True)
class Checkup:
    """How a database is."""

    name: str
    """What it is, for the host to read; no password."""
    revision: str | None
    """The schema it has; None before the first start."""
    newest: str
    """The schema this program wants."""
    games: int = 0
    open_games: int = 0
    in_use: bool = False
    """Does a bot run on it now?"""
    folder: str | None = None
    """Where its file lies, if it is one."""
    served: Share | None = None
    """The shards that processes have taken, if there are several processes."""


async def look_over(url: str) -> Checkup:
    """How the database at `url` is. Raises CannotOpen with a sentence for the host, Unavailable."""
    path = file_at(url)
    if path is None:
        return await _looked(await open_to_look(url), name=None, folder=None)
    _check_rights(path.resolve())
    name, folder = f"SQLite {sqlite3.sqlite_version}, {path.resolve()}", str(path.resolve().parent)
    if not path.is_file() or not path.stat().st_size:
        return Checkup(name, None, newest_revision(), in_use=is_claimed(path), folder=folder)
    database = await open_to_look(url)
    return await _looked(database, name=name, folder=folder, path=path.resolve())


async def _looked(database: Database, *, name: str | None, folder: str | None, path: Path | None = None) -> Checkup:
    def look(connection: Connection) -> Checkup:
        called = name or f"PostgreSQL {connection.scalar(text('SHOW server_version'))}"
        revision = revision_of(connection)
        used = is_claimed(path) if path is not None else in_use(connection)
        found = Checkup(called, revision, newest_revision(), in_use=used, folder=folder)
        if not inspect(connection).has_table(games.name):
            return found
        shards = None if path is not None else served(connection)
        count = select(func.count()).select_from(games)
        every, still = connection.scalar(count), connection.scalar(count.where(OPEN_GAME))
        return replace(found, games=every or 0, open_games=still or 0, served=shards)

    try:
        if path is not None:
            await quick_check(database, path)
        else:
            await database.read(_check_privileges)
        return await database.read(look)
    finally:
        await database.close()


def _check_privileges(connection: Connection) -> None:
    """May tables be made there? Raises Unwritable."""
    if not connection.scalar(text("SELECT has_schema_privilege(current_schema(), 'CREATE')")):
        raise Unwritable(NO_TABLES)


def _check_rights(path: Path) -> None:
    """May this process write the file, and beside it? Raises Unwritable."""
    if not path.parent.is_dir():
        raise Unwritable(f"There is no folder {path.parent}: make it, or set another database address.")
    for each in (path.parent, path):
        if each.exists() and not os.access(each, os.W_OK):
            raise Unwritable(f"{each} cannot be written. {whose(path)}")
