"""Those who write at the same time share a transaction, and none of them notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from bot.records import Unavailable
from db.engine import Database, open_database
from db.together import AT_ONCE
from db.trips import Work


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Database]:
    database = await open_database(f"sqlite:///{tmp_path / 'chicago.db'}", patience=1)
    await database.tx(lambda connection: connection.execute(text("CREATE TABLE moves (ply INTEGER PRIMARY KEY)")))
    yield database
    await database.close()


@pytest.fixture
def commits(file: Database) -> list[int]:
    """One entry for each COMMIT from now on."""
    seen = list[int]()
    event.listen(file._engine.sync_engine, "commit", lambda _connection: seen.append(1))
    return seen


def move(connection: Connection, ply: int) -> int:
    """Write this ply; says how many there are then."""
    connection.execute(text("INSERT INTO moves VALUES (:ply)"), {"ply": ply})
    return int(connection.scalar(text("SELECT count(*) FROM moves")) or 0)


async def plies(file: Database) -> list[int]:
    """What is stored."""
    query = text("SELECT ply FROM moves ORDER BY ply")
    return list(await file.read(lambda connection: connection.execute(query).scalars().all()))


async def test_those_who_wait_share_a_transaction_and_each_hears_its_own_result(
    file: Database, commits: list[int]
) -> None:
    counts = await asyncio.gather(*(file.tx(partial(move, ply=ply)) for ply in range(3 * AT_ONCE)))
    assert counts == list(range(1, 3 * AT_ONCE + 1))
    assert len(commits) <= 4
    assert await plies(file) == list(range(3 * AT_ONCE))


async def test_who_comes_alone_is_written_at_once(file: Database, commits: list[int]) -> None:
    for ply in range(3):
        await file.tx(partial(move, ply=ply))
    assert len(commits) == 3


async def test_one_that_fails_fails_alone(file: Database) -> None:
    class Refused(Exception):
        """By the work itself, after it has written."""

    def refuse(connection: Connection) -> int:
        move(connection, 99)
        raise Refused

    works: list[Work[int]] = [partial(move, ply=ply) for ply in range(5)]
    all_of_them = [file.tx(work) for work in [*works, refuse, *works]]
    results = await asyncio.gather(*all_of_them, return_exceptions=True)
    assert results[:5] == list[int | BaseException]([1, 2, 3, 4, 5])
    assert isinstance(results[5], Refused)
    assert {type(error).__name__ for error in results[6:]} == {"Rejected"}  # each ply is there already
    assert await plies(file) == [0, 1, 2, 3, 4]


async def test_nobody_hears_of_success_before_the_commit(file: Database) -> None:
    heard = list[int]()
    seen = list[int]()
    event.listen(file._engine.sync_engine, "commit", lambda _connection: seen.append(len(heard)))

    async def write(ply: int) -> None:
        await file.tx(partial(move, ply=ply))
        heard.append(ply)

    await asyncio.gather(*(write(ply) for ply in range(AT_ONCE)))
    assert len(heard) == AT_ONCE
    assert seen[-1] <= 1  # the first came alone; all the others hear of it after the last COMMIT


async def test_who_waited_too_long_is_not_written_later(file: Database) -> None:
    def hold(connection: Connection) -> None:
        move(connection, 0)
        time.sleep(1.5)

    holding = asyncio.create_task(file.tx(hold))
    await asyncio.sleep(0.1)
    with pytest.raises(Unavailable):
        await file.tx(partial(move, ply=1))
    await holding
    await file.tx(partial(move, ply=2))
    assert await plies(file) == [0, 2]
