"""The page shows what is chosen in a drop-down, and not what was chosen in another one that stood in its place."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.drop_downs import told_apart

projection = pytest.importorskip("simcord.preview._component_projection")
plans = pytest.importorskip("simcord.preview._action_plans")


def form(custom_id: str) -> dict[str, Any]:
    """A row with a drop-down."""
    return {"type": 1, "id": 4, "components": [{"type": 3, "id": 5, "custom_id": custom_id, "options": []}]}


def keys(custom_id: str) -> tuple[str, str | None]:
    """How the page is told that the drop-down is called, and how it is found when it is used."""
    shown = form(custom_id)
    projection._annotate_tree([shown], "message:7")
    [select] = shown["components"]
    return select["control_key"], plans._component_key(select, "0.components.0", 7)


def test_drop_downs_are_told_apart_by_what_they_do() -> None:
    with told_apart():
        one, other = keys("ch1|1|3|rule|0"), keys("ch1|1|3|rule|5")
        assert one[0] == one[1]
        assert one != other
    assert keys("ch1|1|3|rule|0") == keys("ch1|1|3|rule|5")


def test_a_button_keeps_its_place() -> None:
    """So that what was pressed keeps the focus while its message changes."""
    button = {"type": 2, "id": 5, "custom_id": "ch1|1|3|leave"}
    before = plans._component_key(button, "0", 7)
    with told_apart():
        assert plans._component_key(button, "0", 7) == before
