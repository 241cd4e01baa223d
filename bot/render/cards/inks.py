"""The colours of the cards: paper, gold, and the inks of the two decks."""

from __future__ import annotations

from typing import Final

from PIL import ImageColor

from bot.game.cards import Suit
from bot.records import Deck

PAPER: Final = "#fffdf7"
RIM: Final = "#b4b2ab"
GOLD, GOLD_LIGHT, GOLD_DARK = "#d8a22c", "#f4d067", "#80590c"
SKIN, SKIN_SHADE = "#f7dcc0", "#e6b893"
LINE: Final = "#22242b"
"""Fine lines of the figures."""
BACK, BACK_LIGHT, BACK_DARK, STAR = "#1d4f7c", "#9fcbe6", "#14395b", "#d8343c"
FELT, FELT_DARK, FELT_LIGHT = "#1c6446", "#155038", "#2a7a57"
_BLACK, _RED, _GREEN, _BLUE = "#1b1d24", "#c0182a", "#12723a", "#1a57c8"

INKS: Final = {
    Deck.TWO: {Suit.SPADES: _BLACK, Suit.HEARTS: _RED, Suit.CLUBS: _BLACK, Suit.DIAMONDS: _RED},
    Deck.FOUR: {Suit.SPADES: _BLACK, Suit.HEARTS: _RED, Suit.CLUBS: _GREEN, Suit.DIAMONDS: _BLUE},
}


def mixed(ink: str, paper: str, share: float) -> str:
    """`share` (0 to 1) of the ink, the rest paper."""
    pairs = zip(ImageColor.getrgb(ink)[:3], ImageColor.getrgb(paper)[:3], strict=True)
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in pairs)
