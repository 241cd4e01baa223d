"""What happened in a game of Chicago, as everybody at the table would tell it.

Only `Dealt`, `Exchanged` and `HandRedealt` ever hold a secret; `view.redact` takes it out for whoever may not know it.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.actions import Seat
from bot.game.cards import Card, Hand, Rank
from bot.game.poker import Category


@dataclass(frozen=True, slots=True)
class CardsCut:
    """The draws for the first deal, round by round, each a seat with its card; who drew lowest deals (R1.3)."""

    rounds: tuple[tuple[tuple[Seat, Card], ...], ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Five cards to each seat of `order`, eldest hand first (R1.5). `hands` is by seat; None is hidden."""

    deal: int
    dealer: Seat
    order: tuple[Seat, ...]
    hands: tuple[Hand | None, ...]
    tie_break: bool


@dataclass(frozen=True, slots=True)
class HandShown:
    """A seat that scored shows its hand before breaking it (R2.4)."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat threw `count` cards and drew as many (R2.1). The cards are secret: None when hidden (R2.2)."""

    seat: Seat
    number: int
    count: int
    thrown: Hand | None
    drawn: Hand | None


@dataclass(frozen=True, slots=True)
class UpcardShown:
    """The next card of the stock was turned face up for a seat that threw one card (rule `one_up`)."""

    seat: Seat
    number: int
    card: Card


@dataclass(frozen=True, slots=True)
class UpcardTaken:
    """The seat took the card that lay face up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class UpcardRefused:
    """The seat refused it; it went to the discard pile, and the seat drew the one after, unseen."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HandRedealt:
    """A seat without a card above nine showed its hand and got five new cards; `drawn` is None when hidden."""

    seat: Seat
    shown: Hand
    drawn: Hand | None


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """The discard pile was shuffled into a new stock of `count` cards (R2.3)."""

    count: int


@dataclass(frozen=True, slots=True)
class HandDeclared:
    """A seat declared its category (R3.1).

    Against an equal declaration ranks were named one at a time until they differed (R3.2): `named` are all
    the ranks this seat has named, `against` the seat it was compared with and `against_named` what that seat has
    named by now. `leads` is True when this is now the best declaration, alone or tied; `tied` when equal in every rank.
    """

    seat: Seat
    number: int
    category: Category
    named: tuple[Rank, ...] = ()
    against: Seat | None = None
    against_named: tuple[Rank, ...] = ()
    leads: bool = True
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat declared nothing (R3.3, R3.7)."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class HandScored:
    """The best hand of comparison `number` (1, 2: declared; 3: after the tricks) scored (R5, R6.3)."""

    seat: Seat
    number: int
    category: Category
    points: int


@dataclass(frozen=True, slots=True)
class OthersReset:
    """Four of a kind set every other seat in the deal to 0 (rule `four_of_a_kind`).

    `lost` is by seat, 0 or negative.
    """

    seat: Seat
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NobodyScored:
    """Comparison `number` scored nothing: `tied` seats were level (R3.4, R6.3), or nobody had or declared a hand."""

    number: int
    tied: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ChicagoCalled:
    """The caller promises all five tricks (R7.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NobodyCalled:
    """Seats had the points to call Chicago, and none did (R7.7)."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to trick `trick` (1 to 5)."""

    seat: Seat
    trick: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The highest card of the suit led won trick `trick` (R6.1)."""

    seat: Seat
    trick: int
    card: Card


@dataclass(frozen=True, slots=True)
class LastTrickScored:
    """The winner of the fifth trick scored (R6.2)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class ChicagoMade:
    """The caller won all five tricks (R7.4)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class ChicagoBroken:
    """Seat `by` won a trick; trick play ends and the caller loses (R7.5).

    `points` is what was really lost, 0 or negative: no score goes below zero (R5.2).
    """

    seat: Seat
    by: Seat
    points: int


@dataclass(frozen=True, slots=True)
class BreakerScored:
    """The seat that broke a Chicago scored for it (rule `chicago_breaker`)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class HandsRevealed:
    """All five original cards of every seat in the deal become public (R6.3). By seat; () sits out."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal is over; the scores as they stand, by seat."""

    deal: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TieBreakCalled:
    """These seats are level at the top and play a deal alone (R8.2)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat's player left; an AI plays on (R1.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over (R8.1)."""

    seat: Seat


ScoreEvent = HandScored | LastTrickScored | ChicagoMade | ChicagoBroken | BreakerScored | OthersReset
PublicEvent = (
    CardsCut
    | HandShown
    | UpcardShown
    | UpcardTaken
    | UpcardRefused
    | StockRenewed
    | HandDeclared
    | Passed
    | ScoreEvent
    | NobodyScored
    | ChicagoCalled
    | NobodyCalled
    | CardPlayed
    | TrickWon
    | HandsRevealed
    | DealEnded
    | TieBreakCalled
    | SeatLeft
    | GameWon
)
"""Events that everybody at the table sees whole."""
Event = Dealt | Exchanged | HandRedealt | PublicEvent
