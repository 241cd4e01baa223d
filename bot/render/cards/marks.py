"""The marks of the four suits, drawn as shapes: no two share an outline."""

from __future__ import annotations

import math
from typing import Final

from bot.game.cards import Suit
from bot.render.cards.pen import Pen, Point, mirrored, smooth

_HEART: Final = [
    (
        0.5 * math.sin(turn) ** 3,
        -(13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)) / 31 - 0.05,
    )
    for turn in (step * math.tau / 160 for step in range(160))
]
"""One unit wide, its middle at the origin."""
_FOOT: Final = mirrored([(0.03, 0.02), *smooth([(0.045, 0.2), (0.08, 0.36), (0.24, 0.52)])])
_LEAVES: Final = ((0, -0.27, 0.237), (-0.265, 0.085, 0.237), (0.265, 0.085, 0.237), (0, -0.02, 0.16))
"""The circles of a club: where, and how large."""


def _side(a: Point, b: Point) -> list[Point]:
    """From one corner of a diamond to the next, bent in a little."""
    bend = ((a[0] + b[0]) * 0.43, (a[1] + b[1]) * 0.43)
    shares = (((1 - t) ** 2, 2 * t * (1 - t), t**2) for t in (step / 12 for step in range(12)))
    return [(x * a[0] + y * bend[0] + z * b[0], x * a[1] + y * bend[1] + z * b[1]) for x, y, z in shares]


_CORNERS: Final = ((0.0, -0.57), (0.43, 0.0), (0.0, 0.57), (-0.43, 0.0))
_DIAMOND: Final = [point for place in range(4) for point in _side(_CORNERS[place], _CORNERS[(place + 1) % 4])]


def suit_mark(pen: Pen, suit: Suit, ink: str, *, upside_down: bool = False) -> None:
    """A suit's mark, one unit wide, around the pen's place."""
    turn = -1 if upside_down else 1
    match suit:
        case Suit.HEARTS:
            pen.shape([(u, turn * v) for u, v in _HEART], ink)
        case Suit.SPADES:
            pen.shape([(u, -turn * (v + 0.08)) for u, v in _HEART], ink)
            pen.shape([(u, turn * v) for u, v in _FOOT], ink)
        case Suit.DIAMONDS:
            pen.shape(_DIAMOND, ink)
        case Suit.CLUBS:
            for u, v, radius in _LEAVES:
                pen.disc(u, turn * v, radius, ink)
            pen.shape([(u, turn * v) for u, v in _FOOT], ink)


def star(pen: Pen, points: int, ink: str, *, inner: float = 0.5) -> None:
    """A star, one unit wide; `inner` is how far out its notches lie."""
    turns = ((corner * math.pi / points, 0.5 if corner % 2 == 0 else 0.5 * inner) for corner in range(2 * points))
    pen.shape([(radius * math.sin(turn), -radius * math.cos(turn)) for turn, radius in turns], ink)
