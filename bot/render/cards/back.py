"""The back of the cards: the city by its lake, four stars between it and its reflection."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bot.render.cards.inks import BACK, BACK_DARK, BACK_LIGHT, PAPER, RIM, STAR
from bot.render.cards.marks import star
from bot.render.cards.pen import FINE, Pen, Point, canvas, finished, smooth

_TOWERS: Final[tuple[tuple[float, float, float], ...]] = (
    (-0.7, -0.58, 0.16),
    (-0.6, -0.49, 0.24),
    (-0.5, -0.41, 0.2),
    (-0.42, -0.33, 0.33),
    (-0.34, -0.27, 0.25),
    (-0.13, -0.05, 0.28),
    (-0.06, 0.02, 0.38),
    (0.22, 0.29, 0.36),
    (0.28, 0.36, 0.22),
    (0.38, 0.44, 0.3),
    (0.43, 0.52, 0.17),
    (0.5, 0.57, 0.26),
    (0.56, 0.7, 0.14),
)
"""From where to where, and how tall, in units of the width."""
_STEPPED: Final = ((-0.27, -0.11, 0.36), (-0.25, -0.13, 0.47), (-0.23, -0.15, 0.56))
"""The tallest one grows narrower step by step."""
_TAPERED: Final[tuple[Point, ...]] = ((0.05, 0.0), (0.085, -0.5), (0.165, -0.5), (0.2, 0.0))


def skyline(pen: Pen, ink: str, *, antennas: bool = True) -> None:
    """Towers one unit and a half wide, standing on the pen's place."""
    for left, right, tall in (*_TOWERS, *_STEPPED):
        pen.shape([(left, 0.0), (left, -tall), (right, -tall), (right, 0.0)], ink)
    pen.shape(_TAPERED, ink)
    pen.shape([(-0.06, -0.38), (-0.02, -0.46), (0.02, -0.38)], ink)
    if antennas:
        for u, foot, top in ((-0.215, -0.56, -0.69), (-0.165, -0.56, -0.69), (0.105, -0.5, -0.63), (0.145, -0.5, -0.6)):
            pen.line([(u, foot), (u, top)], ink, 0.014)


def back_face(width: int, height: int) -> Image.Image:
    """A card face down, of this size in pixels."""
    image, draw = canvas(width, height)
    wide, high = image.size
    _frame(draw, wide, high, rounded=0.09)
    edge = wide * 0.065
    field = (round(edge), round(edge), round(wide - edge), round(high - edge))
    half = Image.new("RGBA", (field[2] - field[0], field[3] - field[1]), BACK)
    _half(Pen(ImageDraw.Draw(half), half.width / 2, half.height / 2, half.width))
    turned = half.rotate(180)
    half.paste(turned.crop((0, half.height // 2, *half.size)), (0, half.height // 2))
    _stars(Pen(ImageDraw.Draw(half), half.width / 2, half.height / 2, half.width))
    mask = Image.new("L", half.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, half.width - 1, half.height - 1), wide * 0.05, 255)
    image.paste(half, field[:2], mask)
    draw.rounded_rectangle(
        (edge * 1.55, edge * 1.55, wide - edge * 1.55, high - edge * 1.55), wide * 0.035, None, BACK_LIGHT, FINE
    )
    return finished(image)


def _half(pen: Pen) -> None:
    """Sky with lines of wind, towers, and the lake up to the middle."""
    for row, (v, left, right) in enumerate(((-0.61, -0.36, 0.1), (-0.53, -0.05, 0.36))):
        wave = [(left + (right - left) * step / 6, v + (0.014 if (step + row) % 2 else -0.014)) for step in range(7)]
        pen.line(smooth(wave), BACK_DARK, 0.012)
    skyline(pen.moved(0, -0.13, scale=0.8), BACK_LIGHT)
    pen.shape([(-0.6, -0.13), (0.6, -0.13), (0.6, 0.1), (-0.6, 0.1)], PAPER)


def _stars(pen: Pen) -> None:
    for u in (-0.33, -0.11, 0.11, 0.33):
        star(pen.moved(u, 0, scale=0.17), 6, STAR, inner=0.55)


def back_tile(side: int) -> Image.Image:
    """The same for an emoji: what is left of it at 20 pixels."""
    image, draw = canvas(side, side)
    wide = image.width
    _frame(draw, wide, wide, rounded=0.15)
    draw.rounded_rectangle((wide * 0.085, wide * 0.085, wide * 0.915, wide * 0.915), wide * 0.09, BACK)
    pen = Pen(draw, wide / 2, wide / 2, wide)
    for left, right, tall in (
        (-0.415, -0.27, 0.2),
        (-0.21, -0.07, 0.42),
        (-0.165, -0.115, 0.5),
        (0.0, 0.1, 0.26),
        (0.16, 0.28, 0.36),
        (0.33, 0.415, 0.16),
    ):
        pen.shape([(left, 0.13), (left, 0.13 - tall), (right, 0.13 - tall), (right, 0.13)], BACK_LIGHT)
    pen.shape([(-0.415, 0.13), (0.415, 0.13), (0.415, 0.3), (-0.415, 0.3)], PAPER)
    for u in (-0.27, 0.0, 0.27):
        star(pen.moved(u, 0.215, scale=0.17), 6, STAR, inner=0.55)
    return finished(image)


def _frame(draw: ImageDraw.ImageDraw, wide: int, high: int, *, rounded: float) -> None:
    draw.rounded_rectangle((1, 1, wide - 2, high - 2), wide * rounded, PAPER, RIM, FINE)
