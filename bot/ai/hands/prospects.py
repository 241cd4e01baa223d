"""What may come of an exchange, weighed: the comparison that follows it, and all that follows that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.ai.hands import tables as layout
from bot.ai.hands.draws import GRADE_FIELDS, points_ahead, shares_of
from bot.ai.hands.tables import EXCHANGES, SURE_FROM, tables
from bot.ai.hands.worth import Variant, comparison
from bot.ai.others.rivals import Shares
from bot.ai.sets.grades import CATEGORIES, GRADES
from bot.ai.stakes import Stakes
from bot.game.actions import Seat
from bot.game.scoring import hand_points
from bot.game.view import SeatView

SURE_MEANS: Final = (0.60, 0.70, 0.80, 0.92)
"""How sure the hands of a step are, roughly."""
LAST_IF_SURE: Final = {True: 0.95, False: 0.85}
"""How often so sure a hand wins the last trick when nobody calls: as it leads, or not."""
PER_COMPARISON: Final = 4
"""Within so many points for each comparison to come, a seat may reach what it needs to call Chicago in this deal."""


class Judged(NamedTuple):
    """What comes of a way to exchange: a chance to win the game, and points."""

    chance: float
    points: float


def before_the_tricks(view: SeatView, rivals: Shares, held: Sequence[int], dead: Sequence[int]) -> list[Judged]:
    """By way to keep at the last exchange: the tricks follow it, or a call, and the comparison that ends the deal."""
    seats, leads = len(view.order), view.order[0] == view.seat
    sure = layout.sure_field(seats=seats)
    fields = (
        *GRADE_FIELDS,
        layout.last_field(seats=seats, leads=leads),
        *range(sure, sure + len(SURE_FROM)),
    )
    tricks = _Tricks(view, rivals)
    return [
        tricks.judge(shared[:GRADES], shared[GRADES], shared[GRADES + 1 :]) for shared in shares_of(held, fields, dead)
    ]


def while_more_comes(
    view: SeatView, rivals: Shares, held: Sequence[int], dead: Sequence[int], stage: int
) -> list[Judged]:
    """By way to keep at an earlier exchange: hands are declared next, and the tables say what the rest is worth."""
    seats, leads = len(view.order), view.order[0] == view.seat
    stakes = Stakes(view, ends=False)
    point = stakes.point()
    declared = by_grade(view, stakes, rivals, {})
    compared = [comparison(tables(), stage, place, seats) for place in range(GRADES)]
    calls = chance_to_call(view)
    quiet = points_ahead(held, stage, Variant(seats, leads, calls=False))
    calling = points_ahead(held, stage, Variant(seats, leads, calls=True)) if calls else quiet
    judged = []
    for way, grades in enumerate(shares_of(held, GRADE_FIELDS, dead)):
        later = calls * calling[way] + (1 - calls) * quiet[way]
        judged.append(Judged(_mean(grades, declared) + point * later, _mean(grades, compared) + later))
    return judged


class _Tricks:
    """What the tricks of this deal are worth to a seat, by the grade of its hand."""

    def __init__(self, view: SeatView, rivals: Shares) -> None:
        stakes, rules = Stakes(view, ends=True), view.rules
        me = stakes.me
        self._seats = len(view.order)
        self._quiet = LAST_IF_SURE[view.order[0] == me]
        self._last_trick, self._chicago = rules.last_trick, rules.chicago_points
        self._calls = chance_to_call(view) == 1
        self._mine = by_grade(view, stakes, rivals, {me: rules.last_trick})
        theirs = [by_grade(view, stakes, rivals, {other: rules.last_trick}) for other in stakes.others]
        self._theirs = [sum(column) / len(column) for column in zip(*theirs, strict=True)]
        self._made = by_grade(view, stakes, rivals, {me: rules.chicago_points})
        self._broken = by_grade(view, stakes, rivals, {me: -rules.chicago_points})
        self._compared = [comparison(tables(), EXCHANGES, place, self._seats) for place in range(GRADES)]

    def judge(self, grades: Sequence[float], last: float, sure: Sequence[float]) -> Judged:
        """The worth of hands that are of these grades, win the last trick so often, and are so often sure."""
        mine, theirs = _mean(grades, self._mine), _mean(grades, self._theirs)
        chance = last * mine + (1 - last) * theirs
        points = self._last_trick * self._ahead(last) + _mean(grades, self._compared)
        if self._calls:
            made, broken = _mean(grades, self._made), _mean(grades, self._broken)
            for share, success in zip(sure, SURE_MEANS, strict=True):
                more = success * made + (1 - success) * broken - self._quiet * mine - (1 - self._quiet) * theirs
                if more > 0:
                    chance += share * more
                    points += share * (self._chicago * (2 * success - 1) - self._last_trick * self._ahead(self._quiet))
        return Judged(chance, points)

    def _ahead(self, last: float) -> float:
        """Last tricks won, less those of the others on average."""
        return last - (1 - last) / (self._seats - 1)


def by_grade(view: SeatView, stakes: Stakes, rivals: Shares, gains: Mapping[Seat, int]) -> list[float]:
    """By grade of the own hand: the chance to win once it was compared and these points were gained besides.

    `rivals` says what the best other hand may be. Which of the others holds it is open: they are averaged.
    """
    scores = [hand_points(category, view.rules) for category in CATEGORIES]
    mine = {points: stakes.after(_with(gains, stakes.me, points)) for points in set(scores)}
    theirs = {
        points: sum(stakes.after(_with(gains, other, points)) for other in stakes.others) / len(stakes.others)
        for points in set(scores)
    }
    lost = [share * theirs[points] for share, points in zip(rivals, scores, strict=True)]
    found = []
    for place, points in enumerate(scores):
        won = sum(rivals[:place]) + rivals[place] / 2
        found.append(won * mine[points] + lost[place] / 2 + sum(lost[place + 1 :]))
    return found


def _with(gains: Mapping[Seat, int], seat: Seat, points: int) -> dict[Seat, int]:
    return {**gains, seat: gains.get(seat, 0) + points}


def chance_to_call(view: SeatView) -> float:
    """How likely it is, roughly, that the seat has the points to call Chicago at the end of this deal (R7.2)."""
    assert view.seat is not None
    missing = view.rules.chicago_points - view.scores[view.seat]
    if missing <= 0 or not view.rules.chicago_minimum:
        return 1.0
    comparisons = view.rules.exchanges - view.questions[0].number
    return max(0.0, 1 - missing / (PER_COMPARISON * comparisons)) if comparisons else 0.0


def _mean(shared: Sequence[float], worth: Sequence[float]) -> float:
    return sum(share * value for share, value in zip(shared, worth, strict=True))
