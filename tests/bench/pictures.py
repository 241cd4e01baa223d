"""How long pictures take, from sprites that are there: `python -m tests.bench.pictures`.

Beside each stands how long this machine takes at that moment to pack as many pixels of plain noise, so that numbers
from different machines, or from busy ones, can be compared.
"""

from __future__ import annotations

import random
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from typing import Final, NamedTuple

from bot.game.cards import PACK, Hand
from bot.records import Deck
from bot.render.cards import HAND_SIZE, emoji_tile, hand_picture
from bot.render.cards.deal import Row, deal_picture
from bot.render.charts.curve import curve_picture
from bot.render.charts.ground import SIZE
from bot.render.charts.race import race_picture
from bot.render.glyphs import emoji_names
from bot.standings import Rating
from tests.bench.figures import Figure
from tests.bench.warm import draw_all

COUNT: Final = 200
MOST: Final = 12.0
"""Milliseconds that a hand may take in the median."""
YARDSTICK: Final = "noise of a hand, packed"
NOISE: Final = random.Random(1).randbytes(HAND_SIZE[0] * HAND_SIZE[1])


class Took(NamedTuple):
    """Milliseconds of processor time in the median, and bytes in the mean."""

    milliseconds: float
    size: float


def took(draw: Callable[[random.Random], bytes], *, count: int) -> Took:
    """Draw different pictures, so that none is there already."""
    chance, times, sizes = random.Random(count), [], []
    for _ in range(count):
        start = time.thread_time()
        sizes.append(len(draw(chance)))
        times.append(time.thread_time() - start)
    return Took(1000 * median(times), sum(sizes) / count)


def hand(chance: random.Random) -> bytes:
    """Any five cards, of which some have been played."""
    cards: Hand = tuple(chance.sample(PACK, 5))
    return hand_picture(cards, frozenset(cards[: chance.randrange(5)]), deck=chance.choice(list(Deck)))


def deal(chance: random.Random) -> bytes:
    """Four hands side by side."""
    cards = chance.sample(PACK, 20)
    rows = (Row(seat + 1, tuple(cards[seat::4]), took=frozenset({chance.randrange(5)})) for seat in range(4))
    return deal_picture(tuple(rows), last=(chance.randrange(4), 4))


def race(chance: random.Random) -> bytes:
    """A game of ten deals."""
    runs = ((place, (0, *sorted(chance.choices(range(53), k=10)))) for place in range(1, 5))
    return race_picture(tuple(runs), target=52)


def curve(chance: random.Random) -> bytes:
    """The rating over thirty games."""
    return curve_picture(tuple(Rating(chance.uniform(20, 30), 8 - game / 6) for game in range(30)))


def noise(_: random.Random) -> bytes:
    """What all are compared with."""
    return zlib.compress(NOISE, 6)


def drawn(*, times: int = 1) -> dict[str, Took]:
    """All kinds of pictures, from sprites that are there; the yardstick last."""
    draw_all()
    deal(random.Random(0))
    names = iter(emoji_names() * times)
    few = COUNT // 4 * times
    return {
        f"a hand, {HAND_SIZE[0]} x {HAND_SIZE[1]}": took(hand, count=COUNT * times),
        "a deal that is over": took(deal, count=few),
        f"a score race, {SIZE[0]} x {SIZE[1]}": took(race, count=few),
        "a rating curve": took(curve, count=few),
        "an emoji": took(lambda _: emoji_tile(next(names)), count=COUNT // 4),
        YARDSTICK: took(noise, count=few),
    }


def measured(*, full: bool = False) -> Iterator[Figure]:
    """A part of the suite."""
    pictures = drawn(times=4 if full else 1)
    yardstick = pictures.pop(YARDSTICK).milliseconds
    for what, one in pictures.items():
        yield Figure(f"{what}, in noise packed", one.milliseconds / yardstick, "x", ratio=True)
    for number, (what, one) in enumerate(pictures.items()):
        yield Figure(f"{what}: processor time", one.milliseconds, "ms", most=MOST if number == 0 else None)
        yield Figure(f"{what}: size", one.size / 1024, "KB")


def main() -> int:
    """Print the table; 1 if a hand takes too long."""
    pictures = drawn()
    yardstick = pictures[YARDSTICK].milliseconds
    for what, one in pictures.items():
        print(
            f"{what:24} {one.milliseconds:6.1f} ms {one.size / 1024:6.1f} KB"
            f" {one.milliseconds / yardstick:6.2f} x noise"
        )
    [hands] = islice(pictures.values(), 1)
    return int(hands.milliseconds > MOST)


if __name__ == "__main__":
    sys.exit(main())
