"""A copy of the database file as it was at one moment, made while people play on."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from db.address import file_at
from db.engine import PATIENCE
from db.errors import BadAddress, CannotBackUp
from db.failures import is_damage
from db.sqlite_file import PRIVATE

PG_DUMP: Final = "For PostgreSQL use its own tool: pg_dump --format=custom --file=FILE, and the name of the database."


def back_up(url: str, target: Path) -> int:
    """Copy the database at `url` to a new file `target`, which only its owner may read; returns its size in bytes.

    The copy is whole, looked through, and on the disk before it has its name: whatever stops this, there is never half
    a backup. Raises CannotBackUp, BadAddress.
    """
    source = file_at(url)
    if source is None:
        raise CannotBackUp(PG_DUMP)
    if not source.is_file():
        raise BadAddress(f"There is no database file {source}.")
    part = _empty_file(target)
    try:
        _copy(source, part)
        os.link(part, target)  # and never over a file that is there
    except FileExistsError:
        raise CannotBackUp(f"There is a file {target} already: name one that is not there yet.") from None
    except OSError as error:
        raise CannotBackUp(f"{target} cannot be written: {error.strerror}.") from None
    except sqlite3.Error as error:
        raise CannotBackUp(_sentence(error, source, target)) from error
    finally:
        part.unlink(missing_ok=True)
    _settle(target.parent)
    return target.stat().st_size


def _empty_file(target: Path) -> Path:
    """The file beside `target` in which its copy is made. Raises CannotBackUp."""
    part = target.with_name(f"{target.name}.part")
    if target.exists():
        raise CannotBackUp(f"There is a file {target} already: name one that is not there yet.")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except OSError as error:
        raise CannotBackUp(f"{target} cannot be written: {error.strerror}.") from None
    return part


def _copy(source: Path, part: Path) -> None:
    """Everything that is committed now, in one reading: in WAL nobody who writes waits for that."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as live,
        closing(sqlite3.connect(part)) as copy,
    ):
        live.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete without any other beside it
        (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise CannotBackUp(f"{source} is damaged: {verdict}. Keep the backups that you have.")
    _settle(part)


def _settle(path: Path) -> None:
    """Have the disk keep what was written, also when the power fails now."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sentence(error: sqlite3.Error, source: Path, target: Path) -> str:
    if is_damage(error):
        return f"{source} is damaged or not a database. Keep the backups that you have."
    return f"{source} cannot be copied to {target}: {error}."
