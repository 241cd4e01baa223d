"""R1.2: one pack of 52 cards, ace high, suits without an order."""

from __future__ import annotations

import copy
import pickle

import pytest

from bot.game.cards import PACK, Card, Rank, Suit, in_pack_order, parse_cards


def test_a_pack_has_every_rank_in_every_suit_once() -> None:
    assert len(PACK) == 52
    assert {(card.rank, card.suit) for card in PACK} == {(rank, suit) for rank in Rank for suit in Suit}
    assert [card.index for card in PACK] == list(range(52))


def test_ranks_go_from_two_to_ace_and_are_written_with_one_letter() -> None:
    assert "".join(rank.letter for rank in sorted(Rank)) == "23456789TJQKA"


def test_suits_are_not_ranked() -> None:
    with pytest.raises(TypeError):
        Suit.CLUBS < Suit.SPADES  # type: ignore[operator]  # noqa: B015


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_card_is_what_it_is_written_as(card: Card) -> None:
    assert Card.parse(str(card)) is card


@pytest.mark.parametrize("text", ["", "Q", "SQ", "QS ", "qs", "10S", "1S", "Q♠", "QSQS", "XX"])
def test_nothing_else_is_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_there_is_one_queen_of_spades() -> None:
    queen = Card.parse("QS")

    assert copy.deepcopy(queen) is queen
    assert pickle.loads(pickle.dumps(queen)) is queen
    with pytest.raises(TypeError):
        Card()
    with pytest.raises(AttributeError):
        queen.rank = Rank.KING


def test_cards_are_put_in_pack_order_by_suit_then_rank() -> None:
    assert in_pack_order(parse_cards("AS 2C KH AC 3D")) == parse_cards("2C AC 3D KH AS")
