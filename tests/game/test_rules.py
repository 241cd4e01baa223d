"""The house rules: which values a table may choose (RULES.md, section 9)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from bot.game.errors import InvalidRules, RulesError
from bot.game.rules import CHOICES, Rules, Value


def test_the_defaults_are_the_standard_game() -> None:
    assert Rules() == Rules(target=52, last_trick=5, chicago_points=15)


def test_a_default_is_the_first_choice() -> None:
    assert {rule.name: rule.default for rule in fields(Rules)} == {rule: first for rule, (first, *_) in CHOICES.items()}


@pytest.mark.parametrize(("rule", "value"), [(rule, value) for rule, values in CHOICES.items() for value in values])
def test_every_choice_may_be_made(rule: str, value: Value) -> None:
    chosen: dict[str, Any] = {rule: value}
    assert getattr(Rules(**chosen), rule) == value


@pytest.mark.parametrize(
    ("rule", "value", "key"),
    [
        ("target", 53, "invalid-target"),
        ("target", 0, "invalid-target"),
        ("last_trick", 4, "invalid-last-trick"),
        ("chicago_points", 14, "invalid-chicago-points"),
    ],
)
def test_other_values_are_refused_with_the_key_of_a_sentence(rule: str, value: int, key: str) -> None:
    chosen: dict[str, Any] = {rule: value}
    with pytest.raises(InvalidRules) as refused:
        Rules(**chosen)

    assert refused.value.key == key
    assert isinstance(refused.value, RulesError)


def test_rules_do_not_change_during_a_game() -> None:
    with pytest.raises(FrozenInstanceError):
        Rules().target = 26  # type: ignore[misc]
