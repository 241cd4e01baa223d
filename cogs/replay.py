"""/chicago replay: a finished game move by move. Every control carries the move it was drawn at, and the viewer."""

from __future__ import annotations

import asyncio
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.game.actions import Seat
from bot.manager.errors import NoSuchGame, Pruned
from bot.records import StoredTable
from bot.render.notice import notice
from bot.render.panel import Panel
from bot.render.replay import ABOVE, carried_away, viewer_of
from bot.replay.recording import Recording, written
from bot.replay.walk import deal_starts, scene_at
from bot.views.descriptions import localised
from bot.views.reply import Reply
from bot.views.screen import draw
from cogs.clicks import Click, handles
from cogs.failures import answered
from cogs.hand import present
from cogs.past import LONGEST_TYPED, clicked_game, past_game, suggested

END: Final = 999_999
"""Further than any game goes."""


class Replays(commands.Cog):
    """The command of `/chicago` to look at a game again."""

    bot: ChicagoBot

    @app_commands.command(description=localised("cmd-replay-desc"))
    @app_commands.describe(game=localised("cmd-past-game-desc"))
    async def replay(
        self, interaction: discord.Interaction, game: app_commands.Range[str, 1, LONGEST_TYPED] | None = None
    ) -> None:
        """A finished game from its beginning, seen from above."""
        async with answered(self.bot, interaction) as reply:
            stored = await past_game(self.bot, interaction, game)
            await reply.show(await _drawn(self.bot, reply, stored, ply=0, viewer=None))

    @replay.autocomplete("game")
    async def suggest_replay(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The last games."""
        return await suggested(self.bot, interaction, typed)


async def _drawn(bot: ChicagoBot, reply: Reply, stored: StoredTable, *, ply: int, viewer: Seat | None) -> Panel:
    """The panel of one moment; the game is played so far again in a worker thread."""
    recording = Recording.of(stored)
    scene = await asyncio.to_thread(scene_at, recording, ply, viewer=viewer, game=stored.game_id)
    return await draw(scene, bot.text_for(reply.interaction), await bot.glyphs_for(reply.interaction.user.id))


@handles("replay")
async def replay(click: Click) -> None:
    """From the result: the game from its beginning."""
    await _go(click, 0)


@handles("replayfirst")
async def first(click: Click) -> None:
    """Before the first move."""
    await _go(click, 0)


@handles("replayback")
async def back(click: Click) -> None:
    """One move back."""
    await _go(click, max(click.control.version - 1, 0))


@handles("replayon")
async def onward(click: Click) -> None:
    """One move on."""
    await _go(click, click.control.version + 1)


@handles("replaydeal")
async def next_deal(click: Click) -> None:
    """To the moment when the next cards are dealt; to the end, if that was the last deal."""
    starts = deal_starts(Recording.of(await clicked_game(click)))
    await _go(click, next((ply for ply in starts if ply > click.control.version), END))


@handles("replaylast")
async def last(click: Click) -> None:
    """To the end."""
    await _go(click, END)


@handles("replayseat")
async def from_elsewhere(click: Click) -> None:
    """The same move, as somebody else saw it."""
    chosen = click.values[0] if click.values else ""
    viewer = int(chosen) if chosen in {"0", "1", "2", "3", "4"} else ABOVE
    await _go(click, click.control.version, viewer=viewer)


@handles("replayfile")
async def carry_away(click: Click) -> None:
    """The recording as a file."""
    stored = await clicked_game(click)
    await click.reply.show(carried_away(stored.game_id, written(Recording.of(stored)), click.text))


async def _go(click: Click, ply: int, *, viewer: int | None = None) -> None:
    """Show another moment, in the private message that was tapped or in a new one."""
    who = viewer_of(click.control.arg or ABOVE) if viewer is None else viewer_of(viewer)
    try:
        stored = await clicked_game(click)
    except (NoSuchGame, Pruned) as gone:
        await present(click.reply, notice(click.text.say(gone.key)))
        return
    await present(click.reply, await _drawn(click.bot, click.reply, stored, ply=ply, viewer=who))
