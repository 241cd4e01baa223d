"""Keeps the channel true: the newest state of a table in its newest message, and in the panels of its people.

Nothing here rests or ticks: a table that changed starts one short task, spaced by the clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord
import structlog
from structlog.contextvars import bind_contextvars, clear_contextvars

from bot.manager.manager import GameManager
from bot.manager.places import Loss, gone
from bot.manager.ports import Clock, GameStore
from bot.manager.scenes import newest_seal
from bot.manager.table import Table
from bot.render.glyphs import Glyphs
from bot.views.hints import HintDesk
from bot.views.languages import Languages
from bot.views.nudges import Nudges
from bot.views.panels import HandPanels
from bot.views.places import loss_of, open_to_us
from bot.views.posts import Posts
from bot.views.pushes import Pushes
from bot.views.rooms import AGAIN, Room, has_come, is_tried_again
from bot.views.traffic import Traffic

SHUT_OUT: Final = timedelta(minutes=1)
"""How long a place is left alone at least that refused us."""

_log = structlog.get_logger(__name__)


class DiscordNotifier:
    """Fits the port `Notifier`."""

    def __init__(
        self,
        client: discord.Client,
        *,
        store: GameStore,
        clock: Clock,
        panels: HandPanels,
        hints: HintDesk,
        languages: Languages,
        glyphs: Callable[[], Glyphs],
        glyphs_for: Callable[[int], Awaitable[Glyphs]],
        spawn: Callable[[Awaitable[None]], None],
        may_ping: Callable[[int], Awaitable[bool]],
        apart: float,
    ) -> None:
        """`apart`: least seconds between two rounds of edits for one table; `may_ping`: see `Nudges`.

        `glyphs` is how cards are written in public, `glyphs_for` how a person likes to see them.
        """
        self._client = client
        self._clock = clock
        self._panels = panels
        self._spawn = spawn
        self._apart = timedelta(seconds=apart)
        self._traffic = Traffic(clock, apart=self._apart)
        gate = self._traffic.gate
        self._posts = Posts(client, store=store, clock=clock, glyphs=glyphs, languages=languages, gate=gate)
        self._nudges = Nudges(
            client, store=store, clock=clock, may_ping=may_ping, posts=self._posts, languages=languages, gate=gate
        )
        self._pushes = Pushes(
            panels, hints=hints, languages=languages, clock=clock, glyphs_for=glyphs_for, apart=self._apart
        )
        self._manager: GameManager | None = None
        self._watch: Callable[[int, int], None] = lambda _, __: None
        self._rooms: dict[int, Room] = {}
        self._lost: set[int] = set()
        """Channels that may be found again."""

    def attach(self, manager: GameManager, *, watch: Callable[[int, int], None]) -> None:
        """Whose tables to show; the two need each other. `watch` is told of each panel that is there without a tap."""
        self._manager = manager
        self._watch = watch

    def publish(self, game_id: int) -> None:
        """The table's messages are out of date; returns at once."""
        room = self._rooms.setdefault(game_id, Room())
        room.dirty = True
        if not room.busy:
            room.busy = True
            self._begin(game_id, room)

    @contextmanager
    def answering(self, game_id: int, user_id: int) -> Iterator[Callable[[], object]]:
        """This person's tap at a table is being answered, which shows the person all there is to see.

        The channel and the others come after that, and do not wait for Discord to take the answer: what this returns is
        called when it is about to be sent. They begin a turn of the event loop later, when its bytes are sent.
        """
        room = self._rooms.setdefault(game_id, Room())
        room.answering.append(user_id)
        room.drawing.append(user_id)
        sent = partial(self._go_on, game_id, room, user_id)
        try:
            yield partial(asyncio.get_running_loop().call_soon, sent)
        finally:
            room.answering.remove(user_id)
            sent()
            if room.passed_over and user_id not in room.answering:
                self.publish(game_id)

    def flush(self) -> None:
        """The bot is about to stop: what waits for its moment is shown now."""
        for game_id, room in self._rooms.items():
            if room.busy and room.alarm is not None:
                room.alarm.cancel()
                self._spawn(self._show(game_id, room))

    def has_sealed(self, game_id: int, deal: int) -> bool:
        """Is the seal of this deal's shuffle on the table, or cannot be put there?"""
        room = self._rooms.get(game_id)
        return room is not None and room.sealed >= deal

    def lose(self, table: Table, why: Loss) -> None:
        """The place of a table is lost: nothing is sent there any more, and the house is told; returns at once."""
        room = self._rooms.setdefault(table.game_id, Room())
        self._close(table, room, why)
        self.publish(table.game_id)

    def has_lost(self, channel_id: int) -> bool:
        """Is this a place that was lost, and may be there again?"""
        return channel_id in self._lost

    def find_again(self, table: Table) -> None:
        """The place of a table may be there again: show it."""
        room = self._rooms.get(table.game_id)
        if room is not None:
            self._reopen(table, room)
        self.publish(table.game_id)

    def _close(self, table: Table, room: Room, why: Loss) -> None:
        if room.lost is not Loss.CHANNEL:
            room.lost, room.lost_until, room.told = why, self._clock.now() + SHUT_OUT, False
            self._lost.add(table.channel_id)
            _log.info("place lost", game=table.game_id, why=why.value)
        if why is Loss.CHANNEL:
            self._panels.forget_game(table.game_id)
            self._lost.discard(table.channel_id)

    async def _tell_house(self, table: Table, room: Room) -> None:
        """Once; again only if that failed."""
        if room.lost is not None and not room.told:
            await gone(table, room.lost)
            room.told = True

    def _reopen(self, table: Table, room: Room) -> None:
        if room.lost is not Loss.CHANNEL:
            room.lost = None
            self._lost.discard(table.channel_id)

    def _go_on(self, game_id: int, room: Room, user_id: int) -> None:
        """The answer to this person is on its way: what waited for it begins."""
        if user_id in room.drawing:
            room.drawing.remove(user_id)
        if room.held and not room.drawing:
            room.held = False
            self._start(game_id, room)

    def _begin(self, game_id: int, room: Room) -> None:
        room.held = bool(room.drawing)
        if not room.held:
            self._start(game_id, room)

    def _start(self, game_id: int, room: Room) -> None:
        if room.not_before is None or has_come(room.not_before, self._clock.now()):
            self._spawn(self._show(game_id, room))
        else:
            room.alarm = self._clock.at(room.not_before, lambda: self._spawn(self._show(game_id, room)))

    async def _show(self, game_id: int, room: Room) -> None:
        """Bring everything up to date once; come back if it changed meanwhile, or later if that failed."""
        wait = self._apart
        try:
            room.dirty, room.alarm = False, None
            clear_contextvars()  # of the tap that happened to set the clock
            bind_contextvars(game=game_id)
            assert self._manager is not None
            table = await self._manager.table_to_show(game_id)
            bind_contextvars(guild=table.guild_id)
            try:
                await self._show_posts(table, room)
            finally:  # the panels do not wait for the channel
                await self._push_panels(table, room)
            room.failures = 0
            if table.over:
                await self._hand_over(table)
            if not table.live and not room.dirty:
                self._panels.forget_game(game_id)
                self._clock.at(self._clock.now() + wait, partial(self._tidy, table))
        except Exception as error:
            if is_tried_again(error, room):
                wait = max(wait, AGAIN[min(room.failures, len(AGAIN) - 1)])
                room.dirty = True
            room.failures += 1
            raise
        finally:
            room.not_before = self._next(room, wait)
            room.busy = room.dirty
            if room.dirty:
                self._begin(game_id, room)

    def _next(self, room: Room, wait: timedelta) -> datetime:
        """When its messages may be seen to next: a table that waits for its turn has not been edited just now."""
        later = self._clock.now() + wait
        return later if room.turn is None else min(later, room.turn)

    async def _show_posts(self, table: Table, room: Room) -> None:
        """The messages in the channel, if it is not lost."""
        if room.lost is not None and not self._is_back(table, room):
            self._seal(table, room, newest_seal(table))
            await self._tell_house(table, room)
            return
        self._reopen(table, room)
        if not self._may_write(room):
            return
        try:
            self._seal(table, room, await self._posts.show(table, room.board))
            await self._nudges.show(table, room.board)
        except Exception as error:
            why = loss_of(error) if isinstance(error, discord.HTTPException) else None
            if why is not None or not is_tried_again(error, room):
                self._seal(table, room, newest_seal(table))  # no table gets stuck, whatever Discord takes
            if why is None:
                raise
            self._close(table, room, why)
            await self._tell_house(table, room)

    def _may_write(self, room: Room) -> bool:
        """Is it this table's turn? If not, its room stays out of date until it is."""
        room.turn = room.turn or self._traffic.turn()
        if not has_come(room.turn, self._clock.now()):
            room.dirty = True
            return False
        room.turn = None
        return True

    def _seal(self, table: Table, room: Room, deal: int) -> None:
        """The seal of `deal` is on the table, or cannot be put there: cards that waited for it may be dealt."""
        if deal > room.sealed:
            room.sealed = deal
            assert self._manager is not None
            self._manager.ring(table.game_id)

    def _is_back(self, table: Table, room: Room) -> bool:
        """Is a lost place worth another try? Only after a while, and where Discord lets us in as far as we know."""
        if room.lost is Loss.CHANNEL or room.lost_until is None or self._clock.now() < room.lost_until:
            return False
        return open_to_us(self._client, guild_id=table.guild_id, channel_id=table.channel_id)

    async def _push_panels(self, table: Table, room: Room) -> None:
        room.passed_over = bool(room.answering)
        later = await self._pushes.bring(table, lost=room.lost is not None, but=frozenset(room.answering))
        if later is not None and not room.catching_up:
            room.catching_up = True
            self._clock.at(later, partial(self._catch_up, table.game_id, room))

    async def _hand_over(self, table: Table) -> None:
        """Whoever asked for a rematch gets the hand for it with that tap, as soon as it begins."""
        if table.next_game is not None:
            assert self._manager is not None
            again = await self._manager.table_to_show(table.next_game)
            people = {again.players[seat].user_id or 0 for seat in again.people}
            for user_id in self._panels.pass_on(table.game_id, again.game_id, people):
                self._watch(again.game_id, user_id)
            self.publish(again.game_id)

    def _catch_up(self, game_id: int, room: Room) -> None:
        room.catching_up = False
        self.publish(game_id)

    def _tidy(self, table: Table) -> None:
        """Forget a game that is over and shown; of it only the result still changes, when a rematch is wanted."""
        room = self._rooms.get(table.game_id)
        if room is None or room.busy or room.catching_up or room.answering:
            return
        later = self._pushes.tidy(table.channel_id)
        if later is not None:
            self._clock.at(later, partial(self._tidy, table))
        else:
            del self._rooms[table.game_id]
            self._lost.discard(table.channel_id)
