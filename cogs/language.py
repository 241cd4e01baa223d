"""/language: the language the bot speaks with a person."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.i18n.languages import languages, own_name
from bot.manager.errors import StalePanel
from bot.render.language import AS_DISCORD, language_panel
from bot.render.panel import Panel
from bot.views.descriptions import localised
from cogs.choices import guild_of
from cogs.clicks import Click, handles
from cogs.failures import answered

_CHOICES: Final = [
    app_commands.Choice(name=localised("language-client"), value=AS_DISCORD),
    *(app_commands.Choice(name=own_name(language), value=language) for language in languages()),
]


class Language(commands.Cog):
    """What is spoken with people."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot

    @app_commands.command(name="language", description=localised("cmd-language-desc"))
    @app_commands.describe(language=localised("cmd-language-language-desc"))
    @app_commands.choices(language=_CHOICES)
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def language(self, interaction: discord.Interaction, language: str | None = None) -> None:
        """Choose a language, or look which one it is."""
        async with answered(self.bot, interaction) as reply:
            if language is not None:
                await speak(self.bot, interaction, language)
            await reply.show(await panel_of(self.bot, interaction))


@handles("language")
async def show(click: Click) -> None:
    """The offer under the first private message: the panel, in a message of its own."""
    await click.reply.show(await panel_of(click.bot, click.reply.interaction))


@handles("speak")
async def choose(click: Click) -> None:
    """Another language, or that of Discord."""
    value = click.values[0] if len(click.values) == 1 else ""
    await speak(click.bot, click.reply.interaction, value)
    await click.reply.update(await panel_of(click.bot, click.reply.interaction))


async def speak(bot: ChicagoBot, interaction: discord.Interaction, choice: str) -> None:
    """Keep what was chosen, and redraw what the person has on the screen. Raises StalePanel for no language of ours."""
    if choice not in {AS_DISCORD, *languages()}:
        raise StalePanel
    user, language = interaction.user, None if choice == AS_DISCORD else choice
    await bot.people.speak(user.id, language, name=user.display_name)
    await bot.languages.meet(interaction)
    for game_id in bot.panels.outdate(user.id):
        bot.notifier.publish(game_id)


async def panel_of(bot: ChicagoBot, interaction: discord.Interaction) -> Panel:
    """Which language it is now; whoever sees it needs no other way to it."""
    bot.languages.introduce(interaction.user.id)
    chosen, _ = await bot.people.tongue(interaction.user.id)
    public = await bot.languages.public(guild_of(interaction))
    return language_panel(bot.text_for(interaction), chosen=chosen, public=public)
