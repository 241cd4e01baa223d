"""House rules in words: every value of every rule can be told, and what is told is what is played (RULES.md 9)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations, product

import pytest

from bot.game.errors import InvalidRules
from bot.game.poker import Category
from bot.game.rules import CHOICES, PRESETS, Rules, StraightFlush, Value
from bot.game.scoring import hand_points
from bot.i18n.localizer import Localizer
from bot.records import RuleSet
from bot.render.glyphs import Glyphs
from bot.render.house import GROUPS, changed_rules, choice_of, house_rules, phrase, told, with_value, word_of
from bot.render.panel import Button, Panel, Select, Text
from bot.render.rules_form import RULES, FormScene, chosen_set, rules_form, set_word
from bot.render.rules_text import EXTRAS, SECTIONS, rules_text

SAY = Localizer.for_locale("en")
VALUES = [(rule, value) for rule, values in CHOICES.items() for value in values]
MOST_CHARACTERS, MOST_COMPONENTS, MOST_IN_A_DESCRIPTION, MOST_OPTIONS = 4_000, 40, 100, 25
"""Discord's limits."""
SETS = tuple(RuleSet(number, f"{number:02} " + "W" * 20, PRESETS["svensk"]) for number in range(1, 21))


def text_of(panel: Panel) -> str:
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))


def words(rules: Rules) -> str:
    return text_of(rules_text(rules, SAY, Glyphs()))


def played_with(rule: str, value: Value) -> Rules:
    """Rules in which this value makes sense."""
    return with_value(Rules(), rule, value)


# Every value has its words


def test_every_rule_stands_in_one_group_of_the_form() -> None:
    assert sorted(rule for rules in GROUPS.values() for rule in rules) == sorted(CHOICES)


def test_every_rule_stands_in_one_section_of_the_words() -> None:
    parts = [part for section in SECTIONS.values() for part in section if not part.startswith("rules-")]
    assert sorted(parts) == sorted(CHOICES)


@pytest.mark.parametrize("rule", CHOICES)
def test_no_two_values_of_a_rule_read_the_same(rule: str) -> None:
    for words_for in (phrase, told):
        read = [words_for(SAY, Rules(), rule, value) for value in CHOICES[rule]]
        assert len(set(read)) == len(read), read


@pytest.mark.parametrize(("rule", "value"), VALUES)
def test_a_value_reads_as_a_sentence_that_fits_a_drop_down(rule: str, value: Value) -> None:
    sentence = told(SAY, Rules(), rule, value)
    assert len(sentence) <= MOST_IN_A_DESCRIPTION
    assert not sentence[0].islower()
    assert sentence.endswith(".")
    assert "," not in phrase(SAY, Rules(), rule, value), "phrases stand in lists"


@pytest.mark.parametrize(("rule", "value"), VALUES)
def test_a_number_is_told_as_it_is_played(rule: str, value: Value) -> None:
    if not isinstance(value, bool) and isinstance(value, int) and value:
        said = told(SAY, Rules(), rule, value)
        assert str(value) in said or {2: "two", 3: "three"}.get(value, "?") in said


@pytest.mark.parametrize("rule", ["four_of_a_kind", "straight_flush"])
def test_the_points_of_a_hand_are_told_as_they_are_scored(rule: str) -> None:
    """R5, by every value of the rule."""
    for value in CHOICES[rule]:
        rules = played_with(rule, value)
        points = str(hand_points(Category[rule.upper()], rules))
        if value is not StraightFlush.WIN:
            assert points in told(SAY, rules, rule)
        assert f"{rule.replace('_', ' ')} {points}" in words(rules)


@pytest.mark.parametrize("rule", CHOICES)
def test_a_value_is_read_back_from_its_word(rule: str) -> None:
    assert [choice_of(rule, word_of(value)) for value in CHOICES[rule]] == list(CHOICES[rule])
    assert choice_of(rule, "") is None
    assert choice_of(rule, "x" * 5000) is None


# The rules in words


@pytest.mark.parametrize(("rule", "value"), VALUES)
def test_the_words_of_a_table_tell_the_value_it_plays(rule: str, value: Value) -> None:
    text = words(played_with(rule, value))
    usual = value == CHOICES[rule][0]
    if rule not in EXTRAS or not usual:
        assert told(SAY, played_with(rule, value), rule) in text
    elif rule not in {"four_of_a_kind", "straight_flush"}:  # told by the points they score
        assert phrase(SAY, Rules(), rule) in text
    if not usual:
        assert text != words(Rules())


def test_two_changed_rules_are_both_told() -> None:
    for (one, first), (other, second) in combinations(VALUES, 2):
        if one == other or CHOICES[one][0] == first or CHOICES[other][0] == second:
            continue
        try:
            rules = with_value(played_with(one, first), other, second)
        except InvalidRules:
            continue
        assert len(changed_rules(rules, SAY)) == 2
        for rule in (one, other):
            without_declaring = rules.score_phases == "none" and rule == "declaring"
            assert without_declaring or told(SAY, rules, rule) in words(rules)


def test_where_a_straight_flush_wins_the_game_a_royal_flush_does_too() -> None:
    """R8.3 and rule `straight_flush: win`."""
    rules = Rules(straight_flush=StraightFlush.WIN)
    assert told(SAY, rules, "royal_wins_at_once") == told(SAY, Rules(royal_wins_at_once=True), "royal_wins_at_once")


def test_the_words_fit_one_message_whatever_is_played() -> None:
    def length(rule: str, value: Value) -> int:
        return len(told(SAY, Rules(), rule, value))

    longest = {rule: max(values, key=partial(length, rule)) for rule, values in CHOICES.items()}
    all_at_once = Rules(**{**longest, "exchanges": 3})  # type: ignore[arg-type]
    for rules in (*PRESETS.values(), all_at_once):
        panel = rules_text(rules, SAY, Glyphs(), game=1, may_change=True, note="error-not-host")
        assert len(text_of(panel)) <= MOST_CHARACTERS * 0.75, "other languages are longer"


def test_differences_are_listed_under_the_name_of_a_preset() -> None:
    assert house_rules(Rules(), SAY) == "Standard rules"
    assert house_rules(PRESETS["quick"], SAY) == "Quick rules: 26 points win, hands declare themselves"
    assert house_rules(replace(PRESETS["quick"], last_trick=3), SAY).startswith("House rules: ")


# The form


def scene(rules: Rules, *, group: int, sets: tuple[RuleSet, ...] = ()) -> FormScene:
    return FormScene(game=10**12, rules=rules, edition=999_999, group=group, sets=sets)


@pytest.mark.parametrize(("name", "group"), list(product(PRESETS, range(len(GROUPS)))))
def test_the_form_keeps_discords_limits(name: str, group: int) -> None:
    panel = rules_form(scene(PRESETS[name], group=group, sets=SETS), SAY, Glyphs())
    parts = 1 + len(panel.blocks) + sum(1 + len(row) for row in panel.rows)
    assert parts <= MOST_COMPONENTS
    assert len(text_of(panel)) <= MOST_CHARACTERS
    for select in selects(panel):
        assert 2 <= len(select.options) <= MOST_OPTIONS
        assert all(len(option.label) <= 100 for option in select.options)
        assert all(len(option.description or "") <= MOST_IN_A_DESCRIPTION for option in select.options)
        assert len({option.value for option in select.options}) == len(select.options)


@pytest.mark.parametrize("group", range(len(GROUPS)))
def test_the_form_shows_what_is_played(group: int) -> None:
    rules = PRESETS["svensk"]
    panel = rules_form(scene(rules, group=group, sets=SETS), SAY, Glyphs())
    for select in selects(panel):
        if select.do.startswith("rule|"):
            rule = RULES[int(select.do.partition("|")[2])]
            [chosen] = [option.value for option in select.options if option.chosen]
            assert chosen == word_of(getattr(rules, rule))
    [chosen] = [option.value for option in selects(panel)[0].options if option.chosen]
    assert chosen == "svensk", "the preset, though a set of the server's own has the same rules"


def test_a_set_of_rules_is_found_by_its_word() -> None:
    for word, preset in PRESETS.items():
        assert chosen_set(word, ()) == preset
    assert chosen_set(set_word(SETS[2]), SETS) == SETS[2].rules
    assert chosen_set(set_word(SETS[2]), ()) is None
    assert chosen_set("", SETS) is None


def test_no_control_of_the_form_is_there_twice() -> None:
    for group in range(len(GROUPS)):
        panel = rules_form(scene(Rules(), group=group, sets=SETS), SAY, Glyphs())
        verbs = [control.do for row in panel.rows for control in row if isinstance(control, Button | Select)]
        assert len(set(verbs)) == len(verbs)


def selects(panel: Panel) -> list[Select]:
    return [control for row in panel.rows for control in row if isinstance(control, Select)]
