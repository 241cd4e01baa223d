"""Poker hands: which five cards beat which (R4)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from bot.game.cards import Rank


class Category(IntEnum):
    """A kind of poker hand, low to high (R4.1)."""

    HIGH_CARD = 0
    ONE_PAIR = 1
    TWO_PAIRS = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


class HandRank(NamedTuple):
    """How good a hand is: compare two with `<` and `==` (R4.1, R4.2).

    `ranks` are the deciding ranks in the order of R4.2: groups first, then side cards, high to low; a straight has
    one, its top card (five for A-2-3-4-5).
    """

    category: Category
    ranks: tuple[Rank, ...]
