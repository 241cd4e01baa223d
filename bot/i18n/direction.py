"""Lines of a language that is written from right to left: they run that way, whatever the client does by itself."""

from __future__ import annotations

import re
from typing import Final

_LETTER: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_ISOLATED: Final = re.compile("\u2068[^\u2068\u2069]*\u2069")
_MARKUP: Final = re.compile(r"(?:-# |#{1,3} |> |- )*")
_MARK, _BEGIN, _END = "\u200f", "\u2067", "\u2069"


def runs_left(text: str) -> bool:
    """Is this said in such a language? Names and numbers are isolated, and do not count."""
    while (bare := _ISOLATED.sub("", text)) != text:
        text = bare
    return _LETTER.search(text) is not None


def leftward(markdown: str) -> str:
    """The text, each of its lines from right to left, also one that begins with a name, a number or a picture."""
    return "\n".join(map(_leftward, markdown.split("\n")))


def _leftward(line: str) -> str:
    found = _MARKUP.match(line)
    at = found.end() if found is not None else 0
    return f"{line[:at]}{_MARK}{_BEGIN}{line[at:]}{_END}" if line[at:] else line
