"""How often a hand wins every trick from the top, whatever its opponents do with theirs: the worth of a call."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from operator import mul

from bot.ai.sets.bits import RANKS, Bits, by_suit


def sureness(held: Bits, unseen: Bits, size: int) -> float:
    """The chance that an opponent with `size` of the unseen cards can never beat a card of this hand.

    Each suit is led from its highest card down. An opponent that has a lower card left to follow with each time can
    keep a higher one to the end. So a suit is safe if the opponent's highest card is beaten by the last card led while
    it can still follow: of `count` cards, by the card in place `count`.
    """
    first, second, third, fourth = (
        _safe_ways(own, others, size) for own, others in zip(by_suit(held), by_suit(unseen), strict=True)
    )
    black, red = _together(first, second), _together(third, fourth)
    sure: int = sum(map(mul, black, reversed(red)))
    return sure / comb(unseen.bit_count(), size)


@lru_cache(maxsize=1 << 14)
def _safe_ways(own: int, others: int, size: int) -> tuple[int, ...]:
    """By number of cards up to `size`: in how many ways an opponent may hold so many of a suit and not beat it."""
    leads = [rank for rank in reversed(range(RANKS)) if own >> rank & 1]
    safe = [comb(others.bit_count(), count) for count in range(size + 1)]
    if leads:
        for count in range(1, size + 1):
            last = leads[min(count, len(leads)) - 1]
            safe[count] = comb((others & (1 << last) - 1).bit_count(), count)
    return tuple(safe)


def _together(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """The same for two suits taken together."""
    return [sum(map(mul, one[: count + 1], other[count::-1])) for count in range(len(one))]


def is_sure(held: Bits, others: Bits) -> bool:
    """Can a single opponent with just these cards never beat one of the hand, led from the top?"""
    return all(map(_is_safe, by_suit(held), by_suit(others)))


def _is_safe(own: int, others: int) -> bool:
    """The same for the ranks of one suit."""
    top = others.bit_length()
    leads = own
    for _ in range(others.bit_count()):
        if not leads:
            break
        lead = leads.bit_length()
        if lead < top:
            return False
        leads ^= 1 << lead - 1
    return True
