"""Games that are over, for those who may look at them again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from bot.records import Kind, Level, PastGame, Player, Status, StoredTable
from db.engine import Database
from db.reading import stored_table
from db.schema import actions, games, results, seats

OVER: Final = games.c.status.in_([Status.FINISHED.value, Status.VOID.value])
KEPT: Final = exists().where(actions.c.game_id == games.c.id, actions.c.ply == 0)
"""Its list of actions is still there."""


class Archive:
    """Finished and void games. Every method raises Unavailable when the database is locked, full or gone."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def game(self, game_id: int, *, guild_id: int, user_id: int) -> StoredTable | None:
        """A game with all its seeds and salts, or `pruned`; None if this person may not see it, or it goes on."""
        known = or_(KEPT, games.c.pruned)
        query = select(games.c.id).where(games.c.id == game_id, _seen_by(guild_id, user_id), known)

        def look(connection: Connection) -> StoredTable | None:
            found = connection.scalar(query)
            return None if found is None else stored_table(connection, game_id)

        return await self._database.read(look)

    async def recent(
        self, *, guild_id: int, user_id: int, channel_id: int | None = None, limit: int
    ) -> Sequence[PastGame]:
        """The games that ended last, newest first: all that this person may see, or those of one channel's tables.

        Games whose moves are not kept any more are not among them.
        """
        where = and_(_seen_by(guild_id, user_id), KEPT)
        if channel_id is not None:
            where = and_(where, games.c.channel_id == channel_id, games.c.kind == Kind.TABLE.value)
        query = select(games.c.id, games.c.ended).where(where).order_by(games.c.ended.desc(), games.c.id.desc())

        def look(connection: Connection) -> Sequence[PastGame]:
            found = connection.execute(query.limit(limit)).all()
            ids = [row.id for row in found]
            players, scores = _players(connection, ids), _scores(connection, ids)
            return [PastGame(row.id, row.ended, players[row.id], scores[row.id]) for row in found]

        return await self._database.read(look)


def _seen_by(guild_id: int, user_id: int) -> ColumnElement[bool]:
    """Games of tables are for everybody in the server, those played alone for their person only."""
    public = games.c.kind == Kind.TABLE.value
    own = and_(games.c.kind == Kind.SOLO.value, games.c.host_id == user_id)
    return and_(games.c.guild_id == guild_id, OVER, or_(public, own))


def _players(connection: Connection, ids: Iterable[int]) -> Mapping[int, tuple[Player, ...]]:
    players: dict[int, tuple[Player, ...]] = dict.fromkeys(ids, ())
    query = select(seats).where(seats.c.game_id.in_(list(players))).order_by(seats.c.game_id, seats.c.seat)
    for row in connection.execute(query):
        players[row.game_id] += (Player(row.name, row.user_id, Level(row.level) if row.level else None),)
    return players


def _scores(connection: Connection, ids: Iterable[int]) -> Mapping[int, tuple[int, ...]]:
    scores: dict[int, tuple[int, ...]] = dict.fromkeys(ids, ())
    query = select(results.c.game_id, results.c.score).where(results.c.game_id.in_(list(scores)))
    for row in connection.execute(query.order_by(results.c.game_id, results.c.seat)):
        scores[row.game_id] += (row.score,)
    return scores
