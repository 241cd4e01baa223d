"""The bot itself: it asks for guilds and nothing else, answers for its background work, and stops in order."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, Protocol

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands
from discord.ext import commands

from bot.i18n.localizer import Localizer
from bot.manager.errors import Restarting
from bot.manager.limits import Taps
from bot.manager.manager import GameManager
from bot.meters import Meters, Outcome
from bot.records import EVERYTHING, Look, Share, Unavailable
from bot.render.glyphs import Glyphs
from bot.render.notice import notice
from bot.views.bedtime import Bedtime
from bot.views.door import incident
from bot.views.gateway import forgive
from bot.views.hints import HintDesk
from bot.views.languages import Languages
from bot.views.notifier import DiscordNotifier
from bot.views.panels import HandPanels
from bot.views.reply import Reply, is_late
from db.archive import Archive
from db.engine import Database
from db.guilds import Guilds
from db.habits import SqlHabits
from db.preferences import Preferences
from db.privacy.dossiers import Dossiers
from db.standings.scores import Scores

DRAIN: Final = 6.0
"""Seconds that work in hand gets when the bot stops; with what has to be closed after it, less than ten."""
REMEMBERED: Final = 10_000
"""Interactions that are known by their id: far more than arrive while one of them is being answered."""

_log = structlog.get_logger(__name__)


class Gate(Protocol):
    """Where shards wait before they identify."""

    async def open(self) -> None:
        """Wait until Discord lets this process connect at all."""
        ...

    async def pass_through(self, shard: int) -> None:
        """Wait for this shard's turn."""
        ...


class _Commands(app_commands.CommandTree["ChicagoBot"]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction[ChicagoBot]) -> bool:
        """Carry out each command once, if it comes neither too late nor after too many others."""
        if interaction.type is discord.InteractionType.autocomplete:
            new = self.client.is_new(interaction)
            if new:
                await self.client.languages.meet(interaction)
            return new
        if not await self.client.admits(interaction):
            return False
        return not is_late(interaction) or await Reply(interaction).acknowledge()


class ChicagoBot(commands.AutoShardedBot):
    """A Discord client with tables. `furnish` opens what it needs; `clear` closes it again."""

    database: Database
    tables: GameManager
    panels: HandPanels
    notifier: DiscordNotifier
    bedtime: Bedtime
    scores: Scores
    dossiers: Dossiers
    houses: Guilds
    archive: Archive
    people: Preferences
    habits: SqlHabits
    languages: Languages
    hints: HintDesk
    taps: Taps

    def __init__(
        self,
        *,
        furnish: Callable[[ChicagoBot], Awaitable[None]],
        clear: Callable[[ChicagoBot], Awaitable[None]],
        shard_count: int | None = None,
        connector: aiohttp.BaseConnector | None = None,
        meters: Meters | None = None,
        http_trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        """`meters` are what it is counted by; `http_trace` hears of every request."""
        options: dict[str, Any] = {} if http_trace is None else {"http_trace": http_trace}
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=_Commands,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=30.0,
            shard_count=shard_count,
            connector=connector,
            **options,
        )
        forgive(self._connection.parsers)
        self.meters = meters or Meters()
        self.glyphs = Glyphs()
        self.gate: Gate | None = None
        """None: as discord.py does it, which knows of no other process."""
        self._furnish = furnish
        self._clear = clear
        self._delivered: OrderedDict[int, None] = OrderedDict()
        self._work: set[asyncio.Task[None]] = set()
        self._taken: set[asyncio.Task[Any]] = set()
        """Taps and commands that are being answered."""
        self._closing: asyncio.Future[None] | None = None
        self._share = EVERYTHING
        self._trying: int | None = None
        """The shard that is connected for the first time just now."""
        self._again = False
        self.out_of_reach = False
        """Has that failed, and is it tried again?"""
        self.spare = False
        """Does it wait until another process lets go of its shards?"""

    @property
    def share(self) -> Share:
        """The servers that this process looks after; set before it starts, if they are not all."""
        return self._share

    @share.setter
    def share(self, share: Share) -> None:
        self._share, self.shard_ids, self.shard_count = share, list(share.shards), share.count

    async def setup_hook(self) -> None:
        """Runs once, before the first connection; nothing of ours waits for on_ready, which fires again and again."""
        await self._furnish(self)

    async def launch_shards(self) -> None:
        """Connect one shard after the other, once that is allowed at all."""
        if self.gate is not None:
            await self.gate.open()
        await super().launch_shards()

    @property
    def connecting(self) -> bool:
        """Are there shards of this process that have not been connected yet?"""
        return len(self.shards) < (len(self.shard_ids) if self.shard_ids else self.shard_count or 1)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """As in discord.py, which tries again for ever, and tells; a bot that is closed does not.

        discord.py tries again by calling this from within: after some 500 times, in less than an hour, Python lets
        nobody call any deeper. So that call only says that it failed, and the loop is here.
        """
        if self._trying == shard_id:
            self._failed(shard_id)
            return
        self._trying = shard_id
        try:
            while not self.is_closed():
                self._again = False
                await super().launch_shard(gateway, shard_id, initial=initial)
                if not self._again:
                    self._reached(shard_id)
                    return
                initial = False
        finally:
            self._trying = None

    def _failed(self, shard_id: int) -> None:
        """Tell once that it is tried again and again: whoever reads the log need not know discord.py's words."""
        self._again = True
        if not self.out_of_reach:
            self.out_of_reach = True
            _log.warning("Discord's gateway is out of reach; trying again until it is there", shard=shard_id)

    def _reached(self, shard_id: int) -> None:
        if self.out_of_reach:
            self.out_of_reach = False
            _log.info("Discord's gateway is there again", shard=shard_id)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Every shard waits for its turn, also the first one of this process."""
        if self.gate is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.gate.pass_through(shard_id or 0)

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Is this the first delivery? Discord may deliver an interaction twice; the second would spoil the answer.

        What was delivered to another process, before a restart, the database knows.
        """
        if interaction.id in self._delivered:
            return False
        self._delivered[interaction.id] = None
        if len(self._delivered) > REMEMBERED:
            self._delivered.popitem(last=False)
        return True

    async def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Is this to be dealt with? What is delivered again is not; one tap too many is silently acknowledged.

        While the bot stops nothing is any more, and says so.
        """
        if not self.is_new(interaction):
            return False
        self._take(asyncio.current_task())
        if self.stopping:
            self.meters.count("any", Outcome.REFUSED)
            async with Reply(interaction) as reply:
                await reply.show(notice(self.text_for(interaction).say(Restarting.key)))
            return False
        if self.taps.take(interaction.user.id):
            await self.languages.meet(interaction)
            return True
        self.meters.count("any", Outcome.LIMITED)
        async with Reply(interaction) as reply:
            await reply.nothing()
        return False

    def _take(self, task: asyncio.Task[Any] | None) -> None:
        """This task answers a tap or a command: it is finished before the bot ends."""
        if task is not None:
            self._taken.add(task)
            task.add_done_callback(self._taken.discard)

    @property
    def stopping(self) -> bool:
        """Does it take no new moves any more?"""
        return self._closing is not None

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something in the background and answer for its failures."""
        task = asyncio.ensure_future(self._answered_for(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _answered_for(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:
            self.meters.incident()
            incident(error, where="background")

    def text_for(self, interaction: discord.Interaction) -> Localizer:
        """The language of private answers to this person."""
        return self.languages.spoken(interaction)

    async def glyphs_for(self, user_id: int) -> Glyphs:
        """Cards as this person likes to see them; nothing fails because nobody can say how that is."""
        try:
            look = await self.people.look(user_id)
        except Unavailable:
            look = Look()
        return replace(self.glyphs, look=look)

    async def close(self) -> None:
        """Take no new moves, finish those in hand, close everything; whoever asks again waits for the same end."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if hasattr(self, "tables"):
            self.tables.close()
        until = asyncio.get_running_loop().time() + DRAIN
        await _finished(self._taken, until)
        if hasattr(self, "notifier"):
            self.notifier.flush()
        await _finished(self._work, until)
        try:
            await self._clear(self)
        finally:
            await super().close()


async def _finished(tasks: set[asyncio.Task[Any]], until: float) -> None:
    """Wait until all of these are done, also those that come meanwhile, but not beyond that time of the loop."""
    loop = asyncio.get_running_loop()
    while tasks and (left := until - loop.time()) > 0:
        await asyncio.wait(set(tasks), timeout=left)
