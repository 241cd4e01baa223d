"""All that goes wrong between a bot and Discord, in one evening (K4): no move is lost or doubled, no table is stuck."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

from bot.failpoints import Failure, Place
from tests.loopback import evening
from tests.loopback.faults import Fault, Kind
from tests.loopback.process import HURRY, LAUNCH, Host
from tests.loopback.refusals import No
from tests.loopback.server import SmallDiscord, opened
from tests.loopback.stored import broken, games_in, lost, read_game
from tests.reliability.kills import Crowd
from tests.reliability.report import Report

TAPS = 30.0
"""A second."""
APART = 0.4
"""Seconds between two faults, at most."""
LASTS = 12.0
"""Seconds of trouble, after which everything works again."""
CALM = 90.0
"""Seconds after that in which the game is over, on a busy machine too."""
LATEST = 1.5
"""Seconds that a request may be late."""
TWICE = 0.2
"""How often a tap is delivered twice."""
DEADLY = 0.05
"""How much of it is the bot's own death."""

REQUESTS: Mapping[str, Callable[[Random], Fault]] = {
    "a request is late": lambda dice: Fault(Kind.LATE, "*", seconds=dice.uniform(0.05, LATEST)),
    "a request is lost": lambda _: Fault(Kind.LOST, "*"),
    "an answer is not heard": lambda _: Fault(Kind.UNHEARD, "*"),
    "429": lambda dice: Fault(Kind.REFUSED, "*", no=No.RATE_LIMITED, seconds=dice.uniform(0.1, 0.5)),
    "500": lambda _: Fault(Kind.REFUSED, "*", no=No.SERVER_ERROR),
    "502": lambda _: Fault(Kind.REFUSED, "*", no=No.BAD_GATEWAY),
    "503": lambda _: Fault(Kind.REFUSED, "*", no=No.UNAVAILABLE),
}
CONNECTIONS: Mapping[str, Callable[[SmallDiscord], Awaitable[None]]] = {
    "the gateway closes": lambda discord: discord.gateway.drop(),
    "the line breaks": lambda discord: discord.gateway.cut(),
    "the gateway wants a new connection (op 7)": lambda discord: discord.gateway.ask_to_reconnect(),
    "the session is over (op 9)": lambda discord: discord.gateway.invalidate(),
}
STORES: Mapping[str, str] = {
    "a step finds the disk full": f"{Place.BEFORE_COMMIT}\n{Failure.FULL}",
    "a step finds the database locked": f"{Place.BEFORE_BEGIN}\n{Failure.LOCKED}",
    "a step fails halfway": f"{Place.HALFWAY}\n{Failure.FULL}",
    "nobody knows whether a step was stored": f"{Place.AFTER_COMMIT}\n{Failure.LOCKED}",
}
"""What the next transaction meets."""
DEATH, DOUBLED, RESUMED = "the bot dies", "taps come twice", "sessions are resumed"


class Trouble:
    """One game in bad weather."""

    def __init__(self, host: Host, report: Report, *, dice: Random, deadly: float, fair: float) -> None:
        """`deadly`: how much of the trouble is the bot's own death; `fair`: seconds before it begins."""
        self._host = host
        self._deadly = deadly
        self._fair = fair
        self._discord = host.discord
        self._report = report
        self._dice = dice
        self._crowd = Crowd(host.discord, dice=Random(dice.random()), twice=TWICE)

    async def play(self) -> list[str]:
        """Play a game to its end; returns what is wrong with it."""
        await self._host.start()
        await self._crowd.sit_down()
        tapping = asyncio.create_task(self._crowd.tap(per_second=TAPS))
        try:
            wrong = await self._make_trouble()
            if wrong:
                return wrong
            await self._serve()
            async with asyncio.timeout(CALM):
                await self._over()
        except TimeoutError:
            return [f"the game is stuck: {evening.table(self._discord).text}"]
        finally:
            tapping.cancel()
        await self._host.runs[-1].stop()
        self._report.hit[DOUBLED] += self._crowd.doubled
        self._report.hit[RESUMED] += self._discord.gateway.counted["resume"]
        return self._look()

    async def _make_trouble(self) -> list[str]:
        """One thing after the other goes wrong; returns what a death has left wrong."""
        await asyncio.sleep(self._fair)
        began = self._discord.clock.now()
        while not self._is_over() and self._discord.clock.now() - began < LASTS:
            await asyncio.sleep(self._dice.uniform(0, APART))
            await self._serve()
            what = DEATH if self._dice.random() < self._deadly else self._seldom()
            if what == DEATH:
                await self._host.runs[-1].kill()
                if wrong := self._look():
                    return wrong
            elif what in CONNECTIONS:
                await CONNECTIONS[what](self._discord)
            elif what in REQUESTS:
                self._discord.faults.plan(REQUESTS[what](self._dice))
            elif not await self._fail(what):
                continue
            self._report.hit[what] += 1
        return []

    def _seldom(self) -> str:
        """What goes wrong next: as often as not what has been seldom so far."""
        kinds = [*REQUESTS, *CONNECTIONS, *STORES]
        self._dice.shuffle(kinds)
        return kinds[0] if self._dice.random() < 0.5 else min(kinds, key=lambda kind: self._report.hit[kind])

    async def _fail(self, what: str) -> bool:
        """Let the store fail; says whether anything was to be stored soon."""
        self._host.failpoint.write_text(STORES[what], encoding="utf-8")
        await asyncio.sleep(APART)
        hit = not self._host.failpoint.exists()
        self._host.failpoint.unlink(missing_ok=True)
        return hit

    async def _serve(self) -> None:
        """A host starts a bot again that has ended, however it did."""
        while not self._host.runs[-1].running:
            with suppress(TimeoutError):
                await self._host.start()

    async def _over(self) -> None:
        while not self._is_over():
            await self._serve()
            await self._discord.board.change(within=evening.PATIENCE)

    def _is_over(self) -> bool:
        return evening.table(self._discord).find("rematch") is not None

    def _look(self) -> list[str]:
        """What is wrong with what is stored, and with what is on the table."""
        wrong = []
        interactions = self._discord.interactions.all.values()
        for game_id in games_in(self._host.database):
            game = read_game(self._host.database, game_id)
            wrong += [*broken(game), *lost(game, interactions)]
        return wrong


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Chaos (K4)", (*REQUESTS, *CONNECTIONS, *STORES, DEATH, DOUBLED, RESUMED))


async def brave(
    report: Report, *, games: int, seed: int, deadly: float = DEADLY, fair: float = 0.0, program: str = LAUNCH
) -> None:
    """Play so many games in bad weather, each in a guild of its own.

    `deadly`: how much of the trouble is the bot's own death; `fair`: seconds before it begins; `program`: the module
    that runs the bot.
    """
    for number in range(seed, seed + games):
        with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
            async with opened(hurry=HURRY) as discord:
                host = Host(discord, Path(folder) / "chicago.db", edit=1 / HURRY, program=program, copied=True)
                trouble = Trouble(host, report, dice=Random(number), deadly=deadly, fair=fair)
                try:
                    report.blame(f"game {number}", await trouble.play())
                finally:
                    await host.close()
