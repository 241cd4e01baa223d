"""The rematch (M5): the same seats, rules and AI players, with all who are free, or after a minute with who asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Protocol

from bot.game.actions import Seat
from bot.manager import lobby
from bot.manager.errors import SeatElsewhere, StalePanel, TableError, TooFewSeats
from bot.manager.house import House
from bot.manager.table import Table
from bot.records import Kind, SeatTaken, StoreError


class OpenAgain(Protocol):
    """Opens a lobby where a table stood, for what it played. Raises TableHere, SeatTaken, Repeated."""

    async def __call__(self, table: Table, players: lobby.Seats, *, click: int | None) -> Table:
        """Do so."""
        ...


class Rematches:
    """Who wants to play on."""

    def __init__(
        self,
        house: House,
        spawn: Callable[[Awaitable[None]], None],
        *,
        again: OpenAgain,
        find: Callable[[int], Awaitable[Table]],
    ) -> None:
        """`spawn` runs something in the background and answers for its failures; `find` is the table of a game."""
        self._house = house
        self._spawn = spawn
        self._again = again
        self._find = find

    async def ask(self, table: Table, user_id: int, *, click: int) -> Table | None:
        """One person wants to play on with the same seats, rules and AI players.

        The new game starts when all its people asked for it, or a minute after the first with those who did: it is
        returned then. Who sits elsewhere by then is not dragged along. Raises NotSeated, StalePanel while the game is
        not over, TableHere if the channel has another table, SeatElsewhere if this person cannot play.
        """
        seat = table.seat_of(user_id)
        if table.live or table.kind is not Kind.TABLE:
            raise StalePanel
        if table.next_game is not None:
            return await self._find(table.next_game)
        first = not table.rematch
        table.rematch |= {seat}
        self._house.notifier.publish(table.game_id)
        if table.rematch >= set(table.people):
            again = await self._play(table, click=click)
            if not again.seated(user_id):
                raise SeatElsewhere
            return again
        if first:
            when = self._house.clock.now() + timedelta(seconds=self._house.tempo.rematch)
            self._house.clock.at(when, lambda: self._spawn(self._due(table)))
        return None

    async def _due(self, table: Table) -> None:
        if table.next_game is not None or not table.rematch:
            return
        try:
            await self._play(table, click=None)
        except (TableError, StoreError):  # nobody tapped just now who could be told; they may ask again
            table.rematch = frozenset()
            self._house.notifier.publish(table.game_id)

    async def _play(self, table: Table, *, click: int | None) -> Table:
        """Begin a rematch with those who want it. They still want it if that fails."""
        wish, table.rematch = table.rematch, frozenset()
        try:
            again = await self._open(table, wish, click=click)
        except Exception:
            table.rematch |= wish
            raise
        table.next_game = again.game_id
        self._house.notifier.publish(table.game_id)
        with suppress(TooFewSeats):  # one person, where there are no AI players: the lobby waits for others
            await again.start(again.host_id, click=None)
        return again

    async def _open(self, table: Table, wish: frozenset[Seat], *, click: int | None) -> Table:
        """A lobby with those of a table who want to play on and are free, and its AI players. Raises SeatElsewhere."""
        players = tuple(
            replace(p, missed=0) for seat, p in enumerate(table.players) if p.user_id is None or Seat(seat) in wish
        )
        while lobby.people(players):
            try:
                return await self._again(table, players, click=click)
            except SeatTaken as elsewhere:
                players = lobby.leave(players, elsewhere.user_id)
        raise SeatElsewhere
