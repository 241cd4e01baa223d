"""Cards as bits of one number, so that hands are counted, compared and taken apart in single steps.

Bit `card.index` stands for a card: thirteen bits for each suit, the deuce lowest. A set of cards is a `Bits`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.game.cards import PACK, Card, Hand

Bits = int
"""A set of cards, one bit for each."""

RANKS: Final = 13
SUITS: Final = 4
ONE_SUIT: Final = (1 << RANKS) - 1
WHOLE_PACK: Final = (1 << RANKS * SUITS) - 1

SUIT_NUMBER: Final = tuple(index // RANKS for index in range(len(PACK)))
"""By card index: 0 to 3."""
RANK_NUMBER: Final = tuple(index % RANKS for index in range(len(PACK)))
"""By card index: 0 (a deuce) to 12 (an ace)."""
BIT: Final = tuple(1 << index for index in range(len(PACK)))
"""By card index: the card alone."""
SUIT_OF: Final = tuple(ONE_SUIT << RANKS * suit for suit in SUIT_NUMBER)
"""By card index: all cards of its suit."""
ABOVE: Final = tuple(SUIT_OF[index] & ~((BIT[index] << 1) - 1) for index in range(len(PACK)))
"""By card index: the higher cards of its suit."""


def bits(cards: Iterable[Card]) -> Bits:
    """These cards as bits."""
    together = 0
    for card in cards:
        together |= BIT[card.index]
    return together


def indices(cards: Bits) -> list[int]:
    """The card indices, ascending."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def hand(cards: Bits) -> Hand:
    """The cards, in pack order."""
    return tuple(PACK[index] for index in indices(cards))


def by_suit(cards: Bits) -> tuple[int, int, int, int]:
    """The ranks held of each suit, as thirteen bits each, clubs first."""
    return cards & ONE_SUIT, cards >> 13 & ONE_SUIT, cards >> 26 & ONE_SUIT, cards >> 39
