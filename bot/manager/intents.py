"""What a tap on a hand panel means: from the view and the half-made decision to one action.

A panel names cards by slot, the place 0-4 in the sorted hand that was drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.game.actions import (
    CallChicago,
    ChooseReset,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Seat,
    SeatAction,
    TakeUpcard,
)
from bot.game.errors import Refusal
from bot.game.view import SeatView
from bot.manager.errors import NothingMarked, Refused, StalePanel
from bot.manager.house import Draft
from bot.render.slots import made_cards, mask_of, places, slots_of

Intent = Callable[[SeatView, Draft], SeatAction]


def seat_of(view: SeatView) -> Seat:
    """The seat of a player's view."""
    assert view.seat is not None
    return view.seat


def exchange_marked(mask: int, *, openly: bool = False) -> Intent:
    """Throw the marked cards; `openly`: see the next one first (rule `one_up`).

    `mask` is the marks that the tapped panel showed (`slots.mask_of`). Raises NothingMarked if no card is marked any
    more, StalePanel if others are: a panel may be late on the screen, and nobody throws a card that it did not show.
    """

    def choose(view: SeatView, draft: Draft) -> SeatAction:
        if not draft.thrown:
            raise NothingMarked
        if mask_of(draft.thrown) != mask:
            raise StalePanel
        cards = tuple(card for slot, card in enumerate(places(view)) if slot in draft.thrown)
        return Exchange(seat_of(view), cards, openly=openly)

    return choose


def take_upcard(*, take: bool) -> Intent:
    """Take the card that lies face up, or the one after it."""
    return lambda view, _: TakeUpcard(seat_of(view), take)


def redeal(view: SeatView, _: Draft) -> SeatAction:
    """Five new cards for a low hand."""
    return Redeal(seat_of(view))


def choose_reset(*, reset: bool) -> Intent:
    """Set the others to 0, or take the points."""
    return lambda view, _: ChooseReset(seat_of(view), reset)


def keep_all(view: SeatView, _: Draft) -> SeatAction:
    """Stand pat."""
    return Exchange(seat_of(view), ())


def keep_made(view: SeatView, _: Draft) -> SeatAction:
    """Keep the cards that make the hand what it is, throw the rest."""
    kept = made_cards(view.hand)
    return Exchange(seat_of(view), tuple(card for card in places(view) if card not in kept))


def pending_exchange(mask: int) -> Intent:
    """The exchange that waits for the second tap. Raises StalePanel if none does, or not of the cards in `mask`."""

    def choose(view: SeatView, draft: Draft) -> SeatAction:
        match draft.pending:
            case Exchange(cards=cards) if mask_of(slots_of(view, cards)) == mask:
                return draft.pending
            case _:
                raise StalePanel

    return choose


def declare(view: SeatView, _: Draft) -> SeatAction:
    """Declare the hand."""
    return Declare(seat_of(view))


def say_no(view: SeatView, _: Draft) -> SeatAction:
    """Declare nothing, or do not call."""
    return Pass(seat_of(view))


def call(view: SeatView, _: Draft) -> SeatAction:
    """Call Chicago."""
    return CallChicago(seat_of(view))


def play(slot: int) -> Intent:
    """Play the card in this slot."""

    def choose(view: SeatView, _: Draft) -> SeatAction:
        cards = places(view)
        if slot >= len(cards) or cards[slot] not in view.hand:
            raise Refused(Refusal.NOT_YOUR_CARD)
        return PlayCard(seat_of(view), cards[slot])

    return choose
