"""Five tricks without trumps (R6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.game.actions import PlayCard, Seat
from bot.game.cards import Hand
from bot.game.copying import changed
from bot.game.errors import Refusal
from bot.game.events import CardPlayed, TrickWon
from bot.game.state import GameState, Played, Playing, Trick, tell, with_seat

TRICKS: Final = 5


def playable(hand: Hand, trick: Trick) -> Hand:
    """The cards that may be played: follow suit if you can, else anything (R6.1)."""
    if not trick:
        return hand
    led = trick[0].card.suit
    return tuple(card for card in hand if card.suit is led) or hand


def takes(trick: Trick) -> Played:
    """The highest card of the suit led so far, and who played it (R6.1)."""
    led = trick[0].card.suit
    return max((played for played in trick if played.card.suit is led), key=lambda played: played.card.rank)


def play_refusal(state: GameState, action: PlayCard) -> Refusal | None:
    """A seat plays a card it holds, of the suit led if it can (R6.1)."""
    phase, hand = state.phase, state.hands[action.seat]
    assert isinstance(phase, Playing)
    if action.card not in hand:
        return Refusal.NOT_YOUR_CARD
    if action.card not in playable(hand, phase.trick):
        return Refusal.FOLLOW_SUIT
    return None


def play(state: GameState, action: PlayCard) -> GameState:
    """The card joins the trick, and the turn passes clockwise (R6.1)."""
    phase, seat, card = state.phase, action.seat, action.card
    assert isinstance(phase, Playing)
    hand = tuple(held for held in state.hands[seat] if held is not card)
    state = changed(
        state,
        hands=with_seat(state.hands, seat, hand),
        played=with_seat(state.played, seat, (*state.played[seat], card)),
        phase=replace(phase, turn=_clockwise(state, seat), trick=(*phase.trick, Played(seat, card))),
    )
    return tell(state, CardPlayed(seat, phase.number, card))


def is_complete(state: GameState) -> bool:
    """Has everybody played to this trick?"""
    assert isinstance(state.phase, Playing)
    return len(state.phase.trick) == len(state.order)


def award_trick(state: GameState) -> GameState:
    """The trick goes to its winner, who has the turn now (R6.1)."""
    phase = state.phase
    assert isinstance(phase, Playing)
    winner = takes(phase.trick)
    state = changed(state, phase=replace(phase, turn=winner.seat, trick=()))
    return tell(state, TrickWon(winner.seat, phase.number, winner.card))


def _clockwise(state: GameState, seat: Seat) -> Seat:
    """The next seat in the deal, eldest hand again after the dealer."""
    return state.order[(state.order.index(seat) + 1) % len(state.order)]
