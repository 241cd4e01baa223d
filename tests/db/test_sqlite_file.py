"""A database in a file: careful, private, sound, and used by one process (RELIABILITY rules 5 and 6)."""

# ruff: noqa: ASYNC240  the files are small and the loop has nothing else to do

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.records import Unavailable
from db.engine import PATIENCE, Database, open_database
from db.errors import AlreadyRunning, Damaged, Unsafe, Unwritable
from db.migrate import migrate
from db.sqlite_file import ClaimedFile

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chicago.db"


@asynccontextmanager
async def opened(path: Path, *, patience: float = 0.1) -> AsyncIterator[Database]:
    database = await open_database(f"sqlite:///{path}", patience=patience)
    try:
        yield database
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000), ("secure_delete", 1)],
)
async def test_every_connection_is_careful(path: Path, pragma: str, value: object) -> None:
    """Not only the first connection: a reader and a writer at once have one each."""
    async with opened(path, patience=5) as database, database.step_by_step(reading=True):
        for way in (database.tx, database.read):
            assert await way(lambda connection: connection.scalar(text(f"PRAGMA {pragma}"))) == value


async def test_a_setting_that_does_not_hold_is_refused(path: Path) -> None:
    """SQLite answers a pragma that it will not follow with silence: here a busy timeout beyond its range."""
    with pytest.raises(Unsafe, match="busy_timeout"):
        await open_database(f"sqlite:///{path}", patience=1e9)
    ClaimedFile(str(path)).release()


async def test_a_transaction_takes_the_write_lock_before_it_reads_and_a_read_does_not(path: Path) -> None:
    """What a transaction read cannot change under its hands before it writes."""
    async with opened(path) as database:

        def outsider(connection: Connection) -> str:
            connection.execute(text("SELECT count(*) FROM sqlite_master"))
            with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
                try:
                    other.execute("BEGIN IMMEDIATE")
                except sqlite3.OperationalError as error:
                    return str(error)
            return "writes"

        assert await database.tx(outsider) == "database is locked"
        assert await database.read(outsider) == "writes"


async def test_the_file_is_its_owners_alone(path: Path) -> None:
    path.touch(mode=0o644)
    async with opened(path) as database:
        await migrate(database)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == dict.fromkeys(
        ["chicago.db", "chicago.db-wal", "chicago.db-shm", "chicago.db.lock-file"], stat.S_IRUSR | stat.S_IWUSR
    )


async def test_the_same_file_cannot_be_opened_twice(path: Path) -> None:
    link = path.with_name("link.db")
    async with opened(path):
        link.symlink_to(path)
        for way in (path, link):
            with pytest.raises(AlreadyRunning, match="running already"):
                await open_database(f"sqlite:///{way}")
    async with opened(link):
        pass


HOLDER = """
import asyncio, sys, time
from db.engine import open_database
from db.errors import AlreadyRunning

async def main() -> None:
    began = time.monotonic()
    try:
        database = await open_database(sys.argv[1])
    except AlreadyRunning as error:
        assert time.monotonic() - began < 0.5
        sys.exit(f"refused: {error}")
    print("open", flush=True)
    sys.stdin.read()
    await database.close()

asyncio.run(main())
"""


def another_process(path: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HOLDER, f"sqlite:///{path}"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def test_a_second_process_is_refused_at_once(path: Path) -> None:
    async with opened(path):
        with another_process(path) as second:
            _, complaint = second.communicate(timeout=10)
        assert second.returncode == 1
        assert complaint == f"refused: {path} is in use: this bot is running already.\n"


async def test_a_killed_process_holds_nothing(path: Path) -> None:
    with another_process(path) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(AlreadyRunning):
            await open_database(f"sqlite:///{path}")
        first.kill()
    async with opened(path):
        pass


@pytest.mark.parametrize("content", [b"Dear diary, " * 100, b"SQLite format 3\0" + b"\xff" * 5000])
async def test_a_file_that_is_no_database_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(Damaged, match=r"damaged or not a database\. Put a backup in its place"):
        await open_database(f"sqlite:///{path}")
    assert path.read_bytes() == content


async def test_a_broken_page_is_found_at_the_start(path: Path) -> None:
    async with opened(path) as database:
        await migrate(database)
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(os.urandom(4096))
    with pytest.raises(Damaged):
        await open_database(f"sqlite:///{path}")


async def test_a_refused_file_can_be_replaced_and_opened(path: Path) -> None:
    path.write_bytes(b"not a database, but long enough to be looked at as one" * 20)
    with pytest.raises(Damaged):
        await open_database(f"sqlite:///{path}")
    path.unlink()
    async with opened(path):
        pass


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unwritable, match=f"no folder {tmp_path / 'missing'}: make it"):
        await open_database(f"sqlite:///{tmp_path}/missing/chicago.db")


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(Unwritable, match="cannot be written"):
        await open_database(f"sqlite:///{tmp_path}")


@pytest.fixture
def guarded(path: Path) -> Iterator[Path]:
    """A database in a folder of its own, while this process has the rights of an ordinary user."""
    folder = Path(tempfile.mkdtemp(prefix="chicago-guarded-"))
    with closing(sqlite3.connect(folder / "chicago.db")) as raw:
        raw.execute("CREATE TABLE a (b)")
    if os.geteuid() == 0:
        for each in (folder, folder / "chicago.db"):
            os.chown(each, NOBODY, NOBODY)
    root = os.geteuid()
    if root == 0:
        os.seteuid(NOBODY)
    yield folder / "chicago.db"
    os.seteuid(root)
    shutil.rmtree(folder)


async def test_a_read_only_folder_is_refused(guarded: Path) -> None:
    guarded.parent.chmod(0o500)
    with pytest.raises(Unwritable, match="cannot be written: Permission denied"):
        await open_database(f"sqlite:///{guarded}")


async def test_a_read_only_file_is_refused_and_stays_so(guarded: Path) -> None:
    guarded.chmod(0o400)
    with pytest.raises(Unwritable, match="cannot be written: Permission denied"):
        await open_database(f"sqlite:///{guarded}")
    assert stat.S_IMODE(guarded.stat().st_mode) == 0o400


async def test_somebody_elses_file_is_refused(guarded: Path) -> None:
    if os.getuid() != 0:
        pytest.skip("only root can give a file away")
    os.seteuid(0)
    os.chown(guarded, 0, 0)
    guarded.chmod(0o666)
    os.seteuid(NOBODY)
    with pytest.raises(Unwritable, match=f"belongs to another user .*; the file {guarded} has to belong to that user"):
        await open_database(f"sqlite:///{guarded}")


async def test_a_file_locked_by_another_program_is_unavailable(path: Path) -> None:
    async with opened(path):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("CREATE TABLE a (b)")
        with pytest.raises(Unavailable):
            await open_database(f"sqlite:///{path}", patience=0.1)


async def test_a_file_that_is_read_all_the_time_is_rewritten_without_a_long_wait(path: Path) -> None:
    """As Litestream reads it. It is tried again another day, and nobody's move is refused meanwhile."""
    async with opened(path, patience=PATIENCE) as database, asyncio.timeout(PATIENCE / 2):
        await migrate(database)
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM games").fetchone()
            await database.tx(lambda connection: connection.execute(text("CREATE TABLE later (a)")))
            assert not await database.compact()
        waits = await database.tx(lambda connection: connection.scalar(text("PRAGMA busy_timeout")))
        assert waits == PATIENCE * 1000, "as before"
        assert await database.compact()


async def test_deleted_rows_are_overwritten(path: Path) -> None:
    """secure_delete: what is deleted is found nowhere in the file (RELIABILITY rule 15)."""
    trace = "a name to be forgotten"
    async with opened(path) as database:
        await database.tx(lambda connection: connection.execute(text("CREATE TABLE a (b)")))
        await database.tx(lambda connection: connection.execute(text("INSERT INTO a VALUES (:b)"), {"b": trace}))
    assert trace.encode() in path.read_bytes()
    async with opened(path) as database:
        await database.tx(lambda connection: connection.execute(text("DELETE FROM a")))
    assert trace.encode() not in path.read_bytes()
