"""The options that several commands share: sets of rules by their names, and how well AI players play."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.client import ChicagoBot
from bot.manager.errors import NoSuchRules
from bot.records import Level, Pace, Unavailable
from bot.render.rules_form import named_set, set_names
from bot.views.descriptions import localised

LONGEST_NAME: Final = 100
"""Letters of a name of rules that are looked at."""


def guild_of(interaction: discord.Interaction) -> int:
    """The server: our commands are in no other place."""
    assert interaction.guild_id is not None
    return interaction.guild_id


def level_choices() -> list[app_commands.Choice[str]]:
    """How well an AI player plays."""
    return [app_commands.Choice(name=localised(f"level-{level.value}"), value=level.value) for level in Level]


def pace_choices() -> list[app_commands.Choice[str]]:
    """How much time people have."""
    return [app_commands.Choice(name=localised(f"cmd-pace-{pace.value}"), value=pace.value) for pace in Pace]


async def suggested_rules(
    bot: ChicagoBot, interaction: discord.Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The sets of rules whose names hold what was typed."""
    try:
        sets = await bot.houses.rule_sets(guild_of(interaction))
    except Unavailable:
        sets = ()  # the presets need no database
    names = set_names(sets, bot.text_for(interaction), typed=typed[:LONGEST_NAME])
    return [app_commands.Choice(name=name, value=name) for name in names]


async def rules_named(bot: ChicagoBot, interaction: discord.Interaction, name: str) -> str:
    """The set of rules that is called so, as a drop-down names it. Raises NoSuchRules."""
    sets = await bot.houses.rule_sets(guild_of(interaction))
    word = named_set(name, sets, bot.text_for(interaction))
    if word is None:
        raise NoSuchRules
    return word
