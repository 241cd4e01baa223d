"""Power cuts (K3): from every state that one may leave on the disk the bot starts, and what was answered is there."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from sqlalchemy import Connection, select, text

from bot.game.errors import IllegalAction
from bot.manager.errors import TableError
from bot.manager.manager import Place
from bot.manager.table import Table
from bot.records import Change, NewTable, Player
from bot.standings import Aftermath
from db import sqlite_file
from db.engine import Database, open_database
from db.errors import CannotOpen
from db.games import SqlGameStore
from db.schema import clicks
from tests.manager.doubles import OPENS
from tests.manager.evening import CHANNEL, GUILD, SHORT, Evening, any_answer, asked_person, choices, view_of
from tests.reliability.disk import Cut, Did, Disk, Log, Op, logged
from tests.reliability.house import address, empty
from tests.reliability.report import Report

FILE = "chicago.db"
TABLES = 3
STEPS = 300
"""Taps, and moments in which nobody taps, in an evening that is logged."""
CHECKPOINT = 60
"""Pages of the log after which SQLite copies them into the database: far fewer than usual, so that it happens often."""
REWRITES = 100
"""Steps after which the whole file is rewritten, as it is once a day."""
FULL, NORMAL, OFF = 2, 1, 0
"""How careful SQLite is."""
MOMENTS: Mapping[tuple[Did, str], str] = {
    (Did.WRITE, "-wal"): "in a write to the log",
    (Did.SYNC, "-wal"): "at a sync of the log",
    (Did.WRITE, ""): "in a write to the database",
    (Did.SYNC, ""): "at a sync of the database",
}
ELSEWHERE = "in another moment"


class Promise(NamedTuple):
    """A step that was answered when so much had happened to the disk."""

    ops: int
    game_id: int
    revision: int
    click: int | None


@dataclass(frozen=True)
class Recording:
    """What happened to the disk in an evening, and what people were answered meanwhile."""

    ops: Sequence[Op]
    promises: Sequence[Promise]


class PromisingStore(SqlGameStore):
    """Notes what is stored as far as anybody knows."""

    def __init__(self, database: Database, log: Log) -> None:
        super().__init__(database, now=lambda: OPENS)
        self._log = log
        self.promises: list[Promise] = []

    async def open(self, table: NewTable) -> int:
        game_id = await super().open(table)
        self.promises.append(Promise(len(self._log.ops), game_id, 0, table.click))
        return game_id

    async def commit(self, game_id: int, revision: int, change: Change) -> Aftermath:
        aftermath = await super().commit(game_id, revision, change)
        self.promises.append(Promise(len(self._log.ops), game_id, revision + 1, change.click))
        return aftermath


# An evening


async def record(folder: Path, *, seed: int, steps: int = STEPS) -> Recording:
    """Play at several tables, and write down what happens to the disk."""
    dice = Random(seed)
    with logged(folder) as log:
        database = await open_database(address(folder / FILE))
        store = PromisingStore(database, log)
        evening = Evening(on=store)
        tables = [await _sit_down(evening, number) for number in range(TABLES)]
        for step in range(1, steps + 1):
            number = step % TABLES
            if not tables[number].live:
                tables[number] = await _sit_down(evening, number)
            await _step(evening, tables[number], dice)
            if step % REWRITES == 0:
                await database.compact()
        evening.drop_work()
        promises = tuple(store.promises)
        await database.close()
    return Recording(tuple(log.ops), promises)


async def _sit_down(evening: Evening, number: int) -> Table:
    """Two people and an AI player begin a game in their channel."""
    people = [Player(f"{name} {number}", 100 * number + place) for place, name in enumerate(("Anna", "Bo"), 1)]
    return await evening.game(*people, ai=1, place=Place(GUILD, CHANNEL + number), rules=SHORT)


async def _step(evening: Evening, table: Table, dice: Random) -> None:
    """Somebody answers, in turn or early; or a second passes."""
    early = dice.choice([player for player in table.players if player.user_id is not None])
    with suppress(TableError, IllegalAction):
        await evening.answer(table, early, lambda view: any_answer(view, dice))
    person = asked_person(table)
    if person is None:
        await evening.pass_time(1)
    else:
        await evening.answer(table, person, dice.choice(choices(view_of(table, person))))


@contextmanager
def settled(*, synchronous: int, checkpoint: int = CHECKPOINT) -> Iterator[None]:
    """Connections that are opened within this block are so careful, and copy their log so often."""
    true = sqlite_file._set

    def settle(connection: Any, name: str, value: int | str) -> None:
        true(connection, name, synchronous if name == "synchronous" else value)
        if name == "journal_mode":
            true(connection, "wal_autocheckpoint", checkpoint)

    with patch.object(sqlite_file, "_set", settle):
        yield


# What a cut leaves


def cuts(
    recording: Recording, start: bytes, *, chosen: frozenset[int], dice: Random
) -> Iterator[tuple[int, Cut, Mapping[str, bytearray]]]:
    """What is on the disk after a cut at each of the chosen moments, in each way."""
    disk = Disk({FILE: start})
    for number, op in enumerate(recording.ops):
        if number in chosen:
            for cut in Cut:
                yield number, cut, disk.after(cut, dice, during=op)
        disk.take(op)


async def look(folder: Path, kept: Sequence[Promise]) -> list[str]:
    """Start on these files; returns what is lost or damaged."""
    try:
        database = await open_database(address(folder / FILE))
    except CannotOpen as error:
        return [f"damaged: {error}"]
    try:
        return [complaint async for complaint in _complaints(database, kept)]
    except Exception as error:  # whatever it stumbles over, the file should not have held it
        return [f"damaged: {error!r}"]
    finally:
        await database.close()


async def _complaints(database: Database, kept: Sequence[Promise]) -> AsyncIterator[str]:
    def ask(connection: Connection) -> tuple[list[str], set[int]]:
        sound = connection.execute(text("PRAGMA integrity_check")).scalars().all()
        return list(sound), set(connection.execute(select(clicks.c.interaction_id)).scalars())

    sound, stored = await database.read(ask)
    if sound != ["ok"]:
        yield f"damaged: {sound[0]}"
    for promise in kept:
        if promise.click is not None and promise.click not in stored:
            yield f"lost: click {promise.click}"
    house = Evening(on=SqlGameStore(database, now=lambda: OPENS))
    revisions = {promise.game_id: promise.revision for promise in kept}
    for game_id, revision in revisions.items():
        stored_table = await house.store.load(game_id)
        if stored_table is None or stored_table.revision < revision:
            yield f"lost: revision {revision} of game {game_id}"
        elif [ply.number for ply in stored_table.plies] != list(range(len(stored_table.plies))):
            yield f"damaged: the plies of game {game_id}"
        else:
            await house.tables.table(game_id)  # replays it


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Power cuts (K3)", (*(cut.value for cut in Cut), *MOMENTS.values()))


def cut_power(report: Report, *, images: int, seed: int, synchronous: int = FULL, steps: int = STEPS) -> None:
    """Look at so many images of the disk, of one evening."""
    start = empty()
    with tempfile.TemporaryDirectory(prefix="chicago-") as name:
        folder = Path(name).resolve()
        (folder / FILE).write_bytes(start)
        with settled(synchronous=synchronous):
            recording = asyncio.run(record(folder, seed=seed, steps=steps))
    dice = Random(seed)
    chosen = frozenset(_sample(recording.ops, images // len(Cut), dice))
    with tempfile.TemporaryDirectory(prefix="chicago-") as name:
        asyncio.run(_look_at_all(Path(name).resolve(), recording, start, chosen, report, dice))
    report.remarks = [f"{len(recording.ops):>7,} writes and syncs in the last evening"]


def _sample(ops: Sequence[Op], number: int, dice: Random) -> Iterator[int]:
    """So many moments at most, as many of each kind."""
    kinds = defaultdict(list)
    for moment, op in enumerate(ops):
        kinds[_moment(op)].append(moment)
    for moments in kinds.values():
        yield from dice.sample(moments, min(len(moments), number // len(kinds)))


def _moment(op: Op) -> str:
    """What kind of moment it is."""
    return MOMENTS.get((op.did, op.file.removeprefix(FILE)), ELSEWHERE)


async def _look_at_all(
    folder: Path, recording: Recording, start: bytes, chosen: frozenset[int], report: Report, dice: Random
) -> None:
    for number, cut, files in cuts(recording, start, chosen=chosen, dice=dice):
        _lay_out(folder, files)
        kept = [promise for promise in recording.promises if promise.ops <= number]
        op = recording.ops[number]
        report.hit += Counter({cut.value: 1, _moment(op): 1})
        report.blame(f"{cut.value}, op {number}", await look(folder, kept))


def _lay_out(folder: Path, files: Mapping[str, bytearray]) -> None:
    for old in folder.iterdir():
        old.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)
