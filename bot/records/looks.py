"""How a person wants their cards to look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Deck(IntEnum):
    """By how many colours the suits are told apart, besides their shapes."""

    TWO = 2
    """Spades and clubs black, hearts and diamonds red."""
    FOUR = 4
    """Clubs green and diamonds blue."""


@dataclass(frozen=True, slots=True)
class Look:
    """One person's cards in all private panels."""

    deck: Deck = Deck.TWO
    pictured: bool = True
    """Is the own hand a picture of five cards, or a line of emojis?"""
