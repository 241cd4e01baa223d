"""How a process comes in at Discord's gateway: no faster than Discord lets all of them, nor with the last starts."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import count
from math import inf
from typing import Final, Protocol

import discord
import structlog
from discord.shard import SessionStartLimits

from bot.records import Unavailable
from bot.views.reply import LINE_BROKE
from db.gate import Turn

ALONE: Final = 5.5
"""Seconds that are waited when nobody can say what other processes do."""
LATE: Final = 0.4
"""Seconds by which a turn may be missed; then another one is taken, or the next in line would come too close."""
MISSED: Final = 3
"""So many turns may be missed in a row: whoever is always late comes in some time."""
LONGEST_WAIT: Final = 600.0
"""Seconds after which Discord is asked again how many starts are left."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class _Place:
    """A turn in seconds of the event loop."""

    begins: float
    ends: float
    turn: Turn | None = None


class Reserve(Protocol):
    """Takes turns in Discord's buckets, for all processes."""

    async def __call__(self, bucket: int, *, missed: Turn | None = None) -> Turn:
        """The next turn. Raises Unavailable."""
        ...


class IdentifyGate:
    """All shards of all processes identify through here. discord.py lets the first one of each process go at once."""

    def __init__(self, client: discord.AutoShardedClient, reserve: Reserve) -> None:
        self._client = client
        self._reserve = reserve
        self._buckets = 1
        """How many shards may identify at once: Discord's `max_concurrency`."""
        self._places: dict[int, _Place] = {}
        """Turns that were taken and not used yet, by shard: discord.py may give up waiting, and begin again."""

    async def open(self) -> None:
        """Learn how Discord deals with starts. With fewer left than there are shards, wait until there are more."""
        while (told := await self._told()) is not None:
            shards, limits = told
            self._buckets = max(1, limits.max_concurrency)
            if limits.remaining >= (self._client.shard_count or shards):
                return
            wait = limits.reset_after / 1000
            _log.warning("few starts are left today; waiting for more", left=limits.remaining, seconds=round(wait))
            await asyncio.sleep(min(wait + 1, LONGEST_WAIT))

    async def pass_through(self, shard: int) -> None:
        """Wait for this shard's turn."""
        loop = asyncio.get_running_loop()
        for missed in count():
            place = self._places.get(shard)
            if place is None or place.ends < loop.time():
                place = self._places[shard] = await self._next(shard, missed=place, urgent=missed >= MISSED)
            await asyncio.sleep(max(0.0, place.begins - loop.time()))
            if loop.time() <= place.ends:
                del self._places[shard]
                return

    async def _next(self, shard: int, *, missed: _Place | None, urgent: bool) -> _Place:
        """Take a turn; an `urgent` one does not end."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        try:
            turn = await self._reserve(shard % self._buckets, missed=None if missed is None else missed.turn)
        except Unavailable:
            _log.warning("the gate does not answer", shard=shard)
            return _Place(loop.time() + ALONE, inf)
        return _Place(loop.time() + turn.wait, inf if urgent else asked + turn.wait + LATE, turn)

    async def _told(self) -> tuple[int, SessionStartLimits] | None:
        """How many shards Discord would have, and its limits; None if it does not say."""
        try:
            shards, _, limits = await self._client.http.get_bot_gateway()
        except (discord.DiscordException, *LINE_BROKE):
            _log.warning("Discord does not say how often the bot may start")
            return None
        return shards, SessionStartLimits(**limits)
