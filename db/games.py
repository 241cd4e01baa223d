"""The record of every game: an action is in it before anybody sees its effect."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, delete, func, select

from bot.records import EVERYTHING, Change, Kind, LiveTable, NewTable, Share, Status, StoredTable
from bot.standings import Aftermath
from db.engine import Database, insert
from db.privacy.forgetting import open_games
from db.reading import stored_table
from db.schema import OPEN_GAME, clicks, games, posts, results, seats
from db.uptime import forgive_absence, within, write_alive
from db.writing import named, write_change, write_lobby

CLICKS_KEPT: Final = timedelta(days=1)
"""How long after a game's end a repeated click is still told from a new one."""


class SqlGameStore:
    """Where games are written down. Every method raises Unavailable when the database is locked, full or gone."""

    def __init__(self, database: Database, *, now: Callable[[], datetime], share: Share = EVERYTHING) -> None:
        """`now` is the clock: this moment, aware. `share`: the servers of this process; others see to the others."""
        self._database = database
        self._now = now
        self._share = share

    async def open(self, table: NewTable) -> int:
        """Store a new lobby at revision 0 and return its game id.

        Raises ChannelTaken if the channel has a live table (private ones may be opened anywhere), SeatTaken if a person
        of it already holds a live seat of this kind in this guild, Repeated if the click was stored before; nothing is
        stored then.
        """
        now = self._now()
        return await self._database.tx(lambda connection: write_lobby(connection, table, now=now), about=(table.click,))

    async def commit(self, game_id: int, revision: int, change: Change) -> Aftermath:
        """Store `change` whole if the game is still at `revision`; it is then at `revision` + 1.

        Says what the game came to if this ends it.

        A status that is not live frees every seat; one that ends the game drops the early answers. Raises Repeated if
        the click was stored before, Conflict if the revision moved on (or a ply or seed is there already), SeatTaken as
        `open`, and ChannelTaken if a game that fell asleep is to go on where another table is live by now; nothing is
        stored then.
        """
        now = self._now()
        return await self._database.tx(
            lambda connection: write_change(connection, game_id, revision, change, now=now), about=named(change)
        )

    async def load(self, game_id: int) -> StoredTable | None:
        """The table, or None when there is no such game."""
        return await self._database.read(lambda connection: stored_table(connection, game_id))

    async def live(self) -> Sequence[LiveTable]:
        """All tables of this process that are not over, the oldest first."""
        about = (games.c.id, games.c.guild_id, games.c.channel_id, games.c.due, games.c.host_id)
        query = select(*about, games.c.kind, games.c.status).where(OPEN_GAME, within(self._share))

        def look(connection: Connection) -> Sequence[LiveTable]:
            return [
                LiveTable(*row[:5], Kind(row.kind), Status(row.status))
                for row in connection.execute(query.order_by(games.c.id))
            ]

        return await self._database.read(look)

    async def games_of(self, user_ids: Collection[int]) -> Mapping[int, int]:
        """How many games each of these people has finished, in any server; those with none are missing."""
        query = select(results.c.user_id, func.count().label("games")).where(results.c.user_id.in_(user_ids))

        def look(connection: Connection) -> Mapping[int, int]:
            rows = connection.execute(query.group_by(results.c.user_id))
            return {row.user_id: row.games for row in rows}

        return await self._database.read(look)

    async def asleep(self, guild_id: int, channel_id: int, user_id: int) -> int | None:
        """The newest game of this person that fell asleep in this channel, or None."""
        query = (
            select(games.c.id)
            .join(seats, seats.c.game_id == games.c.id)
            .where(games.c.status == Status.ASLEEP, games.c.guild_id == guild_id, games.c.channel_id == channel_id)
            .where(seats.c.user_id == user_id, seats.c.level.is_(None))
            .order_by(games.c.id.desc())
            .limit(1)
        )

        def look(connection: Connection) -> int | None:
            game_id: int | None = connection.scalar(query)
            return game_id

        return await self._database.read(look)

    async def open_games_of(self, user_id: int) -> Sequence[int]:
        """The games that are not over in which this person has, or had, a seat, or which the person opened.

        Those of this process alone.
        """
        own = within(self._share)
        return await self._database.read(lambda connection: open_games(connection, user_id, own))

    async def alive(self, now: datetime) -> None:
        """Write down that the bot is alive: in its own servers."""
        await self._database.tx(lambda connection: write_alive(connection, now, share=self._share))

    async def back(self, now: datetime, *, least: timedelta) -> None:
        """The bot is back, for the first time since it was last `alive`: people lost no time by that.

        What waits for people at a table in a channel moves by as long as the bot was away, and `least` is left of it.
        What is an AI player's turn, or chance's, and what private tables wait for, stays as it was. Only the tables of
        this process move, each by as long as nobody was there for its server.
        """
        await self._database.tx(lambda connection: forgive_absence(connection, now, least=least, share=self._share))

    async def save_post(self, game_id: int, slot: str, message_id: int) -> None:
        """Remember the message that shows `slot`, in place of the one before."""

        def write(connection: Connection) -> None:
            statement = insert(connection, posts).values(game_id=game_id, slot=slot, message_id=message_id)
            key = (posts.c.game_id, posts.c.slot)
            connection.execute(statement.on_conflict_do_update(index_elements=key, set_={"message_id": message_id}))

        await self._database.tx(write)

    async def drop_post(self, game_id: int, slot: str) -> None:
        """Nothing shows `slot` any more."""
        statement = delete(posts).where(posts.c.game_id == game_id, posts.c.slot == slot)

        def write(connection: Connection) -> None:
            connection.execute(statement)

        await self._database.tx(write)

    async def prune(self) -> int:
        """Forget the clicks of games that ended more than a day ago; says how many."""
        over = select(games.c.id).where(games.c.ended < self._now() - CLICKS_KEPT)

        def write(connection: Connection) -> int:
            return connection.execute(delete(clicks).where(clicks.c.game_id.in_(over))).rowcount

        return await self._database.tx(write)
