"""What is written down of points, and of how a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.game.actions import Seat


class Source(Enum):
    """Where points came from."""

    HAND = "hand"
    LAST_TRICK = "last_trick"
    CHICAGO = "chicago"
    BREAKER = "breaker"
    """For breaking somebody's Chicago (rule `chicago_breaker`)."""
    RESET = "reset"
    """Lost to somebody's four of a kind (rule `four_of_a_kind`)."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points written in a deal: for the sheet, statistics and the score race."""

    deal: int
    seat: Seat
    source: Source
    points: int
    category: int | None = None
    """The poker category of a scoring hand (`Category`), else None."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended. `place` is from 1, equals share it; people who left rank below all others (R1.6)."""

    seat: Seat
    place: int
    score: int
    won: bool
    left: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """The last entry of a game that was played out."""

    results: tuple[SeatResult, ...]
    lines: tuple[ScoreLine, ...]
    deals: int
