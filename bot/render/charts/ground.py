"""What charts are drawn on: dark ground that suits both of Discord's themes, grid, and the marks of lines."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image, ImageDraw

from bot.render.cards.marks import star
from bot.render.cards.pen import Pen

SIZE: Final = (800, 320)
TWICE: Final = 2
"""Charts are drawn at this many times their size."""
GROUND, GRID, AXIS = "#1e2024", "#363a42", "#5a5f69"
MARKS: Final = ("🟡", "🔷", "🟩", "🔺")
"""How the lines' marks are written beside the names, best first: as they are drawn, in shape and colour."""
COLOURS: Final = ("#f7c948", "#5aa9ff", "#62c370", "#ff6b5f")
_ROUND: Final = 18
_RIM: Final = 3

Point = tuple[float, float]


def ground() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """An empty chart and what draws on it."""
    image = Image.new("RGBA", (SIZE[0] * TWICE, SIZE[1] * TWICE))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, image.width - 1, image.height - 1), _ROUND * TWICE, GROUND)
    return image, draw


def mark(draw: ImageDraw.ImageDraw, line: int, at: Point, size: float) -> None:
    """The mark of a line, `size` wide, on one of its points; a rim of ground makes other lines part around it."""
    for wide, ink in ((size + 2 * _RIM * TWICE, GROUND), (size, COLOURS[line])):
        pen = Pen(draw, *at, wide)
        match line:
            case 0:
                pen.disc(0, 0, 0.5, ink)
            case 1:
                pen.shape([(0, -0.62), (0.62, 0), (0, 0.62), (-0.62, 0)], ink)
            case 2:
                pen.shape([(-0.45, -0.45), (0.45, -0.45), (0.45, 0.45), (-0.45, 0.45)], ink)
            case _:
                star(pen.moved(0, 0.1, scale=1.3), 3, ink)


def png_of(image: Image.Image) -> bytes:
    """A finished chart, smoothed and in few colours."""
    buffer = io.BytesIO()
    small = image.reduce(TWICE)
    small.quantize(128, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(buffer, "PNG")
    return buffer.getvalue()
