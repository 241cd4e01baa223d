"""Whatever a panel holds, Discord takes it: it is shortened and never fails (UX.md, Permissions, names, limits)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.render.panel import (
    Accent,
    Block,
    Button,
    ChannelSelect,
    Link,
    Option,
    Panel,
    Picture,
    Row,
    Select,
    Slip,
    Space,
    Text,
)
from bot.views.fitting import fitted
from bot.views.layout import files, layout, modal
from tests.views.limits import LABEL, OPTIONS, TEXT, assert_within_limits, components, size

WORDS = st.text(max_size=200) | st.text(st.sampled_from("\u2068\u2069<:a\\\u200d 漢👨"), max_size=300)
LONG = st.builds(lambda word, times: word * times, WORDS, st.integers(1, 60))
VERBS = st.sampled_from(["join", "start", "throw|0", "throw|1", "play|4", "exchange", "leave", "form|12", "undo"])

blocks = st.one_of(st.builds(Text, LONG), st.just(Space()), st.builds(Picture, st.just("a.png"), st.just(b"A"), LONG))
buttons = st.one_of(
    st.builds(Button, VERBS, LONG, emoji=st.sampled_from([None, "<:QS:1400000000000000000>"])),
    st.builds(Link, LONG, st.builds(lambda tail: f"https://example.org/{tail}", st.sampled_from(["", "x" * 600]))),
)
options = st.builds(
    Option, st.text("ab", max_size=3) | st.just("v" * 101), LONG, st.none() | LONG, chosen=st.booleans()
)
rows: st.SearchStrategy[Row] = st.one_of(
    st.lists(buttons, max_size=8).map(tuple),
    st.builds(lambda *args: (Select(*args),), VERBS, LONG, st.lists(options, max_size=30).map(tuple)),
    st.builds(lambda *args: (ChannelSelect(*args),), VERBS, LONG, st.lists(st.integers(1, 99), max_size=30).map(tuple)),
)


@given(st.lists(blocks, max_size=50), st.lists(rows, max_size=12))
def test_every_panel_becomes_one_that_discord_takes(inside: list[Block], under: list[Row]) -> None:
    panel = Panel(accent=Accent.TABLE, blocks=tuple(inside), rows=tuple(under), game=2**50, version=99_999)
    assert_within_limits(panel)
    assert fitted(fitted(panel)) == fitted(panel)
    shown = [block for block in fitted(panel).blocks if isinstance(block, Picture)]
    assert len(files(panel)) == len(shown) <= 10


@given(LONG, LONG, st.integers(-5, 10_000))
def test_every_slip_becomes_one_that_discord_takes(title: str, label: str, longest: int) -> None:
    window = modal(Slip(do="rulename", title=title, label=label, longest=longest)).to_dict()
    (line,) = window["components"]
    assert 0 < size(window["title"]) <= 45
    assert 0 < size(line["label"]) <= 45
    assert 1 <= line["component"]["max_length"] <= 4000


def test_what_fits_is_left_alone() -> None:
    panel = Panel(
        accent=Accent.TABLE,
        blocks=(Text("t" * TEXT), Space(), Picture("a.png", b"A", "an a")),
        rows=((Button("join", "l" * LABEL),), (Select("preset", "Which?", (Option("a", "A"),)),)),
    )
    assert fitted(panel) == panel


def test_what_is_cut_says_so() -> None:
    panel = Panel(
        accent=Accent.TABLE,
        blocks=(Text("a" * 3990), Text("b" * 20), Text("never seen")),
        rows=((Button("join", "l" * 81),),),
    )
    assert [component["content"] for component in components(panel) if "content" in component] == [
        "a" * 3990,
        "b" * 9 + "…",
    ]
    assert [component["label"] for component in components(panel) if "label" in component] == ["l" * 79 + "…"]


def test_a_choice_is_shortened_too() -> None:
    many = tuple(Option(str(number), "l" * 200, "d" * 200) for number in range(30))
    panel = Panel(accent=Accent.YOURS, blocks=(Text("x"),), rows=((Select("preset", "h" * 200, many),),))
    (select,) = [component for component in components(panel) if "custom_id" in component]
    assert len(select["options"]) == OPTIONS
    assert len(select["placeholder"]) == 150
    assert {(len(option["label"]), len(option["description"])) for option in select["options"]} == {(100, 100)}


def test_a_crowded_panel_loses_room_before_words_and_words_before_controls() -> None:
    controls = tuple(tuple(Button(f"play|{5 * row + place}", "x") for place in range(5)) for row in range(5))
    spaced = tuple(block for number in range(12) for block in (Text(f"line {number}"), Space()))
    short = fitted(Panel(accent=Accent.TABLE, blocks=spaced, rows=controls))
    assert short.rows == controls
    assert short.blocks == (Text("\n".join(f"line {number}" for number in range(12))),)


def test_a_panel_of_nothing_still_shows_something() -> None:
    assert layout(Panel(accent=Accent.TABLE, blocks=(Text(" "), Text("")))).to_components()  # type: ignore[no-untyped-call]
    assert_within_limits(Panel(accent=Accent.TABLE, blocks=()))
