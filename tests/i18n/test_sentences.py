"""The locale files themselves: every sentence can be read, is used, and is there when it is needed."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.visitor import Visitor

from bot.game.errors import Refusal
from bot.game.poker import Category
from bot.game.rules import CHOICES, CLASHES, PRESETS
from bot.i18n.localizer import Localizer
from bot.records import Level, Stop
from bot.render.house import GROUPS
from bot.standings import Honour

LOCALES = files("bot.i18n") / "locales"
LANGUAGES = sorted(file.name.removesuffix(".ftl") for file in LOCALES.iterdir())
ROOT = Path(__file__).parents[2]
CODE = [file for folder in ("bot", "cogs") for file in sorted((ROOT / folder).rglob("*.py"))]
FAMILIES = ("refusal", "error", "clash", "cmd")
"""Keys of these families stand in the code as values, and some are for whoever shows them."""


class References(Visitor):
    """The sentences that other sentences are made of."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - named by the library
        self.keys.add(node.id.name)


def messages(language: str) -> list[Message]:
    resource = parse((LOCALES / f"{language}.ftl").read_text("utf-8"))
    return [entry for entry in resource.body if isinstance(entry, Message)]


def keys(language: str) -> set[str]:
    return {message.id.name for message in messages(language)}


def keys_said() -> set[str]:
    """Every key that stands in the code as a string."""
    text = "\n".join(file.read_text("utf-8") for file in CODE)
    return set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)+|card|category|nudge|pace|suit|stayed)[\"']", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_fluent_from_end_to_end(language: str) -> None:
    resource = parse((LOCALES / f"{language}.ftl").read_text("utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str) -> None:
    assert [key for key, times in Counter(message.id.name for message in messages(language)).items() if times > 1] == []


def test_every_sentence_is_used() -> None:
    references = References()
    for message in messages("en"):
        references.visit(message)
    made = {f"makes-{category.name.lower().replace('_', '-')}" for category in Category}
    early = {f"hand-{asked}-early" for asked in ("exchange", "declare", "chicago", "redeal")}
    house = {f"{family}-{rule.replace('_', '-')}" for rule in CHOICES for family in ("house", "told", "invalid")}
    named = {f"preset-{preset}" for preset in PRESETS} | {f"group-{group}" for group in GROUPS}
    honours = {f"honour-{honour.value}" for honour in Honour}
    levels = {f"level-{level.value}" for level in Level}
    votes = {f"vote-{how.value}{part}" for how in Stop for part in ("", "-button")}
    used = keys_said() | references.keys | made | early | house | named | levels | honours | votes
    assert {key for key in keys("en") if key not in used and key.partition("-")[0] not in FAMILIES} == set()


def test_every_sentence_the_code_asks_for_is_there() -> None:
    families = {key.partition("-")[0] for key in keys("en")} - {"card", "category", "suit", "a"}
    asked_for = {key for key in keys_said() if key.partition("-")[0] in families}
    assert asked_for - keys("en") == set()


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_its_sentence(refusal: Refusal) -> None:
    assert Localizer.for_locale("en").say(refusal.value).endswith(".")


@pytest.mark.parametrize("rule", CHOICES)
def test_every_house_rule_says_why_a_value_is_refused(rule: str) -> None:
    assert f"invalid-{rule.replace('_', '-')}" in keys("en")


@pytest.mark.parametrize("clash", CLASHES)
def test_every_combination_that_makes_no_sense_has_a_sentence_that_says_why(clash: str) -> None:
    assert Localizer.for_locale("en").say(clash).endswith(".")


@pytest.mark.parametrize("key", sorted(key for key in keys("en") if key.startswith("cmd-") and key.endswith("-desc")))
def test_a_command_is_described_in_at_most_100_letters(key: str) -> None:
    """Discord's limit."""
    assert 1 <= len(Localizer.for_locale("en").say(key)) <= 100
