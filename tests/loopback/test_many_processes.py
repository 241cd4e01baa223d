"""Many processes on one PostgreSQL: one is killed, its shards are taken over, and nobody notices but for a moment."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

import pytest
from aiohttp import ClientSession
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy import select, text
from yarl import URL

from bot.client import ChicagoBot
from bot.hosting.claiming import LOST
from bot.hosting.gate import IdentifyGate
from bot.records import Player, Share
from bot.records.shares import slots
from bot.standings import Scope
from db.claims import SHARD
from db.copying import copy_database
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.gate import APART, reserve
from db.migrate import migrate
from db.schema import clicks, games
from tests.db.finishing import finish
from tests.db.postgres import DATABASE, Server
from tests.loopback import evening, judge
from tests.loopback.clock import EPOCH
from tests.loopback.gateway import Op
from tests.loopback.interactions import Interaction
from tests.loopback.people import Person, read
from tests.loopback.process import HURRY, STARTS_WITHIN, BotProcess, Host
from tests.loopback.refusals import No
from tests.loopback.server import TOKEN, SmallDiscord, opened
from tests.loopback.stored import broken, games_in, lost, read_game
from tests.reliability.kills import Crowd

SHARDS = 12
AT_ONCE = 6
"""Shards that may identify at the same time, in different buckets: `max_concurrency`."""
SLOTS = slots(3, count=SHARDS)
BACK_WITHIN = 10.0
"""Seconds after a kill in which its games go on, on a machine that is not much busier than with this alone."""
TAPS = 36
"""A second, at all tables together."""
LOOK = 0.05
"""Seconds between two looks."""
MISSING = 2
"""Emojis that the application lacks."""


@pytest.fixture
async def world() -> AsyncIterator[SmallDiscord]:
    """A small Discord with a guild in each of twelve shards."""
    async with opened(hurry=HURRY, guilds=SHARDS) as discord:
        discord.gateway.shards, discord.gateway.max_concurrency = SHARDS, AT_ONCE
        yield discord


@pytest.fixture
async def database(server: Server) -> AsyncIterator[Database]:
    """The database of all processes."""
    database = await open_database(server.empty_database())
    await migrate(database)
    yield database
    await database.close()


@pytest.fixture
async def fleet(world: SmallDiscord, server: Server, database: Database, tmp_path: Path) -> AsyncIterator[Host]:
    """Somebody who runs the bot in several processes."""
    settings = {"DATABASE_URL": server.address(DATABASE), "CLUSTERS": str(len(SLOTS)), "SHARD_COUNT": str(SHARDS)}
    host = Host(world, tmp_path / "chicago.db", settings=settings, copied=True)
    yield host
    await host.close()


async def looks(*, within: float) -> AsyncIterator[None]:
    """Look again and again, for so many seconds. Raises TimeoutError."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        yield
        await asyncio.sleep(LOOK)
    raise TimeoutError


async def until(holds: Callable[[], bool], *, within: float) -> None:
    """Wait until this holds. Raises TimeoutError."""
    async for _ in looks(within=within):
        if holds():
            return


def serving(host: Host, share: Share) -> BotProcess | None:
    """The living process that has these shards."""
    return next((bot for bot in host.runs if bot.running and f'"shards": "{share}"' in bot.log), None)


async def sit_down(world: SmallDiscord, crowd: Crowd) -> None:
    """A game begins in every guild as soon as its shard is there."""

    async def begin(shard: int) -> None:
        await until(lambda: shard in world.gateway.online, within=2 * STARTS_WITHIN)
        await evening.open_table(crowd.tables[shard])

    await asyncio.gather(*map(begin, range(SHARDS)))


async def played_since(database: Database, moment: float) -> set[int]:
    """The guilds in whose games something was stored that somebody tapped after this moment."""
    first = int((moment - EPOCH) * 1000) << 22
    query = select(games.c.guild_id).join(clicks, clicks.c.game_id == games.c.id).where(clicks.c.interaction_id > first)
    return set(await database.read(lambda connection: connection.scalars(query)))


async def all_play(database: Database, guilds: set[int], *, since: float, within: float) -> None:
    """Wait until something was stored in a game of each of these guilds. Raises TimeoutError."""
    async for _ in looks(within=within):
        if guilds <= await played_since(database, since):
            return


async def test_three_processes_share_all_shards_and_a_spare_takes_over_from_the_one_that_is_killed(
    world: SmallDiscord, fleet: Host, database: Database, tmp_path: Path
) -> None:
    del world.guild.emojis[:MISSING]
    crowd = Crowd(world, dice=Random(1))
    store = SqlGameStore(database, now=lambda: datetime.now(UTC))
    for number, guild in enumerate(world.guild.everywhere):  # an earlier game in each, for the leaderboard
        anna, bo = crowd.tables[number]
        await finish(store, (Player(anna.name, anna.id), 52), (Player(bo.name, bo.id), 20), guild=guild.id)
    for _ in range(len(SLOTS) + 1):
        await fleet.launch()
    await sit_down(world, crowd)
    tapping = asyncio.create_task(crowd.tap(per_second=TAPS))
    begun = world.clock.now()
    await all_play(database, {guild.id for guild in world.guild.everywhere}, since=begun, within=STARTS_WITHIN)

    await asyncio.sleep(max(0.0, begun + APART.total_seconds() - world.clock.now()))  # no start was a moment ago

    lost_share = SLOTS[1]
    dead = serving(fleet, lost_share)
    assert dead is not None
    await dead.kill()
    killed = world.clock.now()
    orphans = {guild.id for guild in world.guild.everywhere if lost_share.has(guild.id)}
    busy = max(1.0, os.getloadavg()[0] / (3 * (os.cpu_count() or 1)))
    await all_play(database, orphans, since=killed, within=BACK_WITHIN * busy)
    print(f"games go on {world.clock.now() - killed:.1f} s after the kill")
    heir = serving(fleet, lost_share)
    assert heir not in {None, dead}
    tapping.cancel()
    with suppress(asyncio.CancelledError):
        await tapping
    boards = {await leaderboard(world, channel=share.shards[0]) for share in SLOTS}
    forgotten = await meets_two_processes(world)
    spare = await fleet.launch()
    await until(lambda: "waiting as a spare" in spare.log, within=STARTS_WITHIN)
    assert (await spare.stop()).code == 0
    cut_off = serving(fleet, SLOTS[0])
    assert cut_off is not None
    await cut(database, SLOTS[0])
    lost_shards = await cut_off.ended(within=15)
    ended = await asyncio.gather(*(bot.stop() for bot in fleet.runs if bot.running))

    assert (lost_shards.code, lost_shards.said.splitlines()[-1]) == (1, LOST)
    assert [one.code for one in ended] == [0, 0]
    assert world.gateway.too_close == []
    assert world.gateway.counted["identify"] == SHARDS + len(lost_share.shards)
    asked = Counter(f"{request.method} {request.path.split('/')[-1]}" for request in world.requests)
    assert (asked["PUT commands"], asked["POST emojis"]) == (1, MISSING)
    late = [one for one in world.requests if one.code == No.UNKNOWN_INTERACTION.value[1]]  # on a busy machine
    assert judge.refused([one for one in world.requests if one not in late]) == []
    [board] = boards
    assert all(anna.name in board for anna, _ in crowd.tables[3:9])
    copy = tmp_path / "copy.db"
    await copy_database(fleet.settings["DATABASE_URL"], f"sqlite+aiosqlite:///{copy}")
    assert [person in copy.read_bytes() for person in (forgotten, bytes_of(crowd.tables[0][0].id))] == [False, True]
    for game_id in games_in(copy)[SHARDS:]:
        game = read_game(copy, game_id)
        assert (broken(game), lost(game, world.interactions.all.values())) == ([], [])


async def cut(database: Database, share: Share) -> None:
    """The connection breaks by which a process holds these shards."""
    holder = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = :family AND objid = :shard"
    about = {"family": SHARD, "shard": share.shards[0]}
    async with database.aside() as connection:
        assert await connection.scalar(text(f"SELECT pg_terminate_backend(({holder}))"), about)


async def meets_two_processes(world: SmallDiscord) -> bytes:
    """Somebody plays in the servers of two processes: what the one is told the other knows. Returns their id."""
    here, there = (Person(world, "Eve", channel_id=world.guild.all_channels[share.shards[0]]) for share in SLOTS[:2])
    there.user = here.user
    await there.slash("chicago solo")
    english = text_of(await there.slash("chicago rules"))
    await here.slash("language", language="sv")
    async for _ in looks(within=5):
        if text_of(await there.slash("chicago rules")) != english:
            break
    await here.slash("privacy")
    await here.click("forgetme")
    sure = await here.click("forgetsure")
    await until(lambda: "Du är glömd" in text_of(sure), within=10)
    return bytes_of(here.id)


def bytes_of(number: int) -> bytes:
    """An id as SQLite writes it."""
    return number.to_bytes(8)


def text_of(one: Interaction) -> str:
    """What the answer shows."""
    return "" if one.original is None else read(one.original).text


async def leaderboard(world: SmallDiscord, *, channel: int) -> str:
    """What somebody who has not played sees there as the leaderboard of all servers."""
    person = Person(world, "Visitor", channel_id=world.guild.all_channels[channel])
    return text_of(await person.slash("leaderboard", scope=Scope.EVERYWHERE.value))


@pytest.mark.parametrize("gated", [True, False], ids=["with the gate", "without the gate"])
async def test_processes_that_start_at_once_take_turns(
    world: SmallDiscord, database: Database, monkeypatch: pytest.MonkeyPatch, *, gated: bool
) -> None:
    """Without the gate each begins with an IDENTIFY at once: Discord would refuse the second."""
    monkeypatch.setattr(Route, "BASE", world.api)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(world.gateway.url))
    world.gateway.max_concurrency, world.gateway.lenient = 1, True
    bots = [ChicagoBot(furnish=nothing, clear=nothing) for _ in range(2)]
    async with AsyncExitStack() as stack:
        for shard, bot in enumerate(bots):
            bot.share = Share((shard,), len(bots))
            bot.gate = IdentifyGate(bot, partial(reserve, database)) if gated else None
            await stack.enter_async_context(bot)
        running = [asyncio.create_task(bot.start(TOKEN)) for bot in bots]
        await until(lambda: world.gateway.online == {0, 1}, within=STARTS_WITHIN)
        assert len(world.gateway.too_close) == (not gated)
        for bot in bots:
            await bot.close()
        await asyncio.wait(running)


async def test_a_small_discord_refuses_shards_that_come_too_close(world: SmallDiscord) -> None:
    """In one bucket; five seconds later it lets them in."""

    async def answer(session: ClientSession, shard: int) -> Op:
        async with session.ws_connect(world.gateway.url) as socket:
            await socket.receive_json()  # HELLO
            about = {"token": TOKEN, "intents": 1, "shard": [shard, SHARDS]}
            await socket.send_json({"op": Op.IDENTIFY, "d": about})
            return Op((await socket.receive_json())["op"])

    async with ClientSession() as session:
        answers = [await answer(session, shard) for shard in (0, 1, AT_ONCE)]
        assert answers == [Op.DISPATCH, Op.DISPATCH, Op.INVALID_SESSION]
        assert len(world.gateway.too_close) == 1
        world.clock.shift(5)
        assert await answer(session, AT_ONCE) is Op.DISPATCH


async def nothing(_: ChicagoBot) -> None:
    """There are no tables."""
