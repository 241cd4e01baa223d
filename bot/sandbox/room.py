"""A room to play in: one guild with one channel and its people, in a Discord that exists only in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
import simcord

from bot.sandbox.screen import Screen

CHANNEL = "chicago"


@dataclass(frozen=True, slots=True)
class Room:
    """The guild, its channel, and the people who may act there, by name."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: Mapping[str, simcord.MemberActor]

    def screens(self, seen_by: simcord.MemberActor | None = None) -> list[Screen]:
        """The channel's messages, oldest first: the public ones, and those that only `seen_by` is shown."""
        stored = self.env.backend.messages.get(self.channel.id, {})
        viewer = None if seen_by is None else seen_by.id
        return [
            Screen(simcord.ResponseMessage(self.env, message))
            for _, message in sorted(stored.items())
            if message.visible_to(viewer)
        ]


@asynccontextmanager
async def furnished_room(
    bot: discord.Client,
    names: Sequence[str],
    *,
    settle_timeout: float = 5.0,
    shards: int | None = None,
) -> AsyncIterator[Room]:
    """Start the bot in a room whose clock shows the real time; close the bot and the room at the end.

    Everything is built in the same order and at the same simulated moment in every room, so the ids of the guild, the
    channel and the people are the same each time: a database file can be carried from one to the next. The clock is
    set before the bot starts, so that no two rooms ever give the same id to an interaction. `settle_timeout` is how
    many seconds one action may keep the bot busy.
    """
    env = simcord.Env(bot, check_errors=False, settle_timeout=settle_timeout, shard_count=shards)
    env.backend.bot_user.name = "Chicago"
    guild = env.create_guild("Chicago")
    channel = guild.create_text_channel(CHANNEL)
    people = {name: guild.add_member(env.create_user(name.casefold(), global_name=name)) for name in names}
    env.backend.advance_clock(behind(env))
    try:
        await env.start()
        with env.time_context():
            yield Room(env, guild, channel, people)
    finally:
        await leave(env)


async def leave(env: simcord.Env) -> None:
    """Close the bot as a host would, then the simulated Discord."""
    try:
        with env.time_context():
            await env.bot.close()
    finally:
        await env.shutdown()


def behind(env: simcord.Env) -> float:
    """How many seconds the room's clock is behind the real time; 0 when it is ahead."""
    return max(0.0, (datetime.now(UTC) - env.now()).total_seconds())
