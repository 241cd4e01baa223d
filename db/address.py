"""Where a database is: a file, or a name on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from db.errors import BadAddress

SQLITE: Final = "sqlite+aiosqlite"
SERVER: Final = "postgresql+asyncpg"


def file_at(url: str) -> Path | None:
    """The file that `url` names, there or not; None if it names a server. Raises BadAddress."""
    address = address_of(url)
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


def address_of(url: str) -> URL:
    """The address with the driver that this program uses. Raises BadAddress; never repeats the address: passwords."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise BadAddress("The database address cannot be read. An example: sqlite:///chicago.db") from None
    match address.get_backend_name():
        case "sqlite" if address.database and address.database != ":memory:" and not address.query:
            return address.set(drivername=SQLITE)
        case "sqlite":
            raise BadAddress("SQLite needs a plain file, for example sqlite:///chicago.db")
        case "postgresql" | "postgres":
            return address.set(drivername=SERVER)
        case _:
            raise BadAddress("The database address must begin with sqlite:/// or postgresql://")
