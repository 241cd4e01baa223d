"""What can be done in a game of Chicago: by a seat, or by chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NewType

from bot.game.cards import Card, Hand

Seat = NewType("Seat", int)
"""A place at the table, clockwise from 0; never a Discord id."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Throw these cards (0 to 5, of the seat's own hand) and draw as many (R2.1).

    `openly`: throw one card and see the next one face up before taking it (rule `one_up`).
    """

    seat: Seat
    cards: Hand
    openly: bool = False


@dataclass(frozen=True, slots=True)
class TakeUpcard:
    """Take the card that lies face up, or refuse it and take the one after, unseen (rule `one_up`)."""

    seat: Seat
    take: bool


@dataclass(frozen=True, slots=True)
class Redeal:
    """Show a hand without a card above nine, throw it, and get five new cards (rule `low_redeal`)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChooseReset:
    """Four of a kind: set the others to 0 for no points, or take the points (rule `four_of_a_kind: choice`)."""

    seat: Seat
    reset: bool


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare the category of one's hand (R3.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Declare nothing (R3.3); when asked for Chicago, or whether to be dealt a new hand, say no (R7.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallChicago:
    """Call Chicago: promise to win all five tricks (R7.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick (R6.1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Resign:
    """The seat's player leaves; an AI plays on in its place (R1.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Cut:
    """Chance: a shuffled pack from which the seats draw for the first deal (R1.3)."""

    pack: Hand


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: a shuffled pack, dealt from its first card on (R1.5). It may end up in a log, so it names no card."""

    pack: Hand = field(repr=False)


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Chance: the discard pile, without the cards being exchanged now, shuffled into a new stock (R2.3).

    As a pack it names no card in a log.
    """

    cards: Hand = field(repr=False)


Answer = Exchange | TakeUpcard | Redeal | Declare | Pass | ChooseReset | CallChicago | PlayCard
"""What a seat may say when it is asked."""
SeatAction = Answer | Resign
ChanceAction = Cut | Deal | Reshuffle
Action = SeatAction | ChanceAction
