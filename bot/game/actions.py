"""What can be done in a game of Chicago: by a seat, or by chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from bot.game.cards import Card, Hand

Seat = NewType("Seat", int)
"""A place at the table, clockwise from 0; never a Discord id."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Throw these cards (0 to 5, of the seat's own hand) and draw as many (R2.1)."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare the category of one's hand (R3.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Declare nothing (R3.3), or, when asked for Chicago, say no (R7.7)."""

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
    """Chance: a shuffled pack, dealt from its first card on (R1.5)."""

    pack: Hand


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Chance: the discard pile, without the cards being exchanged now, shuffled into a new stock (R2.3)."""

    cards: Hand


SeatAction = Exchange | Declare | Pass | CallChicago | PlayCard | Resign
ChanceAction = Cut | Deal | Reshuffle
Action = SeatAction | ChanceAction
