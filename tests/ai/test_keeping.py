"""What comes of the 32 ways to keep, checked against dealing out every draw."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from bot.ai.hands.keeping import KEPT, WAYS, draws, hands_with, kept, over_all_draws, packed, unpacked
from bot.ai.sets.alike import coarse_key, key, keys
from bot.ai.sets.bits import BIT, RANKS, WHOLE_PACK, Bits, bits, indices
from bot.game.cards import PACK, parse_cards


def worth(cards: Bits) -> list[int]:
    """Two numbers for a hand that have no sense, so that none is like another."""
    return [cards * 2654435761 % 65521, cards.bit_count() + cards % 97]


def sums(cards: Bits) -> int:
    """Over all hands that hold these cards, of a pack of the cards from ten up."""
    rest = [card for card in SMALL_PACK if not cards >> card & 1]
    hands = (cards | sum(BIT[card] for card in some) for some in combinations(rest, 5 - cards.bit_count()))
    return sum(packed(worth(hand)) for hand in hands)


SMALL_PACK = [index for index in range(52) if index % RANKS >= 9]


@pytest.mark.parametrize("dead", [0, 1, 3])
def test_every_draw_is_counted_once(dead: int) -> None:
    rng = Random(dead)
    cards = rng.sample(SMALL_PACK, 5 + dead)
    held, gone = sorted(cards[:5]), cards[5:]
    found = over_all_draws(held, sums, gone)
    drawable = [card for card in SMALL_PACK if card not in cards]
    for way in range(WAYS):
        keeps = kept(held, way)
        hands = [keeps | sum(BIT[card] for card in some) for some in combinations(drawable, 5 - KEPT[way])]
        assert unpacked(found[way], 2) == list(map(sum, zip(*map(worth, hands), strict=True)))


def test_ways_and_draws_are_numbered_alike() -> None:
    held = indices(bits(parse_cards("2C 5D 9H JS AS")))
    assert kept(held, 0b00011) == bits(parse_cards("2C 5D"))
    assert (draws(0b11111), draws(0b01111), draws(0), draws(0b00111, 3)) == (1, 47, 1_533_939, 44 * 43 // 2)
    assert hands_with(bits(parse_cards("2C"))) == 249_900


def test_suits_are_alike() -> None:
    """R1.2"""
    rng = Random(3)
    for _ in range(200):
        cards = rng.sample(PACK, rng.randint(0, 5))
        other_names = rng.sample(range(4), 4)
        renamed = sum(1 << other_names[card.index // RANKS] * RANKS + card.index % RANKS for card in cards)
        assert key(renamed) == key(bits(cards))
        assert coarse_key(renamed) == coarse_key(bits(cards))
        assert key(key(renamed)) == key(renamed)


def test_there_are_as_many_kinds_of_hands_as_there_should_be() -> None:
    assert [len(keys(count)) for count in range(6)] == [1, 13, 169, 1_755, 16_432, 134_459]
    assert sorted(set(keys(5))) == list(keys(5))
    assert all(cards.bit_count() == 5 and not cards & ~WHOLE_PACK for cards in keys(5))
    assert len({coarse_key(cards) for cards in keys(5)}) == 13_279
