"""The controls of leaderboards: another page, or another list. They carry all that is needed, so old ones work too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.manager.errors import StalePanel
from bot.render.leaderboard import leaderboard
from bot.standings import By, Choice, Scope, Span
from cogs.clicks import Click, handles

LONGEST_NUMBER = 2
"""Digits of what is chosen in a drop-down."""


@handles("page")
async def turn_page(click: Click) -> None:
    """Another page."""
    await show(click, chosen(click), page=click.control.arg or 1)


@handles("boardby")
async def rank_by(click: Click) -> None:
    """Ranked by something else."""
    await change(click, lambda choice, number: replace(choice, by=By(number)))


@handles("boardof")
async def count_other_games(click: Click) -> None:
    """Of this server, of all, of this channel."""
    await change(click, lambda choice, number: replace(choice, scope=Scope(number)))


@handles("boardin")
async def look_back(click: Click) -> None:
    """Of all time, or of a shorter one."""
    await change(click, lambda choice, number: replace(choice, span=Span(number)))


async def change(click: Click, other: Callable[[Choice, int], Choice]) -> None:
    """The first page of the list that was chosen."""
    value = click.values[0] if len(click.values) == 1 else ""
    if not (value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER):
        raise StalePanel
    try:
        choice = other(chosen(click), int(value))
    except ValueError:
        raise StalePanel from None
    await show(click, choice, page=1)


def chosen(click: Click) -> Choice:
    """The list that the control belongs to. Raises StalePanel for a number that is not ours."""
    choice = Choice.numbered(click.control.version)
    if choice is None:
        raise StalePanel
    return choice


async def show(click: Click, choice: Choice, *, page: int) -> None:
    """This page of this list, in the place of the one before."""
    board = await click.bot.scores.leaderboard(
        choice,
        guild_id=click.guild_id,
        channel_id=click.reply.interaction.channel_id or 0,
        asker=click.user_id,
        page=page,
    )
    await click.reply.update(leaderboard(board, click.text, click.bot.glyphs))
