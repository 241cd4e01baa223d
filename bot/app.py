"""The whole bot put together: the only module that knows everybody."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import json
from contextlib import AsyncExitStack
from datetime import timedelta
from functools import partial
from typing import Final

import aiohttp
import discord
import structlog

import cogs.answers
import cogs.boards
import cogs.opening
import cogs.problems
import cogs.reading
import cogs.rules
import cogs.settings
import cogs.verbs  # noqa: F401 - as above
from bot.ai.players import LocalPlayers
from bot.ai.workers import ProcessPlayers
from bot.client import ChicagoBot
from bot.config import Settings
from bot.hosting.backoff import Backoff
from bot.hosting.claiming import sharing
from bot.hosting.endings import MISCONFIGURED, CannotServe, cannot_serve
from bot.hosting.gate import IdentifyGate
from bot.hosting.stopping import Stop
from bot.manager.chores import Chores
from bot.manager.clock import HeapClock
from bot.manager.house import House
from bot.manager.limits import Limits, Taps
from bot.manager.manager import GameManager
from bot.manager.ports import Shuffler
from bot.manager.pulse import Pulse
from bot.manager.shuffling import OsShuffler
from bot.manager.tempo import Tempo
from bot.meters import Meters
from bot.observing.listener import listening
from bot.observing.players import TimedPlayers
from bot.observing.requests import counting
from bot.observing.sentry import tell_sentry
from bot.render.glyphs import Glyphs
from bot.views.bedtime import Bedtime
from bot.views.descriptions import Descriptions
from bot.views.emojis import Emojis
from bot.views.hints import HintDesk
from bot.views.invitation import invite_link
from bot.views.languages import Languages
from bot.views.notifier import DiscordNotifier
from bot.views.panels import HandPanels
from cogs.chicago import Chicago
from cogs.clicks import Clicks
from cogs.language import Language
from cogs.leaderboard import Leaderboards
from cogs.places import Places
from cogs.privacy import Privacy
from cogs.records import Records
from db.archive import Archive
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.gate import reserve
from db.guilds import Guilds
from db.habits import SqlHabits
from db.locks import Errand, one_at_a_time
from db.migrate import migrate
from db.notes import Notes
from db.preferences import Preferences
from db.privacy.dossiers import Dossiers
from db.standings.rebuilding import make_ready
from db.standings.scores import Scores

COMMANDS: Final = "commands"
"""The note that says which commands Discord knows."""
KEPT_FOR: Final = timedelta(days=90)
NOT_IN_DEV_GUILD: Final = (
    "The bot may not register commands in the server of DEV_GUILD_ID: clear that, or invite the bot there, with the "
    "link that `python -m bot doctor` prints."
)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks at a card table

_log = structlog.get_logger(__name__)


async def serve(settings: Settings, token: str) -> None:
    """Run the bot until it is stopped by a signal. Raises CannotServe, whatever else ends it."""
    stop = Stop()
    try:
        await _serve(settings, token, stop)
    except asyncio.CancelledError:
        if not stop.asked:
            raise
    except Exception as error:
        raise cannot_serve(error) from error


async def _serve(settings: Settings, token: str, stop: Stop) -> None:
    if settings.sentry_dsn is not None:
        tell_sentry(settings.sentry_dsn.get_secret_value())
    bot = await assemble(
        database_url=settings.database_url,
        tempo=Tempo.live(),
        players=ProcessPlayers(processes=settings.ai_processes),
        limits=Limits(tables_per_server=settings.tables_per_server, tables=settings.tables),
        kept_for=timedelta(days=settings.retention_days),
        shard_count=settings.shard_count,
        dev_guild_id=settings.dev_guild_id,
        always_sync=False,
        stop=stop,
    )
    gc.freeze()  # what a start has made stays: no search for garbage looks through it again, which holds up answers
    gc.enable()
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(bot)
        stop.close = bot.close
        if settings.metrics_port is not None:
            await stack.enter_async_context(listening(bot, host=settings.metrics_host, port=settings.metrics_port))
        async with sharing(bot, bot.database, settings.shares):
            await bot.start(token)


async def assemble(
    *,
    database_url: str,
    tempo: Tempo,
    shuffler: Shuffler | None = None,
    players: ProcessPlayers | None = None,
    limits: Limits | None = None,
    kept_for: timedelta = KEPT_FOR,
    shard_count: int | None = None,
    dev_guild_id: int | None = None,
    always_sync: bool = True,
    connector: aiohttp.BaseConnector | None = None,
    stop: Stop | None = None,
) -> ChicagoBot:
    """A bot ready to log in; its tables, commands and emojis are made ready in its `setup_hook`.

    `players`: AI players that think in processes of their own and are closed with the bot; None: in this process.
    `kept_for`: the moves of a game go so long after its end, and the name of a person so long after their last game.
    `always_sync`: tell Discord the commands at every start, not only when they changed. `connector`: the way to
    Discord, by default the direct one. `stop`: how the host stops this process; without one, processes that die at once
    are not held back from connecting again and again, nor do those on one server take turns. The database is opened
    here: raises DatabaseError with a sentence for the host, Unavailable.
    """
    database = await open_database(database_url)
    try:
        await migrate(database)
        await make_ready(database, now=discord.utils.utcnow())
    except BaseException:
        await database.close()
        raise

    meters = Meters()
    database.timed = meters.transaction
    backoff = None if stop is None else Backoff(Notes(database), stop)

    async def furnish(bot: ChicagoBot) -> None:
        if backoff is not None:
            await backoff.wait(bot)
        await _open_house(
            bot,
            database,
            tempo=tempo,
            shuffler=shuffler or OsShuffler(),
            players=TimedPlayers(players or LocalPlayers(), meters),
            limits=limits or Limits(),
            kept_for=kept_for,
        )
        async with one_at_a_time(database, Errand.COMMANDS):
            await _sync(bot, Notes(database), dev_guild_id=dev_guild_id, always=always_sync)
        _log.info("invite", url=invite_link(bot.application_id or 0))

    async def clear(bot: ChicagoBot) -> None:
        try:
            if hasattr(bot, "tables"):
                await bot.tables.sign_off()
            if players is not None:
                await players.close()
            if backoff is not None:
                await backoff.end()
        finally:
            await database.close()

    bot = ChicagoBot(
        furnish=furnish,
        clear=clear,
        shard_count=shard_count,
        connector=connector,
        meters=meters,
        http_trace=counting(meters),
    )
    bot.database = database
    if stop is not None and not database.is_sqlite:
        bot.gate = IdentifyGate(bot, partial(reserve, database))
    return bot


async def _open_house(
    bot: ChicagoBot,
    database: Database,
    *,
    tempo: Tempo,
    shuffler: Shuffler,
    players: TimedPlayers,
    limits: Limits,
    kept_for: timedelta,
) -> None:
    """Tables, scores, handlers: everything a click needs."""
    now = discord.utils.utcnow
    clock, store = HeapClock(now), SqlGameStore(database, now=now, share=bot.share)
    bot.houses = Guilds(database, now=now)
    bot.people = Preferences(database, now=now)
    bot.panels = HandPanels(clock)
    bot.languages = Languages(bot, people=bot.people, houses=bot.houses)
    bot.hints = HintDesk(players, houses=bot.houses, people=bot.people, spawn=bot.spawn)
    bot.notifier = DiscordNotifier(
        bot,
        store=store,
        clock=clock,
        panels=bot.panels,
        hints=bot.hints,
        languages=bot.languages,
        glyphs=lambda: bot.glyphs,
        glyphs_for=bot.glyphs_for,
        spawn=bot.spawn,
        may_ping=bot.people.may_ping,
        apart=tempo.edit,
    )
    bot.habits = SqlHabits(database, now=now)
    await bot.habits.load()
    house = House(
        store=store,
        clock=clock,
        shuffler=shuffler,
        players=players,
        notifier=bot.notifier,
        habits=bot.habits,
        tempo=tempo,
    )
    bot.taps = Taps(limits, clock)
    bot.tables = GameManager(house, bot.spawn, limits=limits, pulse=Pulse(store, clock, bot.spawn))
    database.when_out = bot.tables.stand_still
    bot.bedtime = Bedtime(bot.tables, clock=clock, panels=bot.panels, languages=bot.languages, spawn=bot.spawn)
    bot.notifier.attach(bot.tables, watch=bot.bedtime.watch)
    bot.scores = Scores(database, now=now)
    bot.dossiers = Dossiers(database, now=now, kept_for=kept_for)
    bot.archive = Archive(database)
    for cog in (Clicks(bot), Chicago(bot), Leaderboards(bot), Records(bot), Privacy(bot), Language(bot), Places(bot)):
        await bot.add_cog(cog)

    def show_cards(glyphs: Glyphs) -> None:
        bot.glyphs = glyphs

    once = partial(one_at_a_time, database, Errand.EMOJIS)
    await Emojis(bot, clock=clock, spawn=bot.spawn, show=show_cards, once=once).begin()
    await bot.tables.begin()

    async def tidy() -> None:
        async with one_at_a_time(database, Errand.CHORES):
            await store.prune()
            await bot.dossiers.drop_old()
            await bot.dossiers.compact()

    if bot.share.is_first:
        Chores(tidy, clock, bot.spawn).begin()


async def _sync(bot: ChicagoBot, notes: Notes, *, dev_guild_id: int | None, always: bool) -> None:
    """Tell Discord our commands if they changed; in the developers' guild they are there at once."""
    translator = Descriptions()
    await bot.tree.set_translator(translator)
    commands = [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]
    digest = hashlib.sha256(json.dumps(commands, sort_keys=True, default=str).encode()).hexdigest()
    if not always and await notes.read(COMMANDS) == digest:
        return
    if dev_guild_id is not None:
        guild = discord.Object(dev_guild_id)
        bot.tree.copy_global_to(guild=guild)
        try:
            await bot.tree.sync(guild=guild)
        except discord.Forbidden as error:
            raise CannotServe(NOT_IN_DEV_GUILD, MISCONFIGURED) from error
    await bot.tree.sync()
    await notes.write(COMMANDS, digest)
