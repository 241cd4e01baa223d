"""What is written down about a table: plain values that storage, tables and panels share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import Final

from bot.game.actions import Action, Seat, SeatAction
from bot.game.rules import Rules
from bot.game.state import Question
from bot.standings import Aftermath


class Level(Enum):
    """How well an AI player plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


LEVELS: Final = (Level.MEDIUM, Level.EASY, Level.HARD)
"""All levels, the usual one first: where an AI player sits down and nobody says how well it plays, it is that."""


class Hints(Enum):
    """In which games of a server people may ask what a hard AI player would do in their place."""

    ALWAYS = "always"
    ALONE = "alone"
    """Only in games of one person: with two or more a game is rated."""
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Player:
    """Who holds a seat: a person (`user_id` set) or an AI player (`level` set).

    A person who left keeps `user_id` for the record and gets a `level`: an AI plays on (R1.6).
    """

    name: str
    user_id: int | None = None
    level: Level | None = None

    @property
    def plays_itself(self) -> bool:
        """Is this seat played by a person now?"""
        return self.user_id is not None and self.level is None


class Status(Enum):
    """Where a table's game stands. LOBBY and ACTIVE are live: they occupy the channel and the people's seats."""

    LOBBY = "lobby"
    ACTIVE = "active"
    FINISHED = "finished"
    VOID = "void"
    CLOSED = "closed"
    """A lobby that never started."""


class Kind(Enum):
    """What sort of table it is. A person may hold one live seat of each kind in a guild."""

    TABLE = "table"
    """In a channel, for everybody to see; one per channel."""
    SOLO = "solo"
    """One person's private game against AI players."""
    LESSON = "lesson"
    """One person's practice deal; it counts for nothing."""


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


@dataclass(frozen=True, slots=True)
class Ply:
    """One stored action: its number (from 0) and what was done."""

    number: int
    action: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One step of a table, stored whole or not at all. Fields left at their defaults change nothing."""

    click: int | None = None
    """The interaction that asked for it; stored under a unique key, so that it works once."""
    plies: tuple[Ply, ...] = ()
    seeds: Mapping[int, bytes] = field(default_factory=dict)
    """New 32-byte shuffle seeds by deal number (0 is the cut); each stored once, never replaced."""
    answers: Mapping[tuple[Seat, Question], SeatAction | None] = field(default_factory=dict)
    """Early answers to keep (an action) or to drop (None)."""
    salts: Mapping[tuple[int, Seat], str | None] = field(default_factory=dict)
    """The players' parts in shuffles, by deal and seat: a text in place of the one before, or None for none."""
    players: tuple[Player, ...] | None = None
    rules: Rules | None = None
    levels: tuple[Level, ...] | None = None
    host_id: int | None = None
    rated: bool | None = None
    status: Status | None = None
    due: datetime | None = None
    """When the table next acts by itself; always written, None for never."""
    ending: Ending | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A lobby that opens."""

    key: bytes
    """The game's 16 random bytes, the `game16` of FAIRNESS.md."""
    guild_id: int
    channel_id: int
    host_id: int
    rules: Rules
    players: tuple[Player, ...]
    seeds: Mapping[int, bytes]
    due: datetime | None
    opened: datetime
    click: int | None
    """The interaction that asked for it; None when nobody tapped just now."""
    kind: Kind = Kind.TABLE
    levels: tuple[Level, ...] = LEVELS
    """Of the AI players who may be seated here, and first the one of those who join a person alone; empty: none may."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table as storage knows it, from which it can be rebuilt whole."""

    game_id: int
    key: bytes
    guild_id: int
    channel_id: int
    host_id: int
    status: Status
    revision: int
    rules: Rules
    players: tuple[Player, ...]
    plies: tuple[Ply, ...]
    seeds: Mapping[int, bytes]
    answers: Mapping[tuple[Seat, Question], SeatAction]
    posts: Mapping[str, int]
    """Message ids of the public messages, by slot ("lobby", "deal/3", "result")."""
    due: datetime | None
    opened: datetime
    kind: Kind = Kind.TABLE
    salts: Mapping[tuple[int, Seat], str] = field(default_factory=dict)
    """The players' parts in shuffles, by deal and seat."""
    rated: bool = False
    """Did two people or more sit here from the first deal on, and nobody come later?"""
    levels: tuple[Level, ...] = LEVELS
    """As in NewTable; the one that was chosen last stands first."""
    aftermath: Aftermath = field(default_factory=Aftermath)
    """What the game came to, once it has ended."""


@dataclass(frozen=True, slots=True)
class LiveTable:
    """A line in the index of live games, read at every start."""

    game_id: int
    guild_id: int
    channel_id: int
    due: datetime | None
    host_id: int
    kind: Kind = Kind.TABLE


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that is over, in a list of such. `scores` is by seat, empty for a game that was void."""

    game_id: int
    ended: datetime
    players: tuple[Player, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules that a server keeps under a name, which is clean and at most 24 cells wide."""

    id: int
    name: str
    rules: Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildSettings:
    """What a server has settled for its tables."""

    rules: Rules = field(default_factory=Rules)
    """What a table plays unless other rules are asked for."""
    channels: frozenset[int] = frozenset()
    """Where tables may stand, threads of these channels included; empty: everywhere."""
    levels: tuple[Level, ...] = LEVELS
    """Of the AI players who may be seated, the usual one first; empty: none may."""
    hints: Hints = Hints.ALWAYS
    hidden: bool = False
    """Are games here kept out of the leaderboard of all servers?"""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildChange:
    """What a server settles anew. Fields left at None change nothing."""

    rules: Rules | None = None
    channels: frozenset[int] | None = None
    levels: tuple[Level, ...] | None = None
    hints: Hints | None = None
    hidden: bool | None = None


class StoreError(Exception):
    """Storage says no.

    StoreError
    ├── Repeated      this interaction was stored before
    ├── Conflict      the table moved on in the meantime
    ├── ChannelTaken  the channel has a live table already
    ├── SeatTaken     the person holds a live seat in this guild already
    ├── NameTaken     the guild has rules under this name already
    ├── TooManySets   the guild keeps as many sets of rules as it may
    └── Unavailable   the database is locked, full or gone; nothing was stored
    """


class Repeated(StoreError):
    """This interaction was stored before."""


class Conflict(StoreError):
    """The table moved on in the meantime."""


class ChannelTaken(StoreError):
    """The channel has a live table already."""


class SeatTaken(StoreError):
    """`user_id` holds a live seat in this guild already."""

    def __init__(self, user_id: int) -> None:
        super().__init__(str(user_id))
        self.user_id = user_id


class NameTaken(StoreError):
    """The guild has rules under this name already."""


class TooManySets(StoreError):
    """The guild keeps as many sets of rules as it may."""


class Unavailable(StoreError):
    """The database is locked, full or gone; nothing was stored."""
