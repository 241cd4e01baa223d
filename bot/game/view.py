"""What one seat, or a spectator, may know: the only way from a game's state to anybody's eyes."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.actions import Seat, SeatAction
from bot.game.cards import Hand
from bot.game.events import Event
from bot.game.rules import Rules
from bot.game.state import Phase, Question


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """All that one seat (or a spectator: `seat` is None) may know, and what it may do."""

    seat: Seat | None
    rules: Rules
    seats: int
    deal: int
    dealer: Seat | None
    order: tuple[Seat, ...]
    phase: Phase
    """The phase with its secrets taken out: `Reshuffling.drawn` and `Calling.turn` are the own seat's only."""
    hand: Hand
    """The seat's own cards, unplayed; empty for a spectator."""
    played: tuple[Hand, ...]
    """By seat: the cards played to the tricks of this deal, in order."""
    stock_size: int
    discard_size: int
    scores: tuple[int, ...]
    owing: tuple[bool, ...]
    """By seat: must show its hand before exchanging (R2.4); public, since scoring is."""
    asked_at: int
    """The version at which this seat's hand changed or a new question opened for it; 0 for a spectator."""
    questions: tuple[Question, ...]
    """What this seat will be asked on the cards it holds now, next first; some may lie ahead of its turn."""
    turn: bool
    """Is the first question being asked of this seat now?"""
    legal: tuple[SeatAction, ...]
    """What this seat may do at this moment, `Resign` last; empty for a spectator."""
    left: tuple[Seat, ...]
    record: tuple[Event, ...]
    """What happened since the last pack was dealt, as this seat saw it."""
