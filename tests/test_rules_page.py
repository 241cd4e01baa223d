"""docs/rules.md and the code cannot drift apart: the same house rules, and no number cited that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.game.rules import CHOICES, PRESETS, Value, differences

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "rules.md").read_text("utf-8")
ROWS = {row[0]: row[1:] for row in re.findall(r"^\| `(\w+)` \| (\w+) \| ([\w, ]+) \|", PAGE, re.M)}


def written(value: Value) -> set[str]:
    """How a value may be written in the table."""
    if isinstance(value, bool):
        return {"on" if value else "off"}
    return {str(value), "off"} if value == 0 else {str(value)}


def test_the_table_has_every_house_rule_in_order() -> None:
    assert list(ROWS) == list(CHOICES)


@pytest.mark.parametrize("rule", CHOICES)
def test_the_table_has_every_value(rule: str) -> None:
    default, *others = CHOICES[rule]
    standard, rest = ROWS[rule]
    assert standard in written(default)
    assert len(rest.split(", ")) == len(others)
    for value in others:
        assert written(value) & set(rest.split(", "))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_told_with_its_values(preset: str) -> None:
    (sentence,) = re.findall(rf"`{preset}` (?:has|changes)(.*?)\.(?=\s)", PAGE, re.S)
    told = dict(re.findall(r"`(\w+)`\s(\w+)", sentence))
    assert told.keys() == differences(PRESETS[preset]).keys()
    assert all(told[rule] in written(value) for rule, value in differences(PRESETS[preset]).items())


def test_every_rule_number_that_is_cited_is_there() -> None:
    numbers = set(re.findall(r"\*\*(R\d\.\d)\*\*", PAGE))
    files = [file for folder in ("bot", "cogs", "db", "tests") for file in (ROOT / folder).rglob("*.py")]
    cited = {number for file in files for number in re.findall(r"\bR\d\.\d\b", file.read_text("utf-8"))}
    assert cited <= numbers
