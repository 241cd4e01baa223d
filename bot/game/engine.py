"""A game of Chicago from the cut to the winner, one action after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, assert_never

from bot.game.actions import (
    Action,
    CallChicago,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Reshuffle,
    Resign,
    Seat,
)
from bot.game.cards import PACK, Hand
from bot.game.chicago import ask_for_chicago, call, decline
from bot.game.copying import changed
from bot.game.dealing import all_seats, cut, deal
from bot.game.declaring import declare, pass_by
from bot.game.errors import IllegalAction
from bot.game.events import Event, SeatLeft
from bot.game.exchange import exchange, refill
from bot.game.legality import Wanted, legal_actions, refusal, wanted
from bot.game.questions import questions
from bot.game.rules import EXCHANGES, Rules
from bot.game.scoring import break_chicago, compare_hands, make_chicago, score_declarations, score_last_trick
from bot.game.state import (
    Calling,
    Cutting,
    Declaring,
    Exchanging,
    GameState,
    Playing,
    Reshuffling,
    seat_after,
    tell,
)
from bot.game.tricks import TRICKS, award_trick, is_complete, play
from bot.game.winning import end_deal

__all__ = ["Step", "Wanted", "apply", "legal_actions", "new_game", "refusal", "wanted"]


class Step(NamedTuple):
    """What an action led to: the new state, and what happened on the way there, secrets included."""

    state: GameState
    events: tuple[Event, ...]


def new_game(rules: Rules, seats: int) -> GameState:
    """A table of 2 to 4 seats that waits for the cut (R1.1, R1.3). Raises ValueError for another number of seats."""
    if not 2 <= seats <= 4:
        raise ValueError(f"Chicago is for 2 to 4 seats, not {seats}")
    nothing: tuple[Hand, ...] = ((),) * seats
    return GameState(
        rules=rules,
        seats=seats,
        version=0,
        deal=0,
        dealer=None,
        order=(),
        phase=Cutting(tuple(Seat(number) for number in range(seats))),
        hands=nothing,
        played=nothing,
        stock=PACK,
        discards=(),
        scores=(0,) * seats,
        owing=(False,) * seats,
        asked_at=(0,) * seats,
        left=(),
        tie_breaks=(0,) * seats,
        record=(),
    )


def apply(state: GameState, action: Action) -> Step:
    """Carry out one action and all that follows from it by itself. Raises IllegalAction when the rules say no."""
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    after = _carry_out(state, action)
    version = state.version + 1
    after = changed(after, version=version, asked_at=_asked_at(state, after, version))
    known = 0 if after.deal > state.deal > 0 else len(state.record)  # a new deal opens a new record
    return Step(after, after.record[known:])


def _asked_at(before: GameState, after: GameState, version: int) -> tuple[int, ...]:
    """By seat: this version where the hand changed or a new question opened, else the version it was.

    Answers of others leave it alone, so that they cannot make a seat's own answer look late.
    """
    return tuple(version if _is_asked_anew(before, after, seat) else before.asked_at[seat] for seat in all_seats(after))


def _is_asked_anew(before: GameState, after: GameState, seat: Seat) -> bool:
    """Has the seat other cards now, or something to answer that it had not before?"""
    if after.hands[seat] != before.hands[seat]:
        return True
    open_before = questions(before, seat)
    return any(question not in open_before for question in questions(after, seat))


def _carry_out(state: GameState, action: Action) -> GameState:
    match action:
        case Cut():
            return cut(state, action.pack)
        case Deal():
            return deal(state, action.pack)
        case Exchange():
            return _after_exchange(exchange(state, action))
        case Reshuffle():
            return _after_exchange(refill(state, action.cards))
        case Declare():
            return _after_declaration(declare(state, action.seat), action.seat)
        case Pass() if isinstance(state.phase, Calling):
            return decline(state)
        case Pass():
            return _after_declaration(pass_by(state, action.seat), action.seat)
        case CallChicago():
            return call(state, action.seat)
        case PlayCard():
            return _after_card(play(state, action))
        case Resign():
            # The seat keeps its cards, score and duties (R1.6).
            return tell(changed(state, left=(*state.left, action.seat)), SeatLeft(action.seat))
        case _:
            assert_never(action)


def _after_exchange(state: GameState) -> GameState:
    """The next seat exchanges; after the dealer come the declarations, after the last exchange Chicago."""
    phase = state.phase
    if isinstance(phase, Reshuffling):
        return state
    assert isinstance(phase, Exchanging)
    following = seat_after(state, phase.turn)
    if following is not None:
        return changed(state, phase=Exchanging(phase.number, following))
    if phase.number < EXCHANGES:
        return changed(state, phase=Declaring(phase.number, state.order[0]))
    return ask_for_chicago(state)


def _after_declaration(state: GameState, seat: Seat) -> GameState:
    """The next seat declares; after the dealer the best hand scores and the next exchange begins."""
    phase = state.phase
    assert isinstance(phase, Declaring)
    following = seat_after(state, seat)
    if following is not None:
        return changed(state, phase=replace(phase, turn=following))
    return changed(score_declarations(state), phase=Exchanging(phase.number + 1, state.order[0]))


def _after_card(state: GameState) -> GameState:
    """A full trick is won, and with the last one, or a broken Chicago, the tricks are over."""
    if not is_complete(state):
        return state
    state = award_trick(state)
    phase = state.phase
    assert isinstance(phase, Playing)
    winner, caller = phase.turn, phase.caller
    if caller is not None and winner != caller:
        return _after_tricks(break_chicago(state, caller, by=winner))
    if phase.number < TRICKS:
        return changed(state, phase=replace(phase, number=phase.number + 1))
    if caller is not None:
        return _after_tricks(make_chicago(state, caller))
    return _after_tricks(score_last_trick(state, winner))


def _after_tricks(state: GameState) -> GameState:
    """The hands are compared in every case (R6.3, R7.6), and that ends the deal."""
    return end_deal(compare_hands(state))
