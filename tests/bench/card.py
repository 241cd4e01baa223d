"""A card, played end to end, beside a plain bot's ping that commits a row: `python -m tests.bench.card`.

Both bots run in processes of their own, each against a small Discord on loopback; the same number of cards, committing
pings and bare pings are taken in turn. The clock runs from the tap to its answer. Processor time is that of the bot's
process: up to the answer, and until it is at rest again, when the table in the channel and the other person's panel
are drawn anew too, which a ping has not.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final, NamedTuple

from tests.bench.figures import Figure, printed
from tests.bench.processor import rest, spent
from tests.bench.seats import Seats
from tests.loopback.interactions import Interaction
from tests.loopback.ping import BARE, STORED
from tests.loopback.process import BotProcess, Host
from tests.loopback.server import Request, SmallDiscord, opened

HURRY: Final = 100
"""How many times as fast as Discord's the rate limits are: here nobody waits for them."""
CARD: Final = "a card"
COUNT: Final = 100
FIRST: Final = 15
"""Cards and pings that are not counted."""
BAR: Final = 3.0
"""How many committing pings a card may cost."""
WARM: Final = "tests.bench.warm"
PING: Final = "tests.loopback.ping"


class Cost(NamedTuple):
    """What one tap or command cost, seconds: on the clock until it was answered, and of the bot's processor."""

    waited: float
    answering: float
    in_all: float
    requests: Sequence[Request]
    """What the bot asked of Discord for it."""


async def cost(act: Callable[[], Awaitable[Interaction]], discord: SmallDiscord, bot: BotProcess) -> Cost:
    """Do this once, and wait until the bot is at rest. Raises AssertionError if it was not answered."""
    await rest(bot.pid)
    asked, before, begun = len(discord.requests), spent(bot.pid), time.perf_counter()
    one = await act()
    waited, answered = time.perf_counter() - begun, spent(bot.pid)
    assert one.answered is not None
    await rest(bot.pid)
    return Cost(waited, answered - before, spent(bot.pid) - before, discord.requests[asked:])


async def measure(count: int) -> dict[str, list[Cost]]:
    """So many cards and pings, in turn."""
    costs: dict[str, list[Cost]] = {CARD: [], STORED: [], BARE: []}
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        async with opened(hurry=HURRY) as discord, opened(hurry=HURRY) as other:
            table = Host(discord, Path(folder) / "chicago.db", edit=1 / HURRY, program=WARM)
            yardstick = Host(other, Path(folder) / "ping.db", program=PING)
            try:
                bot, ping = await table.start(), await yardstick.start()
                seats, someone = Seats(discord, bot, dice=Random(1)), other.person("Cia")
                while len(costs[CARD]) < count + FIRST:
                    card = await seats.card()
                    costs[CARD].append(await cost(card.answer, discord, bot))
                    for name in (STORED, BARE):
                        costs[name].append(await cost(lambda: someone.slash(name), other, ping))  # noqa: B023
            finally:
                await table.close()
                await yardstick.close()
    return {name: some[FIRST:] for name, some in costs.items()}


def figures(costs: dict[str, list[Cost]]) -> Iterable[Figure]:
    """Ratios first."""
    card, stored, bare = costs[CARD], costs[STORED], costs[BARE]
    for what, of in (
        ("answer time", lambda one: one.waited),
        ("processor time until answered", lambda one: one.answering),
        ("processor time in all", lambda one: one.in_all),
    ):
        in_pings = median(map(of, card)) / median(map(of, stored))
        bar = BAR if what != "processor time in all" else None
        yield Figure(f"{what}: a card, in committing pings", in_pings, "x", most=bar, ratio=True)
        yield Figure(f"{what}: a card, in bare pings", median(map(of, card)) / median(map(of, bare)), "x", ratio=True)
    for name, some in costs.items():
        label = {CARD: "a card", STORED: "a committing ping", BARE: "a bare ping"}[name]
        waits = [1000 * one.waited for one in some]
        yield Figure(f"answer time of {label}, median", median(waits), "ms")
        yield Figure(f"answer time of {label}, 90 of 100", quantiles(waits, n=10)[-1], "ms")
        yield Figure(f"processor time of {label} until answered", 1000 * median(one.answering for one in some), "ms")
        yield Figure(f"processor time of {label} in all", 1000 * median(one.in_all for one in some), "ms")
    kinds = Counter(kind for one in card for kind in map(_kind, one.requests))
    for kind, number in kinds.most_common():
        yield Figure(f"requests of a card: {kind}", number / len(card), "")


def _kind(request: Request) -> str:
    words = request.path.split("/")
    return f"{request.method} {words[0]}"


def measured(*, full: bool = False) -> Iterable[Figure]:
    """A part of the suite."""
    return figures(asyncio.run(measure(COUNT * (5 if full else 1))))


def main(words: list[str] | None = None) -> int:
    """Measure and print; 1 if a card costs too much."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.card", description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT)
    found = [*figures(asyncio.run(measure(parser.parse_args(words).count)))]
    print(printed(found))
    return int(any(figure.missed for figure in found))


if __name__ == "__main__":
    sys.exit(main())
