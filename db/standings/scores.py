"""What finished games add up to, for whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.standings import Choice, Leaderboard
from db.engine import Database
from db.standings.boards import page_of_board
from db.standings.counting import Place

PAGE = 10
"""People on a page of a leaderboard."""


class Scores:
    """Leaderboards and records. Every method raises Unavailable when the database is locked, full or gone."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        """`now` is the clock: this moment, aware."""
        self._database = database
        self._now = now

    async def leaderboard(
        self, choice: Choice, *, guild_id: int, channel_id: int, asker: int, page: int = 1, size: int = PAGE
    ) -> Leaderboard:
        """One page (from 1; the nearest one if there is no such page) of a leaderboard, seen from this channel.

        Counted are finished games with two people or more; a game that a person left is a game without a win.
        """
        place, now = Place(guild_id=guild_id, channel_id=channel_id), self._now()
        return await self._database.read(
            lambda connection: page_of_board(connection, choice, place, asker=asker, page=page, size=size, now=now)
        )
