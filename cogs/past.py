"""Which finished game somebody means: the one they name, or the last one here."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.client import ChicagoBot
from bot.manager.errors import NoSuchGame, Pruned
from bot.records import StoredTable, Unavailable
from bot.render.past_games import choices
from cogs.clicks import Click

LONGEST_TYPED: Final = 100
"""Letters of what was typed that are looked at."""
LONGEST_NUMBER: Final = 15
"""Digits of the number of a game."""
MOST_CHOICES: Final = 25
"""Choices that Discord shows while somebody types."""
LOOKED_THROUGH: Final = 100
"""Games among which what was typed is looked for."""


async def past_game(bot: ChicagoBot, interaction: discord.Interaction, named: str | None) -> StoredTable:
    """The game that is named by its number; else the last one that ended in this channel, else in this server.

    Raises NoSuchGame, also for a game that goes on or is not this person's to see, and Pruned.
    """
    assert interaction.guild_id is not None
    if named is not None:
        return await game_to_see(bot, interaction, _number(named))
    person = {"guild_id": interaction.guild_id, "user_id": interaction.user.id}
    for channel_id in (interaction.channel_id, None):
        if last := await bot.archive.recent(**person, channel_id=channel_id, limit=1):
            return await game_to_see(bot, interaction, last[0].game_id)
    raise NoSuchGame


async def game_to_see(bot: ChicagoBot, interaction: discord.Interaction, game_id: int) -> StoredTable:
    """A game that is over and that this person may see. Raises NoSuchGame, Pruned."""
    assert interaction.guild_id is not None
    found = await bot.archive.game(game_id, guild_id=interaction.guild_id, user_id=interaction.user.id)
    if found is None:
        raise NoSuchGame
    if found.pruned:
        raise Pruned
    return found


async def clicked_game(click: Click) -> StoredTable:
    """The game that a control belongs to. Raises NoSuchGame, Pruned."""
    return await game_to_see(click.bot, click.reply.interaction, click.control.game)


async def suggested(bot: ChicagoBot, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The last games whose lines hold what was typed."""
    assert interaction.guild_id is not None
    try:
        games = await bot.archive.recent(
            guild_id=interaction.guild_id, user_id=interaction.user.id, limit=LOOKED_THROUGH
        )
    except Unavailable:
        games = ()  # the command itself will say so
    found = choices(games, bot.text_for(interaction), typed=typed[:LONGEST_TYPED])
    return [app_commands.Choice(name=name, value=number) for name, number in found[:MOST_CHOICES]]


def _number(named: str) -> int:
    digits = named.strip()
    if not digits.isascii() or not digits.isdecimal() or len(digits) > LONGEST_NUMBER:
        raise NoSuchGame
    return int(digits)
