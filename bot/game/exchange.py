"""Throwing cards and drawing as many (R2)."""

from __future__ import annotations

from itertools import chain, combinations
from typing import assert_never

from bot.game.actions import Exchange, Seat, TakeUpcard
from bot.game.cards import Hand, Rank, in_pack_order
from bot.game.copying import changed
from bot.game.errors import Refusal
from bot.game.events import (
    Exchanged,
    HandRedealt,
    HandShown,
    StockRenewed,
    UpcardRefused,
    UpcardShown,
    UpcardTaken,
)
from bot.game.rules import OFF, OneUp, Reveal, Rules
from bot.game.state import (
    Exchanging,
    GameState,
    Redealing,
    Reshuffling,
    TakingUpcard,
    tell,
    with_seat,
)


def stops_exchange(rules: Rules, score: int) -> bool:
    """Is a seat with this score too close to the target to exchange (R2.1; rule `exchange_stop`)?"""
    return rules.exchange_stop != OFF and score >= rules.exchange_stop


def may_throw_openly(rules: Rules, number: int) -> bool:
    """May a seat that throws one card in this exchange see the next one first (rule `one_up`)?"""
    match rules.one_up:
        case OneUp.OFF:
            return False
        case OneUp.FIRST:
            return number == 1
        case OneUp.EVERY:
            return True
        case _:
            assert_never(rules.one_up)


def exchanges_of(state: GameState, seat: Seat) -> tuple[Exchange, ...]:
    """All exchanges the seat may make now: none, some or all of its hand, fewest first (R2.1)."""
    if stops_exchange(state.rules, state.scores[seat]):
        return (Exchange(seat, ()),)
    hand = state.hands[seat]
    throws = chain.from_iterable(combinations(hand, count) for count in range(len(hand) + 1))
    hidden = tuple(Exchange(seat, thrown) for thrown in throws)
    assert isinstance(state.phase, Exchanging)
    if not may_throw_openly(state.rules, state.phase.number):
        return hidden
    return hidden + tuple(Exchange(seat, (card,), openly=True) for card in hand)


def exchange_refusal(state: GameState, action: Exchange, *, number: int) -> Refusal | None:
    """A seat throws its own cards, each once, named in any order, in exchange `number` (R2.1)."""
    thrown = set(action.cards)
    if len(thrown) < len(action.cards) or not thrown <= set(state.hands[action.seat]):
        return Refusal.NOT_YOUR_CARD
    if thrown and stops_exchange(state.rules, state.scores[action.seat]):
        return Refusal.EXCHANGE_STOPPED
    if action.openly and (len(thrown) != 1 or not may_throw_openly(state.rules, number)):
        return Refusal.NOT_ONE_CARD
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
    return _draw_for(state, Reshuffling(phase.number, seat, len(thrown), len(thrown), (), action.openly))


def take_upcard(state: GameState, action: TakeUpcard) -> GameState:
    """The card that lies face up joins the hand, or the discard pile and the next one is drawn (rule `one_up`)."""
    phase = state.phase
    assert isinstance(phase, TakingUpcard)
    draw = Reshuffling(phase.number, phase.turn, missing=1, own=1, drawn=())
    if action.take:
        return _draw_for(tell(state, UpcardTaken(phase.turn, phase.card)), draw)
    state = changed(state, stock=state.stock[1:], discards=(*state.discards, phase.card))
    state = tell(state, UpcardRefused(phase.turn, phase.card))
    return _draw_for(state, Reshuffling(phase.number, phase.turn, missing=1, own=2, drawn=(), refused=True))


def reusable(state: GameState) -> Hand:
    """The discard pile without the cards that the seat throws now, in pack order (R2.3)."""
    assert isinstance(state.phase, Reshuffling)
    return in_pack_order(state.discards[: -state.phase.own])


def refill(state: GameState, cards: Hand) -> GameState:
    """The shuffled discards become the stock, and the seat draws what it still misses (R2.3)."""
    phase = state.phase
    assert isinstance(phase, Reshuffling)
    state = changed(state, stock=cards, discards=state.discards[-phase.own :])
    return _draw_for(tell(state, StockRenewed(len(cards))), phase)


def must_show_first(rules: Rules, number: int) -> bool:
    """Must a hand that scored be shown before this exchange breaks it (R2.4; rule `reveal`)?"""
    match rules.reveal:
        case Reveal.EVERY_PHASE:
            return True
        case Reveal.PHASE_TWO:
            return number == 2
        case Reveal.OFF:
            return False
        case _:
            assert_never(rules.reveal)


def begin_exchange(state: GameState, number: int) -> GameState:
    """The exchange begins with eldest hand (R2.1); a duty to show that does not hold in it has ended (R2.4)."""
    owing = state.owing if must_show_first(state.rules, number) else (False,) * state.seats
    return changed(state, phase=Exchanging(number, state.order[0]), owing=owing)


def is_low(hand: Hand) -> bool:
    """No card above a nine; aces are high (rule `low_redeal`)."""
    return all(card.rank <= Rank.NINE for card in hand)


def redeal(state: GameState) -> GameState:
    """The seat shows its low hand, throws it, and gets five new cards (rule `low_redeal`)."""
    phase = state.phase
    assert isinstance(phase, Redealing)
    assert phase.turn is not None
    seat, shown = phase.turn, state.hands[phase.turn]
    state = changed(state, hands=with_seat(state.hands, seat, ()), discards=state.discards + shown)
    state, drawn = _draw(state, seat, len(shown))
    return tell(state, HandRedealt(seat, shown, drawn))


def _draw_for(state: GameState, need: Reshuffling) -> GameState:
    """The seat draws what it misses.

    The phase is Reshuffling while the stock is too short, and TakingUpcard when the next card is turned face up first;
    otherwise the exchange is done.
    """
    if need.openly and state.stock:
        state = tell(state, UpcardShown(need.turn, need.number, state.stock[0]))
        return changed(state, phase=TakingUpcard(need.number, need.turn, state.stock[0]))
    state, drawn = _draw(state, need.turn, need.missing)
    drawn, missing = need.drawn + drawn, need.missing - len(drawn)
    if missing:
        phase = Reshuffling(need.number, need.turn, missing, need.own, drawn, need.openly, need.refused)
        return changed(state, phase=phase)
    own = state.discards[-need.own :] if need.own else ()
    thrown = own[:-1] if need.refused else own
    state = changed(state, phase=Exchanging(need.number, need.turn))
    return tell(state, Exchanged(need.turn, need.number, len(thrown), thrown, drawn))


def _show(state: GameState, seat: Seat) -> GameState:
    """A seat that scored for its hand shows it before it breaks it (R2.4)."""
    state = changed(state, owing=with_seat(state.owing, seat, value=False))
    return tell(state, HandShown(seat, state.hands[seat]))


def _draw(state: GameState, seat: Seat, count: int) -> tuple[GameState, Hand]:
    """The seat takes up to `count` cards from the stock; also which."""
    drawn = state.stock[:count]
    hand = in_pack_order(state.hands[seat] + drawn)
    return changed(state, hands=with_seat(state.hands, seat, hand), stock=state.stock[count:]), drawn
