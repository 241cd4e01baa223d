"""How many steps of a table are stored in a second, beside plain rows in a plain file: `python -m tests.bench.commits`.

Both are written to files of the same kind with the same pragmas, a transaction each, one after the other and in turn.
A step is what a played card stores: the action, the tap, the table's revision and its deadline.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Final

import aiosqlite

from bot.game.actions import PlayCard, Seat
from bot.game.cards import PACK
from bot.game.rules import Rules
from bot.records import By, Change, NewTable, Player, Ply
from db.engine import open_database
from db.games import SqlGameStore
from db.migrate import migrate
from tests.bench.figures import Figure, printed
from tests.loopback.ping import PRAGMAS, TABLE

STEPS: Final = 400
Times = list[tuple[float, float]]
"""Seconds on the clock and of the processor."""


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


async def timed(write: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """How long one transaction took."""
    begun, used = perf_counter(), process_time()
    await write()
    return perf_counter() - begun, process_time() - used


async def compare(steps: int) -> tuple[Times, Times]:
    """So many steps of a table, and as many rows."""
    numbers = count(1)
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        database = await open_database(f"sqlite:///{Path(folder) / 'chicago.db'}")
        plain = await aiosqlite.connect(Path(folder) / "plain.db")
        try:
            await migrate(database)
            for name, value in PRAGMAS.items():
                await plain.execute(f"PRAGMA {name} = {value}")
            await plain.execute(TABLE)
            store = SqlGameStore(database, now=now)
            lobby = NewTable(
                key=bytes(16),
                guild_id=1,
                channel_id=2,
                host_id=3,
                rules=Rules(),
                players=(Player("Anna", 3),),
                seeds={},
                due=now(),
                opened=now(),
                click=next(numbers),
            )
            game_id = await store.open(lobby)

            async def step(revision: int) -> None:
                ply = Ply(revision, PlayCard(Seat(0), PACK[0]), By.PERSON)
                change = Change(click=next(numbers), plies=(ply,), due=now(), since=now())
                await store.commit(game_id, revision, change)

            async def row() -> None:
                await plain.execute("INSERT INTO notes VALUES (?, ?)", (next(numbers), 3))
                await plain.commit()

            ours: Times = []
            theirs: Times = []
            for revision in range(steps):
                ours.append(await timed(lambda: step(revision)))  # noqa: B023
                theirs.append(await timed(row))
        finally:
            await plain.close()
            await database.close()
    return ours, theirs


def measured(*, full: bool = False) -> Iterable[Figure]:
    """A part of the suite."""
    ours, theirs = asyncio.run(compare(STEPS * (10 if full else 1)))
    for what, place in (("on the clock", 0), ("of the processor", 1)):
        in_rows = median(one[place] for one in ours) / median(one[place] for one in theirs)
        yield Figure(f"a step stored, in plain rows committed, {what}", in_rows, "x", ratio=True)
    for name, some in (("steps", ours), ("plain rows", theirs)):
        yield Figure(f"{name} committed in a second, one after the other", 1 / median(one[0] for one in some), "")
        yield Figure(f"{name}: processor time of one", 1000 * median(one[1] for one in some), "ms")


if __name__ == "__main__":
    print(printed(measured()))
