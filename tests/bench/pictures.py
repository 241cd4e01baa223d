"""How long pictures take, from sprites that are there: `python -m tests.bench.pictures`.

Beside each stands how long this machine takes at that moment to pack as many pixels of plain noise, so that numbers
from different machines, or from busy ones, can be compared.
"""

from __future__ import annotations

import random
import sys
import time
import zlib
from collections.abc import Callable
from itertools import islice
from statistics import median
from typing import Final, NamedTuple

from bot.game.cards import PACK, Hand
from bot.records import Deck
from bot.render.cards import HAND_SIZE, emoji_tile, hand_picture
from bot.render.cards.deal import Row, deal_picture
from bot.render.cards.faces import stencil
from bot.render.charts.curve import curve_picture
from bot.render.charts.ground import SIZE
from bot.render.charts.race import race_picture
from bot.render.glyphs import emoji_names
from bot.standings import Rating

COUNT: Final = 200
MOST: Final = 12.0
"""Milliseconds that a hand may take in the median."""
NOISE: Final = random.Random(1).randbytes(HAND_SIZE[0] * HAND_SIZE[1])


class Took(NamedTuple):
    """Milliseconds of processor time in the median, and bytes in the mean."""

    milliseconds: float
    size: float


def measured(draw: Callable[[random.Random], bytes], *, count: int) -> Took:
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


def main() -> int:
    """Print the table; 1 if a hand takes too long."""
    for card in PACK:
        for deck in Deck:
            for faint in (False, True):
                stencil(card, deck, faint=faint)
    deal(random.Random(0))
    names = iter(emoji_names())
    took = {
        f"a hand, {HAND_SIZE[0]} x {HAND_SIZE[1]}": measured(hand, count=COUNT),
        "a deal that is over": measured(deal, count=COUNT // 4),
        f"a score race, {SIZE[0]} x {SIZE[1]}": measured(race, count=COUNT // 4),
        "a rating curve": measured(curve, count=COUNT // 4),
        "an emoji": measured(lambda _: emoji_tile(next(names)), count=COUNT // 4),
    }
    yardstick = measured(noise, count=COUNT // 4)
    for what, one in took.items():
        share = one.milliseconds / yardstick.milliseconds
        print(f"{what:24} {one.milliseconds:6.1f} ms {one.size / 1024:6.1f} KB {share:6.2f} x noise")
    print(f"{'noise of a hand, packed':24} {yardstick.milliseconds:6.1f} ms")
    [hands] = islice(took.values(), 1)
    return int(hands.milliseconds > MOST)


if __name__ == "__main__":
    sys.exit(main())
