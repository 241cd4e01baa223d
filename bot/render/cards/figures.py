"""The people of the court cards, from the waist up: a king with crown and beard, a queen with her flower, a jack.

All are drawn one unit wide around their middle, which is where the card turns upside down; v = -1 is its upper edge.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.game.cards import Rank, Suit
from bot.render.cards.inks import GOLD, GOLD_DARK, GOLD_LIGHT, LINE, PAPER, SKIN, SKIN_SHADE, mixed
from bot.render.cards.marks import suit_mark
from bot.render.cards.pen import Pen, mirrored, smooth

_EDGE: Final = 0.011
"""Width of fine lines."""
_CROSSING: Final = 0.13
"""How far below the middle what is drawn must reach: the two halves meet on a slope."""


class Cloth(NamedTuple):
    """What somebody wears."""

    robe: str
    lining: str
    hair: str
    shade: str


def figure(pen: Pen, rank: Rank, suit: Suit, ink: str) -> None:
    """The upper half of a court card. Raises ValueError for a rank that has none."""
    match rank:
        case Rank.KING:
            hair = "#7f838d"
            cloth = Cloth(ink, mixed(ink, PAPER, 0.22), hair, mixed(LINE, hair, 0.4))
            _king(pen, cloth, suit)
        case Rank.QUEEN:
            hair = "#c98a2e"
            cloth = Cloth(ink, mixed(ink, PAPER, 0.22), hair, mixed(LINE, hair, 0.45))
            _queen(pen, cloth, suit)
        case Rank.JACK:
            hair = "#6b4326"
            cloth = Cloth(ink, mixed(ink, PAPER, 0.22), hair, mixed(LINE, hair, 0.45))
            _jack(pen, cloth, suit)
        case _:
            raise ValueError(f"{rank.name} is not on a court card")


def _king(pen: Pen, cloth: Cloth, suit: Suit) -> None:
    _robe(pen, cloth, wide=0.5)
    _ermine(pen)
    # a mane to the shoulders, curled outwards
    mane = [(0.0, -0.84), (0.17, -0.82), (0.235, -0.68), (0.235, -0.52), (0.3, -0.45), (0.2, -0.4), (0.0, -0.4)]
    pen.shape(mirrored(smooth(mane)), cloth.hair, edge=LINE, width=_EDGE)
    for side in (-1, 1):
        pen.line(smooth([(side * 0.2, -0.72), (side * 0.2, -0.56), (side * 0.25, -0.46)]), cloth.shade, _EDGE)
    _face(pen, wide=0.155, top=-0.79, chin=-0.47)
    beard = [(0.158, -0.63), (0.165, -0.5), (0.13, -0.37), (0.05, -0.27), (0.0, -0.24)]
    pen.shape(
        mirrored([(0.0, -0.545), (0.06, -0.565), (0.12, -0.6), *smooth(beard)]), cloth.hair, edge=LINE, width=_EDGE
    )
    for u in (-0.075, 0.0, 0.075):
        pen.line(smooth([(u, -0.46), (u * 0.8, -0.38), (u * 0.5, -0.3)]), cloth.shade, _EDGE)
    pen.shape(mirrored(smooth([(0.0, -0.575), (0.055, -0.585), (0.115, -0.53), (0.05, -0.535), (0.0, -0.55)])), PAPER)
    pen.oval(0, -0.515, 0.035, 0.011, "#b2403f")
    _eyes(pen, brow=True)
    _crown(pen, cloth.robe)
    _sceptre(pen, suit, cloth.robe)


def _queen(pen: Pen, cloth: Cloth, suit: Suit) -> None:
    _robe(pen, cloth, wide=0.44)
    # a bare neck in a wide golden collar, long hair in waves over the shoulders
    hair = [
        (0.0, -0.84),
        (0.17, -0.82),
        (0.23, -0.7),
        (0.2, -0.57),
        (0.27, -0.44),
        (0.22, -0.3),
        (0.285, -0.17),
        (0.17, -0.2),
    ]
    pen.shape(mirrored([*smooth(hair), (0.12, -0.4), (0.0, -0.4)]), cloth.hair, edge=LINE, width=_EDGE)
    pen.shape(mirrored(smooth([(0.055, -0.5), (0.06, -0.42), (0.15, -0.36), (0.1, -0.24), (0.0, -0.17)])), SKIN)
    for side in (-1, 1):
        strand = [
            (side * 0.195, -0.74),
            (side * 0.165, -0.57),
            (side * 0.22, -0.44),
            (side * 0.18, -0.31),
            (side * 0.235, -0.19),
        ]
        pen.line(smooth(strand), cloth.shade, _EDGE)
    _face(pen, wide=0.14, top=-0.8, chin=-0.465)
    for side in (-1, 1):
        pen.oval(side * 0.085, -0.56, 0.028, 0.017, "#eeb3a2")
    pen.shape(
        mirrored(smooth([(0.0, -0.528), (0.018, -0.537), (0.047, -0.52), (0.018, -0.503), (0.0, -0.5)])), "#c2303a"
    )
    _eyes(pen, brow=False)
    necklace = [(0.135, -0.37), (0.105, -0.315), (0.06, -0.285), (0.0, -0.275)]
    for u, v in smooth(necklace)[::6]:
        pen.disc(u, v, 0.016, GOLD_LIGHT, edge=GOLD_DARK, width=0.005)
        pen.disc(-u, v, 0.016, GOLD_LIGHT, edge=GOLD_DARK, width=0.005)
    pen.disc(0, -0.245, 0.03, cloth.robe, edge=GOLD_DARK, width=0.01)
    _tiara(pen, cloth.robe)
    _flower(pen, suit, cloth.robe)


def _jack(pen: Pen, cloth: Cloth, suit: Suit) -> None:
    _robe(pen, cloth, wide=0.46)
    hair = [(0.0, -0.84), (0.17, -0.82), (0.225, -0.68), (0.215, -0.52), (0.265, -0.44), (0.16, -0.425), (0.0, -0.44)]
    pen.shape(mirrored(smooth(hair)), cloth.hair, edge=LINE, width=_EDGE)
    pen.shape(mirrored([(0.06, -0.5), (0.06, -0.36), (0.0, -0.36)]), SKIN_SHADE)
    # a ruff in folds
    for u in (-0.2, -0.12, -0.04, 0.04, 0.12, 0.2):
        pen.disc(u, -0.375 + 0.35 * abs(u) ** 2, 0.048, PAPER, edge=LINE, width=_EDGE * 0.8)
    _face(pen, wide=0.14, top=-0.79, chin=-0.455)
    fringe = [
        (-0.15, -0.63),
        (-0.14, -0.74),
        (0.0, -0.77),
        (0.14, -0.74),
        (0.15, -0.63),
        (0.1, -0.7),
        (0.03, -0.71),
        (-0.06, -0.7),
    ]
    pen.shape(smooth(fringe, closed=True), cloth.hair)
    pen.line(smooth([(-0.035, -0.52), (0.0, -0.51), (0.04, -0.525)]), "#a8433c", 0.014)
    _eyes(pen, brow=True)
    _cap(pen, cloth.robe)
    _staff(pen, suit, cloth.robe)


def _robe(pen: Pen, cloth: Cloth, *, wide: float) -> None:
    """Shoulders, sleeves, and the front with a row of lozenges."""
    shoulders = smooth([(0.1, -0.42), (0.26, -0.38), (wide - 0.07, -0.29), (wide, -0.1)])
    pen.shape(
        mirrored([(0.0, -0.42), *shoulders, (wide, _CROSSING), (0.0, _CROSSING)]), cloth.robe, edge=LINE, width=_EDGE
    )
    for side in (-1, 1):
        sleeve = [(side * 0.26, _CROSSING), (side * 0.24, -0.2), (side * 0.34, -0.3)]
        inner = smooth([*sleeve, (side * (wide - 0.045), -0.18), (side * (wide - 0.045), _CROSSING)])
        pen.shape(inner, cloth.lining, edge=GOLD, width=0.018)
        for step in (-0.2, -0.1, 0.0):
            pen.line([(side * 0.29, step + 0.04), (side * (wide - 0.09), step - 0.04)], cloth.robe, 0.022)
    pen.shape(
        mirrored([(0.0, -0.36), (0.13, -0.36), (0.115, _CROSSING), (0.0, _CROSSING)]), GOLD, edge=GOLD_DARK, width=_EDGE
    )
    for v in (-0.2, -0.09, 0.02):
        pen.shape([(0, v - 0.05), (0.05, v), (0, v + 0.05), (-0.05, v)], cloth.robe)
        pen.disc(0, v, 0.014, GOLD_LIGHT)


def _ermine(pen: Pen) -> None:
    """The king's collar: white fur with black tails."""
    collar = smooth(
        [(0.0, -0.44), (0.2, -0.44), (0.37, -0.36), (0.43, -0.24), (0.3, -0.23), (0.14, -0.18), (0.0, -0.15)]
    )
    pen.shape(mirrored(collar), PAPER, edge=LINE, width=_EDGE)
    for u, v in ((0.0, -0.2), (0.17, -0.25), (0.28, -0.3), (0.36, -0.27), (0.24, -0.38)):
        for side in (-1, 1):
            pen.shape([(side * u, v - 0.03), (side * u + 0.014, v + 0.02), (side * u - 0.014, v + 0.02)], LINE)


def _face(pen: Pen, *, wide: float, top: float, chin: float) -> None:
    tall = chin - top
    half = [(0.0, top), (wide * 0.8, top + tall * 0.08), (wide, top + tall * 0.4), (wide * 0.82, top + tall * 0.74)]
    pen.shape(mirrored(smooth([*half, (wide * 0.4, chin - tall * 0.04), (0.0, chin)])), SKIN, edge=LINE, width=_EDGE)
    nose = [(0.005, top + tall * 0.42), (-0.026, top + tall * 0.66), (0.012, top + tall * 0.68)]
    pen.line(nose, SKIN_SHADE, 0.016)


def _eyes(pen: Pen, *, brow: bool) -> None:
    for side in (-1, 1):
        u, v = side * 0.066, -0.645
        pen.oval(u, v, 0.034, 0.02, PAPER)
        pen.disc(u, v, 0.018, LINE)
        lid = [(u - 0.04, v + 0.002), (u, v - 0.024), (u + 0.04, v + 0.002)]
        pen.line(smooth(lid), LINE, 0.012)
        lift = 0.05 if brow else 0.062
        arch = [(u - side * 0.038, v - lift + 0.008), (u, v - lift - 0.008), (u + side * 0.045, v - lift + 0.01)]
        pen.line(smooth(arch), LINE, 0.019 if brow else 0.01)


def _crown(pen: Pen, jewel: str) -> None:
    """Five points with balls on them, on a band with jewels."""
    points = [(0.0, -1.0), (0.055, -0.87), (0.13, -0.97), (0.15, -0.87), (0.25, -0.93), (0.205, -0.77)]
    pen.shape(
        mirrored([*points, *smooth([(0.205, -0.77), (0.1, -0.745), (0.0, -0.74)])]), GOLD, edge=GOLD_DARK, width=_EDGE
    )
    pen.shape(mirrored([(0.0, -0.94), (0.03, -0.86), (0.0, -0.83)]), GOLD_LIGHT)
    band = smooth([(0.21, -0.825), (0.1, -0.8), (0.0, -0.795)])
    pen.shape(
        mirrored([*reversed(band), *smooth([(0.2, -0.755), (0.1, -0.73), (0.0, -0.725)])]),
        GOLD_LIGHT,
        edge=GOLD_DARK,
        width=_EDGE,
    )
    for u, v in ((0, -1.0), (0.13, -0.97), (-0.13, -0.97), (0.25, -0.93), (-0.25, -0.93)):
        pen.disc(u, v, 0.026, jewel, edge=GOLD_DARK, width=0.008)
    for u, v in ((0, -0.762), (0.11, -0.77), (-0.11, -0.77)):
        pen.disc(u, v, 0.019, jewel)


def _tiara(pen: Pen, jewel: str) -> None:
    """A slender arch of leaves with pearls, highest in the middle."""
    for u, v, tall in (
        (-0.165, -0.82, 0.07),
        (0.165, -0.82, 0.07),
        (-0.09, -0.845, 0.095),
        (0.09, -0.845, 0.095),
        (0, -0.855, 0.125),
    ):
        leaf = [(u, v - tall), (u + 0.042, v), (u, v + 0.05), (u - 0.042, v)]
        pen.shape(smooth(leaf, closed=True), GOLD, edge=GOLD_DARK, width=_EDGE)
        pen.disc(u, v - tall, 0.021, PAPER, edge=GOLD_DARK, width=0.008)
    band = smooth([(0.0, -0.85), (0.12, -0.83), (0.215, -0.75)])
    under = smooth([(0.2, -0.71), (0.11, -0.775), (0.0, -0.79)])
    pen.shape(mirrored([*band, *under]), GOLD_LIGHT, edge=GOLD_DARK, width=_EDGE)
    for u, v in ((0, -0.82), (0.09, -0.812), (-0.09, -0.812), (0.16, -0.775), (-0.16, -0.775)):
        pen.disc(u, v, 0.016, jewel)


def _cap(pen: Pen, ink: str) -> None:
    """A beret pulled to one side, with a feather."""
    feather = [(0.12, -0.84), (0.26, -0.97), (0.41, -0.98), (0.45, -0.86), (0.38, -0.74), (0.35, -0.83), (0.26, -0.84)]
    pen.shape(smooth(feather, closed=True), GOLD_LIGHT, edge=GOLD_DARK, width=_EDGE)
    pen.line(smooth([(0.15, -0.83), (0.3, -0.9), (0.41, -0.86)]), GOLD_DARK, _EDGE)
    crown = [(-0.25, -0.79), (-0.28, -0.89), (-0.14, -0.98), (0.07, -0.97), (0.2, -0.89), (0.2, -0.79), (0.0, -0.76)]
    pen.shape(smooth(crown, closed=True), ink, edge=LINE, width=_EDGE)
    pen.line(smooth([(-0.16, -0.91), (-0.03, -0.93), (0.09, -0.89)]), mixed(ink, PAPER, 0.6), 0.016)
    over, under = (
        smooth([(-0.225, -0.81), (0.0, -0.785), (0.225, -0.81)]),
        smooth([(0.215, -0.745), (0.0, -0.72), (-0.215, -0.745)]),
    )
    pen.shape([*over, *under], GOLD, edge=GOLD_DARK, width=_EDGE)
    pen.disc(0.17, -0.785, 0.034, GOLD_LIGHT, edge=GOLD_DARK, width=0.01)
    pen.disc(0.17, -0.785, 0.015, ink)


# What they hold at their side, crowned by the mark of the suit


def _sceptre(pen: Pen, suit: Suit, ink: str) -> None:
    pen.line([(0.375, _CROSSING), (0.375, -0.66)], GOLD_DARK, 0.046)
    pen.line([(0.375, _CROSSING), (0.375, -0.66)], GOLD, 0.026)
    pen.disc(0.375, -0.66, 0.034, GOLD_LIGHT, edge=GOLD_DARK, width=0.01)
    suit_mark(pen.moved(0.375, -0.785, scale=0.175), suit, ink)
    _hand(pen, 0.375, -0.12)


def _flower(pen: Pen, suit: Suit, ink: str) -> None:
    pen.line(smooth([(0.33, _CROSSING), (0.37, -0.2), (0.375, -0.55)]), "#2e7a46", 0.028)
    for side in (-1, 1):
        u = 0.375 + side * 0.06
        leaf = [(0.372, -0.36), (u, -0.43), (u + side * 0.03, -0.5), (0.38, -0.42)]
        pen.shape(smooth(leaf, closed=True), "#3f9659", edge="#2e7a46", width=_EDGE)
    suit_mark(pen.moved(0.375, -0.65, scale=0.185), suit, ink)
    _hand(pen, 0.345, -0.1)


def _staff(pen: Pen, suit: Suit, ink: str) -> None:
    pen.line([(-0.375, _CROSSING), (-0.375, -0.66)], "#5a3b22", 0.034)
    pen.disc(-0.375, -0.655, 0.03, GOLD, edge=GOLD_DARK, width=0.01)
    suit_mark(pen.moved(-0.375, -0.785, scale=0.175), suit, ink)
    _hand(pen, -0.375, -0.12)


def _hand(pen: Pen, u: float, v: float) -> None:
    """A fist around a stem, with a golden cuff."""
    side = 1 if u > 0 else -1
    pen.shape(
        smooth([(u - 0.06, v - 0.045), (u + 0.055, v - 0.05), (u + 0.06, v + 0.05), (u - 0.05, v + 0.05)], closed=True),
        SKIN,
        edge=LINE,
        width=_EDGE,
    )
    for step in (-0.018, 0.012):
        pen.line([(u - side * 0.045, v + step), (u + side * 0.015, v + step)], SKIN_SHADE, _EDGE)
    pen.line([(u - 0.07, v + 0.085), (u + 0.07, v + 0.075)], GOLD, 0.042)
