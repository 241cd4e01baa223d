"""A database in a file: used by one process, private, and careful with every write."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, event, text

from db.errors import AlreadyRunning, Damaged, Unsafe, Unwritable
from db.failures import is_damage, is_unwritable

if TYPE_CHECKING:
    from db.engine import Database

PRIVATE: Final = 0o600
OPEN: Final = "open"
"""The option of a connection that begins no transaction: what rewrites the file cannot run in one."""


class ClaimedFile:
    """A database file that this process alone may use, until it lets go or ends, however it ends."""

    def __init__(self, path: str) -> None:
        """Claim the file at `path`, made if there is none. Raises AlreadyRunning at once, or Unwritable."""
        self.path: Final = Path(path).resolve()  # two ways to one file meet at one lock
        self._lock: Final = _open_private(self.path.with_name(f"{self.path.name}.lock-file"))
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # Only before SQLite opens it: closing any descriptor of a file drops the process's own locks on it.
            os.close(_open_private(self.path))
        except BlockingIOError:
            os.close(self._lock)
            raise AlreadyRunning(f"{self.path} is in use: this bot is running already.") from None
        except Unwritable:
            os.close(self._lock)
            raise

    def release(self) -> None:
        """Let the next process in. The lock file stays: without it two processes could hold two locks."""
        os.close(self._lock)


def is_claimed(path: Path) -> bool:
    """Does a process use this database file now?"""
    try:
        lock = os.open(path.resolve().with_name(f"{path.name}.lock-file"), os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(lock)
    return False


def careful(engine: Engine, *, patience: float) -> None:
    """Give each new connection the settings of a database whose moves survive a power cut.

    WAL with synchronous=FULL loses no acknowledged move; NORMAL does. BEGIN IMMEDIATE takes the write lock before
    anything is read, so that no write is lost to a lock that cannot be had later. `patience` is in seconds.
    """
    pragmas: dict[str, int | str] = {
        "busy_timeout": round(patience * 1000),  # first: the others may have to wait
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "secure_delete": 1,
    }

    _settled(engine, pragmas)


def harmless(engine: Engine, *, patience: float) -> None:
    """Give each new connection the settings of one that only looks; another process may be writing. As `careful`."""
    _settled(engine, {"busy_timeout": round(patience * 1000), "query_only": 1})


def _settled(engine: Engine, pragmas: Mapping[str, int | str]) -> None:
    @event.listens_for(engine, "connect", insert=True)  # before SQLAlchemy asks its own first question
    def settle(connection: Any, _record: object) -> None:
        try:
            connection.isolation_level = None  # the driver must never BEGIN by itself
            for name, value in pragmas.items():
                _set(connection, name, value)
        except BaseException:
            connection.close()  # the pool does not know this connection yet
            raise

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get(OPEN, False):
            connection.exec_driver_sql("BEGIN" if options.get("reading", False) else "BEGIN IMMEDIATE")


def _set(connection: Any, name: str, value: int | str) -> None:
    """Set a pragma and read it back, for SQLite does not say when it will not. Raises Unsafe."""
    cursor = connection.cursor()
    try:
        cursor.execute(f"PRAGMA {name} = {value}")
        cursor.execute(f"PRAGMA {name}")
        (actual,) = cursor.fetchone()
    finally:
        cursor.close()
    if actual != value:
        raise Unsafe(f"SQLite keeps {name} at {actual} for this file, not {value}. Is it on a network disk?")


def _open_private(path: Path) -> int:
    """A descriptor of the file, made if there is none, that only its owner may read. Raises Unwritable."""
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    except FileNotFoundError:
        raise Unwritable(f"There is no folder {path.parent}: make it, or set another database address.") from None
    except OSError as error:
        raise Unwritable(f"{path} cannot be written: {error.strerror}. {whose(path)}") from None
    try:
        if stat.S_IMODE(os.fstat(descriptor).st_mode) != PRIVATE:
            os.fchmod(descriptor, PRIVATE)
    except OSError:
        os.close(descriptor)
        raise Unwritable(f"{path} belongs to another user and cannot be kept private. {whose(path)}") from None
    return descriptor


def whose(path: Path) -> str:
    """Who would have to be let in: what a mounted folder gets wrong most often, and a backup that root has put back."""
    user = f"This process is user {os.geteuid()}"
    if os.access(path.parent, os.W_OK | os.X_OK) and path.exists():
        return f"{user}; the file {path} has to belong to that user, and have mode 600."
    return f"{user}; the folder {path.parent} has to belong to that user."


async def quick_check(database: Database, path: Path) -> None:
    """Look through the whole file `path` before it is trusted. Raises Damaged, Unwritable or Unavailable."""

    def look(connection: Connection) -> str:
        return str(connection.execute(text("PRAGMA quick_check(1)")).scalar_one())

    advice = f"{path} is damaged or not a database. Put a backup in its place."
    try:
        verdict = await database.read(look)
    except Exception as error:
        cause = error.__cause__ or error
        if is_damage(cause):
            raise Damaged(advice) from error
        if is_unwritable(cause):
            raise Unwritable(f"{path} or its folder cannot be written.") from error
        raise
    if verdict != "ok":
        raise Damaged(advice)
