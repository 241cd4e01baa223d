"""Points (R5, R6.2, R6.3, R7.4, R7.5)."""

from __future__ import annotations

from typing import Final

from bot.game.actions import Seat
from bot.game.cards import in_pack_order
from bot.game.copying import changed
from bot.game.dealing import all_seats
from bot.game.events import (
    ChicagoBroken,
    ChicagoMade,
    HandScored,
    HandsRevealed,
    LastTrickScored,
    NobodyScored,
)
from bot.game.poker import Category, rank_of
from bot.game.rules import Rules
from bot.game.state import Declaring, GameState, tell, with_seat

REVEALED: Final = 3
"""The number of the comparison after the tricks; those before it are declared."""

_HAND_POINTS: Final = {
    Category.ONE_PAIR: 1,
    Category.TWO_PAIRS: 2,
    Category.THREE_OF_A_KIND: 3,
    Category.STRAIGHT: 4,
    Category.FLUSH: 5,
    Category.FULL_HOUSE: 6,
    Category.FOUR_OF_A_KIND: 7,
    Category.STRAIGHT_FLUSH: 8,
}


def hand_points(category: Category, rules: Rules) -> int:
    """What the best hand scores (R5); a royal flush is worth the whole target (R8.3)."""
    if category is Category.ROYAL_FLUSH:
        return rules.target
    return _HAND_POINTS.get(category, 0)


def score_declarations(state: GameState) -> GameState:
    """The best declared hand scores (R3.3); level ones do not, nor does a lower one inherit (R3.4, R3.5)."""
    phase = state.phase
    assert isinstance(phase, Declaring)
    if phase.best is None:
        return tell(state, NobodyScored(phase.number, ()))
    return _score_best(state, phase.number, phase.best, phase.holders)


def compare_hands(state: GameState) -> GameState:
    """All hands are opened, as they were before the first trick, and the best one scores (R6.3)."""
    hands = tuple(in_pack_order(state.played[seat] + state.hands[seat]) for seat in all_seats(state))
    state = tell(state, HandsRevealed(hands))
    ranks = {seat: rank_of(hands[seat]) for seat in state.order}
    best = max(ranks.values())
    if best.category is Category.HIGH_CARD:
        return tell(state, NobodyScored(REVEALED, ()))
    return _score_best(state, REVEALED, best.category, tuple(seat for seat in state.order if ranks[seat] == best))


def score_last_trick(state: GameState, winner: Seat) -> GameState:
    """Only the last trick counts (R6.2)."""
    points = state.rules.last_trick
    return tell(_add(state, winner, points), LastTrickScored(winner, points))


def make_chicago(state: GameState, caller: Seat) -> GameState:
    """All five tricks: the points of a Chicago instead of those for the last trick (R7.4)."""
    points = state.rules.chicago_points
    return tell(_add(state, caller, points), ChicagoMade(caller, points))


def break_chicago(state: GameState, caller: Seat, *, by: Seat) -> GameState:
    """The caller loses what it would have won, but no more than it has (R7.5, R5.2)."""
    after = _add(state, caller, -state.rules.chicago_points)
    return tell(after, ChicagoBroken(caller, by, after.scores[caller] - state.scores[caller]))


def _score_best(state: GameState, number: int, category: Category, best: tuple[Seat, ...]) -> GameState:
    """One best hand scores and, until that is done or the deal ends, has to be shown (R2.4); level ones do not."""
    if len(best) > 1:
        return tell(state, NobodyScored(number, best))
    (seat,) = best
    points = hand_points(category, state.rules)
    state = changed(_add(state, seat, points), owing=with_seat(state.owing, seat, value=True))
    return tell(state, HandScored(seat, number, category, points))


def _add(state: GameState, seat: Seat, points: int) -> GameState:
    """Write points; no score goes below zero (R5.2)."""
    return changed(state, scores=with_seat(state.scores, seat, max(0, state.scores[seat] + points)))
