"""How ranks are written on cards: in Pillow's own Aileron, emboldened."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.game.cards import Rank

_BOLD: Final = 22
"""A stroke is thickened by this part of its height, on both sides."""


@cache
def rank_mask(rank: Rank, *, tall: int, widest: int) -> Image.Image:
    """A rank as a mask, exactly `tall` pixels, squeezed to `widest` if it must be."""
    font = ImageFont.load_default(tall)
    name = rank.letter.replace("T", "10")
    mask = Image.new("L", (3 * tall, 2 * tall))
    draw = ImageDraw.Draw(mask)
    x = tall // 2
    for letter in name:  # closer together than a text would have them
        draw.text((x, tall // 4), letter, 255, font, stroke_width=max(1, tall // _BOLD))
        x += round(font.getlength(letter)) - tall // 25
    cut = mask.crop(mask.getbbox())
    return cut.resize((min(cut.width * tall // cut.height, widest), tall), Image.Resampling.LANCZOS)
