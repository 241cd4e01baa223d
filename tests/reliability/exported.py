"""Worlds written into a database, for what can be taken out of it: the export of a person."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

from sqlalchemy import Connection, delete, text

from bot.game.actions import Seat
from bot.privacy import file_of
from bot.records import Change, NewTable, Status, StoredTable
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from db.privacy.dossiers import Dossiers
from db.schema import metadata
from tests.manager.doubles import OPENS

NOBODY_HERE = 1


class Archive:
    """A database file with one game in it at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._store = SqlGameStore(database, now=lambda: OPENS)
        self._dossiers = Dossiers(database, now=lambda: OPENS, kept_for=timedelta(days=90))

    @classmethod
    @asynccontextmanager
    async def opened(cls) -> AsyncIterator[Archive]:
        """An empty one, gone with the block."""
        with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
            database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'chicago.db'}")
            try:
                await migrate(database)
                yield cls(database)
            finally:
                await database.close()

    async def export(self, stored: StoredTable, reader: Seat | None) -> bytes:
        """The file that /privacy hands to who sits in that seat, or to somebody who sits in none."""
        await self._database.tx(self._emptied)
        new = NewTable(
            key=stored.key,
            guild_id=stored.guild_id,
            channel_id=stored.channel_id,
            host_id=stored.host_id,
            rules=stored.rules,
            players=stored.players,
            seeds=stored.seeds,
            due=stored.due,
            opened=stored.opened,
            click=None,
            pace=stored.pace,
        )
        game_id = await self._store.open(new)
        moves = Change(
            status=Status.ACTIVE, plies=stored.plies, answers=stored.answers, salts=stored.salts, due=stored.due
        )
        await self._store.commit(game_id, 0, moves)
        user_id = NOBODY_HERE if reader is None else stored.players[reader].user_id or NOBODY_HERE
        _, content = file_of(await self._dossiers.export(user_id))
        return content

    @staticmethod
    def _emptied(connection: Connection) -> None:
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
        connection.execute(text("DELETE FROM sqlite_sequence"))  # same numbers again
