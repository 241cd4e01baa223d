"""/chicago: open a table, see one's hand, leave, stop, read the rules."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.game.rules import Rules
from bot.i18n.localizer import Localizer
from bot.manager.errors import AlreadySeated, NoTable, NotSeated, TableHere
from bot.manager.manager import Place
from bot.manager.table import Table
from bot.records import Player
from bot.render.notice import leave_question, notice, stop_question, table_here
from bot.render.rules_text import rules_text
from bot.views.reply import Reply
from cogs.failures import answered, english
from cogs.hand import show_panel
from cogs.solo import PrivateGames

NEEDED: Final = ("view_channel", "send_messages", "read_message_history", "attach_files")
NEEDED_IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "read_message_history", "attach_files")
"""What the bot needs where a table stands."""


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Chicago(PrivateGames, commands.GroupCog, group_name="chicago", group_description=english("cmd-chicago-desc")):
    """Commands for the table of this channel."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(description=english("cmd-start-desc"))
    @app_commands.describe(opponents=english("cmd-start-opponents-desc"))
    async def start(self, interaction: discord.Interaction, opponents: app_commands.Range[int, 0, 3] = 0) -> None:
        """Open a lobby here and seat the caller; the private answer becomes its panel."""
        async with answered(self.bot, interaction) as reply:
            missing = _missing(interaction)
            if missing:
                text = self.bot.text_for(interaction)
                await reply.show(notice(text.say("error-permissions", permissions=text.both(missing))))
                return
            try:
                table = await self._open(interaction, opponents)
            except TableHere as error:
                await self._point_to(reply, error)
            else:
                await show_panel(self.bot, reply, table)

    @app_commands.command(description=english("cmd-hand-desc"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """The private panel again."""
        async with answered(self.bot, interaction) as reply:
            await show_panel(self.bot, reply, await self._table(interaction))

    @app_commands.command(description=english("cmd-leave-desc"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Asks once, and says what it means."""
        async with answered(self.bot, interaction) as reply:
            table = await self._table(interaction)
            table.seat_of(interaction.user.id)
            await reply.show(leave_question(table.game_id, self._text(interaction)))

    @app_commands.command(description=english("cmd-stop-desc"))
    async def stop(self, interaction: discord.Interaction) -> None:
        """A vote of the seated people; a moderator's word. Asks once."""
        async with answered(self.bot, interaction) as reply:
            table = await self._table(interaction)
            at_once = moderates(interaction)
            if not at_once:
                table.seat_of(interaction.user.id)
            await reply.show(stop_question(table.game_id, self._text(interaction), at_once=at_once))

    @app_commands.command(description=english("cmd-rules-desc"))
    async def rules(self, interaction: discord.Interaction) -> None:
        """The rules of the table here, or the standard game."""
        async with answered(self.bot, interaction) as reply:
            try:
                rules = (await self._table(interaction)).rules
            except NoTable:
                rules = Rules()
            await reply.show(rules_text(rules, self._text(interaction), self.bot.glyphs))

    def _text(self, interaction: discord.Interaction) -> Localizer:
        return self.bot.text_for(interaction)

    async def _table(self, interaction: discord.Interaction) -> Table:
        assert interaction.channel_id is not None
        return await self.bot.tables.table_in(interaction.channel_id)

    async def _open(self, interaction: discord.Interaction, opponents: int) -> Table:
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        place = Place(interaction.guild_id, interaction.channel_id)
        host = Player(interaction.user.display_name, interaction.user.id)
        return await self.bot.tables.open(place, host, rules=Rules(), opponents=opponents, click=interaction.id)

    async def _point_to(self, reply: Reply, error: TableHere) -> None:
        """A table is here already: the caller's own panel there, or a link to it and, if there is room, Join."""
        interaction = reply.interaction
        table = await self.bot.tables.table(error.game_id)
        try:
            table.seat_of(interaction.user.id)
        except NotSeated:
            await reply.show(table_here(table.game_id, self._text(interaction), link=_link(table), room=table.has_room))
        else:
            await show_panel(self.bot, reply, table, note=AlreadySeated.key)


def moderates(interaction: discord.Interaction) -> bool:
    """May this person end a game alone?"""
    rights = interaction.permissions
    return rights.manage_messages or rights.manage_channels


def _missing(interaction: discord.Interaction) -> list[str]:
    """The permissions the bot lacks where the command was given, as Discord calls them."""
    needed = NEEDED_IN_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED
    return [name.replace("_", " ").title() for name in needed if not getattr(interaction.app_permissions, name)]


def _link(table: Table) -> str | None:
    """The address of a table's newest message."""
    newest = max(table.posts.values(), default=None)
    return f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{newest}" if newest else None
