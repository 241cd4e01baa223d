"""How one game changes the ratings of its people: Plackett-Luce over the places at its end.

A rated game has two people or more from its first deal on, and nobody comes later. AI seats play along with a fixed
rating by level. Whoever left is rated as last of those who were still there; those who stayed, AI seats among them, are
rated among themselves. So nobody is paid for an empty chair, by leaving after somebody else neither.

With every season that begins, a rating becomes three parts itself and one part a newcomer's: `mu` moves a quarter of
the way to 25, and of `sigma` squared three quarters stay and a quarter is 25/3 squared. It is done when the person
first plays in the new season, once for each season that has passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from math import sqrt
from types import MappingProxyType
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.standings import Rating

_MODEL: Final = PlackettLuce()
NEWCOMER: Final = Rating(_MODEL.mu, _MODEL.sigma)
KEPT: Final = 0.75
"""What a new season leaves of a rating; the rest is a newcomer's."""
AI_RATINGS: Final[Mapping[str, Rating]] = MappingProxyType(
    {"easy": Rating(14.5, 1.0), "medium": Rating(25.0, 1.0), "hard": Rating(30.0, 1.0)}
)
"""By level. Medium, the yardstick of the arena, stands where newcomers are believed to stand. The others are measured:
two of a level and two mediums play many games, and a level has the rating at which the good games give what the bad
ones take; a person who plays like it ends there too. `python -m tests.bench.ratings`, standard rules, at 95 %: easy
14.5, 1.0 more or less (600 games); hard 30.3, 2.3 more or less (101 games). Hence the `sigma` of 1.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """One seat as a game is rated: its rating before, its place (from 1, equals share it, who left last of all)."""

    rating: Rating
    place: int
    left: bool = False


def season_number(day: date) -> int:
    """The number of the season, a calendar quarter, that holds this day; the next one has the next number."""
    return 4 * day.year + (day.month - 1) // 3


def in_new_season(rating: Rating, *, seasons: int) -> Rating:
    """A rating after so many new seasons; itself for none."""
    if seasons <= 0:
        return rating
    kept = KEPT**seasons
    mu = NEWCOMER.mu + kept * (rating.mu - NEWCOMER.mu)
    return Rating(mu, sqrt(kept * rating.sigma**2 + (1 - kept) * NEWCOMER.sigma**2))


def after_game(field: Sequence[Entrant]) -> tuple[Rating, ...]:
    """The rating of every seat after a rated game. An AI seat's is to be thrown away: it is fixed."""
    return tuple(_after(field, number) for number in range(len(field)))


def _after(field: Sequence[Entrant], number: int) -> Rating:
    """The rating of one seat: it is rated among itself and all that did not leave before it."""
    own = field[number]
    there = [
        other for other, entrant in enumerate(field) if not entrant.left or (own.left and entrant.place <= own.place)
    ]
    return _rated([field[other] for other in there])[there.index(number)]


def _rated(field: Sequence[Entrant]) -> list[Rating]:
    """Everybody rated against everybody; one alone keeps the rating."""
    if len(field) < 2:
        return [entrant.rating for entrant in field]
    teams = [[_believed(entrant.rating)] for entrant in field]
    rated: Iterable[list[PlackettLuceRating]] = _MODEL.rate(teams, ranks=[entrant.place for entrant in field])
    return [Rating(one.mu, one.sigma) for [one] in rated]


def _believed(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)
