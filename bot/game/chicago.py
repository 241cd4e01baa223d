"""Chicago: the promise to win all five tricks (R7)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from bot.game.actions import Seat
from bot.game.copying import changed
from bot.game.events import ChicagoCalled, NobodyCalled
from bot.game.rules import Lead
from bot.game.state import Calling, GameState, Playing, tell, with_seat


def may_call(state: GameState, seat: Seat) -> bool:
    """Has the seat the points to call, those of this deal included (R7.1, R7.2; rule `chicago_minimum`)?"""
    return not state.rules.chicago_minimum or state.scores[seat] >= state.rules.chicago_points


def ask_for_chicago(state: GameState) -> GameState:
    """Every seat with the points for it is asked, in turn from eldest hand; with none, play begins (R7.1)."""
    asked = tuple(seat for seat in state.order if may_call(state, seat))
    if not asked:
        return _lead(state, None)
    return changed(state, phase=Calling(asked, asked[0]))


def waiting(phase: Calling) -> tuple[Seat, ...]:
    """The seats that have not answered yet, the one being asked first."""
    return () if phase.turn is None else phase.asked[phase.asked.index(phase.turn) :]


def call(state: GameState, seat: Seat) -> GameState:
    """The first to say yes is the caller (R7.1)."""
    state = changed(state, called=with_seat(state.called, seat, value=True))
    return _lead(tell(state, ChicagoCalled(seat)), seat)


def decline(state: GameState) -> GameState:
    """A no is not announced; only when all have said it does the table hear that nobody called (R7.7)."""
    phase = state.phase
    assert isinstance(phase, Calling)
    _, *others = waiting(phase)
    if others:
        return changed(state, phase=replace(phase, turn=others[0]))
    return _lead(tell(state, NobodyCalled()), None)


def _lead(state: GameState, caller: Seat | None) -> GameState:
    """The five tricks begin: eldest hand leads (R6.1), or the caller (R7.3; rule `chicago_lead`)."""
    leader = state.order[0]
    match state.rules.chicago_lead:
        case Lead.CALLER:
            leader = leader if caller is None else caller
        case Lead.ELDEST:
            pass
        case _:
            assert_never(state.rules.chicago_lead)
    return changed(state, phase=Playing(1, leader, caller=caller))
