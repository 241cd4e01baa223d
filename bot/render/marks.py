"""The four suit marks and the ornaments of court cards, drawn as shapes: no two suits share an outline."""

from __future__ import annotations

import math
from typing import Final

from PIL import ImageDraw

from bot.game.cards import Rank, Suit

Draw = ImageDraw.ImageDraw
Point = tuple[float, float]

INK: Final = {Suit.SPADES: "#1b1d22", Suit.HEARTS: "#d3272b", Suit.CLUBS: "#17773a", Suit.DIAMONDS: "#1d5bd0"}
"""The four-colour deck."""
GOLD: Final = "#d9a32b"
GOLD_EDGE: Final = "#8a6210"
_CLEAR: Final = "#fffdf8"
"""Paper: court cards are drawn on nothing else."""

_HEART: Final = tuple(
    (
        16 * math.sin(turn) ** 3 / 32,
        -(13 * math.cos(turn) - 5 * math.cos(2 * turn) - 2 * math.cos(3 * turn) - math.cos(4 * turn)) / 32,
    )
    for turn in (step * math.tau / 120 for step in range(120))
)
"""The outline of a heart one unit wide, its middle at the origin."""


def suit_mark(draw: Draw, suit: Suit, at: Point, size: float, ink: str) -> None:
    """A suit's mark, `size` wide, centred on `at`."""
    x, y = at
    match suit:
        case Suit.HEARTS:
            draw.polygon([(x + size * u, y + size * (v - 0.06)) for u, v in _HEART], ink)
        case Suit.SPADES:
            draw.polygon([(x + size * u, y - size * (v + 0.1)) for u, v in _HEART], ink)
            _foot(draw, at, size, ink)
        case Suit.DIAMONDS:
            _diamond(draw, at, size, ink)
        case Suit.CLUBS:
            for u, v, r in ((0, -0.27, 0.245), (-0.27, 0.1, 0.245), (0.27, 0.1, 0.245), (0, 0.0, 0.15)):
                draw.circle((x + u * size, y + v * size), r * size, ink)
            _foot(draw, at, size, ink)


def _foot(draw: Draw, at: Point, size: float, ink: str) -> None:
    """What a spade and a club stand on: slender at the top, curved to both sides."""
    x, y = at
    steps = [step / 12 for step in range(13)]
    right = [(x + size * (0.035 + 0.17 * t**2.4), y + size * (0.05 + 0.48 * t)) for t in steps]
    left = [(2 * x - u, v) for u, v in reversed(right)]
    draw.polygon(right + left, ink)


def _diamond(draw: Draw, at: Point, size: float, ink: str) -> None:
    """Four sides that bend in a little."""
    x, y = at
    corners = [(0.0, -0.56), (0.45, 0.0), (0.0, 0.56), (-0.45, 0.0)]
    outline: list[Point] = []
    for (u0, v0), (u1, v1) in zip(corners, corners[1:] + corners[:1], strict=True):
        bend = ((u0 + u1) / 2 * 0.88, (v0 + v1) / 2 * 0.88)
        for step in range(8):
            t = step / 8
            u = (1 - t) ** 2 * u0 + 2 * t * (1 - t) * bend[0] + t**2 * u1
            v = (1 - t) ** 2 * v0 + 2 * t * (1 - t) * bend[1] + t**2 * v1
            outline.append((x + size * u, y + size * v))
    draw.polygon(outline, ink)


def court_mark(draw: Draw, rank: Rank, at: Point, size: float, ink: str) -> None:
    """What a court card wears, `size` wide, centred on `at`: the king a crown, the queen a tiara, the jack a cap."""
    match rank:
        case Rank.KING:
            _crown(draw, at, size, ink)
        case Rank.QUEEN:
            _tiara(draw, at, size, ink)
        case Rank.JACK:
            _cap(draw, at, size, ink)
        case _:
            pass


def _crown(draw: Draw, at: Point, size: float, ink: str) -> None:
    """Three tall points with balls on them, on a band with a jewel."""
    x, y = at
    wall = [(-0.42, 0.2), (-0.5, -0.26), (-0.24, 0.0), (0, -0.42), (0.24, 0.0), (0.5, -0.26), (0.42, 0.2)]
    draw.polygon([(x + size * u, y + size * v) for u, v in wall], GOLD, GOLD_EDGE, max(1, round(size / 28)))
    _band(draw, at, size)
    for u, v in ((-0.5, -0.29), (0, -0.45), (0.5, -0.29)):
        draw.circle((x + size * u, y + size * v), size * 0.075, ink)
    draw.circle((x, y + size * 0.29), size * 0.06, ink)


def _tiara(draw: Draw, at: Point, size: float, ink: str) -> None:
    """Five rounded leaves, each with a pearl, the middle one highest, on a band with a jewel."""
    x, y = at
    edge = max(1, round(size / 28))
    for u, tall in ((-0.38, 0.24), (0.38, 0.24), (-0.2, 0.36), (0.2, 0.36), (0, 0.5)):
        box = (x + size * (u - 0.12), y + size * (0.26 - tall), x + size * (u + 0.12), y + size * (0.26 + tall))
        draw.ellipse(box, GOLD, GOLD_EDGE, edge)
        draw.circle((x + size * u, y + size * (0.24 - tall)), size * 0.068, ink)
    band = (x - size * 0.46, y + size * 0.2, x + size * 0.46, y + size * 0.38)
    draw.rectangle((band[0] - edge, band[1], band[2] + edge, y + size * 0.8), _CLEAR)
    _band(draw, at, size)
    draw.circle((x, y + size * 0.29), size * 0.06, ink)


def _cap(draw: Draw, at: Point, size: float, ink: str) -> None:
    """A beret, pulled to one side, with a feather."""
    x, y = at
    edge = max(1, round(size / 28))
    spine = [(-0.02, 0.1), (0.16, -0.14), (0.3, -0.42), (0.44, -0.56)]
    vane = [(0.54, -0.5), (0.55, -0.26), (0.44, -0.02), (0.24, 0.14)]
    draw.polygon([(x + size * u, y + size * v) for u, v in spine + vane], ink)
    draw.ellipse((x - size * 0.56, y - size * 0.22, x + size * 0.4, y + size * 0.3), GOLD, GOLD_EDGE, edge)
    draw.rounded_rectangle(
        (x - size * 0.4, y + size * 0.18, x + size * 0.44, y + size * 0.38), size * 0.06, GOLD, GOLD_EDGE, edge
    )


def _band(draw: Draw, at: Point, size: float) -> None:
    x, y = at
    box = (x - size * 0.44, y + size * 0.2, x + size * 0.44, y + size * 0.38)
    draw.rounded_rectangle(box, size * 0.05, GOLD, GOLD_EDGE, max(1, round(size / 28)))
