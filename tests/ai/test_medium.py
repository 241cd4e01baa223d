"""The medium player's rules of thumb, one by one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.ai.medium import choose, worth_keeping
from bot.game.actions import CallChicago, PlayCard, Seat
from bot.game.cards import PACK, in_pack_order, parse_cards
from bot.game.engine import new_game
from bot.game.events import Exchanged
from bot.game.rules import Rules
from bot.game.state import Calling, Exchanging, Played, Playing
from bot.game.view import SeatView, observe

ME, NEXT, THIRD = Seat(0), Seat(1), Seat(2)


def at_play(
    hand: str, trick: str = "", *, number: int, caller: Seat | None = None, seats: int = 3, threw: str = ""
) -> SeatView:
    """I hold `hand`, threw the cards of `threw`, and am asked for a card to `trick`, led by a seat before me."""
    order = tuple(map(Seat, range(seats)))
    cards, gone = parse_cards(trick), parse_cards(threw)
    played = tuple(map(Played, order[seats - len(cards) :], cards))
    state = replace(
        new_game(Rules(), seats),
        deal=1,
        order=order,
        phase=Playing(number, ME, played, caller),
        hands=(in_pack_order(parse_cards(hand)), *((),) * (seats - 1)),
        played=tuple(tuple(card for owner, card in played if owner == seat) for seat in order),
        record=(Exchanged(ME, 3, len(gone), gone, ()),),
    )
    return observe(state, ME)


def card_of(view: SeatView) -> str:
    action = choose(view, Random(0))
    assert isinstance(action, PlayCard)
    return str(action.card)


# Exchanging


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("TS JS QS KS AS", "TS JS QS KS AS"),
        ("9C 9D 9H 9S 2C", "9C 9D 9H 9S 2C"),
        ("9C 9D 9H 2S 2C", "9C 9D 9H 2S 2C"),
        ("2H 5H 9H JH KH", "2H 5H 9H JH KH"),
        ("AC 2D 3H 4S 5C", "AC 2D 3H 4S 5C"),
        ("9C 9D 9H KS 2C", "9C 9D 9H"),
        ("9C 9D 4H 4S KC", "9C 9D 4H 4S"),
        ("2C 2D KH QS AC", "2C 2D"),
        ("2C 2D 9C JC AC", "2C 2D"),
        ("2H 5H 9H JH KS", "2H 5H 9H JH"),
        ("5C 6D 7H 8S KC", "5C 6D 7H 8S"),
        ("2C 3D 4H 5S KC", "2C 3D 4H 5S"),
        ("TC JD QH KS 2C", "TC JD QH KS"),
        ("5H 6H 7H 8S KH", "5H 6H 7H KH"),  # a flush before a straight
        ("JC QD KH AS 2C", "KH AS"),  # only the ten helps
        ("AC 2D 3H 4S 9C", "AC 9C"),  # only the five helps
        ("5C 6D 8H 9S KC", "9S KC"),  # only the seven helps
        ("2C 4D 7H TS AC", "TS AC"),
    ],
)
def test_what_is_worth_keeping(hand: str, kept: str) -> None:
    assert set(worth_keeping(parse_cards(hand))) == set(parse_cards(kept))


def test_a_seat_that_may_not_throw_keeps_all() -> None:
    """A house rule may leave it no other choice than to pass."""
    hand = parse_cards("2C 4D 7H TS AC")
    state = replace(
        new_game(Rules(), 2), deal=1, order=(ME, NEXT), phase=Exchanging(1, ME), hands=(hand, ()), stock=PACK
    )
    view = observe(state, ME)
    only_pass = replace(view, legal=view.legal[:1])
    assert choose(only_pass, Random(0)) is view.legal[0]


# Playing for the last trick


@pytest.mark.parametrize("number", [1, 2, 3])
def test_low_cards_are_led_first(number: int) -> None:
    assert card_of(at_play("KS 9H 4D", number=number)) == "4D"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_lowest_card_follows_suit_though_a_higher_one_would_win(number: int) -> None:
    """R6.1: the two of clubs may not be played."""
    assert card_of(at_play("KS 9S 2C", "8S", number=number)) == "9S"


def test_a_void_seat_throws_its_lowest_card() -> None:
    assert card_of(at_play("KS 9H 4D", "8C", number=2)) == "4D"


def test_among_equal_cards_the_lot_decides() -> None:
    view = at_play("4S 4H 9D", number=1)
    chosen = {str(action.card) for seed in range(20) if isinstance(action := choose(view, Random(seed)), PlayCard)}
    assert chosen == {"4S", "4H"}


def test_the_fourth_trick_is_led_with_the_highest_card() -> None:
    assert card_of(at_play("QS 9H", number=4)) == "QS"


def test_a_card_that_cannot_be_beaten_is_led_before_a_higher_one_that_can() -> None:
    assert card_of(at_play("QS JH", number=4, threw="QH KH AH")) == "JH"


def test_the_last_to_play_takes_the_fourth_trick_as_cheaply_as_it_can() -> None:
    assert card_of(at_play("9S KS", "5S 8S", number=4)) == "9S"


def test_with_a_seat_to_come_the_fourth_trick_is_taken_with_a_card_that_cannot_be_beaten() -> None:
    assert card_of(at_play("9S AS", "8S", number=4)) == "AS"


def test_the_cheapest_of_those_is_enough() -> None:
    assert card_of(at_play("KS AS", "8S", number=4)) == "KS"
    assert card_of(at_play("QS AS", "8S", number=4)) == "AS"
    assert card_of(at_play("QS AS", "8S", number=4, threw="KS")) == "QS"
    assert card_of(at_play("JS KS", "8S", number=4, threw="AS")) == "KS"


def test_when_every_card_can_be_beaten_the_highest_tries() -> None:
    assert card_of(at_play("9S QS", "8S", number=4)) == "QS"


def test_a_lost_fourth_trick_costs_the_lower_card() -> None:
    assert card_of(at_play("9S QS", "KS", number=4)) == "9S"
    assert card_of(at_play("9H QD", "2S", number=4)) == "9H"


# Chicago


def calls(hand: str, *, threw: str = "") -> bool:
    """Does a seat with the points for it call with these cards?"""
    cards, gone = in_pack_order(parse_cards(hand)), parse_cards(threw)
    state = replace(
        new_game(Rules(), 2),
        deal=3,
        order=(ME, NEXT),
        scores=(20, 0),
        phase=Calling((ME,), ME),
        hands=(cards, ()),
        record=(Exchanged(ME, 3, len(gone), gone, ()),),
    )
    return isinstance(choose(observe(state, ME), Random(0)), CallChicago)


def test_chicago_is_called_with_the_top_of_every_suit() -> None:
    assert calls("AS KS QS AH AD")
    assert calls("AS KS QS JS TS")


def test_chicago_is_not_called_when_one_card_might_lose() -> None:
    assert not calls("AS KS QS AH QD")
    assert not calls("AS KS QS JS 9S")  # R10 case 19 wins, but nobody can know that


def test_a_card_that_was_thrown_takes_no_trick() -> None:
    assert calls("AS KS QS JS 9S", threw="TS")


def test_the_caller_leads_what_cannot_be_beaten_first() -> None:
    assert card_of(at_play("9S JS AH", number=3, caller=ME, threw="KH QH AS")) == "AH"


def test_a_defender_takes_the_trick_if_it_can() -> None:
    """R7.5: whoever wins a trick breaks the Chicago; low cards first does not hold."""
    assert card_of(at_play("2S KS 3H", "QS", number=1, caller=THIRD)) == "KS"


def test_a_defender_keeps_a_small_card_beside_the_king() -> None:
    assert card_of(at_play("2S KS 9H", "AC", number=1, caller=THIRD)) == "9H"
    assert card_of(at_play("2S 3S KS QH", "AC", number=1, caller=THIRD)) == "2S"


def test_a_defender_without_a_guard_throws_its_lowest_card() -> None:
    assert card_of(at_play("KS 9H", "AC", number=4, caller=THIRD)) == "9H"
