"""What all tables of a house share, and what a person at one of them has half decided."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.actions import SeatAction
from bot.manager.ports import Clock, GameStore, Habits, Notifier, Players, Shuffler
from bot.manager.tempo import Tempo


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What all tables share."""

    store: GameStore
    clock: Clock
    shuffler: Shuffler
    players: Players
    notifier: Notifier
    habits: Habits
    tempo: Tempo


@dataclass(frozen=True, slots=True)
class Draft:
    """What a person has half decided about the hand it held at version `asked_at`: kept in memory only."""

    asked_at: int
    thrown: frozenset[int] = frozenset()
    """Slots of the sorted hand that are marked to throw."""
    pending: SeatAction | None = None
    """An answer that wants a second tap."""
