"""The record of every game: an action is in it before anybody sees its effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import Change, Kind, LiveTable, NewTable, StoredTable
from bot.standings import Aftermath
from db.engine import Database, insert
from db.reading import stored_table
from db.schema import LIVE_GAME, clicks, games, posts
from db.writing import write_change, write_lobby

CLICKS_KEPT: Final = timedelta(days=1)
"""How long after a game's end a repeated click is still told from a new one."""


class SqlGameStore:
    """Where games are written down. Every method raises Unavailable when the database is locked, full or gone."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        """`now` is the clock: this moment, aware."""
        self._database = database
        self._now = now

    async def open(self, table: NewTable) -> int:
        """Store a new lobby at revision 0 and return its game id.

        Raises ChannelTaken if the channel has a live table (private ones may be opened anywhere), SeatTaken if a person
        of it already holds a live seat of this kind in this guild, Repeated if the click was stored before; nothing is
        stored then.
        """
        now = self._now()
        return await self._database.tx(lambda connection: write_lobby(connection, table, now=now))

    async def commit(self, game_id: int, revision: int, change: Change) -> Aftermath:
        """Store `change` whole if the game is still at `revision`; it is then at `revision` + 1.

        Says what the game came to if this ends it.

        A status that is not live frees every seat and drops the early answers. Raises Repeated if the click was stored
        before, Conflict if the revision moved on (or a ply or seed is there already), SeatTaken as `open`; nothing is
        stored then.
        """
        now = self._now()
        return await self._database.tx(lambda connection: write_change(connection, game_id, revision, change, now=now))

    async def load(self, game_id: int) -> StoredTable | None:
        """The table, or None when there is no such game."""
        return await self._database.read(lambda connection: stored_table(connection, game_id))

    async def live(self) -> Sequence[LiveTable]:
        """All live tables, the oldest first."""
        about = (games.c.id, games.c.guild_id, games.c.channel_id, games.c.due, games.c.host_id, games.c.kind)
        query = select(*about).where(LIVE_GAME).order_by(games.c.id)

        async def look(connection: AsyncConnection) -> Sequence[LiveTable]:
            return [
                LiveTable(row.id, row.guild_id, row.channel_id, row.due, row.host_id, Kind(row.kind))
                for row in await connection.execute(query)
            ]

        return await self._database.read(look)

    async def save_post(self, game_id: int, slot: str, message_id: int) -> None:
        """Remember the message that shows `slot`, in place of the one before."""

        async def write(connection: AsyncConnection) -> None:
            statement = insert(connection, posts).values(game_id=game_id, slot=slot, message_id=message_id)
            key = (posts.c.game_id, posts.c.slot)
            await connection.execute(
                statement.on_conflict_do_update(index_elements=key, set_={"message_id": message_id})
            )

        await self._database.tx(write)

    async def prune(self) -> int:
        """Forget the clicks of games that ended more than a day ago; says how many."""
        over = select(games.c.id).where(games.c.ended < self._now() - CLICKS_KEPT)

        async def write(connection: AsyncConnection) -> int:
            return (await connection.execute(delete(clicks).where(clicks.c.game_id.in_(over)))).rowcount

        return await self._database.tx(write)
