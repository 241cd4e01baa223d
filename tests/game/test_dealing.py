"""R1: seats, the cut for the first dealer, and the deal."""

from __future__ import annotations

import pytest

from bot.game.actions import Cut, Deal, Seat
from bot.game.cards import PACK, in_pack_order, parse_cards
from bot.game.engine import new_game, wanted
from bot.game.events import CardsCut, Dealt
from bot.game.rules import Rules
from bot.game.state import Cutting, Dealing, Exchanging
from tests.dsl import Game, continued, pack_for


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_r1_1_chicago_is_for_two_to_four_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats"):
        new_game(Rules(), seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_3_a_game_begins_with_the_cut_of_a_whole_pack(seats: int) -> None:
    state = new_game(Rules(), seats)

    assert state.phase == Cutting(tuple(Seat(seat) for seat in range(seats)))
    assert wanted(state) == ("cut", PACK)


def test_r1_3_the_lowest_card_deals_first() -> None:
    game = Game(4).do(Cut(continued("9C 3D KH 4S")))

    draws = tuple((Seat(seat), card) for seat, card in enumerate(parse_cards("9C 3D KH 4S")))
    assert game.events == (CardsCut((draws,), dealer=Seat(1)),)
    assert game.state.phase == Dealing(Seat(1), order=(Seat(2), Seat(3), Seat(0), Seat(1)))


def test_r1_3_the_ace_is_high_in_the_cut() -> None:
    assert Game(2).do(Cut(continued("AC 2D"))).state.phase == Dealing(Seat(1), (Seat(0), Seat(1)))


def test_r1_3_only_the_tied_lowest_seats_draw_again_from_the_rest() -> None:
    """Seats 1 and 3 tie on fours, then on nines; suits do not count, nor what the others drew."""
    game = Game(4).do(Cut(continued("QC 4D JH 4S 9C 9D TC 8D")))

    (event,) = game.events
    assert isinstance(event, CardsCut)
    assert [[seat for seat, _ in drawn] for drawn in event.rounds] == [[0, 1, 2, 3], [1, 3], [1, 3]]
    assert [card for drawn in event.rounds for _, card in drawn] == list(parse_cards("QC 4D JH 4S 9C 9D TC 8D"))
    assert event.dealer == 3


def test_r1_3_a_pack_that_is_used_up_is_followed_by_another() -> None:
    """Sorted by rank, a pack gives two seats nothing but ties."""
    game = Game(2).do(Cut(tuple(sorted(PACK, key=lambda card: card.rank))))
    assert not game.events
    assert isinstance(game.state.phase, Cutting)
    assert len(game.state.phase.rounds) == 26
    assert wanted(game.state) == ("cut", PACK)

    game.do(Cut(continued("5C 4C")))
    (event,) = game.told(CardsCut)
    assert len(event.rounds) == 27
    assert event.dealer == 1


def test_r1_3_one_card_that_is_left_cannot_serve_two_seats() -> None:
    first, odd = parse_cards("2C 2D 3C"), parse_cards("3S")
    ties = sorted((card for card in PACK if card not in first + odd), key=lambda card: card.rank)
    game = Game(3).do(Cut((*first, *ties, *odd)))

    assert isinstance(game.state.phase, Cutting)
    assert game.state.phase.contenders == (0, 1)
    assert wanted(game.state) == ("cut", PACK)


def test_r1_4_the_deal_passes_clockwise() -> None:
    game = Game(3)
    dealers = []
    for _ in range(4):
        dealers.append(game.deal(dealer=1).state.dealer)
        game.to_tricks().play_out()

    assert dealers == [1, 2, 0, 1]


def test_r1_5_five_cards_each_one_at_a_time_from_eldest_hand() -> None:
    game = Game(3).do(Cut(continued("9C 3D KH")))
    game.do(Deal(PACK))

    assert game.state.order == (2, 0, 1)
    assert [game.state.hands[seat] for seat in game.state.order] == [
        PACK[0:15:3],
        PACK[1:15:3],
        PACK[2:15:3],
    ]
    assert game.state.stock == PACK[15:]
    assert game.state.discards == ()
    assert game.state.phase == Exchanging(1, Seat(2))
    assert game.events == (Dealt(1, Seat(1), (Seat(2), Seat(0), Seat(1)), game.state.hands, tie_break=False),)


def test_r1_5_every_deal_is_dealt_from_a_whole_pack() -> None:
    game = Game(2).deal("KS KH 7D 4C 2S", "AS AH 9D 5C 3S").to_tricks().play_out()

    assert wanted(game.state) == ("deal", PACK)
    game.deal("AS AH 9D 5C 3S", "KS KH 7D 4C 2S")
    assert game.state.hands == tuple(in_pack_order(parse_cards(hand)) for hand in ("AS AH 9D 5C 3S", "KS KH 7D 4C 2S"))
    assert game.state.played == ((), ())


def test_the_record_begins_with_the_cut_and_later_with_the_deal() -> None:
    game = Game(2).deal()
    assert [type(event) for event in game.state.record] == [CardsCut, Dealt]

    game.to_tricks().play_out().deal()
    assert [type(event) for event in game.state.record] == [Dealt]


def test_a_rigged_pack_deals_what_is_asked_for() -> None:
    order = (Seat(1), Seat(2), Seat(0))
    pack = pack_for(order, {Seat(0): "KS KH 7D 4C 2S", Seat(2): "AS"}, "9C 9D")

    assert sorted(pack, key=lambda card: card.index) == list(PACK)
    assert pack[2:15:3] == parse_cards("KS KH 7D 4C 2S")
    assert pack[1:15:3][0] is parse_cards("AS")[0]
    assert pack[15:17] == parse_cards("9C 9D")
    for hands, stock in (({Seat(0): "KS KS"}, ""), ({Seat(0): "KS"}, "KS"), ({Seat(3): "KS"}, "")):
        with pytest.raises(ValueError, match="no pack deals"):
            pack_for(order, hands, stock)
