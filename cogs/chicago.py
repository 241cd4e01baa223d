"""/chicago: open a table, see one's hand, leave, stop, read the rules, settle them for a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.game.rules import Rules
from bot.i18n.localizer import Localizer
from bot.manager.errors import AlreadySeated, NoSuchRules, NoTable, NotSeated, TableHere
from bot.manager.lobby import offered
from bot.manager.pace import rules_for
from bot.manager.scenes import farewell_to
from bot.manager.table import Table
from bot.records import GuildSettings, Level, Pace, Status
from bot.render.notice import leave_question, notice, table_here
from bot.render.rules_form import named_rules
from bot.render.rules_text import rules_text
from bot.render.thread import thread_opened
from bot.views.descriptions import localised
from bot.views.places import NEEDED, NEEDED_FOR_THREADS, NEEDED_IN_THREAD, address_of, lacking, link_to
from bot.views.reply import Reply
from cogs.choices import LONGEST_NAME, guild_of, level_choices, pace_choices, suggested_rules
from cogs.failures import answered
from cogs.hand import show_panel
from cogs.opening import Wanted, open_table, question, sleeping
from cogs.proof import Proofs
from cogs.replay import Replays
from cogs.settings import check_manages, settings_panel
from cogs.solo import PrivateGames
from cogs.stopping import stop_panel
from cogs.threads import gets_thread, open_in_thread


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class Chicago(
    PrivateGames,
    Proofs,
    Replays,
    commands.GroupCog,
    group_name="chicago",
    group_description=localised("cmd-chicago-desc"),
):
    """Commands for the table of this channel."""

    def __init__(self, bot: ChicagoBot) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(description=localised("cmd-start-desc"))
    @app_commands.describe(
        rules=localised("cmd-start-rules-desc"),
        pace=localised("cmd-start-pace-desc"),
        opponents=localised("cmd-start-opponents-desc"),
        ai=localised("cmd-start-ai-desc"),
        thread=localised("cmd-start-thread-desc"),
    )
    @app_commands.choices(ai=level_choices(), pace=pace_choices())
    async def start(
        self,
        interaction: discord.Interaction,
        rules: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        pace: str | None = None,
        opponents: app_commands.Range[int, 0, 3] = 0,
        ai: str | None = None,
        *,
        thread: bool | None = None,
    ) -> None:
        """Open a lobby here and seat the caller; the private answer becomes its panel.

        In a thread of its own, if that is wished for or the server wants it so, the answer is the way there.
        """
        async with answered(self.bot, interaction) as reply:
            settled = await self.bot.houses.settings(guild_of(interaction))
            levels = offered(settled.levels, None if ai is None else Level(ai))
            chosen = settled.pace if pace is None else Pace(pace)
            apart = gets_thread(interaction, settled, chosen, asked=thread)
            if reason := self._no_table(interaction, settled, apart=apart):
                await reply.show(notice(reason))
                return
            played = await self._chosen(interaction, rules, rules_for(chosen, settled.rules))
            wanted = Wanted(played, chosen, levels, opponents)
            if apart:
                table = await open_in_thread(self.bot, interaction, wanted)
                await reply.show(thread_opened(table.channel_id, self._text(interaction), link=address_of(table)))
                return
            asleep = await sleeping(self.bot, interaction)
            if asleep is not None:
                await reply.show(question(asleep, wanted, self._text(interaction)))
                return
            try:
                table = await open_table(self.bot, interaction, wanted)
            except TableHere as error:
                await self._point_to(reply, error)
            else:
                await show_panel(self.bot, reply, table)

    @start.autocomplete("rules")
    async def suggest(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The sets of rules whose names hold what was typed."""
        return await suggested_rules(self.bot, interaction, typed)

    @app_commands.command(description=localised("cmd-hand-desc"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """The private panel again."""
        async with answered(self.bot, interaction) as reply:
            table = await self._table(interaction)
            await self.bot.tables.welcome(table, interaction.user.id)
            await show_panel(self.bot, reply, table)

    @app_commands.command(description=localised("cmd-leave-desc"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Asks once, and says what it means."""
        async with answered(self.bot, interaction) as reply:
            table = await self._table(interaction)
            table.seat_of(interaction.user.id)
            await reply.show(leave_question(table.game_id, self._text(interaction), farewell_to(table)))

    @app_commands.command(description=localised("cmd-stop-desc"))
    async def stop(self, interaction: discord.Interaction) -> None:
        """A vote of the seated people; a moderator's word; anybody's, while the table is paused. Asks once."""
        async with answered(self.bot, interaction) as reply:
            table = await self._table(interaction)
            await reply.show(stop_panel(interaction, table, self._text(interaction)))

    @app_commands.command(description=localised("cmd-rules-desc"))
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

    @app_commands.command(description=localised("cmd-settings-desc"))
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

    async def _chosen(self, interaction: discord.Interaction, name: str | None, settled: Rules) -> Rules:
        """The rules that are called so; `settled`, when none are named. Raises NoSuchRules."""
        if name is None:
            return settled
        rules = named_rules(name, await self.bot.houses.rule_sets(guild_of(interaction)), self._text(interaction))
        if rules is None:
            raise NoSuchRules
        return rules

    def _no_table(self, interaction: discord.Interaction, settled: GuildSettings, *, apart: bool) -> str | None:
        """Why no table may be opened here, in a sentence."""
        text = self._text(interaction)
        if missing := lacking(interaction.app_permissions, _needed(interaction, apart=apart)):
            return text.say("error-permissions", permissions=text.both(missing))
        if settled.channels and not settled.channels & _stands_in(interaction):
            channels = text.both(f"<#{channel}>" for channel in sorted(settled.channels))
            return text.say("error-not-in-channel", channels=channels)
        return None

    async def _point_to(self, reply: Reply, error: TableHere) -> None:
        """A table is here already: the caller's own panel there, or a link to it and, if there is room, Join."""
        interaction = reply.interaction
        table = await self.bot.tables.table(error.game_id)
        try:
            table.seat_of(interaction.user.id)
        except NotSeated:
            here = table_here(
                table.game_id,
                self._text(interaction),
                link=link_to(table),
                lobby=table.status is Status.LOBBY,
                room=table.has_room or table.free_seat is not None,
                paused=table.status is Status.PAUSED,
            )
            await reply.show(here)
        else:
            await show_panel(self.bot, reply, table, note=AlreadySeated.key)


def _stands_in(interaction: discord.Interaction) -> frozenset[int]:
    """The channel a table would stand in, and the one that its thread belongs to."""
    channel = interaction.channel
    parent = {channel.parent_id} if isinstance(channel, discord.Thread) else set()
    return frozenset({interaction.channel_id or 0} | parent)


def _needed(interaction: discord.Interaction, *, apart: bool) -> tuple[str, ...]:
    """What the bot needs where the command was given, for a table there or `apart` in a thread."""
    if apart:
        return NEEDED_FOR_THREADS
    return NEEDED_IN_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED
