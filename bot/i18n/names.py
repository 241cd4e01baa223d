"""Names as they may be shown: one short line that renders as itself and calls nobody."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

WIDTH: Final = 24
"""Cells a name may fill; a Chinese character or an emoji fills two."""
_LONGEST: Final = 400
_MARKS: Final = 2
"""Marks (accents and the like) kept on one letter; more than two is a name that climbs over its neighbours."""
_JOINER: Final = "\u200d"
_BLANK: Final = frozenset(
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\U0001d159"
)
"""Characters that show nothing although they do not say so in their category."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKDOWN: Final = re.compile(r"([\\`*_~|<>\[\]()#-])")
_ISOLATE, _POP, _NO_BREAK = "\u2068", "\u2069", "\u2060"


def clean_name(raw: str, *, width: int = WIDTH) -> str | None:
    """A name for places without markdown, such as a picture's description: clean, one line, at most `width` cells.

    NFC, without control, invisible, direction and private characters; None if nothing is left to see.
    """
    kept: list[str] = []
    cells = marks = 0
    for letter in unicodedata.normalize("NFC", raw)[:_LONGEST]:
        category = unicodedata.category(letter)
        if letter in _BLANK or (category in _UNSEEN and letter != _JOINER):
            continue
        if letter == _JOINER and (not kept or kept[-1] == _JOINER):
            continue
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if marks > _MARKS or (marks and not kept):
            continue
        cells += _cells(letter)
        if cells > width:
            kept.append("…")
            break
        kept.append(" " if category == "Zs" else letter)
    name = unicodedata.normalize("NFC", " ".join("".join(kept).split()).strip(_JOINER + " "))
    return name if _shows(name) else None


def plain_name(raw: str, user_id: int | None, *, width: int = WIDTH) -> str:
    """A person's name for places without markdown: `clean_name`, or "player-0042" for a name with nothing to see."""
    return clean_name(raw, width=width) or f"player-{(user_id or 0) % 10_000:04d}"


def escaped(name: str) -> str:
    """A clean name for Discord markdown.

    It is isolated from the direction of the text around it, and can neither ping nor become a link.
    """
    harmless = _MARKDOWN.sub(r"\\\1", name).replace("@", "@" + _NO_BREAK).replace("://", f":{_NO_BREAK}//")
    return _ISOLATE + harmless + _POP


def safe_name(raw: str, user_id: int | None, *, width: int = WIDTH) -> str:
    """A person's name for Discord markdown: `plain_name`, escaped."""
    return escaped(plain_name(raw, user_id, width=width))


def told_apart(
    names: Sequence[str], *, written: Sequence[str] | None = None, number: Callable[[int], str] = str
) -> tuple[str, ...]:
    """The names of a table by seat; those that look the same get their seat's number: "Anna 1", "Anna 3".

    So does somebody who calls himself "Anna 1", for that would look the same again. `written` is how each name is
    written, if not as it looks; `number` writes a seat's number.
    """
    numbered: set[int] = set()
    while True:
        looks = [
            skeleton(f"{name} {number(seat)}" if seat in numbered else name) for seat, name in enumerate(names, start=1)
        ]
        alike = {seat for seat, look in enumerate(looks, start=1) if looks.count(look) > 1}
        if alike <= numbered:
            shown = enumerate(written or names, start=1)
            return tuple(f"{name} {number(seat)}" if seat in numbered else name for seat, name in shown)
        numbered |= alike


def _cells(letter: str) -> int:
    """How wide a letter is drawn."""
    if letter == _JOINER or unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _shows(name: str) -> bool:
    """Is there anything to see? A mark without a letter is not."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


def skeleton(name: str) -> str:
    """What two names that are easily taken for each other have in common."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
