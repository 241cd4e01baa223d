"""A bot that is careless in every way that the load harnesses look for: `python -m tests.load.careless`.

It starts late, answers late, keeps what nobody needs, stores views, believes that everybody taps at leisure, stands
still for a moment at each tap, and leaves its tables as they were while tricks are played.
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import discord

from bot.client import ChicagoBot
from bot.game.state import Dealing
from bot.manager.limits import Taps
from bot.manager.table import Table
from bot.render.panel import Panel
from bot.views.posts import Edit, Posts
from bot.views.reply import Reply
from tests.load.launch import launch

LATE, SLOW, STILL = 2.5, 1.0, 0.02
"""Seconds: before it starts, before each answer, and in which at each tap nothing else happens."""
LEAK = 2**20
"""Bytes that are kept of each tap."""


def main() -> int:
    """Run it until it is stopped; returns its exit code."""
    time.sleep(LATE)
    edit, update, admits = Posts._edit, Reply.update, ChicagoBot.admits
    kept = list[bytearray]()

    async def leave(posts: Posts, table: Table, message_id: int, panel: Panel) -> Edit:
        if table.state is not None and table.live and not isinstance(table.state.phase, Dealing):
            return Edit.DONE
        return await edit(posts, table, message_id, panel)

    async def update_late(reply: Reply, panel: Panel) -> None:
        await asyncio.sleep(SLOW)
        await update(reply, panel)

    async def admit_and_keep(bot: ChicagoBot, interaction: discord.Interaction[Any]) -> bool:
        time.sleep(STILL)  # noqa: ASYNC251 - that is what is wrong with it
        kept.append(bytearray(b"x" * LEAK))
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.ActionRow(discord.ui.Button(custom_id=str(interaction.id))))
        bot._connection.store_view(view)
        return await admits(bot, interaction)

    with ExitStack() as stack:
        for owner, name, instead in (
            (Posts, "_edit", leave),
            (Reply, "update", update_late),
            (ChicagoBot, "admits", admit_and_keep),
            (Taps, "take", lambda _taps, _user_id: True),
        ):
            stack.enter_context(patch.object(owner, name, instead))
        return launch()


if __name__ == "__main__":
    sys.exit(main())
