"""The bot as after an evening, every card drawn before it starts: run as `tests.loopback.launch` is.

There may be as many tables as anybody opens, and nobody asks at which failpoint to die, which costs a look into a file
at every step.
"""

from __future__ import annotations

import os
import sys

from bot.failpoints import VARIABLE
from bot.game.cards import PACK
from bot.records import Deck
from bot.render.cards.faces import stencil
from tests.loopback.launch import main


def draw_all() -> None:
    """Draw every card, whole and faint, in both decks."""
    for card in PACK:
        for deck in Deck:
            for faint in (False, True):
                stencil(card, deck, faint=faint)


if __name__ == "__main__":
    os.environ.pop(VARIABLE, None)
    os.environ |= {"TABLES": "10000", "TABLES_PER_SERVER": "10000"}
    draw_all()
    sys.exit(main())
