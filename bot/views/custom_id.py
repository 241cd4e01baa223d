"""What a control says of itself: `ch1|game|version|verb|arg`. It names no user, no seat and no card."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

PREFIX: Final = "ch1|"
LONGEST: Final = 100
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER: Final = "(0|[1-9][0-9]{0,5})"
_GAME: Final = "(0|[1-9a-z][0-9a-z]{0,11})"
_PATTERN: Final = re.compile(rf"ch1\|{_GAME}\|{_NUMBER}\|([a-z]{{1,16}})(?:\|{_NUMBER})?", re.ASCII)


class Control(NamedTuple):
    """A decoded custom id. `version` is what the panel was drawn at; `arg` a bounded number, a slot or a page."""

    game: int
    version: int
    verb: str
    arg: int | None


def encode(control: Control) -> str:
    """The custom id of a control; at most 100 ASCII characters."""
    tail = "" if control.arg is None else f"|{control.arg}"
    return f"{PREFIX}{_base36(control.game)}|{control.version}|{control.verb}{tail}"


def decode(custom_id: str) -> Control | None:
    """The control of a custom id; None for anything we did not write."""
    found = _PATTERN.fullmatch(custom_id) if len(custom_id) <= LONGEST else None
    if found is None:
        return None
    game, version, verb, arg = found.groups()
    return Control(int(game, 36), int(version), verb, None if arg is None else int(arg))


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
