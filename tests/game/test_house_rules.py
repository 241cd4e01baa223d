"""Every value of every house rule (RULES.md section 9) does what it says, and nothing without it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.codec import decode_rules, encode_rules
from bot.game.errors import InvalidRules
from bot.game.rules import CHOICES, CLASHES, PRESETS, OneUp, Reveal, Rules, ScorePhases, Value, differences
from tests.game.house_rules import cards, chicago, points, winning
from tests.game.house_rules.shown import SHOWN

TOPICS = (cards, chicago, points, winning)
VALUES = [(rule, value) for rule, (_, *others) in CHOICES.items() for value in others]


def playing_by(rule: str, value: Value) -> Rules:
    values: dict[str, Any] = {rule: value}
    return Rules(**values)


@pytest.mark.parametrize(("rule", "value"), VALUES)
def test_a_value_makes_the_difference_it_says(rule: str, value: Value) -> None:
    """A new value without a situation that shows it fails here; so does one that the game ignores."""
    play, ends, usually = SHOWN[rule, value]

    assert play(playing_by(rule, value)) == ends
    assert play(Rules()) == usually
    assert ends != usually


def test_every_situation_shows_a_value_that_there_is() -> None:
    assert set(SHOWN) == set(VALUES)


@pytest.mark.parametrize("rule", CHOICES)
def test_a_value_that_is_not_offered_is_refused(rule: str) -> None:
    wrong: tuple[Any, ...] = (1, -5, 1000, "nonsense", None)
    for value in wrong:
        with pytest.raises(InvalidRules) as refused:
            playing_by(rule, value)
        assert refused.value.key == f"invalid-{rule.replace('_', '-')}"


def test_on_and_off_are_no_numbers() -> None:
    for rule in (rule for rule, (default, *_) in CHOICES.items() if isinstance(default, bool)):
        with pytest.raises(InvalidRules):
            playing_by(rule, 1)
    for rule in (rule for rule, choices in CHOICES.items() if 0 in choices and not isinstance(choices[0], bool)):
        with pytest.raises(InvalidRules):
            playing_by(rule, False)


# Combinations that make no sense

CLASHING: dict[str, list[dict[str, Any]]] = {
    "clash-exchange-stop": [
        {"exchange_stop": 41, "target": 26},
        {"exchange_stop": 41, "target": 41},
        {"exchange_stop": 47, "target": 41},
    ],
    "clash-score-phases": [{"score_phases": ScorePhases.FIRST, "exchanges": 2}],
    "clash-reveal": [{"reveal": Reveal.PHASE_TWO, "exchanges": 2}],
}


def test_every_clash_is_tried() -> None:
    assert CLASHING.keys() == CLASHES.keys()


@pytest.mark.parametrize(("why", "values"), [(why, each) for why, several in CLASHING.items() for each in several])
def test_what_makes_no_sense_together_is_refused_and_says_why(why: str, values: dict[str, Any]) -> None:
    with pytest.raises(InvalidRules) as refused:
        Rules(**values)
    assert refused.value.key == why


def test_what_comes_close_to_a_clash_is_allowed() -> None:
    Rules(exchange_stop=47, target=50)
    Rules(score_phases=ScorePhases.NONE, exchanges=2)
    Rules(reveal=Reveal.OFF, exchanges=2)


# Presets, differences, storage


def test_the_presets_are_those_of_the_rules() -> None:
    told = {name: {rule: str(value) for rule, value in differences(rules).items()} for name, rules in PRESETS.items()}
    assert told == {
        "standard": {},
        "pagat": {"exchange_stop": "46", "four_of_a_kind": "choice"},
        "svensk": {
            "deuce_last_trick": "10",
            "chicago_hand_points": "False",
            "exchange_stop": "46",
            "one_up": "every",
            "four_of_a_kind": "reset",
            "royal_wins_at_once": "True",
        },
        "quick": {"target": "26", "declaring": "automatic"},
    }


@pytest.mark.parametrize(("rule", "value"), VALUES)
def test_a_rule_that_differs_is_told_and_comes_back_from_storage(rule: str, value: Value) -> None:
    chosen = playing_by(rule, value)

    assert differences(chosen) == {rule: value}
    back = decode_rules(encode_rules(chosen))
    assert back == chosen
    assert type(getattr(back, rule)) is type(value)


def test_a_game_stored_before_a_rule_was_there_plays_without_it() -> None:
    stored = encode_rules(Rules(one_up=OneUp.FIRST))
    del stored["chicago_breaker"]
    assert decode_rules(stored) == Rules(one_up=OneUp.FIRST)
