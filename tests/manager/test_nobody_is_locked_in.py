"""The first complaint about every game bot: a table that is dead for ever. Whatever happens, in any order, none is.

People leave, vanish, are forgotten; newcomers come; channels and threads go; the bot is down for a while: in the end
every table is over, or waits for a moment that is known or for a person who can be named, and all others are free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from random import Random
from typing import Final

import pytest

from bot.game.actions import SeatAction
from bot.game.rules import Rules
from bot.game.view import SeatView
from bot.manager.errors import TableError
from bot.manager.manager import Place
from bot.manager.places import Loss, gone
from bot.manager.table import Table
from bot.records import Level, Pace, Player, Status, StoreError
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
    choices,
    id_of,
)
from tests.manager.tapping import WHAT, Tapping, Wish, legally
from tests.manager.waiting import assert_waits_for_something

EVERYBODY: Final = (ANNA, BO, CIA, DAN, EVE)
PLACES: Final = (Place(GUILD, CHANNEL), Place(GUILD, CHANNEL + 1))
ELSEWHERE: Final = Place(GUILD, CHANNEL + 2)
SEASON: Final = 90 * 24 * 3600.0
EVENTS: Final = 45
SEEDS: Final = range(4)


class Night:
    """An evening at which everything goes wrong that can, by the dice."""

    def __init__(self, pace: Pace, seed: int) -> None:
        self.pace = pace
        self.dice = Random(f"{pace} {seed}")
        self.evening = Evening()
        self.evening.players.thought = first_thought
        self.tapping = Tapping(self.evening, Book())
        self.vanished: set[int] = set()
        """The ids of those who will never tap again: they have lost interest, or were kicked from the server."""
        self.forgotten = 0
        self.happened: Counter[str] = Counter()
        self.tables: list[Table] = []

    async def pass_by(self) -> None:
        """One thing after the other."""
        await self.meet()
        events: list[Callable[[], Awaitable[None]]] = [
            *[self.play_on] * 6,
            *[self.somebody_taps] * 5,
            *[self.time_passes] * 4,
            *[self.somebody_sits_down] * 2,
            *[self.the_bot_starts_anew] * 2,
            self.meet,
            self.somebody_leaves,
            self.somebody_vanishes,
            self.somebody_is_forgotten,
            self.a_place_is_lost,
            self.a_moderator_stops,
        ]
        for _ in range(EVENTS):
            await self.do(self.dice.choice(events))
            await self.look()
            for table in self.tables:
                assert_waits_for_something(self.evening, table)

    async def do(self, event: Callable[[], Awaitable[None]]) -> None:
        """One thing and what follows from it; the table may say no."""
        self.happened[event.__name__] += 1
        with suppress(TableError, StoreError):
            await event()
        await self.evening.settle()

    async def look(self) -> None:
        """Know the tables that are not over."""
        self.tables = [await self.evening.tables.table(row.game_id) for row in await self.evening.memory.live()]

    # What happens

    async def meet(self) -> None:
        """Some of those who are left begin a game, or wait for others in its lobby."""
        people = self.dice.sample(self.here(), min(len(self.here()), self.dice.randint(1, 4)))
        if people:
            ai = min(self.dice.randint(0, 2), 4 - len(people))
            begin = self.evening.game if self.dice.random() < 0.8 else self.evening.lobby
            place = self.dice.choice(PLACES)
            await begin(*people, ai=ai, place=place, rules=Rules(target=26), pace=self.pace)

    async def play_on(self) -> None:
        """Who is asked, and has not vanished, answers; and so on, for a while."""
        for _ in range(self.dice.choice([3, 30])):
            for table in self.tables:
                person = asked_person(table) if table.status is Status.ACTIVE else None
                if person is not None and id_of(person) not in self.vanished:
                    await self.tapping.answer(table, person, legally)(self.evening.click())
            await self.evening.pass_time(1)

    async def somebody_taps(self) -> None:
        """Anything at all, whatever it does."""
        if self.tables and self.here():
            person, what = self.dice.choice(self.here()), self.dice.choice(WHAT)
            wish = Wish(person, what, self.dice.getrandbits(32))
            await self.tapping.tap(self.dice.choice(self.tables), wish)(self.evening.click())

    async def somebody_sits_down(self) -> None:
        """Between two deals, most often; whose seat it was is free."""
        if self.tables and self.here():
            table = self.dice.choice(self.tables)
            for _ in range(60):  # a finished deal comes, if people play
                if table.free_seat is not None:
                    break
                await self.play_on()
            await table.take_seat(self.dice.choice(self.here()), click=self.evening.click())

    async def somebody_leaves(self) -> None:
        """An AI player takes the seat, or the lobby is smaller."""
        for table in self.dice.sample(self.tables, len(self.tables)):
            for seat in table.people:
                if (user_id := table.players[seat].user_id) not in self.vanished and user_id is not None:
                    await table.leave(user_id, click=self.evening.click())
                    return

    async def somebody_vanishes(self) -> None:
        """For good; Discord does not tell whether it is by choice."""
        if self.here():
            self.vanished.add(id_of(self.dice.choice(self.here())))

    async def somebody_is_forgotten(self) -> None:
        """And comes back as if for the first time."""
        if self.here():
            self.forgotten += 1
            person = self.dice.choice(self.here())
            await self.evening.tables.forget(id_of(person), number=-self.forgotten)

    async def a_place_is_lost(self) -> None:
        """Its channel is deleted, its thread put away, the bot is not let in, the server is gone."""
        if self.tables:
            await gone(self.dice.choice(self.tables), self.dice.choice([*Loss]))

    async def a_moderator_stops(self) -> None:
        """As moderators may."""
        if self.tables:
            await self.dice.choice(self.tables).stop(click=self.evening.click())

    async def time_passes(self) -> None:
        """From a breath to two weeks."""
        await self.evening.pass_time(self.dice.choice([1, 15, 70, 70, 700, 50_000, 1_200_000]))

    async def the_bot_starts_anew(self) -> None:
        """It knows nothing but what is stored."""
        down_for = timedelta(seconds=self.dice.choice([0, 5, 4_000]))
        self.evening.restart(at=self.evening.clock.now() + down_for)
        await self.evening.tables.begin()
        await self.evening.settle()

    def here(self) -> list[Player]:
        """Those who may still tap something."""
        return [person for person in EVERYBODY if id_of(person) not in self.vanished]

    # What is always true

    async def assert_all_is_over_in_the_end(self) -> None:
        """Nobody taps any more: what is left after a season waits for a person who has all the time in the world."""
        await self.evening.pass_time(SEASON)
        await self.look()
        for table in self.tables:
            assert table.pace is Pace.NONE
            assert table.due is None
            assert_waits_for_something(self.evening, table)

    async def assert_nobody_is_locked_in(self) -> None:
        """Whoever still taps gets out of any table, and sits down at another at once."""
        for person in EVERYBODY:
            for table in self.tables:
                if table.seated(id_of(person)):
                    await self.evening.tables.welcome(table, id_of(person))
                    await table.leave(id_of(person), click=self.evening.click())
            other = await self.evening.lobby(person, place=ELSEWHERE)
            await other.stop(click=self.evening.click())
        await self.look()
        assert self.tables == [], "a table that all have left is over"


async def first_thought(_: Level, view: SeatView, __: int) -> SeatAction:
    """An AI player that does not think long."""
    return choices(view)[-1]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("pace", Pace)
async def test_whatever_happens_every_table_ends_or_waits_for_somebody(pace: Pace, seed: int) -> None:
    night = Night(pace, seed)
    try:
        await night.pass_by()
        await night.assert_all_is_over_in_the_end()
        await night.assert_nobody_is_locked_in()
        assert night.evening.incidents == []
    finally:
        night.evening.drop_work()
