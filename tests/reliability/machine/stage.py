"""A house that stands on a real database, people who tap at its tables, and what is seen to become of each tap."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from random import Random
from typing import ClassVar

from hypothesis.stateful import RuleBasedStateMachine

from bot.game.actions import SeatAction
from bot.game.rules import Rules
from bot.game.view import SeatView
from bot.manager.errors import SeatElsewhere, TableError
from bot.manager.places import Loss, gone
from bot.manager.private import PrivateTable
from bot.manager.table import Table
from bot.manager.tempo import Tempo
from bot.records import Level, Player, Repeated, Status, Stop, StoreError, Unavailable
from db.engine import Database, open_database
from db.privacy.dossiers import Dossiers
from tests.manager.book import Book
from tests.manager.evening import GUILD, asked_person, choices, id_of
from tests.manager.memory import Death
from tests.manager.tapping import Tapping, Wish, legally, panel_version
from tests.reliability.house import House
from tests.reliability.machine.ground import Ground
from tests.reliability.machine.truth import Stored, Truth
from tests.reliability.machine.wanted import (
    BETWEEN_DEALS,
    NEWEST,
    OFFERED,
    PEOPLE,
    REMEMBERED,
    WHOLE_DEAL,
    Tapped,
    Wanted,
)
from tests.reliability.report import Report


async def quick(_: Level, view: SeatView, seed: int) -> SeatAction:
    """An AI player that does not think long."""
    options = choices(view)
    return options[seed % len(options)]


def somebody_sits_somewhere(stage: Stage) -> bool:
    """Is there a table?"""
    return bool(stage.stored.revisions)


class Stage(RuleBasedStateMachine):
    """Two channels of one server, five people, one bot after the other on the same database."""

    report: ClassVar[Report]
    ground: ClassVar[Ground]

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.book = Book()
        self.truth = Truth(self.book)
        self.delivered: list[Tapped] = []
        self.clicks = 0
        self.starts = 0
        self.forgotten = 0
        self.address: str
        self.tempo: Tempo
        self.house_rules: Rules
        self.database: Database
        self.house: House
        self.tapping: Tapping
        self.stored: Stored

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.runner.run(self._vanish())
        self.runner.close()

    async def _start(self, at: datetime) -> None:
        """A new process, on what is stored."""
        self.starts += 1
        self.database = await open_database(self.address)
        self.house = House(self.database, games=1_000 * self.starts, clicks=1_000_000 * self.starts, seed=1)
        self.house.tempo = self.tempo
        self.house.players.thought = quick
        self.house.restart(at=at)
        self.database.when_out = self.house.tables.stand_still
        self.tapping = Tapping(self.house, self.book)
        self.truth.process_began()
        await self.house.tables.begin()

    async def _vanish(self) -> None:
        """The process is gone, and nothing in it runs further."""
        self.house.drop_work()
        await self.database.close()

    # One thing after the other

    def happens(self, kind: str, work: Callable[[], Awaitable[object]]) -> None:
        """This, and all that follows by itself; then everything is looked at."""
        self.report.hit[kind] += 1
        self.runner.run(self._happens(work))

    async def _happens(self, work: Callable[[], Awaitable[object]]) -> None:
        before = self.stored
        try:
            await work()
            await self.house.settle()
        except Death:
            await self._die()
        self.stored = await Stored.now(self.database)
        self._count(before)
        await self.truth.look(self.house, self.stored)

    async def _die(self) -> None:
        at = self.house.clock.now()
        await self._vanish()
        await self._start(at)
        await self.house.settle()

    def _count(self, before: Stored) -> None:
        for by, number in (self.stored.by - before.by).items():
            self.report.hit[f"ply: {by}"] += number
        for game_id, status in self.stored.statuses.items():
            if before.statuses.get(game_id) is not status:
                self.report.hit[f"table: {status}"] += 1

    def games(self) -> list[int]:
        """The tables that people look at, the newest first."""
        return sorted(self.stored.revisions, reverse=True)[:NEWEST]

    async def _table(self, number: int) -> Table:
        games = self.games()
        return await self.house.tables.table(games[number % len(games)])

    async def _wish(self, want: Wanted) -> tuple[Table, Wish] | None:
        """Who taps what where; None if that table is in nobody's reach but its person's."""
        table = await self._table(want.table)
        offered = BETWEEN_DEALS if table.free_seat is not None else OFFERED.get(table.status, ("rematch",))
        early = {table.players[seat].user_id for seat, _ in table.answers}
        what = Random(want.seed).choice((*offered, *["take back"] * 4 * bool(early))) if want.fitting else want.what
        match what:
            case "join" | "sit":
                fitting = [person for person in PEOPLE if not table.seated(id_of(person))]
            case "take back":
                fitting = [person for person in PEOPLE if person.user_id in early]
            case _:
                fitting = [person for person in PEOPLE if table.seated(id_of(person))]
        people = fitting if want.seated and fitting else PEOPLE
        person = people[want.person % len(people)]
        if not table.within_reach(id_of(person), guild_id=GUILD, channel_id=table.channel_id):
            return None
        return table, Wish(person, what, want.seed)

    async def _tap(self, tapped: Tapped, *, lost: bool = False, alone: bool = True) -> None:
        """A tap, of which is seen what became of it: it was taken and stored once, or refused and nothing was."""
        table = await self.house.tables.table(tapped.game_id)
        tap = self.tapping.tap(table, tapped.wish, seen=tapped.seen, lost=lost, alone=alone)
        before = await Stored.now(self.database) if alone else self.stored
        live = table.live
        outcome = "taken"
        try:
            await tap(tapped.click)
        except Unavailable:
            outcome = "lost" if lost else "failed"
        except Repeated:
            outcome = "repeated"
        except (TableError, StoreError) as no:
            outcome = "forked" if isinstance(no, SeatElsewhere) and tapped.wish.what == "rematch" else "refused"
        self.report.hit[f"a tap is {outcome}"] += 1
        if outcome == "taken":
            self.report.hit[f"taken: {tapped.wish.what}"] += 1
        if alone:
            self._judge(tapped, outcome, before, await Stored.now(self.database), live=live)

    def _judge(self, tapped: Tapped, outcome: str, before: Stored, after: Stored, *, live: bool) -> None:
        plies, what = after.more_by_people(before), tapped.wish.what
        was, known = tapped.click in before.clicks, tapped.click in after.clicks
        assert plies <= 1, f"{plies} plies of one tap"
        assert not was or plies == 0, "it was made twice"
        assert known or plies == 0, "it is stored without its click"
        if outcome in {"refused", "failed"} and what != "rematch":
            assert known == was, f"{what} was {outcome}, and is stored"
        if (
            outcome == "taken"
            and live
            and what in {"join", "add ai", "drop ai", "start", "leave", "sit", "stop", "salt"}
        ):
            assert known, f"{what} was taken, and is not stored"
        if outcome == "repeated":
            assert known, f"{what} was never here before"

    def _deliver(self, table: Table, wish: Wish, *, click: int | None = None) -> Tapped:
        self.clicks += 1
        tapped = Tapped(table.game_id, wish, panel_version(table, wish.person), click or self.clicks)
        self.delivered = [*self.delivered[-REMEMBERED:], tapped]
        return tapped

    # What people and their database do

    async def _play(self, steps: int) -> None:
        for _ in range(steps):
            for number in range(len(self.games())):
                await self._answer(await self._table(number))
            await self.house.pass_time(1)

    async def _answer(self, table: Table) -> None:
        person = asked_person(table) if table.status is Status.ACTIVE else None
        self.clicks += 1
        try:
            if person is not None:
                await self.tapping.answer(table, person, legally)(self.clicks)
            elif isinstance(table, PrivateTable) and table.state is not None and table.live:
                user_id = table.host_id
                await table.next_deal(user_id, seen=panel_version(table, Player("", user_id)))
        except (TableError, StoreError):
            self.report.hit["no"] += 1

    async def _stop(self, number: int, how: Stop) -> None:
        """All vote; a deal that is to be the last is played to its end."""
        table = await self._table(number)
        await self._all_of(table, lambda user, click: table.vote_to_stop(user, how, click=click))
        for _ in range(WHOLE_DEAL):
            if table.last_deal is not None and table.live:
                await self._play(1)

    async def _lose(self, number: int, why: Loss) -> None:
        try:
            await gone(await self._table(number), why)
        except (TableError, StoreError):
            self.report.hit["no"] += 1

    async def _forget(self, user_id: int) -> None:
        self.forgotten += 1
        dossiers = Dossiers(self.database, now=self.house.clock.now, kept_for=timedelta(days=90))
        try:
            await self.house.tables.forget(user_id, number=-self.forgotten)
            done = await dossiers.forget(user_id, number=-self.forgotten)
            await self.house.tables.forget(user_id, number=-self.forgotten)
        except (TableError, StoreError):
            self.report.hit["no"] += 1
        else:
            assert done or self.house.store.unheard, "who has left all tables is forgotten"

    async def _all_of(self, table: Table, tap: Callable[[int, int], Awaitable[object]]) -> None:
        """Everybody who sits there does this."""
        for seat in table.people:
            self.clicks += 1
            try:
                await tap(table.players[seat].user_id or 0, self.clicks)
            except (TableError, StoreError):
                self.report.hit["no"] += 1

    async def _in_trouble(self, want: Wanted, trouble: BaseException, *, stored: bool) -> None:
        """The next thing that is stored meets with this; it is somebody's tap, or what an answer leads to."""
        found = await self._wish(want)
        store = self.house.store
        store.before, store.after = ([], [trouble]) if stored else ([trouble], [])
        try:
            if found is not None:
                await self._tap(self._deliver(*found), lost=stored)
            if store.before or store.after:  # the tap stored nothing
                for number in range(len(self.games())):
                    await self._answer_in_trouble(await self._table(number), stored=stored)
            await self.house.settle()
            if not store.before and not store.after:
                self.house.tables.stand_still()  # as the database tells the house whenever it is out of reach
        finally:
            store.before, store.after = [], []

    async def _answer_in_trouble(self, table: Table, *, stored: bool) -> None:
        person = asked_person(table) if table.status is Status.ACTIVE else None
        if person is not None:
            await self._tap(self._deliver(table, Wish(person, "legally", 0)), lost=stored)


async def together(work: Sequence[Awaitable[object]]) -> None:
    """All at once; whatever goes wrong is raised."""
    for outcome in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, TableError | StoreError):
            raise outcome
