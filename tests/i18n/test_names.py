"""Names as they may be shown: UX.md, Permissions, names, limits."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.names import WIDTH, escaped, plain_name, safe_name, skeleton, told_apart

HOSTILE = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("*_~`|<>[]()#@:/\\-. \u202e\u2066\u200b\u00ad\u0301\u034f\u3164漢👨\u200d\ufe0f\x00\n"),
    ),
    max_size=300,
)


def test_an_ordinary_name_is_left_as_it_is() -> None:
    assert plain_name("Hjördis O'Neill", 1) == "Hjördis O'Neill"


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ann\u0061\u0308", "Annä"),  # NFC
        ("\u202egnillac", "gnillac"),  # no direction marks
        ("A\u200bn\u00adn\u2060a", "Anna"),  # nothing invisible
        ("Anna\nBo\tCia", "AnnaBoCia"),  # one line
        ("  Anna \u00a0 Bo ", "Anna Bo"),
        ("a" + "\u0301" * 300, "\u00e1\u0301\u0301"),  # marks do not pile up
        ("👨\u200d👩\u200d👧 fam", "👨\u200d👩\u200d👧 fam"),  # a family stays one picture
    ],
)
def test_a_name_is_cleaned(raw: str, shown: str) -> None:
    assert plain_name(raw, 1) == shown


@pytest.mark.parametrize("raw", ["", " ", "\u200b\u200d", "\u3164\u115f", "\u0301\u0302", "\x00\x1f", "\u2800"])
def test_a_name_that_shows_nothing_is_replaced(raw: str) -> None:
    assert plain_name(raw, 123_456_042) == "player-6042"


def test_a_long_name_is_cut_by_the_width_it_takes() -> None:
    assert plain_name("x" * 5000, 1) == "x" * WIDTH + "…"
    assert plain_name("漢" * 40, 1) == "漢" * (WIDTH // 2) + "…"


@pytest.mark.parametrize(
    "raw", ["**b**", "__u__", "~~s~~", "`c`", "||s||", "[x](http://e.vil)", "# big", "<@&123>", "<:x:1>", "> q", "\\*"]
)
def test_markdown_in_a_name_shows_as_it_was_typed(raw: str) -> None:
    unescaped = re.sub(r"\\(.)", r"\1", safe_name(raw, 1))
    assert unescaped.strip("\u2068\u2069").replace("\u2060", "") == raw
    assert not re.search(r"(?<!\\)[*_~`|\[\]<>#]", safe_name(raw, 1).replace("\\\\", ""))


@pytest.mark.parametrize("raw", ["@everyone", "@here", "<@123>", "<@&123>", "<#123>", "http://e.vil", "https://e.vil"])
def test_a_name_neither_pings_nor_links(raw: str) -> None:
    assert not re.search(r"@everyone|@here|(?<!\\)<[@#]|https?://", safe_name(raw, 1))


@given(HOSTILE, st.integers(0, 2**63))
def test_whatever_a_name_is_it_is_short_one_line_and_shut_in(raw: str, user_id: int) -> None:
    name = safe_name(raw, user_id)
    assert name[0] == "\u2068"
    assert name[-1] == "\u2069"
    inside = name[1:-1]
    assert 0 < len(inside) < 4 * WIDTH * 2
    assert not {unicodedata.category(letter) for letter in inside.replace("\u200d", "").replace("\u2060", "")} & {
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Zl",
        "Zp",
    }


@given(HOSTILE)
def test_a_clean_name_stays_the_same(raw: str) -> None:
    once = plain_name(raw, 7)
    assert once.endswith("…") or plain_name(once, 7) == once


def test_names_that_look_alike_get_their_seats_number() -> None:
    assert told_apart(["Anna", "Bo", "anna", "Cia"]) == ("Anna 1", "Bo", "anna 3", "Cia")
    assert told_apart(["Ａnna", "Anna"]) == ("Ａnna 1", "Anna 2")
    assert told_apart(["Anna", "Bo"]) == ("Anna", "Bo")


def test_nobody_can_call_himself_by_the_number_of_another() -> None:
    assert told_apart(["Anna", "Anna", "Anna 1"]) == ("Anna 1", "Anna 2", "Anna 1 3")


def test_a_number_stands_beside_the_name_as_it_is_written() -> None:
    looks = ["Bo_", "bo_"]
    assert told_apart(looks, written=[escaped(name) for name in looks]) == (
        "\u2068Bo\\_\u2069 1",
        "\u2068bo\\_\u2069 2",
    )


@given(st.lists(st.sampled_from(["Anna", "anna", "Anna 1", "Anna 2", "Anna 1 1", "Anna 3 3", "Bo"]), max_size=4))
def test_no_two_at_a_table_look_the_same(names: list[str]) -> None:
    assert len({skeleton(name) for name in told_apart(names)}) == len(names)


def test_what_is_left_of_a_letter_and_its_accent_is_one_letter() -> None:
    """The invisible letter between them goes; then they belong together (NFC)."""
    assert plain_name("a\u200b\u0301", 1) == "á"
