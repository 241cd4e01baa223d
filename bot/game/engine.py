"""A game of Chicago from the cut to the winner, one action after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, assert_never

from bot.game.actions import (
    Action,
    CallChicago,
    ChooseReset,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Reshuffle,
    Resign,
    Seat,
    TakeUpcard,
)
from bot.game.cards import PACK, Hand
from bot.game.chicago import ask_for_chicago, call, decline
from bot.game.copying import changed
from bot.game.dealing import all_seats, cut, deal
from bot.game.declaring import declare, pass_by
from bot.game.errors import IllegalAction
from bot.game.events import Event, SeatLeft, TrickWon
from bot.game.exchange import begin_exchange, exchange, redeal, refill, take_upcard
from bot.game.legality import Wanted, legal_actions, refusal, wanted
from bot.game.questions import is_compared, questions
from bot.game.rules import Rules
from bot.game.scoring import (
    REVEALED,
    break_chicago,
    choose_reset,
    compare_hands,
    make_chicago,
    score_declarations,
    score_last_trick,
    winning_scorers,
)
from bot.game.state import (
    Calling,
    ChoosingReset,
    Cutting,
    Declaring,
    Exchanging,
    GameState,
    Playing,
    Redealing,
    seat_after,
    tell,
)
from bot.game.tricks import TRICKS, award_trick, is_complete, play
from bot.game.winning import end_deal, ended_early

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
        called=(False,) * seats,
        made=(False,) * seats,
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
            return _after_deal(deal(state, action.pack))
        case Redeal():
            return _after_redeal(redeal(state), action.seat)
        case Exchange():
            return _after_exchange(exchange(state, action))
        case TakeUpcard():
            return _after_exchange(take_upcard(state, action))
        case Reshuffle():
            return _after_exchange(refill(state, action.cards))
        case Declare():
            return _after_declaration(declare(state, action.seat), action.seat)
        case Pass() if isinstance(state.phase, Calling):
            return decline(state)
        case Pass() if isinstance(state.phase, Redealing):
            return _after_redeal(state, action.seat)
        case Pass():
            return _after_declaration(pass_by(state, action.seat), action.seat)
        case ChooseReset():
            assert isinstance(state.phase, ChoosingReset)
            return _after_scoring(choose_reset(state, action), state.phase.number)
        case CallChicago():
            return call(state, action.seat)
        case PlayCard():
            return _after_card(play(state, action))
        case Resign():
            # The seat keeps its cards, score and duties (R1.6).
            return tell(changed(state, left=(*state.left, action.seat)), SeatLeft(action.seat))
        case _:
            assert_never(action)


def _after_deal(state: GameState) -> GameState:
    """First all may be asked whether they want a new hand (rule `low_redeal`), then come the exchanges."""
    if state.rules.low_redeal:
        return changed(state, phase=Redealing(state.order[0]))
    return begin_exchange(state, 1)


def _after_redeal(state: GameState, seat: Seat) -> GameState:
    """The next seat is asked for a new hand; after the dealer the exchanges begin."""
    following = seat_after(state, seat)
    return changed(state, phase=Redealing(following)) if following is not None else begin_exchange(state, 1)


def _after_exchange(state: GameState) -> GameState:
    """The next seat exchanges; after the dealer come the declarations, after the last exchange Chicago."""
    phase = state.phase
    if not isinstance(phase, Exchanging):
        return state
    following = seat_after(state, phase.turn)
    if following is not None:
        return changed(state, phase=Exchanging(phase.number, following))
    if is_compared(state.rules, phase.number):
        return changed(state, phase=Declaring(phase.number, state.order[0]))
    return _after_phase(state, phase.number)


def _after_phase(state: GameState, number: int) -> GameState:
    """The next exchange; after the last one the tricks, with Chicago before them (rule `exchanges`)."""
    return begin_exchange(state, number + 1) if number < state.rules.exchanges else ask_for_chicago(state)


def _after_declaration(state: GameState, seat: Seat) -> GameState:
    """The next seat declares; after the dealer the best hand scores."""
    phase = state.phase
    assert isinstance(phase, Declaring)
    following = seat_after(state, seat)
    if following is not None:
        return changed(state, phase=replace(phase, turn=following))
    return _after_comparison(score_declarations(state), phase.number)


def _after_comparison(state: GameState, number: int) -> GameState:
    """The scorer may have to choose first what it scores (rule `four_of_a_kind: choice`)."""
    return state if isinstance(state.phase, ChoosingReset) else _after_scoring(state, number)


def _after_scoring(state: GameState, number: int) -> GameState:
    """A hand that wins at once, or an early winner, ends the game; else the deal goes on, or is over."""
    ended = ended_early(state, scorers=winning_scorers(state, number))
    if ended is not None:
        return ended
    return end_deal(state) if number == REVEALED else _after_phase(state, number)


def _after_card(state: GameState) -> GameState:
    """A full trick is won, and with the last one, or a broken Chicago, the tricks are over."""
    if not is_complete(state):
        return state
    state = award_trick(state)
    phase, won = state.phase, state.record[-1]
    assert isinstance(phase, Playing)
    assert isinstance(won, TrickWon)
    winner, caller = phase.turn, phase.caller
    if caller is not None and winner != caller:
        return _after_tricks(break_chicago(state, caller, by=winner), called=True)
    if phase.number < TRICKS:
        return changed(state, phase=replace(phase, number=phase.number + 1))
    if caller is not None:
        return _after_tricks(make_chicago(state, caller), called=True)
    return _after_tricks(score_last_trick(state, winner, won.card), called=False)


def _after_tricks(state: GameState, *, called: bool) -> GameState:
    """The hands are compared (R6.3, R7.6), unless after a call they are not (rule `chicago_hand_points`)."""
    ended = ended_early(state)
    if ended is not None:
        return ended
    if called and not state.rules.chicago_hand_points:
        return end_deal(state)
    return _after_comparison(compare_hands(state), REVEALED)
