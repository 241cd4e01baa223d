"""A room to play in: one guild with one channel and its people, in a Discord that exists only in this process."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import discord
import simcord
import structlog

from bot.render.glyphs import emoji_names
from bot.sandbox.screen import Screen

CHANNEL = "chicago"

START: Final = 30.0
"""Seconds the bot may take to start: games of a file that is used again go on at once."""


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
    opens: datetime | None = None,
    emojis: bool = True,
    manager: str | None = None,
) -> AsyncIterator[Room]:
    """Start the bot in a room whose clock shows `opens`, by default the real time; close both at the end.

    Everything is built in the same order and at the same simulated moment in every room, so the ids of the guild, the
    channel and the people are the same each time: a database file can be carried from one to the next. The clock is
    set before the bot starts, so that no two rooms that open at different times ever give the same id to an
    interaction. `settle_timeout` is how many seconds one action may keep the bot busy once it has started; `manager`
    who may manage the server.
    """
    env = simcord.Env(bot, check_errors=False, settle_timeout=max(START, settle_timeout), shard_count=shards(bot))
    env.backend.bot_user.name = "Chicago"
    guild = env.create_guild("Chicago")
    channel = guild.create_text_channel(CHANNEL)
    people = {name: guild.add_member(env.create_user(name.casefold(), global_name=name)) for name in names}
    for name in emoji_names() if emojis else ():
        env.backend.create_application_emoji(name)
    if manager is not None:
        role = guild.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
        env.backend.add_member_role(guild.id, people[manager].id, role.id)
    env.backend.advance_clock(behind(env, opens))
    try:
        await env.start()
        env.settle_timeout = settle_timeout
        yield Room(env, guild, channel, people)
    finally:
        await leave(env)


def shards(bot: discord.Client) -> int | None:
    """How many shards to offer a bot that leaves the number to Discord; None for one that does not."""
    return 1 if isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None else None


async def leave(env: simcord.Env) -> None:
    """Close the bot as a host would, then the simulated Discord. A second time does no harm."""
    try:
        with env.time_context():
            await env.bot.close()
    finally:
        await env.shutdown()


def behind(env: simcord.Env, moment: datetime | None = None) -> float:
    """How many seconds the room's clock is behind a moment, by default the real time; 0 when it is ahead."""
    return max(0.0, ((moment or datetime.now(UTC)) - env.now()).total_seconds())


def logs_aside() -> None:
    """Keep what the bot logs out of what a person reads: warnings and worse only, on the error stream.

    Tracebacks come without local variables, which hold cards (RELIABILITY.md rule 11).
    """
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
