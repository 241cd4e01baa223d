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
from bot.manager.core import Draft
from bot.manager.errors import NothingMarked, Refused, StalePanel
from bot.render.slots import made_cards, places

Intent = Callable[[SeatView, Draft], SeatAction]


def seat_of(view: SeatView) -> Seat:
    """The seat of a player's view."""
    assert view.seat is not None
    return view.seat


def exchange_marked(view: SeatView, draft: Draft) -> SeatAction:
    """Throw the marked cards. Raises NothingMarked."""
    cards = tuple(card for slot, card in enumerate(places(view)) if slot in draft.thrown)
    if not cards:
        raise NothingMarked
    return Exchange(seat_of(view), cards)


def exchange_openly(view: SeatView, draft: Draft) -> SeatAction:
    """Throw the one marked card and see the next one first (rule `one_up`). Raises NothingMarked."""
    marked = exchange_marked(view, draft)
    assert isinstance(marked, Exchange)
    return Exchange(marked.seat, marked.cards, openly=True)


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


def pending(_: SeatView, draft: Draft) -> SeatAction:
    """What waits for the second tap. Raises StalePanel if nothing does."""
    if draft.pending is None:
        raise StalePanel
    return draft.pending


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
