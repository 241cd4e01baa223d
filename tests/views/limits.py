"""What Discord takes in one message, as its documentation says, told independently of the code that keeps to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.render.panel import Panel
from bot.views.custom_id import LONGEST
from bot.views.layout import layout

COMPONENTS, TEXT, LABEL, OPTIONS = 40, 4000, 80, 25
IN_ROW, HINT, OPTION, ALT, ADDRESS = 5, 150, 100, 1024, 512
ROW, BUTTON, SELECT, TEXT_DISPLAY, GALLERY, CHANNELS, BOX = 1, 2, 3, 10, 12, 8, 17
"""The types of components."""

Component = dict[str, Any]


def components(panel: Panel) -> list[Component]:
    """Every component of the message, whatever it lies in."""
    return list(_within(top_level(panel)))


def top_level(panel: Panel) -> list[Component]:
    """The box, and the rows under it."""
    found: list[Component] = layout(panel).to_components()  # type: ignore[no-untyped-call]
    return found


def _within(found: list[Component]) -> Iterator[Component]:
    for component in found:
        yield component
        yield from _within(component.get("components", []))


def size(text: str) -> int:
    """Letters as they are counted by programs that write them in 16 bits each."""
    return len(text.encode("utf-16-le")) // 2


def assert_within_limits(panel: Panel) -> None:
    """Discord would take this panel."""
    every = components(panel)
    assert len(every) <= COMPONENTS
    texts = [component["content"] for component in every if component["type"] == TEXT_DISPLAY]
    assert all(text.strip() for text in texts)
    assert sum(map(size, texts)) <= TEXT
    ids = [component["custom_id"] for component in every if "custom_id" in component]
    assert len(set(ids)) == len(ids)
    assert all(len(custom_id) <= LONGEST and custom_id.isascii() for custom_id in ids)
    for component in every:
        _assert_of_its_kind(component)


def _assert_of_its_kind(component: Component) -> None:
    match component["type"]:
        case 17 | 1:
            assert component["components"]
            assert component["type"] != ROW or len(component["components"]) <= IN_ROW
        case 2:
            assert component.get("label") is not None or component.get("emoji") is not None
            assert 0 < size(component.get("label") or "emoji") <= LABEL
            assert size(component.get("url") or "") <= ADDRESS
        case 3:
            _assert_choices(component)
        case 8:
            assert 0 < size(component["placeholder"]) <= HINT
            assert len(component.get("default_values", [])) <= component["max_values"] <= OPTIONS
        case 12:
            assert len(component["items"]) == 1
            assert 0 < size(component["items"][0]["description"]) <= ALT


def _assert_choices(select: Component) -> None:
    assert 0 < size(select["placeholder"]) <= HINT
    options = select["options"]
    assert 0 < len(options) <= OPTIONS
    values = [option["value"] for option in options]
    assert len(set(values)) == len(values)
    assert sum(option.get("default", False) for option in options) <= select.get("max_values", 1)
    for option in options:
        assert 0 < size(option["label"]) <= OPTION
        assert 0 < size(option["value"]) <= OPTION
        assert size(option.get("description") or "x") in range(1, OPTION + 1)
