"""Actions and house rules as plain JSON values, to be stored for as long as games are kept.

Every value says which version of this form it has. Reading is strict: what was not written here is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final, assert_never

from bot.game.actions import (
    Action,
    CallChicago,
    ChooseReset,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Reshuffle,
    Resign,
    Seat,
    TakeUpcard,
)
from bot.game.cards import Card, Hand, parse_cards
from bot.game.errors import InvalidRules
from bot.game.rules import CHOICES, Rules, Value

VERSION: Final = 1

Json = dict[str, object]


class Malformed(ValueError):
    """A stored value is not one that was written here."""


def encode_action(action: Action) -> Json:
    """The action as a JSON object: `{"v": 1, "do": "play", "seat": 2, "card": "QS"}`."""
    match action:
        case Exchange(seat, cards, openly):
            return _action("exchange openly" if openly else "exchange", seat=seat, cards=_spell(cards))
        case TakeUpcard(seat, take):
            return _action("take" if take else "refuse", seat=seat)
        case Redeal(seat):
            return _action("redeal", seat=seat)
        case ChooseReset(seat, reset):
            return _action("reset" if reset else "points", seat=seat)
        case Declare(seat):
            return _action("declare", seat=seat)
        case Pass(seat):
            return _action("pass", seat=seat)
        case CallChicago(seat):
            return _action("call", seat=seat)
        case PlayCard(seat, card):
            return _action("play", seat=seat, card=str(card))
        case Resign(seat):
            return _action("resign", seat=seat)
        case Cut(pack):
            return _action("cut", cards=_spell(pack))
        case Deal(pack):
            return _action("deal", cards=_spell(pack))
        case Reshuffle(cards):
            return _action("reshuffle", cards=_spell(cards))
        case _:
            assert_never(action)


def decode_action(value: object) -> Action:
    """The action that was encoded so. Raises Malformed for anything else."""
    fields = _fields(value, "an action")
    kind = fields.pop("do", None)
    if not isinstance(kind, str) or kind not in _READERS:
        raise Malformed(f"no such action: {_short(kind)}")
    names, read = _READERS[kind]
    _expect(fields, names, f"the action {kind!r}")
    return read(fields)


def encode_rules(rules: Rules) -> Json:
    """All house rules as a JSON object, also those at their default."""
    return {"v": VERSION, **asdict(rules)}


def decode_rules(value: object) -> Rules:
    """The house rules that were encoded so. Raises Malformed for anything else.

    A rule that is not named keeps its default: it came into being after the game was stored.
    """
    fields = _fields(value, "a set of rules")
    if not fields.keys() <= CHOICES.keys():
        raise Malformed(f"no such house rule: {_short(min(fields.keys() - CHOICES.keys()))}")
    values: dict[str, Any] = {name: _choice(name, value) for name, value in fields.items()}
    try:
        return Rules(**values)
    except InvalidRules as why:
        raise Malformed(f"rules that do not hold: {why.key}") from why


def _choice(name: str, value: object) -> Value:
    """The value of a house rule that is written so; a word comes back as the word it was."""
    for choice in CHOICES[name]:
        if value == choice and isinstance(value, bool) is isinstance(choice, bool):
            return choice
    raise Malformed(f"{name} cannot be {_short(value)}")


def _action(kind: str, **fields: object) -> Json:
    return {"v": VERSION, "do": kind, **fields}


def _spell(cards: Hand) -> str:
    return " ".join(map(str, cards))


def _fields(value: object, what: str) -> Json:
    """The fields of a JSON object of this version, without the version."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise Malformed(f"{what} is a JSON object, not {type(value).__name__}")
    fields = dict(value)
    version = fields.pop("v", None)
    if type(version) is not int or version != VERSION:
        raise Malformed(f"{what} of version {VERSION} was expected, not of {_short(version)}")
    return fields


def _expect(fields: Json, names: tuple[str, ...], what: str) -> None:
    if fields.keys() != set(names):
        raise Malformed(f"{what} has the fields {', '.join(names)}, not {_short(', '.join(fields))}")


def _number(fields: Json, name: str) -> int:
    value = fields[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed(f"{_short(name)} is a whole number, not {type(value).__name__}")
    return value


def _text(fields: Json, name: str) -> str:
    value = fields[name]
    if not isinstance(value, str):
        raise Malformed(f"{name} is text, not {type(value).__name__}")
    return value


def _seat(fields: Json) -> Seat:
    seat = _number(fields, "seat")
    if not 0 <= seat <= 3:
        raise Malformed(f"seats are 0 to 3, not {seat}")
    return Seat(seat)


def _card(fields: Json) -> Card:
    cards = _parse(_text(fields, "card"), most=1)
    if not cards:
        raise Malformed("a card is missing")
    return cards[0]


def _cards(fields: Json, *, most: int) -> Hand:
    return _parse(_text(fields, "cards"), most=most)


def _parse(text: str, *, most: int) -> Hand:
    """Up to `most` different cards. The sentence of the error names none: it may end up in a log."""
    try:
        cards = parse_cards(text[: 3 * most])
    except ValueError:
        cards = ()
    if _spell(cards) != text or len(set(cards)) < len(cards):
        raise Malformed(f"that is not written as up to {most} different cards")
    return cards


def _pack(fields: Json) -> Hand:
    cards = _cards(fields, most=52)
    if len(cards) < 52:
        raise Malformed(f"a pack has 52 cards, not {len(cards)}")
    return cards


def _short(value: object) -> str:
    """The value in a sentence, cut to a length that a log can bear."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


_READERS: Final[dict[str, tuple[tuple[str, ...], Callable[[Json], Action]]]] = {
    "exchange": (("seat", "cards"), lambda fields: Exchange(_seat(fields), _cards(fields, most=5))),
    "exchange openly": (
        ("seat", "cards"),
        lambda fields: Exchange(_seat(fields), _cards(fields, most=1), openly=True),
    ),
    "take": (("seat",), lambda fields: TakeUpcard(_seat(fields), take=True)),
    "refuse": (("seat",), lambda fields: TakeUpcard(_seat(fields), take=False)),
    "redeal": (("seat",), lambda fields: Redeal(_seat(fields))),
    "points": (("seat",), lambda fields: ChooseReset(_seat(fields), reset=False)),
    "reset": (("seat",), lambda fields: ChooseReset(_seat(fields), reset=True)),
    "declare": (("seat",), lambda fields: Declare(_seat(fields))),
    "pass": (("seat",), lambda fields: Pass(_seat(fields))),
    "call": (("seat",), lambda fields: CallChicago(_seat(fields))),
    "play": (("seat", "card"), lambda fields: PlayCard(_seat(fields), _card(fields))),
    "resign": (("seat",), lambda fields: Resign(_seat(fields))),
    "cut": (("cards",), lambda fields: Cut(_pack(fields))),
    "deal": (("cards",), lambda fields: Deal(_pack(fields))),
    "reshuffle": (("cards",), lambda fields: Reshuffle(_cards(fields, most=52))),
}
"""By kind of action: its fields, and how they are read."""
