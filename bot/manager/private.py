"""A private table: one person against AI players, in a message that nobody else sees. It moves when the person taps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.game.state import Dealing, GameState
from bot.manager.automatic import Automatic, next_step
from bot.manager.errors import StalePanel
from bot.manager.house import House
from bot.manager.table import Table
from bot.manager.timing import Moments
from bot.records import Change, Status, StoredTable

KEPT: Final = timedelta(days=7)
"""How long a private game waits for its person's next tap."""
WORTH_STORING: Final = timedelta(days=1)
"""A tap that changes nothing lengthens that time only if it does so by as much."""


class PrivateTable(Table):
    """A game of one person. All that follows from a tap is done at once and shown in the answer to it.

    There is no clock but the one that ends a forgotten game: `due` is when.
    """

    def within_reach(self, user_id: int, *, guild_id: int | None, channel_id: int | None) -> bool:  # noqa: ARG002
        """Its own person may touch it, from any channel of the server."""
        return user_id == self.host_id and guild_id == self.guild_id

    def __init__(self, stored: StoredTable, house: House, ring: Callable[[], None]) -> None:
        super().__init__(stored, house, ring)
        self._moving = asyncio.Lock()
        self._found_again = False
        """Has its person tapped anything since this process knows it?"""

    async def at_rest(self) -> None:
        """Wait until all that follows from the taps so far is done: nothing is shown that is half done."""
        async with self._moving:
            pass

    async def welcome(self, user_id: int) -> None:
        """As everywhere; at the first tap after a start, what a sudden end of the bot left undone is done before."""
        await super().welcome(user_id)
        if not self._found_again and self.live and self.seated(user_id):
            await self.wake()
            self._found_again = True

    async def wake(self) -> None:
        """The person is back: begin what has not begun, do what is due, and wait for another week."""
        async with self._turn():
            await self._keep()
        if self.status is Status.LOBBY:
            await self.start(self.host_id, click=None)
        else:
            await self._go_on()

    async def give_up(self) -> None:
        """Make room for another game; this one counts for nothing."""
        async with self._turn():
            if self.live:
                await self._end(Status.VOID if self.state else Status.CLOSED)

    async def next_deal(self, user_id: int, *, seen: int) -> None:
        """The person has seen enough of the last deal. Raises NotSeated, StalePanel."""
        async with self._turn():
            state, seat, _ = self._asked(user_id, seen)
            if not between_deals(state):
                raise StalePanel
            await self._keep()
            self.ready = frozenset({seat})
        await self._go_on()

    async def deal_now(self, user_id: int) -> None:
        """There is nobody to agree with: see `next_deal`. Raises NotSeated, StalePanel."""
        self.seat_of(user_id)
        raise StalePanel

    async def act(self) -> None:
        """The house wakes this table because a step failed, or a week has passed."""
        await super().act()
        self.push()

    async def _move(self) -> None:
        """One after the other: what is half done is not shown."""
        async with self._moving:
            await super()._move()

    async def _keep(self) -> None:
        """Wait another week from now."""
        due = self._house.clock.now() + KEPT
        if self.live and (self.due is None or due - self.due >= WORTH_STORING):
            await self._write(Change(due=due))

    async def _due_step(self, run: GameState | None) -> Automatic | None:  # noqa: ARG002
        """The next step that needs no tap, without a pause; after a deal, only when the person wants the next one."""
        if self.live and self.due is not None and self.due <= self._house.clock.now():
            await self._end(Status.CLOSED if self.state is None else Status.VOID)
        if self.status is not Status.ACTIVE or self.state is None or (between_deals(self.state) and not self.ready):
            return None
        return next_step(self.state, self.players, self.answers)

    def _moments(self, *_: object, since: datetime | None = None) -> Moments:
        """When the game is given up."""
        del since
        return Moments(self._house.clock.now() + KEPT, None)

    def _tell(self) -> None:
        """Nothing is shown but in answer to a tap."""


def between_deals(state: GameState) -> bool:
    """Is a deal over, and the next one not begun?"""
    return isinstance(state.phase, Dealing) and state.deal > 0
