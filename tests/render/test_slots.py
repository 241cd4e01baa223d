"""Where a card lies in a hand panel, and which cards make the hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.cards import PACK, Card, parse_cards
from bot.game.view import observe
from bot.render.slots import made_cards, places, sorted_hand
from tests.dsl import Game
from tests.render.screen import ANNA, BO

HANDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True).map(tuple)


def test_high_cards_lie_left_and_equal_ranks_side_by_side() -> None:
    assert sorted_hand(parse_cards("2C KD AS KS 2D")) == parse_cards("AS KS KD 2C 2D")


@given(HANDS, st.randoms())
def test_the_order_is_the_same_however_the_cards_came(hand: tuple[Card, ...], random: object) -> None:
    shuffled = list(hand)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert sorted_hand(tuple(shuffled)) == sorted_hand(hand)


@given(HANDS, st.integers(0, 4))
def test_taking_a_card_away_leaves_the_others_in_their_order(hand: tuple[Card, ...], slot: int) -> None:
    ordered = sorted_hand(hand)
    rest = ordered[:slot] + ordered[slot + 1 :]
    assert sorted_hand(rest) == rest


def test_a_card_keeps_its_slot_while_the_others_are_played() -> None:
    game = Game(2).deal("AS KS QS JS 9S", "AH KH QH JH 9H").to_tricks()
    before = places(observe(game.state, ANNA))
    game.play("KS 9H")
    assert places(observe(game.state, ANNA)) == before == parse_cards("AS KS QS JS 9S")


def test_each_seat_has_its_own_places_and_a_spectator_none() -> None:
    game = Game(2).deal("AS KS QS JS 9S", "AH KH QH JH 9H")
    assert places(observe(game.state, BO)) == parse_cards("AH KH QH JH 9H")
    assert places(observe(game.state, None)) == ()


@pytest.mark.parametrize(
    ("hand", "made"),
    [
        ("AS KS QS JS 9H", ""),  # high card
        ("5H 5S KD 9C 2D", "5H 5S"),
        ("7H 7S 2H 2S AC", "7H 7S 2H 2S"),
        ("QS QD QC 5H 2S", "QS QD QC"),
        ("9S TD JC QH KS", "9S TD JC QH KS"),  # straight
        ("AS 2D 3C 4H 5S", "AS 2D 3C 4H 5S"),
        ("2H 4H 6H 8H TH", "2H 4H 6H 8H TH"),  # flush
        ("KS KH KD QS QH", "KS KH KD QS QH"),
        ("8S 8H 8D 8C 3H", "8S 8H 8D 8C"),
    ],
)
def test_the_cards_that_make_the_hand(hand: str, made: str) -> None:
    """R4.1: what is kept by [Keep pair, exchange 3]."""
    assert made_cards(parse_cards(hand)) == parse_cards(made)
