"""What a person is called, the language Discord speaks with them, and whether they may be pinged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database, insert
from db.schema import people


class Preferences:
    """What is remembered about people."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        """`now` is the clock: this moment, aware."""
        self._database = database
        self._now = now

    async def remember(self, user_id: int, *, name: str, locale: str | None) -> None:
        """Keep a person's display name and Discord locale ("sv-SE") as last seen; None leaves the locale as it was."""
        seen = {"name": name, "seen": self._now()} | ({"locale": locale} if locale else {})

        async def write(connection: AsyncConnection) -> None:
            statement = insert(connection, people).values(user_id=user_id, **seen)
            await connection.execute(statement.on_conflict_do_update(index_elements=[people.c.user_id], set_=seen))

        await self._database.tx(write)

    async def may_ping(self, user_id: int) -> bool:
        """May this person be pinged when a table waits for them? Unless they said no."""
        query = select(people.c.nudged).where(people.c.user_id == user_id)

        async def look(connection: AsyncConnection) -> bool:
            return await connection.scalar(query) is not False

        return await self._database.read(look)

    async def let_ping(self, user_id: int, *, name: str, allowed: bool) -> None:
        """Keep what a person says about pings."""
        values = {"user_id": user_id, "name": name, "seen": self._now(), "nudged": allowed}

        async def write(connection: AsyncConnection) -> None:
            statement = insert(connection, people).values(values)
            new = statement.on_conflict_do_update(index_elements=[people.c.user_id], set_={"nudged": allowed})
            await connection.execute(new)

        await self._database.tx(write)

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
