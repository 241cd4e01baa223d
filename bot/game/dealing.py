"""Who deals, and the five cards that everybody gets (R1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.game.actions import Seat
from bot.game.cards import Card, Hand, in_pack_order
from bot.game.copying import changed
from bot.game.events import CardsCut, Dealt
from bot.game.state import Cutting, Dealing, Exchanging, GameState, tell

HAND_SIZE: Final = 5
_SEATS: Final = tuple(Seat(number) for number in range(4))


def cut(state: GameState, pack: Hand) -> GameState:
    """Every seat draws a card; the lowest deals first, and tied lowest seats draw again (R1.3).

    If the pack cannot serve another draw, the game waits for a second pack.
    """
    phase = state.phase
    assert isinstance(phase, Cutting)
    contenders, rounds = phase.contenders, phase.rounds
    while len(contenders) > 1 and len(pack) >= len(contenders):
        drawn = tuple(zip(contenders, pack, strict=False))
        pack = pack[len(contenders) :]
        rounds = (*rounds, drawn)
        contenders = _lowest(drawn)
    if len(contenders) > 1:
        return changed(state, phase=Cutting(contenders, rounds))
    dealer = contenders[0]
    return tell(changed(state, phase=next_deal(all_seats(state), dealer)), CardsCut(rounds, dealer))


def _lowest(drawn: Iterable[tuple[Seat, Card]]) -> tuple[Seat, ...]:
    """The seats that drew the lowest rank, ace high, suits equal (R1.2, R4.3)."""
    drawn = tuple(drawn)
    lowest = min(card.rank for _, card in drawn)
    return tuple(seat for seat, card in drawn if card.rank is lowest)


def deal(state: GameState, pack: Hand) -> GameState:
    """Five cards to each seat, one at a time from eldest hand; the rest is the stock (R1.5)."""
    phase = state.phase
    assert isinstance(phase, Dealing)
    order = phase.order
    dealt = len(order) * HAND_SIZE
    hands = tuple(
        in_pack_order(pack[order.index(seat) : dealt : len(order)]) if seat in order else ()
        for seat in all_seats(state)
    )
    state = changed(
        state,
        deal=state.deal + 1,
        dealer=phase.dealer,
        order=order,
        phase=Exchanging(1, order[0]),
        hands=hands,
        played=((),) * state.seats,
        stock=pack[dealt:],
        discards=(),
        record=() if state.deal else state.record,  # the first deal keeps the cut
    )
    return tell(state, Dealt(state.deal, phase.dealer, order, hands, phase.tie_break))


def next_deal(seats: tuple[Seat, ...], dealer: Seat, *, tie_break: bool = False) -> Dealing:
    """A deal for these seats (ascending), eldest hand first and the dealer last (R1.5)."""
    place = seats.index(dealer) + 1
    return Dealing(dealer, seats[place:] + seats[:place], tie_break)


def next_dealer(seats: tuple[Seat, ...], last: Seat) -> Seat:
    """The first of these seats (ascending) clockwise after the last dealer (R1.4, R8.2)."""
    return next((seat for seat in seats if seat > last), seats[0])


def all_seats(state: GameState) -> tuple[Seat, ...]:
    """Every seat of the table."""
    return _SEATS[: state.seats]
