"""R2: the exchange, the new stock, and the duty to show a scored hand before breaking it."""

from __future__ import annotations

import pytest

from bot.game.actions import Exchange, Reshuffle, Seat
from bot.game.cards import Card, parse_cards
from bot.game.engine import legal_actions, refusal, wanted
from bot.game.errors import Refusal
from bot.game.events import Exchanged, HandDeclared, HandShown, StockRenewed
from bot.game.state import Declaring, Exchanging, Reshuffling
from bot.game.view import redact
from tests.dsl import NO, YES, Game

HANDS = "KS KH 9D 7C 2C", "QS JH 8D 6C 3C", "TS 8H 5D 4C 2D"


def test_r2_1_each_seat_is_asked_once_in_turn_from_eldest_hand() -> None:
    game = Game(3).deal(*HANDS)
    asked = []
    for _ in range(3):
        asked.append(game.turn)
        game.exchange("")

    assert asked == [0, 1, 2]
    assert game.state.phase == Declaring(1, Seat(0))


def test_r2_1_a_seat_receives_as_many_as_it_throws() -> None:
    game = Game(3).deal(*HANDS, stock="AS AH AD").exchange("9D 7C 2C")

    assert game.events == (Exchanged(Seat(0), 1, 3, thrown=parse_cards("2C 7C 9D"), drawn=parse_cards("AS AH AD")),)
    assert set(game.state.hands[0]) == set(parse_cards("KS KH AS AH AD"))
    assert game.state.discards == parse_cards("2C 7C 9D")
    assert len(game.state.stock) == 37 - 3


def test_r2_1_a_seat_may_throw_none_or_all_of_its_cards_in_every_way() -> None:
    game = Game(3).deal(*HANDS)
    throws = [action.cards for action in legal_actions(game.state, Seat(0)) if isinstance(action, Exchange)]

    assert len(throws) == len(set(throws)) == 32
    assert (throws[0], throws[-1]) == ((), game.state.hands[0])


@pytest.mark.parametrize("cards", ["QS", "KS KS", "KS KH 9D 7C 2C AD", "AD"])
def test_r2_1_a_seat_throws_its_own_cards_once_each(cards: str) -> None:
    game = Game(3).deal(*HANDS)

    assert refusal(game.state, Exchange(Seat(0), parse_cards(cards))) is Refusal.NOT_YOUR_CARD


def test_r2_2_the_table_learns_how_many_and_never_which() -> None:
    (event,) = Game(3).deal(*HANDS).exchange("9D 7C 2C").events

    for others in (None, Seat(1), Seat(2)):
        assert redact(event, others) == Exchanged(Seat(0), 1, 3, thrown=None, drawn=None)
    assert redact(event, Seat(0)) == event


def four_seats_with_a_stock_of(left: int, *, flush: bool = NO) -> Game:
    """Seat 3 is asked for its second exchange when so many cards are left; it has declared its flush, or not."""
    game = Game(4).deal("2C 4C 6C 8C TC", "2D 4D 6D 8D TD", "2H 4H 6H 8H TH", "2S 4S 6S 8S TS")
    game.exchange("2C 4C 6C 8C TC").exchange("2D 4D 6D 8D TD").exchange("2H 4H 6H 8H TH")
    game.exchange("").declare(NO, NO, NO, flush)
    spare = 17 - left
    for seat in range(3):
        throw = game.state.hands[seat][: min(5, spare)]
        spare -= len(throw)
        game.do(Exchange(Seat(seat), throw))
    assert len(game.state.stock) == left
    return game


def test_r2_3_what_is_missing_comes_from_the_reshuffled_discards_without_the_own_cards() -> None:
    game = four_seats_with_a_stock_of(2)
    own, last_two, others = parse_cards("2S 4S 6S 8S TS"), game.state.stock, game.state.discards
    game.exchange("2S 4S 6S 8S TS")

    reshuffling = game.state.phase
    assert reshuffling == Reshuffling(2, Seat(3), missing=3, own=5, drawn=last_two)
    assert set(game.state.hands[3]) == set(last_two)
    want = wanted(game.state)
    assert want is not None
    assert want.label == "reshuffle"
    assert list(want.cards) == sorted(others, key=lambda card: card.index)

    game.do(Reshuffle(want.cards[::-1]))
    drawn = (*last_two, *want.cards[:-4:-1])
    assert game.events == (StockRenewed(len(others)), Exchanged(Seat(3), 2, 5, thrown=own, drawn=drawn))
    assert game.state.discards == own
    assert game.state.stock == want.cards[-4::-1]
    assert game.state.phase == Declaring(2, Seat(0))


def test_r2_3_no_new_stock_is_made_when_the_old_one_just_empties() -> None:
    game = four_seats_with_a_stock_of(2).exchange("2S 4S")

    assert game.state.stock == ()
    assert wanted(game.state) is None
    assert game.told(StockRenewed) == []


def test_r2_3_an_empty_stock_is_renewed_for_the_next_card_in_the_third_phase_too() -> None:
    game = four_seats_with_a_stock_of(2).exchange("2S 4S").all_pass().exchange("")
    own = game.state.hands[1][:1]
    game.do(Exchange(Seat(1), own))

    reshuffling = game.state.phase
    assert reshuffling == Reshuffling(3, Seat(1), missing=1, own=1, drawn=())
    want = wanted(game.state)
    assert want is not None
    assert own[0] not in want.cards
    game.do(Reshuffle(want.cards))
    assert game.state.phase == Exchanging(3, Seat(2))


@pytest.mark.parametrize("wrong", ["too few", "too many", "twice", "own"])
def test_r2_3_chance_shuffles_the_discards_and_nothing_else(wrong: str) -> None:
    game = four_seats_with_a_stock_of(2).exchange("2S 4S 6S 8S TS")
    want = wanted(game.state)
    assert want is not None
    cards = {
        "too few": want.cards[1:],
        "too many": (*want.cards, Card.parse("2S")),
        "twice": (*want.cards[1:], want.cards[1]),
        "own": (*want.cards[1:], Card.parse("2S")),
    }[wrong]

    assert refusal(game.state, Reshuffle(cards)) is Refusal.NOT_A_PACK


def scored_in_phase_one() -> Game:
    """Seat 0 has scored for its kings."""
    return Game(2).deal(*HANDS[:2], stock="AS 3H 4H 5S").keep_all().declare(YES, NO)


def test_r2_4_a_scored_hand_is_shown_before_it_is_broken() -> None:
    game = scored_in_phase_one()
    assert game.state.owing == (True, False)
    game.exchange("2C")

    assert game.events[0] == HandShown(Seat(0), parse_cards("2C 7C 9D KH KS"))
    assert isinstance(game.events[1], Exchanged)
    assert game.state.owing == (False, False)


def test_r2_4_standing_pat_shows_nothing_and_the_duty_stays() -> None:
    game = scored_in_phase_one().exchange("", "").all_pass()
    assert game.told(HandShown) == []
    assert game.state.owing == (True, False)

    game.exchange("2C")
    assert len(game.told(HandShown)) == 1


def test_r2_4_a_hand_is_shown_once() -> None:
    game = scored_in_phase_one().exchange("2C", "").all_pass().exchange("9D")

    assert len(game.told(HandShown)) == 1


def test_r2_4_a_new_scored_hand_renews_the_duty() -> None:
    game = scored_in_phase_one().exchange("2C", "").declare(YES, NO)
    assert game.state.owing == (True, False)

    game.exchange("9D")
    assert [shown.hand for shown in game.told(HandShown)] == [
        parse_cards("2C 7C 9D KH KS"),
        parse_cards("7C 9D KH KS AS"),
    ]


def test_r2_4_who_declared_without_scoring_shows_nothing() -> None:
    game = Game(2).deal("KS KH 9D 7C 2C", "AS AH 8D 6C 3C").keep_all().declare(YES, YES).exchange("2C")

    assert len(game.told(HandDeclared)) == 2
    assert game.told(HandShown) == []


def test_r2_4_the_hand_is_shown_before_the_stock_is_renewed() -> None:
    game = four_seats_with_a_stock_of(2, flush=YES)
    game.exchange("2S 4S 6S")
    assert game.events == (HandShown(Seat(3), parse_cards("2S 4S 6S 8S TS")),)

    want = wanted(game.state)
    assert want is not None
    game.do(Reshuffle(want.cards))
    assert [type(event) for event in game.events] == [StockRenewed, Exchanged]


def test_r2_4_the_duty_ends_with_the_deal() -> None:
    game = Game(2).deal("KS KH 9D 7C 2C", "AS AH 8D 6C 3C").keep_all().declare(YES, NO).to_end()
    assert game.state.owing == (False, False)

    game.deal("AS AH 8D 6C 3C", "KS KH 9D 7C 2C").exchange("", "8D")
    assert game.told(HandShown) == []
