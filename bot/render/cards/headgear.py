"""What tells a king, a queen and a jack apart at a glance: a crown, a tiara, a cap."""

from __future__ import annotations

from bot.game.cards import Rank
from bot.render.cards.inks import GOLD, GOLD_DARK, GOLD_LIGHT
from bot.render.cards.pen import Pen, mirrored, smooth


def headgear(pen: Pen, rank: Rank, ink: str) -> None:
    """What they wear, one unit wide around the pen's place, with jewels of this ink."""
    match rank:
        case Rank.KING:
            wall = [(0.0, -0.42), (0.17, 0.02), (0.42, -0.26), (0.36, 0.34), (0.0, 0.34)]
            pen.shape(mirrored(wall), GOLD, edge=GOLD_DARK, width=0.05)
            for u, v in ((0, -0.42), (0.42, -0.27), (-0.42, -0.27)):
                pen.disc(u, v, 0.09, ink)
        case Rank.QUEEN:
            arch = [
                *smooth([(0.0, -0.3), (0.24, -0.18), (0.42, 0.2)]),
                (0.3, 0.36),
                *smooth([(0.3, 0.36), (0.16, 0.14), (0.0, 0.08)]),
            ]
            pen.shape(mirrored(arch), GOLD, edge=GOLD_DARK, width=0.05)
            for u, v in ((0, -0.34), (0.25, -0.24), (-0.25, -0.24), (0.42, 0.03), (-0.42, 0.03)):
                pen.disc(u, v, 0.095, ink)
        case _:
            feather = [(0.02, -0.02), (0.26, -0.4), (0.5, -0.42), (0.42, -0.1), (0.24, 0.1)]
            pen.shape(smooth(feather, closed=True), GOLD_LIGHT, edge=GOLD_DARK, width=0.05)
            cap = [(-0.42, 0.14), (-0.3, -0.2), (0.06, -0.2), (0.28, 0.12), (-0.06, 0.24)]
            pen.shape(smooth(cap, closed=True), ink)
            pen.line([(-0.38, 0.24), (0.28, 0.24)], GOLD_DARK, 0.2)
            pen.line([(-0.38, 0.24), (0.28, 0.24)], GOLD, 0.12)
