"""One person's games on a server: the record, how the rating ran, whom they met, and the last ones one by one."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from bot.game.actions import Seat
from bot.standings import Honour, Rating


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What finished games add up to."""

    games: int = 0
    wins: int = 0
    points: int = 0
    deals: int = 0
    chicagos: int = 0
    """Made."""
    calls: int = 0
    """Made or broken."""
    last_tricks: int = 0
    """That scored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Encounter:
    """The games two people finished at one table."""

    user_id: int
    """The other one."""
    name: str
    games: int
    ahead: int
    """Games in which the other one came in behind."""
    behind: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """One person on one server. Games alone against AI players are kept apart and count nowhere else."""

    user_id: int
    name: str
    record: Record = field(default_factory=Record)
    alone: Record = field(default_factory=Record)
    rating: Rating | None = None
    """On this server; None before the first rated game."""
    overall: Rating | None = None
    """Over all servers."""
    curve: tuple[Rating, ...] = ()
    """The server's rating after each of the last rated games, the oldest first."""
    hands: tuple[tuple[int, int], ...] = ()
    """How often hands of each category scored: (category, times), the most frequent first."""
    honours: tuple[tuple[Honour, datetime], ...] = ()
    """What was done for the first time, and when; the earliest first."""
    rivals: tuple[Encounter, ...] = ()
    """Those met most often."""
    against: Encounter | None = None
    """The one that was asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastSeat:
    """One seat of a game that is over."""

    seat: Seat
    name: str
    user_id: int | None
    place: int
    score: int
    left: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PastGame:
    """One of somebody's finished games."""

    game_id: int
    ended: datetime
    deals: int
    seats: tuple[PastSeat, ...]
    """Best first."""
    own: PastSeat
    change: int | None
    """What it did to the rating that is shown on this server; None for a game that was not rated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """One page of somebody's finished games on a server, the newest first."""

    page: int = 1
    pages: int = 1
    games: tuple[PastGame, ...] = ()
