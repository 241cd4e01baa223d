"""The bot's own card emojis: found again by name, uploaded when the application lacks them, never worth a failure."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import timedelta
from typing import Final

import discord
import structlog

from bot.manager.ports import Clock
from bot.records import Unavailable
from bot.render.cards import emoji_tile
from bot.render.glyphs import Glyphs, emoji_names, emoji_sets
from bot.views.reply import LINE_BROKE

AGAIN: Final = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1), timedelta(hours=6))
"""After how long what failed is tried again; after the last one at the next start."""
NO_ROOM: Final = 30008
"""The application has as many emojis as it may have."""
ASK_LATER: Final = frozenset({429, 500, 502, 503, 504})

_log = structlog.get_logger(__name__)


class Emojis:
    """Looks for the application's emojis, and uploads those it lacks: one after the other, as fast as Discord takes."""

    def __init__(
        self,
        client: discord.Client,
        *,
        clock: Clock,
        spawn: Callable[[Awaitable[None]], None],
        show: Callable[[Glyphs], None],
        once: Callable[[], AbstractAsyncContextManager[None]] = nullcontext,
    ) -> None:
        """`show` is told what cards look like from now on; `spawn` runs something in the background.

        `once`: in there no other process uploads anything.
        """
        self._client = client
        self._clock = clock
        self._spawn = spawn
        self._show = show
        self._once = once
        self._ids: dict[str, int] = {}

    async def begin(self) -> None:
        """Show the cards the application has emojis for already; the rest is seen to in the background."""
        found = await self._find()
        if not found or self._missing():
            self._spawn(self._complete(tried=0))

    async def _complete(self, *, tried: int) -> None:
        """Look what there is by now, and upload what is missing: nothing is uploaded twice."""
        wait = AGAIN[tried] if tried < len(AGAIN) else None
        try:
            async with self._once():
                if await self._find() and await self._upload():
                    return
        except discord.RateLimited as limit:
            wait = wait and max(wait, timedelta(seconds=limit.retry_after))
        except Unavailable:  # nobody can say whether another process uploads them just now
            _log.warning("emojis not uploaded; the database does not answer")
        if wait is None:
            _log.warning("emojis not uploaded; the rest is tried at the next start", missing=len(self._missing()))
        else:
            self._clock.at(self._clock.now() + wait, lambda: self._spawn(self._complete(tried=tried + 1)))

    async def _find(self) -> bool:
        """Which ones are there? False if Discord did not say."""
        try:
            emojis = await self._client.fetch_application_emojis()
        except (discord.HTTPException, *LINE_BROKE):
            _log.warning("emojis not read; cards are shown as text")
            return False
        there = {emoji.name: emoji.id for emoji in emojis}
        if there != self._ids:
            self._ids = there
            self._publish()
        return True

    async def _upload(self) -> bool:
        """Draw and upload what is missing; True if there is no use in trying again. Raises discord.RateLimited."""
        for name in self._missing():
            try:
                tile = await asyncio.to_thread(emoji_tile, name)
                emoji = await self._client.create_application_emoji(name=name, image=tile)
            except discord.HTTPException as error:
                if error.status in ASK_LATER:
                    return False
                _log.warning("emoji refused", name=name, status=error.status, code=error.code)
                if error.code == NO_ROOM or error.status in {401, 403, 404}:
                    return True
                continue
            except LINE_BROKE:
                return False
            self._ids[name] = emoji.id
            self._publish()
        return True

    def _missing(self) -> list[str]:
        return [name for name in emoji_names() if name not in self._ids]

    def _publish(self) -> None:
        """Show whole sets only: a hand of which half is letters looks broken."""
        usable = {name for names in emoji_sets() if all(name in self._ids for name in names) for name in names}
        self._show(Glyphs({name: one for name, one in self._ids.items() if name in usable}))
