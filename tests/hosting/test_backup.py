"""The drill: a copy made while people play is put in the place of the file that was lost, and they play on."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.game.actions import Pass, Seat
from bot.records import Change, Ply
from db.backup import back_up
from db.engine import open_database
from db.errors import BadAddress, CannotBackUp
from db.games import SqlGameStore
from db.migrate import migrate
from tests.db.tables import ANNA, NOW, lobby


def move(number: int) -> Change:
    return Change(click=number, plies=(Ply(number, Pass(Seat(0))),))


def lose_the_disk(live: Path, *, but: Path) -> None:
    """Nothing is left of the database; the copy is one file without others beside it."""
    for file in live.parent.glob("chicago.db*"):
        file.unlink()
    assert list(live.parent.iterdir()) == [but]


async def test_the_drill(tmp_path: Path) -> None:
    live, copy = tmp_path / "chicago.db", tmp_path / "copy.db"
    database = await open_database(f"sqlite:///{live}")
    await migrate(database)
    store = SqlGameStore(database, now=lambda: NOW)
    game_id, stored = await store.open(lobby(ANNA)), 0

    async def play() -> None:
        nonlocal stored
        while not copy.exists():
            await store.commit(game_id, stored, move(stored))
            stored += 1
        await store.commit(game_id, stored, move(stored))

    playing = asyncio.create_task(play())
    await asyncio.sleep(0.1)
    before = stored
    size = await asyncio.to_thread(back_up, f"sqlite:///{live}", copy)
    after = stored
    await playing
    await database.close()
    assert 0 < before <= after
    assert size == copy.stat().st_size
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    lose_the_disk(live, but=copy)
    copy.rename(live)
    database = await open_database(f"sqlite:///{live}")
    await migrate(database)
    store = SqlGameStore(database, now=lambda: NOW)
    table = await store.load(game_id)
    assert table is not None
    assert before <= len(table.plies) <= after + 1
    assert table.revision == len(table.plies)
    assert [ply.number for ply in table.plies] == [*range(len(table.plies))]
    await store.commit(game_id, table.revision, move(table.revision))
    await database.close()


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """A small database file that nobody uses."""
    path = tmp_path / "chicago.db"
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE a (b)")
    return path


def test_what_is_there_is_not_written_over(live: Path, tmp_path: Path) -> None:
    before = live.read_bytes()
    for target in (live, tmp_path):
        with pytest.raises(CannotBackUp, match="name one that is not there yet"):
            back_up(f"sqlite:///{live}", target)
    assert live.read_bytes() == before


def test_a_folder_that_is_not_there(live: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotBackUp, match=r"copy\.db cannot be written: No such file or directory"):
        back_up(f"sqlite:///{live}", tmp_path / "missing" / "copy.db")


def test_no_database(tmp_path: Path) -> None:
    with pytest.raises(BadAddress, match="There is no database file"):
        back_up(f"sqlite:///{tmp_path}/chicago.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_is_no_backup(tmp_path: Path) -> None:
    live = tmp_path / "chicago.db"
    live.write_bytes(b"no database" * 1000)
    with pytest.raises(CannotBackUp, match="damaged or not a database"):
        back_up(f"sqlite:///{live}", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == [live]


def test_the_command(
    live: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{live}")
    target = tmp_path / "copy.db"
    assert main(["backup", str(target)]) == 0
    assert "keep it to yourself" in capsys.readouterr().out
    with closing(sqlite3.connect(target)) as file:
        assert file.execute("SELECT count(*) FROM a").fetchone() == (0,)
    assert main(["backup", str(target)]) == 1
    assert capsys.readouterr().err == f"There is a file {target} already: name one that is not there yet.\n"


def test_a_server_has_its_own_tool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://chicago:secret@localhost/chicago")
    assert main(["backup", str(tmp_path / "copy")]) == 1
    said = capsys.readouterr().err
    assert said.startswith("For PostgreSQL use its own tool: pg_dump ")
    assert "secret" not in said
