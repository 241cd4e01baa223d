"""Which live table occupies what, and whether there is room for another one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from bot.manager.errors import HouseFull, TooManyLobbies, TooManyTables
from bot.manager.kinds import Spot, spot
from bot.manager.limits import Limits
from bot.manager.ports import GameStore
from bot.manager.table import Table
from bot.records import LIVE, ChannelTaken, Kind, LiveTable, NewTable, Pace, Repeated, SeatTaken, Status


class _Occupant(NamedTuple):
    game_id: int
    guild_id: int
    kind: Kind


class Index:
    """The spots of all live tables, loaded or not."""

    def __init__(self, store: GameStore, tables: Mapping[int, Table], limits: Limits) -> None:
        """`tables` are those that are loaded, whatever becomes of them."""
        self.doubtful = False
        """May there be a live table that is not known here? Whether one was stored could not be learnt."""
        self._store = store
        self._tables = tables
        self._limits = limits
        self._spots: dict[Spot, _Occupant] = {}
        self._opening: Counter[int] = Counter()
        """By guild, tables that are being stored just now."""

    def find(self, place: Spot) -> int | None:
        """The game that occupies a spot, as far as is known."""
        found = self._spots.get(place)
        if found is not None and self._is_over(found):
            del self._spots[place]
            return None
        return None if found is None else found.game_id

    async def open(self, new: NewTable) -> int:
        """Store a new table, if there is room; returns its game id.

        Raises TooManyTables, TooManyLobbies, HouseFull; ChannelTaken, SeatTaken, Repeated, Unavailable.
        """
        with self._room_for(new):
            try:
                game_id = await self._store.open(new)
            except ChannelTaken:
                self.doubtful |= self.find(spot(new)) is None
                raise
            except (SeatTaken, Repeated):
                raise
            except BaseException:
                self.doubtful = True
                raise
            self.enter(new, game_id)
            return game_id

    async def news(self) -> list[LiveTable]:
        """Read which games are not over: the live tables that were not known, and all that sleep."""
        self.doubtful = False
        try:
            rows = await self._store.live()
        except BaseException:
            self.doubtful = True
            raise
        new = [row for row in rows if row.status not in LIVE or self.find(spot(row)) != row.game_id]
        for row in new:
            if row.status in LIVE:
                self.enter(row, row.game_id)
        return new

    def enter(self, table: NewTable | LiveTable | Table, game_id: int) -> None:
        """This game occupies its spot from now on."""
        self._spots[spot(table)] = _Occupant(game_id, table.guild_id, table.kind)

    def paces(self) -> list[Pace]:
        """The paces of all tables in channels; a table that is not loaded may have any, so it counts as the fastest."""
        tables = [self._tables.get(found.game_id) for found in self._spots.values() if found.kind is Kind.TABLE]
        return [Pace.LIVE if table is None else table.pace for table in tables if table is None or table.live]

    def census(self) -> Counter[tuple[str, str]]:
        """How many live tables there are, by kind and state; not_loaded: nobody has come to it since the start."""
        counted: Counter[tuple[str, str]] = Counter()
        for found in self._spots.values():
            table = self._tables.get(found.game_id)
            if table is None or table.live:
                counted[found.kind.value, "not_loaded" if table is None else table.status.value] += 1
        return counted

    def drop_ended(self) -> None:
        """Forget the spots of games that are over: before it is forgotten that they are."""
        self._spots = {place: found for place, found in self._spots.items() if not self._is_over(found)}

    @contextmanager
    def _room_for(self, new: NewTable) -> Iterator[None]:
        """Hold a place for a table while it is stored. Raises TooManyTables, TooManyLobbies, HouseFull."""
        counts = new.kind is Kind.TABLE and self.find(spot(new)) is None  # else the store says what is there
        if counts:
            self._check(new.guild_id)
        self._opening[new.guild_id] += counts
        try:
            yield
        finally:
            self._opening[new.guild_id] -= counts
            self._opening += Counter()  # keep no zeros

    def _check(self, guild_id: int) -> None:
        self.drop_ended()
        public = [found for found in self._spots.values() if found.kind is Kind.TABLE]
        here = [found for found in public if found.guild_id == guild_id]
        opening = self._opening[guild_id]
        if len(here) + opening >= self._limits.tables_per_server:
            raise TooManyTables
        if sum(map(self._is_lobby, here)) + opening >= self._limits.lobbies_per_server:
            raise TooManyLobbies
        if len(public) + self._opening.total() >= self._limits.tables:
            raise HouseFull

    def _is_over(self, found: _Occupant) -> bool:
        table = self._tables.get(found.game_id)
        return table is not None and not table.live

    def _is_lobby(self, found: _Occupant) -> bool:
        table = self._tables.get(found.game_id)
        return table is not None and table.status is Status.LOBBY
