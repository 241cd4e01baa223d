"""python -m bot backup FILE: a copy of all games as they are now, also while the bot runs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from db.backup import back_up
from db.errors import DatabaseError


def main(argv: Sequence[str], *, database_url: str) -> int:
    """Make the copy. Returns the exit code: 0, or 1 with one sentence on the error stream."""
    words = argparse.ArgumentParser(
        prog="python -m bot backup", description="Copy the database file as it is now; the bot may run meanwhile."
    )
    words.add_argument("file", metavar="FILE", type=Path, help="where the copy goes: a file that is not there yet")
    target: Path = words.parse_args(argv).file
    try:
        size = back_up(database_url, target)
    except DatabaseError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{target}: {size:,} bytes. It holds the cards of running games: keep it to yourself.")
    return 0
