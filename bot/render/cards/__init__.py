"""Pictures of cards, all drawn here: emoji tiles, hands, the table at the end of a deal. They carry no words.

Plain drawing that returns PNG bytes: quick, but not for the event loop.
"""

from __future__ import annotations

from bot.render.cards.faces import CARD
from bot.render.cards.hands import BANNER_SIZE, HAND_SIZE, banner, hand_picture
from bot.render.cards.tiles import TILE, emoji_tile, emoji_tiles

__all__ = ["BANNER_SIZE", "CARD", "HAND_SIZE", "TILE", "banner", "emoji_tile", "emoji_tiles", "hand_picture"]
