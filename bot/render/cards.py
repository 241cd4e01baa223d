"""Pictures of cards: small square tiles for emojis, and whole cards side by side for a hand.

All plain drawing that returns PNG bytes: it is quick, but not for the event loop. Pictures carry no words.
"""

from __future__ import annotations

import io
from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.game.cards import PACK, Card, Hand, Rank, Suit, parse_cards
from bot.render.glyphs import BACK, suit_name, tile_name
from bot.render.marks import INK, court_mark, suit_mark

TILE: Final = 128
"""Side of an emoji tile, pixels."""
CARD: Final = (148, 212)
"""Width and height of a card in a hand picture, pixels."""
GAP: Final = 12
HAND_SIZE: Final = (5 * CARD[0] + 4 * GAP, CARD[1])
BANNER_SIZE: Final = (800, 220)
_TWICE: Final = 2
"""Everything is drawn at twice its size, for smooth edges."""
_PAPER, _RIM, _FELT, _BACK_INK, _DARK, _STRIKE = "#fffdf8", "#a3a8b2", "#1f6b49", "#2b7d57", "#33353b", "#ff4b4b"
_COLOURS: Final = 128
_RANK_SHARE: Final = 0.58
"""Height of the rank in a tile: at 20 pixels anything less cannot be read."""


def emoji_tiles() -> dict[str, bytes]:
    """Every application emoji by name: 52 cards, each struck out, the back, four suits. Takes about a second."""
    tiles = {BACK: _png(_back_tile())} | {suit_name(suit): _png(_suit_tile(suit)) for suit in Suit}
    for card in PACK:
        tile = _tile(card)
        tiles[tile_name(card)] = _png(tile)
        tiles[tile_name(card, thrown=True)] = _png(_struck_out(tile))
    return tiles


@lru_cache(maxsize=256)
def hand_picture(hand: Hand, faded: frozenset[Card] = frozenset()) -> bytes:
    """Up to five cards in a row, in this order; the faded ones pale, because they have been played."""
    row = Image.new("RGBA", HAND_SIZE)
    for slot, card in enumerate(hand):
        row.paste(_sprite(card, faded=card in faded), (slot * (CARD[0] + GAP), 0))
    return _palette_png(row)


@cache
def banner() -> bytes:
    """The lobby's picture: a royal flush fanned out on green."""
    picture = Image.new("RGBA", BANNER_SIZE, _FELT)
    for place, card in enumerate(parse_cards("TS JS QS KS AS")):
        turned = _sprite(card).rotate(11 * (2 - place), Image.Resampling.BICUBIC, expand=True)
        x = BANNER_SIZE[0] // 2 + 92 * (place - 2) - turned.width // 2
        y = BANNER_SIZE[1] // 2 + 14 * (place - 2) ** 2 - turned.height // 2 + 18
        picture.alpha_composite(turned, (x, y))
    return _palette_png(picture)


@cache
def _sprite(card: Card, *, faded: bool = False) -> Image.Image:
    """A whole card: the rank large above left, the suit large below right, courts with what they wear."""
    if faded:
        return _pale(_sprite(card))
    width, height = CARD[0] * _TWICE, CARD[1] * _TWICE
    image, draw = _blank(width, height)
    draw.rounded_rectangle((1, 1, width - 2, height - 2), width * 0.1, _PAPER, _RIM, 4)
    ink = INK[card.suit]
    rank = _rank(card.rank, tall=round(height * 0.34), widest=round(width * 0.5))
    image.paste(ink, (round(width * 0.09), round(height * 0.07)), rank)
    if card.rank in {Rank.JACK, Rank.QUEEN, Rank.KING}:
        court_mark(draw, card.rank, (width * 0.735, height * 0.225), width * 0.36, ink)
    ace = card.rank is Rank.ACE
    suit_mark(draw, card.suit, (width * (0.57 if ace else 0.64), height * 0.69), width * (0.68 if ace else 0.56), ink)
    return image.resize(CARD, Image.Resampling.LANCZOS)


def _tile(card: Card) -> Image.Image:
    """A card as an emoji: readable at 20 pixels."""
    side = TILE * _TWICE
    image, draw = _blank(side, side)
    draw.rounded_rectangle((1, 1, side - 2, side - 2), side * 0.14, _PAPER, _RIM, 5)
    ink = INK[card.suit]
    image.paste(
        ink,
        (round(side * 0.09), round(side * 0.08)),
        _rank(card.rank, tall=round(side * _RANK_SHARE), widest=round(side * 0.58)),
    )
    for size, colour in ((0.54, _PAPER), (0.45, ink)):  # a light rim keeps the suit clear of the rank
        suit_mark(draw, card.suit, (side * 0.69, side * 0.665), side * size, colour)
    return image.resize((TILE, TILE), Image.Resampling.LANCZOS)


def _struck_out(tile: Image.Image) -> Image.Image:
    """The twin of a tile for a card that goes: dark, with a stroke through it."""
    image = Image.blend(tile, Image.new("RGBA", tile.size, _DARK), 0.5)
    image.putalpha(tile.getchannel("A"))
    large = image.resize((TILE * _TWICE, TILE * _TWICE))
    ImageDraw.Draw(large).line((TILE * 0.24, TILE * 1.76, TILE * 1.76, TILE * 0.24), _STRIKE, TILE // 5)
    return large.resize(tile.size, Image.Resampling.LANCZOS)


def _back_tile() -> Image.Image:
    """A card face down."""
    side = TILE * _TWICE
    image, draw = _blank(side, side)
    draw.rounded_rectangle((1, 1, side - 2, side - 2), side * 0.14, _PAPER, _RIM, 5)
    draw.rounded_rectangle((side * 0.1, side * 0.1, side * 0.9, side * 0.9), side * 0.08, _BACK_INK)
    draw.regular_polygon((side / 2, side / 2, side * 0.27), 4, 45, _BACK_INK, _PAPER, side // 14)
    return image.resize((TILE, TILE), Image.Resampling.LANCZOS)


def _suit_tile(suit: Suit) -> Image.Image:
    """A suit's mark on paper, so that black shows on a dark ground."""
    side = TILE * _TWICE
    image, draw = _blank(side, side)
    draw.rounded_rectangle((1, 1, side - 2, side - 2), side * 0.5, _PAPER, _RIM, 5)
    suit_mark(draw, suit, (side / 2, side * 0.5), side * 0.62, INK[suit])
    return image.resize((TILE, TILE), Image.Resampling.LANCZOS)


def _pale(card: Image.Image) -> Image.Image:
    """A card that has been played: a shadow of itself."""
    image = card.copy()
    image.putalpha(card.getchannel("A").point(lambda alpha: alpha * 2 // 7))
    return image


@cache
def _rank(rank: Rank, *, tall: int, widest: int) -> Image.Image:
    """A rank as a mask, exactly `tall`, squeezed to `widest` if it must be."""
    font = ImageFont.load_default(tall)
    name = rank.letter.replace("T", "10")
    mask = Image.new("L", (3 * tall, 2 * tall))
    ImageDraw.Draw(mask).text((tall // 2, tall // 4), name, 255, font, stroke_width=max(1, tall // 24))
    cut = mask.crop(mask.getbbox())
    return cut.resize((min(cut.width * tall // cut.height, widest), tall), Image.Resampling.LANCZOS)


def _blank(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGBA", (width, height))
    return image, ImageDraw.Draw(image)


def _png(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _palette_png(image: Image.Image) -> bytes:
    """The picture in few colours: small and quick to send."""
    buffer = io.BytesIO()
    image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(buffer, "PNG", compress_level=6)
    return buffer.getvalue()
