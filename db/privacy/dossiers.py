"""The door to what is kept about people."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete

from bot.privacy import Kept
from db.engine import Database
from db.notes import read_note
from db.privacy.exporting import export_of, kept_of
from db.privacy.forgetting import COMPACT, forget
from db.privacy.keeping import away_since, drop_names, prune_moves
from db.schema import notes
from db.word import Word, spread

AT_ONCE: Final = 100
"""Games, or people, dealt with in one transaction: taps wait for no more."""


class Dossiers:
    """What is kept about people. Every method raises Unavailable when the database is locked, full or gone."""

    def __init__(self, database: Database, *, now: Callable[[], datetime], kept_for: timedelta) -> None:
        """`now` is the clock: this moment, aware. After `kept_for` what is old goes."""
        self.kept_for: Final = kept_for
        self._database = database
        self._now = now

    async def kept(self, user_id: int) -> Kept:
        """How much is kept of this person."""
        return await self._database.read(lambda connection: kept_of(connection, user_id))

    async def export(self, user_id: int) -> dict[str, Any]:
        """All that is kept of this person, as JSON can hold it."""
        return await self._database.read(lambda connection: export_of(connection, user_id))

    async def forget(self, user_id: int, *, number: int) -> bool:
        """Take this person's id out of everything; `number` stands in its place where others' games need one.

        False, and nothing is done, while the person has, or had, a seat in a game that is not over.
        """
        return await self._database.tx(lambda connection: forget(connection, user_id, number=number))

    async def announce(self, user_id: int, *, number: int) -> None:
        """Have all other processes take this person out of their tables and their memory."""
        word = Word(user_id, number)
        await self._database.tx(lambda connection: spread(self._database, connection, word))

    async def drop_old(self) -> None:
        """Drop the moves of games that ended long enough ago, and the names of people who did nothing for as long.

        A server may want to keep the moves of its games for longer.
        """
        before = self._now() - self.kept_for
        away = await self._database.read(lambda connection: away_since(connection, before))
        for start in range(0, len(away), AT_ONCE):
            await self._drop_names(away[start : start + AT_ONCE], before)
        while (seated := await self._prune()) is not None:
            await self._drop_names(sorted(seated), before)

    async def compact(self) -> None:
        """Leave no traces of who was forgotten in the parts of a file that are not used any more."""
        if await self._database.read(lambda connection: read_note(connection, COMPACT)) is None:
            return
        if await self._database.compact():
            gone = delete(notes).where(notes.c.name == COMPACT)
            await self._database.tx(lambda connection: connection.execute(gone))

    async def _prune(self) -> frozenset[int] | None:
        now = self._now()
        return await self._database.tx(
            lambda connection: prune_moves(connection, now=now, kept_for=self.kept_for, most=AT_ONCE)
        )

    async def _drop_names(self, user_ids: list[int], before: datetime) -> None:
        await self._database.tx(lambda connection: drop_names(connection, user_ids, before=before))
