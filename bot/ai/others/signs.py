"""What the whole table has been told about the cards of each seat: exchanged, declared, shown, played, and void of."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.ai.sets.bits import SUIT_OF, Bits, bits
from bot.game.actions import Seat
from bot.game.cards import Card, Rank
from bot.game.events import CardPlayed, Exchanged, HandDeclared, HandShown, Passed, TrickWon
from bot.game.poker import Category
from bot.game.view import SeatView


@dataclass(slots=True)
class Signs:
    """What is known of one seat in this deal."""

    exchanged: dict[int, int] = field(default_factory=dict)
    """By exchange: how many cards it threw (R2.2)."""
    said: dict[int, tuple[Category, Category]] = field(default_factory=dict)
    """By comparison: the lowest and the highest category it can have had, if it declares what it can (R3.1)."""
    named: dict[int, tuple[Rank, ...]] = field(default_factory=dict)
    """By comparison: the ranks it named (R3.2)."""
    shown: dict[int, Bits] = field(default_factory=dict)
    """By exchange: the hand it showed before it (R2.4)."""
    played: Bits = 0
    void: Bits = 0
    """The cards it cannot hold any more, having sloughed on their suit (R6.1)."""

    @property
    def exchanges(self) -> int:
        """The number of its latest exchange in this deal; 0 before the first."""
        return max(self.exchanged, default=0)


def signs(view: SeatView) -> dict[Seat, Signs]:
    """By seat in this deal, what the record says about it."""
    found = {seat: Signs(played=bits(view.played[seat])) for seat in view.order}
    best = Category.HIGH_CARD
    led: Card | None = None
    for event in view.record:
        match event:
            case HandShown(seat, cards):
                found[seat].shown[found[seat].exchanges + 1] = bits(cards)
            case Exchanged():
                found[event.seat].exchanged[event.number] = event.count
                best = Category.HIGH_CARD
            case HandDeclared():
                _hear(found, event)
                best = event.category
            case Passed(seat, number):
                found[seat].said[number] = Category.HIGH_CARD, Category(max(best - 1, Category.HIGH_CARD))
            case CardPlayed():
                led = led or event.card
                if event.card.suit is not led.suit:  # who does not follow suit holds none of it (R6.1)
                    found[event.seat].void |= SUIT_OF[led.index]
            case TrickWon():
                led = None
            case _:
                pass
    return found


def _hear(found: dict[Seat, Signs], event: HandDeclared) -> None:
    """A category is declared, and where it equals another, both have named ranks (R3.2)."""
    found[event.seat].said[event.number] = event.category, event.category
    found[event.seat].named[event.number] = event.named
    if event.against is not None:
        found[event.against].named[event.number] = event.against_named
