"""The sentences of one language, each of them parsed when it is said for the first time.

There are a thousand, and a start says a tenth of them: parsing all, in all languages, would take it half a second.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from bot.i18n.languages import RIGHT_TO_LEFT, written

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) =.*(?:\n(?!#|[a-zA-Z]).*)*", re.MULTILINE)
"""A sentence with its key: all lines up to the next one, or to a comment."""
_OTHER: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")
"""Another sentence that is said in the middle of one."""


class Book:
    """What was written in one language.

    Variables are isolated where the script runs right to left; in other languages the names, which alone may hold
    such letters, bring their own isolation (`names.safe_name`).
    """

    def __init__(self, language: str) -> None:
        self.bundle: Final = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
        self._unread = {entry[1]: entry[0] for entry in _ENTRY.finditer(written(language))}

    def find(self, key: str) -> Pattern | None:
        """The sentence under `key`, to be formatted with `bundle`; None if there is none."""
        self._read(key)
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None

    def _read(self, key: str) -> None:
        """Once, or twice if two threads draw at the same time: it counts as read when all of it is there."""
        entry = self._unread.get(key)
        if entry is None:
            return
        for other in _OTHER.findall(entry):
            self._read(other)
        self.bundle.add_resource(FluentResource(entry))
        self._unread.pop(key, None)
