"""What more tables cost: processor time of a card, and memory, at 1, 10, 100 and 1,000: `python -m tests.bench.tables`.

The bot runs in a process of its own; at every table two people sit in the middle of a deal. Committing pings to a plain
bot are taken in turn with the cards, so that a machine which grows busier meanwhile is told from a bot that does.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from tests.bench.card import HURRY, PING, WARM, Cost, cost
from tests.bench.figures import Figure, printed
from tests.bench.processor import memory, rest
from tests.bench.seats import Seats
from tests.loopback.ping import STORED
from tests.loopback.process import BotProcess, Host
from tests.loopback.server import SmallDiscord, opened

SIZES: Final = (1, 10, 100, 1000)
CARDS: Final = 24
"""Played at each size."""
PLAYED_AT: Final = 4
"""Tables at most at which they are played."""
OPENED_AT_ONCE: Final = 2
FLAT: Final = 1.3
"""How much more a card may cost at the last size than at the first but one."""
MB: Final = 2**20


@dataclass
class Stage:
    """What was measured while there were so many tables."""

    tables: int
    held: int
    """Bytes of memory."""
    cards: list[Cost] = field(default_factory=list)
    pings: list[Cost] = field(default_factory=list)

    @property
    def card(self) -> float:
        """Seconds of processor time until a card is answered: after that, clocks run out at other tables."""
        return median(one.answering for one in self.cards)

    @property
    def in_pings(self) -> float:
        """The same in committing pings."""
        return self.card / median(one.answering for one in self.pings)


async def grow(sizes: Sequence[int], *, cards: int) -> list[Stage]:
    """Open more and more tables, and play some cards at each size."""
    stages = []
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        async with opened(hurry=HURRY, channels=sizes[-1]) as discord, opened(hurry=HURRY) as other:
            house = Host(discord, Path(folder) / "chicago.db", edit=1 / HURRY, program=WARM)
            yardstick = Host(other, Path(folder) / "ping.db", program=PING)
            try:
                bot, ping = await house.start(), await yardstick.start()
                seats: list[Seats] = []
                for size in sizes:
                    await _open(seats, size, discord, bot)
                    await rest(bot.pid)
                    stages.append(Stage(size, memory(bot.pid)))
                    for number in range(cards):
                        asked = await seats[number % min(size, PLAYED_AT)].card()
                        stages[-1].cards.append(await cost(asked.answer, discord, bot))
                        someone = other.person("Cia")
                        stages[-1].pings.append(await cost(lambda: someone.slash(STORED), other, ping))  # noqa: B023
            finally:
                await house.close()
                await yardstick.close()
    return stages


async def _open(seats: list[Seats], size: int, discord: SmallDiscord, bot: BotProcess) -> None:
    """Open tables until there are so many, some at once."""
    while len(seats) < size:
        numbers = range(len(seats), min(size, len(seats) + OPENED_AT_ONCE))
        new = [Seats(discord, bot, channel=number, dice=Random(number)) for number in numbers]
        await asyncio.gather(*(one.open() for one in new))
        seats += new


def figures(stages: Sequence[Stage]) -> Iterable[Figure]:
    """Is it flat? Then what was measured at each size."""
    first, last = stages[min(1, len(stages) - 1)], stages[-1]
    what = f"a card at {last.tables:,} tables, in cards at {first.tables:,}"
    yield Figure(f"{what}: processor time", last.card / first.card, "x", ratio=True)
    yield Figure(f"{what}: measured in committing pings", last.in_pings / first.in_pings, "x", most=FLAT, ratio=True)
    for stage in stages:
        yield Figure(f"a card at {stage.tables:,} tables: processor time until answered", 1000 * stage.card, "ms")
        yield Figure(f"memory at {stage.tables:,} tables", stage.held / MB, "MiB")
    before = stages[-2] if len(stages) > 1 else None
    if before is not None:
        more = (last.held - before.held) / (last.tables - before.tables)
        yield Figure(f"memory of a table, from {before.tables:,} to {last.tables:,}", more / 1024, "KiB")


def measured(*, full: bool = False) -> Iterable[Figure]:
    """A part of the suite."""
    return figures(asyncio.run(grow(SIZES if full else SIZES[:-1], cards=CARDS)))


def main(words: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.tables", description=__doc__)
    parser.add_argument("--full", action="store_true", help=f"up to {SIZES[-1]:,} tables")
    print(printed(measured(full=parser.parse_args(words).full)))


if __name__ == "__main__":
    main()
