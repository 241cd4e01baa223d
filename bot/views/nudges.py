"""The pings: one message a table at most, gone as soon as its person is back; or the table itself, posted anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.manager.nudging import Nudge, nudge
from bot.manager.ports import Clock, GameStore
from bot.manager.table import Table
from bot.records import Status
from bot.render.nudge import missed_panel, nudge_line, nudge_panel
from bot.views.languages import Languages
from bot.views.layout import layout
from bot.views.posts import Board, Posts, pinging

SLOT: Final = "nudge"
LONGEST_CALL: Final = 10.0
"""Seconds one request may take."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Posted:
    """The ping that stands in a channel."""

    nudge: Nudge
    message_id: int | None
    """None if it stands on top of the table."""
    missed: bool = False
    """Does it say by now that an AI player acted?"""


class Nudges:
    """Pings people, and takes it back."""

    def __init__(
        self,
        client: discord.Client,
        *,
        store: GameStore,
        clock: Clock,
        may_ping: Callable[[int], Awaitable[bool]],
        posts: Posts,
        languages: Languages,
    ) -> None:
        """`may_ping`: has this person not muted it?"""
        self._client = client
        self._store = store
        self._clock = clock
        self._may_ping = may_ping
        self._posts = posts
        self._languages = languages
        self._posted: dict[int, _Posted] = {}

    async def show(self, table: Table, board: Board) -> None:
        """Bring the ping of this table up to date. One that cannot be sent or deleted is not worth a second try."""
        try:
            async with asyncio.timeout(LONGEST_CALL):
                await self._show(table, board)
        except (discord.HTTPException, discord.RateLimited, OSError) as error:
            _log.info("nudge not shown", game=table.game_id, trouble=type(error).__name__)

    async def _show(self, table: Table, board: Board) -> None:
        wanted, posted = nudge(table, self._clock.now()), self._posted.get(table.game_id)
        if wanted is not None and posted is not None and wanted.since == posted.nudge.since:
            return
        if wanted is not None and await self._may_ping(wanted.user_id):
            await self._delete(table)
            await self._send(table, board, wanted)
        elif posted is not None:
            await self._settle(table, posted)
        elif SLOT in table.posts:  # from before a start
            await self._delete(table)

    async def _settle(self, table: Table, posted: _Posted) -> None:
        """Its question is answered: by the person, or for the person, which it tells until that person is back."""
        player = table.players[posted.nudge.seat]
        if table.status is not Status.ACTIVE or not player.plays_itself or not player.missed:
            await self._delete(table)
        elif posted.message_id is not None and not posted.missed:
            posted.missed = True
            say = await self._languages.public(table.guild_id)
            panel = missed_panel(table.game_id, table.players, posted.nudge.seat, say)
            await self._message(table, posted.message_id).edit(view=layout(panel))

    async def _send(self, table: Table, board: Board, wanted: Nudge) -> None:
        text = await self._languages.of(wanted.user_id, guild_id=table.guild_id)
        line = nudge_line(wanted.user_id, wanted.until, text)
        if wanted.around and await self._posts.call(table, board, line, user_id=wanted.user_id):
            self._posted[table.game_id] = _Posted(wanted, None)
            return
        panel = nudge_panel(table.game_id, wanted.user_id, wanted.until, text)
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        message = await channel.send(view=layout(panel), allowed_mentions=pinging(wanted.user_id))
        self._posted[table.game_id] = _Posted(wanted, message.id)
        table.posts[SLOT] = message.id
        await self._store.save_post(table.game_id, SLOT, message.id)

    async def _delete(self, table: Table) -> None:
        self._posted.pop(table.game_id, None)
        message_id = table.posts.pop(SLOT, None)
        if message_id is None:
            return
        await self._store.drop_post(table.game_id, SLOT)
        with suppress(discord.NotFound):
            await self._message(table, message_id).delete()

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        return channel.get_partial_message(message_id)
