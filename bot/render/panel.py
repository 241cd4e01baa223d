"""What is on screen, as plain data: blocks of text and pictures in a box, rows of controls under it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Accent(Enum):
    """The colour at a panel's edge: one per state, and no two alike: amber calls, blue is that of Chicago's flag."""

    YOURS = 0xF0B232
    WAITING = 0x4E5058
    TABLE = 0x2F8F63
    WON = 0x5FB4E5


class Style(Enum):
    """How much a button wants to be pressed."""

    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Text:
    """Discord markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Space:
    """A little room between two blocks."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An attached picture without words in it. `name` ends in .png; `alt` says what it shows."""

    name: str
    png: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file to keep."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `do` is its verb with argument ("throw|3"); the view layer makes the custom id of it.

    At least one of `label` and `emoji` (an application emoji as "<:name:id>") is set.
    """

    do: str
    label: str | None = None
    emoji: str | None = None
    style: Style = Style.PLAIN
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads to an address."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a select."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A drop-down. `do` is its verb."""

    do: str
    hint: str
    options: tuple[Option, ...]
    any_number: bool = False
    """May several options be chosen, or none? Else it is exactly one."""


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A drop-down of the server's channels, any number of up to 25. `do` is its verb, `chosen` their ids."""

    do: str
    hint: str
    chosen: tuple[int, ...] = ()


Block = Text | Space | Picture | Attachment
Row = tuple[Button | Link, ...] | tuple[Select] | tuple[ChannelSelect]


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """One message. Game controls carry `game` (a game id) and `version` (of the seat that may use them, else 0)."""

    accent: Accent
    blocks: tuple[Block, ...]
    rows: tuple[Row, ...] = ()
    game: int = 0
    version: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip:
    """A small window with one line to write on. `do`, `game` and `version` are as those of a panel's controls."""

    do: str
    title: str
    """At most 45 letters, as `label`."""
    label: str
    longest: int
    """Letters that may be written."""
    game: int = 0
    version: int = 0
