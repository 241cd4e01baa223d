"""The hard player's declaration: it speaks when the points outweigh what the others learn from it (R3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.ai.hands.tables import EXCHANGES, tables
from bot.ai.others.rivals import Shares, best_of, chance_best, shares
from bot.ai.others.signs import signs
from bot.ai.sets.grades import CATEGORIES, grade
from bot.game.poker import Category, rank_of
from bot.game.scoring import hand_points
from bot.game.view import SeatView

SECRECY: Final = 0.1
"""Points: what it is worth that the others do not know one's hand."""


def chance_to_score(view: SeatView) -> float:
    """The chance that the hand is the best one declared, if it is declared (R3.1)."""
    rank = rank_of(view.hand)
    return chance_best(grade(rank), best_of(_still_in(view, rank.category)))


def is_worth_declaring(view: SeatView, chance: float) -> bool:
    """Is the hand worth declaring, with this chance to score?"""
    return hand_points(rank_of(view.hand).category, view.rules) * chance >= SECRECY


def _still_in(view: SeatView, category: Category) -> Iterator[Shares]:
    """The hands of those who have not spoken yet, and of those who have declared the same category."""
    number = view.questions[0].number
    for seat, told in signs(view).items():
        if seat == view.seat:
            continue
        found = shares(tables(), told, number, number + EXCHANGES - view.rules.exchanges)
        if number not in told.said:
            yield found
        elif told.said[number] == (category, category):
            yield _of_category(found, category)


def _of_category(found: Shares, category: Category) -> Shares:
    """The same for a hand that is known to be of this category."""
    whole = sum(share for share, other in zip(found, CATEGORIES, strict=True) if other is category)
    if not whole:
        return [1 / CATEGORIES.count(category) if other is category else 0.0 for other in CATEGORIES]
    return [share / whole if other is category else 0.0 for share, other in zip(found, CATEGORIES, strict=True)]
