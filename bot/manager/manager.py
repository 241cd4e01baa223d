"""The house: which channel has which table, loaded when somebody comes, woken when something is due."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from itertools import count

from bot.game.rules import Rules
from bot.manager import lobby
from bot.manager.attendance import attendance_of
from bot.manager.core import House
from bot.manager.errors import NoAIHere, NoTable, PlayingAlready, Restarting, SeatElsewhere, TableHere
from bot.manager.history import past_deal
from bot.manager.index import Index
from bot.manager.kinds import Spot, seated, spot
from bot.manager.limits import Limits
from bot.manager.pace import LEAST_AFTER_START, TIMES
from bot.manager.private import PrivateTable
from bot.manager.pulse import Pulse, rhythm
from bot.manager.rematch import Rematches
from bot.manager.table import Table
from bot.records import (
    LEVELS,
    LIVE,
    ChannelTaken,
    Kind,
    NewTable,
    Pace,
    Player,
    SeatTaken,
    Status,
    Unavailable,
)
from bot.render.scenes import PastDealScene

KEPT = 200
"""Tables of ended games kept in memory."""
BACK_APART = timedelta(seconds=1)
"""Between two tables that come back after a start."""
FIRST_TRY, LAST_TRY = timedelta(seconds=5), timedelta(minutes=5)
"""How long a table that stumbled waits before it goes on."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands."""

    guild_id: int
    channel_id: int
    ready: bool = True
    """Is it there already? If it is being made, nobody is told of the table yet."""


class GameManager:
    """All tables of this process."""

    def __init__(
        self,
        house: House,
        spawn: Callable[[Awaitable[None]], None],
        *,
        limits: Limits | None = None,
        pulse: Pulse | None = None,
    ) -> None:
        """`spawn` runs something in the background and answers for its failures. `pulse` tells that the bot lives."""
        self._house = house
        self._spawn = spawn
        self._pulse = pulse
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._index = Index(house.store, self._tables, limits or Limits())
        self._loading: dict[int, asyncio.Task[Table | None]] = {}
        self._stumbles: dict[int, int] = {}
        self._closing = False
        self._rematches = Rematches(house, spawn, again=self._open_again, find=self.table)

    async def begin(self) -> None:
        """Read the index of live tables; each is loaded when its time comes, one a second, or at its first click.

        The time the bot was away counts for nobody.
        """
        await self._house.store.back(self._house.clock.now(), least=LEAST_AFTER_START)
        await self._read_index()
        self._keep_alive()

    def ring(self, game_id: int) -> None:
        """Have a table see whether something is due."""
        self._bell(game_id)()

    def close(self) -> None:
        """Take no new moves."""
        self._closing = True

    async def sign_off(self) -> None:
        """Write down when the bot stopped: from then on no clock runs."""
        with suppress(Unavailable):  # then the last pulse counts
            await self._house.store.alive(self._house.clock.now())

    def _keep_alive(self) -> None:
        if self._pulse is not None:
            self._pulse.begin(lambda: None if self._closing else rhythm(self._index.paces()))

    async def open(
        self,
        place: Place,
        host: Player,
        *,
        rules: Rules,
        pace: Pace = Pace.LIVE,
        opponents: int = 0,
        levels: lobby.Levels = LEVELS,
        click: int,
    ) -> Table:
        """Open a lobby with its host and some AI players, of the first of the `levels` that may be seated here.

        Raises TableHere, SeatElsewhere, NoRoomForAI, NoAIHere, Repeated; TooManyTables, TooManyLobbies, HouseFull.
        """
        players: lobby.Seats = (host,)
        for _ in range(opponents):
            if not levels:
                raise NoAIHere
            players = lobby.add_ai(players, levels[0])
        try:
            return await self._open(place, players, rules=rules, pace=pace, levels=levels, click=click)
        except SeatTaken:
            raise SeatElsewhere from None

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

    async def table_in(self, channel_id: int) -> Table:
        """The live table of a channel. Raises NoTable."""
        return await self._at((Kind.TABLE, channel_id))

    async def asleep(self, place: Place, user_id: int) -> Table | None:
        """This person's newest game that fell asleep here, if there is one."""
        self._check_open()
        game_id = await self._house.store.asleep(place.guild_id, place.channel_id, user_id)
        return None if game_id is None else await self.table(game_id)

    async def welcome(self, table: Table, user_id: int) -> None:
        """This person has tapped something of this table, whatever it is: see `Table.welcome`.

        Raises TableHere or SeatElsewhere when a game that fell asleep cannot be woken: its channel has another table,
        or its person sits elsewhere by now.
        """
        slept = table.status is Status.ASLEEP
        try:
            await table.welcome(user_id)
        except ChannelTaken:
            raise TableHere(await self._occupant(spot(table)) or 0) from None
        except SeatTaken:
            raise SeatElsewhere from None
        if slept and table.live:
            self._index.enter(table, table.game_id)
            self._keep_alive()

    async def private_table(self, kind: Kind, guild_id: int, user_id: int) -> PrivateTable:
        """This person's live private table of this kind in a guild. Raises NoTable."""
        table = await self._at((kind, guild_id, user_id))
        assert isinstance(table, PrivateTable)
        return table

    async def open_private(
        self, kind: Kind, place: Place, players: lobby.Seats, *, rules: Rules, click: int
    ) -> PrivateTable:
        """A private table of one person against AI players, its first deal on it. `place` is where the person is.

        Raises PlayingAlready if they have one of this kind in the guild, Repeated.
        """
        try:
            table = await self._open(place, players, rules=rules, pace=Pace.NONE, click=click, kind=kind)
        except SeatTaken:
            raise PlayingAlready from None
        assert isinstance(table, PrivateTable)
        await table.wake()
        return table

    async def past_deal(self, table: Table, deal: int) -> PastDealScene | None:
        """A deal of this table as a spectator saw it at its end; None if it did not end yet."""
        stored = await self._house.store.load(table.game_id)
        if stored is None:
            return None
        actions = (ply.action for ply in stored.plies)
        view = past_deal(stored.rules, len(stored.players), actions, deal=deal)
        if view is None:
            return None
        stood_in = attendance_of(stored.plies, deal=deal).stood_in
        return PastDealScene(game=table.game_id, view=view, players=table.players, stood_in=stood_in)

    async def rematch(self, table: Table, user_id: int, *, click: int) -> Table | None:
        """One person wants to play on (M5): see `Rematches.ask`."""
        return await self._rematches.ask(table, user_id, click=click)

    async def _open_again(self, table: Table, players: lobby.Seats, *, click: int | None) -> Table:
        """A lobby where this table stood, for what it played. Raises as `_open`."""
        place = Place(table.guild_id, table.channel_id)
        return await self._open(place, players, rules=table.rules, pace=table.pace, levels=table.levels, click=click)

    async def _open(
        self,
        place: Place,
        players: lobby.Seats,
        *,
        rules: Rules,
        pace: Pace,
        levels: lobby.Levels = LEVELS,
        click: int | None,
        kind: Kind = Kind.TABLE,
    ) -> Table:
        """Open a lobby, whose host is the first person of `players`.

        Raises TableHere, SeatTaken, Repeated; for a table in a channel also TooManyTables, TooManyLobbies, HouseFull.
        """
        self._check_open()
        now = self._house.clock.now()
        host_id = lobby.people(players)[0].user_id
        assert host_id is not None
        new = NewTable(
            key=self._house.shuffler.key(),
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            host_id=host_id,
            rules=rules,
            players=players,
            seeds={0: self._house.shuffler.seed(), 1: self._house.shuffler.seed()},
            due=now + TIMES[pace].lobby,
            opened=now,
            click=click,
            kind=kind,
            pace=pace,
            levels=levels,
        )
        try:
            game_id = await self._index.open(new)
        except ChannelTaken:
            raise TableHere(await self._occupant(spot(new)) or 0) from None
        finally:
            if self._index.doubtful:
                self._look_later()
        if kind is Kind.TABLE:
            if place.ready:
                self._house.notifier.publish(game_id)
            self._bell(game_id)()  # sets its clock, however often that takes
        table = await self.table(game_id)
        self._keep_alive()
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
        try:
            table = await self.table(game_id)
            await table.act()
        except Exception:
            self._try_again(game_id)
            raise
        self._stumbles.pop(game_id, None)

    def _try_again(self, game_id: int) -> None:
        """A table that failed to go on by itself is woken again: after 5 s, 10 s, 20 s ... at most 5 minutes."""
        times = self._stumbles[game_id] = self._stumbles.get(game_id, 0) + 1
        wait = min(LAST_TRY, FIRST_TRY * 2 ** (times - 1))
        self._house.clock.at(self._house.clock.now() + wait, self._bell(game_id))

    def _check_open(self) -> None:
        if self._closing:
            raise Restarting
