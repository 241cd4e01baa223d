"""The `chicago/v1` shuffle: its known answers, and what makes it fair."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.actions import Seat
from bot.game.cards import PACK, Hand, in_pack_order, parse_cards
from bot.game.shuffle import (
    CUT_DEAL,
    Salt,
    block,
    commitment,
    cut_label,
    deal_label,
    reshuffle_label,
    salt_bytes,
    salts_digest,
    shuffle,
)
from tests.bench.shuffle import packs, statistics

GAME = bytes(range(16))
ZEROS = bytes(32)
COUNTING = bytes(range(32))
SALTS = (Salt(Seat(0), "alice"), Salt(Seat(1), "bj\u00f6rn"))

seeds = st.binary(min_size=32, max_size=32)
games = st.binary(min_size=16, max_size=16)
deals = st.integers(0, 2**32 - 1)
labels = st.sampled_from([deal_label(), cut_label(), cut_label(2), reshuffle_label(1), reshuffle_label(2)])
salts = st.dictionaries(
    st.integers(0, 3).map(Seat), st.text(st.characters(codec="ascii", exclude_characters="\0"), max_size=64)
).map(lambda chosen: tuple(Salt(seat, text) for seat, text in chosen.items()))
some_cards = st.sets(st.sampled_from(PACK)).map(in_pack_order)


def spelled(cards: Hand) -> str:
    return " ".join(map(str, cards))


# Known answers


def test_v1_no_salts() -> None:
    assert salts_digest().hex() == "2619db9618b5efbb62e0796ef911e2dc720c1e47ae1c103922946f7a25e1cdfc"
    assert (
        commitment(seed=ZEROS, game=GAME, deal=1).hex()
        == "d98c211e7e1909baf26b8ac130ca706c525adc1dc5b118ae2df00b41b5ec2283"
    )
    assert (
        block(0, seed=ZEROS, game=GAME, deal=1, label="deal").hex()
        == "42c71f94fbb094b2f0aa35d4a129d5a5461766b72b9c9e216bd266a648fb7448"
    )
    assert shuffle(PACK, seed=ZEROS, game=GAME, deal=1, label="deal") == parse_cards(
        "2C TS 8H AH JS 7D 3D AS 9C 8C 8D QD 6C 5S 8S 9D 7C 3C JC 7H QS 3H TD 5H 2H TH "
        "TC 9H 4D QC 4H JD KH 5C 9S 6D 6S 7S 2D AC 4C KC AD QH 5D 6H 4S KS JH 3S 2S KD"
    )


def test_v2_two_salts() -> None:
    assert salts_digest(SALTS).hex() == "10d21aa78bbf00399d1d10c0e7c7670b4c4ecc848da123d1d4d6cacda55ed2dc"
    assert (
        commitment(seed=COUNTING, game=GAME, deal=1).hex()
        == "bf1a89b91f26ca5ac8c4c82caa5174f1dbe8efe7da2581ffd622f654b8bd5c5f"
    )
    assert shuffle(PACK, seed=COUNTING, game=GAME, deal=1, label="deal", salts=SALTS) == parse_cards(
        "7D AS JD 5D 8S 7H 3S 4S 7C 3H 9D TH AH 4H 3C JS JH 2C 5C 3D 7S 8H KC 2H KH QH "
        "6H 5S TD 2S 6D 6C 2D AC TS TC 4C 8D QS AD 9S 5H 4D KD 8C KS QD 9H 6S JC 9C QC"
    )


def test_v3_second_deal() -> None:
    assert (
        commitment(seed=COUNTING, game=GAME, deal=2).hex()
        == "0d13708ce811bbb044c4b556bcdb0485e3086e83e30c7416d246ddd298153304"
    )
    assert shuffle(PACK, seed=COUNTING, game=GAME, deal=2, label="deal") == parse_cards(
        "AD 9S 5S JC 9D AC 5C 2S 8D AS 3C TH TC 6H JS 8S 3H 4C KC TD KD JH 3S KS QH AH "
        "8C 3D 6C 2C 6D QC 8H 6S 7D 5H TS QS 7S 2H 7C 2D 9H 5D QD 4S 4D 4H JD 7H KH 9C"
    )


def test_v4_reshuffle() -> None:
    cards = parse_cards("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC")
    shuffled = shuffle(cards, seed=COUNTING, game=GAME, deal=1, label=reshuffle_label(1), salts=SALTS)
    assert spelled(shuffled) == "QC 9C 2C 4C 5C 7C 3C JC 6C KC 8C TC"


# What a shuffle is


@given(seed=seeds, game=games, deal=deals, label=labels, salts=salts, cards=some_cards)
def test_a_shuffle_loses_and_adds_no_card(
    seed: bytes, game: bytes, deal: int, label: str, salts: tuple[Salt, ...], cards: Hand
) -> None:
    shuffled = shuffle(cards, seed=seed, game=game, deal=deal, label=label, salts=salts)
    assert in_pack_order(shuffled) == cards
    assert shuffled == shuffle(cards, seed=seed, game=game, deal=deal, label=label, salts=salts)


@given(seed=seeds, game=games, deal=deals, other=deals)
def test_every_deal_has_its_own_order_and_commitment(seed: bytes, game: bytes, deal: int, other: int) -> None:
    same = deal == other
    assert (commitment(seed=seed, game=game, deal=deal) == commitment(seed=seed, game=game, deal=other)) is same
    first = shuffle(PACK, seed=seed, game=game, deal=deal, label="deal")
    assert (first == shuffle(PACK, seed=seed, game=game, deal=other, label="deal")) is same


@given(seed=seeds, other=seeds, game=games)
def test_every_seed_has_its_own_order_and_commitment(seed: bytes, other: bytes, game: bytes) -> None:
    same = seed == other
    assert (commitment(seed=seed, game=game, deal=1) == commitment(seed=other, game=game, deal=1)) is same
    first = shuffle(PACK, seed=seed, game=game, deal=1, label="deal")
    assert (first == shuffle(PACK, seed=other, game=game, deal=1, label="deal")) is same


@given(seed=seeds, game=games, deal=deals, label=labels, other=labels)
def test_every_label_has_its_own_order(seed: bytes, game: bytes, deal: int, label: str, other: str) -> None:
    first = shuffle(PACK, seed=seed, game=game, deal=deal, label=label)
    assert (first == shuffle(PACK, seed=seed, game=game, deal=deal, label=other)) is (label == other)


@given(seed=seeds, game=games, other=games)
def test_every_game_has_its_own_order(seed: bytes, game: bytes, other: bytes) -> None:
    first = shuffle(PACK, seed=seed, game=game, deal=1, label="deal")
    assert (first == shuffle(PACK, seed=seed, game=other, deal=1, label="deal")) is (game == other)


def test_labels_are_named_by_the_format() -> None:
    assert deal_label() == "deal"
    assert [cut_label(), cut_label(1), cut_label(2)] == ["cut", "cut", "cut/2"]
    assert [reshuffle_label(1), reshuffle_label(2)] == ["reshuffle/1", "reshuffle/2"]
    assert CUT_DEAL == 0


# Salts


def test_one_salt_changes_the_order_and_not_the_commitment() -> None:
    plain = shuffle(PACK, seed=ZEROS, game=GAME, deal=1, label="deal")
    assert plain != shuffle(PACK, seed=ZEROS, game=GAME, deal=1, label="deal", salts=SALTS[:1])


def test_salts_count_by_seat_in_whatever_order_they_came() -> None:
    assert salts_digest(SALTS) == salts_digest(reversed(SALTS))
    swapped = [Salt(Seat(1), "alice"), Salt(Seat(0), "bj\u00f6rn")]
    assert salts_digest(SALTS) != salts_digest(swapped)


def test_a_salt_is_the_same_text_however_it_was_typed() -> None:
    assert salt_bytes("bjo\u0308rn") == salt_bytes("bj\u00f6rn") == b"bj\xc3\xb6rn"


@pytest.mark.parametrize("text", ["x" * 65, "\u00f6" * 33, "a\0b"])
def test_a_salt_has_at_most_64_bytes_and_no_nul(text: str) -> None:
    with pytest.raises(ValueError, match="at most 64 bytes and no NUL"):
        salts_digest([Salt(Seat(0), text)])


def test_a_salt_may_have_64_bytes() -> None:
    assert len(salt_bytes("\u00f6" * 32)) == 64


@pytest.mark.parametrize(("seed", "game"), [(bytes(31), GAME), (bytes(33), GAME), (ZEROS, bytes(15)), (ZEROS, b"")])
def test_seed_and_game_have_their_exact_sizes(seed: bytes, game: bytes) -> None:
    with pytest.raises(ValueError, match="expected"):
        shuffle(PACK, seed=seed, game=game, deal=1, label="deal")
    with pytest.raises(ValueError, match="expected"):
        commitment(seed=seed, game=game, deal=1)


# Evenness; all 200,000 shuffles are counted by `python -m tests.bench.shuffle`


def test_ten_thousand_packs_look_even() -> None:
    found = statistics(packs(10_000))
    assert {name: z for name, z in found.items() if abs(z) >= 4} == {}


def swapped_with_any_place(number: int) -> Hand:
    """The well-known wrong shuffle: every card changes places with any other, so that some orders come up more."""
    chance, cards = Random(number), list(PACK)
    for place in range(len(cards)):
        other = chance.randrange(len(cards))
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def test_the_statistics_find_an_uneven_shuffle() -> None:
    found = statistics(swapped_with_any_place(number) for number in range(10_000))
    assert found["card x position"] > 4


def test_the_statistics_find_a_pack_that_is_not_shuffled() -> None:
    found = statistics(PACK for _ in range(1000))
    assert min(found.values()) > 4
