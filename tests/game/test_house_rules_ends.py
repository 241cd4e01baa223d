"""House rules about Chicago and winning (RULES.md section 9), in full and beside each other."""

from __future__ import annotations

import pytest

from bot.game.actions import CallChicago, Seat
from bot.game.copying import changed
from bot.game.events import (
    BreakerScored,
    ChicagoBroken,
    DealEnded,
    GameWon,
    HandsRevealed,
    TieBreakCalled,
)
from bot.game.rules import (
    Lead,
    Required,
    Rules,
    StraightFlush,
    TiedHands,
    WinCheck,
)
from bot.game.state import Asks, Calling, Dealing, Exchanging
from bot.game.view import observe
from tests.dsl import NO, YES, Game
from tests.game.house_rules.points import FLUSH_IN_A_ROW, NOTHING, ROYAL
from tests.game.house_rules.shown import LOSES_ALL, WINS_ALL, broken, called, made, simply, winner

KINGS, EQUAL_KINGS = "KS KH 9D 5C 3H", "KD KC 9S 5H 3S"
IMMEDIATE = WinCheck.IMMEDIATE


def phase_one(game: Game, *answers: bool) -> Game:
    return game.keep_all().declare(*answers)


# Chicago


def test_chicago_minimum_off_a_loss_still_stops_at_nothing_and_the_breaker_is_paid_in_full() -> None:
    """R5.2"""
    game = broken(Rules(chicago_minimum=False, chicago_breaker=10), 4, 0)
    assert [event.points for event in game.told(ChicagoBroken)] == [-4]
    assert [event.points for event in game.told(BreakerScored)] == [10]


def test_chicago_minimum_off_all_seats_are_asked_in_turn() -> None:
    """R7.1"""
    game = Game(3, rules=Rules(chicago_minimum=False)).deal(dealer=0).to_third_phase()
    assert game.state.phase == Calling((Seat(1), Seat(2), Seat(0)), Seat(1))


def test_chicago_lead_eldest_leads_and_the_call_still_binds() -> None:
    rules = Rules(chicago_lead=Lead.ELDEST)
    game = simply(Game(2, scores=(0, 20), rules=rules).deal(LOSES_ALL, WINS_ALL), before=Asks.CHICAGO)
    game.do(CallChicago(Seat(1))).play("TD AS")
    assert game.told(ChicagoBroken) == [ChicagoBroken(Seat(1), Seat(0), -15)]  # it has no diamond


def test_chicago_hand_points_off_unplayed_cards_stay_hidden() -> None:
    game = broken(Rules(chicago_hand_points=False), 20, 0)
    view = observe(game.state, None)
    assert isinstance(game.state.phase, Dealing)
    assert game.told(HandsRevealed) == []
    assert [len(cards) for cards in view.played] == [1, 1]


def test_chicago_hand_points_off_hands_are_compared_when_nobody_calls() -> None:
    game = simply(Game(2, scores=(20, 0), rules=Rules(chicago_hand_points=False)).deal(WINS_ALL, LOSES_ALL))
    assert len(game.told(HandsRevealed)) == 1


def test_chicago_required_the_best_of_those_who_may_win() -> None:
    """R8.1: seat 1 has more, but has called nothing."""
    game = made(Rules(chicago_required=Required.WON), 40, 60)
    assert game.told(GameWon) == [GameWon(Seat(0))]
    assert game.state.scores == (55, 60)


def test_chicago_required_without_the_target_play_goes_on() -> None:
    game = made(Rules(chicago_required=Required.WON), 20, 60)
    assert winner(game) is None
    assert game.told(TieBreakCalled) == []
    assert game.told(DealEnded)[0].scores == (35, 60)


def test_royal_wins_at_once_whatever_chicago_required_says() -> None:
    rules = Rules(royal_wins_at_once=True, chicago_required=Required.WON)
    assert winner(phase_one(Game(2, scores=(0, 70), rules=rules).deal(ROYAL, NOTHING), YES, NO)) == 0
    usual = Rules(chicago_required=Required.WON)
    assert winner(simply(Game(2, scores=(0, 70), rules=usual).deal(ROYAL, NOTHING))) is None


# Winning


def test_a_royal_flush_that_does_not_score_wins_nothing() -> None:
    """R3.3: it was not declared."""
    rules = Rules(royal_wins_at_once=True)
    assert winner(phase_one(Game(2, rules=rules).deal(ROYAL, NOTHING), NO, NO)) is None


@pytest.mark.parametrize("hand", [ROYAL, FLUSH_IN_A_ROW])
def test_straight_flush_win_is_for_both(hand: str) -> None:
    rules = Rules(straight_flush=StraightFlush.WIN)
    assert winner(phase_one(Game(2, scores=(0, 70), rules=rules).deal(hand, NOTHING), YES, NO)) == 0


def test_royal_wins_at_once_is_not_for_a_straight_flush() -> None:
    rules = Rules(royal_wins_at_once=True)
    assert winner(phase_one(Game(2, scores=(0, 70), rules=rules).deal(FLUSH_IN_A_ROW, NOTHING), YES, NO)) is None


TWO_ROYALS = Rules(royal_wins_at_once=True, tied_hands=TiedHands.ALL)


def test_two_royal_flushes_the_higher_total_wins() -> None:
    game = Game(3, scores=(3, 2, 120), rules=TWO_ROYALS).deal(ROYAL, "AH KH QH JH TH", LOSES_ALL)
    assert winner(phase_one(game, YES, YES, NO)) == 0


def test_two_royal_flushes_with_level_totals_play_a_tie_break_alone() -> None:
    """R8.2: the third seat sits out, whatever its total."""
    game = Game(3, scores=(3, 3, 120), rules=TWO_ROYALS).deal(ROYAL, "AH KH QH JH TH", LOSES_ALL)
    phase_one(game, YES, YES, NO)
    assert game.told(TieBreakCalled) == [TieBreakCalled((Seat(0), Seat(1)))]
    assert isinstance(game.state.phase, Dealing)
    assert game.state.phase.tie_break


def test_win_check_immediate_after_the_last_trick_no_hands_are_compared() -> None:
    game = simply(Game(2, scores=(47, 0), rules=Rules(win_check=IMMEDIATE)).deal(WINS_ALL, LOSES_ALL))
    assert winner(game) == 0
    assert game.told(HandsRevealed) == []


def test_win_check_immediate_points_of_one_comparison_count_together() -> None:
    """Both come to 52 or more at once; the higher total wins."""
    rules = Rules(win_check=IMMEDIATE, tied_hands=TiedHands.ALL)
    game = phase_one(Game(2, scores=(51, 52), rules=rules).deal(KINGS, EQUAL_KINGS), YES, YES)
    assert winner(game) == 1
    assert game.state.scores == (52, 53)


def test_win_check_immediate_level_totals_play_a_tie_break_at_once() -> None:
    rules = Rules(win_check=IMMEDIATE, tied_hands=TiedHands.ALL)
    game = phase_one(Game(2, scores=(51, 51), rules=rules).deal(KINGS, EQUAL_KINGS), YES, YES)
    assert game.told(TieBreakCalled) == [TieBreakCalled((Seat(0), Seat(1)))]
    assert isinstance(game.state.phase, Dealing)

    # R8.2: it is won as soon as one is alone ahead
    game.deal("QH JD 8C 6D 2H", "AS AH 7D 5C 3H").keep_all()
    assert game.turn == 1
    game.declare(YES, NO)
    assert winner(game) == 1


def test_win_check_immediate_a_broken_chicago_decides_a_tie_break() -> None:
    game = called(Rules(win_check=IMMEDIATE), (20, 20), "2C 4D 6H 8S TC", "AC AD QH KS JC")
    game.state = changed(game.state, tie_breaks=(1, 1), scores=(53, 53))
    game.play("2C JC")
    assert winner(game) == 1
    assert game.state.scores == (38, 53)


def test_win_check_immediate_tied_scorers_in_a_tie_break_go_on() -> None:
    rules = Rules(win_check=IMMEDIATE, tied_hands=TiedHands.ALL)
    game = phase_one(Game(2, scores=(51, 51), rules=rules).deal(KINGS, EQUAL_KINGS), YES, YES)
    game.deal(KINGS, EQUAL_KINGS).keep_all().declare(YES, YES)
    assert game.state.scores == (53, 53)
    assert isinstance(game.state.phase, Exchanging)


def test_target_is_what_a_royal_flush_scores() -> None:
    game = phase_one(Game(2, rules=Rules(target=41)).deal(ROYAL, NOTHING), YES, NO)
    assert game.state.scores == (41, 0)
    assert winner(game) is None  # R8.1: at the end of the deal
