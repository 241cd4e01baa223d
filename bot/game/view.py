"""What one seat, or a spectator, may know: the only way from a game's state to anybody's eyes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from bot.game.actions import Seat, SeatAction
from bot.game.cards import Hand
from bot.game.events import Dealt, Event, Exchanged, HandRedealt, PublicEvent
from bot.game.legality import legal_actions
from bot.game.questions import asked_now, questions
from bot.game.rules import Rules
from bot.game.state import (
    Calling,
    ChoosingReset,
    Cutting,
    Dealing,
    Declaring,
    Exchanging,
    Finished,
    GameState,
    Phase,
    Playing,
    Question,
    Redealing,
    Reshuffling,
    TakingUpcard,
)

__all__ = ["SeatView", "observe", "questions", "redact"]


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
    """The phase with its secrets taken out.

    `Reshuffling.drawn`, `Redealing.turn` and `Calling.turn` are the own seat's only.
    """
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


def observe(state: GameState, seat: Seat | None) -> SeatView:
    """The game as this seat sees it, or a spectator (None). Raises ValueError for a seat the table does not have."""
    if seat is not None and not 0 <= seat < state.seats:
        raise ValueError(f"no seat {seat} at a table of {state.seats}")
    asked = asked_now(state)
    return SeatView(
        seat=seat,
        rules=state.rules,
        seats=state.seats,
        deal=state.deal,
        dealer=state.dealer,
        order=state.order,
        phase=_redact_phase(state.phase, seat),
        hand=() if seat is None else state.hands[seat],
        played=state.played,
        stock_size=len(state.stock),
        discard_size=len(state.discards),
        scores=state.scores,
        owing=state.owing,
        asked_at=0 if seat is None else state.asked_at[seat],
        questions=() if seat is None else questions(state, seat),
        turn=asked is not None and asked.seat == seat,
        legal=() if seat is None else legal_actions(state, seat),
        left=state.left,
        record=tuple(redact(event, seat) for event in state.record),
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as this seat, or a spectator (None), learns of it: other seats' cards are hidden (R2.2)."""
    match event:
        case Dealt():
            mine_only = tuple(hand if owner == seat or not hand else None for owner, hand in enumerate(event.hands))
            return replace(event, hands=mine_only)
        case Exchanged():
            return event if event.seat == seat else replace(event, thrown=None, drawn=None)
        case HandRedealt():
            return event if event.seat == seat else replace(event, drawn=None)
        case _:
            public: PublicEvent = event  # so that no new event can be shown whole by oversight
            return public


def _redact_phase(phase: Phase, seat: Seat | None) -> Phase:
    """The phase without what only the seat whose turn it is may know (R2.2, R7.7; rule `low_redeal`)."""
    match phase:
        case Reshuffling() if phase.turn != seat:
            return replace(phase, drawn=())
        case Redealing() | Calling() if phase.turn != seat:
            return replace(phase, turn=None)
        case (
            Cutting()
            | Dealing()
            | Redealing()
            | Exchanging()
            | Reshuffling()
            | TakingUpcard()
            | Declaring()
            | ChoosingReset()
            | Calling()
            | Playing()
            | Finished()
        ):
            return phase
        case _:
            assert_never(phase)
