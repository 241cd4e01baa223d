"""/chicago salt and /chicago verify: one's own part in the next shuffle, and the proof of all shuffles of a game."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import ChicagoBot
from bot.game.shuffle import SALT_BYTES
from bot.i18n.localizer import Localizer
from bot.manager.errors import NoTable, NotSeated
from bot.manager.table import Table
from bot.proof.check import Checked, check
from bot.proof.document import Proof, Unproven, read, written
from bot.proof.publishing import proof_of
from bot.records import Kind, StoredTable
from bot.render.panel import Panel
from bot.render.proof import ProofScene, proof, salted
from bot.replay.recording import Recording
from bot.replay.walk import scene_at
from bot.views.descriptions import localised
from cogs.clicks import Click, handles
from cogs.failures import answered
from cogs.past import LONGEST_TYPED, clicked_game, past_game, suggested


class Proofs(commands.Cog):
    """The commands of `/chicago` about shuffles."""

    bot: ChicagoBot

    @app_commands.command(description=localised("cmd-salt-desc"))
    @app_commands.describe(text=localised("cmd-salt-text-desc"))
    async def salt(self, interaction: discord.Interaction, text: app_commands.Range[str, 1, SALT_BYTES]) -> None:
        """A person's own words for every shuffle that is sealed and not begun."""
        async with answered(self.bot, interaction) as reply:
            table = await _table_of(self.bot, interaction)
            await table.salt(interaction.user.id, text, click=interaction.id)
            await reply.show(salted(table.deal + 1, self.bot.text_for(interaction)))

    @app_commands.command(description=localised("cmd-verify-desc"))
    @app_commands.describe(game=localised("cmd-past-game-desc"))
    async def verify(
        self, interaction: discord.Interaction, game: app_commands.Range[str, 1, LONGEST_TYPED] | None = None
    ) -> None:
        """Shuffle all packs of a finished game again, and hand out what is needed to do it oneself."""
        async with answered(self.bot, interaction) as reply:
            stored = await past_game(self.bot, interaction, game)
            await reply.show(await verified(stored, self.bot.text_for(interaction)))

    @verify.autocomplete("game")
    async def suggest_verify(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The last games."""
        return await suggested(self.bot, interaction, typed)


@handles("verify")
async def verify(click: Click) -> None:
    """The proof of this game, in a message of its own."""
    await click.reply.show(await verified(await clicked_game(click), click.text))


async def verified(stored: StoredTable, say: Localizer) -> Panel:
    """The answer to Verify: everything is shuffled again, from what is published, in a worker thread."""
    return await asyncio.to_thread(lambda: proof(_checked(stored), say))


def _checked(stored: StoredTable) -> ProofScene:
    published: Proof | None = None
    file = b""
    try:
        actions = (ply.action for ply in stored.plies)
        published = proof_of(stored.key, seeds=stored.seeds, salts=stored.salts, actions=actions)
        file = written(published).encode()
        found: Checked | Unproven = check(read(file))
    except Unproven as unproven:
        found = unproven
    return ProofScene(
        game=stored.game_id,
        players=stored.players,
        deals=published.deals if published is not None else (),
        found=found,
        file=file,
        by_vote=_ended_by_vote(stored),
    )


def _ended_by_vote(stored: StoredTable) -> int | None:
    """The last deal of a game that was ended early."""
    if stored.last_deal is None:
        return None
    recording = Recording.of(stored)
    end = scene_at(recording, len(recording.actions), viewer=None)
    return end.deals if end.by_vote else None


async def _table_of(bot: ChicagoBot, interaction: discord.Interaction) -> Table:
    """The table in this channel if the person sits at it, else their game alone. Raises NoTable, NotSeated."""
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    user_id = interaction.user.id
    try:
        table = await bot.tables.table_in(interaction.channel_id)
        table.seat_of(user_id)
    except (NoTable, NotSeated) as error:
        try:
            return await bot.tables.private_table(Kind.SOLO, interaction.guild_id, user_id)
        except NoTable:
            raise error from None
    return table
