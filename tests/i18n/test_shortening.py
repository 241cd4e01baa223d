"""Texts that are too long are cut where nothing is torn, and say so."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.localizer import Localizer
from bot.i18n.shortening import length, shortened

WORDS = st.text(max_size=200) | st.text(st.sampled_from("\u2068\u2069<:a\\\u200d 漢👨"), max_size=300)


@given(WORDS, st.integers(0, 200))
def test_a_text_that_is_cut_is_whole_at_its_end(text: str, most: int) -> None:
    short = shortened(text, most)
    assert length(short) == len(short.encode("utf-16-le")) // 2 <= most
    assert short == text if length(text) <= most else (short.rstrip("\u2069").endswith("…") or not most)
    if short != text:
        assert unclosed(short) == 0
        kept, _, _ = short.rpartition("…")
        assert not kept.endswith("\u200d")
        assert (len(kept) - len(kept.rstrip("\\"))) % 2 == 0, "no escape without what it escapes"


def unclosed(text: str) -> int:
    """Isolates that are not closed where a line ends."""
    opened = 0
    for letter in text:
        opened = max(0, opened + (letter == "\u2068") - (letter == "\u2069"))
    return opened


def test_an_emoji_is_not_cut_in_two() -> None:
    line = "a" * 10 + "<:QS:1400000000000000000>"
    assert [shortened(line, most) for most in (12, 30)] == ["a" * 10 + "…"] * 2


def test_whatever_is_put_into_a_sentence_it_can_be_said() -> None:
    """Fluent refuses parts of more than 2,500 letters."""
    said = Localizer.for_locale("en").say("player-ai", name="x" * 9_000, level="hard")
    assert said == "x" * 1_999 + "… hard AI"
