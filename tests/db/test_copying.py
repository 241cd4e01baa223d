"""A database that has seen everything is moved, from a file to a server and back, and nothing is different."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, text

from bot.__main__ import main
from bot.game.actions import Pass, Seat
from bot.records import Change, Ply, ScoreLine, Source
from db.checkup import look_over
from db.claims import claiming
from db.copying import copy_database
from db.engine import Database, open_database
from db.errors import AlreadyRunning, CannotCopy
from db.games import SqlGameStore
from db.migrate import migrate
from db.notes import Notes
from db.preferences import Preferences
from db.schema import games, metadata, seats, seeds
from tests.db.contents import contents
from tests.db.finishing import finish
from tests.db.postgres import Server
from tests.db.tables import AI, ANNA, BO, CIA, NOW, lobby, seed

MOVED = 7
"""Numbers of games were given so often before."""


@pytest.fixture
def elsewhere(address: str, tmp_path: Path, server: Server) -> str:
    """An empty database of the other kind."""
    if address.startswith("sqlite"):
        return server.empty_database()
    return f"sqlite+aiosqlite:///{tmp_path}/elsewhere.db"


async def fill(database: Database) -> None:
    """Games, over and not, people, settings; and a game of the highest number that is gone."""
    store = SqlGameStore(database, now=lambda: NOW)
    for _ in range(3):
        await finish(store, (ANNA, 52), (BO, 40), (AI, 3), lines=(ScoreLine(1, Seat(0), Source.HAND, 3, 4),))
    game_id = await store.open(lobby(CIA, AI, click=90))
    plies = tuple(Ply(number, Pass(Seat(0))) for number in range(1200))
    await store.commit(game_id, 0, Change(click=91, plies=plies, seeds={1: seed(1)}))
    await store.save_post(game_id, "lobby", 1 << 60)
    gone = [await store.open(lobby()) for _ in range(MOVED - game_id)][-1]
    await Preferences(database, now=lambda: NOW).let_ping(5, name="Åsa 🂡", allowed=False)
    await Notes(database).write("commands", "x" * 64)

    def drop(connection: Connection) -> None:
        for table, column in ((seeds, seeds.c.game_id), (seats, seats.c.game_id), (games, games.c.id)):
            connection.execute(delete(table).where(column == gone))

    await database.tx(drop)


@pytest.fixture
async def filled(address: str) -> AsyncIterator[Database]:
    database = await open_database(address)
    await migrate(database)
    await fill(database)
    yield database
    await database.close()


async def test_everything_arrives(filled: Database, address: str, elsewhere: str, tmp_path: Path) -> None:
    """Also when it is moved on before anything happened there."""
    before = await contents(filled)
    await filled.close()
    counts = await copy_database(address, elsewhere)
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert counts["actions"] == 1200
    assert {"results", "standings", "ratings", "honours", "people", "posts", "clicks", "notes"} <= {
        name for name, count in counts.items() if count
    }
    onwards = f"sqlite+aiosqlite:///{tmp_path}/onwards.db"
    assert await copy_database(elsewhere, onwards) == counts
    for place in (elsewhere, onwards):
        moved = await open_database(place)
        await migrate(moved)
        assert await contents(moved) == before
        store = SqlGameStore(moved, now=lambda: NOW)
        assert await store.open(lobby(BO)) == MOVED + 1, "no number is given twice"
        await moved.close()


@pytest.mark.parametrize("which", ["FROM", "TO"])
async def test_a_server_that_a_bot_uses(server: Server, tmp_path: Path, which: str) -> None:
    """Also when it is one process, which counts no shards. What it plays meanwhile would be lost."""
    here, file = server.empty_database(), f"sqlite+aiosqlite:///{tmp_path}/chicago.db"
    for address in (here, file):
        database = await open_database(address)
        await migrate(database)
        await database.close()
    database = await open_database(here)
    async with claiming(database) as claim:
        await claim.take(())
        with pytest.raises(CannotCopy, match=f"The bot runs on {which}: stop it first"):
            await copy_database(*((here, file) if which == "FROM" else (file, here)))
        found = await look_over(here)
        assert (found.in_use, found.served) == (True, None)
    await database.close()
    counts = await copy_database(*((here, file) if which == "FROM" else (file, here)))
    assert not counts["games"]
    assert not (await look_over(here)).in_use


class TestNo:
    """What is refused, on a file: nothing is written."""

    @pytest.fixture
    def address(self, tmp_path: Path) -> str:
        return f"sqlite+aiosqlite:///{tmp_path}/chicago.db"

    async def test_a_target_with_games(self, filled: Database, address: str, tmp_path: Path) -> None:
        await filled.close()
        other = f"sqlite:///{tmp_path}/other.db"
        await copy_database(address, other)
        with pytest.raises(CannotCopy, match="TO is not empty"):
            await copy_database(address, other)

    async def test_a_source_that_is_in_use(self, filled: Database, address: str, tmp_path: Path) -> None:
        with pytest.raises(AlreadyRunning):
            await copy_database(address, f"sqlite:///{tmp_path}/other.db")

    async def test_itself(self, address: str, tmp_path: Path) -> None:
        with pytest.raises(CannotCopy, match="the same"):
            await copy_database(address, f"sqlite:///{tmp_path}/./chicago.db")

    async def test_a_source_that_is_not_there(self, address: str, tmp_path: Path) -> None:
        with pytest.raises(CannotCopy, match="There is no database file"):
            await copy_database(address, f"sqlite:///{tmp_path}/other.db")

    async def test_an_older_source(self, filled: Database, address: str, tmp_path: Path) -> None:
        await filled.tx(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0001'")))
        await filled.close()
        with pytest.raises(CannotCopy, match="start it there once"):
            await copy_database(address, f"sqlite:///{tmp_path}/other.db")

    async def test_rows_that_do_not_arrive(
        self, filled: Database, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await filled.close()
        other = f"sqlite:///{tmp_path}/other.db"

        async def lose(_source: object, _target: object, _table: object) -> None:
            """A row went lost."""

        monkeypatch.setattr("db.copying._copy_rows", lose)
        with pytest.raises(CannotCopy, match="Not all rows of games arrived"):
            await copy_database(address, other)
        empty = await open_database(other)
        assert not any((await contents(empty)).values())
        await empty.close()


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = (f"sqlite+aiosqlite:///{tmp_path}/{name}.db" for name in ("chicago", "other"))

    async def begin() -> None:
        database = await open_database(source)
        await migrate(database)
        await fill(database)
        await database.close()

    asyncio.run(begin())
    assert main(["copy-db", source, target]) == 0
    said = capsys.readouterr().out
    assert len(said.splitlines()) == len(metadata.tables) + 1
    assert "       1,200  actions\n" in said
    assert main(["copy-db", source, target]) == 1
    assert capsys.readouterr().err == "TO is not empty: name a new database.\n"
