"""The house: opens tables, one in a channel, and private ones; finds them again; lets people play on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.game.rules import Rules
from bot.manager import lobby
from bot.manager.attendance import attendance_of
from bot.manager.errors import NoAIHere, PlayingAlready, SeatElsewhere, TableHere
from bot.manager.forgetting import depart
from bot.manager.history import past_deal
from bot.manager.house import House
from bot.manager.keeping import TableKeeper
from bot.manager.kinds import spot
from bot.manager.limits import Limits
from bot.manager.pace import LEAST_AFTER_START, TIMES
from bot.manager.private import PrivateTable
from bot.manager.pulse import Pulse, rhythm
from bot.manager.rematch import Rematches
from bot.manager.table import Table
from bot.records import (
    LEVELS,
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


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands."""

    guild_id: int
    channel_id: int
    ready: bool = True
    """Is it there already? If it is being made, nobody is told of the table yet."""


class GameManager(TableKeeper):
    """Opens tables, finds those of a place, and has them go on."""

    def __init__(
        self,
        house: House,
        spawn: Callable[[Awaitable[None]], None],
        *,
        limits: Limits | None = None,
        pulse: Pulse | None = None,
    ) -> None:
        """`spawn` runs something in the background and answers for its failures. `pulse` tells that the bot lives."""
        super().__init__(house, spawn, limits=limits or Limits())
        self._pulse = pulse
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

    async def sign_off(self) -> None:
        """Write down when the bot stopped: from then on no clock runs."""
        if self._outage.lasts:
            return  # the last pulse counts
        with suppress(Unavailable):  # as above
            await self._house.store.alive(self._house.clock.now())

    def _keep_alive(self) -> None:
        if self._pulse is not None:
            self._pulse.begin(
                lambda: None if self._closing else rhythm(self._index.paces()), held=lambda: self._outage.lasts
            )

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

    async def forget(self, user_id: int, *, number: int) -> None:
        """Take a person who wants to be forgotten out of every table; `number` stands for the id where it must."""
        self._check_open()
        for game_id in await self._house.store.open_games_of(user_id):
            await depart(await self.table(game_id), user_id, number=number)
        for table in [*self._tables.values()]:
            if table.over:
                await table.forget(user_id, number=number)

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
