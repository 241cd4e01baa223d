"""The score race: every seat's score deal by deal as a line that ends in its place. No words."""

from __future__ import annotations

import io
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFont

Run = tuple[int, tuple[int, ...]]
"""A place from 1, and the scores: 0 before the first deal, then after each."""

SQUARES: Final = ("🟨", "🟦", "🟩", "🟥")
"""The lines' colours as they are written beside the names, best first."""
_COLOURS: Final = ("#f2c744", "#4f9df7", "#5bb85b", "#ef5b50")
SIZE: Final = (800, 300)
TWICE: Final = 2
GROUND, GRID, AXIS, _TARGET, _NUMBER = "#26282c", "#34373d", "#4b4f57", "#aeb3bd", "#1b1d22"
_LEFT, _RIGHT, _TOP, _BOTTOM = 36, 84, 30, 26
_DOT: Final = 20
_APART: Final = 42
"""Least distance between two numbered ends, pixels, so that they can be read."""


@lru_cache(maxsize=32)
def race_picture(runs: tuple[Run, ...], *, target: int) -> bytes:
    """The race as a PNG: best first in `runs`, the target as a dashed line, a grid line every ten points."""
    width, height = SIZE[0] * TWICE, SIZE[1] * TWICE
    image = Image.new("RGB", (width, height), GROUND)
    draw = ImageDraw.Draw(image)
    deals = max(len(scores) for _, scores in runs) - 1
    top = max(target, *(max(scores) for _, scores in runs)) * 1.04
    scale = _Scale(deals=max(deals, 1), top=top)
    _grid(draw, scale, target=target)
    for rank in reversed(range(len(runs))):
        points = [scale.at(deal, score) for deal, score in enumerate(runs[rank][1])]
        draw.line(points, _COLOURS[rank], 5 * TWICE, "curve")
        for x, y in points[:-1]:
            draw.circle((x, y), 5 * TWICE, _COLOURS[rank])
    ends = _spread([scale.at(len(scores) - 1, scores[-1])[1] for _, scores in runs])
    for rank, ((place, scores), y) in reversed(list(enumerate(zip(runs, ends, strict=True)))):
        _end(draw, scale.at(len(scores) - 1, scores[-1]), y, place, _COLOURS[rank])
    return png_of(image)


class _Scale:
    """Where a score after a deal lies in the picture."""

    def __init__(self, *, deals: int, top: float) -> None:
        self.deals, self.top = deals, top

    def at(self, deal: int, score: float) -> tuple[float, float]:
        x = _LEFT + deal * (SIZE[0] - _LEFT - _RIGHT) / self.deals
        y = SIZE[1] - _BOTTOM - score * (SIZE[1] - _TOP - _BOTTOM) / self.top
        return x * TWICE, y * TWICE


def _grid(draw: ImageDraw.ImageDraw, scale: _Scale, *, target: int) -> None:
    right = scale.at(scale.deals, 0)[0]
    for score in range(0, int(scale.top) + 1, 10):
        (x, y), ink = scale.at(0, score), AXIS if score == 0 else GRID
        draw.line((x, y, right, y), ink, 2 * TWICE if score == 0 else TWICE)
    x, y = scale.at(0, target)
    while x < right:
        draw.line((x, y, min(x + 12 * TWICE, right), y), _TARGET, 2 * TWICE)
        x += 22 * TWICE


def _spread(heights: list[float]) -> list[float]:
    """The same heights pushed apart until all can be read, in the picture, the best (first) on top."""
    apart = _APART * TWICE
    order = sorted(range(len(heights)), key=lambda i: (heights[i], i))
    placed = [heights[i] for i in order]
    lowest = (SIZE[1] - _DOT - 4) * TWICE
    for below, _ in enumerate(placed[1:], start=1):
        placed[below] = max(placed[below], placed[below - 1] + apart)
    placed[-1] = min(placed[-1], lowest)
    for above, below in pairwise(range(len(placed) - 1, -1, -1)):
        placed[below] = min(placed[below], placed[above] - apart)
    spread = [0.0] * len(heights)
    for place, i in enumerate(order):
        spread[i] = placed[place]
    return spread


def _end(draw: ImageDraw.ImageDraw, last: tuple[float, float], y: float, place: int, colour: str) -> None:
    """The numbered end of a line, tied to its last score."""
    x = last[0] + 44 * TWICE
    draw.line((*last, x, y), colour, 3 * TWICE)
    draw.circle(last, 6 * TWICE, colour)
    draw.circle((x, y), _DOT * TWICE, colour)
    font = ImageFont.load_default(26 * TWICE)
    draw.text((x, y), str(place), _NUMBER, font, "mm", stroke_width=TWICE)


def png_of(image: Image.Image) -> bytes:
    """A chart that was drawn at twice its size, smoothed and in few colours."""
    buffer = io.BytesIO()
    small = image.resize(SIZE, Image.Resampling.LANCZOS)
    small.quantize(64, Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE).save(buffer, "PNG")
    return buffer.getvalue()
