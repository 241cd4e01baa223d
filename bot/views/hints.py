"""Who gets hints on the hand panel, and when: asked for while the panel is drawn, pushed if they come later."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.game.actions import Seat
from bot.game.view import SeatView
from bot.manager.hinting import allowed, asked_view, kept_hint
from bot.manager.ports import Adviser
from bot.manager.table import Table
from bot.manager.tempo import dice
from bot.records import Unavailable
from bot.render.more import Switch
from db.guilds import Guilds
from db.preferences import Preferences

MOMENT: Final = 0.2
"""Seconds that a panel waits for its hint; most come in a tenth of that."""

_Key = tuple[int, Seat]
_log = structlog.get_logger(__name__)


class HintDesk:
    """Hints are asked for from a person's own view, kept at the table while they hold, and never stored or logged."""

    def __init__(
        self, adviser: Adviser, *, houses: Guilds, people: Preferences, spawn: Callable[[Awaitable[None]], None]
    ) -> None:
        """`spawn` runs something in the background and answers for its failures."""
        self._adviser = adviser
        self._houses = houses
        self._people = people
        self._spawn = spawn
        self._asking: dict[_Key, tuple[SeatView, asyncio.Task[bool]]] = {}

    async def allows(self, table: Table) -> bool:
        """Does the server let people have hints in this game?"""
        settled = await self._houses.settings(table.guild_id)
        return allowed(settled.hints, table.kind, table.players)

    async def switch(self, table: Table, user_id: int) -> Switch | None:
        """How hints stand for this person in this game; None for who does not sit here."""
        if not table.seated(user_id):
            return None
        if not await self.allows(table):
            return Switch.FORBIDDEN
        return Switch.ON if await self._people.wants_hints(user_id) else Switch.OFF

    async def prepare(self, table: Table, user_id: int) -> None:
        """Before this person's panel is drawn: have the hint ready, if they want one and it comes within a moment.

        One that takes longer is pushed. Raises NotSeated.
        """
        seat = table.seat_of(user_id)
        if not await self._given(table, user_id):
            table.hints.pop(seat, None)
            return
        view = asked_view(table, seat)
        if view is not None and kept_hint(table, seat) is None:
            await self._ask(table, seat, view)

    async def _given(self, table: Table, user_id: int) -> bool:
        """Does this person want hints, and may have them? A panel does not fail because nobody can say."""
        try:
            return await self._people.wants_hints(user_id) and await self.allows(table)
        except Unavailable:
            return False

    async def _ask(self, table: Table, seat: Seat, view: SeatView) -> None:
        """Whoever draws the same panel meanwhile waits for the same answer."""
        key = (table.game_id, seat)
        asked, task = self._asking.get(key, (None, None))
        if task is None or asked != view:
            task = asyncio.create_task(self._answer(table, seat, view))
            self._asking[key] = view, task
            task.add_done_callback(lambda done: self._forget(key, done))
        done, _ = await asyncio.wait({task}, timeout=MOMENT)
        if not done:
            self._spawn(_push_later(table, task))

    async def _answer(self, table: Table, seat: Seat, view: SeatView) -> bool:
        """Keep the hint at the table; False if there is none to be had: a panel does without."""
        try:
            hint = await self._adviser.hint(view, seed=dice(table.key, view.asked_at))
        except Exception as error:  # its text may name a card
            _log.error("no hint", game=table.game_id, trouble=type(error).__name__)
            return False
        table.hints[seat] = view, hint
        return True

    def _forget(self, key: _Key, done: asyncio.Task[bool]) -> None:
        if key in self._asking and self._asking[key][1] is done:
            del self._asking[key]


async def _push_later(table: Table, task: asyncio.Task[bool]) -> None:
    if await task:
        table.push()
