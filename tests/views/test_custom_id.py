"""Custom ids are attacker's input: what we write comes back, and anything else is nothing (RELIABILITY rule 2)."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.views.custom_id import LONGEST, Control, decode, encode

numbers = st.integers(0, 999_999)
controls = st.builds(
    Control,
    game=st.integers(0, 36**12 - 1),
    version=numbers,
    verb=st.from_regex(r"[a-z]{1,16}", fullmatch=True),
    arg=st.none() | numbers,
)
alphabet = st.sampled_from("ch1|019azAZ-+ _.\n\0é٣२ſK")
almost = st.lists(st.text(alphabet, max_size=8) | numbers.map(str), max_size=7).map("|".join)


@given(controls)
@example(Control(game=36**12 - 1, version=999_999, verb="z" * 16, arg=999_999))
def test_what_is_written_is_read_back(control: Control) -> None:
    custom_id = encode(control)
    assert decode(custom_id) == control
    assert len(custom_id) <= LONGEST
    assert custom_id.isascii()
    assert custom_id.isprintable()


def test_a_control_reads_like_this() -> None:
    assert encode(Control(game=46_655, version=17, verb="throw", arg=3)) == "ch1|zzz|17|throw|3"
    assert encode(Control(game=0, version=0, verb="page", arg=None)) == "ch1|0|0|page"


@given(st.text() | almost | almost.map(lambda text: "ch1|" + text))
@example("ch1|00a|7|play|3")
@example("ch1|a|07|play|3")
@example("ch1|a|7|play|03")
@example("ch1|a|7|play|3\n")
@example("ch1|a|7|play|٣")
def test_any_text_is_nothing_or_exactly_what_we_would_have_written(text: str) -> None:
    control = decode(text)
    assert control is None or encode(control) == text


@given(controls, st.data())
def test_a_changed_letter_is_another_control_or_none(control: Control, data: st.DataObject) -> None:
    custom_id = encode(control)
    place = data.draw(st.integers(0, len(custom_id) - 1))
    letter = data.draw(st.characters())
    changed = custom_id[:place] + letter + custom_id[place + 1 :]
    found = decode(changed)
    assert (found == control) == (changed == custom_id)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ch1",
        "ch1|",
        "ch1||||",
        "ch2|a|7|play|3",
        "CH1|a|7|play|3",
        "ch1|A|7|play|3",
        "ch1|a|-7|play|3",
        "ch1|a|7|play|-3",
        "ch1|a|7|play|",
        "ch1|a|7|play|3|4",
        "ch1|a|7|PLAY|3",
        "ch1|a|7||3",
        "ch1|a|7000000|play|3",
        "ch1|a|7|play|3000000",
        "ch1|" + "z" * 13 + "|7|play|3",
        "ch1|a|7|" + "z" * 17,
        " ch1|a|7|play|3",
        "ch1|a|7|play|3 ",
        "ch1|a|7|play|3" * 8,
    ],
)
def test_what_we_did_not_write_is_nothing(text: str) -> None:
    assert decode(text) is None
