"""R5: what hands are worth."""

from __future__ import annotations

import pytest

from bot.game.actions import Seat
from bot.game.events import HandScored
from bot.game.poker import Category
from bot.game.rules import CHOICES, Rules
from bot.game.scoring import hand_points
from tests.dsl import NO, YES, Game


@pytest.mark.parametrize(
    ("category", "points"),
    [
        (Category.HIGH_CARD, 0),
        (Category.ONE_PAIR, 1),
        (Category.TWO_PAIRS, 2),
        (Category.THREE_OF_A_KIND, 3),
        (Category.STRAIGHT, 4),
        (Category.FLUSH, 5),
        (Category.FULL_HOUSE, 6),
        (Category.FOUR_OF_A_KIND, 7),
        (Category.STRAIGHT_FLUSH, 8),
        (Category.ROYAL_FLUSH, 52),
    ],
)
def test_r5_points_of_the_hands(category: Category, points: int) -> None:
    assert hand_points(category, Rules()) == points


@pytest.mark.parametrize("target", CHOICES["target"])
def test_r8_3_a_royal_flush_is_worth_the_whole_target(target: int) -> None:
    assert hand_points(Category.ROYAL_FLUSH, Rules(target=target)) == target


def test_r5_1_points_are_written_at_once() -> None:
    game = Game(2).deal("KS KH KD 7C 2C", "QS JH 8D 6C 3C").keep_all().declare(YES)
    assert game.state.scores == (0, 0)

    game.declare(NO)
    assert game.events[-1] == HandScored(Seat(0), 1, Category.THREE_OF_A_KIND, 3)
    assert game.state.scores == (3, 0)


def test_r8_3_a_royal_flush_in_phase_one_does_not_end_the_deal() -> None:
    game = Game(2).deal("TS JS QS KS AS", "QD JH 8D 6C 3C").keep_all().declare(YES, NO)

    assert game.state.scores == (52, 0)
    assert game.turn == 0
    game.keep_all()
