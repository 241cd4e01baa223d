"""Names that people give themselves to do harm, and what a message may look like that holds them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from random import Random

from bot.render.panel import Block, Button, ChannelSelect, Link, Panel, Picture, Select, Space, Text

ISOLATE, POP, NO_BREAK, JOINER = "\u2068", "\u2069", "\u2060", "\u200d"
LEFTWARD, MARK, NO_JOIN = "\u2067", "\u200f", "\u200c"
LED = frozenset({LEFTWARD, MARK, NO_JOIN})
"""What is meant to be unseen in a text that runs from right to left."""

KNOWN = (
    "**b** __u__ ~~s~~ ||s|| `c` ```x```",
    "[x](http://e.vil)",
    "[x](<https://e.vil> 'y')",
    "# big",
    "-# small",
    "> quoted",
    ">>> quoted",
    "- list",
    "1. list",
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@!123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "</chicago start:123456789012345678>",
    "<id:home>",
    "<t:0:R>",
    "<:QS:1400000000000000000>",
    "<a:QS:1400000000000000000>",
    ":smile:",
    "https://discord.gg/evil",
    "discord.gg/evil",
    "\u202egnillac\u202c",
    "\u2066\u2067\u2068\u2069" * 9,
    "\u2069\u2069\u2069 out",
    "a" + "\u0301" * 300,
    "\u0301" * 20,
    "\u200b\u200c\u200d\u2060\ufeff",
    "\u3164\u115f\u2800",
    "x" * 5000,
    "漢" * 40,
    "﷽" * 12,
    "👨\u200d👩\u200d👧\u200d👦" * 20,
    "a\nb\rc\td\x00\x1b[31m",
    "\\" * 30,
    "\\*\\_\\`",
    "\ud800\udfff",
    "\ue000\U000f0000",
    "{ $name } { name() }",
    "%s {0} %(x)d",
    "'; DROP TABLE games; --",
    "Anna 1",
    "",
    "   ",
)


def hostile_names(count: int, *, seed: int = 1) -> Iterator[str]:
    """The known ones, each alone and many pieces of them mixed; the same in every run."""
    dice = Random(seed)
    yield from KNOWN
    for _ in range(count - len(KNOWN)):
        pieces = (_piece(dice) for _ in range(dice.randint(1, 6)))
        yield "".join(pieces)


def _piece(dice: Random) -> str:
    known = dice.choice(KNOWN)
    start = dice.randrange(len(known) + 1)
    return known[start : start + dice.randint(1, 40)]


def texts(panel: Panel) -> Iterator[str]:
    """All text of a panel that Discord reads as markdown."""
    yield from (block.markdown for block in panel.blocks if isinstance(block, Text))


def plain(panel: Panel) -> Iterator[str]:
    """All text that is shown as it stands: descriptions of pictures, labels, hints."""
    for block in panel.blocks:
        yield from _plain_in_box(block)
    for control in (control for row in panel.rows for control in row):
        match control:
            case Button(label=label) | Link(label=label):
                yield label or ""
            case Select(hint=hint, options=options):
                yield hint
                yield from (option.label for option in options)
                yield from (option.description or "" for option in options)
            case ChannelSelect(hint=hint):
                yield hint


def _plain_in_box(block: Block) -> Iterator[str]:
    match block:
        case Picture(alt=alt):
            yield alt
        case Text() | Space():
            pass


def assert_harmless(panel: Panel, *, right_to_left: bool = False) -> None:
    """Nobody is called, nothing leads anywhere, nothing is hidden, and every name stays where it was put."""
    for text in texts(panel):
        assert_seen(text, but=LED if right_to_left else frozenset())
        if right_to_left:
            assert_led(text)
        else:
            assert_shut_in(text)
        assert not re.search(r"@(everyone|here)|(?<!\\)<(@|#(?!\d+>)|/|id:|a?:(?!\w+:\d+>)|t:(?!\d+:[Rd]>))", text)
        assert not re.search(r"\w://", re.sub(r"https://discord\.com/channels/[\d/]+", "", text))
    for text in plain(panel):  # a name that runs from right to left may be led by marks around it
        assert_seen(text.strip(MARK), but=LED if right_to_left else frozenset())
        assert "\n" not in text


def assert_seen(text: str, *, but: frozenset[str] = frozenset()) -> None:
    """No controls, no half characters, nothing unseen but what is meant to be."""
    for letter in set(text) - {"\n", ISOLATE, POP, NO_BREAK, JOINER} - but:
        assert unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}, f"{letter!r} in {text!r}"


def assert_shut_in(text: str) -> None:
    """Names are isolated, each by itself, on one line; and every sign of markdown in them is escaped."""
    opened = 0
    for letter in text:
        opened += (letter == ISOLATE) - (letter == POP)
        assert opened in {0, 1}, text
        assert opened == 0 or letter != "\n", text
    assert opened == 0, text
    for name in re.findall(f"{ISOLATE}(.*?){POP}", text):
        bare = re.sub(r"\\.", "", name)
        assert not re.search(r"[\\*_~`|<>\[\]()#]", bare), name


def assert_led(text: str) -> None:
    """From right to left, where the bot isolates lines, and what stands in a sentence: every line closes what it opens.

    So nothing in a name reaches beyond it; and every sign of markdown in a name, which is isolated too, is escaped.
    """
    for line in text.split("\n"):
        opened = 0
        for letter in line:
            opened += (letter in {ISOLATE, LEFTWARD}) - (letter == POP)
            assert opened >= 0, text
        assert opened == 0, text
        for name in re.findall(f"{ISOLATE}([^{ISOLATE}{POP}{LEFTWARD}]*){POP}", line):
            bare = re.sub(r"\\.|<a?:\w+:\d+>|<t:\d+:[Rd]>|<#\d+>|`/chicago [a-z ]+`", "", name)
            assert not re.search(r"[\\*_~`|<>\[\]()#]", bare), name
