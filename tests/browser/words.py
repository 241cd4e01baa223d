"""What is on the buttons that answer a question, in any language: the page shows words, and no custom ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bot.game.poker import Category
from bot.i18n.localizer import Localizer
from bot.render.words import key

CARD: Final = r"(10|[2-9TJQKA])[SHDC♠♥♦♣]\ufe0e?"
"""The name of a card's emoji, or its letters."""


def wishes(say: Localizer) -> tuple[str, ...]:
    """Patterns for what the person in the browser presses, the dearest wish first: never Chicago, any card."""
    return (*map(re.escape, _answers(say)), CARD)


def _answers(say: Localizer) -> Iterator[str]:
    kinds, counts = [key(kind) for kind in Category], range(1, 6)
    yield from (say.say("hand-button-show-sure", count=count) for count in counts)
    yield from (say.say("hand-button-declare", category=kind) for kind in kinds)
    yield say.say("hand-button-pass")
    yield say.say("hand-button-decline")
    for kind in kinds:
        for count in counts:
            kept = say.say("hand-button-keep-made", category=kind, count=count)
            yield from (kept, say.say("hand-button-show-made", category=kind, count=count))
    yield say.say("hand-button-keep-all")
