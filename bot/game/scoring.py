"""Points (R5, R6.2, R6.3, R7.4, R7.5)."""

from __future__ import annotations

from typing import Final

from bot.game.actions import ChooseReset, Seat
from bot.game.cards import Card, Rank, in_pack_order
from bot.game.copying import changed
from bot.game.dealing import all_seats
from bot.game.events import (
    BreakerScored,
    ChicagoBroken,
    ChicagoMade,
    HandScored,
    HandsRevealed,
    LastTrickScored,
    NobodyScored,
    OthersReset,
)
from bot.game.poker import Category, rank_of
from bot.game.rules import OFF, FourOfAKind, Rules, StraightFlush, TiedHands
from bot.game.state import ChoosingReset, Declaring, GameState, tell, with_seat

REVEALED: Final = 3
"""The number of the comparison after the tricks; those before it are declared."""

_HAND_POINTS: Final = {
    Category.HIGH_CARD: 0,
    Category.ONE_PAIR: 1,
    Category.TWO_PAIRS: 2,
    Category.THREE_OF_A_KIND: 3,
    Category.STRAIGHT: 4,
    Category.FLUSH: 5,
    Category.FULL_HOUSE: 6,
}
_FOUR_OF_A_KIND: Final = {
    FourOfAKind.SEVEN: 7,
    FourOfAKind.EIGHT: 8,
    FourOfAKind.RESET: 8,
    FourOfAKind.CHOICE: 7,
}
_STRAIGHT_FLUSH: Final = {
    StraightFlush.EIGHT: 8,
    StraightFlush.TEN: 10,
    StraightFlush.ELEVEN: 11,
    StraightFlush.WIN: 8,
}


def hand_points(category: Category, rules: Rules) -> int:
    """What the best hand scores (R5; rules `four_of_a_kind`, `straight_flush`); a royal flush is worth the target."""
    match category:
        case Category.ROYAL_FLUSH:
            return rules.target
        case Category.STRAIGHT_FLUSH:
            return _STRAIGHT_FLUSH[rules.straight_flush]
        case Category.FOUR_OF_A_KIND:
            return _FOUR_OF_A_KIND[rules.four_of_a_kind]
        case _:
            return _HAND_POINTS[category]


def wins_at_once(category: Category, rules: Rules) -> bool:
    """Does scoring for such a hand win the game (R8.3; rules `royal_wins_at_once`, `straight_flush: win`)?"""
    straight_flush_wins = rules.straight_flush is StraightFlush.WIN
    match category:
        case Category.ROYAL_FLUSH:
            return rules.royal_wins_at_once or straight_flush_wins
        case Category.STRAIGHT_FLUSH:
            return straight_flush_wins
        case _:
            return False


def winning_scorers(state: GameState, number: int) -> tuple[Seat, ...]:
    """Who scored in comparison `number` for a hand that wins at once."""
    scored = (event for event in state.record if isinstance(event, HandScored) and event.number == number)
    return tuple(event.seat for event in scored if wins_at_once(event.category, state.rules))


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


def choose_reset(state: GameState, action: ChooseReset) -> GameState:
    """The scorer of four of a kind has chosen; either way its hand has scored (rule `four_of_a_kind: choice`)."""
    phase = state.phase
    assert isinstance(phase, ChoosingReset)
    points = 0 if action.reset else hand_points(Category.FOUR_OF_A_KIND, state.rules)
    state = _score_hand(state, phase.turn, phase.number, Category.FOUR_OF_A_KIND, points)
    return _reset_others(state, phase.turn) if action.reset else state


def score_last_trick(state: GameState, winner: Seat, card: Card) -> GameState:
    """Only the last trick counts (R6.2); won with a two, it may pay more (rule `deuce_last_trick`)."""
    deuce = state.rules.deuce_last_trick != OFF and card.rank is Rank.TWO
    points = state.rules.deuce_last_trick if deuce else state.rules.last_trick
    return tell(_add(state, winner, points), LastTrickScored(winner, points))


def make_chicago(state: GameState, caller: Seat) -> GameState:
    """All five tricks: the points of a Chicago instead of those for the last trick (R7.4)."""
    points = state.rules.chicago_points
    state = changed(_add(state, caller, points), made=with_seat(state.made, caller, value=True))
    return tell(state, ChicagoMade(caller, points))


def break_chicago(state: GameState, caller: Seat, *, by: Seat) -> GameState:
    """The caller loses what it would have won, but no more than it has (R7.5, R5.2).

    The breaker may score for it, in full (rule `chicago_breaker`).
    """
    before = state.scores[caller]
    state = _add(state, caller, -state.rules.chicago_points)
    state = tell(state, ChicagoBroken(caller, by, state.scores[caller] - before))
    if state.rules.chicago_breaker == OFF:
        return state
    return tell(_add(state, by, state.rules.chicago_breaker), BreakerScored(by, state.rules.chicago_breaker))


def _score_best(state: GameState, number: int, category: Category, best: tuple[Seat, ...]) -> GameState:
    """The best hand scores; level ones do not (R3.4, R6.3), or all do (rule `tied_hands`)."""
    if len(best) > 1 and state.rules.tied_hands is TiedHands.NONE:
        return tell(state, NobodyScored(number, best))
    for seat in best:
        state = _score_category(state, seat, number, category)
    return state


def _score_category(state: GameState, seat: Seat, number: int, category: Category) -> GameState:
    """A best hand scores; four of a kind may do more than that (rule `four_of_a_kind`)."""
    four = state.rules.four_of_a_kind if category is Category.FOUR_OF_A_KIND else FourOfAKind.SEVEN
    if four is FourOfAKind.CHOICE:
        return changed(state, phase=ChoosingReset(number, seat))
    state = _score_hand(state, seat, number, category, hand_points(category, state.rules))
    return _reset_others(state, seat) if four is FourOfAKind.RESET else state


def _score_hand(state: GameState, seat: Seat, number: int, category: Category, points: int) -> GameState:
    """The points are written; until it is shown, the hand has to be shown before it is broken (R2.4)."""
    state = changed(_add(state, seat, points), owing=with_seat(state.owing, seat, value=True))
    return tell(state, HandScored(seat, number, category, points))


def _reset_others(state: GameState, scorer: Seat) -> GameState:
    """Every other seat in the deal loses all its points (rule `four_of_a_kind`)."""
    spared = {seat for seat in all_seats(state) if seat == scorer or seat not in state.order}
    after = tuple(score if Seat(seat) in spared else 0 for seat, score in enumerate(state.scores))
    lost = tuple(new - old for new, old in zip(after, state.scores, strict=True))
    return tell(changed(state, scores=after), OthersReset(scorer, lost))


def _add(state: GameState, seat: Seat, points: int) -> GameState:
    """Write points; no score goes below zero (R5.2)."""
    return changed(state, scores=with_seat(state.scores, seat, max(0, state.scores[seat] + points)))
