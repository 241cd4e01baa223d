"""Small facts the house keeps for itself from one start to the next."""

from __future__ import annotations

from sqlalchemy import Connection, select

from db.engine import Database, insert
from db.schema import notes


class Notes:
    """Texts under names."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, name: str) -> str | None:
        """The text under `name`. Raises Unavailable."""
        return await self._database.read(lambda connection: read_note(connection, name))

    async def write(self, name: str, text: str) -> None:
        """Keep a text under `name`, in place of the one before. Raises Unavailable."""
        await self._database.tx(lambda connection: write_note(connection, name, text))


def read_note(connection: Connection, name: str) -> str | None:
    """The text under `name`."""
    text: str | None = connection.scalar(select(notes.c.text).where(notes.c.name == name))
    return text


def write_note(connection: Connection, name: str, text: str) -> None:
    """Keep a text under `name`, in place of the one before."""
    statement = insert(connection, notes).values(name=name, text=text)
    connection.execute(statement.on_conflict_do_update(index_elements=[notes.c.name], set_={"text": text}))
