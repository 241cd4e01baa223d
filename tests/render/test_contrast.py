"""Everything in a picture stands out from what it lies on, also for who sees colours differently (WCAG 2.2)."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Final

import pytest
from PIL import ImageColor

from bot.records import Deck
from bot.render.cards import deal, inks, tiles
from bot.render.charts import curve, ground, race
from bot.render.panel import Accent

Light = tuple[float, float, float]

TEXT, SHAPE = 4.5, 3.0
"""The least contrast of writing (1.4.3), and of what has a meaning as a shape (1.4.11)."""
EYES: Final = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What becomes of red, green and blue light (Machado, Oliveira and Fernandes, 2009)."""


def light(colour: str, eyes: str) -> Light:
    channels = [value / 255 for value in ImageColor.getrgb(colour)[:3]]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    seen = [sum(share * value for share, value in zip(row, linear, strict=True)) for row in EYES[eyes]]
    red, green, blue = (min(max(value, 0.0), 1.0) for value in seen)
    return red, green, blue


def contrast(one: str, other: str, eyes: str = "usual") -> float:
    """1 to 21."""
    bright, dark = sorted(
        (0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (light(one, eyes), light(other, eyes))),
        reverse=True,
    )
    return (bright + 0.05) / (dark + 0.05)


INKS = sorted({ink for deck in Deck for ink in inks.INKS[deck].values()})
PAPERS = [inks.PAPER, tiles.COURT_PAPER]
WRITTEN = [
    *((ink, paper) for ink in INKS for paper in PAPERS),
    *((race.NUMBER, line) for line in ground.COLOURS),
    (deal.KEY_INK, deal.KEY),
]
DRAWN = [
    *((line, ground.GROUND) for line in ground.COLOURS),
    (race.TARGET, ground.GROUND),
    (curve.LINE, curve.BAND),
    (curve.NOW, curve.BAND),
    (deal.POINTER, inks.FELT_DARK),
    (inks.GOLD_LIGHT, inks.FELT_DARK),
    (inks.PAPER, inks.FELT_DARK),
    (inks.PAPER, inks.BACK),
    (inks.BACK_LIGHT, inks.BACK),
    (inks.STAR, inks.PAPER),
    (inks.GOLD_DARK, inks.PAPER),
]


def test_contrast_is_counted_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("ink", "paper"), WRITTEN)
def test_what_is_written_can_be_read(ink: str, paper: str, eyes: str) -> None:
    assert contrast(ink, paper, eyes) >= TEXT


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("ink", "paper"), DRAWN)
def test_what_is_drawn_can_be_made_out(ink: str, paper: str, eyes: str) -> None:
    assert contrast(ink, paper, eyes) >= SHAPE


@pytest.mark.parametrize("theme", ["#313338", "#1a1a1e", "#ffffff"])
def test_a_card_is_seen_on_every_theme_of_discord(theme: str) -> None:
    """By its paper on dark, by its index on light."""
    assert max(contrast(inks.PAPER, theme), *(contrast(ink, theme) for ink in INKS)) >= TEXT


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other"), list(combinations(Accent, 2)), ids=lambda accent: accent.name.lower())
def test_no_two_states_have_the_same_colour_at_their_edge(one: Accent, other: Accent, eyes: str) -> None:
    assert dist(light(f"#{one.value:06x}", eyes), light(f"#{other.value:06x}", eyes)) > 0.15
