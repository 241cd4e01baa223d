"""/stats and /history: what somebody's games add up to, and one's own games one by one."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.i18n.localizer import Localizer
from bot.manager.errors import NoTable, Pruned, StalePanel
from bot.manager.scenes import result_scene
from bot.profiles import Profile
from bot.render.history import history
from bot.render.panel import Button, Panel
from bot.render.profile import profile
from bot.render.replay import export_button
from bot.render.result import look_back
from bot.views.descriptions import localised
from bot.views.screen import draw
from cogs.clicks import Click, handles
from cogs.failures import answered

Page = app_commands.Range[int, 1, 100_000]
LONGEST_GAME = 18
"""Digits of a game's number."""


class Records(commands.Cog):
    """What somebody's games add up to."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot

    @app_commands.command(name="stats", description=localised("cmd-stats-desc"))
    @app_commands.describe(player=localised("cmd-stats-player-desc"), against=localised("cmd-stats-against-desc"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def stats(
        self,
        interaction: discord.Interaction,
        player: discord.User | None = None,
        against: discord.User | None = None,
    ) -> None:
        """Somebody's record on this server; of another person, head to head with who asks."""
        async with answered(self.bot, interaction) as reply:
            assert interaction.guild_id is not None
            who, other = player or interaction.user, against or interaction.user
            found = await self.bot.scores.profile(interaction.guild_id, who.id, against=other.id)
            scene = replace(found, name=found.name or who.display_name)
            await reply.show(await self._drawn(scene, interaction))

    @app_commands.command(name="history", description=localised("cmd-history-desc"))
    @app_commands.describe(page=localised("cmd-history-page-desc"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def history(self, interaction: discord.Interaction, page: Page = 1) -> None:
        """One's own games, the newest first."""
        async with answered(self.bot, interaction) as reply:
            assert interaction.guild_id is not None
            found = await self.bot.scores.history(interaction.guild_id, interaction.user.id, page=page)
            await reply.show(history(found, self.bot.text_for(interaction), self.bot.glyphs))

    async def _drawn(self, scene: Profile, interaction: discord.Interaction) -> Panel:
        """Away from the event loop: the curve takes milliseconds."""
        own = scene.user_id == interaction.user.id
        return await asyncio.to_thread(profile, scene, self.bot.text_for(interaction), self.bot.glyphs, own=own)


@handles("history")
async def turn_page(click: Click) -> None:
    """A page of one's own games."""
    found = await click.bot.scores.history(click.guild_id, click.user_id, page=click.control.arg or 1)
    await click.reply.update(history(found, click.text, click.bot.glyphs))


@handles("pastgame")
async def open_game(click: Click) -> None:
    """How one of one's own games ended, in a message of its own."""
    value = click.values[0] if len(click.values) == 1 else ""
    if not (value.isascii() and value.isdecimal() and len(value) <= LONGEST_GAME):
        raise StalePanel
    if not await click.bot.scores.took_part(click.guild_id, click.user_id, int(value)):
        raise NoTable
    table = await click.bot.tables.table(int(value))
    if table.pruned:
        raise Pruned
    panel = await draw(result_scene(table), click.text, click.bot.glyphs)
    here = table.within_reach(click.user_id, guild_id=click.guild_id, channel_id=click.reply.interaction.channel_id)
    await click.reply.show(replace(panel, rows=(_to_read(panel, click.text, log=here),)))


def _to_read(panel: Panel, say: Localizer, *, log: bool) -> tuple[Button, ...]:
    """Of a result's buttons those that only show something; `log`: how it went too. And the game as a file."""
    told = [one for row in panel.rows for one in row if isinstance(one, Button) and one.do.startswith("log|")]
    return (*(told if log else ()), *look_back(say), export_button(say))
