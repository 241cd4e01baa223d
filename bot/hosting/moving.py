"""python -m bot copy-db FROM TO: all games, people and standings in another database."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from bot.records import Unavailable
from db.copying import copy_database
from db.errors import DatabaseError


def main(argv: Sequence[str]) -> int:
    """Copy. Returns the exit code: 0, or 1 with one sentence on the error stream, and then nothing was copied."""
    words = argparse.ArgumentParser(
        prog="python -m bot copy-db",
        description="Copy a database to an empty one, from SQLite to PostgreSQL or back. Stop the bot first.",
    )
    words.add_argument("source", metavar="FROM", help="its address, as in DATABASE_URL")
    words.add_argument("target", metavar="TO", help="the address of a database that is empty or not there yet")
    chosen = words.parse_args(argv)
    try:
        counts = asyncio.run(copy_database(chosen.source, chosen.target))
    except DatabaseError as error:
        print(error, file=sys.stderr)
        return 1
    except Unavailable:
        print("A database does not answer.", file=sys.stderr)
        return 1
    for name, count in counts.items():
        print(f"{count:>12,}  {name}")
    print("All rows are there. Set DATABASE_URL, and start the bot.")
    return 0
