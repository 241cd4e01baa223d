"""What the two databases say when something goes wrong, told apart by number."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.records import Unavailable
from db.errors import Rejected

_SQLITE_OUTAGES: Final = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
_SQLITE_DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}

_SERIALISATION: Final = {"40001", "40P01"}  # serialization_failure, deadlock_detected
_SERVER_OUTAGES: Final = ("08", "53", "57", "58", "55P03", "25006", *_SERIALISATION)
"""Connection lost, no resources, stopped or timed out, broken, lock timeout, read-only, and what no retry cured."""
_SERVER_REFUSALS: Final = ("28", "3D")
"""Wrong user, password or database name."""
_NO_RIGHTS: Final = {"42501", "3F000"}
"""insufficient_privilege; no schema that it may make anything in."""


def is_outage(error: BaseException) -> bool:
    """Is the database locked, full, read-only or gone?"""
    if isinstance(error, OSError | PoolTimeout):  # no connection could be made, or no turn was had in time
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return _sqlite_code(error) in _SQLITE_OUTAGES or _sqlstate(error).startswith(_SERVER_OUTAGES)


def is_damage(error: BaseException) -> bool:
    """Is the SQLite file broken, or no database at all?"""
    return _sqlite_code(error) in _SQLITE_DAMAGE


def is_unwritable(error: BaseException) -> bool:
    """May the SQLite file or its folder not be written?"""
    return _sqlite_code(error) in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}


def is_refusal(error: BaseException) -> bool:
    """Does the server know no such user, password or database?"""
    return _sqlstate(error).startswith(_SERVER_REFUSALS)


def is_forbidden(error: BaseException) -> bool:
    """Has the server's user too few rights?"""
    return _sqlstate(error) in _NO_RIGHTS


def is_worth_retrying(error: BaseException) -> bool:
    """Did two transactions get into each other's way, so that this one would work now?"""
    return _sqlstate(error) in _SERIALISATION


def in_short(error: BaseException) -> str:
    """What happened in a few words; whatever follows may quote rows."""
    return str(_driver_error(error)).partition("\n")[0] or type(error).__name__


@contextmanager
def translated() -> Iterator[None]:
    """Turn outages into Unavailable and broken constraints into Rejected."""
    try:
        yield
    except IntegrityError as error:
        raise Rejected(_constraint(error)) from None  # a server's message quotes the row
    except Exception as error:
        if is_outage(error):
            raise Unavailable(in_short(error)) from error
        raise


def _driver_error(error: BaseException) -> BaseException | None:
    return error.orig if isinstance(error, DBAPIError) else error


def _sqlite_code(error: BaseException) -> int:
    """SQLite's primary result code, 0 when it is not SQLite speaking."""
    return int(getattr(_driver_error(error), "sqlite_errorcode", 0)) & 0xFF


def _sqlstate(error: BaseException) -> str:
    """The server's five-character code, "" when it is not a server speaking."""
    return getattr(_driver_error(error), "sqlstate", None) or ""


def _constraint(error: IntegrityError) -> str:
    """The constraint's name, or for SQLite its message, which holds names only."""
    if _sqlite_code(error):
        return str(error.orig)
    cause = getattr(error.orig, "__cause__", None)
    return getattr(cause, "constraint_name", None) or _sqlstate(error)
