"""What happens to the places where tables stand: deleted, put away, out of reach, and there again."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import ChicagoBot
from bot.manager.errors import NoTable, Restarting
from bot.manager.places import Loss
from bot.manager.table import Table


class Places(commands.Cog):
    """Tells the tables. A server that is gone may come back: nothing is ever deleted because of it."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted."""
        self.bot.spawn(self._lost(channel.id, Loss.CHANNEL))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, also one that was put away before."""
        self.bot.spawn(self._lost(thread.thread_id, Loss.CHANNEL))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """A thread was put away, or woken."""
        if thread.data["thread_metadata"]["archived"]:
            self.bot.spawn(self._lost(thread.thread_id, Loss.ARCHIVED))
        else:
            self.bot.spawn(self._there_again(thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """Perhaps the bot may write there again."""
        self.bot.spawn(self._there_again(channel.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        self.bot.spawn(self._lost_all(guild))

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord cannot reach a server just now."""
        self.bot.spawn(self._lost_all(guild))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps not for the first time."""
        self.bot.spawn(self._all_there_again(guild))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord reaches a server again; it does so for each one at every start."""
        self.bot.spawn(self._all_there_again(guild))

    async def _lost_all(self, guild: discord.Guild) -> None:
        for channel in (*guild.channels, *guild.threads):
            await self._lost(channel.id, Loss.SERVER)

    async def _all_there_again(self, guild: discord.Guild) -> None:
        for channel in (*guild.channels, *guild.threads):
            await self._there_again(channel.id)

    async def _lost(self, channel_id: int, why: Loss) -> None:
        table = await self._table(channel_id)
        if table is not None:
            await self.bot.notifier.lose(table, why)

    async def _there_again(self, channel_id: int) -> None:
        if self.bot.notifier.has_lost(channel_id):
            table = await self._table(channel_id)
            if table is not None:
                self.bot.notifier.find_again(table)

    async def _table(self, channel_id: int) -> Table | None:
        """The live table that stands there."""
        try:
            return await self.bot.tables.table_in(channel_id)
        except (NoTable, Restarting):
            return None
