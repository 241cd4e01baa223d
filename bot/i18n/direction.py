"""Lines of a language that is written from right to left: they run that way, whatever the client does by itself."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import bidirectional

_LETTER: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_ISOLATED: Final = re.compile("\u2068[^\u2068\u2069]*\u2069")
_MARKUP: Final = re.compile(r"(?:-# |#{1,3} |> |- )*")
_STRONG: Final = frozenset({"R", "AL"})
"""Kinds of letters that run from right to left by themselves."""
_MARK, _BEGIN, _END = "\u200f", "\u2067", "\u2069"


def runs_left(text: str) -> bool:
    """Is this said in such a language? Names and numbers are isolated, and do not count."""
    while (bare := _ISOLATED.sub("", text)) != text:
        text = bare
    return _LETTER.search(text) is not None


def leftward(markdown: str) -> str:
    """The text, each of its lines from right to left, also one that begins with a name, a number or a picture."""
    return "\n".join(map(_leftward, markdown.split("\n")))


def torn(text: str) -> bool:
    """Would a client that writes from left to right put its first or last sign, a full stop, on the wrong side?"""
    return runs_left(text) and not {bidirectional(text[0]), bidirectional(text[-1])} <= _STRONG


def enclosed(text: str) -> str:
    """The text between two marks, with which its first and last sign stay where they belong."""
    return f"{_MARK}{text}{_MARK}"


def _leftward(line: str) -> str:
    found = _MARKUP.match(line)
    at = found.end() if found is not None else 0
    return f"{line[:at]}{_MARK}{_BEGIN}{line[at:]}{_END}" if line[at:] else line
