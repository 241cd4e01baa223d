"""How a game goes on record: won, left, or given up (R1.6, R8.5)."""

from __future__ import annotations

from bot.game.actions import Resign, Seat
from bot.game.state import GameState
from bot.game.winning import Outcome, standing_results
from tests.dsl import Game

STAYED, WON, LEFT = (False, False), (True, False), (False, True)

STRONG, WEAK, WEAKER = "AS KS QS JS 9H", "TD 8D 6C 4C 2D", "TC 8C 6D 4D 2C"
"""The first wins every trick; nobody has a hand to declare or compare."""


def places(state: GameState) -> list[int]:
    return [outcome.place for outcome in standing_results(state)]


def fates(state: GameState) -> list[tuple[bool, bool]]:
    return [(outcome.won, outcome.left) for outcome in standing_results(state)]


def decided(*scores: int, leaving: tuple[int, ...] = ()) -> GameState:
    """A game with these scores, to which seat 0 has added the five points of the last trick."""
    hands = (STRONG, WEAK, WEAKER, "")[: len(scores)]
    game = Game(len(scores), scores=scores).deal(*hands)
    for seat in leaving:
        game.do(Resign(Seat(seat)))
    return game.to_tricks().play_out().state


def test_the_winner_is_first_and_equals_share_a_place() -> None:
    """R8.5"""
    state = decided(47, 20, 20)
    assert standing_results(state) == (Outcome(1, *WON), Outcome(2, *STAYED), Outcome(2, *STAYED))


def test_those_who_left_rank_below_all_who_stayed_the_earlier_leaver_lower() -> None:
    """R1.6"""
    state = decided(47, 50, 40, leaving=(1, 2))
    assert places(state) == [1, 3, 2]
    assert fates(state) == [WON, LEFT, LEFT]


def test_nobody_has_won_a_game_that_a_seat_played_on_for_somebody_wins() -> None:
    """R1.6"""
    state = decided(47, 20, 30, leaving=(0,))
    assert places(state) == [3, 2, 1]
    assert fates(state) == [LEFT, STAYED, STAYED]


def test_a_game_that_is_given_up_is_won_by_nobody() -> None:
    """R1.6: everybody left, and the scores are as they stand."""
    game = Game(3, scores=(10, 30, 10)).deal(STRONG, WEAK, WEAKER)
    assert standing_results(game.state) == (Outcome(2, *STAYED), Outcome(1, *STAYED), Outcome(2, *STAYED))
    for seat in (1, 2, 0):
        game.do(Resign(Seat(seat)))
    assert places(game.state) == [1, 3, 2]
    assert fates(game.state) == [LEFT, LEFT, LEFT]


def test_a_game_given_up_before_the_first_deal_has_results_too() -> None:
    game = Game(2).do(Resign(Seat(1))).do(Resign(Seat(0)))
    assert standing_results(game.state) == (Outcome(1, *LEFT), Outcome(2, *LEFT))


def test_a_tie_break_that_is_given_up_ranks_those_who_played_it_first() -> None:
    """R8.5: though a seat that sits out may have more points by then."""
    game = Game(3, scores=(55, 60, 51)).deal(STRONG, WEAK, WEAKER).to_tricks().play_out()
    assert (game.state.scores, game.state.phase.__class__.__name__) == ((60, 60, 51), "Dealing")
    game.give(40, 60, 51)
    assert places(game.state) == [2, 1, 3]
