"""R3: declaring poker hands in phases one and two."""

from __future__ import annotations

import pytest

from bot.game.actions import Declare, Seat
from bot.game.cards import Rank
from bot.game.engine import legal_actions, refusal
from bot.game.errors import Refusal
from bot.game.events import HandDeclared, HandScored, NobodyScored, Passed
from bot.game.poker import Category
from bot.game.state import Exchanging
from tests.dsl import NO, YES, Game

JUNK = "QS TH 8D 6C 3C", "JS 9H 7D 5C 2H"


def ranks(letters: str) -> tuple[Rank, ...]:
    return tuple(rank for letter in letters for rank in Rank if rank.letter == letter)


def declared(*hands: str, answers: tuple[bool, ...]) -> Game:
    return Game(len(hands)).deal(*hands).keep_all().declare(*answers)


def test_r3_1_each_seat_is_asked_once_in_turn_from_eldest_hand() -> None:
    game = Game(3).deal().keep_all()
    asked = []
    for _ in range(3):
        asked.append(game.turn)
        game.declare(NO)

    assert asked == [0, 1, 2]
    assert game.state.phase == Exchanging(2, Seat(0))


def test_r3_1_a_category_must_be_as_high_as_the_highest_so_far() -> None:
    game = declared("4S 4H 3D 3C 9C", "AS AH 8D 6C 2C", "2S 2H 2D 6D 7H", answers=(YES,))

    assert refusal(game.state, Declare(Seat(1))) is Refusal.TOO_LOW
    game.declare(NO)
    assert refusal(game.state, Declare(Seat(2))) is None


def test_r3_1_high_card_cannot_be_declared() -> None:
    game = Game(2).deal(*JUNK).keep_all()

    assert refusal(game.state, Declare(Seat(0))) is Refusal.NOTHING_TO_DECLARE


def test_r3_1_a_declaration_names_the_category_and_no_more() -> None:
    game = declared("4S 4H 3D 3C 9C", JUNK[1], answers=(YES,))

    assert game.events == (HandDeclared(Seat(0), 1, Category.TWO_PAIRS),)


def test_r3_1_a_higher_category_leads_without_naming_ranks() -> None:
    game = declared("4S 4H 3D 3C 9C", "2S 2H 2D 6D 7H", answers=(YES,))
    game.declare(YES)

    assert game.events[0] == HandDeclared(Seat(1), 1, Category.THREE_OF_A_KIND)
    assert game.told(HandScored) == [HandScored(Seat(1), 1, Category.THREE_OF_A_KIND, 3)]


@pytest.mark.parametrize(
    ("first", "second", "named", "leads"),
    [
        ("KS KH 9D 7C 2C", "AS AH 8D 6C 3C", ("K", "A"), True),  # the pair decides
        ("AS AH 8D 6C 3C", "KS KH 9D 7C 2C", ("A", "K"), False),
        ("KS KH 9D 7C 2C", "KD KC 8D 7H 2H", ("K9", "K8"), False),  # the first side card
        ("KS KH 9D 7C 2C", "KD KC 9H 7H 3H", ("K972", "K973"), True),  # the last side card
        ("KS KH 3D 3C AC", "KD KC 2D 2C AH", ("K3", "K2"), False),  # the lower pair
        ("QS QH QD 2C 3C", "KS KH KD 4C 5C", ("Q", "K"), True),  # the three of a kind
        ("2S 2H 2D AC AH", "3S 3H 3D 4C 4H", ("2", "3"), True),  # a full house by its three
        ("AS 2H 3D 4C 5S", "2S 3H 4D 5C 6S", ("5", "6"), True),  # a straight by its top card
        ("KS 9S 7S 5S 2S", "KH 9H 7H 6H 2H", ("K975", "K976"), True),  # a flush card by card
    ],
)
def test_r3_2_equal_categories_name_ranks_until_they_differ(
    first: str, second: str, named: tuple[str, str], leads: bool
) -> None:
    event = declared(first, second, answers=(YES, YES)).told(HandDeclared)[1]

    assert (event.against_named, event.named) == (ranks(named[0]), ranks(named[1]))
    assert (event.against, event.leads, event.tied) == (0, leads, False)


def test_r3_2_level_hands_name_all_their_ranks() -> None:
    event = declared("KS KH 9D 7C 2C", "KD KC 9S 7H 2H", answers=(YES, YES)).told(HandDeclared)[1]

    assert event.named == event.against_named == ranks("K972")
    assert (event.leads, event.tied) == (True, True)


def test_r3_2_ranks_once_named_stay_named() -> None:
    """Seat 0 names K-9-7 against seat 1; seat 2 drops out at its first rank."""
    hands = "KS KH 9D 7C 2C", "KD KC 9H 6C 2H", "QS QH 9S 7D 3C"
    _, _, third = declared(*hands, answers=(YES, YES, YES)).told(HandDeclared)

    assert third.named == ranks("Q")
    assert (third.against, third.against_named) == (0, ranks("K97"))
    assert third.leads is False


def test_r3_2_a_new_leader_has_named_only_its_own_ranks() -> None:
    """Seat 1 leads with K-T and has said no more; seat 2 is then asked as far as that pair of ranks differs."""
    hands = "KS KH 9D 7C 2C", "KD KC TH 6C 2H", "AS AH 9S 8D 3C"
    _, second, third = declared(*hands, answers=(YES, YES, YES)).told(HandDeclared)

    assert (second.named, second.leads) == (ranks("KT"), True)
    assert (third.named, third.against, third.against_named) == (ranks("A"), 1, ranks("KT"))


def test_r3_2_a_third_seat_is_compared_with_those_that_are_level() -> None:
    hands = "KS KH 9D 7C 2C", "KD KC 9S 7H 2H", "AS AH 8D 6C 3C"
    game = declared(*hands, answers=(YES, YES, YES))

    assert game.told(HandDeclared)[2].against == 0
    assert game.told(HandScored) == [HandScored(Seat(2), 1, Category.ONE_PAIR, 1)]


def test_r3_3_the_best_declared_hand_scores_whatever_is_held_back() -> None:
    game = declared("KS 9S 7S 5S 2S", "4D 4H JC 8C 6D", answers=(NO, YES))

    assert game.told(HandScored) == [HandScored(Seat(1), 1, Category.ONE_PAIR, 1)]


def test_r3_4_level_hands_score_nothing_and_a_lower_one_does_not_inherit() -> None:
    hands = "KS KH 9D 7C 2C", "QS QH 8D 6C 3C", "KD KC 9S 7H 2H"
    game = declared(*hands, answers=(YES, NO, YES))

    assert game.told(NobodyScored) == [NobodyScored(1, (Seat(0), Seat(2)))]
    assert game.state.scores == (0, 0, 0)
    assert game.state.owing == (False, False, False)


def test_r3_5_nobody_declared_nobody_scores() -> None:
    game = declared("KS KH 9D 7C 2C", "QS QH 8D 6C 3C", answers=(NO, NO))

    assert game.told(NobodyScored) == [NobodyScored(1, ())]


def test_r3_6_the_same_hand_may_score_in_all_three_comparisons() -> None:
    game = Game(2).deal("KS KH 9D 7C 2C", JUNK[0]).keep_all().declare(YES, NO).keep_all().declare(YES, NO)
    game.keep_all().nobody_calls().play_out()

    assert game.told(HandScored) == [HandScored(Seat(0), number, Category.ONE_PAIR, 1) for number in (1, 2, 3)]


def test_r3_6_phase_two_begins_afresh() -> None:
    game = Game(2).deal("4S 4H 3D 3C 9C", "AS AH 8D 6C 2C").keep_all().declare(YES, NO).keep_all().declare(NO)

    assert refusal(game.state, Declare(Seat(1))) is None


def test_r3_7_a_pass_for_lack_of_a_hand_looks_like_any_other() -> None:
    with_nothing = Game(2).deal(*JUNK).keep_all()
    assert [type(action).__name__ for action in legal_actions(with_nothing.state, Seat(0))] == ["Pass", "Resign"]

    by_choice = Game(2).deal("KS KH 9D 7C 2C", JUNK[0]).keep_all()
    assert with_nothing.declare(NO).events == by_choice.declare(NO).events == (Passed(Seat(0), 1),)
