"""What the house keeps for itself from one start to the next."""

from __future__ import annotations

from db.engine import Database
from db.notes import Notes


async def test_the_last_text_is_kept(database: Database) -> None:
    notes = Notes(database)
    assert await notes.read("commands") is None
    for text in ("one", "two"):
        await notes.write("commands", text)
    assert await notes.read("commands") == "two"
    assert await notes.read("other") is None
