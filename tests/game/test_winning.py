"""R8: who wins and what place the others take; R1.6: players who leave (how they go on record: test_results.py)."""

from __future__ import annotations

import pytest

from bot.game.actions import Exchange, Pass, Resign, Seat
from bot.game.engine import legal_actions, refusal
from bot.game.errors import Refusal
from bot.game.events import DealEnded, Dealt, GameWon, SeatLeft, TieBreakCalled
from bot.game.rules import CHOICES, Rules
from bot.game.state import Dealing, Finished, Playing
from tests.dsl import NO, YES, Game

NO_HANDS = "9C AC KD QH JS", "2C 3C 4D 6H 8S", "4C 5C 6D 8H 2S", "6C 7C 8D 2H 4S"
"""Seat 0 wins every trick, whoever leads, and no seat has a hand."""


def after_a_deal(*totals: int, rules: Rules | None = None, dealer: int | None = None) -> Game:
    """A game in which a deal has just ended with these totals; seat 0 scored for the last trick."""
    rules = rules or Rules()
    scores = [totals[0] - rules.last_trick, *totals[1:]]
    return Game(len(totals), scores=scores, rules=rules).deal(*NO_HANDS[: len(totals)], dealer=dealer).to_end()


def places(game: Game) -> tuple[int, ...]:
    assert isinstance(game.state.phase, Finished)
    return game.state.phase.places


@pytest.mark.parametrize("target", CHOICES["target"])
def test_r8_1_the_target_wins_and_one_point_less_does_not(target: int) -> None:
    won = after_a_deal(target, 5, 5, rules=Rules(target=target))
    assert won.told(GameWon) == [GameWon(Seat(0))]
    assert won.state.phase == Finished(Seat(0), (1, 2, 2))

    goes_on = after_a_deal(target - 1, 5, 5, rules=Rules(target=target))
    assert goes_on.told(GameWon) == []
    assert isinstance(goes_on.state.phase, Dealing)


def test_r8_1_the_highest_total_wins_not_the_first_to_get_there() -> None:
    assert after_a_deal(52, 53, 60).told(GameWon) == [GameWon(Seat(2))]


def test_r8_1_nobody_has_won_before_the_deal_is_over() -> None:
    game = Game(2, scores=(51, 0)).deal("KS KH 9D 7C 2C", "QS JH 8D 6C 3C").keep_all().declare(YES, NO)

    assert game.state.scores == (52, 0)
    game.keep_all().all_pass().keep_all().nobody_calls()
    assert isinstance(game.state.phase, Playing)


def test_r8_1_the_totals_are_told_at_the_end_of_every_deal() -> None:
    assert after_a_deal(20, 3).told(DealEnded) == [DealEnded(1, (20, 3))]


def test_after_the_end_nothing_is_legal() -> None:
    game = after_a_deal(52, 5)

    assert legal_actions(game.state, Seat(0)) == ()
    assert refusal(game.state, Resign(Seat(0))) is Refusal.GAME_OVER
    assert refusal(game.state, Exchange(Seat(1), ())) is Refusal.GAME_OVER


def test_r8_2_seats_level_at_the_top_play_a_deal_alone() -> None:
    game = after_a_deal(10, 53, 20, 53)
    assert game.told(TieBreakCalled) == [TieBreakCalled((Seat(1), Seat(3)))]

    game.deal()
    (dealt,) = game.told(Dealt)
    assert dealt.tie_break
    assert [len(hand or ()) for hand in dealt.hands] == [0, 5, 0, 5]
    assert refusal(game.state, Exchange(Seat(0), ())) is Refusal.NOT_IN_DEAL


@pytest.mark.parametrize(
    ("totals", "last_dealer", "order"),
    [
        ((53, 53, 0, 0), 3, (1, 0)),
        ((53, 0, 53, 0), 0, (0, 2)),
        ((10, 53, 53, 53), 2, (1, 2, 3)),
        ((53, 53, 53, 53), 1, (3, 0, 1, 2)),
    ],
)
def test_r8_2_the_first_of_them_after_the_last_dealer_deals(
    totals: tuple[int, ...], last_dealer: int, order: tuple[int, ...]
) -> None:
    phase = after_a_deal(*totals, dealer=last_dealer).state.phase

    assert phase == Dealing(Seat(order[-1]), tuple(map(Seat, order)), tie_break=True)


def test_r8_2_every_next_skips_the_seats_that_sit_out() -> None:
    game = after_a_deal(53, 10, 53, 20).deal("KS KH 9D 7C 2C", "", "QS JH 8D 6C 3C")

    asked = [game.turn]
    game.exchange("")
    asked.append(game.turn)
    game.exchange("")
    asked.append(game.turn)
    assert asked == [2, 0, 2]


def test_r8_2_nothing_touches_the_seats_that_sit_out() -> None:
    game = after_a_deal(53, 53, 40).deal().to_end()

    assert game.state.scores[2] == 40
    assert game.state.hands[2] == ()
    assert game.state.played[2] == ()


def test_r8_2_a_tie_break_of_all_seats_ends_when_one_is_alone_ahead() -> None:
    """All seats are in it, and none has the target any more."""
    game = after_a_deal(53, 53).deal(*NO_HANDS[:2]).give(20, 20).to_end()

    assert game.state.scores == (25, 20)
    assert game.told(GameWon) == [GameWon(Seat(0))]


def test_r8_2_those_still_level_play_another_and_the_lower_one_drops_out() -> None:
    game = after_a_deal(53, 53, 53, 20).deal(*NO_HANDS[:3])
    game.give(53, 58, 40, 20).to_end()

    assert game.told(TieBreakCalled) == [TieBreakCalled((Seat(0), Seat(1)))]
    game.deal()
    assert [len(hand) for hand in game.state.hands] == [5, 5, 0, 0]


def test_r8_2_a_sitting_out_seat_does_not_win_with_more() -> None:
    game = after_a_deal(53, 53, 52).deal(*NO_HANDS[:2]).give(30, 20, 52).to_end()

    assert game.told(GameWon) == [GameWon(Seat(0))]


def test_r8_5_places_go_by_total_and_equals_share_one() -> None:
    assert places(after_a_deal(52, 30, 40, 30)) == (1, 3, 2, 3)


def test_r8_5_seats_of_the_tie_break_rank_above_those_that_sat_out() -> None:
    game = after_a_deal(53, 53, 52).deal(*NO_HANDS[:2]).give(53, 20, 52).to_end()

    assert game.state.scores == (58, 20, 52)
    assert places(game) == (1, 2, 3)


def test_r8_5_deeper_tie_breaks_rank_higher() -> None:
    """Seat 1 loses the second tie-break, seat 2 dropped out after the first, and seat 3 never was in one."""
    game = after_a_deal(53, 53, 53, 50).deal(*NO_HANDS[:3]).give(53, 58, 40, 50).to_end()
    game.deal(*NO_HANDS[:2]).give(53, 10, 40, 50).to_end()

    assert game.state.scores == (58, 10, 40, 50)
    assert places(game) == (1, 2, 3, 4)


def test_r1_6_a_player_may_leave_at_any_moment_and_the_seat_plays_on() -> None:
    game = Game(3).deal("KS KH 9D 7C 2C").keep_all()
    before = game.state
    game.do(Resign(Seat(0)))

    assert game.events == (SeatLeft(Seat(0)),)
    assert game.state.left == (0,)
    assert (game.state.phase, game.state.hands, game.state.scores) == (before.phase, before.hands, before.scores)
    game.declare(YES, NO, NO)
    assert game.state.scores[0] == 1


def test_r1_6_one_leaves_once() -> None:
    game = Game(3).do(Resign(Seat(1)))

    assert refusal(game.state, Resign(Seat(1))) is Refusal.LEFT_ALREADY
    assert legal_actions(game.state, Seat(1)) == ()
    assert legal_actions(game.state, Seat(2)) == (Resign(Seat(2)),)


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_r1_6_nobody_leaves_who_has_no_seat(seat: int) -> None:
    game = Game(3).deal()

    assert refusal(game.state, Resign(Seat(seat))) is Refusal.NOT_IN_DEAL
    assert refusal(game.state, Pass(Seat(seat))) is Refusal.NOT_IN_DEAL
    assert legal_actions(game.state, Seat(seat)) == ()


def test_r1_6_one_may_leave_while_sitting_out() -> None:
    game = after_a_deal(53, 53, 40).deal()

    assert legal_actions(game.state, Seat(2)) == (Resign(Seat(2)),)
    game.do(Resign(Seat(2)))
    assert game.state.left == (2,)


def test_r1_6_who_left_before_the_first_deal_is_in_its_record() -> None:
    game = Game(2).do(Resign(Seat(1))).deal()

    assert game.state.record[0] == SeatLeft(Seat(1))


def test_r8_1_a_game_of_five_points_a_deal_takes_eleven_deals() -> None:
    game = Game(2)
    while not isinstance(game.state.phase, Finished):
        game.deal(*NO_HANDS[:2]).to_tricks().play_out()

    assert game.state.deal == 11
    assert game.state.scores == (55, 0)
