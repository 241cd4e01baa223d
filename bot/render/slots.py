"""Where each card lies in a person's panel: five places, high cards left, the same ones until the next exchange."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.game.cards import Card, Hand, Suit
from bot.game.poker import Category, rank_of
from bot.game.view import SeatView

_SIDE_BY_SIDE: Final = {Suit.SPADES: 0, Suit.HEARTS: 1, Suit.CLUBS: 2, Suit.DIAMONDS: 3}
"""Equal ranks lie in this order, black and red in turn; it ranks nothing (R1.2)."""
_ALL_FIVE: Final = frozenset(
    {Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}
)


def sorted_hand(hand: Hand) -> Hand:
    """The cards from high to low. Taking one away does not change the order of the others."""
    return tuple(sorted(hand, key=lambda card: (-card.rank, _SIDE_BY_SIDE[card.suit])))


def places(view: SeatView) -> Hand:
    """The seat's five cards by slot, those it has played in this deal in their old places; empty for a spectator.

    A slot in a control means this: a card keeps its slot while the others are played.
    """
    return sorted_hand(view.hand + view.played[view.seat]) if view.seat is not None else ()


def slots_of(view: SeatView, cards: Iterable[Card]) -> frozenset[int]:
    """Where these cards lie in the seat's panel."""
    wanted = frozenset(cards)
    return frozenset(slot for slot, card in enumerate(places(view)) if card in wanted)


def mask_of(slots: Iterable[int]) -> int:
    """Slots as a number from 0 to 31, for a button to carry."""
    return sum(1 << slot for slot in frozenset(slots))


def made_cards(hand: Hand) -> Hand:
    """The cards that make five cards what they are: the pair, both pairs, all five of a flush; none of a high card."""
    category = rank_of(hand).category
    if category in _ALL_FIVE:
        return hand
    ranks = [card.rank for card in hand]
    return tuple(card for card in hand if ranks.count(card.rank) > 1)
