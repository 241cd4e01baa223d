"""Nights at which anything may happen next: people tap, time goes by, the store fails, the process dies, at random."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random
from typing import ClassVar, Final, NamedTuple

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.game.actions import SeatAction
from bot.game.rules import FourOfAKind, OneUp, Rules
from bot.game.view import SeatView
from bot.manager import lobby
from bot.manager.errors import SeatElsewhere, TableError
from bot.manager.manager import Place
from bot.manager.places import Loss, gone
from bot.manager.private import PrivateTable
from bot.manager.table import Table
from bot.manager.tempo import Tempo
from bot.records import Kind, Level, Pace, Player, Repeated, Status, Stop, StoreError, Unavailable
from db.engine import Database, open_database
from db.privacy.dossiers import Dossiers
from tests.manager.book import Book
from tests.manager.doubles import OPENS
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, EVE, GUILD, asked_person, choices, id_of
from tests.manager.memory import Death
from tests.manager.tapping import WHAT, Tapping, Wish, legally, panel_version
from tests.reliability.house import House
from tests.reliability.machine.ground import Ground
from tests.reliability.machine.truth import Stored, Truth
from tests.reliability.report import Report

PEOPLE = (ANNA, BO, CIA, DAN, EVE)
HOUSE_RULES = {
    "short": Rules(target=26),
    "new hands": Rules(target=26, low_redeal=True, four_of_a_kind=FourOfAKind.CHOICE),
    "open cards": Rules(target=26, one_up=OneUp.EVERY, exchanges=2),
}
NEWEST = 3
"""Tables that are tapped at: those that were opened last."""
FORGOTTEN: Final = "somebody is forgotten"
WHOLE_DEAL = 60
"""Steps in which a deal comes to its end, if nothing fails."""
REMEMBERED = 12
"""Taps that may be delivered again."""
OFFERED = {
    Status.LOBBY: ("join", "add ai", "drop ai", "start", "leave", "salt", "rules", "pace", "level"),
    Status.ACTIVE: ("answer", "answer", "answer", "take back", "leave", "vote", "deal now", "sit", "salt"),
}
VERBS = tuple(sorted({*WHAT} - {"look", "stale", "mark", "reconsider", "unvote", "vote", "deal now"}))
"""What is tapped and may be taken."""
ALWAYS = frozenset({"join", "add ai", "drop ai", "start", "leave", "sit", "stop", "salt", "rules", "pace", "level"})
"""What is stored with its tap if it is taken at a table that is not over."""

persons = st.sampled_from(PEOPLE)
places = st.sampled_from([Place(GUILD, CHANNEL), Place(GUILD, CHANNEL + 1)])
tables = st.integers(0, NEWEST - 1)


class Wanted(NamedTuple):
    """Somebody is about to tap something at a table: one of the newest, counted back."""

    table: int
    person: int
    seated: bool
    """Is it one of those who sit there, if anybody does?"""
    fitting: bool
    """Is it something that is offered there?"""
    what: str
    seed: int


wants = st.builds(
    Wanted, tables, st.integers(0, 4), st.booleans(), st.booleans(), st.sampled_from(WHAT), st.integers(0, 2**32 - 1)
)


@dataclass(frozen=True)
class Tapped:
    """A tap that was delivered: it may be once more."""

    game_id: int
    wish: Wish
    seen: int
    click: int


async def quick(_: Level, view: SeatView, seed: int) -> SeatAction:
    """An AI player that does not think long."""
    options = choices(view)
    return options[seed % len(options)]


class Nights(RuleBasedStateMachine):
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
        self.database: Database
        self.house: House
        self.tapping: Tapping
        self.stored: Stored

    @initialize(
        tempo=st.sampled_from([Tempo.live(), Tempo.instant()]),
        rules=st.sampled_from(sorted(HOUSE_RULES)),
        people=st.integers(1, 4),
        ai=st.integers(0, 2),
        pace=st.sampled_from(Pace),
        played=st.sampled_from([0, 0, 12, 40]),
    )
    def a_game_is_under_way(self, tempo: Tempo, rules: str, people: int, ai: int, pace: Pace, played: int) -> None:
        self.tempo, self.house_rules = tempo, HOUSE_RULES[rules]

        async def start() -> None:
            self.address = await self.ground.cleared()
            await self._start(OPENS)
            self.stored = await Stored.now(self.database)

        self.runner.run(start())
        self.people_meet(ANNA, Place(GUILD, CHANNEL), [BO, CIA, DAN][: people - 1], ai, pace, begin=played > 0)
        if played:
            self.people_play_on(played)

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
        seated = [table.players[seat] for seat in table.people]
        people = seated if want.seated and seated else PEOPLE
        person = people[want.person % len(people)]
        if not table.within_reach(id_of(person), guild_id=GUILD, channel_id=table.channel_id):
            return None
        offered = OFFERED.get(table.status, ("rematch",))
        what = Random(want.seed).choice(offered) if want.fitting else want.what
        return table, Wish(replace(person, missed=0, novice=False), what, want.seed)

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

    def somebody_sits_somewhere(self) -> bool:
        """Is there a table?"""
        return bool(self.stored.revisions)

    # What people do

    @rule(
        host=persons,
        place=places,
        friends=st.lists(persons, max_size=3, unique=True),
        ai=st.integers(0, 2),
        pace=st.sampled_from(Pace),
        begin=st.booleans(),
    )
    def people_meet(self, host: Player, place: Place, friends: list[Player], ai: int, pace: Pace, begin: bool) -> None:
        who = list(dict.fromkeys([host, *friends]))
        meet = self.house.game if begin else self.house.lobby

        async def sit_down() -> None:
            try:
                await meet(*who, ai=min(ai, 4 - len(who)), place=place, rules=self.house_rules, pace=pace)
            except (TableError, StoreError):
                self.report.hit["no"] += 1

        self.happens("people meet", sit_down)

    @rule(host=persons, place=places, trouble=st.sampled_from([None, Unavailable(), Death()]))
    def somebody_opens_a_lobby(self, host: Player, place: Place, trouble: BaseException | None) -> None:
        """And perhaps nobody hears that it is stored."""

        async def opened() -> None:
            self.house.store.opened = [trouble]
            self.clicks += 1
            try:
                await self.house.tables.open(place, host, rules=self.house_rules, click=self.clicks)
            except (TableError, StoreError):
                self.report.hit["no"] += 1
            finally:
                self.house.store.opened = []

        self.happens("somebody opens a lobby", opened)

    @precondition(somebody_sits_somewhere)
    @rule(several=st.lists(wants, min_size=1, max_size=9))
    def people_tap(self, several: list[Wanted]) -> None:
        async def one_after_the_other() -> None:
            for want in several:
                if (found := await self._wish(want)) is not None:
                    await self._tap(self._deliver(*found))
                    await self.house.settle()
                    self.stored = await Stored.now(self.database)

        self.happens("people tap", one_after_the_other)

    @precondition(somebody_sits_somewhere)
    @rule(number=st.integers(0, REMEMBERED))
    def a_tap_comes_again(self, number: int) -> None:
        """In another process, perhaps, and long after the first."""

        async def again() -> None:
            if self.delivered:
                await self._tap(self.delivered[number % len(self.delivered)])

        self.happens("a tap comes again", again)

    @precondition(somebody_sits_somewhere)
    @rule(several=st.lists(wants, min_size=2, max_size=5), twice=st.booleans(), late=st.booleans())
    def people_tap_at_once(self, several: list[Wanted], twice: bool, late: bool) -> None:
        """`late`: nothing is stored before all have tapped."""

        async def crowd() -> None:
            found = [one for one in [await self._wish(want) for want in several] if one is not None]
            taps = [self._deliver(*one) for one in found]
            work = [self._tap(one, alone=False) for one in taps + taps[:1] * twice]
            if not late:
                await together([*work, self.house.pass_time(1)])
                return
            async with self.house.store.standing_still():
                waiting = [asyncio.create_task(one) for one in work]
                for _ in range(9):
                    await asyncio.sleep(0)
            await together(waiting)

        self.happens("the store answers late" if late else "people tap at once", crowd)

    @rule(steps=st.sampled_from([3, 12, 40]))
    def people_play_on(self, steps: int) -> None:
        """Who is asked answers, and so on; a deal that is over is looked at long enough."""

        self.happens("people play on", lambda: self._play(steps))

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

    @precondition(somebody_sits_somewhere)
    @rule(number=tables)
    def people_want_a_rematch(self, number: int) -> None:
        async def again() -> None:
            table = await self._table(number)
            await self._all_of(table, lambda user, click: self.house.tables.rematch(table, user, click=click))

        self.happens("people want a rematch", again)

    async def _all_of(self, table: Table, tap: Callable[[int, int], Awaitable[object]]) -> None:
        """Everybody who sits there does this."""
        for seat in table.people:
            self.clicks += 1
            try:
                await tap(table.players[seat].user_id or 0, self.clicks)
            except (TableError, StoreError):
                self.report.hit["no"] += 1

    @rule(person=persons, kind=st.sampled_from([Kind.SOLO, Kind.LESSON]))
    def somebody_plays_alone(self, person: Player, kind: Kind) -> None:
        async def alone() -> None:
            players = lobby.add_ai((person,), Level.MEDIUM)
            self.clicks += 1
            try:
                await self.house.tables.open_private(
                    kind, Place(GUILD, CHANNEL), players, rules=self.house_rules, click=self.clicks
                )
            except (TableError, StoreError):
                self.report.hit["no"] += 1

        self.happens("somebody plays alone", alone)

    # What happens to them

    @precondition(somebody_sits_somewhere)
    @rule(number=tables, person=persons, how=st.sampled_from([*Stop, *Loss, FORGOTTEN]))
    def something_comes_to_an_end(self, number: int, person: Player, how: Stop | Loss | str) -> None:
        """All vote, the place of a table is lost, or somebody is forgotten, and comes back as if for the first time."""
        match how:
            case Stop():
                self.happens("people want to stop", lambda: self._stop(number, how))
            case Loss():
                self.happens("a place is lost", lambda: self._lose(number, how))
            case _:
                self.happens(FORGOTTEN, lambda: self._forget(id_of(person)))

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

    @rule(seconds=st.sampled_from([0.001, 0.7, 1, 3.3, 11, 59.9, 61, 601, 4_000, 50_000, 1_200_000]))
    def time_passes(self, seconds: float) -> None:
        self.happens("time passes", lambda: self.house.pass_time(seconds))

    @rule(down_for=st.sampled_from([0, 0.4, 77, 3_600, 400_000]), clean=st.booleans())
    def the_bot_starts_anew(self, down_for: float, clean: bool) -> None:
        async def anew() -> None:
            if clean:
                self.house.tables.close()
                await self.house.tables.sign_off()
            at = self.house.clock.now() + timedelta(seconds=down_for)
            await self._vanish()
            await self._start(at)

        self.happens("a start after a stop" if clean else "a start after a death", anew)

    @precondition(somebody_sits_somewhere)
    @rule(want=wants, stored=st.booleans())
    def the_store_fails(self, want: Wanted, stored: bool) -> None:
        """While somebody taps. `stored`: it is stored all the same, and nobody hears of it."""
        self.happens(
            "the store fails though it stored" if stored else "the store fails",
            lambda: self._in_trouble(want, Unavailable(), stored=stored),
        )

    @precondition(somebody_sits_somewhere)
    @rule(want=wants, stored=st.booleans())
    def the_bot_dies_while_it_stores(self, want: Wanted, stored: bool) -> None:
        self.happens(
            "death after COMMIT" if stored else "death before COMMIT",
            lambda: self._in_trouble(want, Death(), stored=stored),
        )

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
