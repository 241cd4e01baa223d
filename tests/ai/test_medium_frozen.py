"""Medium is the yardstick: it must go on answering as it did when the others were measured against it."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.ai.medium import choose
from bot.game.actions import CallChicago, Declare, Exchange, Pass, PlayCard
from tests.ai.frozen import VIEWS, frozen


def test_medium_answers_as_it_did() -> None:
    views = list(frozen())
    changed = [(view.questions[0], seed) for view, seed, answer in views if choose(view, Random(seed)) != answer]
    assert changed == []
    assert len(views) == VIEWS


def test_the_stored_views_ask_for_everything() -> None:
    """Every kind of question, and both answers to those that have two."""
    kinds = Counter(type(answer) for _, _, answer in frozen())
    assert set(kinds) >= {Exchange, Declare, Pass, PlayCard}
    assert kinds[Exchange] > 200
    assert kinds[PlayCard] > 200
    assert any(isinstance(action, CallChicago) for view, _, _ in frozen() for action in view.legal)
