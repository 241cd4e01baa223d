"""Who sits at a table: people, and AI players of three levels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.standings import is_forgotten


class Level(Enum):
    """How well an AI player plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


LEVELS: Final = (Level.MEDIUM, Level.EASY, Level.HARD)
"""All levels, the usual one first: where an AI player sits down and nobody says how well it plays, it is that."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who holds a seat: a person (`user_id` set) or an AI player (`level` set).

    A person who left keeps `user_id` for the record and gets a `level`: an AI plays on (R1.6).
    """

    name: str
    user_id: int | None = None
    level: Level | None = None
    missed: int = 0
    """How often in a row this person's time ran out: from the second time on the seat is away."""
    novice: bool = False
    """Is this one of the first games of this person? Then there is help with each question, and more time."""

    @property
    def forgotten(self) -> bool:
        """Was this a person who wanted to be forgotten?"""
        return is_forgotten(self.user_id)

    @property
    def plays_itself(self) -> bool:
        """Does this seat belong to a person, here or away?"""
        return self.user_id is not None and self.level is None

    @property
    def away(self) -> bool:
        """Does an AI player act for this person, until a tap gives the seat back?"""
        return self.plays_itself and self.missed >= AWAY_AFTER


AWAY_AFTER: Final = 2
"""Time-outs in a row after which a seat is away."""
