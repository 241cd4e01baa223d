"""How a person's own panel is shown in answer to a tap or a command."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.client import ChicagoBot
from bot.manager.private import PrivateTable
from bot.manager.scenes import panel_stamp, private_scene
from bot.manager.table import Table
from bot.records import Kind
from bot.render.notice import seat_given
from bot.render.panel import Panel
from bot.views.panels import Shown
from bot.views.places import link_to
from bot.views.reply import Reply
from bot.views.screen import draw_newest


async def show_panel(
    bot: ChicagoBot,
    reply: Reply,
    table: Table,
    *,
    note: str | None = None,
    drawn: Callable[[], object] = lambda: None,
) -> None:
    """Draw the person's panel as things are now: in place if the tap came from a private panel, else as a new message.

    `note` is the key of a sentence put on top; `drawn` is called when the panel is about to be sent. Raises NotSeated.
    """
    interaction = reply.interaction
    if isinstance(table, PrivateTable):
        await table.at_rest()
    await bot.hints.prepare(table, interaction.user.id)
    glyphs = await bot.glyphs_for(interaction.user.id)
    scene, panel = await draw_newest(
        lambda: private_scene(table, interaction.user.id, note=note), bot.text_for(interaction), glyphs
    )
    before = bot.panels.find(table.game_id, interaction.user.id)
    in_place = _is_private(interaction) and table.kind is Kind.TABLE
    under = before.deal if in_place and before is not None else table.deal  # a redrawn panel stays where it was
    drawn()
    await present(reply, panel)
    bot.spawn(bot.languages.remember(interaction))
    if isinstance(table, PrivateTable) and not reply.sent:
        table.push()
    if not reply.sent or (in_place and before is not None and before.deal != under):
        return  # nothing reached the person, or the panel was shown anew meanwhile
    if table.live:
        bot.panels.keep(table.game_id, interaction, stamp=panel_stamp(scene), deal=under, lies_in=reply.message_id)
        bot.bedtime.watch(table.game_id, interaction.user.id)
    else:  # it shows the end of the game for ever
        bot.panels.forget(table.game_id, interaction.user.id)
    if before is not None and _elsewhere(before, reply):
        await bot.panels.replace(before)


def _elsewhere(before: Shown, reply: Reply) -> bool:
    """Does an older panel lie in another message than the answer? Only one is to be on the screen."""
    return None not in {before.lies_in, reply.message_id} and before.lies_in != reply.message_id


def _is_private(interaction: discord.Interaction) -> bool:
    """Was a private message tapped?"""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def tell_seat_given(bot: ChicagoBot, reply: Reply, table: Table) -> None:
    """Tell somebody, once, that a newcomer has the seat, and what there is to do now."""
    await present(reply, seat_given_panel(bot, reply.interaction, table))
    if reply.sent:
        bot.panels.forget(table.game_id, reply.interaction.user.id)
        table.relieved -= {reply.interaction.user.id}


def seat_given_panel(bot: ChicagoBot, interaction: discord.Interaction, table: Table) -> Panel:
    """What such a person reads."""
    text, room = bot.text_for(interaction), table.free_seat is not None
    return seat_given(table.game_id, text, link=link_to(table), room=room)


async def present(reply: Reply, panel: Panel) -> None:
    """Answer with a private panel: in the private message that was tapped, if it was one, else in a new one."""
    if _is_private(reply.interaction):
        await reply.update(panel)
    else:
        await reply.show(panel)
