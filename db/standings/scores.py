"""What finished games add up to, for whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.profiles import History, Profile
from bot.standings import Choice, Leaderboard
from db.engine import Database
from db.standings.boards import page_of_board
from db.standings.counting import Place
from db.standings.histories import page_of_history, took_part
from db.standings.profiles import profile_of

PAGE = 10
"""People on a page of a leaderboard, games on a page of a history."""


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

    async def profile(self, guild_id: int, user_id: int, *, against: int | None = None) -> Profile:
        """One person on one server, head to head with another one if `against` names them."""
        return await self._database.read(lambda connection: profile_of(connection, guild_id, user_id, against=against))

    async def history(self, guild_id: int, user_id: int, *, page: int = 1, size: int = PAGE) -> History:
        """One page (from 1; the nearest one if there is no such page) of somebody's games on a server, newest first."""
        return await self._database.read(
            lambda connection: page_of_history(connection, guild_id, user_id, page=page, size=size)
        )

    async def took_part(self, guild_id: int, user_id: int, game_id: int) -> bool:
        """Is this one of the person's finished games on the server?"""
        return await self._database.read(lambda connection: took_part(connection, guild_id, user_id, game_id))
