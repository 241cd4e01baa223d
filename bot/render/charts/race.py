"""The score race: every seat's score deal by deal as a line with a mark of its own, which ends in its place."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import ImageDraw, ImageFont

from bot.render.cards.marks import star
from bot.render.cards.pen import Pen
from bot.render.charts.ground import AXIS, COLOURS, GRID, GROUND, SIZE, TWICE, Point, ground, mark, png_of

Run = tuple[int, tuple[int, ...]]
"""A place from 1, and the scores: 0 before the first deal, then after each."""

TARGET, NUMBER = "#c9ced8", "#15171a"
_LEFT, _RIGHT, _TOP, _BOTTOM = 40, 96, 34, 30
_END: Final = 39
"""Width of a line's numbered end."""
_APART: Final = 51
"""Least distance between two of them, pixels, so that they can be read."""
_CROWDED: Final = 16
"""Deals from which on only every other point has a mark, and so on."""


@lru_cache(maxsize=32)
def race_picture(runs: tuple[Run, ...], *, target: int) -> bytes:
    """The race as a PNG: best first in `runs`, the target as a dashed line, a grid line every ten points."""
    image, draw = ground()
    deals = max(len(scores) for _, scores in runs) - 1
    top = max(target, *(max(scores) for _, scores in runs)) * 1.04
    scale = _Scale(deals=max(deals, 1), top=top)
    _grid(draw, scale, target=target)
    for line in reversed(range(len(runs))):
        _line(draw, scale, line, runs[line][1])
    ends = _spread([scale.at(len(scores) - 1, scores[-1])[1] for _, scores in runs])
    for line, ((place, scores), y) in reversed(list(enumerate(zip(runs, ends, strict=True)))):
        _end(draw, scale.at(len(scores) - 1, scores[-1]), y, place, line)
    return png_of(image)


class _Scale:
    """Where a score after a deal lies in the picture."""

    def __init__(self, *, deals: int, top: float) -> None:
        self.deals, self.top = deals, top

    def at(self, deal: int, score: float) -> Point:
        x = _LEFT + deal * (SIZE[0] - _LEFT - _RIGHT) / self.deals
        y = SIZE[1] - _BOTTOM - score * (SIZE[1] - _TOP - _BOTTOM) / self.top
        return x * TWICE, y * TWICE


def _grid(draw: ImageDraw.ImageDraw, scale: _Scale, *, target: int) -> None:
    right = scale.at(scale.deals, 0)[0]
    for score in range(0, int(scale.top) + 1, 10):
        (x, y), ink = scale.at(0, score), AXIS if score == 0 else GRID
        draw.line((x, y, right, y), ink, 2 * TWICE if score == 0 else TWICE)
    for deal in range(scale.deals + 1):
        x, y = scale.at(deal, 0)
        draw.line((x, y, x, y + 6 * TWICE), AXIS, TWICE)
    x, y = scale.at(0, target)
    star(Pen(draw, x - 18 * TWICE, y, 24 * TWICE), 6, TARGET, inner=0.5)
    while x < right:
        draw.line((x, y, min(x + 12 * TWICE, right), y), TARGET, 2 * TWICE)
        x += 22 * TWICE


def _line(draw: ImageDraw.ImageDraw, scale: _Scale, line: int, scores: tuple[int, ...]) -> None:
    points = [scale.at(deal, score) for deal, score in enumerate(scores)]
    draw.line(points, GROUND, 8 * TWICE, "curve")
    draw.line(points, COLOURS[line], 4 * TWICE, "curve")
    step = 1 + len(points) // _CROWDED
    for point in points[1:-1:step]:
        mark(draw, line, point, 13 * TWICE)


def _spread(heights: list[float]) -> list[float]:
    """The same heights pushed apart until all can be read, in the picture, the best (first) on top."""
    apart = _APART * TWICE
    order = sorted(range(len(heights)), key=lambda i: (heights[i], i))
    placed = [heights[i] for i in order]
    lowest = (SIZE[1] - _END / 2 - 6) * TWICE
    for below, _ in enumerate(placed[1:], start=1):
        placed[below] = max(placed[below], placed[below - 1] + apart)
    placed[-1] = min(placed[-1], lowest)
    for above, below in pairwise(range(len(placed) - 1, -1, -1)):
        placed[below] = min(placed[below], placed[above] - apart)
    spread = [0.0] * len(heights)
    for place, i in enumerate(order):
        spread[i] = placed[place]
    return spread


def _end(draw: ImageDraw.ImageDraw, last: Point, y: float, place: int, line: int) -> None:
    """The numbered end of a line, in the shape of its mark, tied to its last score."""
    x = last[0] + 52 * TWICE
    draw.line((*last, x, y), COLOURS[line], 3 * TWICE)
    mark(draw, line, last, 14 * TWICE)
    mark(draw, line, (x, y), _END * TWICE)
    font = ImageFont.load_default(23 * TWICE)
    below = 4 if line == len(COLOURS) - 1 else 0  # a triangle has its weight there
    draw.text((x, y + below * TWICE), str(place), NUMBER, font, "mm", stroke_width=TWICE)
