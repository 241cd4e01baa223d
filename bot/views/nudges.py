"""The pings: one message a table at most, gone as soon as its person is back; or the table itself, posted anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import discord
import structlog

from bot.game.state import Question
from bot.manager.nudging import Nudge, nudge, passed_on
from bot.manager.ports import Clock, GameStore
from bot.manager.table import Table
from bot.records import Status
from bot.render.nudge import missed_panel, nudge_line, nudge_panel
from bot.render.panel import Panel
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
    message_id: int | None = None
    """None if it stands on top of the table."""
    shown: Panel | None = None
    """What it says."""


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
        gate: Callable[[], Awaitable[None]],
    ) -> None:
        """`may_ping`: has this person not muted it? `gate` is passed before each request."""
        self._client = client
        self._gate = gate
        self._store = store
        self._clock = clock
        self._may_ping = may_ping
        self._posts = posts
        self._languages = languages
        self._posted: dict[int, _Posted] = {}
        self._pinged: dict[int, tuple[tuple[int, Question], frozenset[int]]] = {}
        """The last question for which somebody was pinged at each table, and who: nobody shares a ping twice."""

    async def show(self, table: Table, board: Board) -> None:
        """Bring the ping of this table up to date. One that cannot be sent or deleted is not worth a second try."""
        try:
            async with asyncio.timeout(LONGEST_CALL):
                await self._show(table, board)
        except (discord.HTTPException, discord.RateLimited, OSError) as error:
            _log.info("nudge not shown", game=table.game_id, trouble=type(error).__name__)

    async def _show(self, table: Table, board: Board) -> None:
        wanted, posted = nudge(table, self._clock.now()), self._posted.get(table.game_id)
        if posted is not None and (now := passed_on(table, posted.nudge)) is not None:
            await self._pass_on(table, posted, now)
        elif wanted is not None and await self._may_ping(wanted.user_id):
            await self._delete(table)
            await self._send(table, board, wanted)
        elif posted is not None:
            await self._settle(table, posted)
        elif SLOT in table.posts:  # from before a start
            await self._delete(table)
        if not table.live:
            self._pinged.pop(table.game_id, None)

    async def _pass_on(self, table: Table, posted: _Posted, now: Nudge) -> None:
        """It is for somebody who shared it: that is told without another ping."""
        if now.user_id == posted.nudge.user_id:
            return
        posted.nudge = now
        await self._say(table, posted, await self._panel(table, now))

    async def _settle(self, table: Table, posted: _Posted) -> None:
        """Its question is answered: by the person, or for the person, which it tells until that person is back."""
        seat = posted.nudge.seat
        player = table.players[seat]
        if table.status is not Status.ACTIVE or not player.plays_itself or not player.missed:
            await self._delete(table)
        else:
            say = await self._languages.public(table.guild_id)
            await self._say(table, posted, missed_panel(table.game_id, table.players, seat, say))

    async def _say(self, table: Table, posted: _Posted, panel: Panel) -> None:
        if posted.message_id is not None and posted.shown != panel:
            posted.shown = panel
            await self._gate()
            await self._message(table, posted.message_id).edit(view=layout(panel))

    async def _send(self, table: Table, board: Board, wanted: Nudge) -> None:
        text = await self._languages.of(wanted.user_id, guild_id=table.guild_id)
        line = nudge_line(wanted.user_id, wanted.until, text)
        if wanted.around and await self._posts.call(table, board, line, user_id=wanted.user_id):
            self._posted[table.game_id] = _Posted(wanted)
            return
        wanted = replace(wanted, others=await self._new_to(table, wanted))
        panel = await self._panel(table, wanted)
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        await self._gate()
        message = await channel.send(view=layout(panel), allowed_mentions=pinging(wanted.user_id, *wanted.others))
        self._posted[table.game_id] = _Posted(wanted, message.id, panel)
        self._pinged[table.game_id] = (wanted.question, self._known(table, wanted) | wanted.people)
        table.posts[SLOT] = message.id
        await self._store.save_post(table.game_id, SLOT, message.id)

    async def _new_to(self, table: Table, wanted: Nudge) -> tuple[int, ...]:
        """Of those who may share this ping, who was not pinged for its question yet and wants to be."""
        known = self._known(table, wanted)
        return tuple([one for one in wanted.others if one not in known and await self._may_ping(one)])

    def _known(self, table: Table, wanted: Nudge) -> frozenset[int]:
        """Who was pinged for this question already."""
        question, people = self._pinged.get(table.game_id, (None, frozenset[int]()))
        return people if question == wanted.question else frozenset()

    async def _panel(self, table: Table, ping: Nudge) -> Panel:
        """In the language of whom it is for; of several people, in the one that everybody reads here."""
        if ping.others:
            say = await self._languages.public(table.guild_id)
        else:
            say = await self._languages.of(ping.user_id, guild_id=table.guild_id)
        return nudge_panel(table.game_id, ping.user_id, ping.until, say, others=ping.others)

    async def _delete(self, table: Table) -> None:
        self._posted.pop(table.game_id, None)
        message_id = table.posts.pop(SLOT, None)
        if message_id is None:
            return
        await self._store.drop_post(table.game_id, SLOT)
        await self._gate()
        with suppress(discord.NotFound):
            await self._message(table, message_id).delete()

    def _message(self, table: Table, message_id: int) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        return channel.get_partial_message(message_id)
