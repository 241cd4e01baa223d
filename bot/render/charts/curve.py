"""How a rating ran: a line from game to game, in a band that narrows as it settles. No words, no numbers."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, floor
from typing import Final

from bot.render.charts.ground import AXIS, COLOURS, GRID, GROUND, SIZE, TWICE, Point, ground, mark, png_of
from bot.standings import Rating

LEAST_GAMES: Final = 2
"""One point is no line."""
STEP: Final = 200
"""From one line of the grid to the next."""
LINE, NOW = COLOURS[1], COLOURS[0]
BAND, _BAND_EDGE = "#2b3c55", "#3d5679"
_MARGIN: Final = 34
_LEAST_HEIGHT: Final = 2 * STEP
_DOTTED: Final = 40
"""Games up to which each has a dot."""


@lru_cache(maxsize=64)
def curve_picture(ratings: tuple[Rating, ...]) -> bytes:
    """The ratings after one game after the other, at least two, as a PNG; the newest is marked."""
    image, draw = ground()
    scale = _Scale(ratings)
    high = [scale.at(game, one.shown + one.spread) for game, one in enumerate(ratings)]
    low = [scale.at(game, one.shown - one.spread) for game, one in enumerate(ratings)]
    draw.polygon(high + low[::-1], BAND)
    for edge in (high, low):
        draw.line(edge, _BAND_EDGE, 2 * TWICE, "curve")
    for level in scale.levels():
        start, end = scale.at(0, level), scale.at(len(ratings) - 1, level)
        draw.line((*start, *end), AXIS if level == 0 else GRID, (2 if level == 0 else 1) * TWICE)
    line = [scale.at(game, one.shown) for game, one in enumerate(ratings)]
    draw.line(line, GROUND, 8 * TWICE, "curve")
    draw.line(line, LINE, 5 * TWICE, "curve")
    if len(ratings) <= _DOTTED:
        for point in line[:-1]:
            draw.circle(point, 5 * TWICE, LINE)
    mark(draw, 0, line[-1], 18 * TWICE)
    return png_of(image)


class _Scale:
    """Where a rating after a game lies in the picture."""

    def __init__(self, ratings: tuple[Rating, ...]) -> None:
        lowest = min(one.shown - one.spread for one in ratings)
        highest = max(one.shown + one.spread for one in ratings)
        missing = max(0, _LEAST_HEIGHT - (highest - lowest)) / 2
        self._low, self._high = lowest - missing, highest + missing
        self._games = len(ratings) - 1

    def at(self, game: int, rating: float) -> Point:
        x = _MARGIN + game * (SIZE[0] - 2 * _MARGIN) / self._games
        share = (rating - self._low) / (self._high - self._low)
        return x * TWICE, (SIZE[1] - _MARGIN - share * (SIZE[1] - 2 * _MARGIN)) * TWICE

    def levels(self) -> range:
        """The lines of the grid."""
        return range(ceil(self._low / STEP) * STEP, floor(self._high / STEP) * STEP + 1, STEP)
