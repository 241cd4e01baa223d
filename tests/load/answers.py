"""How long an answer takes at hundreds of live games (L1), beside a plain bot that commits a row, and a bare ping.

The three take turns, a few seconds each at the same rate, on the same machine: what else runs there hits all alike.
Each bot is a process of its own; the small Discords and those who tap share another one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

from tests.load.clean import lag
from tests.load.crowd import Crowd, Round, Tapped, settled
from tests.load.house import LAUNCH, House, Meter, Spent, furnished
from tests.load.sheet import Sheet
from tests.load.timing import Times, ratio, times
from tests.loopback.interactions import Answers, Asked
from tests.loopback.people import Person
from tests.loopback.ping import BARE, STORED
from tests.loopback.process import Host
from tests.loopback.routes import WHOLE
from tests.loopback.server import SmallDiscord, opened

PING = "tests.loopback.ping"
SLOWER = 3.0
"""How many times as long as a ping that commits a row a tap may take."""
CARRIED = 0.95
"""Share of the wanted rate that has to be sent, or those who tap are the bottleneck."""
WARM_UP = 3.0
"""Seconds of tapping before anything is measured."""


@dataclass
class Side:
    """One of those that are compared: the waits of each round, its processor time, and what came of its taps."""

    waits: list[Times] = field(default_factory=list)
    spent: Spent = field(default_factory=lambda: Spent(0, 0, 0))
    seconds: float = 0.0
    sent: int = 0
    unanswered: int = 0
    announced: int = 0
    """Answers that came in two steps, because they took long."""
    starved: int = 0
    late: list[float] = field(default_factory=list)

    def add(self, done: Round, spent: Spent) -> None:
        """One more round."""
        answered = [one for one in done.taps if one.made.answered is not None]
        self.waits.append(times([one.waited for one in done.taps]))
        self.spent = Spent(*(a + b for a, b in zip(self.spent, spent, strict=True)))
        self.seconds += done.seconds
        self.sent += len(done.taps)
        self.unanswered += len(done.taps) - len(answered)
        self.announced += sum(one.made.answered in {Answers.LATER, Answers.THINKING} for one in answered)
        self.starved += done.starved
        self.late += done.late

    def tell(self, name: str) -> Iterator[str]:
        """What there is to say of it."""
        p50s, p99s = sorted(one.p50 for one in self.waits), sorted(one.p99 for one in self.waits)
        middle = len(self.waits) // 2
        yield (
            f"{name}: p50 {1000 * p50s[middle]:.1f} ms, p99 {1000 * p99s[middle]:.1f} ms (the middle of "
            f"{len(self.waits)} rounds), {self.sent / self.seconds:.0f}/s, {self.unanswered} unanswered, "
            f"{self.announced} announced first"
        )
        sent_late = times(self.late)
        yield f"    processor: {self.spent.share(self.seconds)}; taps sent {1000 * sent_late.p99:.0f} ms late (p99)"


class Pingers:
    """People who type a command of the plain bot at a given rate."""

    def __init__(self, discord: SmallDiscord, *, people: int) -> None:
        self._discord = discord
        self._people = cycle([discord.person(f"Pinger {number}") for number in range(people)])

    async def type(self, command: str, *, per_second: float, seconds: float) -> Round:
        """So often for so long; nobody waits for an answer."""
        [known] = [one for one in self._discord.routes.commands[WHOLE] if one["name"] == command]
        data = {"id": known["id"], "name": command, "type": 1, "options": []}
        done, loop = Round(), asyncio.get_running_loop()
        begun = due = loop.time()
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - loop.time()))
            done.late.append(loop.time() - due)
            done.taps.append(await self._send(next(self._people), data))
            due += 1 / per_second
        done.seconds = loop.time() - begun
        return done

    async def _send(self, person: Person, data: dict[str, object]) -> Tapped:
        interactions, at = self._discord.interactions, self._discord.clock.now()
        made = interactions.new(Asked.COMMAND, person.user, data, channel_id=person.channel_id)
        await self._discord.gateway.dispatch("INTERACTION_CREATE", interactions.payload(made))
        return Tapped(at, made)


@dataclass
class Yardstick:
    """The plain bot, and those who use it."""

    host: Host
    pingers: Pingers
    nobody: Crowd
    """No tables there."""


@asynccontextmanager
async def yardstick(house: House, *, people: int = 200) -> AsyncIterator[Yardstick]:
    """A plain bot in a process of its own, with a small Discord of its own."""
    async with opened() as discord:
        host = Host(discord, house.folder / "ping.db", program=PING)
        try:
            await host.start()
            yield Yardstick(host, Pingers(discord, people=people), Crowd(discord, dice=Random(1)))
        finally:
            await host.close()


async def measure(
    sheet: Sheet, *, tables: int, rates: Sequence[float], rounds: int, seconds: float, program: str = LAUNCH
) -> None:
    """Measure at each rate, taps a second. `seconds`: how long each turn of each side lasts."""
    async with furnished(tables=tables, instant=False, program=program) as house, yardstick(house) as plain:
        await house.crowd.sit_down()
        sheet.hit["live games"] = int((await house.figures())["chicago_tables table active"])
        for rate in rates:
            await settled(await house.crowd.tap(per_second=rate, seconds=WARM_UP))
            await at_rate(rate, sheet, house, plain, rounds=rounds, seconds=seconds)
        sheet.remarks += lag(await house.figures())


async def at_rate(rate: float, sheet: Sheet, house: House, plain: Yardstick, *, rounds: int, seconds: float) -> None:
    """Measure all three in turns, `seconds` each."""
    sides = {"bare ping": Side(), "ping that commits": Side(), "a tap": Side()}
    pages = {"bare ping": BARE, "ping that commits": STORED}
    before = len(house.discord.requests)
    for number in range(rounds):
        for name in sorted(sides, reverse=bool(number % 2)):
            side = sides[name]
            if name in pages:
                meter = Meter(plain.host.runs[-1].pid, plain.nobody)
                done = await plain.pingers.type(pages[name], per_second=rate, seconds=seconds)
            else:
                meter = Meter(house.pid, house.crowd)
                done = await house.crowd.tap(per_second=rate, seconds=seconds)
            spent = meter.spent()
            await settled(done)
            side.add(done, spent)
    _judge(rate, sheet, sides)
    refused = [one for one in house.discord.requests[before:] if one.status == 429]
    sheet.remarks.append(f"    429 from Discord meanwhile: {len(refused):,}")


def _judge(rate: float, sheet: Sheet, sides: dict[str, Side]) -> None:
    bare, stored, taps = (sides[name] for name in ("bare ping", "ping that commits", "a tap"))
    for name in ("p50", "p99"):
        mine, theirs, plainly = ([getattr(one, name) for one in side.waits] for side in (taps, stored, bare))
        sheet.bar(
            f"{name} of a tap, over a ping's that commits, {rate:g}/s", ratio(mine, theirs), most=SLOWER, unit="x"
        )
        sheet.remarks.append(f"{name} over a bare ping's, {rate:g}/s: {ratio(mine, plainly):.2f}x")
    for name, side in sides.items():
        sheet.hit[f"{name}, {rate:g}/s"] += side.sent
        sheet.remarks += side.tell(f"{name}, {rate:g}/s")
        sheet.blame([f"{name}, {rate:g}/s: {side.unanswered} unanswered"] if side.unanswered else [])
        if side.sent < CARRIED * rate * side.seconds:
            sheet.blame([f"{name}: {side.sent / side.seconds:.0f}/s were sent, not {rate:g}"])


def report(*, tables: int) -> Sheet:
    """Nothing was measured yet."""
    return Sheet("Answer time (L1)", least={"live games": tables})
