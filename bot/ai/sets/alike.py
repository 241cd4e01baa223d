"""Sets of cards that differ only in the names of their suits are alike, since suits are never ranked (R1.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from bot.ai.sets.bits import ONE_SUIT, RANKS, Bits

Key = int
"""A set of cards, whatever its suits are called: the ranks held of each suit, most first, as one number."""

_SECOND: Final = RANKS
_THIRD: Final = 2 * RANKS
_FOURTH: Final = 3 * RANKS


def key(cards: Bits) -> Key:
    """What these cards have in common with all that are alike."""
    suits = [cards & ONE_SUIT, cards >> _SECOND & ONE_SUIT, cards >> _THIRD & ONE_SUIT, cards >> _FOURTH]
    suits.sort()
    return suits[3] << _FOURTH | suits[2] << _THIRD | suits[1] << _SECOND | suits[0]


@cache
def keys(count: int) -> tuple[Key, ...]:
    """All the keys of so many cards, ascending. A key is also a set of cards: one of those that it stands for.

    Of 0, 1, 2 ... 5 cards there are 1, 13, 169, 1,755, 16,432 and 134,459.
    """
    return tuple(sorted(_keys(count, suits=4, most=ONE_SUIT)))


def _keys(count: int, *, suits: int, most: int) -> Iterator[Key]:
    """The same for fewer suits, none of which holds more than `most` (as a number)."""
    if suits == 0:
        if count == 0:
            yield 0
        return
    for held in range(count + 1):
        for ranks in _ranks(held):
            if ranks <= most:
                for rest in _keys(count - held, suits=suits - 1, most=ranks):
                    yield ranks << RANKS * (suits - 1) | rest


@cache
def _ranks(count: int) -> tuple[int, ...]:
    """All sets of so many ranks."""
    return tuple(sum(1 << rank for rank in ranks) for ranks in combinations(range(RANKS), count))


# Hands that differ only in small ranks win tricks about as often. Told apart as coarsely as this, 13,279 kinds of hands
# of five are left.

_SMALL: Final = 0b1111
_MIDDLE: Final = 0b1110000
_HIGH_FROM: Final = 7


def _coarse_suit(ranks: int) -> int:
    """A suit: how many of 2 to 5, how many of 6 to 8, and which of 9 to ace."""
    return (ranks >> _HIGH_FROM) << 5 | (ranks & _MIDDLE).bit_count() << 3 | (ranks & _SMALL).bit_count()


_COARSE: Final = tuple(map(_coarse_suit, range(1 << RANKS)))
_COARSE_BITS: Final = 11


def coarse_key(cards: Bits) -> Key:
    """What a hand has in common with those that win about as many tricks."""
    coarse = _COARSE
    suits = [
        coarse[cards & ONE_SUIT],
        coarse[cards >> _SECOND & ONE_SUIT],
        coarse[cards >> _THIRD & ONE_SUIT],
        coarse[cards >> _FOURTH],
    ]
    suits.sort()
    return ((suits[3] << _COARSE_BITS | suits[2]) << _COARSE_BITS | suits[1]) << _COARSE_BITS | suits[0]
