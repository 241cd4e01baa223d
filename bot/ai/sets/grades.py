"""Hands put into 22 grades, from a high card to a royal flush: fine enough to tell who is likely to be ahead."""

from __future__ import annotations

from typing import Final

from bot.game.cards import Rank
from bot.game.poker import Category, HandRank

Grade = int
"""0 to 21. Of two hands of different grades the higher one wins (R4.1, R4.2)."""

_TOPS: Final = {
    Category.ONE_PAIR: (Rank.FIVE, Rank.EIGHT, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE),
    Category.TWO_PAIRS: (Rank.EIGHT, Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE),
    Category.THREE_OF_A_KIND: (Rank.SIX, Rank.TEN, Rank.ACE),
}
"""The first deciding rank up to which a hand of this category is of the first, second ... grade of it."""

CATEGORIES: Final = tuple(category for category in Category for _ in _TOPS.get(category, (Rank.ACE,)))
"""By grade: the category of its hands."""
GRADES: Final = len(CATEGORIES)
LOWEST: Final = {category: CATEGORIES.index(category) for category in Category}
"""By category: its lowest grade."""


def grade(rank: HandRank) -> Grade:
    """How good a hand is, roughly."""
    return LOWEST[rank.category] + sum(rank.ranks[0] > top for top in _TOPS.get(rank.category, ()))
