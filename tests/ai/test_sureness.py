"""How sure a Chicago is, checked against all that an opponent may hold and do."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

from bot.ai.sets.bits import ABOVE, BIT, RANK_NUMBER, SUIT_NUMBER, SUIT_OF, WHOLE_PACK, Bits, bits, indices
from bot.ai.tricks.sureness import is_sure, sureness
from bot.game.cards import PACK, Suit, parse_cards


def can_beat(other: Bits, leads: list[int]) -> bool:
    """Can an opponent with these cards take a trick against these leads, one after the other (R6.1)?"""
    if not leads:
        return False
    lead, *later = leads
    follow = other & SUIT_OF[lead]
    return bool(follow & ABOVE[lead]) or any(can_beat(other ^ BIT[card], later) for card in indices(follow or other))


def from_the_top(held: Bits) -> list[list[int]]:
    """All orders of the suits, each led from its highest card down."""
    suits = {SUIT_NUMBER[card] for card in indices(held)}
    return [
        [
            card
            for suit in order
            for card in sorted(indices(held), key=lambda card: -RANK_NUMBER[card])
            if SUIT_NUMBER[card] == suit
        ]
        for order in permutations(suits)
    ]


def test_a_hand_is_sure_against_another_if_no_order_of_the_suits_can_be_beaten() -> None:
    rng, sure = Random(1), 0
    for _ in range(300):
        cards = rng.sample([card for card in PACK if card.suit in {Suit.HEARTS, Suit.SPADES}], 6)
        held, other = bits(cards[:3]), bits(cards[3:])
        expected = not any(can_beat(other, leads) for leads in from_the_top(held))
        assert is_sure(held, other) is expected, cards
        sure += expected
    assert 30 < sure < 270


def test_sureness_counts_the_hands_against_which_it_is_sure() -> None:
    rng = Random(2)
    for _ in range(20):
        cards = rng.sample(PACK, 14)
        held, unseen = bits(cards[:5]), bits(cards[5:])
        others = [sum(BIT[card] for card in some) for some in combinations(indices(unseen), 5)]
        expected = sum(is_sure(held, other) for other in others) / len(others)
        assert abs(sureness(held, unseen, 5) - expected) < 1e-12


def test_the_top_of_every_suit_is_sure_and_a_lone_deuce_hardly_ever() -> None:
    top, low = bits(parse_cards("AS KS QS AH AD")), bits(parse_cards("2S AH AD AC KC"))
    assert sureness(top, WHOLE_PACK & ~top, 5) == 1
    assert sureness(low, WHOLE_PACK & ~low, 5) < 0.25
