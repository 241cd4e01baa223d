"""Throwing cards and drawing as many (R2)."""

from __future__ import annotations

from itertools import chain, combinations

from bot.game.actions import Exchange, Seat
from bot.game.cards import Hand, in_pack_order
from bot.game.copying import changed
from bot.game.errors import Refusal
from bot.game.events import Exchanged, HandShown, StockRenewed
from bot.game.state import Exchanging, GameState, Reshuffling, tell, with_seat


def throws(hand: Hand) -> tuple[Hand, ...]:
    """All the cards a seat may throw: none, some or all of its hand, fewest first (R2.1)."""
    return tuple(chain.from_iterable(combinations(hand, count) for count in range(len(hand) + 1)))


def exchange_refusal(state: GameState, action: Exchange) -> Refusal | None:
    """A seat throws its own cards, each once, named in any order (R2.1)."""
    thrown = set(action.cards)
    if len(thrown) < len(action.cards) or not thrown <= set(state.hands[action.seat]):
        return Refusal.NOT_YOUR_CARD
    return None


def exchange(state: GameState, action: Exchange) -> GameState:
    """The seat throws, and draws what the stock can give (R2.1); the phase is Reshuffling if that was too little."""
    phase, seat = state.phase, action.seat
    assert isinstance(phase, Exchanging)
    thrown = in_pack_order(action.cards)
    if thrown and state.owing[seat]:
        state = _show(state, seat)
    kept = tuple(card for card in state.hands[seat] if card not in thrown)
    state = changed(state, hands=with_seat(state.hands, seat, kept), discards=state.discards + thrown)
    state, drawn = _draw(state, seat, len(thrown))
    missing = len(thrown) - len(drawn)
    if missing:
        return changed(state, phase=Reshuffling(phase.number, seat, missing, len(thrown), drawn))
    return tell(state, Exchanged(seat, phase.number, len(thrown), thrown, drawn))


def reusable(state: GameState) -> Hand:
    """The discard pile without the cards that the seat throws now, in pack order (R2.3)."""
    assert isinstance(state.phase, Reshuffling)
    return in_pack_order(state.discards[: -state.phase.own])


def refill(state: GameState, cards: Hand) -> GameState:
    """The shuffled discards become the stock, and the seat draws what it still misses (R2.3)."""
    phase = state.phase
    assert isinstance(phase, Reshuffling)
    own = state.discards[-phase.own :]
    state = changed(state, stock=cards, discards=own, phase=Exchanging(phase.number, phase.turn))
    state = tell(state, StockRenewed(len(cards)))
    state, drawn = _draw(state, phase.turn, phase.missing)
    return tell(state, Exchanged(phase.turn, phase.number, phase.own, own, phase.drawn + drawn))


def _show(state: GameState, seat: Seat) -> GameState:
    """A seat that scored for its hand shows it before it breaks it (R2.4)."""
    state = changed(state, owing=with_seat(state.owing, seat, value=False))
    return tell(state, HandShown(seat, state.hands[seat]))


def _draw(state: GameState, seat: Seat, count: int) -> tuple[GameState, Hand]:
    """The seat takes up to `count` cards from the stock; also which."""
    drawn = state.stock[:count]
    hand = in_pack_order(state.hands[seat] + drawn)
    return changed(state, hands=with_seat(state.hands, seat, hand), stock=state.stock[count:]), drawn
