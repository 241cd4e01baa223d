"""Nights at which anything may happen next: people tap, time goes by, the store fails, the process dies, at random."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from bot.manager import lobby
from bot.manager.errors import TableError
from bot.manager.manager import Place
from bot.manager.places import Loss
from bot.manager.tempo import Tempo
from bot.records import Kind, Level, Pace, Player, Stop, StoreError, Unavailable
from tests.manager.doubles import OPENS
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, GUILD, id_of
from tests.manager.memory import Death
from tests.manager.tapping import WHAT
from tests.reliability.machine.stage import Stage, somebody_sits_somewhere, together
from tests.reliability.machine.truth import Stored
from tests.reliability.machine.wanted import (
    FORGOTTEN,
    HOUSE_RULES,
    NEWEST,
    PEOPLE,
    REMEMBERED,
    Wanted,
)

persons = st.sampled_from(PEOPLE)
places = st.sampled_from([Place(GUILD, CHANNEL), Place(GUILD, CHANNEL + 1)])
tables = st.integers(0, NEWEST - 1)
wants = st.builds(
    Wanted, tables, st.integers(0, 4), st.booleans(), st.booleans(), st.sampled_from(WHAT), st.integers(0, 2**32 - 1)
)


class Nights(Stage):
    """Two channels of one server, five people, one bot after the other on the same database."""

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

    @precondition(somebody_sits_somewhere)
    @rule(number=tables)
    def people_want_a_rematch(self, number: int) -> None:
        async def again() -> None:
            table = await self._table(number)
            await self._all_of(table, lambda user, click: self.house.tables.rematch(table, user, click=click))

        self.happens("people want a rematch", again)

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
