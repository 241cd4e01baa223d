"""What totals, grades and rivals are worth."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.others.rivals import best_of, chance_best
from bot.ai.race import INCOME, chance
from bot.ai.sets.grades import CATEGORIES, GRADES, grade
from bot.game.cards import PACK
from bot.game.poker import rank_of


@pytest.mark.parametrize("others", [(20,), (20, 20), (20, 20, 20)])
def test_level_seats_have_even_chances(others: tuple[int, ...]) -> None:
    assert chance(20, others, 52) == pytest.approx(1 / (1 + len(others)), abs=0.02)


def test_a_point_never_hurts_and_one_of_the_others_never_helps() -> None:
    for own in range(0, 56, 3):
        assert chance(own + 1, (30,), 52) >= chance(own, (30,), 52)
        assert chance(30, (own + 1, 10), 52) <= chance(30, (own, 10), 52)


def test_with_the_target_reached_the_highest_total_has_won() -> None:
    """R8.1, R10 case 16; level ones are even (R8.2)."""
    assert chance(53, (55,), 52) == 0
    assert chance(55, (53, 10), 52) == 1
    assert chance(53, (53, 10), 52) == 0.5
    assert 0 < chance(51, (50,), 52) < 1


def test_incomes_are_shares_of_all_deals() -> None:
    for income in INCOME.values():
        assert sum(income.values()) == pytest.approx(1)


def test_a_higher_grade_beats_a_lower_one() -> None:
    """R4.1, R4.2"""
    rng = Random(1)
    ranks = [rank_of(tuple(rng.sample(PACK, 5))) for _ in range(2_000)]
    ranks.sort()
    grades = [grade(rank) for rank in ranks]
    assert grades == sorted(grades)
    assert all(CATEGORIES[place] is rank.category for place, rank in zip(grades, ranks, strict=True))
    assert len(set(grades)) > 15
    assert max(grades) < GRADES


def test_the_best_of_several_rivals() -> None:
    one = [0.5, 0.5] + [0.0] * (GRADES - 2)
    assert best_of([one, one])[:2] == [0.25, 0.75]
    assert chance_best(0, best_of([one, one])) == 0.125
    assert chance_best(1, one) == 0.75
    assert chance_best(5, one) == 1
