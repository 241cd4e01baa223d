"""The public messages of a table: which one is edited, and when a new one takes its place.

A message that is older than an hour can be edited a few times a minute only, and in an archived thread not at all; a
new one may always be sent, and wakes the thread.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Final, assert_never

import discord
import structlog

from bot.i18n.localizer import Localizer
from bot.manager.ports import Clock, GameStore
from bot.manager.scenes import NO_SEAL, Post, public_posts, sealed_by
from bot.manager.table import Table
from bot.render.glyphs import Glyphs
from bot.render.panel import Panel, Text
from bot.render.scenes import Scene
from bot.views.languages import Languages
from bot.views.layout import message
from bot.views.reply import LINE_BROKE, UNKNOWN_MESSAGE
from bot.views.screen import draw

TOO_MANY_OLD_EDITS: Final = 30046
ARCHIVED: Final = 50083

OLD: Final = timedelta(minutes=50)
"""From this age on a message counts as old; Discord's own limit begins at an hour."""
OLD_EDITS: Final = 3
"""How often an old message is edited within a minute; for one more a new message takes its place."""
MINUTE: Final = timedelta(minutes=1)
TIMES_DELETED: Final = 2
"""How often a message is deleted until it is not posted again."""
LONGEST_CALL: Final = 10.0
"""Seconds one request may take. The library waits by itself as long as Discord's limits want it to."""
SENT_BEFORE: Final = timedelta(seconds=5)
"""A message that is older than this when it has just been sent was sent by an earlier try, whose answer was lost."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Board:
    """What is on screen of one table."""

    shown: dict[str, Panel] = field(default_factory=dict)
    """What the message in each slot shows."""
    drawn: dict[str, tuple[Panel, Scene, Localizer, Glyphs]] = field(default_factory=dict)
    """What was drawn last for each slot, and from what."""
    edits: deque[datetime] = field(default_factory=lambda: deque(maxlen=OLD_EDITS))
    """When the newest message was edited last."""
    deleted: dict[str, int] = field(default_factory=dict)
    """How often somebody deleted the message in a slot."""
    unsaved: dict[str, int] = field(default_factory=dict)
    """Messages that are on the screen and not yet in the database."""
    unsure: int | None = None
    """The nonce of a message of which nobody knows whether it was sent."""


class Edit(Enum):
    """How an edit went."""

    DONE = auto()
    DELETED = auto()
    """Somebody deleted the message."""
    REFUSED = auto()
    """It is too old, or its thread is archived."""


class Posts:
    """Shows tables in their channels."""

    def __init__(
        self,
        client: discord.Client,
        *,
        store: GameStore,
        clock: Clock,
        glyphs: Callable[[], Glyphs],
        languages: Languages,
        gate: Callable[[], Awaitable[None]],
    ) -> None:
        """`gate` is passed before each request."""
        self._client = client
        self._gate = gate
        self._languages = languages
        self._store = store
        self._clock = clock
        self._glyphs = glyphs

    async def show(self, table: Table, board: Board) -> int:
        """The newest messages as they should be now; says the seal of which deal is on the table then.

        Raises what Discord and the database raise.
        """
        try:
            return await self._show(table, board)
        finally:
            await self._save(table, board)

    async def call(self, table: Table, board: Board, line: Text, *, user_id: int) -> bool:
        """Post the newest message anew, with a line on top that pings this person and goes with the next edit.

        False if there is no message to post anew. Raises what Discord and the database raise.
        """
        post = public_posts(table)[-1]
        before = table.posts.get(post.slot)
        if before is None or board.deleted.get(post.slot, 0) >= TIMES_DELETED:
            return False
        panel = await draw(post.scene, await self._languages.public(table.guild_id), self._glyphs())
        called = replace(panel, blocks=(line, *panel.blocks))
        try:
            await self._move(table, board, post.slot, called, before, ping=user_id)
        finally:
            await self._save(table, board)
        board.shown[post.slot] = panel
        return True

    async def _show(self, table: Table, board: Board) -> int:
        sealed = NO_SEAL
        say = await self._languages.public(table.guild_id)
        posts = public_posts(table)
        for post in posts:
            panel, sealed = await self._drawn(board, post, say), sealed_by(post.scene)
            if board.shown.get(post.slot) == panel:
                continue
            if post is posts[-1]:  # also if the table has moved on meanwhile: what was sealed has to be seen
                await self._keep(table, board, post, panel)
            else:
                await self._leave(table, board, post, panel)
        return sealed

    async def _drawn(self, board: Board, post: Post, say: Localizer) -> Panel:
        """The panel of a post; drawn once for each scene, for a deal that is over looks as it did."""
        glyphs = self._glyphs()
        before = board.drawn.get(post.slot)
        if before is not None and before[1:] == (post.scene, say, glyphs):
            return before[0]
        panel = await draw(post.scene, say, glyphs)
        board.drawn[post.slot] = panel, post.scene, say, glyphs
        return panel

    async def _save(self, table: Table, board: Board) -> None:
        """Store which messages are the table's: at once, or when the database answers again."""
        for slot, message_id in [*board.unsaved.items()]:
            await self._store.save_post(table.game_id, slot, message_id)
            del board.unsaved[slot]

    async def _leave(self, table: Table, board: Board, post: Post, panel: Panel) -> None:
        """An older message as it stays from now on; it is not worth a second try."""
        message_id = table.posts.get(post.slot)
        if message_id is not None:
            await self._edit(table, message_id, panel)
            board.shown[post.slot] = panel

    async def _keep(self, table: Table, board: Board, post: Post, panel: Panel) -> None:
        """The newest message: edited where it stands, or posted anew at the bottom of the channel."""
        slot, before = post.slot, table.posts.get(post.slot)
        if board.deleted.get(slot, 0) >= TIMES_DELETED:
            return
        if before is None:
            await self._post(table, board, slot, panel)
        else:
            edit = Edit.REFUSED if self._spared(before, board) else await self._edit(table, before, panel)
            match edit:
                case Edit.DONE:
                    board.edits.append(self._clock.now())
                case Edit.REFUSED:
                    await self._move(table, board, slot, panel, before)
                case Edit.DELETED:
                    await self._restore(table, board, slot, panel)
                case _:
                    assert_never(edit)
        board.shown[slot] = panel

    async def _restore(self, table: Table, board: Board, slot: str, panel: Panel) -> None:
        """Post a message anew that somebody deleted; a second time in one deal nobody wants to see it."""
        board.deleted[slot] = board.deleted.get(slot, 0) + 1
        if board.deleted[slot] < TIMES_DELETED:
            await self._post(table, board, slot, panel)

    async def _move(
        self, table: Table, board: Board, slot: str, panel: Panel, before: int, *, ping: int | None = None
    ) -> None:
        """Post a message anew, then delete the old one."""
        await self._post(table, board, slot, panel, ping=ping)
        await self._gate()
        try:
            await self._channel(table).get_partial_message(before).delete()
        except (discord.HTTPException, *LINE_BROKE):
            _log.info("old table not deleted", game=table.game_id)

    async def _post(self, table: Table, board: Board, slot: str, panel: Panel, *, ping: int | None = None) -> None:
        """Send it, once: Discord takes a second message with the same nonce for the first."""
        nonce = _nonce(table, slot)
        tried, board.unsure = board.unsure == nonce, nonce
        mentions = pinging() if ping is None else pinging(ping)
        await self._gate()
        async with asyncio.timeout(LONGEST_CALL):
            view, files = message(panel)
            sent = await self._channel(table).send(view=view, files=files, nonce=nonce, allowed_mentions=mentions)
        board.unsure = None
        board.edits.clear()
        table.posts[slot] = board.unsaved[slot] = sent.id
        if tried or self._age(sent.id) > SENT_BEFORE:
            await self._edit(table, sent.id, panel)

    async def _edit(self, table: Table, message_id: int, panel: Panel) -> Edit:
        before = self._channel(table).get_partial_message(message_id)
        view, files = message(panel)
        await self._gate()
        try:
            async with asyncio.timeout(LONGEST_CALL):
                await before.edit(view=view, attachments=files)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return Edit.DELETED
            if error.code in {TOO_MANY_OLD_EDITS, ARCHIVED}:
                return Edit.REFUSED
            raise
        except (discord.RateLimited, TimeoutError):
            if self._age(message_id) < OLD:
                raise
            return Edit.REFUSED
        return Edit.DONE

    def _spared(self, message_id: int, board: Board) -> bool:
        """Is it old, and was it edited as often in the last minute as an old message may be?"""
        often = len(board.edits) == OLD_EDITS and self._clock.now() - board.edits[0] < MINUTE
        return often and self._age(message_id) > OLD

    def _age(self, message_id: int) -> timedelta:
        return self._clock.now() - discord.utils.snowflake_time(message_id)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


def pinging(*user_ids: int) -> discord.AllowedMentions:
    """Whom a message pings: these people and nobody else, or nobody."""
    if not user_ids:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(users=[discord.Object(one) for one in user_ids], everyone=False, roles=False)


def _nonce(table: Table, slot: str) -> int:
    """A 64-bit number for the next message in a slot: the same for each try, another one for what takes its place."""
    name = f"{slot}|{table.posts.get(slot, 0)}".encode()
    return int.from_bytes(hashlib.sha256(table.key + name).digest()[:8], "big")
