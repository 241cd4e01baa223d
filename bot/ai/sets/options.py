"""The cards worth considering: of neighbours that nobody's card parts, one is as good as the other."""

from __future__ import annotations

from typing import Final

from bot.ai.sets.bits import ABOVE, BIT, SUIT_OF, Bits, indices

NOBODY: Final = -1
"""Stands for the card led, the best card and who played it, when nothing is led yet."""


def different(held: Bits, others: Bits, best: int) -> list[int]:
    """The cards that may be played under the best card of the trick (R6.1), one of each run; the highest run first.

    A run is parted by a card that somebody else holds, and by the best card of the trick.
    """
    if best != NOBODY:
        others |= BIT[best]
        held = held & SUIT_OF[best] or held
    found: list[int] = []
    for card in reversed(indices(held)):
        if found:
            above = found[-1]
            if SUIT_OF[card] == SUIT_OF[above] and not others & ABOVE[card] & ~ABOVE[above]:
                found[-1] = card
                continue
        found.append(card)
    return found
