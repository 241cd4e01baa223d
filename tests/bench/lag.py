"""How late the event loop is while games against hard AI players are played: `python -m tests.bench.lag`.

Everything but Discord itself runs: tables on an SQLite file, panels with their pictures, AI players in their processes.
In each game one person answers at once and three hard AI players follow, at the pace people play at. Every few
milliseconds a ticker looks how much later it was woken than it had asked for; the 99th percentile of that is to be
under 50 ms. With `--here` the AI players think in the bot's own process, to see what the others are good for.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

from bot.ai import medium
from bot.ai.players import LocalPlayers
from bot.ai.workers import ProcessPlayers
from bot.game.rules import Rules
from bot.game.state import Dealing
from bot.game.view import observe
from bot.i18n.localizer import Localizer
from bot.manager.clock import HeapClock
from bot.manager.house import House
from bot.manager.manager import GameManager, Place
from bot.manager.scenes import private_scene, public_posts
from bot.manager.shuffling import OsShuffler
from bot.manager.table import Table
from bot.manager.tempo import Tempo
from bot.records import Level, Player
from bot.render.glyphs import Glyphs
from bot.sandbox.room import logs_aside
from bot.views.screen import draw
from db.engine import open_database
from db.games import SqlGameStore
from db.habits import SqlHabits
from db.migrate import migrate
from tests.bench.figures import Figure

BAR = 50.0
"""Milliseconds that the loop may be late in all but one of a hundred looks."""
LOOK = 0.005
"""Seconds between two looks."""
WARM_UP = 5.0
"""Seconds in which the games begin and the AI processes start; they are not counted."""


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


class Screens:
    """Fits the port `Notifier`: draws what a table would show, to nobody."""

    def __init__(self) -> None:
        self.tables: GameManager | None = None
        self.drawn = 0
        self._work: set[asyncio.Task[None]] = set()

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something in the background."""
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def has_sealed(self, game_id: int, deal: int) -> bool:
        """There is nobody to show a seal to."""
        return True

    def publish(self, game_id: int) -> None:
        """The table is drawn anew."""
        self.spawn(self._show(game_id))

    async def _show(self, game_id: int) -> None:
        assert self.tables is not None
        table, english = await self.tables.table_to_show(game_id), Localizer.for_locale("en")
        scenes = [public_posts(table)[-1].scene, private_scene(table, table.host_id)]
        for scene in scenes:
            await draw(scene, english, Glyphs())
            self.drawn += 1

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._work:
            await asyncio.wait(self._work)


async def measure(players: ProcessPlayers | LocalPlayers, *, games: int, seconds: float) -> tuple[list[float], int]:
    """How late the loop was at each look, in milliseconds; and how many panels were drawn."""
    screens, clicks = Screens(), count(1)
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'lag.db'}")
        await migrate(database)
        house = House(
            store=SqlGameStore(database, now=now),
            clock=HeapClock(now),
            shuffler=OsShuffler(),
            players=players,
            notifier=screens,
            habits=SqlHabits(database, now=now),
            tempo=Tempo.live(),
        )
        screens.tables = GameManager(house, screens.spawn)
        people = [asyncio.create_task(play(screens.tables, number, clicks)) for number in range(1, games + 1)]
        try:
            await asyncio.sleep(WARM_UP)
            late = await lateness(seconds)
            drawn = screens.drawn
        finally:
            screens.tables.close()
            for person in people:
                person.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            await screens.finish()
            await database.close()
    return late, drawn


async def play(tables: GameManager, number: int, clicks: count[int]) -> None:
    """One person's evening against three hard AI players: it answers whatever it is asked, and never stops."""
    place, host = Place(number, number), Player(f"Person {number}", number)
    table = await tables.open(place, host, rules=Rules(), opponents=3, levels=(Level.HARD,), click=next(clicks))
    await table.start(number, click=next(clicks))
    while table.live:
        await asyncio.sleep(0.05)
        await answer(table, number, clicks)


async def answer(table: Table, user_id: int, clicks: count[int]) -> None:
    """As medium would, if the table waits for this person."""
    state = table.state
    if state is None or isinstance(state.phase, Dealing):
        await table.deal_now(user_id)
        return
    view = observe(state, table.seat_of(user_id))
    if view.turn:
        choose = partial(medium.choose, rng=Random(view.asked_at))
        await table.answer(user_id, lambda seen, _: choose(seen), seen=view.asked_at, click=next(clicks), sure=True)


async def lateness(seconds: float) -> list[float]:
    """How many milliseconds later than asked for each look came."""
    late, until = [], time.perf_counter() + seconds
    while (begun := time.perf_counter()) < until:
        await asyncio.sleep(LOOK)
        late.append((time.perf_counter() - begun - LOOK) * 1000)
    return late


async def run(*, games: int, seconds: float, here: bool) -> tuple[list[float], int]:
    """Measure, and leave no process behind."""
    if here:
        return await measure(LocalPlayers(), games=games, seconds=seconds)
    players = ProcessPlayers()
    try:
        return await measure(players, games=games, seconds=seconds)
    finally:
        await players.close()
        print(f"medium stood in {players.stood_in} times")


def measured(*, full: bool = False) -> Iterator[Figure]:
    """A part of the suite."""
    logs_aside()
    late, _ = asyncio.run(run(games=20 if full else 10, seconds=30.0 if full else 10.0, here=False))
    cuts = statistics.quantiles(late, n=100)
    yield Figure("the loop is late, with hard AI players thinking: median", cuts[49], "ms")
    yield Figure("the loop is late, with hard AI players thinking: 99 of 100", cuts[98], "ms", most=BAR)


def main() -> int:
    """Measure, print, and say by the exit code whether the bar is kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.lag", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--here", action="store_true", help="let the AI players think in this process")
    options = parser.parse_args()
    logs_aside()
    late, drawn = asyncio.run(run(games=options.games, seconds=options.seconds, here=options.here))
    cuts = statistics.quantiles(late, n=100)
    print(f"{options.games} games against three hard AI players each, {options.seconds:.0f} s, {drawn} panels drawn")
    print(f"late by: median {cuts[49]:.1f} ms, 99th percentile {cuts[98]:.1f} ms, at most {max(late):.1f} ms")
    print(f"bar: 99th percentile under {BAR:.0f} ms")
    return 0 if cuts[98] < BAR else 1


if __name__ == "__main__":
    sys.exit(main())
