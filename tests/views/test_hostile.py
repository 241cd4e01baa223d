"""S3: hostile names and endless sentences in everything that is drawn (RELIABILITY.md, Harnesses)."""

from __future__ import annotations

import asyncio
import re
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.i18n.localizer import Localizer
from tests.manager.evening import Evening
from tests.reliability.names import LANGUAGES, check, frighten, reported
from tests.reliability.report import OFTEN
from tests.views.everything import Drawn, every_panel
from tests.views.hostile import KNOWN

PANELS, FEW, FUZZ = 900, 250, 2_000
HOSTILE = st.text(st.one_of(st.characters(), st.sampled_from("".join(KNOWN))), max_size=100)


def test_hostile_names_do_no_harm_anywhere() -> None:
    report = reported()
    asyncio.run(frighten(report, count=PANELS, seed=1))
    report.assert_well(least=OFTEN)


NEVER = re.compile(r"((?!))")
CARELESS: dict[str, AbstractContextManager[Any]] = {
    "signs of markdown are left as they are": patch("bot.i18n.names._MARKDOWN", NEVER),
    "what is not seen is kept": patch.multiple("bot.i18n.names", _UNSEEN=frozenset(), _BLANK=frozenset()),
    "names are not closed": patch("bot.i18n.names._POP", ""),
    "nothing is shortened": patch("bot.views.fitting.shortened", lambda text, _: text),
}


@pytest.mark.parametrize("what", CARELESS)
def test_a_careless_bot_is_found_out(what: str) -> None:
    """In Persian, too, but for lengths: nothing there is longer than elsewhere."""
    report = reported()
    with CARELESS[what]:
        asyncio.run(frighten(report, count=FEW, seed=1))
    assert report.wrong
    assert "shortened" in what or any(line.startswith("fa") for line in report.wrong)


async def test_whatever_a_name_is_it_does_no_harm(evening: Evening) -> None:
    drawers = await every_panel(evening)

    @settings(max_examples=FUZZ, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(drawers), st.tuples(HOSTILE, HOSTILE, HOSTILE, HOSTILE), st.sampled_from(LANGUAGES))
    def draw(drawn: Drawn, names: tuple[str, ...], say: Localizer) -> None:
        check(drawn, names, say)

    draw()


class Chatterbox(Localizer):
    """A language in which everything takes many words: even a label, even what is said within a sentence."""

    def __init__(self, times: int) -> None:
        super().__init__("en")
        self._times = times

    def say(self, key: str, **variables: str | int) -> str:
        """The sentence, over and over."""
        return " ".join([super().say(key, **variables)] * self._times)


@pytest.mark.parametrize("times", [2, 5, 20])
async def test_no_language_is_too_long_winded(evening: Evening, times: int) -> None:
    for drawn in await every_panel(evening):
        check(drawn, ("漢" * 40, "*" * 40, "x" * 40, "_" * 40), Chatterbox(times))
