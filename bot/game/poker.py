"""Poker hands: which five cards beat which (R4)."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from bot.game.cards import PACK, Hand, Rank


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


def rank_of(hand: Hand) -> HandRank:
    """How good these five different cards are; the suits only matter for a flush (R4.1 to R4.3).

    >>> from bot.game.cards import parse_cards
    >>> rank_of(parse_cards("5H 5S KS 9C 2D")).category.name
    'ONE_PAIR'

    Raises ValueError for any other number of cards.
    """
    a, b, c, d, e = hand
    ranks = _TALLY[a.index] + _TALLY[b.index] + _TALLY[c.index] + _TALLY[d.index] + _TALLY[e.index]
    if a.suit is b.suit is c.suit is d.suit is e.suit:
        return _SUITED[ranks]
    return _MIXED[ranks]


def _ranks_tally(ranks: tuple[Rank, ...]) -> int:
    """How often each rank occurs, as one number: three bits for each rank, enough to count to five."""
    return sum([1 << 3 * rank for rank in ranks])


def _mixed(ranks: tuple[Rank, ...]) -> HandRank:
    """The hand rank of five cards, not all of one suit (R4.1, R4.2)."""
    if (top := _straight(ranks)) is not None:
        return HandRank(Category.STRAIGHT, (top,))
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    sizes, order = zip(*groups, strict=True)
    return HandRank(_GROUPED[sizes], order)


def _suited(ranks: tuple[Rank, ...]) -> HandRank:
    """The hand rank of five cards of one suit (R4.1, R4.2)."""
    top = _straight(ranks)
    if top is None:
        return HandRank(Category.FLUSH, tuple(sorted(ranks, reverse=True)))
    if top is Rank.ACE:
        return HandRank(Category.ROYAL_FLUSH, (top,))
    return HandRank(Category.STRAIGHT_FLUSH, (top,))


def _straight(ranks: tuple[Rank, ...]) -> Rank | None:
    """The top card if these five ranks are a straight; A-2-3-4-5 is five high, and nothing wraps (R4.3)."""
    if len(set(ranks)) < 5:
        return None
    *low, second, top = sorted(ranks)
    if top - low[0] == 4:
        return top
    return Rank.FIVE if (second, top) == (Rank.FIVE, Rank.ACE) else None


_GROUPED: Final = {
    (1, 1, 1, 1, 1): Category.HIGH_CARD,
    (2, 1, 1, 1): Category.ONE_PAIR,
    (2, 2, 1): Category.TWO_PAIRS,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.FOUR_OF_A_KIND,
}
"""Hands told by how many cards share a rank."""

# Every hand is looked up, so that ranking one costs five additions: 6,175 ways to mix ranks, 1,287 to suit them.
_TALLY: Final = tuple(_ranks_tally((card.rank,)) for card in PACK)
_MIXED: Final = {
    _ranks_tally(ranks): _mixed(ranks)
    for ranks in combinations_with_replacement(Rank, 5)
    if ranks[0] is not ranks[-1]  # a pack has four cards of a rank
}
_SUITED: Final = {_ranks_tally(ranks): _suited(ranks) for ranks in combinations(Rank, 5)}
