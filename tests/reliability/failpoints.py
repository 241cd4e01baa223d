"""Death at every failpoint, for every kind of step (K2): what was answered is there, and the game goes on as ever."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from bot.failpoints import VARIABLE, Place, passing
from bot.manager.errors import TableError
from bot.manager.private import PrivateTable, between_deals
from bot.manager.table import Table
from bot.records import Player, Status, StoreError
from tests.manager.evening import ANNA, asked_person, id_of, state_of, view_of
from tests.reliability.again import APART
from tests.reliability.around import AROUND
from tests.reliability.dying import Tell, apart
from tests.reliability.house import House, Told, empty, opened, taken, told
from tests.reliability.report import Report
from tests.reliability.steps import GAME, ITSELF, LOBBY, TAP, Step, Tapped

STEPS = (*LOBBY, *GAME, *ITSELF, *APART, *AROUND)
UNSTORED = frozenset({Place.BEFORE_BEGIN, Place.HALFWAY, Place.BEFORE_COMMIT})
"""Where a step that dies leaves nothing behind."""
ANSWERED = "answered"
BEFORE = "before.db"
FIRST, LATER, AGAIN = 1, 2 * TAP, 3 * TAP
"""Numbers of the taps before the step, after it, and after a new start."""
FURTHER = 6
"""Plies that are played after it at least."""


class Moment(NamedTuple):
    """What the file holds just before a step, and who is about to take it."""

    file: Path
    at: datetime
    game_id: int
    seen: int
    ply: int
    person: Player

    def played(self, game_id: int) -> int:
        """How many plies a game has by now."""
        return self.ply if game_id == self.game_id else 0


class Trial:
    """One kind of step, taken from the same moment again and again, in `folder`."""

    def __init__(self, step: Step, folder: Path, *, seed: int = 1, to_the_end: bool = False) -> None:
        """`to_the_end`: its game is played to the end each time, and not a few plies further."""
        self._step = step
        self._seed = seed
        self._folder = folder
        self._to_the_end = to_the_end
        self._failpoint = folder / "failpoint"

    def run(self, places: Iterable[Place], report: Report) -> None:
        """Die at each of these places, and see what is left."""
        (self._folder / BEFORE).write_bytes(empty())
        before = asyncio.run(self._before())
        told_before = told(before.file)
        plain = self._copy(before, "plain")
        asyncio.run(self._take(before, plain))
        expected = told(plain)
        for place in places:
            file = self._copy(before, "killed")
            wrong = self._die(before, file, place, told_before) or self._go_on(before, file, expected)
            report.pair(self._step.name, place)
            report.blame(f"{self._step.name}, {place}", wrong)

    # The moment before

    async def _before(self) -> Moment:
        file = self._folder / BEFORE
        async with opened(file, clicks=FIRST, seed=self._seed) as house:
            table = await self._step.before(house)
            await house.settle()
            asked = asked_person(table) if table.state is not None else None
            person = self._step.who or asked or ANNA
            plays = table.state is not None and table.seated(id_of(person))
            return Moment(
                file,
                house.clock.now(),
                table.game_id,
                view_of(table, person).asked_at if plays else 0,
                table.state.version if table.state is not None else 0,
                person,
            )

    def _copy(self, before: Moment, name: str) -> Path:
        copy = self._folder / f"{name}.db"
        for left in self._folder.glob(f"{name}.db*"):
            left.unlink()
        shutil.copyfile(before.file, copy)
        return copy

    # The step

    async def _tapped(self, house: House, before: Moment) -> Tapped:
        """Come to the table, as every tap does."""
        table = await house.tables.table(before.game_id)
        if self._step.tapped or isinstance(table, PrivateTable):
            await house.tables.welcome(table, id_of(before.person))
        return Tapped(table, before.seen, before.ply, before.person)

    def _die(self, before: Moment, file: Path, place: Place, told_before: Told) -> list[str]:
        """Take the step, and die on the way; returns what is wrong with what is left."""

        async def take(tell: Tell) -> None:
            async with opened(file, clicks=LATER, at=before.at, seed=self._seed) as house:
                tapped = await self._tapped(house, before)
                self._arm(place)
                await self._step.take(house, tapped)
                passing(Place.BEFORE_ANSWER, TAP)
                tell(ANSWERED)
                passing(Place.AFTER_ANSWER, TAP)

        with patch.dict(os.environ, {VARIABLE: str(self._failpoint)}):
            death = apart(take)
        self._failpoint.unlink(missing_ok=True)
        if death.code != -signal.SIGKILL:
            return [f"it did not die: {death.code}"]
        left = told(file)
        if not self._step.tapped:
            halved = not self._step.about and place in UNSTORED and left != told_before
            return ["half of it is stored"] if halved else []
        stored = taken(file, TAP)
        wrong = [] if stored or ANSWERED not in death.said else ["it was answered, and is lost"]
        if place in UNSTORED:
            return wrong + ([] if left == told_before and not stored else ["half of it is stored"])
        return wrong + ([] if stored == 1 else [f"it is stored {stored} times"])

    def _arm(self, place: Place) -> None:
        about = self._step.about
        self._failpoint.write_text(f"{place}: {about}" if about else place, encoding="utf-8")

    def _go_on(self, before: Moment, file: Path, expected: Told) -> list[str]:
        """Start again, take the step once more, play on; returns what is not as if nothing had happened."""
        try:
            asyncio.run(self._take(before, file, again=self._step.tapped and taken(file, TAP) > 0))
        except Exception as error:
            return [f"it does not go on: {error!r}"]
        if self._step.tapped and (times := taken(file, TAP)) != 1:
            return [f"it happened {times} times"]
        return self._different(told(file), expected, before)

    async def _take(self, before: Moment, file: Path, *, again: bool = False) -> None:
        """Take the step, and play on. `again`: it was stored already, and may be refused."""
        async with opened(file, clicks=AGAIN, at=before.at, seed=self._seed) as house:
            tapped = await self._tapped(house, before)
            try:
                await self._step.take(house, tapped)
            except (TableError, StoreError):
                if not again:
                    raise
            await house.settle()
            for row in await house.store.live():
                await self._play(house, await house.tables.table(row.game_id), before.played(row.game_id) + FURTHER)
            assert house.incidents == []

    async def _play(self, house: House, table: Table, ply: int) -> None:
        """Play on, at least to this ply, or to the end."""
        while table.status is Status.ACTIVE and (self._to_the_end or state_of(table).version < ply):
            if isinstance(table, PrivateTable) and between_deals(state_of(table)):
                await table.next_deal(id_of(ANNA), seen=view_of(table, ANNA).asked_at)
            else:
                await house.play_on(table)

    def _different(self, left: Told, expected: Told, before: Moment) -> list[str]:
        """Where two files tell different stories: anywhere, or if games still run, a few plies far."""
        if not self._to_the_end:
            names = ("actions", "seats", "salts", "results")
            left, expected = ({name: one[name] for name in names} for one in (left, expected))
            for one in (left, expected):
                one["actions"] = [row for row in one["actions"] if row[1] < before.played(row[0]) + FURTHER]
        told_apart = ((name, first_difference(left[name], rows)) for name, rows in expected.items())
        return [f"{name}: {difference}" for name, difference in told_apart if difference]


def first_difference(mine: Sequence[object], theirs: Sequence[object]) -> str:
    """The first rows that are not the same."""
    return next((f"{a} and not {b}" for a, b in zip_longest(mine, theirs) if a != b), "")


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Death at failpoints (K2)", (*map(str, Place), *(step.name for step in STEPS)))


def die(report: Report, *, seed: int, to_the_end: bool) -> None:
    """Die at every place of every kind of step."""
    for step in STEPS:
        die_at(step, step.places, report, seed=seed, to_the_end=to_the_end)


def die_once(report: Report, *, seed: int) -> None:
    """Die at one place of every kind of step, each place in its turn."""
    for number, step in enumerate(STEPS, seed):
        die_at(step, step.places[number % len(step.places) :][:1], report, seed=seed)


def die_at(step: Step, places: Sequence[Place], report: Report, *, seed: int = 1, to_the_end: bool = False) -> None:
    """Die at these places of one kind of step."""
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        Trial(step, Path(folder), seed=seed, to_the_end=to_the_end).run(places, report)
