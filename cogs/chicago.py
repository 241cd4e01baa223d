"""/chicago: open a table, see one's hand, leave, stop, read the rules, settle them for a server."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.game.rules import Rules
from bot.i18n.localizer import Localizer
from bot.manager.errors import AlreadySeated, NoSuchRules, NoTable, NotSeated, TableHere
from bot.manager.lobby import Levels, offered
from bot.manager.manager import Place
from bot.manager.table import Table
from bot.records import Level, Player
from bot.render.notice import leave_question, notice, stop_question, table_here
from bot.render.rules_form import named_rules
from bot.render.rules_text import rules_text
from bot.views.reply import Reply
from cogs.choices import LONGEST_NAME, guild_of, level_choices, suggested_rules
from cogs.failures import answered, english
from cogs.hand import show_panel
from cogs.proof import Proofs
from cogs.replay import Replays
from cogs.settings import check_manages, settings_panel
from cogs.solo import PrivateGames

NEEDED: Final = ("view_channel", "send_messages", "read_message_history", "attach_files")
NEEDED_IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "read_message_history", "attach_files")
"""What the bot needs where a table stands."""


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Chicago(
    PrivateGames,
    Proofs,
    Replays,
    commands.GroupCog,
    group_name="chicago",
    group_description=english("cmd-chicago-desc"),
):
    """Commands for the table of this channel."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(description=english("cmd-start-desc"))
    @app_commands.describe(
        rules=english("cmd-start-rules-desc"),
        opponents=english("cmd-start-opponents-desc"),
        ai=english("cmd-start-ai-desc"),
    )
    @app_commands.choices(ai=level_choices())
    async def start(
        self,
        interaction: discord.Interaction,
        rules: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        opponents: app_commands.Range[int, 0, 3] = 0,
        ai: str | None = None,
    ) -> None:
        """Open a lobby here and seat the caller; the private answer becomes its panel."""
        async with answered(self.bot, interaction) as reply:
            missing = _missing(interaction)
            if missing:
                text = self.bot.text_for(interaction)
                await reply.show(notice(text.say("error-permissions", permissions=text.both(missing))))
                return
            settled = await self.bot.houses.settings(guild_of(interaction))
            if settled.channels and not settled.channels & _stands_in(interaction):
                text = self._text(interaction)
                channels = text.both(f"<#{channel}>" for channel in sorted(settled.channels))
                await reply.show(notice(text.say("error-not-in-channel", channels=channels)))
                return
            try:
                levels = offered(settled.levels, None if ai is None else Level(ai))
                chosen = await self._chosen(interaction, rules)
                table = await self._open(interaction, chosen, opponents=opponents, levels=levels)
            except TableHere as error:
                await self._point_to(reply, error)
            else:
                await show_panel(self.bot, reply, table)

    @start.autocomplete("rules")
    async def suggest(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The sets of rules whose names hold what was typed."""
        return await suggested_rules(self.bot, interaction, typed)

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
        """The rules of the table here, or those that a table would play."""
        async with answered(self.bot, interaction) as reply:
            text, glyphs = self._text(interaction), self.bot.glyphs
            try:
                table = await self._table(interaction)
            except NoTable:
                settled = await self.bot.houses.settings(guild_of(interaction))
                await reply.show(rules_text(settled.rules, text, glyphs))
            else:
                may_change = table.may_choose(interaction.user.id)
                await reply.show(rules_text(table.rules, text, glyphs, game=table.game_id, may_change=may_change))

    @app_commands.command(description=english("cmd-settings-desc"))
    async def settings(self, interaction: discord.Interaction) -> None:
        """What this server has settled, for those who manage it."""
        async with answered(self.bot, interaction) as reply:
            check_manages(interaction)
            await reply.show(await settings_panel(self.bot, guild_of(interaction), self._text(interaction)))

    def _text(self, interaction: discord.Interaction) -> Localizer:
        return self.bot.text_for(interaction)

    async def _table(self, interaction: discord.Interaction) -> Table:
        assert interaction.channel_id is not None
        return await self.bot.tables.table_in(interaction.channel_id)

    async def _chosen(self, interaction: discord.Interaction, name: str | None) -> Rules:
        """The rules that are called so; the server's, when none are named. Raises NoSuchRules."""
        if name is None:
            return (await self.bot.houses.settings(guild_of(interaction))).rules
        rules = named_rules(name, await self.bot.houses.rule_sets(guild_of(interaction)), self._text(interaction))
        if rules is None:
            raise NoSuchRules
        return rules

    async def _open(self, interaction: discord.Interaction, rules: Rules, *, opponents: int, levels: Levels) -> Table:
        assert interaction.channel_id is not None
        place = Place(guild_of(interaction), interaction.channel_id)
        host = Player(interaction.user.display_name, interaction.user.id)
        return await self.bot.tables.open(
            place, host, rules=rules, opponents=opponents, levels=levels, click=interaction.id
        )

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


def _stands_in(interaction: discord.Interaction) -> frozenset[int]:
    """The channel a table would stand in, and the one that its thread belongs to."""
    channel = interaction.channel
    parent = {channel.parent_id} if isinstance(channel, discord.Thread) else set()
    return frozenset({interaction.channel_id or 0} | parent)


def _missing(interaction: discord.Interaction) -> list[str]:
    """The permissions the bot lacks where the command was given, as Discord calls them."""
    needed = NEEDED_IN_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED
    return [name.replace("_", " ").title() for name in needed if not getattr(interaction.app_permissions, name)]


def _link(table: Table) -> str | None:
    """The address of a table's newest message."""
    newest = max(table.posts.values(), default=None)
    return f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{newest}" if newest else None
