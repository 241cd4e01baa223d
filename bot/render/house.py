"""The house rules of a table in words: a short phrase and a sentence for every value of every rule (RULES.md 9)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.game.rules import CHOICES, PRESETS, Rules, StraightFlush, Value, differences
from bot.i18n.localizer import Localizer

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "exchange": ("exchanges", "exchange_stop", "one_up", "low_redeal", "reveal"),
        "hands": ("score_phases", "declaring", "tied_hands", "four_of_a_kind", "straight_flush"),
        "chicago": (
            "last_trick",
            "deuce_last_trick",
            "chicago_points",
            "chicago_minimum",
            "chicago_lead",
            "chicago_breaker",
            "chicago_hand_points",
        ),
        "winning": ("target", "win_check", "chicago_required", "royal_wins_at_once"),
    }
)
"""The house rules by what they are about, as the form and the rules in words order them."""


def phrase(say: Localizer, rules: Rules, rule: str, value: Value | None = None) -> str:
    """What one rule says in a few words, "two exchanges": of this table, or if it had another `value`."""
    return say.say(f"house-{_hyphens(rule)}", value=_word(_in_force(rules, rule) if value is None else value))


def told(say: Localizer, rules: Rules, rule: str, value: Value | None = None) -> str:
    """What one rule says in a sentence of at most 100 letters: of this table, or if it had another `value`."""
    return say.say(
        f"told-{_hyphens(rule)}",
        value=_word(_in_force(rules, rule) if value is None else value),
        points=rules.chicago_points,
    )


def choice_of(rule: str, word: str) -> Value | None:
    """The value of a rule that `word_of` writes so; None for anything else."""
    return next((value for value in CHOICES[rule] if word_of(value) == word), None)


def word_of(value: Value) -> str:
    """A value as a drop-down names it."""
    return str(_word(value))


def with_value(rules: Rules, rule: str, value: Value) -> Rules:
    """The rules with one of them set to another value. Raises InvalidRules."""
    return Rules(**{name: getattr(rules, name) for name in CHOICES} | {rule: value})


def group_of(rule: str) -> int:
    """The place in GROUPS where a rule stands."""
    return next(place for place, rules in enumerate(GROUPS.values()) if rule in rules)


def preset_of(rules: Rules) -> str | None:
    """The preset that these rules are."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)


def preset_name(say: Localizer, preset: str) -> str:
    """What a preset is called."""
    return say.say(f"preset-{preset}")


def house_rules(rules: Rules, say: Localizer) -> str:
    """The rules of a table by what differs from the standard: "House rules: 26 points win"."""
    changes = say.row(changed_rules(rules, say))
    if not changes:
        return say.say("lobby-rules-standard")
    preset = preset_of(rules)
    if preset is None:
        return say.say("lobby-rules-changed", changes=changes)
    return say.say("lobby-rules-preset", preset=preset_name(say, preset), changes=changes)


def changed_rules(rules: Rules, say: Localizer) -> list[str]:
    """Every value that differs from the standard, in words."""
    return [phrase(say, rules, rule) for rule in differences(rules)]


def is_usual(rules: Rules, rule: str) -> bool:
    """Does this table play what the standard game plays?"""
    return _in_force(rules, rule) == CHOICES[rule][0]


def _in_force(rules: Rules, rule: str) -> Value:
    """The value that counts: where a straight flush wins the game, a royal flush does too, whatever its own rule."""
    if rule == "royal_wins_at_once" and rules.straight_flush is StraightFlush.WIN:
        return True
    value: Value = getattr(rules, rule)
    return value


def _word(value: Value) -> str | int:
    """A value as the locale files write it: on, off, every-phase, 52."""
    match value:
        case bool():
            return "on" if value else "off"
        case StrEnum():
            return int(value) if value.isdecimal() else _hyphens(value)
        case _:
            return value


def _hyphens(word: str) -> str:
    return word.replace("_", "-")
