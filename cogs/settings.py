"""The settings of a server, for those who manage it: one short function per verb."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

import discord

from bot.client import ChicagoBot
from bot.i18n.languages import languages
from bot.i18n.localizer import Localizer
from bot.manager.errors import NotManager, StalePanel
from bot.records import LEVELS, GuildChange, Hints, Keeping, Level, Pace, RuleSet
from bot.render.language import AS_DISCORD
from bot.render.panel import Panel
from bot.render.rules_form import chosen_set, set_number, set_word
from bot.render.settings import drop_question, settings
from cogs.clicks import Click, handles

Choice = TypeVar("Choice", bound=Enum)

MOST_CHANNELS = 25
LONGEST_ID = 20
"""Digits of a Discord id."""


def check_manages(interaction: discord.Interaction) -> None:
    """May this person settle things for the server? Raises NotManager."""
    if not interaction.permissions.manage_guild:
        raise NotManager


async def settings_panel(bot: ChicagoBot, guild_id: int, text: Localizer) -> Panel:
    """The settings as they are now."""
    settled, sets = await bot.houses.settings(guild_id), await bot.houses.rule_sets(guild_id)
    return settings(settled, sets, text, bot.glyphs, days=bot.dossiers.kept_for.days)


@handles("settings")
async def show(click: Click) -> None:
    """The settings again."""
    check_manages(click.reply.interaction)
    await click.reply.update(await settings_panel(click.bot, click.guild_id, click.text))


@handles("setrules")
async def set_rules(click: Click) -> None:
    """What tables play unless they are told otherwise."""
    rules = chosen_set(first_value(click), await own_sets(click))
    await settle(click, None if rules is None else GuildChange(rules=rules))


@handles("setwhere")
async def set_channels(click: Click) -> None:
    """Where tables may stand."""
    check_manages(click.reply.interaction)
    chosen = [value for value in click.values if value.isascii() and value.isdecimal() and len(value) <= LONGEST_ID]
    if len(chosen) != len(click.values) or len(chosen) > MOST_CHANNELS:
        raise StalePanel
    await settle(click, GuildChange(channels=frozenset(map(int, chosen))))


@handles("setlanguage")
async def set_language(click: Click) -> None:
    """What everybody on the server reads; tables are drawn anew in it when they change next."""
    value = first_value(click)
    check_manages(click.reply.interaction)
    if value not in {AS_DISCORD, *languages()}:
        raise StalePanel
    await settle(click, GuildChange(language="" if value == AS_DISCORD else value))


@handles("setpace")
async def set_pace(click: Click) -> None:
    """How much time people have unless a table is told otherwise."""
    pace = chosen_of(Pace, click)
    await settle(click, None if pace is None else GuildChange(pace=pace))


@handles("setlevels")
async def set_levels(click: Click) -> None:
    """Which AI players may be seated; the usual level stays the first one while it may be."""
    check_manages(click.reply.interaction)
    names = {level.value for level in Level}
    if not names.issuperset(click.values):
        raise StalePanel
    levels = tuple(level for level in LEVELS if level.value in click.values)
    await settle(click, GuildChange(levels=levels))


@handles("sethints")
async def set_hints(click: Click) -> None:
    """In which games hints are given."""
    hints = chosen_of(Hints, click)
    await settle(click, None if hints is None else GuildChange(hints=hints))


@handles("setkeeping")
async def set_keeping(click: Click) -> None:
    """How long the moves of games are kept."""
    keeping = chosen_of(Keeping, click)
    await settle(click, None if keeping is None else GuildChange(keeping=keeping))


@handles("hide")
async def hide(click: Click) -> None:
    """Leave the leaderboard of all servers, or join it again."""
    await settle(click, GuildChange(hidden=click.control.arg == 1))


@handles("setthreads")
async def set_threads(click: Click) -> None:
    """Tables in threads of their own, or in the channels themselves."""
    await settle(click, GuildChange(threads=click.control.arg == 1))


@handles("dropset")
async def ask_to_drop(click: Click) -> None:
    """Delete a set of the server's own: asks once."""
    check_manages(click.reply.interaction)
    kept = next((one for one in await own_sets(click) if set_word(one) == first_value(click)), None)
    if kept is None:
        await show(click)
    else:
        await click.reply.update(drop_question(kept, click.text))


@handles("dropsure")
async def drop(click: Click) -> None:
    """Yes, delete it."""
    check_manages(click.reply.interaction)
    for kept in await own_sets(click):
        if set_number(kept) == click.control.version:
            await click.bot.houses.drop_rules(click.guild_id, kept.id)
    await show(click)


async def settle(click: Click, change: GuildChange | None) -> None:
    """Keep what was chosen, if anything was, and show the settings again. Raises NotManager."""
    check_manages(click.reply.interaction)
    if change is not None:
        await click.bot.houses.settle(click.guild_id, change)
    await show(click)


async def own_sets(click: Click) -> tuple[RuleSet, ...]:
    """What the server keeps under names of its own."""
    return await click.bot.houses.rule_sets(click.guild_id)


def chosen_of(kind: type[Choice], click: Click) -> Choice | None:
    """Which of these was chosen; None if it was none of them."""
    return next((one for one in kind if one.value == first_value(click)), None)


def first_value(click: Click) -> str:
    """What was chosen; nothing that is offered if nothing was."""
    return click.values[0] if click.values else ""
