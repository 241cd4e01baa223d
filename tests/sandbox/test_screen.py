"""A message read as text: what the demo prints, and what tests look for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.screen import controls, lines, pictures, plain

PANEL: list[dict[str, Any]] = [
    {
        "type": 17,
        "components": [
            {"type": 10, "content": "### Your turn\n**Pair** of <:KS:12>"},
            {"type": 14},
            {"type": 12, "items": [{"media": {"url": "https://cdn/1/2/hand.png"}, "description": "your hand"}]},
            {
                "type": 9,
                "components": [{"type": 10, "content": "-# More"}],
                "accessory": {"type": 2, "style": 5, "label": "Read", "url": "https://there"},
            },
        ],
    },
    {
        "type": 1,
        "components": [
            {"type": 2, "style": 4, "emoji": {"name": "THx", "id": "1"}, "custom_id": "ch1|1|7|keep|0"},
            {"type": 2, "style": 2, "label": "Pass", "custom_id": "ch1|1|7|pass", "disabled": True},
        ],
    },
    {
        "type": 1,
        "components": [
            {"type": 3, "custom_id": "ch1|1|0|rules", "placeholder": "Rules", "options": [{"value": "quick"}]}
        ],
    },
]


def test_a_panel_is_told_line_by_line() -> None:
    assert lines(PANEL) == [
        "Your turn",
        "Pair of K♠",
        "<your hand>",
        "More",
        "(Read)",
        "[~10♥~] (Pass)",
        "[Rules: quick]",
    ]


def test_all_controls_are_found_with_what_they_do() -> None:
    assert [(one.label, one.do, one.enabled) for one in controls(PANEL)] == [
        ("Read", "", False),
        ("~10♥~", "keep|0", True),
        ("Pass", "pass", False),
        ("Rules", "rules", True),
    ]


def test_pictures_are_found_by_their_names() -> None:
    assert pictures(PANEL) == ["hand.png"]


@pytest.mark.parametrize(
    ("markdown", "text"),
    [
        ("## Anna wins with 55", "Anna wins with 55"),
        ("-# *free* `12` __line__", "free 12 line"),
        (r"\*not\* _bold\_", "*not* _bold_"),
        ("<:suitH:3> led, <:back:4> to come, <a:spin:5>", "♥ led, ▢ to come, spin"),
        ("closes <t:1772388000:R> or <t:1772388000>", "closes 18:00:00 or 18:00:00"),
        ("\u2068Anna\u2069 A♠\ufe0e", "Anna A♠"),
        ("10♥\u00a0K♠", "10♥ K♠"),
    ],
)
def test_marks_that_are_not_seen_are_left_out(markdown: str, text: str) -> None:
    assert plain(markdown) == text
