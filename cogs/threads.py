"""A table in a thread of its own, which begins at a line in the channel."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import discord

from bot.client import ChicagoBot
from bot.manager.errors import NoThread
from bot.manager.manager import Place
from bot.manager.pace import wants_thread
from bot.manager.places import Loss
from bot.manager.table import Table
from bot.records import GuildSettings, Pace, Player
from bot.render.panel import Panel
from bot.render.thread import thread_line, thread_name
from bot.views.layout import layout
from bot.views.places import NEEDED_FOR_THREADS, lacking
from cogs.opening import Wanted

LONGEST_CALL: Final = 10.0
"""Seconds one request may take."""
DAY: Final = 1440
WEEK: Final = 10080
"""After how many minutes without a message Discord puts a thread away; it knows these two, among others."""


def gets_thread(interaction: discord.Interaction, settled: GuildSettings, pace: Pace, *, asked: bool | None) -> bool:
    """Does a table opened here get a thread of its own?

    As it is `asked` for, else as the server has settled; a game that is played in passing gets one if that is possible.
    Threads have no threads of their own, nor have voice channels.
    """
    if not isinstance(interaction.channel, discord.TextChannel):
        return False
    if asked is None and not settled.threads:
        return wants_thread(pace) and not lacking(interaction.app_permissions, NEEDED_FOR_THREADS)
    return settled.threads if asked is None else asked


async def open_in_thread(bot: ChicagoBot, interaction: discord.Interaction, wanted: Wanted) -> Table:
    """Open a table in a new thread. Raises NoThread, or as `GameManager.open`; nothing is left behind then.

    A thread has the number of the message it begins at, so the table is stored before its thread is there: who may not
    sit down makes no thread, and a table without its thread closes by itself.
    """
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    say = await bot.languages.public(channel.guild.id)
    host = Player(interaction.user.display_name, interaction.user.id)
    line = await _send_line(channel, thread_line(host, say), nonce=interaction.id)
    try:
        table = await bot.tables.open(
            Place(channel.guild.id, line.id, ready=False),
            host,
            rules=wanted.rules,
            pace=wanted.pace,
            levels=wanted.levels,
            opponents=wanted.opponents,
            click=interaction.id,
        )
        try:
            await _begin_thread(line, name=thread_name(host, say), quiet=WEEK if wants_thread(wanted.pace) else DAY)
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


async def _begin_thread(line: discord.Message, *, name: str, quiet: Literal[1440, 10080]) -> None:
    try:
        async with asyncio.timeout(LONGEST_CALL):
            await line.create_thread(name=name, auto_archive_duration=quiet)
    except (discord.DiscordException, OSError, TimeoutError) as error:
        raise NoThread from error


async def _take_back(line: discord.Message) -> None:
    try:
        await line.delete()
    except (discord.HTTPException, OSError):
        return  # it leads nowhere, and does no harm
