"""How long the parts of a message, a window and a suggestion may be, as Discord documents it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

LONGEST = {"label": 80, "custom_id": 100, "placeholder": 150, "content": 4000, "description": 1024}
"""Letters of these, in any component of a message."""
OPTION = {"label": 100, "value": 100, "description": 100}
SLIP = {"title": 45, "custom_id": 100}
LABEL = {"label": 45, "description": 100}
CHOICE = {"name": 100, "value": 100}
BUTTONS_IN_A_ROW = 5
MOST_OPTIONS = MOST_CHOICES = 25
MOST_LINES = 5
"""Things to fill in, in one window."""


def too_long(components: Sequence[Any]) -> Iterator[str]:
    """What is too long, or too much, in the components of a message."""
    for part in components:
        yield from _over(part, LONGEST)
        options = part.get("options") or ()
        if len(options) > MOST_OPTIONS:
            yield f"{len(options)} options, {MOST_OPTIONS} at most"
        for option in options:
            yield from _over(option, OPTION)
        children = [*(part.get("components") or ()), *([part["accessory"]] if part.get("accessory") else [])]
        if part.get("type") == 1 and len(children) > BUTTONS_IN_A_ROW:
            yield f"{len(children)} buttons in a row, {BUTTONS_IN_A_ROW} at most"
        yield from too_long(children)


def broken_slip(window: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with a window to write in."""
    yield from _over(window, SLIP)
    lines = window.get("components") or ()
    if not (window.get("title") and window.get("custom_id") and 0 < len(lines) <= MOST_LINES):
        yield f"a window has a title, a custom id and up to {MOST_LINES} things to fill in"
    for line in lines:
        yield from _over(line, LABEL)


def broken_choices(answer: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with what is suggested while somebody types."""
    choices = answer.get("choices") or ()
    if len(choices) > MOST_CHOICES:
        yield f"{len(choices)} choices, {MOST_CHOICES} at most"
    for choice in choices:
        yield from _over(choice, CHOICE)


def _over(part: Mapping[str, Any], longest: Mapping[str, int]) -> Iterator[str]:
    for name, most in longest.items():
        text = part.get(name)
        if isinstance(text, str) and len(text) > most:
            yield f"{name} has {len(text)} letters, {most} at most"
