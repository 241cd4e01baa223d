"""What comes of each way to keep, on average over all draws, from the tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.ai.hands import tables as layout
from bot.ai.hands.keeping import Sums, draws, hands_with, over_all_draws, packed, unpacked
from bot.ai.hands.tables import EXCHANGES, WHOLE, tables
from bot.ai.hands.worth import VARIANTS, Variant, comparison, facts, final, points, stored
from bot.ai.sets.alike import Key, key
from bot.ai.sets.bits import indices
from bot.ai.sets.grades import GRADES
from bot.game.dealing import HAND_SIZE

GRADE_FIELDS: Final = tuple(range(layout.GRADE, layout.GRADE + GRADES))

Fields = tuple[int, ...]


def shares_of(held: Sequence[int], fields: Fields, dead: Sequence[int] = ()) -> list[list[float]]:
    """By way to keep: these fields of a row, as shares, when the dead cards cannot be drawn."""
    totals = over_all_draws(held, lambda cards: _facts(key(cards), fields), dead)
    return [
        [number / (draws(way, len(dead)) * WHOLE) for number in unpacked(total, len(fields))]
        for way, total in enumerate(totals)
    ]


def points_ahead(held: Sequence[int], number: int, variant: Variant) -> list[float]:
    """By way to keep at exchange `number`: the points ahead after the comparison of the hands that come of it.

    Here all cards but the hand's own count as drawable: what the tables say of later exchanges is no more exact.
    """
    totals = over_all_draws(held, lambda cards: _ahead(key(cards), number, variant))
    return [points(total / draws(way)) for way, total in enumerate(totals)]


@lru_cache(maxsize=1 << 15)
def _facts(cards: Key, fields: Fields) -> Sums:
    """The sums of these fields over all hands that hold some cards."""
    row = tables().row(cards) if cards.bit_count() < HAND_SIZE else facts(tables(), cards)
    hands = hands_with(cards)
    return packed([row[field] * hands for field in fields])


@lru_cache(maxsize=1 << 15)
def _ahead(cards: Key, number: int, variant: Variant) -> Sums:
    """The sum over all hands that hold some cards of the points ahead after comparison `number`, as stored."""
    if cards.bit_count() < HAND_SIZE:
        return tables().row(cards)[layout.ahead_field(number, variant)] * hands_with(cards)
    if number == EXCHANGES:
        return stored(final(tables(), cards)[VARIANTS.index(variant)])
    held = indices(cards)
    later = points_ahead(held, number + 1, variant)
    if number + 1 < EXCHANGES:
        compared = [comparison(tables(), number + 1, place, variant.seats) for place in range(GRADES)]
        later = [
            rest + sum(map(float.__mul__, shared, compared))
            for rest, shared in zip(later, shares_of(held, GRADE_FIELDS), strict=True)
        ]
    return stored(max(later))
