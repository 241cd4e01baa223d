"""Whatever the bot shows, it says in the reader's language, and it fits: a game with all that belongs to it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.i18n.direction import runs_left
from bot.i18n.languages import languages, own_name
from bot.i18n.localizer import Localizer
from bot.i18n.names import WIDTH
from bot.i18n.shortening import length
from bot.records import Level, Player
from bot.render.panel import Button, ChannelSelect, Link, Panel, Picture, Select
from bot.views.fitting import LONGEST_ALT, LONGEST_HINT, LONGEST_LABEL, LONGEST_OPTION, _directed, fitted
from tests.i18n.everything import games, reading, sentences
from tests.i18n.pseudo import CLOSE, OPEN, spoken_as
from tests.i18n.sentences import parts_of
from tests.manager.evening import Evening
from tests.views.everything import every_panel
from tests.views.hostile import plain, texts

NAMES = ("★1", "★2", "★3", "★4")
"""Names without letters: whatever letters are seen were said."""
PLAYERS = tuple(Player(name, seat, Level.HARD if seat > 2 else None) for seat, name in enumerate(NAMES, start=1))
_TOKEN = re.compile(r"<(?:t:\d+:[A-Za-z]|:\w+:\d+|[@#]\d+)>|`[0-9a-f]{16}…`")
"""Moments and mentions, which Discord words, cards and seals."""
_SAID = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
_MARKS = re.compile(r"^(?:-# |#{1,3} |> |- )*[*_]*")
_NOUGHT = re.compile("[·،] ۰(?:$| ·|،)|^۰ ·")
WITHOUT_CAPITALS = frozenset({"fa", "ko"})
_CUT = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*…$")


def unsaid(text: str) -> str:
    """The words of a text that come from nowhere in the locale files."""
    bare = _TOKEN.sub("", text)
    while (less := _SAID.sub("", bare)) != bare:
        bare = less
    while (less := _CUT.sub("…", bare)) != bare:
        bare = less
    return bare if any(unicodedata.category(letter)[0] == "L" or letter in OPEN + CLOSE for letter in bare) else ""


def test_words_that_nobody_said_are_found() -> None:
    assert unsaid("⟦Anna ⟦two⟧⟧ · ★1 <t:1:R> <@12>") == ""
    assert unsaid("⟦a list, ⟦that w…") == ""
    assert unsaid("⟦a⟧ and ⟦b⟧")
    assert unsaid("⟦a")


def assert_said(panels: Iterator[Panel]) -> None:
    left = {unsaid(text): text for panel in panels for text in (*texts(panel), *plain(panel))}
    for known in ("", *map(own_name, languages())):
        left.pop(known, None)
    assert left == {}


@pytest.fixture
def nobodys(tmp_path: Path) -> Iterator[Localizer]:
    """The language that nobody speaks."""
    with spoken_as(tmp_path, "sv"):
        yield Localizer.for_locale("sv")


def test_a_game_is_told_in_the_readers_language(nobodys: Localizer) -> None:
    assert_said(games(PLAYERS, nobodys))


def test_what_there_is_to_read_is_in_the_readers_language(nobodys: Localizer) -> None:
    assert_said(reading(PLAYERS, nobodys))


async def test_all_that_is_on_somebodys_screen_is_in_the_readers_language(nobodys: Localizer, evening: Evening) -> None:
    assert_said(drawn(PLAYERS, nobodys) for drawn in await every_panel(evening))


LONGEST_NAME = "*" * WIDTH
LONG = tuple(Player(LONGEST_NAME + str(seat), 10**18 + seat, Level.MEDIUM if seat > 1 else None) for seat in range(4))
"""Names that are as long as names get once they are escaped."""


async def test_everything_fits_in_every_language(evening: Evening) -> None:
    """Also with the longest names, of which a line in a drop-down cannot hold four: nothing else is shortened."""
    drawers = await every_panel(evening)
    wrong: dict[str, str] = {}
    for language in languages():
        say = Localizer.for_locale(language)
        panels = [drawn(LONG, say) for drawn in drawers] + [*reading(LONG, say)]
        panels += sentences(say, {key for key in parts_of(language) if key.partition("-")[0] in {"error", "refusal"}})
        wrong |= {text: language for panel in panels for text in too_long(panel)}
    assert wrong == {}


def too_long(panel: Panel) -> Iterator[str]:
    """What Discord would take in part only."""
    whole, kept = ("\n".join(texts(one)) for one in (replace(panel, blocks=_directed(panel.blocks)), fitted(panel)))
    if whole and whole != kept:
        yield f"{len(whole)} letters: {whole[:100]}"
    for row in panel.rows:
        for control in row:
            match control:
                case Button(label=label) | Link(label=label):
                    label = label or ""
                    yield from [label] if length(label) > LONGEST_LABEL and LONGEST_NAME not in label else []
                case Select(hint=hint, options=options):
                    yield from [hint] if length(hint) > LONGEST_HINT else []
                    words = (word for option in options for word in (option.label, option.description or ""))
                    yield from (word for word in words if length(word) > LONGEST_OPTION and LONGEST_NAME not in word)
                case ChannelSelect(hint=hint):
                    yield from [hint] if length(hint) > LONGEST_HINT else []
    yield from (block.alt for block in panel.blocks if isinstance(block, Picture) and length(block.alt) > LONGEST_ALT)


async def test_every_line_begins_with_a_capital(evening: Evening) -> None:
    """Also one that is made of phrases, as a choice and what is said of it."""
    drawers = await every_panel(evening)
    small: dict[str, str] = {}
    for language in sorted(set(languages()) - WITHOUT_CAPITALS):
        say = Localizer.for_locale(language)
        for panel in (*(drawn(PLAYERS, say) for drawn in drawers), *reading(PLAYERS, say)):
            small |= {line: language for line in begun(panel) if line[:1].islower()}
    assert small == {}


def begun(panel: Panel) -> Iterator[str]:
    """What stands at the beginning of a line or on a control, without the marks before it."""
    for text in texts(panel):
        yield from (_MARKS.sub("", line) for line in text.splitlines())
    for row in panel.rows:
        for control in row:
            if isinstance(control, Select):
                yield from (word for one in control.options for word in (one.label, one.description or ""))
            elif isinstance(control, Button):
                yield control.label or ""


def test_persian_choices_keep_their_order() -> None:
    """Discord writes controls from left to right: what begins and ends with something leftward is not torn apart.

    Neither is a full stop at the end of what is said of a choice, nor the suit after a card's name.
    """
    players = tuple(replace(player, name=f"Anna{place}") for place, player in enumerate(PLAYERS))
    say = Localizer.for_locale("fa")
    panels = (*reading(players, say), *games(players, say))
    said = {text for panel in panels for row in fitted(panel).rows for control in row for text in on_control(control)}
    persian = {text for text in said if runs_left(text)}
    assert len(persian) > 150
    assert {text for text in persian if not (leftward_at(text, 0) and leftward_at(text, -1))} == set()


async def test_a_persian_nought_does_not_stand_beside_dots(evening: Evening) -> None:
    """It looks like one. Between commas and at the end of a line, too, nothing says that it is a number."""
    say = Localizer.for_locale("fa")
    panels = (*(drawn(PLAYERS, say) for drawn in await every_panel(evening)), *games(PLAYERS, say))
    seen = {line for panel in panels for text in texts(panel) for line in text.splitlines()}
    bare = {re.sub("[\u200f\u2066-\u2069*]", "", line).replace("\u00a0", " ") for line in seen}
    assert any("صفر" in line for line in bare)
    assert {line for line in bare if _NOUGHT.search(line)} == set()


def on_control(control: Button | Link | Select | ChannelSelect) -> Iterator[str]:
    """All the words of a control."""
    match control:
        case Button(label=label) | Link(label=label):
            yield label or ""
        case Select(hint=hint, options=options):
            yield from (hint, *(word for one in options for word in (one.label, one.description or "")))
        case ChannelSelect(hint=hint):
            yield hint


def leftward_at(text: str, place: int) -> bool:
    """Is the first or last letter or mark of a text one that runs from right to left?"""
    bidirectional = [unicodedata.bidirectional(letter) for letter in text]
    return [one for one in bidirectional if one not in {"FSI", "PDI", "BN"}][place] in {"R", "AL"}
