"""The 32 ways to keep some of five cards, and what may come of each, counted over all draws.

Whatever is to be averaged is known as sums: for any few cards, the sum over all hands of five that hold them. From
those follow the sums over the hands that hold these cards and none of some others, by adding and subtracting: that is
what comes of keeping these and throwing those. So no draw has to be looked at by itself.

Several numbers travel together as the fields of one large number, which adds them all at once.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

from bot.ai.sets.bits import BIT, Bits
from bot.game.dealing import HAND_SIZE

WAYS: Final = 1 << HAND_SIZE
"""A way to keep is a number from 0 to 31: bit `place` is set if the card in that place of the hand is kept."""
KEPT: Final = tuple(way.bit_count() for way in range(WAYS))
"""By way: how many cards are kept."""

FIELD: Final = 8
"""Bytes of a field: room for 2.6 million hands with a number of 16 bits each, and to spare."""

LIFT: Final = 1 << 62
"""What is added to every field before they are taken apart, so that none borrows from the next."""

Sums = int
"""Numbers in fields, the first one lowest."""


def packed(numbers: Sequence[int]) -> Sums:
    """These numbers, none negative, as fields."""
    return int.from_bytes(struct.pack(f"<{len(numbers)}Q", *numbers), "little")


def unpacked(sums: Sums, count: int) -> list[int]:
    """The fields, `count` in all. Where the sums were rounded, a field may have come out somewhat below zero."""
    lifted = (sums + _lift(count)).to_bytes(FIELD * count, "little")
    return [field - LIFT for field in struct.unpack(f"<{count}Q", lifted)]


@cache
def _lift(count: int) -> Sums:
    return packed([LIFT] * count)


def over_all_draws(held: Sequence[int], sums: Callable[[Bits], Sums], dead: Sequence[int] = ()) -> list[Sums]:
    """By way to keep: the sums over all hands that come of it, when none of the `dead` cards can be drawn.

    `held` and `dead` are card indices; `sums` gives the sums over all hands of five that hold some given cards.
    """
    cards = [0]
    for index in held:
        cards += [fewer | BIT[index] for fewer in cards]
    found = [_without(some, sums, dead) for some in cards] if dead else list(map(sums, cards))
    for place in range(HAND_SIZE):  # and without what is thrown
        bit = 1 << place
        for way in range(WAYS):
            if not way & bit:
                found[way] -= found[way | bit]
    return found


def hands_with(cards: Bits) -> int:
    """How many hands hold these cards."""
    count = cards.bit_count()
    return comb(52 - count, HAND_SIZE - count)


def draws(way: int, dead: int = 0) -> int:
    """How many hands may come of a way to keep, so many other cards being dead."""
    return comb(52 - HAND_SIZE - dead, HAND_SIZE - KEPT[way])


def kept(held: Sequence[int], way: int) -> Bits:
    """The cards of the hand that are kept."""
    return sum(BIT[index] for place, index in enumerate(held) if way >> place & 1)


def _without(cards: Bits, sums: Callable[[Bits], Sums], dead: Sequence[int]) -> Sums:
    """The sums over the hands with these cards and none of the dead: less those with one, plus those with two ..."""
    total = sums(cards)
    for count in range(1, HAND_SIZE - cards.bit_count() + 1):
        for some in combinations(dead, count):
            with_some = sums(cards | sum(BIT[index] for index in some))
            total += -with_some if count & 1 else with_some
    return total
