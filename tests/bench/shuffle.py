"""How even the shuffle is: three statistics over many packs, each as a z that should stay within 4.

Run all 200,000 shuffles with `python -m tests.bench.shuffle`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import comb, sqrt
from time import perf_counter, process_time
from typing import Final

from bot.game.cards import PACK, Hand
from bot.game.poker import Category, rank_of
from bot.game.shuffle import deal_label, shuffle
from tests.bench.figures import Figure

FULL_COUNT: Final = 200_000
GAME: Final = bytes(range(16))

HANDS_OF: Final[Mapping[Category, int]] = {
    Category.HIGH_CARD: 1_302_540,
    Category.ONE_PAIR: 1_098_240,
    Category.TWO_PAIRS: 123_552,
    Category.THREE_OF_A_KIND: 54_912,
    Category.STRAIGHT: 10_200,
    Category.FLUSH: 5_108,
    Category.FULL_HOUSE: 3_744,
    Category.FOUR_OF_A_KIND: 624,
    Category.STRAIGHT_FLUSH: 36,
    Category.ROYAL_FLUSH: 4,
}
RARE: Final = Category.FOUR_OF_A_KIND
"""Hands this good are counted together: alone they are too few to judge."""


def packs(count: int) -> Iterator[Hand]:
    """The packs of the seeds 0, 1, 2, ... `count` - 1."""
    for number in range(count):
        yield shuffle(PACK, seed=number.to_bytes(32), game=GAME, deal=1, label=deal_label())


def statistics(shuffled: Iterable[Hand]) -> dict[str, float]:
    """How far from even these packs are: for each statistic its distance from the mean in standard deviations."""
    count = 0
    places: Counter[tuple[int, int]] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    categories: Counter[Category] = Counter()
    for cards in shuffled:
        count += 1
        places.update((place, card.index) for place, card in enumerate(cards))
        pairs[cards[0].index, cards[1].index] += 1
        categories[min(rank_of(cards[:5]).category, RARE)] += 1
    return {
        "card x position": _places(places, count),
        "first pair": _pairs(pairs, count),
        "five-card categories": _categories(categories, count),
    }


def _places(seen: Counter[tuple[int, int]], count: int) -> float:
    """Each card in each place. Every pack fills every place once, hence the factor beside the usual chi-square."""
    size = len(PACK)
    expected = count / size
    square = sum((seen[place, card] - expected) ** 2 / expected for place in range(size) for card in range(size))
    return _z(square * (size - 1) / size, freedom=(size - 1) ** 2)


def _pairs(seen: Counter[tuple[int, int]], count: int) -> float:
    """The first two cards in order."""
    size = len(PACK)
    expected = count / (size * (size - 1))
    square = sum(
        (seen[first, second] - expected) ** 2 / expected
        for first in range(size)
        for second in range(size)
        if first != second
    )
    return _z(square, freedom=size * (size - 1) - 1)


def _categories(seen: Counter[Category], count: int) -> float:
    """What the first five cards make."""
    hands: Counter[Category] = Counter()
    for category, number in HANDS_OF.items():
        hands[min(category, RARE)] += number
    total = comb(len(PACK), 5)
    square = sum(
        (seen[category] - count * number / total) ** 2 / (count * number / total) for category, number in hands.items()
    )
    return _z(square, freedom=len(hands) - 1)


def _z(square: float, *, freedom: int) -> float:
    return (square - freedom) / sqrt(2 * freedom)


def measured(*, full: bool = False) -> Iterator[Figure]:
    """A part of the suite."""
    count = FULL_COUNT if full else FULL_COUNT // 10
    started = process_time()
    found = statistics(packs(count))
    yield Figure("a shuffle, counted", 1e6 * (process_time() - started) / count, "us")
    for name, z in found.items():
        yield Figure(f"{count:,} shuffles: {name}, distance from even", abs(z), "sd", most=4)


def main() -> int:
    """Print the three statistics of the full count and the time of one shuffle; 1 if one is out of bounds."""
    started = perf_counter()
    found = statistics(packs(FULL_COUNT))
    seconds = perf_counter() - started
    print(f"{FULL_COUNT:,} shuffles in {seconds:.1f} s ({seconds / FULL_COUNT * 1e6:.0f} microseconds each, counted)")
    for name, z in found.items():
        print(f"{name:22} z = {z:+.2f}")
    return 0 if all(abs(z) < 4 for z in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
