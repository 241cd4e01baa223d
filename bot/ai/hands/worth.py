"""What a hand is worth in points against opponents of whom nothing is known, under the standard rules."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from bot.ai.hands import tables as layout
from bot.ai.hands.tables import EXCHANGES, LEAST, POINT, WHOLE, Tables
from bot.ai.sets.bits import WHOLE_PACK, Bits, hand
from bot.ai.sets.grades import CATEGORIES, Grade, grade
from bot.ai.tricks.sureness import sureness
from bot.game.dealing import HAND_SIZE
from bot.game.poker import Category, rank_of
from bot.game.rules import Rules
from bot.game.scoring import hand_points

SEATS: Final = (2, 3, 4)
STANDARD: Final = Rules()


class Variant(NamedTuple):
    """Under what circumstances a hand is judged."""

    seats: int
    leads: bool
    """Does it lead to the first trick when nobody calls?"""
    calls: bool
    """Has it the points to call Chicago?"""


VARIANTS: Final = tuple(Variant(*which) for which in product(SEATS, (True, False), (False, True)))
"""In the order of their fields."""


def facts(tables: Tables, held: Bits) -> list[int]:
    """The first fields of a row for a single hand: its grade, its tricks, how sure it is."""
    fields = [0] * layout.AHEAD
    fields[layout.GRADE + grade(rank_of(hand(held)))] = WHOLE
    fields[layout.LAST : layout.SURE] = tables.lasts(held)
    sure = sureness(held, WHOLE_PACK & ~held, HAND_SIZE)
    for seats in SEATS:
        step = layout.sure_step(sure, seats=seats)
        if step is not None:
            fields[layout.sure_field(seats=seats) + step] = WHOLE
    return fields


def final(tables: Tables, held: Bits) -> list[float]:
    """By variant: the points that a hand is ahead by in the tricks, or by a call, and in the comparison after them."""
    sure = sureness(held, WHOLE_PACK & ~held, HAND_SIZE)
    place = grade(rank_of(hand(held)))
    lasts = tables.lasts(held)
    found = []
    for seats, leads, calls in VARIANTS:
        last = lasts[layout.last_field(seats=seats, leads=leads) - layout.LAST] / WHOLE
        tricks = STANDARD.last_trick * (last - (1 - last) / (seats - 1))
        if calls:
            tricks = max(tricks, STANDARD.chicago_points * (2 * power(sure, seats - 1) - 1))
        found.append(tricks + comparison(tables, EXCHANGES, place, seats))
    return found


def comparison(tables: Tables, number: int, place: Grade, seats: int) -> float:
    """The points that a hand of this grade is ahead by in comparison `number`: its own, less the others' on average."""
    return _comparisons(tables.rivals[number, Category.HIGH_CARD, Category.ROYAL_FLUSH, -1], seats)[place]


@cache
def _comparisons(shares: tuple[float, ...], seats: int) -> tuple[float, ...]:
    """The same by grade, `shares` being what each of the others holds."""
    own = [hand_points(category, STANDARD) for category in CATEGORIES]
    best, below = [], 0.0
    for share in shares:
        best.append(power(below + share, seats - 1) - power(below, seats - 1))
        below += share
    theirs = [chance * points / (seats - 1) for chance, points in zip(best, own, strict=True)]
    return tuple(
        own[place] * (sum(best[:place]) + best[place] / 2) - sum(theirs[place + 1 :]) - theirs[place] / 2
        for place in range(len(own))
    )


def stored(points: float) -> int:
    """Points as they are written in a row."""
    return round((points - LEAST) * POINT)


def points(number: float) -> float:
    """Points as they were written in a row."""
    return number / POINT + LEAST


def power(number: float, times: int) -> float:
    """A number multiplied with itself; `**` is not the same on every machine to the last bit."""
    result = 1.0
    for _ in range(times):
        result *= number
    return result
