"""A look into a database that may be in use: reads, and nothing else."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from bot.records import Unavailable
from db.engine import Database, open_to_look
from db.errors import BadAddress, DatabaseError
from db.games import SqlGameStore
from db.reading import stored_table
from tests.db.tables import ANNA, BO, lobby


async def test_what_another_one_wrote_is_read_while_it_goes_on(
    store: SqlGameStore, database: Database, address: str
) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    looking = await open_to_look(address)
    try:
        found = await looking.read(lambda connection: stored_table(connection, game_id))
        assert found == await store.load(game_id)
        await store.save_post(game_id, "lobby", 5)
        again = await looking.read(lambda connection: stored_table(connection, game_id))
        assert again is not None
        assert again.posts == {"lobby": 5}
        if database.is_sqlite:
            with pytest.raises((Unavailable, DatabaseError)):
                await looking.tx(lambda connection: connection.execute(text("DELETE FROM games")))
    finally:
        await looking.close()
    assert await store.load(game_id) is not None


async def test_two_look_at_once(store: SqlGameStore, address: str) -> None:
    """Each sees its own moment, though the second one looks in the middle of the first one's."""
    looking = await open_to_look(address)
    count = text("SELECT count(*) FROM games")
    try:
        async with looking.step_by_step(reading=True) as first:
            assert await first.scalar(count) == 0
            await store.open(lobby(ANNA))
            assert await looking.read(lambda beside: beside.scalar(count)) == 1
            assert await first.scalar(count) == 0
    finally:
        await looking.close()


async def test_a_file_that_is_not_there_is_not_made(tmp_path: object) -> None:
    with pytest.raises(BadAddress, match="There is no database file"):
        await open_to_look(f"sqlite+aiosqlite:///{tmp_path}/none.db")
