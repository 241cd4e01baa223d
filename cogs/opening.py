"""Opening a table, or going on with a game that fell asleep in the same place."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.client import ChicagoBot
from bot.game.rules import PRESETS, Rules
from bot.i18n.localizer import Localizer
from bot.manager.errors import NoSuchRules, NoTable
from bot.manager.lobby import edition
from bot.manager.manager import Place
from bot.manager.table import Table
from bot.records import Pace, Player
from bot.render.notice import resume_question
from bot.render.panel import Panel
from cogs.clicks import Click, handles
from cogs.hand import show_panel

PACES = list(Pace)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What kind of table a person asked for."""

    rules: Rules
    pace: Pace
    opponents: int
    """AI players that sit down at once, at most 3."""


async def open_table(bot: ChicagoBot, interaction: discord.Interaction, wanted: Wanted) -> Table:
    """Open a lobby where the interaction is, with its person as host. Raises as `GameManager.open`."""
    return await bot.tables.open(
        place_of(interaction),
        Player(interaction.user.display_name, interaction.user.id),
        rules=wanted.rules,
        pace=wanted.pace,
        opponents=wanted.opponents,
        click=interaction.id,
    )


def place_of(interaction: discord.Interaction) -> Place:
    """Where it happened: our commands are in servers only."""
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    return Place(interaction.guild_id, interaction.channel_id)


async def sleeping(bot: ChicagoBot, interaction: discord.Interaction) -> Table | None:
    """The person's game that fell asleep here; None if there is none, or if another table has the channel."""
    place = place_of(interaction)
    try:
        await bot.tables.table_in(place.channel_id)
    except NoTable:
        return await bot.tables.asleep(place, interaction.user.id)
    return None


def question(table: Table, wanted: Wanted, text: Localizer) -> Panel:
    """Go on with the game that fell asleep, or open what was wanted?"""
    anew = wanted.opponents * len(PACES) + PACES.index(wanted.pace)
    return resume_question(table.game_id, text, deal=table.deal, anew=anew, edition=edition(wanted.rules))


@handles("goon")
async def go_on(click: Click) -> None:
    """Go on with a game that rests: the tap itself has woken it."""
    await show_panel(click.bot, click.reply, await click.table())


@handles("other")
async def open_anew(click: Click) -> None:
    """Not that game but a new one, as it was wanted; the other sleeps on."""
    opponents, pace = divmod((click.control.arg or 0) % (4 * len(PACES)), len(PACES))
    wanted = Wanted(await _rules(click), PACES[pace], opponents)
    await show_panel(click.bot, click.reply, await open_table(click.bot, click.reply.interaction, wanted))


async def _rules(click: Click) -> Rules:
    """The rules that were wanted when the question was asked. Raises NoSuchRules if they are kept no longer."""
    houses = click.bot.houses
    own = [kept.rules for kept in await houses.rule_sets(click.guild_id)]
    for rules in ((await houses.settings(click.guild_id)).rules, *PRESETS.values(), *own):
        if edition(rules) == click.control.version:
            return rules
    raise NoSuchRules
