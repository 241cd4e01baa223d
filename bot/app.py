"""The whole bot put together: the only module that knows everybody."""

from __future__ import annotations

import discord

import cogs.verbs  # noqa: F401 - gives the clicks their handlers
from bot.ai.players import LocalPlayers
from bot.client import ChicagoBot
from bot.manager.clock import HeapClock
from bot.manager.core import House
from bot.manager.manager import GameManager
from bot.manager.pace import Pace
from bot.manager.ports import Shuffler
from bot.manager.shuffling import OsShuffler
from bot.views.emojis import known_emojis, with_missing
from bot.views.notifier import DiscordNotifier
from cogs.chicago import Chicago
from cogs.clicks import Clicks
from cogs.leaderboard import Leaderboards
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from db.preferences import Preferences
from db.scores import Scores


async def assemble(
    *,
    database_url: str,
    pace: Pace,
    shuffler: Shuffler | None = None,
    shard_count: int | None = None,
    dev_guild_id: int | None = None,
) -> ChicagoBot:
    """A bot ready to log in; its tables, commands and emojis are made ready in its `setup_hook`.

    The database is opened here: raises CannotOpen with a sentence for the host.
    """
    database = await open_database(database_url)
    await migrate(database)

    async def furnish(bot: ChicagoBot) -> None:
        await _open_house(bot, database, pace=pace, shuffler=shuffler or OsShuffler())
        await _sync(bot, dev_guild_id=dev_guild_id)

    async def clear(_: ChicagoBot) -> None:
        await database.close()

    return ChicagoBot(furnish=furnish, clear=clear, shard_count=shard_count)


async def _open_house(bot: ChicagoBot, database: Database, *, pace: Pace, shuffler: Shuffler) -> None:
    """Tables, scores, handlers: everything a click needs."""
    now = discord.utils.utcnow
    clock, store = HeapClock(now), SqlGameStore(database, now=now)
    notifier = DiscordNotifier(
        bot,
        store=store,
        clock=clock,
        panels=bot.panels,
        glyphs=lambda: bot.glyphs,
        spawn=bot.spawn,
        apart=pace.edit,
    )
    house = House(store=store, clock=clock, shuffler=shuffler, players=LocalPlayers(), notifier=notifier, pace=pace)
    bot.tables = GameManager(house, bot.spawn)
    notifier.attach(bot.tables)
    bot.scores = Scores(database)
    bot.people = Preferences(database, now=now)
    for cog in (Clicks(bot), Chicago(bot), Leaderboards(bot)):
        await bot.add_cog(cog)
    bot.glyphs = await known_emojis(bot)
    bot.spawn(_upload_emojis(bot))
    await store.prune()
    await bot.tables.begin()


async def _upload_emojis(bot: ChicagoBot) -> None:
    bot.glyphs = await with_missing(bot, bot.glyphs)


async def _sync(bot: ChicagoBot, *, dev_guild_id: int | None) -> None:
    """Tell Discord our commands; in the developers' guild they are there at once."""
    if dev_guild_id is not None:
        guild = discord.Object(dev_guild_id)
        bot.tree.copy_global_to(guild=guild)
        await bot.tree.sync(guild=guild)
    await bot.tree.sync()
