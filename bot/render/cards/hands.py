"""Cards side by side: a person's hand, and the fan on the lobby."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PIL import Image

from bot.game.cards import Card, Hand, parse_cards
from bot.records import Deck
from bot.render.cards.back import skyline
from bot.render.cards.faces import CARD, COLOURS, back, is_drawn, sprite, stencil
from bot.render.cards.inks import FELT, FELT_DARK, FELT_LIGHT
from bot.render.cards.pen import Pen, Point, canvas, finished, smooth
from bot.render.cards.png import MARGIN, palette_png, quick_png

GAP: Final = 12
HAND_SIZE: Final = (5 * CARD[0] + 4 * GAP, CARD[1])
BANNER_SIZE: Final = (900, 270)
_NOTHING: Final = 255
"""The number of the colour that is none."""
_NUMBERED_ON: Final = tuple([min(number + COLOURS * slot, 255) for number in range(256)] for slot in range(5))
"""By place of a card in the row: the numbers that its colours have there."""
_FAN: Final = parse_cards("TS JS QS KS AS")
_SPREAD: Final = 10
"""Degrees from one card of the fan to the next."""


@lru_cache(maxsize=256)
def hand_picture(hand: Hand, faded: frozenset[Card] = frozenset(), *, deck: Deck = Deck.TWO) -> bytes:
    """Up to five cards in a row, in this order; the faded ones pale, because they have been played.

    Each card brings its own few colours, so that none have to be looked for while somebody waits for the picture.
    """
    row, inks = Image.new("P", (MARGIN + HAND_SIZE[0], HAND_SIZE[1]), _NOTHING), b""
    row.paste(0, (0, 0, MARGIN, HAND_SIZE[1]))
    for slot, card in enumerate(hand):
        stencil_of_card = stencil(card, deck, faint=card in faded)
        row.paste(stencil_of_card.image.point(_NUMBERED_ON[slot]), (MARGIN + slot * (CARD[0] + GAP), 0))
        inks += stencil_of_card.inks
    return quick_png(row, inks.ljust(4 * 256, b"\0"))


def hand_is_quick(hand: Hand, faded: frozenset[Card] = frozenset(), *, deck: Deck = Deck.TWO) -> bool:
    """Are the cards of this picture drawn, so that it takes less than a millisecond?"""
    return all(is_drawn(card, deck, faint=card in faded) for card in hand)


@cache
def banner() -> bytes:
    """The lobby's picture: a royal flush fanned out over the city on green felt, two cards still face down."""
    picture = _felt()
    for x, y, turn in ((128, 168, 16), (BANNER_SIZE[0] - 128, 168, -16)):
        _lay(picture, back(), (x, y), turn)
    for place, card in enumerate(_FAN):
        off = place - 2
        _lay(picture, sprite(card, Deck.TWO), (BANNER_SIZE[0] / 2 + 96 * off, 158 + 11 * off**2), -_SPREAD * off)
    return palette_png(picture)


def _felt() -> Image.Image:
    image, draw = canvas(*BANNER_SIZE)
    draw.rectangle((0, 0, *image.size), FELT)
    pen = Pen(draw, image.width / 2, image.height, image.width)
    for side in (-1, 1):
        skyline(pen.moved(side * 0.335, 0, scale=0.36), FELT_DARK)
    for v, left, right in ((-0.25, -0.47, -0.26), (-0.225, 0.2, 0.46), (-0.2, -0.49, -0.36)):
        wave = [(left + (right - left) * step / 6, v + 0.004 * (-1) ** step) for step in range(7)]
        pen.line(smooth(wave), FELT_LIGHT, 0.0035)
    return finished(image)


def _lay(picture: Image.Image, card: Image.Image, at: Point, turn: float) -> None:
    """Put a card on the picture, its middle there, turned, with a soft shadow."""
    large = card.resize((card.width * 2, card.height * 2), Image.Resampling.LANCZOS)
    turned = large.rotate(turn, Image.Resampling.BICUBIC, expand=True)
    turned = turned.resize((turned.width // 2, turned.height // 2), Image.Resampling.LANCZOS)
    corner = (round(at[0] - turned.width / 2), round(at[1] - turned.height / 2))
    shadow = Image.new("RGBA", turned.size, "#06281a")
    shadow.putalpha(turned.getchannel("A").point(lambda alpha: alpha * 2 // 5))
    _over(picture, shadow, (corner[0] - 3, corner[1] + 4))
    _over(picture, turned, corner)


def _over(picture: Image.Image, card: Image.Image, corner: tuple[int, int]) -> None:
    """Lay one picture over another, also where it hangs over the edge."""
    picture.paste(card, corner, card)
