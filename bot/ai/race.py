"""The race to the target: what the totals say about who will win the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final

INCOME: Final[Mapping[int, Mapping[int, float]]] = {
    2: {0: 0.24, 1: 0.11, 2: 0.07, 3: 0.06, 4: 0.03, 5: 0.11, 6: 0.11, 7: 0.07, 8: 0.06, 10: 0.05, 12: 0.03, 16: 0.06},
    3: {0: 0.38, 1: 0.11, 2: 0.07, 3: 0.06, 4: 0.03, 5: 0.09, 6: 0.07, 7: 0.05, 8: 0.04, 10: 0.04, 12: 0.02, 16: 0.04},
    4: {0: 0.47, 1: 0.10, 2: 0.07, 3: 0.06, 4: 0.03, 5: 0.07, 6: 0.05, 7: 0.04, 8: 0.03, 10: 0.03, 12: 0.02, 16: 0.03},
}
"""By number of seats: how often a seat gains how many points in a deal, roughly, as measured in the arena."""
HORIZON: Final = 48
"""Deals looked ahead; hardly a game is longer."""


@lru_cache(maxsize=1 << 15)
def chance(own: int, others: tuple[int, ...], target: int) -> float:
    """The chance that the first of these totals wins a game that stands so between two deals (R8.1).

    Once somebody has the target the highest total has won; level ones are even (R8.2). Before that every seat is taken
    to collect its points by itself, deal by deal, and the first to have enough wins; two in the same deal are even.
    """
    best = max(own, *others)
    if best >= target:
        return 1 / (1 + others.count(own)) if own == best else 0.0
    seats = 1 + len(others)
    rivals = [_arrival(target - score, seats) for score in others]
    total = 0.0
    for deal, home in enumerate(_arrival(target - own, seats).in_deal):
        first = home
        for rival in rivals:
            first *= rival.later[deal] + rival.in_deal[deal] / 2
        total += first
    return total


class _Arrival:
    """When a seat has collected the points it needs: the chance for each deal, and the chance that it takes longer."""

    __slots__ = ("in_deal", "later")

    def __init__(self, in_deal: list[float]) -> None:
        self.in_deal = in_deal
        self.later = [1.0 - gone for gone in accumulate(in_deal)]


@cache
def _arrival(needed: int, seats: int) -> _Arrival:
    missing = {needed: 1.0}
    found = []
    for _ in range(HORIZON):
        after: dict[int, float] = {}
        home = 0.0
        for need, share in missing.items():
            for points, often in INCOME[seats].items():
                if points >= need:
                    home += share * often
                else:
                    after[need - points] = after.get(need - points, 0.0) + share * often
        found.append(home)
        missing = after
    return _Arrival(found)
