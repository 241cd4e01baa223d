"""What players keep when they exchange: cards that make a hand, cards that nearly make one, or the highest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb
from typing import NamedTuple

from bot.ai.sets.bits import BIT, Bits
from bot.game.cards import PACK, Rank, Suit
from bot.game.poker import Category


class Kept(NamedTuple):
    """Cards that were kept together."""

    cards: Bits
    ranks: tuple[Rank, ...]
    """The ranks that decide among hands of this kind, as far as these cards go (R4.2)."""
    weight: int = 1
    """How likely these cards are among their kind."""


def kept_as(category: Category, count: int, named: tuple[Rank, ...] = ()) -> tuple[Kept, ...]:
    """The ways to keep what makes a hand of this category, among `count` cards kept and with these ranks named.

    Of a high card, or where so few cards cannot make the hand, it is the highest cards.
    """
    made = _made(category)
    if not made or made[0].cards.bit_count() > count:
        return _nearly_made() if count == 4 else _highest(min(count, 2))
    return tuple(kept for kept in made if all(map(Rank.__eq__, kept.ranks, named)))


@cache
def _made(category: Category) -> tuple[Kept, ...]:
    """All the ways to make a hand of this category, without side cards."""
    match category:
        case Category.HIGH_CARD:
            return ()
        case Category.ONE_PAIR:
            return tuple(_alike(2))
        case Category.TWO_PAIRS:
            return tuple(
                Kept(high.cards | low.cards, high.ranks + low.ranks)
                for high, low in product(_alike(2), _alike(2))
                if high.ranks > low.ranks
            )
        case Category.THREE_OF_A_KIND:
            return tuple(_alike(3))
        case Category.FULL_HOUSE:
            return tuple(
                Kept(three.cards | two.cards, three.ranks + two.ranks)
                for three, two in product(_alike(3), _alike(2))
                if three.ranks != two.ranks
            )
        case Category.FOUR_OF_A_KIND:
            return tuple(_alike(4))
        case Category.FLUSH:
            return tuple(_of_one_suit(5))
        case Category.STRAIGHT | Category.STRAIGHT_FLUSH | Category.ROYAL_FLUSH:
            return tuple(_in_a_row(5))


@cache
def _nearly_made() -> tuple[Kept, ...]:
    """Four to a flush, or in a row."""
    return (*_of_one_suit(4), *_in_a_row(4))


@cache
def _highest(count: int) -> tuple[Kept, ...]:
    """The highest cards of a hand that has no pair, weighed by how many such hands there are."""
    return tuple(
        Kept(_bits(ranks, suits), ranks, comb(ranks[-1] - Rank.TWO, 5 - count) if ranks else 1)
        for ranks in combinations(reversed(Rank), count)
        for suits in product(Suit, repeat=count)
    )


def _alike(count: int) -> Iterator[Kept]:
    """So many cards of one rank."""
    for rank in Rank:
        for suits in combinations(Suit, count):
            yield Kept(_bits((rank,) * count, suits), (rank,))


def _of_one_suit(count: int) -> Iterator[Kept]:
    for suit in Suit:
        for ranks in combinations(reversed(Rank), count):
            yield Kept(_bits(ranks, (suit,) * count), ranks)


def _in_a_row(count: int) -> Iterator[Kept]:
    """So many ranks in a row, from the top down."""
    for top in range(Rank.TWO + count - 1, Rank.ACE + 1):
        ranks = tuple(Rank(top - below) for below in range(count))
        for suits in product(Suit, repeat=count):
            yield Kept(_bits(ranks, suits), ranks[:1])


def _bits(ranks: tuple[Rank, ...], suits: tuple[Suit, ...]) -> Bits:
    return sum(BIT[_INDEX[rank, suit]] for rank, suit in zip(ranks, suits, strict=True))


_INDEX = {(card.rank, card.suit): card.index for card in PACK}
