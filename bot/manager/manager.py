"""The house: which channel has which table, loaded when somebody comes, woken when something is due."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from itertools import count

from bot.game.actions import Seat
from bot.game.rules import Rules
from bot.game.view import SeatView
from bot.manager import lobby
from bot.manager.core import House
from bot.manager.errors import NoTable, PlayingAlready, Restarting, SeatElsewhere, StalePanel, TableError, TableHere
from bot.manager.history import past_deal
from bot.manager.kinds import Spot, seated, spot
from bot.manager.private import PrivateTable
from bot.manager.table import Table
from bot.records import ChannelTaken, Kind, Level, NewTable, Player, SeatTaken, StoreError

KEPT = 200
"""Tables of ended games kept in memory."""
BACK_APART = timedelta(seconds=1)
"""Between two tables that come back after a start."""
LEAST_AFTER_START = timedelta(seconds=60)
"""How long a lobby stays open at least after a start."""
FIRST_TRY, LAST_TRY = timedelta(seconds=5), timedelta(minutes=5)
"""How long a table that stumbled waits before it goes on."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands."""

    guild_id: int
    channel_id: int


class GameManager:
    """All tables of this process."""

    def __init__(self, house: House, spawn: Callable[[Awaitable[None]], None]) -> None:
        """`spawn` runs something in the background and answers for its failures."""
        self._house = house
        self._spawn = spawn
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._spots: dict[Spot, int] = {}
        self._loading: dict[int, asyncio.Task[Table | None]] = {}
        self._stumbles: dict[int, int] = {}
        self._closing = False

    async def begin(self) -> None:
        """Read the index of live tables; each is loaded when its time comes, one a second, or at its first click.

        Private ones have nothing to show by themselves: they wait for their person, or for their end.
        """
        now, order = self._house.clock.now(), count()
        for row in await self._house.store.live():
            self._spots[spot(row)] = row.game_id
            if row.kind is Kind.TABLE:
                self._house.clock.at(now + BACK_APART * next(order), partial(self._back, row.game_id))
            elif row.due is not None:
                self._house.clock.at(row.due, self._bell(row.game_id))

    def ring(self, game_id: int) -> None:
        """Have a table see whether something is due."""
        self._bell(game_id)()

    def close(self) -> None:
        """Take no new moves."""
        self._closing = True

    async def open(
        self, place: Place, host: Player, *, rules: Rules, opponents: int = 0, level: Level = Level.MEDIUM, click: int
    ) -> Table:
        """Open a lobby with its host and some AI players. Raises TableHere, SeatElsewhere, NoRoomForAI, Repeated."""
        players: lobby.Seats = (host,)
        for _ in range(opponents):
            players = lobby.add_ai(players, level)
        try:
            return await self._open(place, players, rules=rules, click=click)
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
            table = await self._open(place, players, rules=rules, click=click, kind=kind)
        except SeatTaken:
            raise PlayingAlready from None
        assert isinstance(table, PrivateTable)
        await table.wake()
        return table

    async def past_deal(self, table: Table, deal: int) -> SeatView | None:
        """What a spectator saw at the end of a deal of this table; None if it did not end yet."""
        stored = await self._house.store.load(table.game_id)
        if stored is None:
            return None
        actions = (ply.action for ply in stored.plies)
        return past_deal(stored.rules, len(stored.players), actions, deal=deal)

    async def rematch(self, table: Table, user_id: int, *, click: int) -> Table | None:
        """One person wants to play on with the same seats, rules and AI players (M5).

        The new game starts when all its people asked for it, or a minute after the first with those who did: it is
        returned then. Who sits elsewhere by then is not dragged along. Raises NotSeated, StalePanel while the game is
        not over, TableHere if the channel has another table, SeatElsewhere if this person cannot play.
        """
        seat = table.seat_of(user_id)
        if table.live or table.kind is not Kind.TABLE:
            raise StalePanel
        if table.next_game is not None:
            return await self.table(table.next_game)
        first = not table.rematch
        table.rematch |= {seat}
        self._house.notifier.publish(table.game_id)
        if table.rematch >= set(table.people):
            again = await self._play_again(table, click=click)
            if not again.seated(user_id):
                raise SeatElsewhere
            return again
        if first:
            when = self._house.clock.now() + timedelta(seconds=self._house.pace.rematch)
            self._house.clock.at(when, lambda: self._spawn(self._rematch_due(table)))
        return None

    async def _rematch_due(self, table: Table) -> None:
        if table.next_game is not None or not table.rematch:
            return
        try:
            await self._play_again(table, click=None)
        except (TableError, StoreError):  # nobody tapped just now who could be told; they may ask again
            table.rematch = frozenset()
            self._house.notifier.publish(table.game_id)

    async def _play_again(self, table: Table, *, click: int | None) -> Table:
        """Begin a rematch with those who want it. They still want it if that fails."""
        wish, table.rematch = table.rematch, frozenset()
        try:
            again = await self._open_again(table, wish, click=click)
        except Exception:
            table.rematch |= wish
            raise
        table.next_game = again.game_id
        self._house.notifier.publish(table.game_id)
        await again.start(again.host_id, click=None)
        return again

    async def _open_again(self, table: Table, wish: frozenset[Seat], *, click: int | None) -> Table:
        """A lobby with those of a table who want to play on and are free, and its AI players. Raises SeatElsewhere."""
        place = Place(table.guild_id, table.channel_id)
        players = tuple(p for seat, p in enumerate(table.players) if p.user_id is None or Seat(seat) in wish)
        while lobby.people(players):
            try:
                return await self._open(place, players, rules=table.rules, click=click)
            except SeatTaken as elsewhere:
                players = lobby.leave(players, elsewhere.user_id)
        raise SeatElsewhere

    async def _open(
        self, place: Place, players: lobby.Seats, *, rules: Rules, click: int | None, kind: Kind = Kind.TABLE
    ) -> Table:
        """Open a lobby, whose host is the first person of `players`. Raises TableHere, SeatTaken, Repeated."""
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
            due=now + timedelta(seconds=self._house.pace.lobby),
            opened=now,
            click=click,
            kind=kind,
        )
        try:
            game_id = await self._house.store.open(new)
        except ChannelTaken:
            raise TableHere(self._spots.get(spot(new), 0)) from None
        self._spots[spot(new)] = game_id
        if kind is Kind.TABLE:
            self._house.notifier.publish(game_id)
            self._bell(game_id)()  # sets its clock, however often that takes
        return await self.table(game_id)

    async def _at(self, place: Spot) -> Table:
        """The live table that occupies a spot. Raises NoTable."""
        self._check_open()
        game_id = self._spots.get(place)
        if game_id is None:
            raise NoTable
        table = await self.table(game_id)
        if not table.live:
            if self._spots.get(place) == game_id:  # no new one was opened while this one was loaded
                del self._spots[place]
            raise NoTable
        return table

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
        ended = [game_id for game_id, table in self._tables.items() if not table.live]
        for game_id in ended[: max(0, len(ended) - KEPT)]:
            del self._tables[game_id]

    def _bell(self, game_id: int) -> Callable[[], None]:
        return lambda: self._spawn(self._wake(game_id))

    def _back(self, game_id: int) -> None:
        self._spawn(self._come_back(game_id))

    async def _come_back(self, game_id: int) -> None:
        """After a start: what is due happens, and the table is shown anew, so that everybody sees it lives.

        A lobby gets a minute at least: people could not tap while the bot was away.
        """
        await self._wake(game_id, after_start=True)
        self._house.notifier.publish(game_id)

    async def _wake(self, game_id: int, *, after_start: bool = False) -> None:
        if self._closing:
            return
        try:
            table = await self.table(game_id)
            if after_start:
                table.grant(self._house.clock.now() + LEAST_AFTER_START)
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
