"""A sentence that is read alone is what it is in the whole file, in every language."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor

from bot.i18n.book import Book
from bot.i18n.languages import written


class _Said(Visitor):
    """The other sentences that are said in one."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the library's way
        self.keys.add(node.id.name)


def said_in(message: Message) -> set[str]:
    """The keys of the sentences that are said in this one."""
    visitor = _Said()
    visitor.visit(message)
    return visitor.keys


@pytest.mark.parametrize("language", ["en", "fa"])
def test_each_sentence_read_alone_is_whole(language: str) -> None:
    book, whole = Book(language), FluentResource(written(language)).body
    for entry in (entry for entry in whole if isinstance(entry, Message)):
        assert book.find(entry.id.name) is not None
        assert book.bundle._messages[entry.id.name].equals(entry, ignored_fields=["span", "comment"]), entry.id.name


def test_sentences_that_are_said_in_one_are_read_with_it() -> None:
    whole = FluentResource(written("cs")).body
    with_others = {one.id.name: others for one in whole if isinstance(one, Message) and (others := said_in(one))}
    assert with_others
    for key, others in list(with_others.items())[:10]:
        book = Book("cs")
        book.find(key)
        assert others <= book.bundle._messages.keys(), key


def test_panels_that_are_drawn_at_the_same_time_say_the_same() -> None:
    """Panels are drawn in threads: what one of them is reading, another one finds nevertheless."""
    keys = [entry.id.name for entry in FluentResource(written("en")).body if isinstance(entry, Message)][:60]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        book = Book("en")
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(book.find, [key for key in keys for _ in range(4)]))
    finally:
        sys.setswitchinterval(interval)
    assert None not in found


def test_what_nobody_wrote_is_not_there() -> None:
    book = Book("en")
    assert book.find("nobody-wrote-this") is None
    assert book.find("nobody-wrote-this") is None
