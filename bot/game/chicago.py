"""Chicago: the promise to win all five tricks (R7)."""

from __future__ import annotations

from dataclasses import replace

from bot.game.actions import Seat
from bot.game.copying import changed
from bot.game.events import ChicagoCalled, NobodyCalled
from bot.game.state import Calling, GameState, Playing, tell


def may_call(state: GameState, seat: Seat) -> bool:
    """Has the seat the points to call, those of this deal included (R7.1, R7.2)?"""
    return state.scores[seat] >= state.rules.chicago_points


def ask_for_chicago(state: GameState) -> GameState:
    """Every seat with the points for it is asked, in turn from eldest hand; with none, play begins (R7.1)."""
    asked = tuple(seat for seat in state.order if may_call(state, seat))
    if not asked:
        return _lead(state, state.order[0])
    return changed(state, phase=Calling(asked, asked[0]))


def waiting(phase: Calling) -> tuple[Seat, ...]:
    """The seats that have not answered yet, the one being asked first."""
    return () if phase.turn is None else phase.asked[phase.asked.index(phase.turn) :]


def call(state: GameState, seat: Seat) -> GameState:
    """The first to say yes is the caller, and leads (R7.1, R7.3)."""
    return _lead(tell(state, ChicagoCalled(seat)), seat, caller=seat)


def decline(state: GameState) -> GameState:
    """A no is not announced; only when all have said it does the table hear that nobody called (R7.7)."""
    phase = state.phase
    assert isinstance(phase, Calling)
    _, *others = waiting(phase)
    if others:
        return changed(state, phase=replace(phase, turn=others[0]))
    return _lead(tell(state, NobodyCalled()), state.order[0])


def _lead(state: GameState, leader: Seat, *, caller: Seat | None = None) -> GameState:
    """The five tricks begin (R6.1)."""
    return changed(state, phase=Playing(1, leader, caller=caller))
