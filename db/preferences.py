"""What a person is called, the language to speak with them, and what they like: hints, pings, their cards."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final, TypeVar

from sqlalchemy import Connection, select

from bot.i18n.languages import Tongue
from bot.records import Deck, Look
from db.engine import Database, insert
from db.schema import people
from db.word import Word, spread

REMEMBERED: Final = 10_000
"""People whose wishes are kept in memory."""
LONGEST_LOCALE: Final = 16
"""Letters of a locale."""

V = TypeVar("V")


class Preferences:
    """What is remembered about people."""

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        """`now` is the clock: this moment, aware."""
        self._database = database
        self._now = now
        self._hints: OrderedDict[int, bool] = OrderedDict()
        self._looks: OrderedDict[int, Look] = OrderedDict()
        self._tongues: OrderedDict[int, Tongue] = OrderedDict()

    async def remember(self, user_id: int, *, name: str, locale: str) -> None:
        """Keep the locale of a person's Discord ("sv-SE") if it is another one than before, and with it the name."""
        locale = locale[:LONGEST_LOCALE]
        if (await self.tongue(user_id)).seen != locale:
            await self._keep(user_id, name=name, locale=locale)
            self._tongues[user_id] = (await self.tongue(user_id))._replace(seen=locale)

    async def speak(self, user_id: int, language: str | None, *, name: str) -> None:
        """Keep the language a person chose, or that it is to be the one of their Discord (None)."""
        await self._keep(user_id, name=name, language=language)
        self._tongues[user_id] = (await self.tongue(user_id))._replace(chosen=language)

    async def tongue(self, user_id: int) -> Tongue:
        """What is known of a person's language. Asked for at every tap, so the answer is remembered."""
        if user_id not in self._tongues:
            query = select(people.c.language, people.c.locale).where(people.c.user_id == user_id)

            def look(connection: Connection) -> Tongue:
                row = connection.execute(query).one_or_none()
                return Tongue() if row is None else Tongue(row.language, row.locale)

            stored = await self._database.read(look)
            self._tongues.setdefault(user_id, stored)  # unless it was written meanwhile
            _cut(self._tongues)
        return self._tongues.get(user_id, Tongue())

    async def may_ping(self, user_id: int) -> bool:
        """May this person be pinged when a table waits for them? Unless they said no."""
        query = select(people.c.nudged).where(people.c.user_id == user_id)

        def look(connection: Connection) -> bool:
            return connection.scalar(query) is not False

        return await self._database.read(look)

    async def let_ping(self, user_id: int, *, name: str, allowed: bool) -> None:
        """Keep what a person says about pings."""
        values = {"user_id": user_id, "name": name, "seen": self._now(), "nudged": allowed}

        def write(connection: Connection) -> None:
            statement = insert(connection, people).values(values)
            new = statement.on_conflict_do_update(index_elements=[people.c.user_id], set_={"nudged": allowed})
            connection.execute(new)

        await self._database.tx(write)

    async def want_hints(self, user_id: int, *, name: str, wanted: bool) -> None:
        """Keep whether this person, last called `name`, wants hints on the hand panel."""
        await self._keep(user_id, name=name, hints=wanted)
        self._hints[user_id] = wanted

    async def wants_hints(self, user_id: int) -> bool:
        """Does this person want hints? Asked for every panel that is drawn, so the answer is remembered."""
        if user_id not in self._hints:
            query = select(people.c.hints).where(people.c.user_id == user_id)
            stored = await self._database.read(lambda connection: connection.scalar(query))
            self._hints.setdefault(user_id, bool(stored))  # unless it was switched meanwhile
            _cut(self._hints)
        return self._hints.get(user_id, False)

    async def want_deck(self, user_id: int, *, name: str, deck: Deck) -> None:
        """Keep in which colours this person, last called `name`, wants to see cards."""
        await self._keep(user_id, name=name, four_colours=deck is Deck.FOUR)
        self._looks[user_id] = replace(await self.look(user_id), deck=deck)

    async def want_picture(self, user_id: int, *, name: str, wanted: bool) -> None:
        """Keep whether this person wants the own hand as a picture."""
        await self._keep(user_id, name=name, pictured=wanted)
        self._looks[user_id] = replace(await self.look(user_id), pictured=wanted)

    async def look(self, user_id: int) -> Look:
        """How this person wants to see cards. Asked for every panel that is drawn, so the answer is remembered."""
        if user_id not in self._looks:
            query = select(people.c.four_colours, people.c.pictured).where(people.c.user_id == user_id)

            def find(connection: Connection) -> Look:
                row = connection.execute(query).one_or_none()
                return Look() if row is None else Look(Deck.FOUR if row.four_colours else Deck.TWO, row.pictured)

            self._looks.setdefault(user_id, await self._database.read(find))  # unless it was changed meanwhile
            _cut(self._looks)
        return self._looks.get(user_id, Look())

    def forget(self, user_id: int) -> None:
        """This person is not known any more, or is to be asked about anew."""
        self._hints.pop(user_id, None)
        self._looks.pop(user_id, None)
        self._tongues.pop(user_id, None)

    async def _keep(self, user_id: int, *, name: str, **wishes: str | bool | None) -> None:
        """Write some of a person's wishes, and that they were here just now, called `name`; others stay as they are."""
        values = {"name": name, "seen": self._now(), **wishes}

        def write(connection: Connection) -> None:
            statement = insert(connection, people).values(user_id=user_id, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=[people.c.user_id], set_=values))
            spread(self._database, connection, Word(user_id))

        await self._database.tx(write)


def _cut(remembered: OrderedDict[int, V]) -> None:
    """Forget whoever was asked about first, when they are too many."""
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
