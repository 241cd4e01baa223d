"""What a hint says, as plain data: what the hard player would do, and why; every number is its own estimate."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bot.game.actions import SeatAction
from bot.game.cards import Card, Hand


class Holding(Enum):
    """What the cards have in common that are kept in an exchange."""

    EVERYTHING = "everything"
    NOTHING = "nothing"
    ONE_PAIR = "one pair"
    TWO_PAIRS = "two pairs"
    THREE_OF_A_KIND = "three of a kind"
    FOUR_OF_A_KIND = "four of a kind"
    FOUR_TO_A_FLUSH = "four to a flush"
    FOUR_TO_A_STRAIGHT = "four to a straight"
    CARDS = "cards"
    """Anything else: high cards, a pair with a card beside it."""


@dataclass(frozen=True, slots=True)
class Keep:
    """A way to exchange."""

    cards: Hand
    """In pack order."""
    holding: Holding
    points: float
    """By how many points the seat comes out ahead of the others in the rest of this deal, on average."""


@dataclass(frozen=True, slots=True)
class KeepReason:
    """An exchange: the best way to keep, and the best of the others; None if the rules leave one way only.

    What counts is the chance to win the game. So the second may bring more points: then the totals speak against it.
    """

    best: Keep
    second: Keep | None


@dataclass(frozen=True, slots=True)
class DeclareReason:
    """A declaration, or silence: with what chance the hand is the best that is declared."""

    chance: float


@dataclass(frozen=True, slots=True)
class CallReason:
    """Chicago, or not: how often a call would succeed, and how often the last trick is won without one."""

    success: float
    last_trick: float


class Goal(Enum):
    """What a card is played for."""

    LAST_TRICK = "last trick"
    MAKE_CHICAGO = "make Chicago"
    BREAK_CHICAGO = "break Chicago"


@dataclass(frozen=True, slots=True)
class PlayReason:
    """A card: how often the goal is reached with it, and with the best of the others that make a difference, if any."""

    goal: Goal
    chance: float
    second: Card | None
    second_chance: float


@dataclass(frozen=True, slots=True)
class PlainReason:
    """There is no other answer, or a rule of thumb says which is better."""


Reason = KeepReason | DeclareReason | CallReason | PlayReason | PlainReason


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do, and why."""

    action: SeatAction
    """One of the view's legal actions."""
    reason: Reason
