"""Keeps the channel true: the newest state of a table in its newest message, and the panels of who must act.

Nothing here rests or ticks: a table that changed starts one short task, spaced by the clock.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord
import structlog

from bot.i18n.localizer import Localizer
from bot.manager.manager import GameManager
from bot.manager.ports import Clock, GameStore
from bot.manager.scenes import Post, panel_stamp, private_scene, public_posts, sealed_by
from bot.manager.table import Table
from bot.records import Unavailable
from bot.render.glyphs import Glyphs
from bot.render.panel import Panel
from bot.views.layout import files, layout
from bot.views.panels import HandPanels
from bot.views.reply import is_outage
from bot.views.screen import draw, draw_newest

UNKNOWN_MESSAGE: Final = 10008
AGAIN: Final = (timedelta(seconds=5), timedelta(seconds=20), timedelta(seconds=60))
"""After how long what failed by no fault of ours is tried again; after the last one only with the next change."""
SHUT_OUT: Final = timedelta(minutes=1)
"""How long a channel is left alone that is gone, or where the bot may not write."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Room:
    """What is on screen of one table, and whether that is out of date."""

    dirty: bool = False
    busy: bool = False
    not_before: datetime | None = None
    failures: int = 0
    """How often in a row it could not be brought up to date."""
    shut_until: datetime | None = None
    """Before this moment the channel is not tried."""
    shown: dict[str, Panel] = field(default_factory=dict)
    sealed: int = -1
    """The last deal whose seal was shown, or could not be."""


class DiscordNotifier:
    """Fits the port `Notifier`."""

    def __init__(
        self,
        client: discord.Client,
        *,
        store: GameStore,
        clock: Clock,
        panels: HandPanels,
        glyphs: Callable[[], Glyphs],
        spawn: Callable[[Awaitable[None]], None],
        apart: float,
    ) -> None:
        """`apart`: least seconds between two rounds of edits for one table."""
        self._client = client
        self._store = store
        self._clock = clock
        self._panels = panels
        self._glyphs = glyphs
        self._spawn = spawn
        self._apart = timedelta(seconds=apart)
        self._manager: GameManager | None = None
        self._rooms: dict[int, _Room] = {}

    def attach(self, manager: GameManager) -> None:
        """Whose tables to show; the two need each other."""
        self._manager = manager

    def publish(self, game_id: int) -> None:
        """The table's messages are out of date; returns at once."""
        room = self._rooms.setdefault(game_id, _Room())
        room.dirty = True
        if not room.busy:
            room.busy = True
            self._begin(game_id, room)

    def has_sealed(self, game_id: int, deal: int) -> bool:
        """Is the seal of this deal's shuffle on the table, or cannot be put there?"""
        room = self._rooms.get(game_id)
        return room is not None and room.sealed >= deal

    def _begin(self, game_id: int, room: _Room) -> None:
        if room.not_before is None or room.not_before <= self._clock.now():
            self._spawn(self._show(game_id, room))
        else:
            self._clock.at(room.not_before, lambda: self._spawn(self._show(game_id, room)))

    async def _show(self, game_id: int, room: _Room) -> None:
        """Bring everything up to date once; come back if it changed meanwhile, or later if that failed."""
        wait = self._apart
        try:
            room.dirty = False
            assert self._manager is not None
            table = await self._manager.table_to_show(game_id)
            try:
                await self._show_posts(table, room)
            finally:  # the panels do not wait for the channel
                await self._push_panels(table)
            room.failures = 0
            if not table.live and not room.dirty:
                self._panels.forget_game(game_id)
                room.shown.clear()  # of an ended game only the result still changes, when a rematch is wanted
        except Exception as error:
            if may_pass(error) and room.failures < len(AGAIN):
                wait = max(wait, AGAIN[room.failures])
                room.dirty = True
            room.failures += 1
            raise
        finally:
            room.not_before = self._clock.now() + wait
            room.busy = room.dirty
            if room.dirty:
                self._begin(game_id, room)

    # The channel

    async def _show_posts(self, table: Table, room: _Room) -> None:
        """The newest messages as they should be now; a channel where that cannot be is left alone for a while."""
        now, posts = self._clock.now(), public_posts(table)
        if room.shut_until is not None and now < room.shut_until:
            self._seal(table, room, posts)
            return
        try:
            for post in posts:
                await self._show_post(table, room, post)
        except Exception as error:
            if isinstance(error, discord.Forbidden | discord.NotFound):
                room.shut_until = now + SHUT_OUT
            if not may_pass(error) or room.failures >= len(AGAIN):
                self._seal(table, room, posts)  # a table never gets stuck, whatever Discord takes
            raise
        self._seal(table, room, posts)

    def _seal(self, table: Table, room: _Room, posts: Sequence[Post]) -> None:
        """The newest message is on the table, or cannot be put there: cards that waited for its seal may be dealt."""
        sealed = sealed_by(posts[-1].scene) if posts else room.sealed
        if sealed > room.sealed:
            room.sealed = sealed
            assert self._manager is not None
            self._manager.ring(table.game_id)

    async def _show_post(self, table: Table, room: _Room, post: Post) -> None:
        newest = post == public_posts(table)[-1]
        message_id = table.posts.get(post.slot)
        if message_id is None and not newest:
            return
        panel = await draw(post.scene, self._public_text(table), self._glyphs())
        if room.shown.get(post.slot) == panel:
            return
        if message_id is None or not await self._edit(table, message_id, panel):
            if not newest:
                return
            message_id = await self._send(table, panel)
            table.posts[post.slot] = message_id
            await self._store.save_post(table.game_id, post.slot, message_id)
        room.shown[post.slot] = panel

    async def _send(self, table: Table, panel: Panel) -> int:
        message = await self._channel(table).send(view=layout(panel), files=files(panel))
        return message.id

    async def _edit(self, table: Table, message_id: int, panel: Panel) -> bool:
        """False when the message is gone."""
        message = self._channel(table).get_partial_message(message_id)
        try:
            await message.edit(view=layout(panel), attachments=files(panel))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)

    def _public_text(self, table: Table) -> Localizer:
        guild = self._client.get_guild(table.guild_id)
        return Localizer.for_locale(guild.preferred_locale.value if guild is not None else None)

    # The panels

    async def _push_panels(self, table: Table) -> None:
        for seat in table.people:
            user_id = table.players[seat].user_id
            assert user_id is not None
            shown = self._panels.find(table.game_id, user_id)
            if shown is None:
                continue
            if shown.stamp == panel_stamp(private_scene(table, user_id)) and shown.deal == table.deal:
                continue
            say = Localizer.for_locale(shown.interaction.locale.value)
            scene, panel = await draw_newest(partial(private_scene, table, user_id), say, self._glyphs())
            stamp, deal = panel_stamp(scene), table.deal
            if deal > shown.deal:
                await self._panels.renew(table.game_id, user_id, panel, stamp=stamp, deal=deal)
            else:
                await self._panels.push(table.game_id, user_id, panel, stamp=stamp)


def may_pass(error: Exception) -> bool:
    """Is this a failure of Discord, the line or the database, that may be over in a moment?"""
    match error:
        case discord.HTTPException(status=status):
            return is_outage(status)
        case _:
            return isinstance(error, discord.RateLimited | Unavailable | OSError | TimeoutError)
