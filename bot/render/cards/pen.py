"""Drawing in units of one's own: smooth outlines, discs and strokes on a picture several times its final size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

Point = tuple[float, float]

FINE: Final = 4
"""Pictures of cards are drawn this many times their size and scaled down, for smooth edges."""
_STEPS: Final = 10
"""Straight pieces from one point of a smooth outline to the next."""


def smooth(points: Sequence[Point], *, closed: bool = False) -> list[Point]:
    """A curve through all these points (Catmull-Rom)."""
    around = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    curve: list[Point] = []
    for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False):
        curve += [_between(a, b, c, d, step / _STEPS) for step in range(_STEPS)]
    return curve if closed else [*curve, points[-1]]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """A point of the curve from b to c, with their neighbours a and d."""
    u, v = (
        0.5
        * (
            2 * b[axis]
            + (c[axis] - a[axis]) * t
            + (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t**2
            + (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t**3
        )
        for axis in (0, 1)
    )
    return u, v


def mirrored(right: Iterable[Point]) -> list[Point]:
    """A whole outline from its right half, given from top to bottom."""
    half = list(right)
    return half + [(-u, v) for u, v in reversed(half)]


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws around `x`, `y` in units of `unit` pixels: u to the right, v down."""

    draw: ImageDraw.ImageDraw
    x: float
    y: float
    unit: float

    def moved(self, u: float, v: float, *, scale: float = 1) -> Pen:
        """A pen with its middle at (u, v), whose unit is `scale` of this one's."""
        return Pen(self.draw, *self.at(u, v), self.unit * scale)

    def at(self, u: float, v: float) -> Point:
        """A place in pixels."""
        return self.x + u * self.unit, self.y + v * self.unit

    def shape(self, points: Iterable[Point], fill: str, *, edge: str | None = None, width: float = 0) -> None:
        """A filled outline, with a line of `width` units around it if it has an `edge`."""
        outline = [self.at(*point) for point in points]
        self.draw.polygon(outline, fill)
        if edge is not None:
            self.draw.line([*outline, *outline[:2]], edge, self._thick(width), "curve")

    def line(self, points: Iterable[Point], ink: str, width: float) -> None:
        """A stroke of `width` units with round ends."""
        places, thick = [self.at(*point) for point in points], self._thick(width)
        self.draw.line(places, ink, thick, "curve")
        for place in (places[0], places[-1]):
            self.draw.circle(place, thick / 2, ink)

    def disc(self, u: float, v: float, radius: float, fill: str, *, edge: str | None = None, width: float = 0) -> None:
        """A filled circle."""
        if edge is not None:
            self.draw.circle(self.at(u, v), (radius + width) * self.unit, edge)
        self.draw.circle(self.at(u, v), radius * self.unit, fill)

    def oval(self, u: float, v: float, wide: float, tall: float, fill: str) -> None:
        """A filled ellipse; `wide` and `tall` are half its width and height."""
        self.draw.ellipse((*self.at(u - wide, v - tall), *self.at(u + wide, v + tall)), fill)

    def _thick(self, width: float) -> int:
        return max(1, round(width * self.unit))


def canvas(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """A transparent picture, `FINE` times as large, and what draws on it."""
    image = Image.new("RGBA", (width * FINE, height * FINE))
    return image, ImageDraw.Draw(image)


def finished(image: Image.Image) -> Image.Image:
    """A picture at its final size."""
    return image.reduce(FINE)
