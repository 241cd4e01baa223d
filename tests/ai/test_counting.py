"""What a seat knows of the cards it does not see."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ai.counting import is_master, thrown, unseen, wins_from_the_top
from bot.game.actions import Seat
from bot.game.cards import PACK, Card, Hand, Suit, parse_cards
from bot.game.engine import new_game
from bot.game.events import Dealt, Event, Exchanged, HandShown, StockRenewed
from bot.game.rules import Rules
from bot.game.view import SeatView, observe

ME, OTHER = Seat(0), Seat(1)
HAND = parse_cards("AS KS QS AH AD")


def seen_by_me(*record: Event, played: tuple[str, str] = ("", "")) -> SeatView:
    """My view at a table of two after what happened."""
    state = replace(
        new_game(Rules(), 2),
        hands=(HAND, ()),
        played=tuple(map(parse_cards, played)),
        record=(Dealt(1, OTHER, (ME, OTHER), (HAND, ()), tie_break=False), *record),
    )
    return observe(state, ME)


def exchanged(seat: Seat, cards: str) -> Exchanged:
    hand = parse_cards(cards)
    return Exchanged(seat, 1, len(hand), hand, ())


# Thrown cards


def test_cards_i_threw_are_nobodys() -> None:
    view = seen_by_me(exchanged(ME, "2C 3C"), exchanged(ME, "9D"))
    assert thrown(view) == set(parse_cards("2C 3C 9D"))
    assert unseen(view) == set(PACK) - set(HAND) - set(parse_cards("2C 3C 9D"))


def test_cards_another_seat_threw_are_not_known() -> None:
    assert thrown(seen_by_me(exchanged(OTHER, "2C 3C"))) == set()


def test_a_new_stock_brings_thrown_cards_back() -> None:
    """R2.3"""
    assert thrown(seen_by_me(exchanged(ME, "2C 3C"), StockRenewed(20), exchanged(OTHER, "4C"))) == set()


def test_a_new_stock_never_holds_what_i_throw_just_now() -> None:
    """R2.3: the exchange that needs the new stock is told after it."""
    assert thrown(seen_by_me(exchanged(ME, "2C"), StockRenewed(20), exchanged(ME, "4C"))) == {Card.parse("4C")}


def test_played_cards_are_seen_and_shown_ones_may_be_held_still() -> None:
    shown = HandShown(OTHER, parse_cards("9C 9D 9H 4S 2S"))
    view = seen_by_me(shown, played=("KH", "QH"))
    assert Card.parse("QH") not in unseen(view)
    assert Card.parse("9C") in unseen(view)


# Certain winners


@pytest.mark.parametrize(
    ("card", "out", "sure"),
    [
        ("AS", "KS QS", True),
        ("KS", "AS 2S", False),
        ("KS", "QS AH AD AC", True),
        ("2S", "AH AD AC", True),
    ],
)
def test_a_card_is_master_when_no_higher_one_of_its_suit_is_out(card: str, out: str, sure: bool) -> None:
    assert is_master(Card.parse(card), frozenset(parse_cards(out))) is sure


@pytest.mark.parametrize(
    ("hand", "out", "sure"),
    [
        ("AS KS QS AH AD", "JS TS 9S KH QH KD 2C", True),
        ("AS KS QS JS 9S", "TS 8S 7S 6S 5S AH", False),  # the ten may have four small ones beside it
        ("AS KS QS JS 9S", "TS 8S 7S 6S AH KH QH", True),  # four leads draw all four spades
        ("AS KS QS AH QH", "JS KH 2H", False),
        ("AS KS QS AH QH", "JS KH", True),  # the king falls under the ace
        ("AS QS KH AH KD", "KS AD", False),
        ("AS 2S AH 2H 3H", "KS QH", True),  # one lead draws the only one
    ],
)
def test_a_hand_wins_from_the_top(hand: str, out: str, sure: bool) -> None:
    assert wins_from_the_top(parse_cards(hand), frozenset(parse_cards(out))) is sure


SMALL_PACK = [card for card in PACK if card.suit in {Suit.HEARTS, Suit.SPADES} and card.rank >= 10]


@given(st.permutations(SMALL_PACK), st.integers(0, 6))
def test_wins_from_the_top_is_exact(cards: list[Card], size: int) -> None:
    """Against every hand a single opponent may hold, and however it plays."""
    hand, out = tuple(cards[:3]), tuple(cards[3 : 3 + size])
    orders = [
        [card for suit in suits for card in sorted(hand, key=lambda card: -card.rank) if card.suit is suit]
        for suits in permutations({card.suit for card in hand})
    ]
    held = list(combinations(out, min(3, size)))
    lost = any(can_take_one(theirs, leads) for leads in orders for theirs in held)
    assert wins_from_the_top(hand, frozenset(out)) is not lost


def can_take_one(theirs: Hand, leads: list[Card]) -> bool:
    """Can this opponent win a trick against these leads?"""
    if not leads or not theirs:
        return False
    lead, *later = leads
    follow = [card for card in theirs if card.suit is lead.suit]
    return any(card.rank > lead.rank for card in follow) or any(
        can_take_one(tuple(other for other in theirs if other is not card), later) for card in follow or theirs
    )
