"""What the files of the languages say, taken apart: messages, what is put into them, and every way they read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from babel import Locale
from fluent.syntax import parse
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bot.i18n.languages import FALLBACK, written
from bot.i18n.localizer import Localizer

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
MANY = 2_000
"""Far more of anything than is ever counted."""


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def parts_of(language: str) -> dict[str, Parts]:
    """The messages of a language by key."""
    found: dict[str, Parts] = {}
    for entry in parse(written(language)).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def shared(language: str) -> dict[str, Parts]:
    """The messages of a language that English has too: all, says the first test below."""
    return {key: parts for key, parts in parts_of(language).items() if key in parts_of(FALLBACK)}


def variables_of(language: str, key: str) -> set[str]:
    """All that is put into a message, and into the messages it is made of."""
    parts = parts_of(language)[key]
    return parts.variables.union(*(variables_of(language, other) for other in parts.references))


def name_of(select: SelectExpression) -> str:
    assert isinstance(select.selector, VariableReference)
    return select.selector.id.name


def words_of(select: SelectExpression) -> dict[str, bool]:
    """The variants of a selector: "one", "2" ...; whether it is the one for all else."""
    keys = ((variant.key, variant.default) for variant in select.variants)
    return {key.name if isinstance(key, Identifier) else key.value: default for key, default in keys}


def is_plural(select: SelectExpression) -> bool:
    """Is a number selected on, by its form?"""
    words = {word for word in words_of(select) if not word.isdecimal()}
    return words <= PLURALS and bool(words - {"other"})


@cache
def examples(language: str) -> dict[str, int]:
    """A number for every plural form that whole numbers have in a language."""
    form = Locale(language).plural_form
    return {form(number): number for number in reversed(range(MANY))}


def readings(language: str, key: str) -> Iterator[str]:
    """The message as it reads for every choice that English or this language makes in it."""
    numbers, words = examples(language).values(), Counter[str]()
    values: dict[str, set[str | int]] = {name: {"xyz"} for name in variables_of(FALLBACK, key)}
    for source in {FALLBACK, language}:
        for select in selects_in(source, key):
            chosen = values.setdefault(name_of(select), set())
            for word in words_of(select):
                words[word] += 1
                chosen.update([int(word)] if word.isdecimal() else numbers if word in PLURALS else [word])
            if any(isinstance(value, int) for value in chosen):
                values[name_of(select)] = {value for value in chosen if isinstance(value, int)}
            else:
                chosen.discard("xyz")
    say = Localizer.for_locale(language)
    for chosen_values in product(*values.values()):
        yield say.say(key, **dict(zip(values, chosen_values, strict=True)))


def selects_in(language: str, key: str) -> list[SelectExpression]:
    """Every choice made in a message, and in the messages it is made of."""
    parts = parts_of(language)[key]
    return parts.selects + [select for other in sorted(parts.references) for select in selects_in(language, other)]
