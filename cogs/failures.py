"""One private sentence for whatever goes wrong in a command."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from structlog.contextvars import bound_contextvars

from bot.client import ChicagoBot
from bot.manager.errors import SeatGiven, TableError
from bot.records import Repeated, StoreError
from bot.render.notice import notice
from bot.views.door import outcome_of, sentence
from bot.views.reply import Reply
from cogs.hand import show_panel, tell_seat_given


@asynccontextmanager
async def answered(bot: ChicagoBot, interaction: discord.Interaction) -> AsyncIterator[Reply]:
    """A reply that is given in time, and that says so when the command fails."""
    command = interaction.command.qualified_name if interaction.command is not None else ""
    with bound_contextvars(guild=interaction.guild_id), bot.meters.answering(f"/{command}") as answering:
        async with Reply(interaction, under=bot.languages.offer) as reply:
            try:
                yield reply
            except Exception as error:  # the one door: logged there, told here
                answering.outcome = outcome_of(error)
                if isinstance(error, Repeated):
                    await _show_as_it_is(bot, reply)
                    return
                if isinstance(error, SeatGiven) and interaction.channel_id is not None:
                    await tell_seat_given(bot, reply, await bot.tables.table_in(interaction.channel_id))
                    return
                await reply.show(notice(sentence(error, bot.text_for(interaction), command=command)))


async def _show_as_it_is(bot: ChicagoBot, reply: Reply) -> None:
    """What was done by a process that may not have lived to say so: the person's panel, if there is one here."""
    channel_id = reply.interaction.channel_id
    assert channel_id is not None
    try:
        await show_panel(bot, reply, await bot.tables.table_in(channel_id))
    except (TableError, StoreError):
        await reply.nothing()
