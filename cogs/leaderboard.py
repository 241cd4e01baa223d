"""/leaderboard: who wins at Chicago on this server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.render.leaderboard import leaderboard
from cogs.failures import answered, english


class Leaderboards(commands.Cog):
    """What finished games add up to."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot

    @app_commands.command(name="leaderboard", description=english("cmd-leaderboard-desc"))
    @app_commands.describe(page=english("cmd-leaderboard-page-desc"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(
        self, interaction: discord.Interaction, page: app_commands.Range[int, 1, 100_000] = 1
    ) -> None:
        """The people of this server by wins; one's own row always."""
        async with answered(self.bot, interaction) as reply:
            assert interaction.guild_id is not None
            board = await self.bot.scores.leaderboard(interaction.guild_id, interaction.user.id, page)
            await reply.show(leaderboard(board, self.bot.text_for(interaction), self.bot.glyphs))
