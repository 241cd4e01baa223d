"""An evening at random: whatever people, clock, database and restarts do, in whatever order, these things stay true."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.game.rules import Rules
from bot.manager import attendance
from bot.manager.early import first_unanswered
from bot.manager.errors import TableError
from bot.manager.keeping import LAST_TRY
from bot.manager.manager import Place
from bot.manager.scenes import deal_slot, public_posts
from bot.manager.table import Table
from bot.manager.tempo import Tempo
from bot.records import LIVE, Conflict, Pace, Player, Status, StoreError, Unavailable
from bot.render.scenes import LobbyScene, PublicScene, TableScene
from tests.manager.book import Book
from tests.manager.evening import (
    ANNA,
    BO,
    CHANNEL,
    CIA,
    DAN,
    EVE,
    GUILD,
    Evening,
    asked_person,
    view_of,
)
from tests.manager.secrets import assert_keeps_secrets
from tests.manager.tapping import WHAT, Tap, Tapping, Wish, legally
from tests.manager.waiting import assert_waits_for_something, hurries

SEASON = 90 * 24 * 3600

persons = st.sampled_from([ANNA, BO, CIA, DAN, EVE])
channels = st.sampled_from([CHANNEL, CHANNEL + 1])
places = st.builds(Place, st.just(GUILD), channels)
wishes = st.builds(Wish, persons, st.sampled_from(WHAT), st.integers(0, 2**32 - 1))


class AnEvening(RuleBasedStateMachine):
    """Two channels of one server, five people, one bot."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.evening = Evening()
        self.book = Book()
        self.tapping = Tapping(self.evening, self.book)
        self.tables: dict[int, Table] = {}
        """The newest table of each channel."""
        self.last: tuple[Tap, int] | None = None

    def do(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something and all that follows by itself."""

        async def to_the_end() -> None:
            with suppress(TableError, StoreError):
                await work
            await self.evening.settle()
            for row in sorted(await self.evening.memory.live(), key=lambda row: row.status in LIVE):
                self.tables[row.channel_id] = await self.evening.tables.table(row.game_id)

        self.runner.run(to_the_end())

    def teardown(self) -> None:
        try:
            self.do(self._go_home())
        finally:
            self.evening.drop_work()
            self.runner.close()

    async def _go_home(self) -> None:
        """Without a word: every table comes to its end by itself, but those without a clock."""
        await self.evening.pass_time(SEASON)
        for row in await self.evening.memory.live():
            table = await self.evening.tables.table(row.game_id)
            assert (table.status, table.pace) == (Status.ACTIVE, Pace.NONE)
            await table.stop(click=self.evening.click())
        assert await self.evening.memory.live() == []

    @initialize(
        tempo=st.sampled_from([Tempo.live(), Tempo.live(), Tempo.instant()]),
        points=st.sampled_from([26, 52]),
        people=st.integers(1, 4),
        ai=st.integers(0, 2),
        pace=st.sampled_from(Pace),
        played=st.integers(0, 60),
    )
    def a_game_is_under_way(self, tempo: Tempo, points: int, people: int, ai: int, pace: Pace, played: int) -> None:
        self.evening.tempo = tempo
        self.evening.restart()
        self.house_rules = Rules(target=points)
        self.meet(ANNA, Place(GUILD, CHANNEL), [BO, CIA, DAN][: people - 1], min(ai, 4 - people), pace)
        self.do(self._play_on(played))

    def table(self, channel: int) -> Table:
        """The newest table of this channel, or any other."""
        return self.tables.get(channel) or next(iter(self.tables.values()))

    # What people do

    @rule(host=persons, place=places)
    def opens(self, host: Player, place: Place) -> None:
        self.do(self.evening.tables.open(place, host, rules=self.house_rules, click=self.evening.click()))

    @rule(
        host=persons,
        place=places,
        friends=st.lists(persons, max_size=2),
        ai=st.integers(0, 2),
        pace=st.sampled_from(Pace),
    )
    def meet(self, host: Player, place: Place, friends: list[Player], ai: int, pace: Pace) -> None:
        """Some people begin a game."""
        who = dict.fromkeys([host, *friends])
        self.do(self.evening.game(*who, place=place, ai=ai, rules=self.house_rules, pace=pace))

    @precondition(lambda self: self.tables)
    @rule(wish=wishes, channel=channels)
    def somebody_taps(self, wish: Wish, channel: int) -> None:
        self.last = (self.tapping.tap(self.table(channel), wish), self.evening.click())
        tap, click = self.last
        self.do(tap(click))

    @precondition(lambda self: self.last is not None)
    @rule()
    def the_same_click_comes_again(self) -> None:
        assert self.last is not None
        tap, click = self.last
        worked = click in self.evening.memory.clicks and not self.stumbling()
        games = [self.evening.memory.game(table.game_id) for table in self.tables.values()]
        self.do(tap(click))
        assert not worked or games == [self.evening.memory.game(game.game_id) for game in games]

    @precondition(lambda self: self.tables)
    @rule(several=st.lists(wishes, min_size=2, max_size=6), channel=channels, twice=st.booleans())
    def people_tap_at_once(self, several: list[Wish], channel: int, twice: bool) -> None:
        """Clicks overlap with each other and with the clock; one may be delivered twice."""
        table = self.table(channel)
        clicks = [(self.tapping.tap(table, wish, alone=False), self.evening.click()) for wish in several]
        clicks += clicks[:1] * twice

        async def overlap() -> None:
            taps = [tap(click) for tap, click in clicks]
            for outcome in await asyncio.gather(self.evening.pass_time(1), *taps, return_exceptions=True):
                if isinstance(outcome, BaseException) and not isinstance(outcome, TableError | StoreError):
                    raise outcome

        self.do(overlap())

    @rule(steps=st.integers(1, 40))
    def play_on(self, steps: int) -> None:
        """Everybody who is asked does something sensible."""
        self.do(self._play_on(steps))

    async def _play_on(self, steps: int) -> None:
        for _ in range(steps):
            await self._answer_all()
            await self.evening.pass_time(1)

    async def _answer_all(self) -> None:
        for table in self.tables.values():
            person = asked_person(table) if table.status is Status.ACTIVE else None
            if person is not None:
                await self.tapping.answer(table, person, legally)(self.evening.click())

    @rule(seed=st.integers(0, 2**32 - 1), go_on=st.booleans())
    def everybody_answers_early(self, seed: int, go_on: bool) -> None:
        """And then perhaps who is asked answers too, before any time passes."""
        for table in self.tables.values():
            for seat in table.people if table.status is Status.ACTIVE else ():
                wish = Wish(table.players[seat], "answer", 2 * seed + 2 * seat)
                self.do(self.tapping.tap(table, wish)(self.evening.click()))
        if go_on:
            self.do(self._answer_all())

    @precondition(lambda self: any(table.answers for table in self.tables.values()))
    @rule(go_on=st.booleans())
    def somebody_takes_an_answer_back(self, go_on: bool) -> None:
        """Perhaps after the turn has come, but before the second or two that an early answer waits."""
        table = next(table for table in self.tables.values() if table.answers)
        seat, _ = next(iter(table.answers))
        if go_on:
            self.do(self._answer_all())
        self.do(self.tapping.tap(table, Wish(table.players[seat], "take back", 0))(self.evening.click()))

    @rule(seconds=st.sampled_from([0.5, 1, 2, 5, 12, 61, 601, 4_000, 50_000]))
    def time_passes(self, seconds: float) -> None:
        self.do(self.evening.pass_time(seconds))

    @rule(down_for=st.sampled_from([0, 1, 3600]))
    def the_bot_starts_anew(self, down_for: int) -> None:
        """It knows nothing but what is stored."""
        known = {table.game_id: table for table in self.tables.values() if not table.over}
        self.evening.restart(at=self.evening.clock.now() + timedelta(seconds=down_for))
        self.tables = {channel: table for channel, table in self.tables.items() if not table.over}
        self.last = None
        self.do(self.evening.tables.begin())
        for table in self.tables.values():
            assert posts_of(table) == posts_of(known[table.game_id])

    @precondition(lambda self: self.tables)
    @rule(times=st.integers(1, 4), wish=wishes, channel=channels, go_on=st.booleans())
    def the_database_fails(self, times: int, wish: Wish, channel: int, go_on: bool) -> None:
        """While somebody taps something, and everybody answers."""
        self.evening.store.before = [Unavailable() for _ in range(times)]
        self.do(self.tapping.tap(self.table(channel), wish)(self.evening.click()))
        self.everybody_answers_early(wish.seed, go_on)
        self.do(self.evening.pass_time(1))
        self.evening.store.before = []

    @precondition(lambda self: any(table.live for table in self.tables.values()))
    @rule()
    def nobody_hears_that_something_was_stored(self) -> None:
        """The next tap, or the next try, finds out."""
        table = next(table for table in self.tables.values() if table.live)
        person = asked_person(table) if table.status is Status.ACTIVE else None
        self.evening.store.after = [Unavailable()]
        for _ in range(2):
            if person is not None:
                self.do(self.tapping.answer(table, person, legally, lost=True)(self.evening.click()))
        self.do(self.evening.pass_time(20))
        self.evening.store.after = []
        self.do(self.evening.pass_time(LAST_TRY.total_seconds()))

    def stumbling(self) -> bool:
        """Is a table late, because the database failed?"""
        now = self.evening.clock.now()
        return any(table.due is not None and table.due <= now for table in self.tables.values())

    # What is always true

    @invariant()
    def what_is_known_is_what_is_stored(self) -> None:
        for table in self.tables.values():
            game = self.evening.memory.game(table.game_id)
            assert table.state == self.book.fold(game)
            assert (table.status, table.players, table.answers) == (game.status, game.players, game.answers)
            assert (table.host_id, table.seeds) == (game.host_id, game.seeds)
            assert table.due == game.due or self.stumbling() or attendance.alone(table.players) or hurries(table, game)
            assert table._revision == game.revision

    @invariant()
    def no_table_is_stuck(self) -> None:
        """A person is asked, or the clock is set."""
        for table in self.tables.values():
            if table.over:
                assert (table.due, table.answers) == (None, {})
                continue
            person = asked_person(table) if table.status is Status.ACTIVE else None
            if person is not None:
                view = view_of(table, person)
                assert first_unanswered(view, table.answers) == view.questions[0], "the panel asks nothing"
            assert_waits_for_something(self.evening, table)

    @invariant()
    def nobody_sits_twice(self) -> None:
        live = [table for table in self.tables.values() if table.live]
        seated = [table.players[seat].user_id for table in live for seat in table.people]
        assert len(set(seated)) == len(seated)

    @invariant()
    def messages_are_in_their_places(self) -> None:
        for table in self.tables.values():
            slots = [post.slot for post in public_posts(table)]
            assert len(set(slots)) == len(slots)
            newest = "result" if table.over else deal_slot(table.deal)
            assert slots[-1] == ("lobby" if table.state is None else newest)

    @invariant()
    def only_the_database_ever_failed(self) -> None:
        for incident in self.evening.incidents:
            assert isinstance(incident, Unavailable | Conflict), incident

    @rule()
    def everybody_looks(self) -> None:
        for table in self.tables.values():
            if table.state is not None:
                assert_keeps_secrets(table)


def posts_of(table: Table) -> list[object]:
    """The messages of a table, without what is not stored or moves while the bot is away."""
    return [(post.slot, _as_stored(post.scene)) for post in public_posts(table)]


def _as_stored(scene: PublicScene) -> PublicScene:
    match scene:
        case TableScene():
            return replace(scene, ready=frozenset(), stop_votes={}, until=None)
        case LobbyScene():
            return replace(scene, closes=None)
        case _:
            return scene


TestAnEvening = AnEvening.TestCase
TestAnEvening.settings = settings(max_examples=40, stateful_step_count=40)
