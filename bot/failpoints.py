"""Places at which the bot can be made to die or to fail, to show that nothing is lost: inert unless a file is named.

While the file that CHICAGO_FAILPOINT names says "before COMMIT: Deal", the process ends itself, as a power cut would,
when it comes to that place with a deal in hand; without ": Deal", whatever it has in hand. A second line, "disk full"
or "database locked", lets the database fail there instead, once: then the file is gone.
"""

from __future__ import annotations

import os
import signal
import sqlite3
from enum import StrEnum
from pathlib import Path
from typing import Final

VARIABLE: Final = "CHICAGO_FAILPOINT"


class Place(StrEnum):
    """Where in the life of a step."""

    BEFORE_BEGIN = "before BEGIN"
    HALFWAY = "halfway"
    """Its actions are written, and what they end is not."""
    BEFORE_COMMIT = "before COMMIT"
    AFTER_COMMIT = "after COMMIT"
    """It is stored, and nothing in this process knows."""
    BEFORE_ANSWER = "before the answer"
    AFTER_ANSWER = "after the answer"


class Failure(StrEnum):
    """What the database says instead."""

    FULL = "disk full"
    LOCKED = "database locked"


_CODES: Final = {Failure.FULL: sqlite3.SQLITE_FULL, Failure.LOCKED: sqlite3.SQLITE_BUSY}


def passing(place: Place, *carried: object) -> None:
    """Come to a place with these things in hand, and go on; or do not go on, if somebody wants to see that."""
    name = os.environ.get(VARIABLE)
    if name is None:
        return
    file = Path(name)
    try:
        where, _, what = file.read_text(encoding="utf-8").strip().partition("\n")
    except FileNotFoundError:
        return
    named, _, thing = where.partition(": ")
    if named != place or (thing and thing not in map(str, carried)):
        return
    if not what:
        os.kill(os.getpid(), signal.SIGKILL)
    file.unlink()
    raise _failed(Failure(what))


def _failed(failure: Failure) -> sqlite3.OperationalError:
    """What SQLite's driver raises then."""
    error = sqlite3.OperationalError(failure)
    error.sqlite_errorcode = _CODES[failure]
    return error
