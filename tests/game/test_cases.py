"""The worked cases of the rules (RULES.md, section 10), each by its number."""

from __future__ import annotations

import pytest

from bot.game.actions import CallChicago, PlayCard, Reshuffle, Seat
from bot.game.cards import PACK, Card, Hand, in_pack_order, parse_cards
from bot.game.engine import refusal, wanted
from bot.game.errors import Refusal
from bot.game.events import (
    CardPlayed,
    ChicagoBroken,
    ChicagoCalled,
    ChicagoMade,
    DealEnded,
    Exchanged,
    GameWon,
    HandDeclared,
    HandScored,
    HandShown,
    HandsRevealed,
    LastTrickScored,
    NobodyCalled,
    NobodyScored,
    TieBreakCalled,
    TrickWon,
)
from bot.game.poker import Category, HandRank, rank_of
from bot.game.rules import Rules
from bot.game.scoring import hand_points
from bot.game.state import Dealing, Finished, Played, Playing
from bot.game.tricks import playable, takes
from tests.dsl import NO, YES, Game

STANDARD = Rules()


def rank(cards: str) -> HandRank:
    return rank_of(parse_cards(cards))


def spelled(hand: Hand) -> str:
    return " ".join(map(str, hand))


def held(game: Game, seat: int) -> str:
    return spelled(game.state.hands[seat])


def last_trick_for_seat_0(*scores: int) -> Game:
    """A deal in which seat 0 wins every trick and nobody has a hand, after which five points are added to its score."""
    hands = "AS KS QS JS 9H", "TD 8D 6C 4C 2D", "TC 8C 6D 4D 2C"
    return Game(len(scores), scores=scores).deal(*hands[: len(scores)]).to_tricks().play_out()


def points(cards: str) -> int:
    return hand_points(rank(cards).category, STANDARD)


def test_case_01_equal_pairs_go_by_the_highest_side_card() -> None:
    assert rank("5H 5S KS 9C 2D") > rank("5D 5C QS 9H 2C")


def test_case_02_two_pairs_go_by_the_higher_pair() -> None:
    assert rank("7H 7S 2H 2S AC") > rank("6S 6H 3S 3H AS")


def test_case_03_flushes_go_by_their_cards_down_to_the_last_and_never_by_suit() -> None:
    assert rank("KH 9H 7H 5H 3H") > rank("KS 9S 7S 5S 2S")
    assert rank("KH 9H 7H 5H 2H") == rank("KS 9S 7S 5S 2S")


def test_case_04_the_ace_may_be_low_in_a_straight_which_then_is_five_high() -> None:
    wheel = rank("AS 2D 3C 4H 5S")

    assert wheel.category is Category.STRAIGHT
    assert wheel < rank("2S 3D 4C 5H 6S")


def test_case_05_straights_do_not_wrap() -> None:
    assert rank("QS KH AC 2D 3S").category is Category.HIGH_CARD


def test_case_06_only_the_ace_high_straight_flush_is_royal() -> None:
    assert points("9C TC JC QC KC") == 8
    assert points("AD 2D 3D 4D 5D") == 8
    assert points("TD JD QD KD AD") == 52


def test_case_07_a_full_house_goes_by_its_trips_and_two_pairs_by_the_higher() -> None:
    assert rank("KS KH KD QS QH") > rank("2S 2H 2D AS AH")
    assert rank("5S 5H 5D 4S 4H") > rank("KS KH 4D 3S 2H")


@pytest.mark.parametrize("ace_seat", [0, 1])
def test_case_08_a_side_card_decides_in_both_seat_orders(ace_seat: int) -> None:
    hands = ["8S 8H KD 5C 2C", "8D 8C KH 5D 2D"]
    hands[ace_seat] = hands[ace_seat].replace("K", "A")
    game = Game(2).deal(*hands).keep_all().declare(YES, YES)

    assert game.told(HandScored) == [HandScored(Seat(ace_seat), 1, Category.ONE_PAIR, 1)]


def test_case_09_the_highest_of_three_declared_pairs_scores() -> None:
    game = Game(3).deal("4S 4H 9D 7C 2C", "5S 5H 9C 7D 2D", "KS KH 9S 7H 2H").keep_all().declare(YES, YES, YES)

    assert game.told(HandScored) == [HandScored(Seat(2), 1, Category.ONE_PAIR, 1)]
    assert game.state.scores == (0, 0, 1)


def test_case_10_a_higher_hand_ends_a_tie_and_a_lower_one_does_not_inherit() -> None:
    kings, same_kings, aces = "KS KH 9D 7C 2C", "KD KC 9S 7H 2H", "AS AH 9C 7D 2D"
    ended = Game(3).deal(kings, same_kings, aces).keep_all().declare(YES, YES, YES)
    assert ended.told(HandScored) == [HandScored(Seat(2), 1, Category.ONE_PAIR, 1)]

    aces, same_aces, kings = "AS AH 9D 7C 2C", "AD AC 9S 7H 2H", "KS KH 9C 7D 2D"
    level = Game(3).deal(aces, same_aces, kings).keep_all().declare(YES, YES, YES)
    assert level.told(NobodyScored) == [NobodyScored(1, (Seat(0), Seat(1)))]
    assert level.state.scores == (0, 0, 0)


def test_case_11_suit_must_be_followed_by_who_can() -> None:
    hearts_led = (Played(Seat(0), Card.parse("9H")),)

    assert playable(parse_cards("2H AS"), hearts_led) == parse_cards("2H")
    assert playable(parse_cards("2C AS"), hearts_led) == parse_cards("2C AS")

    game = Game(2).deal("9H 8H 7C 5D 3S", "2H AS KC QD JD").to_tricks().play("9H")
    assert refusal(game.state, PlayCard(Seat(1), Card.parse("AS"))) is Refusal.FOLLOW_SUIT


def test_case_12_only_the_suit_led_can_win() -> None:
    low_club = tuple(Played(Seat(seat), card) for seat, card in enumerate(parse_cards("3C AS AH")))

    assert takes(low_club) == Played(Seat(0), Card.parse("3C"))


def test_case_13_a_seat_gets_the_last_two_cards_and_two_from_the_reshuffled_discards() -> None:
    """Three seats leave 37 cards in the stock; 35 of them are gone when seat 2 throws four in phase three."""
    game = Game(3).deal("2C 4C 6C 8C TC", "2D 4D 6D 8D TD", "2H 4H 6H 8H TH")
    for _ in range(2):
        for seat in range(3):
            game.exchange(held(game, seat))
        game.all_pass()
    game.exchange(held(game, 0)[:11]).exchange(held(game, 1)[:2])
    last_two, own = game.state.stock, game.state.hands[2][:4]
    assert len(last_two) == 2
    game.exchange(spelled(own))

    want = wanted(game.state)
    assert want is not None
    assert len(want.cards) == 35
    assert not set(own) & set(want.cards)
    game.do(Reshuffle(want.cards[::-1]))

    exchanged = game.told(Exchanged)[-1]
    assert exchanged.thrown == own
    assert exchanged.drawn == (*last_two, *want.cards[:-3:-1])
    assert not set(own) & set(game.state.hands[2])


def test_case_14_four_seats_that_always_exchange_everything_always_hold_five_cards() -> None:
    game = Game(4).deal()
    for _ in range(3):
        for seat in range(4):
            game.exchange(held(game, seat))
            if (want := wanted(game.state)) is not None:
                game.do(Reshuffle(want.cards))
            assert [len(hand) for hand in game.state.hands] == [5, 5, 5, 5]
            on_the_table = (*game.state.stock, *game.state.discards)
            assert {*on_the_table, *(card for hand in game.state.hands for card in hand)} == set(PACK)
            assert len(on_the_table) == 32
        game.all_pass()


def test_case_15_the_target_is_reached_at_the_end_of_the_deal_with_52_and_not_with_51() -> None:
    reached = last_trick_for_seat_0(47, 0)
    assert reached.state.scores == (52, 0)
    assert isinstance(reached.state.phase, Finished)
    assert reached.state.phase.winner == 0

    short = last_trick_for_seat_0(46, 0)
    assert short.state.scores == (51, 0)
    assert isinstance(short.state.phase, Dealing)


def test_case_16_the_highest_total_wins_and_level_ones_play_on_alone() -> None:
    higher = last_trick_for_seat_0(48, 55, 10)
    assert higher.told(GameWon) == [GameWon(Seat(1))]

    level = last_trick_for_seat_0(48, 53, 10)
    assert level.told(TieBreakCalled) == [TieBreakCalled((Seat(0), Seat(1)))]
    level.deal()
    assert [len(hand) for hand in level.state.hands] == [5, 5, 0]


def test_case_17_the_scorer_of_phase_one_shows_when_it_exchanges_in_phase_three_and_only_then() -> None:
    game = Game(2).deal("KS KH 9D 7C 2C", "QS JH 8D 6C 3C").keep_all().declare(YES, NO)
    game.exchange("", "").all_pass()
    assert game.told(HandShown) == []

    game.exchange("9D 7C")
    assert game.told(HandShown) == [HandShown(Seat(0), parse_cards("2C 7C 9D KH KS"))]
    game.exchange("").nobody_calls().play_out()
    assert len(game.told(HandShown)) == 1


def test_case_18_the_only_seat_with_the_points_declines_and_eldest_hand_leads() -> None:
    game = Game(4, scores=(3, 14, 15, 0)).deal().to_third_phase()
    assert game.turn == 2
    game.call(NO)

    assert game.events == (NobodyCalled(),)
    assert game.state.phase == Playing(1, Seat(0))


def test_case_19_a_chicago_from_the_top_scores_15_for_the_tricks_and_the_flush_apart() -> None:
    """No other hand holds the ten of spades."""
    game = Game(4, scores=(0, 0, 0, 20)).deal("2C 4D 6H 8C 7S", "3C 5D 7H 9C 6S", "4C 6D 8H TC 5S", "AS KS QS JS 9S")
    game.to_third_phase().call(YES)
    assert game.told(ChicagoCalled) == [ChicagoCalled(Seat(3))]
    assert game.turn == 3
    game.play("AS 7S 6S 5S").play("KS").play_out()

    assert game.told(ChicagoMade) == [ChicagoMade(Seat(3), 15)]
    assert game.told(LastTrickScored) == []
    assert game.told(HandScored) == [HandScored(Seat(3), 3, Category.FLUSH, 5)]
    assert game.state.scores[3] == 20 + 15 + 5


def test_case_20_a_chicago_broken_in_trick_two_ends_the_tricks() -> None:
    hands = "AS 9D 8C 4H 3H", "KS TD 7C 5C 2H", "QS 6S 6H 5H 2D"
    game = Game(3, scores=(20, 0, 0)).deal(*hands)
    game.to_third_phase().call(YES).play("AS KS QS").play("9D TD 2D")

    assert game.told(ChicagoBroken) == [ChicagoBroken(Seat(0), Seat(1), -15)]
    assert [won.seat for won in game.told(TrickWon)] == [0, 1]
    assert len(game.told(CardPlayed)) == 6
    assert game.told(LastTrickScored) == []
    assert game.told(HandsRevealed) == [HandsRevealed(tuple(in_pack_order(parse_cards(hand)) for hand in hands))]
    assert game.told(HandScored) == [HandScored(Seat(2), 3, Category.ONE_PAIR, 1)]
    assert game.state.scores == (5, 0, 1)


def test_case_21_the_pair_of_phase_one_gives_the_points_to_call() -> None:
    game = Game(2, scores=(14, 0)).deal("4S 4H TD 7C 2C", "KS QH 8D 6C 3C").keep_all().declare(YES, NO)
    game.keep_all().all_pass().keep_all()
    assert game.state.scores[0] == 15
    assert refusal(game.state, CallChicago(Seat(0))) is None
    game.call(YES).play("4S KS")

    assert game.told(ChicagoBroken) == [ChicagoBroken(Seat(0), Seat(1), -15)]
    assert game.told(HandScored)[-1] == HandScored(Seat(0), 3, Category.ONE_PAIR, 1)
    assert game.state.scores[0] == 0 + 1


def test_case_22_a_failed_chicago_from_51_leaves_36_and_the_game_goes_on() -> None:
    game = Game(2, scores=(51, 0)).deal("4S 9H TD 7C 2C", "KS KH 8D 6C 3C").to_third_phase().call(YES).play("4S KS")

    assert game.told(ChicagoBroken) == [ChicagoBroken(Seat(0), Seat(1), -15)]
    assert game.state.scores == (36, 1)
    assert game.told(GameWon) == []
    assert isinstance(game.state.phase, Dealing)


def test_case_23_a_flush_that_passes_loses_to_a_declared_pair() -> None:
    game = Game(2).deal("KS 9S 7S 5S 3S", "4D 4H JC 8C 6D").keep_all().declare(NO, YES)

    assert game.told(HandDeclared) == [HandDeclared(Seat(1), 1, Category.ONE_PAIR)]
    assert game.told(HandScored) == [HandScored(Seat(1), 1, Category.ONE_PAIR, 1)]


def test_case_24_who_passes_52_first_may_still_lose() -> None:
    """Seat 0 stands on 53 in mid-deal; seat 1 ends the deal on 55."""
    game = Game(2, scores=(52, 50)).deal("4S 4H JC 8C 6D", "KS 9S 7D 5D 3D").keep_all().declare(YES, NO)
    assert game.state.scores == (53, 50)
    game.keep_all().all_pass().keep_all().nobody_calls()
    game.play("JC 3D").play("8C 5D").play("6D 7D").play("KS 4S").play("9S 4H")

    assert game.told(LastTrickScored) == [LastTrickScored(Seat(1), 5)]
    assert game.told(DealEnded) == [DealEnded(1, (54, 55))]
    assert game.told(GameWon) == [GameWon(Seat(1))]


def test_case_25_a_tie_break_is_decided_by_the_totals_of_those_who_play_it() -> None:
    """One of two fails a Chicago and ends on 44 against 58: 58 wins. Both on 49, below the target: they play on."""
    decided = last_trick_for_seat_0(52, 57, 10)
    assert decided.told(TieBreakCalled) == [TieBreakCalled((Seat(0), Seat(1)))]
    decided.deal("3S 3D 4C 4H 7D", "KS KH 9C 8D 6C").keep_all().declare(YES, NO)  # seat 1 is eldest hand
    decided.keep_all().all_pass().keep_all().call(NO, YES).play("4H KH")
    assert decided.state.scores == (57 - 15 + 2, 57 + 1, 10)
    assert decided.told(GameWon) == [GameWon(Seat(1))]

    level = last_trick_for_seat_0(52, 57, 10).give(60, 49, 10)
    level.deal("3S 4D 5C 6H 7D", "KS QH 9C 8D 2C").to_third_phase().call(NO, YES).play("6H QH")
    assert level.state.scores == (60 - 15 + 4, 49, 10)
    assert level.told(TieBreakCalled) == [TieBreakCalled((Seat(0), Seat(1)))]
