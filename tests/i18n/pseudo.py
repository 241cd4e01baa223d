"""A language that nobody speaks: English, but each sentence stands between ⟦ and ⟧; no other words should be seen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import Message, Pattern, Resource, TextElement

from bot.i18n import languages, localizer

LOCALES = languages.LOCALES
OPEN, CLOSE = "⟦", "⟧"


def wrapped(source: str) -> str:
    """These sentences in that language."""
    resource = parse(source)
    for entry in resource.body:
        if isinstance(entry, Message) and isinstance(entry.value, Pattern):
            elements = entry.value.elements
            entry.value.elements = [TextElement(OPEN), *elements, TextElement(CLOSE)]
    return FluentSerializer().serialize(Resource([entry for entry in resource.body if isinstance(entry, Message)]))


@contextmanager
def spoken_as(folder: Path, *wanted: str) -> Iterator[None]:
    """While this lasts, there are English and these languages only, and what is said in them is not English."""
    english = (LOCALES / "en.ftl").read_text("utf-8")
    (folder / "en.ftl").write_text(english, "utf-8")
    for language in wanted:
        (folder / f"{language}.ftl").write_text(wrapped(english), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(languages, "LOCALES", folder)
        forget()
        yield
    forget()


def forget() -> None:
    """What was read of the files is read anew."""
    for known in (languages.languages, localizer._book, localizer._localizer):
        known.cache_clear()
