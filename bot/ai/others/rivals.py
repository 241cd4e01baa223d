"""How good the other seats' hands are likely to be when hands are compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.ai.hands.tables import RivalKey, Tables
from bot.ai.others.signs import Signs
from bot.ai.sets.grades import GRADES, grade
from bot.game.poker import Category, HandRank

Shares = Sequence[float]
"""By grade: how likely it is."""

MADE: Final = {Category.ONE_PAIR, Category.TWO_PAIRS, Category.THREE_OF_A_KIND}
"""Hands that are kept when cards are exchanged; so what they were made of is still there afterwards."""


def shares(tables: Tables, signs: Signs, number: int, stage: int) -> Shares:
    """What a seat may hold at comparison `number`, by what it said in the one before and how many cards it threw.

    `stage` is the comparison it would be in a deal with three exchanges.
    """
    low, high = signs.said.get(number - 1, (Category.HIGH_CARD, Category.ROYAL_FLUSH))
    thrown = signs.exchanged.get(number, -1)
    anything = (Category.HIGH_CARD, Category.ROYAL_FLUSH)
    keys: tuple[RivalKey, ...] = ((stage, low, high, thrown), (stage, low, high, -1), (stage, *anything, -1))
    found = next(tables.rivals[key] for key in keys if key in tables.rivals)
    named = signs.named.get(number - 1, ())
    if named and low == high and low in MADE:
        return _at_least(found, grade(HandRank(low, named)))
    return found


def _at_least(found: Shares, least: int) -> Shares:
    """The same without the grades below this one."""
    whole = sum(found[least:])
    return [share / whole if place >= least else 0.0 for place, share in enumerate(found)] if whole else found


def best_of(seats: Iterable[Shares]) -> Shares:
    """How good the best of these seats' hands is."""
    reached = [1.0] * GRADES
    for found in seats:
        total = 0.0
        for place, share in enumerate(found):
            total += share
            reached[place] *= total
    return [now - before for now, before in zip(reached, [0.0, *reached], strict=False)]


def chance_best(place: int, rivals: Shares) -> float:
    """The chance that a hand of this grade is better than the best of the rivals'; in the same grade it is even."""
    return sum(rivals[:place]) + rivals[place] / 2
