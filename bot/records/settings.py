"""What a server has settled for its tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from bot.game.rules import Rules
from bot.records.players import LEVELS, Level
from bot.records.tables import Pace


class Hints(Enum):
    """In which games of a server people may ask what a hard AI player would do in their place."""

    ALWAYS = "always"
    ALONE = "alone"
    """Only in games of one person: with two or more a game is rated."""
    NEVER = "never"


class Keeping(Enum):
    """How long a server wants the moves of its games to be kept, with which they can be replayed."""

    HOST = "host"
    """As long as the host of the bot keeps those of any game."""
    YEAR = "year"
    """A year, if that is longer."""
    ALWAYS = "always"


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
    pace: Pace = Pace.LIVE
    """The time people have unless another pace is asked for."""
    channels: frozenset[int] = frozenset()
    """Where tables may stand, threads of these channels included; empty: everywhere."""
    levels: tuple[Level, ...] = LEVELS
    """Of the AI players who may be seated, the usual one first; empty: none may."""
    hints: Hints = Hints.ALWAYS
    keeping: Keeping = Keeping.HOST
    threads: bool = False
    """Does each table get a thread of its own?"""
    hidden: bool = False
    """Are games here kept out of the leaderboard of all servers?"""
    language: str = ""
    """What everybody reads, "sv"; empty: as the server is set in Discord."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildChange:
    """What a server settles anew. Fields left at None change nothing."""

    rules: Rules | None = None
    channels: frozenset[int] | None = None
    levels: tuple[Level, ...] | None = None
    hints: Hints | None = None
    keeping: Keeping | None = None
    hidden: bool | None = None
    threads: bool | None = None
    pace: Pace | None = None
    language: str | None = None
