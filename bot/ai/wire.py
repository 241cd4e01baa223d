"""Questions to a thinking process and its answers, as JSON.

The values of the game are written by their name and their fields. Only names of this list are read, so that whatever
comes out of the pipe can be nothing but a value of the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from inspect import getmembers, isclass
from typing import Any, Final

from bot import hints
from bot.game import actions, events, poker, rules, state, view
from bot.game.cards import Card, Rank, Suit
from bot.records import Level


class Unreadable(Exception):
    """What came out of the pipe was not written here."""


def written(value: object) -> bytes:
    """A value on a line of its own."""
    return json.dumps(_plain(value), separators=(",", ":")).encode() + b"\n"


def read(line: bytes) -> object:
    """The value that was written so. Raises Unreadable."""
    try:
        return _value(json.loads(line))
    except (ValueError, TypeError, KeyError) as error:
        raise Unreadable from error  # its text may name a card


def _plain(value: object) -> object:
    match value:
        case Enum():
            return {type(value).__name__: value.name}
        case None | bool() | int() | float() | str():
            return value
        case Card():
            return {"Card": str(value)}
        case tuple() if type(value) is tuple:
            return [_plain(part) for part in value]
        case _:
            kind = type(value).__name__
            return {kind: [_plain(getattr(value, name)) for name in _FIELDS[kind]]}


def _value(plain: Any) -> Any:
    match plain:
        case list():
            return tuple(_value(part) for part in plain)
        case dict():
            ((name, content),) = plain.items()
            if name == "Card":
                return Card.parse(content)
            kind = _KINDS[name]
            if issubclass(kind, Enum):
                return kind[content]
            return kind(**dict(zip(_FIELDS[name], map(_value, content), strict=True)))
        case _:
            return plain


def _kinds() -> Mapping[str, type[Any]]:
    """By name: everything that views, actions and hints are made of."""
    found: dict[str, type[Any]] = {kind.__name__: kind for kind in (Rank, Suit, Level)}
    for module in (actions, events, poker, rules, state, view, hints):
        for name, kind in getmembers(module, isclass):
            if kind.__module__ == module.__name__ and kind is not state.GameState:
                assert name not in found
                found[name] = kind
    return found


def _field_names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else getattr(kind, "_fields", ())


_KINDS: Final = _kinds()
_FIELDS: Final = {name: _field_names(kind) for name, kind in _KINDS.items() if not issubclass(kind, Enum)}
