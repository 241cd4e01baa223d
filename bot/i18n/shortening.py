"""Texts that are too long: as much of them as fits, cut where nothing is torn."""

from __future__ import annotations

import re
from typing import Final

MORE: Final = "…"
"""Stands for what was left out, and where there is nothing to see but something has to be."""
_LAST_SINGLE: Final = "\uffff"
_OPEN, _CLOSE = "\u2068", "\u2069"
_TORN: Final = re.compile(r"(?<!\\)<[^<>\s]{0,60}\Z|\u200d\Z|(?<!\\)(?:\\\\)*\\\Z")
"""Half an emoji or a moment, a joint without its second half, an escape without what it escapes."""


def length(text: str) -> int:
    """How long Discord may find a text: a letter outside the first 65,536 counts as two in some places."""
    if max(text, default="") <= _LAST_SINGLE:  # nearly always, and much quicker
        return len(text)
    return len(text) + sum(letter > _LAST_SINGLE for letter in text)


def shortened(text: str, most: int) -> str:
    """The text itself, or as much of it as fits into `most` letters with a sign that there was more.

    Nothing is cut in two, and what isolates a name from the direction of the text around it is closed.
    """
    if length(text) <= most:
        return text
    used, opened, kept = length(MORE), 0, 0
    for kept, letter in enumerate(text):  # noqa: B007 - where it ends is read below
        used += length(letter)
        opened = _unclosed(letter, opened)
        if used + opened > most:
            break
    part = text[:kept]
    while torn := _TORN.search(part):
        part = part[: torn.start()]
    return part + MORE + _CLOSE * _unclosed(part) if most > 0 else ""


def _unclosed(text: str, opened: int = 0) -> int:
    """How many isolates are open after this text, if so many were before."""
    for letter in text:
        if letter == _OPEN:
            opened += 1
        elif letter == _CLOSE and opened:
            opened -= 1
    return opened
