"""How a person's own panel is shown in answer to a tap or a command."""

from __future__ import annotations

from bot.client import ChicagoBot
from bot.manager.private import PrivateTable
from bot.manager.scenes import panel_stamp, private_scene
from bot.manager.table import Table
from bot.records import Kind
from bot.render.panel import Panel
from bot.views.panels import Shown
from bot.views.reply import Reply
from bot.views.screen import draw


async def show_panel(bot: ChicagoBot, reply: Reply, table: Table, *, note: str | None = None) -> None:
    """Draw the person's panel as things are now: in place if the tap came from a private panel, else as a new message.

    `note` is the key of a sentence put on top. Raises NotSeated.
    """
    interaction = reply.interaction
    if isinstance(table, PrivateTable):
        await table.at_rest()
    scene = private_scene(table, interaction.user.id, note=note)
    await present(reply, await draw(scene, bot.text_for(interaction), bot.glyphs))
    if reply.sent:
        stamp = panel_stamp(scene)
        before = bot.panels.keep(table.game_id, interaction, stamp=stamp, deal=table.deal, lies_in=reply.message_id)
        if before is not None and _elsewhere(before, reply):
            await bot.panels.replace(before)
        if table.kind is not Kind.TABLE:
            bot.bedtime.watch(table.game_id, interaction.user.id)


def _elsewhere(before: Shown, reply: Reply) -> bool:
    """Does an older panel lie in another message than the answer? Only one is to be on the screen."""
    return None not in {before.lies_in, reply.message_id} and before.lies_in != reply.message_id


async def present(reply: Reply, panel: Panel) -> None:
    """Answer with a private panel: in the private message that was tapped, if it was one, else in a new one."""
    message = reply.interaction.message
    if message is not None and message.flags.ephemeral:
        await reply.update(panel)
    else:
        await reply.show(panel)
