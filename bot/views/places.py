"""Where a table can stand: what the bot may do there, and what Discord says when it is let in no more."""

from __future__ import annotations

from typing import Final

import discord

from bot.manager.places import Loss
from bot.manager.table import Table

UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083

NEEDED: Final = ("view_channel", "send_messages", "read_message_history", "attach_files")
NEEDED_IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "read_message_history", "attach_files")
"""What the bot needs where a table stands."""
NEEDED_FOR_THREADS: Final = (*NEEDED, "create_public_threads", "send_messages_in_threads")
"""What it needs where a table gets a thread of its own."""


def lacking(rights: discord.Permissions, needed: tuple[str, ...]) -> list[str]:
    """The permissions that are not there, as Discord calls them."""
    return [name.replace("_", " ").title() for name in needed if not getattr(rights, name)]


def loss_of(error: discord.HTTPException) -> Loss | None:
    """What a refused request says about the place it was for; None if it says nothing."""
    match error:
        case discord.NotFound(code=code) if code == UNKNOWN_CHANNEL:
            return Loss.CHANNEL
        case discord.Forbidden():
            return Loss.PERMISSION
        case _ if error.code == ARCHIVED:
            return Loss.ARCHIVED
        case _:
            return None


def open_to_us(client: discord.Client, *, guild_id: int, channel_id: int) -> bool:
    """Does the bot reach this channel or thread and have what it needs there, as far as it knows?

    It does not know threads that were put away, but a message wakes them.
    """
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return False
    place = guild.get_channel_or_thread(channel_id)
    if place is None:
        return True
    needed = NEEDED_IN_THREAD if isinstance(place, discord.Thread) else NEEDED
    return not lacking(place.permissions_for(guild.me), needed)


def link_to(table: Table) -> str | None:
    """The address of a table's newest message."""
    newest = max(table.posts.values(), default=None)
    return f"{address_of(table)}/{newest}" if newest else None


def address_of(table: Table) -> str:
    """The address of the channel or thread where it stands."""
    return f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
