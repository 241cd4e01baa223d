"""Exchanges against the best ones: what is given away to an opponent that plays medium."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import mean

from bot.ai import medium
from bot.ai.hands.draws import GRADE_FIELDS, points_ahead, shares_of
from bot.ai.hands.exchanging import ways
from bot.ai.hands.keeping import WAYS, kept
from bot.ai.hands.tables import EXCHANGES, tables
from bot.ai.hands.worth import Variant, comparison
from bot.ai.sets.bits import Bits, bits, indices
from bot.ai.sets.grades import GRADES
from bot.game.engine import wanted
from bot.game.state import Asks
from bot.game.view import SeatView, observe
from tests.ai.games import game, turn


def given_away(deals: int) -> dict[str, float]:
    """By player: the points a deal that its exchanges give away to the best ones, against a fixed opponent."""
    lost: dict[str, list[float]] = {"hard": [], "medium": [], "throw nothing": []}
    for view in _exchanges(deals):
        held, leads = indices(bits(view.hand)), view.order[0] == view.seat
        worth = _worth(held, view.questions[0].number, leads=leads)
        chosen = {
            "hard": bits(ways(view)[0].kept),
            "medium": bits(medium.worth_keeping(view.hand)),
            "throw nothing": bits(view.hand),
        }
        for name, cards in chosen.items():
            lost[name].append(max(worth.values()) - worth[cards])
    return {name: EXCHANGES * mean(points) for name, points in lost.items()}


def _exchanges(deals: int) -> Iterator[SeatView]:
    """The exchanges of so many deals, at 0 all, with all that was told taken out."""
    count = 0
    for seed in range(deals):
        for move in game([medium.choose] * 2, seed):
            view = observe(move.before, turn(move.before)) if wanted(move.before) is None else None
            if view is not None and view.turn and view.questions[0].asks is Asks.EXCHANGE:
                yield replace(view, scores=(0,) * view.seats, record=())
                count += 1
                if count == deals * EXCHANGES:
                    return


def _worth(held: list[int], number: int, *, leads: bool) -> dict[Bits, float]:
    """By cards kept: the points ahead in the rest of the deal, exactly averaged over all draws."""
    compared = [comparison(tables(), number, place, 2) if number < EXCHANGES else 0.0 for place in range(GRADES)]
    later = points_ahead(held, number, Variant(2, leads, calls=False))
    shared = shares_of(held, GRADE_FIELDS)
    return {kept(held, way): later[way] + sum(map(float.__mul__, shared[way], compared)) for way in range(WAYS)}
