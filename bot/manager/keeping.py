"""The tables in memory: each loaded once when somebody comes, woken when something is due, forgotten in the end."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from itertools import count

from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.manager.errors import NoTable, Restarting
from bot.manager.house import House
from bot.manager.index import Index
from bot.manager.kinds import Spot, seated
from bot.manager.limits import Limits
from bot.manager.outages import Outage
from bot.manager.pace import LEAST_AFTER_START
from bot.manager.table import Table
from bot.records import LIVE, Kind, Unavailable

KEPT = 200
"""Tables of ended games kept in memory."""
BACK_APART = timedelta(seconds=1)
"""Between two tables that come back after a start."""
FIRST_TRY, LAST_TRY = timedelta(seconds=5), timedelta(minutes=5)
"""How long a table that stumbled waits before it goes on."""


class TableKeeper:
    """All tables of this process, and how to find one."""

    def __init__(self, house: House, spawn: Callable[[Awaitable[None]], None], *, limits: Limits) -> None:
        """`spawn` runs something in the background and answers for its failures."""
        self._house = house
        self._spawn = spawn
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._index = Index(house.store, self._tables, limits)
        self._loading: dict[int, asyncio.Task[Table | None]] = {}
        self._stumbles: dict[int, int] = {}
        self._closing = False
        self._outage = Outage(house.clock, spawn, self._back_from_outage)
        self._held: set[int] = set()
        """Tables that were to wake up while the store was out of reach."""

    def stand_still(self) -> None:
        """The store does not answer: no table goes on by itself until it does, and nobody's time runs."""
        self._outage.begin()

    @property
    def stands_still(self) -> bool:
        """Is the store out of reach, as far as is known?"""
        return self._outage.lasts

    def census(self) -> Counter[tuple[str, str]]:
        """How many live tables there are, by kind and state."""
        return self._index.census()

    def close(self) -> None:
        """Take no new moves."""
        self._closing = True

    async def table(self, game_id: int) -> Table:
        """The table of a game, ended ones too. Raises NoTable, Restarting when the bot is about to stop."""
        self._check_open()
        return await self.table_to_show(game_id)

    async def table_to_show(self, game_id: int) -> Table:
        """The table of a game, also while the bot stops: what was accepted is still shown. Raises NoTable."""
        table = self._tables.get(game_id)
        if table is None:
            table = await self._load(game_id)
        if table is None:
            raise NoTable
        self._tables.move_to_end(game_id)
        return table

    def _look_later(self) -> None:
        """If there is a lobby of which nobody heard, it is not to wait until somebody asks for it."""
        self._house.clock.at(self._house.clock.now() + FIRST_TRY, lambda: self._spawn(self._look()))

    async def _look(self) -> None:
        if self._index.doubtful and not self._closing:
            try:
                await self._read_index()
            except Unavailable:
                self._look_later()

    async def _at(self, place: Spot) -> Table:
        """The live table that occupies a spot. Raises NoTable."""
        self._check_open()
        game_id = await self._occupant(place)
        if game_id is None:
            raise NoTable
        table = await self.table(game_id)
        if not table.live:
            raise NoTable
        return table

    async def _occupant(self, place: Spot) -> int | None:
        """The live game that occupies a spot; when in doubt, the store is asked."""
        game_id = self._index.find(place)
        if game_id is None and self._index.doubtful:
            await self._read_index()
            game_id = self._index.find(place)
        return game_id

    async def _read_index(self) -> None:
        """Learn of all live tables, and have those that are new come to life.

        Private ones have nothing to show by themselves: they wait for their person, or for their end.
        """
        now, order = self._house.clock.now(), count()
        for row in await self._index.news():
            if row.kind is Kind.TABLE and row.status in LIVE:
                self._house.clock.at(now + BACK_APART * next(order), partial(self._back, row.game_id))
            elif row.due is not None:
                self._house.clock.at(row.due, self._bell(row.game_id))

    async def _load(self, game_id: int) -> Table | None:
        """Load a table once, however many ask for it."""
        task = self._loading.get(game_id)
        if task is None:
            task = self._loading[game_id] = asyncio.create_task(self._load_now(game_id))
            task.add_done_callback(lambda _: self._loading.pop(game_id, None))
        return await asyncio.shield(task)

    async def _load_now(self, game_id: int) -> Table | None:
        stored = await self._house.store.load(game_id)
        if stored is None:
            return None
        table = self._tables[game_id] = seated(stored, self._house, self._bell(game_id))
        self._forget_ended()
        return table

    def _forget_ended(self) -> None:
        self._index.drop_ended()
        ended = [game_id for game_id, table in self._tables.items() if not table.live]
        for game_id in ended[: max(0, len(ended) - KEPT)]:
            del self._tables[game_id]

    def _bell(self, game_id: int) -> Callable[[], None]:
        return lambda: self._spawn(self._wake(game_id))

    def _back(self, game_id: int) -> None:
        self._spawn(self._come_back(game_id))

    async def _come_back(self, game_id: int) -> None:
        """After a start: what is due happens, and the table is shown anew, so that everybody sees it lives."""
        await self._wake(game_id)
        self._house.notifier.publish(game_id)

    async def _wake(self, game_id: int) -> None:
        if self._closing:
            return
        if self._outage.lasts:
            self._held.add(game_id)
            return
        try:
            clear_contextvars()  # of the tap that happened to set the clock
            bind_contextvars(game=game_id)
            table = await self.table(game_id)
            bind_contextvars(guild=table.guild_id)
            await table.act()
        except Exception:
            self._try_again(game_id)
            raise
        self._stumbles.pop(game_id, None)

    async def _back_from_outage(self) -> None:
        """What people wait for moves by as long as the store was away, in it and at the tables; then all go on.

        Before that the tables learn of what was stored though it seemed to fail.
        """
        await self._house.store.back(self._house.clock.now(), least=LEAST_AFTER_START)
        for known in [*self._tables.values()]:
            await known.make_sure()
        for row in await self._house.store.live():
            table = self._tables.get(row.game_id)
            if table is not None and row.due is not None:
                table.put_off(row.due)
        held, self._held = self._held | self._stumbles.keys(), set()
        for game_id in held:  # they are woken when this is over
            self._house.clock.at(self._house.clock.now(), self._bell(game_id))

    def _try_again(self, game_id: int) -> None:
        """A table that failed to go on by itself is woken again: after 5 s, 10 s, 20 s ... at most 5 minutes."""
        times = self._stumbles[game_id] = self._stumbles.get(game_id, 0) + 1
        wait = min(LAST_TRY, FIRST_TRY * 2 ** (times - 1))
        self._house.clock.at(self._house.clock.now() + wait, self._bell(game_id))

    def _check_open(self) -> None:
        if self._closing:
            raise Restarting
