"""What finished games add up to: ratings, leaderboards, records; plain values that storage and panels share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import Final, Self, assert_never

from bot.game.actions import Seat

# The numbers of these three are stored, and stand in buttons: they never change.


class Scope(IntEnum):
    """Which games a leaderboard counts."""

    SERVER = 0
    EVERYWHERE = 1
    CHANNEL = 2


class By(IntEnum):
    """What a leaderboard ranks people by."""

    WINS = 0
    """Most games won; of equals, those who needed fewer games."""
    RATING = 1
    RATE = 2
    """The greatest share of games won; of equals, those who played more."""
    POINTS = 3
    """Most points in an average deal."""
    CHICAGOS = 4
    """Most Chicagos made; of equals, those who called fewer."""
    HAND = 5
    """The best hand that ever scored; of equals, those who scored it more often."""


class Span(IntEnum):
    """How far back a leaderboard looks. Days begin at midnight UTC, weeks on Monday; a season is a calendar quarter."""

    ALL = 0
    SEASON = 1
    MONTH = 2
    WEEK = 3


LEAST_GAMES: Final[Mapping[Span, int]] = MappingProxyType({Span.ALL: 20, Span.SEASON: 10, Span.MONTH: 5, Span.WEEK: 3})
"""So many games one must have played to be ranked by an average, which a single lucky evening would spoil."""
AVERAGES: Final = frozenset({By.RATE, By.POINTS})


def first_day(span: Span, today: date) -> date:
    """The day on which the span that holds `today` began; the first day there is for all time."""
    match span:
        case Span.ALL:
            return date.min
        case Span.SEASON:
            return date(today.year, today.month - (today.month - 1) % 3, 1)
        case Span.MONTH:
            return today.replace(day=1)
        case Span.WEEK:
            return today - timedelta(days=today.weekday())
        case _:
            assert_never(span)


def first_moment(span: Span, now: datetime) -> datetime:
    """When the span that holds `now` began."""
    return datetime.combine(first_day(span, now.astimezone(UTC).date()), datetime.min.time(), UTC)


@dataclass(frozen=True, slots=True)
class Choice:
    """Which leaderboard is looked at."""

    scope: Scope = Scope.SERVER
    by: By = By.WINS
    span: Span = Span.ALL

    @property
    def number(self) -> int:
        """The choice as a control carries it, at most 999."""
        return 100 * self.scope + 10 * self.by + self.span

    @classmethod
    def numbered(cls, number: int) -> Self | None:
        """The choice with this number; None for a number that no control of ours carries."""
        scope, rest = divmod(number, 100)
        by, span = divmod(rest, 10)
        try:
            return cls(Scope(scope), By(by), Span(span))
        except ValueError:
            return None


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody is believed to play: the belief is a bell curve around `mu`, `sigma` wide."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """What people see: a level that is almost certainly reached (`mu` - 3 `sigma`), 0 for a newcomer."""
        return round(SCALE * (self.mu - 3 * self.sigma))

    @property
    def spread(self) -> int:
        """How unsure it is, on the scale people see."""
        return round(SCALE * self.sigma)

    @property
    def settled(self) -> bool:
        """Have enough games been played, some thirty, to trust it?"""
        return self.sigma <= SETTLED


SCALE: Final = 40
"""What people see is so many times the number behind it: ratings look like ratings, without a decimal point."""
SETTLED: Final = 5.0


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one game did to the rating of the person in a seat."""

    seat: Seat
    before: Rating
    after: Rating


class Honour(Enum):
    """What somebody did for the first time on a server, the rarest last. The values are stored."""

    WIN = "win"
    CHICAGO = "chicago"
    BREAKER = "breaker"
    """Points for breaking somebody's Chicago (rule `chicago_breaker`)."""
    FOUR = "four"
    TEN_WINS = "ten-wins"
    HUNDRED_GAMES = "hundred-games"
    STRAIGHT_FLUSH = "straight-flush"
    ROYAL_FLUSH = "royal-flush"
    HUNDRED_WINS = "hundred-wins"


@dataclass(frozen=True, slots=True)
class Award:
    """The person in a seat did something for the first time."""

    seat: Seat
    honour: Honour


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What a game came to beyond itself; nothing if it was not played to its end, or alone."""

    ratings: tuple[RatingChange, ...] = ()
    """On its server, by seat."""
    awards: tuple[Award, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What a person's games on one leaderboard add up to."""

    user_id: int
    name: str
    """The last one known; empty if none is."""
    row: int | None = None
    """The place in the whole list, from 1; None if it is not ranked there."""
    games: int = 0
    wins: int = 0
    points: int = 0
    deals: int = 0
    chicagos: int = 0
    """Chicagos made."""
    calls: int = 0
    """Chicagos called, made or not."""
    hand: int | None = None
    """The category of the best hand that scored."""
    hands: int = 0
    """How often a hand of that category scored."""
    rating: Rating | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaderboard:
    """One page of a leaderboard, with the asker's own standing wherever it is (None: no counted games)."""

    choice: Choice
    page: int = 1
    pages: int = 1
    rows: tuple[Standing, ...] = ()
    own: Standing | None = None
    since: datetime | None = None
    """When its span began; None for all time."""
    hidden: bool = False
    """In the list of all servers: does the asker's server keep its games out of it?"""
    own_ai_games: int = 0
    """In the list of a server: games the asker finished there against AI players only, which count in no list."""
    own_ai_wins: int = 0
