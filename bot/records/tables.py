"""What is written down about a table, from its lobby to its end, and about each step of its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, StrEnum
from typing import Final

from bot.game.actions import Action, Seat, SeatAction
from bot.game.rules import Rules
from bot.game.state import Question
from bot.records.players import LEVELS, Level, Player
from bot.records.scores import Ending
from bot.standings import Aftermath


class Pace(StrEnum):
    """How much time people have: what that means in minutes and hours is in `bot.manager.pace`."""

    LIVE = "live"
    RELAXED = "relaxed"
    SLOW = "slow"
    NONE = "none"
    """No clock at all."""


class Status(StrEnum):
    """Where a table's game stands.

    LOBBY, ACTIVE and PAUSED are live: they occupy the channel and the people's seats.
    """

    LOBBY = "lobby"
    ACTIVE = "active"
    PAUSED = "paused"
    """Nobody was there for a whole deal, or the channel is out of reach: any of its people goes on."""
    ASLEEP = "asleep"
    """The one person of this table went quiet. It occupies nothing, and can be gone on with for some days."""
    FINISHED = "finished"
    VOID = "void"
    CLOSED = "closed"
    """A lobby that never started."""


LIVE: Final = frozenset({Status.LOBBY, Status.ACTIVE, Status.PAUSED})
"""The statuses of tables that occupy their channel and seats."""
OVER: Final = frozenset({Status.FINISHED, Status.VOID, Status.CLOSED})
"""The statuses of tables that nothing happens at any more."""


class Kind(Enum):
    """What sort of table it is. A person may hold one live seat of each kind in a guild."""

    TABLE = "table"
    """In a channel, for everybody to see; one per channel."""
    SOLO = "solo"
    """One person's private game against AI players."""
    LESSON = "lesson"
    """One person's practice deal; it counts for nothing."""


class Stop(StrEnum):
    """How a game may be ended before its time."""

    AFTER_DEAL = "after"
    """When the deal on the table is done: the highest score wins, and the game counts."""
    VOID = "void"
    """At once, and it counts for nothing."""


class By(StrEnum):
    """Who made a step of a game."""

    PERSON = "person"
    EARLY = "early"
    """The person, before the table asked."""
    ONLY = "only"
    """Nobody: there was nothing to choose."""
    CARETAKER = "caretaker"
    """An AI player for a person whose time was up, or who is away."""
    AI = "ai"
    CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class Ply:
    """One stored action: its number (from 0), what was done, and who did it."""

    number: int
    action: Action
    by: By | None = None
    """None in games from before this was written down."""


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
    pace: Pace | None = None
    levels: tuple[Level, ...] | None = None
    host_id: int | None = None
    rated: bool | None = None
    last_deal: int | None = None
    """The deal after which the game is to end, from 1."""
    status: Status | None = None
    due: datetime | None = None
    """When the table next does something by itself, such as acting for a person who did not; always written, None for
    never."""
    since: datetime | None = None
    """When the person whose turn it is was asked; always written, None while it is nobody's turn, or an AI player's."""
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
    pace: Pace = Pace.LIVE
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
    pace: Pace = Pace.LIVE
    since: datetime | None = None
    salts: Mapping[tuple[int, Seat], str] = field(default_factory=dict)
    """The players' parts in shuffles, by deal and seat."""
    rated: bool = False
    """Did two people or more sit here from the first deal on, and nobody come later?"""
    last_deal: int | None = None
    """The deal after which the game ends, as was voted, unless it is won in it; None if nothing was."""
    levels: tuple[Level, ...] = LEVELS
    """As in NewTable; the one that was chosen last stands first."""
    aftermath: Aftermath = field(default_factory=Aftermath)
    """What the game came to, once it has ended."""
    pruned: bool = False
    """Is it over for so long that its moves are not kept any more?"""


@dataclass(frozen=True, slots=True)
class LiveTable:
    """A line in the index of games that are not over, read at every start."""

    game_id: int
    guild_id: int
    channel_id: int
    due: datetime | None
    host_id: int
    kind: Kind = Kind.TABLE
    status: Status = Status.ACTIVE


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that is over, in a list of such. `scores` is by seat, empty for a game that was void."""

    game_id: int
    ended: datetime
    players: tuple[Player, ...]
    scores: tuple[int, ...]
