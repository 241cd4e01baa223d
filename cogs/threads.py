"""A table in a thread of its own, which begins at a line in the channel."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.client import ChicagoBot
from bot.game.rules import Rules
from bot.i18n.localizer import Localizer
from bot.manager.errors import NoThread
from bot.manager.manager import Place
from bot.manager.places import Loss
from bot.manager.table import Table
from bot.records import Player
from bot.render.panel import Panel
from bot.render.thread import thread_line, thread_name
from bot.views.layout import layout

LONGEST_CALL: Final = 10.0
"""Seconds one request may take."""
QUIET: Final = timedelta(days=1)
"""After how long without a message Discord puts a thread away whose table moves on all the time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is to be opened."""

    host: Player
    rules: Rules
    opponents: int


def may_have_threads(interaction: discord.Interaction) -> bool:
    """Can a thread begin here? Threads have none of their own, nor have voice channels."""
    return isinstance(interaction.channel, discord.TextChannel)


async def open_in_thread(bot: ChicagoBot, interaction: discord.Interaction, wish: Wish) -> Table:
    """Open a table in a new thread. Raises NoThread, SeatElsewhere, Repeated; nothing is left behind then.

    A thread has the number of the message it begins at, so the table is stored before its thread is there: who may not
    sit down makes no thread, and a table without its thread closes by itself.
    """
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    say = Localizer.for_locale(channel.guild.preferred_locale.value)
    line = await _send_line(channel, thread_line(wish.host, say), nonce=interaction.id)
    try:
        table = await bot.tables.open(
            Place(channel.guild.id, line.id, ready=False),
            wish.host,
            rules=wish.rules,
            opponents=wish.opponents,
            click=interaction.id,
        )
        try:
            await _begin_thread(line, name=thread_name(wish.host, say))
        except NoThread:
            bot.notifier.lose(table, Loss.CHANNEL)
            raise
    except Exception:
        await _take_back(line)
        raise
    bot.notifier.publish(table.game_id)
    return table


async def _send_line(channel: discord.TextChannel, panel: Panel, *, nonce: int) -> discord.Message:
    try:
        async with asyncio.timeout(LONGEST_CALL):
            return await channel.send(view=layout(panel), nonce=nonce)
    except (discord.DiscordException, OSError, TimeoutError) as error:
        raise NoThread from error


async def _begin_thread(line: discord.Message, *, name: str) -> None:
    minutes = QUIET // timedelta(minutes=1)
    try:
        async with asyncio.timeout(LONGEST_CALL):
            await line.create_thread(name=name, auto_archive_duration=minutes)  # type: ignore[arg-type]
    except (discord.DiscordException, OSError, TimeoutError) as error:
        raise NoThread from error


async def _take_back(line: discord.Message) -> None:
    try:
        await line.delete()
    except (discord.HTTPException, OSError):
        return  # it leads nowhere, and does no harm
