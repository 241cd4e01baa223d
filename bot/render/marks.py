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
    corners = [(0.0, -0.58), (0.45, 0.0), (0.0, 0.58), (-0.45, 0.0)]
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
    """A low arc of pearls with one stone above."""
    x, y = at
    arc = [(math.sin(turn), -math.cos(turn)) for turn in (math.radians(a) for a in range(-78, 79, 6))]
    outer = [(x + size * 0.5 * u, y + size * (0.3 + 0.5 * v)) for u, v in arc]
    inner = [(x + size * 0.44 * u, y + size * (0.3 + 0.26 * v)) for u, v in reversed(arc)]
    draw.polygon(outer + inner, GOLD, GOLD_EDGE, max(1, round(size / 28)))
    for degrees in (-72, -36, 36, 72):
        turn = math.radians(degrees)
        draw.circle((x + size * 0.52 * math.sin(turn), y + size * (0.27 - 0.5 * math.cos(turn))), size * 0.06, ink)
    _diamond(draw, (x, y - size * 0.28), size * 0.3, ink)


def _cap(draw: Draw, at: Point, size: float, ink: str) -> None:
    """A soft cap with a feather."""
    x, y = at
    feather = [(0.08, 0.02), (0.3, -0.2), (0.42, -0.48), (0.5, -0.5), (0.52, -0.28), (0.36, 0.0), (0.2, 0.12)]
    draw.polygon([(x + size * u, y + size * v) for u, v in feather], ink)
    box = (x - size * 0.48, y - size * 0.22, x + size * 0.34, y + size * 0.46)
    draw.pieslice(box, 180, 360, GOLD, GOLD_EDGE, max(1, round(size / 28)))
    band = (x - size * 0.5, y + size * 0.1, x + size * 0.44, y + size * 0.26)
    draw.rounded_rectangle(band, size * 0.06, GOLD, GOLD_EDGE, max(1, round(size / 28)))


def _band(draw: Draw, at: Point, size: float) -> None:
    x, y = at
    box = (x - size * 0.44, y + size * 0.2, x + size * 0.44, y + size * 0.38)
    draw.rounded_rectangle(box, size * 0.05, GOLD, GOLD_EDGE, max(1, round(size / 28)))
