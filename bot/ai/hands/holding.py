"""What the cards that are kept in an exchange have in common, for the name one gives them."""

from __future__ import annotations

from collections import Counter

from bot.game.cards import Hand, Rank
from bot.game.dealing import HAND_SIZE
from bot.hints import Holding

_ALIKE = {
    (2,): Holding.ONE_PAIR,
    (2, 2): Holding.TWO_PAIRS,
    (3,): Holding.THREE_OF_A_KIND,
    (4,): Holding.FOUR_OF_A_KIND,
}
"""By how many cards there are of each rank."""


def holding(cards: Hand) -> Holding:
    """The name of these cards, if they are nothing but that."""
    if len(cards) in (0, HAND_SIZE):
        return Holding.EVERYTHING if cards else Holding.NOTHING
    times = Counter(card.rank for card in cards)
    alike = _ALIKE.get(tuple(times.values()))
    if alike is not None:
        return alike
    if len(cards) == HAND_SIZE - 1:
        if len({card.suit for card in cards}) == 1:
            return Holding.FOUR_TO_A_FLUSH
        if _may_become_a_straight(times):
            return Holding.FOUR_TO_A_STRAIGHT
    return Holding.CARDS


def _may_become_a_straight(ranks: Counter[Rank]) -> bool:
    """Can one more card make a straight of four? The ace may be its lowest card, too (R4.3)."""
    high = sorted(ranks)
    low = sorted(1 if rank is Rank.ACE else int(rank) for rank in ranks)
    return len(ranks) == HAND_SIZE - 1 and min(high[-1] - high[0], low[-1] - low[0]) < HAND_SIZE
