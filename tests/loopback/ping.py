"""The yardstick: a plain bot with a command that answers, and one that first commits a row: `tests.loopback.ping`.

It is written as small bots are, with discord.py and aiosqlite and nothing of ours, and runs as the bot does: in a
process of its own, on a file with the same pragmas, with Discord where the environment says (`tests.loopback.launch`).
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

import aiosqlite
import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

BARE, STORED = "ping", "note"
"""The command that answers, and the one that commits a row and then answers."""
PRAGMAS: Final[dict[str, int | str]] = {
    "busy_timeout": 5000,
    "journal_mode": "wal",
    "synchronous": 2,
    "foreign_keys": 1,
    "secure_delete": 1,
}
"""Those of the bot's file: what is committed survives a power cut here too."""
TABLE: Final = "CREATE TABLE IF NOT EXISTS notes (interaction_id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL)"


class PingBot(discord.Client):
    """A client with two commands."""

    file: aiosqlite.Connection

    def __init__(self, database: str) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name=BARE)(ping)
        self.tree.command(name=STORED)(note)
        self.writing = asyncio.Lock()
        self._database = database

    async def setup_hook(self) -> None:
        """Open the file, register the commands."""
        self.file = await aiosqlite.connect(self._database)
        for name, value in PRAGMAS.items():
            await self.file.execute(f"PRAGMA {name} = {value}")
        await self.file.execute(TABLE)
        await self.file.commit()
        await self.tree.sync()

    async def close(self) -> None:
        """Let go of the file."""
        await super().close()
        await self.file.close()


async def ping(interaction: discord.Interaction[PingBot]) -> None:
    """Answer."""
    await interaction.response.send_message("Pong", ephemeral=True)


async def note(interaction: discord.Interaction[PingBot]) -> None:
    """Commit a row, then answer."""
    client = interaction.client
    row = (interaction.id, interaction.user.id)
    async with client.writing:  # a transaction each: on one connection two would become one
        await client.file.execute("INSERT INTO notes VALUES (?, ?)", row)
        await client.file.commit()
    await interaction.response.send_message("Noted", ephemeral=True)


def main() -> None:
    """Run it until it is stopped."""
    Route.BASE = os.environ["LOOPBACK_API"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["LOOPBACK_GATEWAY"])
    bot = PingBot(os.environ["DATABASE_URL"].partition(":///")[2])
    bot.run(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    main()
