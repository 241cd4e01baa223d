"""What people want done for them at every table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from sqlalchemy import Connection, select

from db.engine import Database, insert
from db.schema import people
from db.word import Word, spread


class SqlHabits:
    """Known at once, without asking the database: those who have said anything are few numbers."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        """`now` is the clock: this moment, aware. `load` comes before the first question."""
        self._database = database
        self._now = now
        self._declare: dict[int, bool] = {}

    async def load(self) -> None:
        """Read everybody's habits. Raises Unavailable."""
        query = select(people.c.user_id, people.c.declares).where(people.c.declares.is_not(None))

        def look(connection: Connection) -> dict[int, bool]:
            return {row.user_id: row.declares for row in connection.execute(query)}

        self._declare = await self._database.read(look)

    async def learn(self, user_id: int) -> None:
        """Read one person's habits anew. Raises Unavailable."""
        query = select(people.c.declares).where(people.c.user_id == user_id)
        declares = await self._database.read(lambda connection: connection.scalar(query))
        if declares is None:
            self.forget(user_id)
        else:
            self._declare[user_id] = declares

    def declares(self, user_id: int) -> bool | None:
        """Are this person's hands declared for them? None if they have not said."""
        return self._declare.get(user_id)

    def forget(self, user_id: int) -> None:
        """This person is not known any more."""
        self._declare.pop(user_id, None)

    async def let_declare(self, user_id: int, *, name: str, on: bool) -> None:
        """From now on this person's hands are declared for them, or not. Raises Unavailable."""
        values = {"name": name, "seen": self._now(), "declares": on}

        def write(connection: Connection) -> None:
            statement = insert(connection, people).values(user_id=user_id, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=[people.c.user_id], set_=values))
            spread(self._database, connection, Word(user_id))

        await self._database.tx(write)
        self._declare[user_id] = on
