"""/privacy: what is kept about oneself, all of it in a file, and nothing of it any more."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.i18n.localizer import Localizer
from bot.manager.errors import Busy
from bot.privacy import file_of, number_of_nobody
from bot.records import EVERYTHING
from bot.render.notice import notice
from bot.render.panel import Panel
from bot.render.privacy import export, forget_question, privacy
from bot.views.descriptions import localised
from cogs.clicks import Click, handles
from cogs.failures import answered

TRIES = 5
"""How often somebody is taken out of all tables who sits down at another one meanwhile."""
OTHERS_NEED = 0.5
"""Seconds in which other processes take a person out of their tables."""


class Privacy(commands.Cog):
    """What is kept about people."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot

    @app_commands.command(name="privacy", description=localised("cmd-privacy-desc"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def privacy(self, interaction: discord.Interaction) -> None:
        """What is kept about who asks, on all servers."""
        async with answered(self.bot, interaction) as reply:
            text = self.bot.text_for(interaction)
            await reply.show(await privacy_panel(self.bot, interaction.user.id, text))


async def privacy_panel(bot: ChicagoBot, user_id: int, text: Localizer) -> Panel:
    """What is kept of this person now."""
    return privacy(await bot.dossiers.kept(user_id), text, days=bot.dossiers.kept_for.days)


@handles("privacy")
async def show(click: Click) -> None:
    """What is kept, again."""
    await click.reply.update(await privacy_panel(click.bot, click.user_id, click.text))


@handles("exportme")
async def export_me(click: Click) -> None:
    """All of it in a file, in a message of its own."""
    told = await click.bot.dossiers.export(click.user_id)
    name, content = await asyncio.to_thread(file_of, told)
    await click.reply.show(export(name, content, click.text))


@handles("forgetme")
async def ask_to_forget(click: Click) -> None:
    """Asks once."""
    await click.reply.update(forget_question(await click.bot.dossiers.kept(click.user_id), click.text))


@handles("forgetsure")
async def forget_me(click: Click) -> None:
    """Yes, forget me."""
    await forget(click.bot, click.user_id)
    await click.reply.update(notice(click.text.say("privacy-forgotten")))


async def forget(bot: ChicagoBot, user_id: int) -> None:
    """Take a person out of all tables, then out of the database, then out of memory. Raises Busy, Unavailable.

    Where it fails it may be asked again: it goes on from there.
    """
    number = number_of_nobody()
    alone = bot.share == EVERYTHING
    for _ in range(TRIES):
        if not alone:
            await bot.dossiers.announce(user_id, number=number)
            await asyncio.sleep(OTHERS_NEED)
        await bot.tables.forget(user_id, number=number)
        if await bot.dossiers.forget(user_id, number=number):
            break
    else:
        raise Busy
    await bot.tables.forget(user_id, number=number)  # a table that was read just before
    bot.habits.forget(user_id)
    bot.people.forget(user_id)
    bot.panels.forget_person(user_id)
    if not alone:  # what was read there just before
        await bot.dossiers.announce(user_id, number=number)
