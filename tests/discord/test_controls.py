"""Every verb of a control has one function that handles it."""

from __future__ import annotations

import pytest

import cogs.verbs  # noqa: F401 - it handles `hand`
from cogs.clicks import Click, handles


async def hand_otherwise(_: Click) -> None:
    """A second function for a verb that has one."""


def test_no_verb_is_handled_twice() -> None:
    """Found when the bot is put together, not when somebody taps."""
    with pytest.raises(ValueError, match="two functions handle 'hand': hand, hand_otherwise"):
        handles("hand")(hand_otherwise)
