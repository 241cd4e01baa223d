"""Pictures of cards, all drawn here: emoji tiles, hands, the table at the end of a deal. They carry no words.

Plain drawing that returns PNG bytes: for the event loop only where it says that it is quick.
"""

from __future__ import annotations

from bot.render.cards.faces import CARD
from bot.render.cards.hands import BANNER_SIZE, HAND_SIZE, banner, hand_is_quick, hand_picture
from bot.render.cards.tiles import TILE, emoji_tile, emoji_tiles

__all__ = [
    "BANNER_SIZE",
    "CARD",
    "HAND_SIZE",
    "TILE",
    "banner",
    "emoji_tile",
    "emoji_tiles",
    "hand_is_quick",
    "hand_picture",
]
