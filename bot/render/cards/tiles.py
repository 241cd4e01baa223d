"""Cards as emojis: square tiles that can be read at 20 pixels, upright or struck out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final

from PIL import Image, ImageDraw

from bot.game.cards import PACK, Card, Rank, Suit
from bot.records import Deck
from bot.render.cards.back import back_tile
from bot.render.cards.headgear import headgear
from bot.render.cards.inks import GOLD_DARK, INKS, PAPER, RIM
from bot.render.cards.marks import suit_mark
from bot.render.cards.pen import FINE, Pen, canvas, finished
from bot.render.cards.png import palette_png
from bot.render.cards.ranks import rank_mask
from bot.render.glyphs import BACK, emoji_names, suit_name, tile_name

TILE: Final = 128
"""Side of an emoji tile, pixels."""
COURT_PAPER: Final = "#fff1cf"
"""Court cards lie on gold, so that they stand out before their letter is read."""
_RANK: Final = 0.58
"""Height of the rank in a tile: at 20 pixels anything less cannot be read."""
_DARK, _STRIKE, _STRIKE_RIM = "#33353b", "#ff5a52", "#26282c"
_COURTS: Final = {Rank.JACK, Rank.QUEEN, Rank.KING}


def emoji_tiles() -> dict[str, bytes]:
    """Every application emoji by name; takes about two seconds."""
    return {name: emoji_tile(name) for name in emoji_names()}


def emoji_tile(name: str) -> bytes:
    """The picture of the application emoji with this name. Raises KeyError if there is none."""
    return palette_png(_painters()[name]())


@cache
def _painters() -> Mapping[str, Callable[[], Image.Image]]:
    """What draws each emoji. What looks the same in both decks has one name in both."""
    painters: dict[str, Callable[[], Image.Image]] = {BACK: partial(back_tile, TILE)}
    for deck in Deck:
        painters |= {suit_name(suit, deck=deck): partial(_suit_tile, suit, deck) for suit in Suit}
        painters |= {tile_name(card, deck=deck): partial(card_tile, card, deck) for card in PACK}
        painters |= {tile_name(card, deck=deck, thrown=True): partial(_struck_out, card, deck) for card in PACK}
    return painters


def card_tile(card: Card, deck: Deck) -> Image.Image:
    """A card as an emoji."""
    image, draw = canvas(TILE, TILE)
    side = image.width
    court = card.rank in _COURTS
    paper = COURT_PAPER if court else PAPER
    draw.rounded_rectangle((1, 1, side - 2, side - 2), side * 0.15, paper, GOLD_DARK if court else RIM, 2 * FINE)
    ink = INKS[deck][card.suit]
    if court:
        headgear(Pen(draw, side * 0.765, side * 0.245, side * 0.34), card.rank, ink)
    rank = rank_mask(card.rank, tall=round(side * _RANK), widest=round(side * 0.55))
    image.paste(ink, (round(side * 0.075), round(side * 0.075)), rank)
    for size, colour in ((0.59, paper), (0.47, ink)):  # a light rim keeps the suit clear of the rank
        suit_mark(Pen(draw, side * 0.695, side * 0.68, side * size), card.suit, colour)
    return finished(image)


def _struck_out(card: Card, deck: Deck) -> Image.Image:
    """The twin of a tile for a card that goes: dark, with a stroke through it."""
    tile = card_tile(card, deck)
    dark = Image.blend(tile, Image.new("RGBA", tile.size, _DARK), 0.5)
    dark.putalpha(tile.getchannel("A"))
    large = dark.resize((TILE * FINE, TILE * FINE))
    pen = Pen(ImageDraw.Draw(large), 0, 0, TILE * FINE)
    for ink, width in ((_STRIKE_RIM, 0.15), (_STRIKE, 0.1)):
        pen.line([(0.14, 0.86), (0.86, 0.14)], ink, width)
    return finished(large)


def _suit_tile(suit: Suit, deck: Deck) -> Image.Image:
    """A suit's mark on paper, so that black shows on a dark ground."""
    image, draw = canvas(TILE, TILE)
    side = image.width
    draw.rounded_rectangle((1, 1, side - 2, side - 2), side * 0.5, PAPER, RIM, 2 * FINE)
    suit_mark(Pen(draw, side / 2, side * 0.5, side * 0.66), suit, INKS[deck][suit])
    return finished(image)
