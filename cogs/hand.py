"""How a person's own panel is shown in answer to a tap or a command."""

from __future__ import annotations

from bot.client import ChicagoBot
from bot.manager.scenes import panel_stamp, private_scene
from bot.manager.table import Table
from bot.views.reply import Reply
from bot.views.screen import draw


async def show_panel(bot: ChicagoBot, reply: Reply, table: Table, *, note: str | None = None) -> None:
    """Draw the person's panel as things are now: in place if the tap came from a private panel, else as a new message.

    `note` is the key of a sentence put on top. Raises NotSeated.
    """
    interaction = reply.interaction
    scene = private_scene(table, interaction.user.id, note=note)
    panel = await draw(scene, bot.text_for(interaction), bot.glyphs)
    before = bot.panels.find(table.game_id, interaction.user.id)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        under = before.deal if before is not None else table.deal  # a redrawn panel stays where it was
        await reply.update(panel)
        if reply.sent and (before is None or before.deal == under):  # else it was shown anew meanwhile
            bot.panels.keep(table.game_id, interaction, stamp=panel_stamp(scene), deal=under)
        return
    await reply.show(panel)
    if reply.sent:
        bot.panels.keep(table.game_id, interaction, stamp=panel_stamp(scene), deal=table.deal)
        if before is not None:
            await bot.panels.replace(before)
