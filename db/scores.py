"""Who won how often: the leaderboard of a server."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Row, Select, and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import Leaderboard, Standing
from db.engine import Database
from db.schema import people, results

GAMES: Final = func.count()
WINS: Final = func.coalesce(func.sum(case((and_(results.c.won, ~results.c.left_game), 1), else_=0)), 0)
"""A seat that wins after its person left wins for nobody (R1.6)."""
POINTS: Final = func.coalesce(func.sum(case((results.c.left_game, 0), else_=results.c.score)), 0)
"""Nor are the points counted that an AI went on to make."""


class Scores:
    """What finished games add up to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaderboard(self, guild_id: int, asker: int, page: int, *, size: int = 10) -> Leaderboard:
        """The people of a server: page `page` (from 1; the nearest one if there is no such page), `size` to a page.

        Counted are finished games with two people or more; a game that a person left is a game without a win. Most wins
        stand first, then most points, then fewest games, then the older account. Raises Unavailable.
        """
        ranked = _ranked(guild_id).subquery()

        async def look(connection: AsyncConnection) -> Leaderboard:
            total = await connection.scalar(select(func.count()).select_from(ranked)) or 0
            pages = max(1, -(-total // size))
            shown = min(max(page, 1), pages)
            first, last = (shown - 1) * size + 1, shown * size
            query = select(ranked).where(ranked.c.nth.between(first, last) | (ranked.c.user_id == asker))
            standings = [_standing(row) for row in await connection.execute(query.order_by(ranked.c.nth))]
            alone = (await connection.execute(_against_ai(guild_id, asker))).one()
            return Leaderboard(
                page=shown,
                pages=pages,
                rows=tuple(standing for standing in standings if first <= standing.row <= last),
                own=next((standing for standing in standings if standing.user_id == asker), None),
                own_ai_games=alone.games,
                own_ai_wins=alone.wins,
            )

        return await self._database.read(look)


def _ranked(guild_id: int) -> Select[Any]:
    """Everybody with a counted game in the server, numbered from the best."""
    order = (WINS.desc(), POINTS.desc(), GAMES.asc(), results.c.user_id.asc())
    return (
        select(
            func.row_number().over(order_by=order).label("nth"),
            results.c.user_id,
            people.c.name,
            GAMES.label("games"),
            WINS.label("wins"),
            POINTS.label("points"),
        )
        .join(people, people.c.user_id == results.c.user_id)
        .where(results.c.guild_id == guild_id, results.c.people >= 2)
        .group_by(results.c.user_id, people.c.name)
    )


def _against_ai(guild_id: int, user_id: int) -> Select[Any]:
    """The games a person finished against AI players only."""
    return select(GAMES.label("games"), WINS.label("wins")).where(
        results.c.guild_id == guild_id, results.c.user_id == user_id, results.c.people == 1
    )


def _standing(row: Row[Any]) -> Standing:
    return Standing(row.nth, row.user_id, row.name, row.games, row.wins, row.points)
