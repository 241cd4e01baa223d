"""The doctor looks at the machine: what is wrong is one sentence, how to mend it another, and nothing is changed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import text

from bot.__main__ import main
from bot.hosting import machine
from bot.hosting.findings import Verdict, several
from bot.hosting.storage import storage
from bot.records import Share
from db.claims import claiming
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from tests.db.postgres import DATABASE, Server
from tests.db.tables import ANNA, NOW, lobby


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chicago.db"


@pytest.fixture
async def running(path: Path) -> AsyncIterator[Database]:
    """The bot runs on the file."""
    database = await open_database(f"sqlite:///{path}")
    await migrate(database)
    await SqlGameStore(database, now=lambda: NOW).open(lobby(ANNA))
    yield database
    await database.close()


async def told(url: str | Path) -> list[str]:
    """What is said about a database, each with its verdict; about the disk only if it is not fine."""
    found = await storage(f"sqlite:///{url}" if isinstance(url, Path) else url)
    return [f"{one.verdict.value}: {one.says}" for one in found if "GB are free" not in one.says]


async def test_before_the_first_start(path: Path) -> None:
    [line] = await told(path)
    assert line.startswith("ok: SQLite 3.")
    assert line.endswith(f"{path}: empty; the first start makes the tables.")
    assert list(path.parent.iterdir()) == []


async def test_while_the_bot_runs_and_after(path: Path, running: Database) -> None:
    sound, in_use = await told(path)
    assert sound.endswith("sound; 1 game, 1 of them not over.")
    assert in_use == "ok: The bot is running on it now."
    await running.close()
    assert await told(path) == [sound]


async def test_an_older_schema(path: Path, running: Database) -> None:
    await running.tx(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0001'")))
    found, _ = await told(path)
    assert found.startswith("look: ")
    assert found.endswith("the next start brings it up to date.")


async def test_a_newer_schema(path: Path, running: Database) -> None:
    await running.tx(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    [line] = await told(path)
    assert line.startswith("wrong: The database has been used by a newer version")


@pytest.fixture
def damaged(path: Path) -> Path:
    path.write_bytes(b"no database" * 1000)
    return path


async def test_a_damaged_file(damaged: Path) -> None:
    [line] = await told(damaged)
    assert line == f"wrong: {damaged} is damaged or not a database. Put a backup in its place."


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    [line] = await told(tmp_path / "missing" / "chicago.db")
    assert line.startswith(f"wrong: There is no folder {tmp_path}/missing: make it")


async def test_a_folder_of_somebody_else(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    [line] = await told(path)
    assert line.startswith(f"wrong: {path.parent} cannot be written. This process is user {os.geteuid()};")


async def test_an_address_that_makes_no_sense() -> None:
    [line] = await told("mysql://root:secret@here/a")
    assert line == "wrong: The database address must begin with sqlite:/// or postgresql://"


async def test_a_server(server: Server) -> None:
    address = server.empty_database()
    [line] = await told(address)
    assert line.startswith("ok: PostgreSQL ")
    assert line.endswith("empty; the first start makes the tables.")
    [line] = await told(server.address("elsewhere"))
    assert line == "wrong: The PostgreSQL server does not accept this user, password or database name."
    [line] = await told(address.replace(str(server.port), "1"))
    assert line == "away: The database does not answer."


async def test_a_server_that_many_processes_use(server: Server) -> None:
    database = await open_database(server.empty_database())
    await migrate(database)
    async with claiming(database) as one, claiming(database) as other:
        await one.take([Share((0, 1, 2), 12)])
        await other.take([Share((8,), 12)])
        assert (await told(server.address(DATABASE)))[1:] == ["ok: The shards 0-2,8 of 12 are served now."]
    await database.close()
    assert len(await told(server.address(DATABASE))) == 1


async def test_a_server_where_the_user_may_not_make_tables(server: Server) -> None:
    address = server.empty_database()
    server.run("psql", *server.options, "-c", "DROP ROLE IF EXISTS guest", "-c", "CREATE ROLE guest LOGIN")
    [line] = await told(address.replace("postgres@", "guest@"))
    assert line.startswith("wrong: This PostgreSQL user may not make tables: GRANT CREATE")


class Usage(NamedTuple):
    """What `shutil.disk_usage` says."""

    free: int


@pytest.mark.parametrize(
    ("free", "verdict"), [(10**8 - 1, Verdict.WRONG), (10**9 - 1, Verdict.DOUBTFUL), (10**9, Verdict.FINE)]
)
def test_room_on_the_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, free: int, verdict: Verdict) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(free))
    assert machine.disk(tmp_path).verdict is verdict


def test_a_readable_file_with_the_token(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    assert list(machine.secrets_file(file)) == []
    file.touch(0o644)
    [found] = machine.secrets_file(file)
    assert found.mend == f"chmod 600 {file}"
    file.chmod(0o600)
    assert list(machine.secrets_file(file)) == []


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["doctor"]) == 78
    said = capsys.readouterr().out
    assert "ok     Python 3." in said
    assert "wrong  There is no DISCORD_TOKEN.\n       Copy it anew" in said
    monkeypatch.setenv("TABLES", "many")
    assert main(["doctor"]) == 78
    assert "wrong  TABLES must be how many tables" in capsys.readouterr().out
    monkeypatch.setenv("TABLES", "")
    monkeypatch.setenv("CLUSTERS", "2")
    assert main(["doctor"]) == 78
    assert "wrong  SQLite means one process: SHARD_IDS and CLUSTERS need PostgreSQL" in capsys.readouterr().out


def test_an_old_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    _, found = machine.versions()
    assert found.verdict is Verdict.WRONG


def test_a_sound_file_is_left_as_it_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE other (a)")
    before = path.read_bytes()
    monkeypatch.chdir(path.parent)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    main(["doctor"])
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("number", "at_least", "words"),
    [(0, False, "0 servers"), (1, False, "1 server"), (1_000, False, "1,000 servers"), (1, True, "1 or more servers")],
)
def test_things_are_counted_in_words_that_fit(number: int, at_least: bool, words: str) -> None:
    assert several(number, "servers", at_least=at_least) == words
