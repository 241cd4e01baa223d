"""A process of its own that finds a database and plays on: `python -m tests.discord.next_process ADDRESS TAP`.

Prints one JSON object: the game as every seat saw it before Anna's old button TAP was pressed, and what came of it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from datetime import timedelta

from bot.sandbox.room import logs_aside
from bot.sandbox.screen import Screen
from tests.discord.playing import game, views
from tests.discord.world import OPENS, opened


async def play_on(address: str, tap: str) -> dict[str, object]:
    """Open the database in a room that looks like the old one, and press the button."""
    async with opened(address, opens=OPENS + timedelta(hours=1)) as world:
        found = [repr(view) for view in await views(world)]
        version = (await game(world)).version
        [answer] = await world.deliver(world.tap("anna", tap))
        assert answer.response is not None
        return {
            "found": found,
            "plies": (await game(world)).version - version,
            "panel": Screen(answer.response).text,
            "table": world.table().text,
            "errors": [repr(error) for error in world.env.errors],
        }


if __name__ == "__main__":
    logs_aside()
    json.dump(asyncio.run(play_on(sys.argv[1], sys.argv[2])), sys.stdout)
