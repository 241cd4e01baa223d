"""Whole cards: a large index in a column of its own, and beside it pips, a two-headed figure, or an ace's flourish."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.game.cards import Card, Rank, Suit
from bot.records import Deck
from bot.render.cards.back import back_face
from bot.render.cards.figures import figure
from bot.render.cards.inks import GOLD, GOLD_DARK, GOLD_LIGHT, INKS, PAPER, RIM, mixed
from bot.render.cards.marks import star, suit_mark
from bot.render.cards.pen import FINE, Pen, Point, canvas, finished
from bot.render.cards.ranks import rank_mask

CARD: Final = (180, 252)
"""Width and height of a card in a picture, pixels."""
COLOURS: Final = 51
"""Of one card; five of them, and nothing beside them, make the 256 of a picture."""
_RADIUS: Final = 0.085
_INDEX: Final = (11, 14, 52, 68)
"""Where the rank stands: left, top, its greatest width, its height."""
_MARK: Final = (37, 112, 44)
"""The suit under it: the middle, and its width."""
_FIELD: Final = (70, 13, 168, 239)
"""Where pips and figures are."""
_FAINT: Final = 2 / 7
"""How much is left of a card that has been played."""

_LEFT, _RIGHT = -0.27, 0.27
_ROWS3: Final = (-0.82, 0.0, 0.82)
_ROWS4: Final = (-0.86, -0.287, 0.287, 0.86)


def _pips(rank: int) -> tuple[Point, ...]:
    """Where the pips lie, as on any card: u in widths of the field, v from -1, its top, to 1."""
    sides = {4: (-0.82, 0.82), 5: (-0.82, 0.82), 6: _ROWS3, 7: _ROWS3, 8: _ROWS3, 9: _ROWS4, 10: _ROWS4}.get(rank, ())
    middle: tuple[float, ...] = {
        2: (-0.74, 0.74),
        3: (-0.8, 0.0, 0.8),
        5: (0.0,),
        7: (-0.41,),
        8: (-0.41, 0.41),
        9: (0.0,),
        10: (-0.573, 0.573),
    }.get(rank, ())
    return (*((0.0, v) for v in middle), *((u, v) for v in sides for u in (_LEFT, _RIGHT)))


class Stencil(NamedTuple):
    """A card whose pixels are numbers of its own colours."""

    image: Image.Image
    inks: bytes
    """Red, green, blue and opacity of each colour."""


_STENCILS: Final[dict[tuple[Card, str, bool], Stencil]] = {}
"""Both decks share what looks the same: 78 faces and as many faint ones, 7 MB when all are there."""


def sprite(card: Card, deck: Deck, *, faint: bool = False) -> Image.Image:
    """A whole card, face up; `faint` once it has been played."""
    face = _face(card, INKS[deck][card.suit])
    return _faint(face) if faint else face


def stencil(card: Card, deck: Deck, *, faint: bool = False) -> Stencil:
    """The same in the few colours of a picture: drawn once, which takes milliseconds."""
    key = (card, INKS[deck][card.suit], faint)
    if key not in _STENCILS:
        _STENCILS[key] = _stencil(sprite(card, deck, faint=faint))
    return _STENCILS[key]


def is_drawn(card: Card, deck: Deck, *, faint: bool = False) -> bool:
    """Is its stencil there?"""
    return (card, INKS[deck][card.suit], faint) in _STENCILS


def _stencil(face: Image.Image) -> Stencil:
    few = face.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    inks = few.getpalette("RGBA") or []
    return Stencil(few, bytes(inks[: 4 * COLOURS]).ljust(4 * COLOURS, b"\0"))


def _face(card: Card, ink: str) -> Image.Image:
    image, draw = canvas(*CARD)
    draw.rounded_rectangle((1, 1, image.width - 2, image.height - 2), image.width * _RADIUS, PAPER, RIM, 2 * FINE)
    left, top, widest, tall = (value * FINE for value in _INDEX)
    rank = rank_mask(card.rank, tall=tall, widest=widest)
    image.paste(ink, (left + (widest - rank.width) // 2, top), rank)
    x, y, size = (value * FINE for value in _MARK)
    suit_mark(Pen(draw, x, y, size), card.suit, ink)
    match card.rank:
        case Rank.KING | Rank.QUEEN | Rank.JACK:
            _court(image, card.rank, card.suit, ink)
        case Rank.ACE:
            _ace(_field_pen(draw), card.suit, ink)
        case number:
            _number(_field_pen(draw), number, card.suit, ink)
    return finished(image)


@cache
def back() -> Image.Image:
    """A whole card, face down."""
    return back_face(*CARD)


def _field_pen(draw: ImageDraw.ImageDraw) -> Pen:
    """A pen in the middle of the field, whose unit is the field's width."""
    left, top, right, bottom = (value * FINE for value in _FIELD)
    return Pen(draw, (left + right) / 2, (top + bottom) / 2, right - left)


def _number(pen: Pen, rank: Rank, suit: Suit, ink: str) -> None:
    size = 0.56 if rank <= Rank.THREE else 0.42 if rank <= Rank.SIX else 0.39
    reach = (_FIELD[3] - _FIELD[1]) / (_FIELD[2] - _FIELD[0]) / 2
    for u, v in _pips(rank):
        suit_mark(pen.moved(u, v * reach, scale=size), suit, ink, upside_down=v > 0)


def _ace(pen: Pen, suit: Suit, ink: str) -> None:
    """One great mark with a jewel in it, between scrolls of gold."""
    for turn in (-1, 1):
        for side in (-1, 1):
            _scroll(pen, side, turn)
        pen.shape([(0, turn * 1.05), (0.05, turn * 0.97), (0, turn * 0.89), (-0.05, turn * 0.97)], GOLD)
        pen.disc(0, turn * 0.82, 0.026, ink)
    suit_mark(pen.moved(0, 0, scale=0.98), suit, ink)
    v = {Suit.SPADES: 0.1, Suit.CLUBS: -0.02, Suit.HEARTS: -0.06, Suit.DIAMONDS: 0.0}[suit]
    pen.disc(0, v, 0.135, PAPER)
    pen.disc(0, v, 0.118, ink)
    star(pen.moved(0, v, scale=0.19), 6, GOLD_LIGHT, inner=0.5)


def _scroll(pen: Pen, side: int, turn: int) -> None:
    """A curl that unrolls from the middle outwards."""
    curl = []
    for step in range(60):
        t = step / 59
        radius, angle = 0.155 * (1 - 0.82 * t), -0.5 * math.pi + t * 3.1 * math.pi
        curl.append((side * (0.2 + radius * math.cos(angle)), turn * (0.8 - radius * math.sin(angle))))
    pen.line([(0.0, turn * 0.965), *curl], GOLD_DARK, 0.038)
    pen.line([(0.0, turn * 0.965), *curl], GOLD, 0.024)
    pen.disc(*curl[-1], 0.026, GOLD, edge=GOLD_DARK, width=0.007)
    leaf = [(side * 0.37, turn * 0.88), (side * 0.49, turn * 0.9), (side * 0.42, turn * 0.78)]
    pen.shape(leaf, GOLD)


def _court(image: Image.Image, rank: Rank, suit: Suit, ink: str) -> None:
    """Somebody twice, head up and head down, in a golden frame; they meet on a slope."""
    left, top, right, bottom = (value * FINE for value in _FIELD)
    width, height = right - left, bottom - top
    half = Image.new("RGBA", (width, height), mixed(ink, PAPER, 0.07))
    pen = Pen(ImageDraw.Draw(half), width / 2, height / 2, width)
    figure(pen.moved(0, 0.0, scale=1.02), rank, suit, ink)
    slope = 0.1 * width
    upper = Image.new("L", half.size)
    ImageDraw.Draw(upper).polygon([(0, 0), (width, 0), (width, height / 2 - slope), (0, height / 2 + slope)], 255)
    field = Image.composite(half, half.rotate(180), upper)
    sash = Pen(ImageDraw.Draw(field), width / 2, height / 2, width)
    for ink_of_sash, thick in ((GOLD_DARK, 0.062), (GOLD, 0.044), (GOLD_LIGHT, 0.012)):
        sash.line([(-0.55, 0.11), (0.55, -0.11)], ink_of_sash, thick)
    mask = Image.new("L", field.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), 6 * FINE, 255)
    image.paste(field, (left, top), mask)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((left, top, right - 1, bottom - 1), 6 * FINE, None, GOLD_DARK, 2 * FINE)
    draw.rounded_rectangle((left + 2, top + 2, right - 3, bottom - 3), 6 * FINE, None, GOLD, round(1.3 * FINE))


def _faint(card: Image.Image) -> Image.Image:
    image = card.copy()
    image.putalpha(card.getchannel("A").point(lambda alpha: round(alpha * _FAINT)))
    return image
