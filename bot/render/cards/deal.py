"""A deal that is over, at one look: a row for every seat, a column for every trick, and who took what."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageFont

from bot.game.cards import Card, Hand, Rank
from bot.records import Deck
from bot.render.cards.headgear import headgear
from bot.render.cards.inks import FELT, FELT_DARK, GOLD_DARK, GOLD_LIGHT, LINE, STAR
from bot.render.cards.pen import FINE, Pen, canvas, finished
from bot.render.cards.png import palette_png
from bot.render.cards.tiles import card_tile

KEY, KEY_INK, POINTER = "#2f6fa3", "#ffffff", "#d9efe2"
"""The numbers of the seats look like the keycap emojis in the text beside the picture."""
_CARD, _TAKING = 92, 102
"""Sides of a card, and of one that took its trick."""
_FRAME: Final = 6
"""Around that one."""
_PLACE: Final = (126, 114)
"""Of a card in the grid: as wide, as high."""
_EDGE, _KEY, _KEY_COLUMN, _BADGE = 14, 44, 64, 44


class Row(NamedTuple):
    """One seat's deal."""

    number: int
    """By which the text knows it."""
    cards: Hand
    """As they were played, then what was never played."""
    took: frozenset[int] = frozenset()
    """In which places lie cards that took their trick."""
    led: frozenset[int] = frozenset()
    """In which lie cards that were led."""


@lru_cache(maxsize=64)
def deal_picture(rows: tuple[Row, ...], *, last: tuple[int, int] | None = None, deck: Deck = Deck.TWO) -> bytes:
    """The rows below each other; `last`: row and place of the card that took the last trick, which wears a crown.

    A card that took its trick is larger and framed; a pointer stands before one that was led.
    """
    columns = max(len(row.cards) for row in rows)
    picture = _ground(tuple(row.number for row in rows), columns).copy()
    for line, row in enumerate(rows):
        for place, card in enumerate(row.cards):
            at = _middle(line, place)
            if place in row.led:
                _lay(picture, _pointer(), (at[0] - _PLACE[0] // 2 + 1, at[1]))
            if place in row.took:
                _lay(picture, _frame(), at)
            _lay(picture, _small(card, deck, _TAKING if place in row.took else _CARD), at)
    if last is not None:
        x, y = _middle(*last)
        _lay(picture, _badge(), (x + _TAKING // 2 - 4, y - _TAKING // 2 + 6))
    return palette_png(picture)


def _middle(line: int, place: int) -> tuple[int, int]:
    """Where the middle of a card lies, pixels."""
    wide, high = _PLACE
    return _EDGE + _KEY_COLUMN + place * wide + wide // 2, _EDGE + line * high + high // 2


def _lay(picture: Image.Image, piece: Image.Image, at: tuple[int, int]) -> None:
    """Put a piece on the picture, its middle there."""
    picture.alpha_composite(piece, (at[0] - piece.width // 2, at[1] - piece.height // 2))


@lru_cache(maxsize=16)
def _ground(numbers: tuple[int, ...], columns: int) -> Image.Image:
    """Felt, with a band for every seat, and its number."""
    width, height = 2 * _EDGE + _KEY_COLUMN + columns * _PLACE[0], 2 * _EDGE + len(numbers) * _PLACE[1]
    image, draw = canvas(width, height)
    draw.rounded_rectangle((0, 0, image.width - 1, image.height - 1), 14 * FINE, FELT)
    font = ImageFont.load_default(30 * FINE)
    for line, number in enumerate(numbers):
        _, y = _middle(line, 0)
        half, key, x = _PLACE[1] // 2 - 3, _KEY // 2, _EDGE + _KEY_COLUMN // 2 + 2
        band = (_EDGE - 6, y - half, width - _EDGE + 6, y + half)
        draw.rounded_rectangle([value * FINE for value in band], 12 * FINE, FELT_DARK)
        draw.rounded_rectangle([value * FINE for value in (x - key, y - key, x + key, y + key)], 9 * FINE, KEY)
        draw.text((x * FINE, y * FINE), str(number), KEY_INK, font, "mm", stroke_width=FINE)
    return finished(image)


@lru_cache(maxsize=512)
def _small(card: Card, deck: Deck, side: int) -> Image.Image:
    return card_tile(card, deck).resize((side, side), Image.Resampling.LANCZOS)


@cache
def _frame() -> Image.Image:
    side = _TAKING + 2 * _FRAME
    image, draw = canvas(side, side)
    draw.rounded_rectangle((0, 0, image.width - 1, image.height - 1), 20 * FINE, GOLD_LIGHT)
    return finished(image)


@cache
def _pointer() -> Image.Image:
    image, draw = canvas(12, 22)
    Pen(draw, 0, 0, FINE).shape([(0, 0), (12, 11), (0, 22)], POINTER)
    return finished(image)


@cache
def _badge() -> Image.Image:
    """A crown on a dark disc with a golden rim."""
    image, draw = canvas(_BADGE, _BADGE)
    pen = Pen(draw, image.width / 2, image.height / 2, image.width)
    pen.disc(0, 0, 0.43, LINE, edge=GOLD_DARK, width=0.02)
    pen.disc(0, 0, 0.41, GOLD_LIGHT)
    pen.disc(0, 0, 0.36, LINE)
    headgear(pen.moved(0, 0.02, scale=0.52), Rank.KING, STAR)
    return finished(image)
