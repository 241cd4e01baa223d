"""What a person is called, the language Discord speaks with them, and what they like on their panels."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database, insert
from db.schema import people

REMEMBERED: Final = 10_000
"""People whose wishes are kept in memory."""


class Preferences:
    """What is remembered about people."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        """`now` is the clock: this moment, aware."""
        self._database = database
        self._now = now
        self._hints: OrderedDict[int, bool] = OrderedDict()

    async def remember(self, user_id: int, *, name: str, locale: str | None) -> None:
        """Keep a person's display name and Discord locale ("sv-SE") as last seen; None leaves the locale as it was."""
        seen = {"name": name, "seen": self._now()} | ({"locale": locale} if locale else {})

        async def write(connection: AsyncConnection) -> None:
            statement = insert(connection, people).values(user_id=user_id, **seen)
            await connection.execute(statement.on_conflict_do_update(index_elements=[people.c.user_id], set_=seen))

        await self._database.tx(write)

    async def want_hints(self, user_id: int, *, name: str, wanted: bool) -> None:
        """Keep whether this person, last called `name`, wants hints on the hand panel."""
        liked = {"name": name, "hints": wanted, "seen": self._now()}

        async def write(connection: AsyncConnection) -> None:
            statement = insert(connection, people).values(user_id=user_id, **liked)
            await connection.execute(statement.on_conflict_do_update(index_elements=[people.c.user_id], set_=liked))

        await self._database.tx(write)
        self._hints[user_id] = wanted

    async def wants_hints(self, user_id: int) -> bool:
        """Does this person want hints? Asked for every panel that is drawn, so the answer is remembered."""
        if user_id not in self._hints:
            query = select(people.c.hints).where(people.c.user_id == user_id)
            stored = await self._database.read(lambda connection: connection.scalar(query))
            self._hints.setdefault(user_id, bool(stored))  # unless it was switched meanwhile
            while len(self._hints) > REMEMBERED:
                self._hints.popitem(last=False)
        return self._hints.get(user_id, False)

    async def locales(self, user_ids: Iterable[int]) -> Mapping[int, str]:
        """The last known locale of each of these people; those without one are missing."""
        query = select(people.c.user_id, people.c.locale).where(
            people.c.user_id.in_(list(user_ids)), people.c.locale.is_not(None)
        )

        async def look(connection: AsyncConnection) -> Mapping[int, str]:
            return {row.user_id: row.locale for row in await connection.execute(query)}

        return await self._database.read(look)

    async def locale(self, user_id: int) -> str | None:
        """The last known locale of this person."""
        return (await self.locales([user_id])).get(user_id)
