"""R4: which hands beat which, for all 2,598,960 hands and against two other evaluators."""

from __future__ import annotations

import doctest
from collections import Counter
from itertools import combinations, pairwise
from random import Random

import phevaluator
import pytest
from hypothesis import given
from hypothesis import strategies as st
from treys import Card as TreysCard
from treys import Evaluator

from bot.game import poker
from bot.game.cards import PACK, Card, Hand, Rank, Suit, parse_cards
from bot.game.poker import Category, HandRank, rank_of

hands = st.permutations(PACK).map(lambda pack: tuple(pack[:5]))


def rank(cards: str) -> HandRank:
    return rank_of(parse_cards(cards))


@pytest.mark.parametrize(
    ("cards", "category", "ranks"),
    [
        ("TS JS QS KS AS", Category.ROYAL_FLUSH, "A"),
        ("9S TS JS QS KS", Category.STRAIGHT_FLUSH, "K"),
        ("AD 2D 3D 4D 5D", Category.STRAIGHT_FLUSH, "5"),
        ("7S 7H 7D 7C KS", Category.FOUR_OF_A_KIND, "7K"),
        ("2S 2H 2D AS AH", Category.FULL_HOUSE, "2A"),
        ("3H KH 9H 5H 7H", Category.FLUSH, "K9753"),
        ("5S 6H 7D 8C 9S", Category.STRAIGHT, "9"),
        ("AS 2D 3C 4H 5S", Category.STRAIGHT, "5"),
        ("TS JD QC KH AS", Category.STRAIGHT, "A"),
        ("QS QH QD 2C 9S", Category.THREE_OF_A_KIND, "Q92"),
        ("2S 2H 9D 9C AS", Category.TWO_PAIRS, "92A"),
        ("2S 2H AD 9C TS", Category.ONE_PAIR, "2AT9"),
        ("2S 7H AD 9C TS", Category.HIGH_CARD, "AT972"),
        ("QS KH AC 2D 3S", Category.HIGH_CARD, "AKQ32"),
    ],
)
def test_deciding_ranks_are_groups_first_then_side_cards(cards: str, category: Category, ranks: str) -> None:
    """R4.1, R4.2, R4.3."""
    found = rank(cards)

    assert found.category is category
    assert "".join(rank.letter for rank in found.ranks) == ranks


def test_categories_from_high_card_to_royal_flush() -> None:
    """R4.1: the lowest hand of each category beats the highest of the one below."""
    lowest_and_highest = [
        ("2S 3H 4D 5C 7S", "9S JH QD KC AS"),
        ("2S 2H 3D 4C 5S", "AS AH KD QC JS"),
        ("2S 2H 3D 3C 4S", "AS AH KD KC QS"),
        ("2S 2H 2D 3C 4S", "AS AH AD KC QS"),
        ("AS 2H 3D 4C 5S", "TS JH QD KC AS"),
        ("2S 3S 4S 5S 7S", "9S JS QS KS AS"),
        ("2S 2H 2D 3C 3S", "AS AH AD KC KS"),
        ("2S 2H 2D 2C 3S", "AS AH AD AC KS"),
        ("AS 2S 3S 4S 5S", "9S TS JS QS KS"),
        ("TS JS QS KS AS", "TH JH QH KH AH"),
    ]

    for (_, highest), (lowest, _) in pairwise(lowest_and_highest):
        assert rank(highest) < rank(lowest)


@given(hands, st.permutations(list(Suit)), st.randoms())
def test_neither_suits_nor_order_matter(hand: Hand, suits: list[Suit], random: Random) -> None:
    """R1.2, R4.2: renaming the suits changes nothing."""
    renamed = dict(zip(Suit, suits, strict=True))
    other = [PACK[13 * list(Suit).index(renamed[card.suit]) + card.rank - Rank.TWO] for card in hand]
    random.shuffle(other)

    assert rank_of(tuple(other)) == rank_of(hand)


def test_all_hands_fall_into_their_categories() -> None:
    """R4.1: counted over every hand there is."""
    ranks = Counter(map(rank_of, combinations(PACK, 5)))
    categories: Counter[Category] = Counter()
    for found, count in ranks.items():
        categories[found.category] += count

    assert categories == {
        Category.ROYAL_FLUSH: 4,
        Category.STRAIGHT_FLUSH: 36,
        Category.FOUR_OF_A_KIND: 624,
        Category.FULL_HOUSE: 3_744,
        Category.FLUSH: 5_108,
        Category.STRAIGHT: 10_200,
        Category.THREE_OF_A_KIND: 54_912,
        Category.TWO_PAIRS: 123_552,
        Category.ONE_PAIR: 1_098_240,
        Category.HIGH_CARD: 1_302_540,
    }
    assert len(ranks) == 7_462  # hands that differ in more than their suits


@pytest.mark.parametrize("evaluator", ["treys", "phevaluator"])
def test_other_evaluators_agree(evaluator: str) -> None:
    """R4.1 to R4.3, on neighbours: sorted by the other evaluator, 20,000 hands go up where it does and only there."""
    theirs = _treys if evaluator == "treys" else _phevaluator
    random = Random(2024)
    sample = [tuple(random.sample(PACK, 5)) for _ in range(20_000)]
    ordered = sorted(((-theirs(hand), rank_of(hand)) for hand in sample), key=lambda pair: pair[0])

    assert len({strength for strength, _ in ordered}) > 3_000
    for (weaker, low), (stronger, high) in pairwise(ordered):
        assert (low < high, low == high) == (weaker < stronger, weaker == stronger)


_TREYS = Evaluator()


def _letters(card: Card) -> str:
    return card.rank.letter + card.suit.value.lower()


def _treys(hand: Hand) -> int:
    return int(_TREYS.evaluate([], [TreysCard.new(_letters(card)) for card in hand]))


def _phevaluator(hand: Hand) -> int:
    return int(phevaluator.evaluate_cards(*map(_letters, hand)))


def test_the_example_in_the_documentation_is_right() -> None:
    assert doctest.testmod(poker) == (0, 2)


def test_a_hand_has_five_cards() -> None:
    with pytest.raises(ValueError, match="not enough values"):
        rank("AS KS QS JS")
    with pytest.raises(ValueError, match="too many values"):
        rank("AS KS QS JS TS 9S")
