"""Rules about the end of a game: `target` and `win_check`."""

from __future__ import annotations

from bot.game.poker import Category
from bot.game.rules import Rules, WinCheck
from bot.game.scoring import hand_points
from tests.dsl import Game
from tests.game.house_rules.points import NOTHING, first_comparison
from tests.game.house_rules.shown import LOSES_ALL, WINS_ALL, shows, simply, winner


@shows("target", {26: (26, 26), 41: (41, 41), 50: (50, 50), 51: (51, 51)}, usually=(52, 52))
def least_total_that_wins_and_worth_of_a_royal_flush(rules: Rules) -> tuple[int, int]:
    """R8.1, R5. Seat 0 takes the last trick for 5 points."""
    for total in range(20, 60):
        if winner(simply(Game(2, scores=(total - 5, 0), rules=rules).deal(WINS_ALL, LOSES_ALL))) is not None:
            return total, hand_points(Category.ROYAL_FLUSH, rules)
    raise AssertionError("nothing wins")


@shows("win_check", {WinCheck.IMMEDIATE: 0}, usually=None)
def winner_when_a_pair_makes_it_52_in_phase_one(rules: Rules) -> int | None:
    return winner(first_comparison(rules, "KS KH 9D 5C 3H", NOTHING, scores=(51, 0)))
