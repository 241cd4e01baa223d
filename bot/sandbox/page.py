"""The room in a browser: SimCord's page, kept in step with the real time and with a bot that acts by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import structlog

from bot.sandbox.drop_downs import told_apart
from bot.sandbox.pictures import OwnPictures, emoji_pictures
from bot.sandbox.room import Room, behind

if TYPE_CHECKING:
    from simcord import Preview

TICK = 0.5
"""Seconds between two looks at what the bot did by itself; the page asks as often."""

LOOKS = 10
"""How many times a click looks whether the bot rests before it gives up."""

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
    preview._media_worker = OwnPictures()
    with told_apart():
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
        self._settle = room.env._settle_internal
        room.env._settle_internal = self._settle_patiently  # type: ignore[method-assign]

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
            if made != self._published and not self._preview._closed:
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
            self._preview._advance_presentation_time()  # from then the page counts "in 10 minutes"
            answer = await self._act(context_id, body)
            if answer.get("settlement") == "settled":
                self._published = len(self._env.http_requests)
            return answer

    async def _settle_patiently(self, **options: Any) -> None:
        """Wait until the bot rests, with the short look-ahead that a table acting every second needs.

        The look-ahead is also how long SimCord waits for work in hand. That is too short for a slow machine, where the
        page would call an answered click a failure; so look again while the bot is still at work.
        """
        for _ in range(0 if "_deadline" in options else LOOKS - 1):
            with suppress(TimeoutError):
                return await self._settle(**options)
        return await self._settle(**options)
