"""Two open hands, checked against playing out every card by the rules."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bot.ai.sets.bits import ABOVE, BIT, SUIT_OF, Bits, bits, indices
from bot.ai.tricks.open_hands import leader_wins_all, leader_wins_last, shape
from bot.game.cards import PACK, parse_cards


@cache
def wins_last(leader: Bits, other: Bits) -> bool:
    """R6.1, R6.2, card by card."""
    return any(
        all(
            (takes if not rest else wins_last(rest, left) if takes else not wins_last(left, rest))
            for left, takes in replies(other, lead)
        )
        for lead in indices(leader)
        for rest in (leader ^ BIT[lead],)
    )


@cache
def wins_all(leader: Bits, other: Bits) -> bool:
    """R7.4, R7.5, card by card."""
    return not leader or any(
        all(takes and wins_all(leader ^ BIT[lead], left) for left, takes in replies(other, lead))
        for lead in indices(leader)
    )


def replies(other: Bits, lead: int) -> list[tuple[Bits, bool]]:
    """What is left after each reply that the rules allow, and whether the lead took the trick."""
    return [(other ^ BIT[card], not ABOVE[lead] >> card & 1) for card in indices(other & SUIT_OF[lead] or other)]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_both_questions_are_answered_as_playing_it_out_does(size: int) -> None:
    rng = Random(size)
    for _ in range(150):
        cards = rng.sample(PACK, 2 * size)
        leader, other = bits(cards[:size]), bits(cards[size:])
        assert leader_wins_last(shape(leader, other)) is wins_last(leader, other), cards
        assert leader_wins_all(shape(leader, other)) is wins_all(leader, other), cards


def test_full_hands_too() -> None:
    rng = Random(5)
    for _ in range(15):
        cards = rng.sample(PACK, 10)
        leader, other = bits(cards[:5]), bits(cards[5:])
        assert leader_wins_last(shape(leader, other)) is wins_last(leader, other), cards
        assert leader_wins_all(shape(leader, other)) is wins_all(leader, other), cards


def test_suits_and_gaps_make_no_difference() -> None:
    """R1.2: what counts is whose card is higher, in each suit."""
    one = shape(bits(parse_cards("AS 9S 4H")), bits(parse_cards("KS 2H 3C")))
    same = shape(bits(parse_cards("7D 5D KC")), bits(parse_cards("6D TC 8S")))
    assert one == same


def test_whoever_leads_last_with_the_only_suit_wins() -> None:
    assert leader_wins_last(shape(bits(parse_cards("2S")), bits(parse_cards("AH"))))
    assert not leader_wins_last(shape(bits(parse_cards("2S")), bits(parse_cards("3S"))))
