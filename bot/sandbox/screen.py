"""A message as a person reads it: its lines of text, and the controls that can be pressed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import IntEnum
from string import punctuation
from typing import Any

import simcord

LINK = 5
"""The style of a button that leads to an address."""

SUITS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}

ISOLATES = "\u200f\u2066-\u2069\ufe0e"
"""What keeps names apart in text that runs both ways, and asks for a letter instead of a picture: not seen itself."""


class Kind(IntEnum):
    """The kinds of components that need a look of their own; all others only hold such."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    CHANNELS = 8
    TEXT = 10
    GALLERY = 12
    FILE = 13


@dataclass(frozen=True, slots=True)
class Control:
    """A button, or a select with its options by value. `label` is what is on it: its words, or its emoji's name."""

    label: str
    custom_id: str | None
    enabled: bool
    style: int = 0
    options: tuple[str, ...] = ()

    @property
    def do(self) -> str:
        """What it does: verb and argument, the end of a custom id `ch1|game|version|verb|arg`."""
        return "|".join((self.custom_id or "").split("|")[3:])

    @property
    def verb(self) -> str:
        """What it does, without the argument."""
        return self.do.partition("|")[0]

    def __str__(self) -> str:
        if self.options:
            return f"[{self.label}: {' / '.join(self.options)}]"
        return f"[{self.label}]" if self.enabled else f"({self.label})"


class Screen:
    """One message as it is now."""

    def __init__(self, message: simcord.ResponseMessage) -> None:
        self.message = message
        self.id = message.id
        self.private = message.ephemeral
        """Whether one person alone sees it."""
        parts = message.components
        self.lines = [*map(plain, message.content.splitlines()), *lines(parts)]
        self.controls = controls(parts)
        self.pictures = pictures(parts)

    @property
    def text(self) -> str:
        """All its lines."""
        return "\n".join(self.lines)

    def find(self, what: str) -> Control | None:
        """The control with this label, this verb, or this verb and argument."""
        return next((one for one in self.controls if what in {one.label, one.do, one.verb}), None)


def lines(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """The components as lines of plain text: buttons in [brackets], those that cannot be pressed in (parentheses)."""
    return [line for part in components for line in _lines(part)]


def controls(components: Iterable[Mapping[str, Any]]) -> list[Control]:
    """All controls, in reading order."""
    return [control for part in components for control in _controls(part)]


def pictures(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """The file names of all pictures."""
    return [name for part in components for name in _pictures(part)]


def _lines(part: Mapping[str, Any]) -> Iterator[str]:
    match part["type"]:
        case Kind.TEXT:
            yield from map(plain, part["content"].splitlines())
        case Kind.GALLERY:
            yield from (f"<{item.get('description') or 'a picture'}>" for item in part["items"])
        case Kind.FILE:
            yield f"<{str(part['file']['url']).rpartition('/')[2]}>"
        case Kind.ROW:
            yield " ".join(map(str, _controls(part)))
        case Kind.BUTTON:
            yield str(_control(part))
        case _:
            for child in _children(part):
                yield from _lines(child)


def _controls(part: Mapping[str, Any]) -> Iterator[Control]:
    if part["type"] in {Kind.BUTTON, Kind.SELECT, Kind.CHANNELS}:
        yield _control(part)
    for child in _children(part):
        yield from _controls(child)


def _pictures(part: Mapping[str, Any]) -> Iterator[str]:
    for item in part.get("items") or ():
        yield str(item["media"]["url"]).rpartition("/")[2]
    for child in _children(part):
        yield from _pictures(child)


def _children(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield from part.get("components") or ()
    if part.get("accessory"):
        yield part["accessory"]


def _control(part: Mapping[str, Any]) -> Control:
    emoji = _emoji(part["emoji"]["name"]) if part.get("emoji") else ""
    words = part.get("label") or part.get("placeholder") or ""
    return Control(
        label=f"{emoji} {words}".strip(),
        custom_id=part.get("custom_id"),
        enabled=not part.get("disabled") and part.get("style") != LINK,
        style=part.get("style") or 0,
        options=tuple(option["value"] for option in part.get("options") or ()),
    )


def plain(markdown: str) -> str:
    """One line of Discord's markdown without its marks: cards as rank and suit, times as the clock shows them."""
    text = re.sub(r"<a?:(\w+):\d+>", lambda emoji: _emoji(emoji[1]), markdown)
    text = re.sub(r"<t:(\d+)(?::\w)?>", lambda time: f"{datetime.fromtimestamp(int(time[1]), UTC):%H:%M:%S}", text)
    text = re.sub(r"^(-#|#{1,3}) ", "", text)
    text = re.sub(r"(?<!\\)(\*\*|\*|__|`)", "", text)
    return re.sub(rf"\\(?=[{re.escape(punctuation)}])|[{ISOLATES}]", "", text.replace("\u00a0", " "))


def _emoji(name: str) -> str:
    """The card an emoji shows, "10♥"; struck out ("KSx"), "~K♠~"; a card's back and a suit; any other by its name."""
    if name == "back":
        return "▢"
    found = re.fullmatch(r"(suit|[2-9TJQKA])([SHCD])4?(x?)", name)
    if found is None:
        return name
    rank, suit, struck = found.groups()
    card = rank.replace("suit", "").replace("T", "10") + SUITS[suit]
    return f"~{card}~" if struck else card
