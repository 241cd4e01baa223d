"""The room in a browser: SimCord's page, kept in step with the real time and with a bot that acts by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import structlog
from simcord.backend.cdn import CDN_BASE

from bot.render.cards import emoji_tiles
from bot.sandbox.room import Room, behind

if TYPE_CHECKING:
    from simcord import Env, Preview

TICK = 0.5
"""Seconds between two looks at what the bot did by itself; the page asks as often."""

log = structlog.get_logger(__name__)


@asynccontextmanager
async def served(room: Room, *, port: int | None = None) -> AsyncIterator[Preview]:
    """Serve the room on 127.0.0.1 until the block is left."""
    preview = room.env.preview(
        room.channel,
        viewers=list(room.people.values()),
        layout="channel",
        assets=await asyncio.to_thread(emoji_pictures, room.env),
        port=port,
    )
    async with preview:
        yield preview


class LivePage:
    """Makes SimCord's page live, which by itself shows a change only after a click on it.

    Two things act on the simulated Discord: the page's clicks and our ticks, which move its clock and publish what the
    bot did meanwhile. SimCord refuses to do two at a time, so they share a lock.
    """

    def __init__(self, room: Room, preview: Preview) -> None:
        self._env = room.env
        self._preview = preview
        self._lock = asyncio.Lock()
        self._published = 0  # how many requests of the bot the page has been shown the effect of
        self._act = preview._action
        preview._action = self._action  # type: ignore[method-assign]

    async def keep_live(self) -> None:
        """Tick until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            async with self._lock:
                await self._tick()

    async def _tick(self) -> None:
        try:
            await self._env.advance_time(behind(self._env))
            made = len(self._env.http_requests)
            if made != self._published:
                await self._preview.refresh()
                self._published = made
        except TimeoutError:
            log.debug("sandbox.busy")  # the bot is in the middle of something: the next tick shows it

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """One action of the page.

        A tick may have published anew since the page was drawn for the person who clicks. SimCord would refuse the
        click then; Discord would not, and the bot knows by itself which clicks are stale. So the click always counts
        as made on the newest page.
        """
        async with self._lock:
            if isinstance(body, Mapping) and "published_revision" in body:
                page = self._preview._get_page(context_id)
                body = {**body, "published_revision": page.revision}
            answer = await self._act(context_id, body)
            if answer.get("settlement") == "settled":
                self._published = len(self._env.http_requests)
            return answer


def emoji_pictures(env: Env) -> dict[str, tuple[str, bytes]]:
    """The pictures of the bot's card emojis by address: SimCord knows an emoji's name and nothing else."""
    tiles = emoji_tiles()
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{emoji.name}.png", tiles[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in tiles
    }
