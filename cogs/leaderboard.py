"""/leaderboard: who plays Chicago best."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.render.leaderboard import MERITS, SCOPES, SPANS, leaderboard
from bot.standings import By, Choice, Scope, Span
from bot.views.descriptions import localised
from cogs.failures import answered

Page = app_commands.Range[int, 1, 100_000]
K = TypeVar("K", bound=IntEnum)


def _choices(words: Mapping[K, str]) -> list[app_commands.Choice[int]]:
    return [app_commands.Choice(name=localised(word), value=one.value) for one, word in words.items()]


class Leaderboards(commands.Cog):
    """What finished games add up to."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot

    @app_commands.command(name="leaderboard", description=localised("cmd-leaderboard-desc"))
    @app_commands.describe(
        scope=localised("cmd-leaderboard-scope-desc"),
        by=localised("cmd-leaderboard-by-desc"),
        period=localised("cmd-leaderboard-period-desc"),
        page=localised("cmd-leaderboard-page-desc"),
    )
    @app_commands.choices(scope=_choices(SCOPES), by=_choices(MERITS), period=_choices(SPANS))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        scope: int = Scope.SERVER,
        by: int = By.WINS,
        period: int = Span.ALL,
        page: Page = 1,
    ) -> None:
        """The best of this server, this channel or everywhere; one's own row always."""
        async with answered(self.bot, interaction) as reply:
            assert interaction.guild_id is not None
            board = await self.bot.scores.leaderboard(
                Choice(Scope(scope), By(by), Span(period)),
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id or 0,
                asker=interaction.user.id,
                page=page,
            )
            await reply.show(leaderboard(board, self.bot.text_for(interaction), self.bot.glyphs))
