"""A game of Chicago at one moment: who holds what, what is being asked, and what everybody has seen."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeVar

from bot.game.actions import Seat
from bot.game.cards import Card, Hand, Rank
from bot.game.copying import changed
from bot.game.events import Event
from bot.game.poker import Category
from bot.game.rules import Rules


class Played(NamedTuple):
    """A card in a trick, with the seat that played it."""

    seat: Seat
    card: Card


Trick = tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Cutting:
    """A pack is needed; `contenders` draw for the first deal, after the `rounds` drawn already (R1.3)."""

    contenders: tuple[Seat, ...]
    rounds: tuple[tuple[tuple[Seat, Card], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Dealing:
    """A pack is needed for the next deal; `order` takes part, eldest hand first, dealer last (R1.5, R8.2)."""

    dealer: Seat
    order: tuple[Seat, ...]
    tie_break: bool = False


@dataclass(frozen=True, slots=True)
class Redealing:
    """Before the first exchange `turn` is asked whether it wants five new cards (rule `low_redeal`).

    All are asked in turn, also those who may not, and a no is not told: who holds a low hand stays a secret. In a view
    `turn` is None for everybody but the seat that is asked.
    """

    turn: Seat | None


@dataclass(frozen=True, slots=True)
class Exchanging:
    """Exchange `number` (1 to 3): `turn` is asked (R2.1)."""

    number: int
    turn: Seat


@dataclass(frozen=True, slots=True)
class Reshuffling:
    """In exchange `number` the stock ran out before `turn` had all its cards (R2.3).

    It still draws `missing` once the discard pile is shuffled, all but its last `own` cards: those thrown just now, and
    one it refused.
    """

    number: int
    turn: Seat
    missing: int
    own: int
    drawn: Hand = field(repr=False)
    """What it has drawn so far: secret, and already in its hand."""
    openly: bool = False
    """The card is turned face up first (rule `one_up`)."""
    refused: bool = False
    """The last of the `own` cards lay face up and was not taken."""


@dataclass(frozen=True, slots=True)
class TakingUpcard:
    """In exchange `number`, `turn` threw one card and sees the next one, `card`, face up (rule `one_up`).

    It takes it, or refuses it and takes the one after, unseen. Until then `card` is the first of the stock.
    """

    number: int
    turn: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Declaring:
    """Comparison `number` (1 or 2): `turn` is asked.

    `holders` hold the best declaration so far, level with each other, of category `best`, having named `named` of
    its ranks (R3.2).
    """

    number: int
    turn: Seat
    best: Category | None = None
    holders: tuple[Seat, ...] = ()
    named: tuple[Rank, ...] = ()


@dataclass(frozen=True, slots=True)
class ChoosingReset:
    """The best hand of comparison `number` is `turn`'s four of a kind (rule `four_of_a_kind: choice`).

    It takes its points, or sets the others to 0.
    """

    number: int
    turn: Seat


@dataclass(frozen=True, slots=True)
class Calling:
    """Seats with the points for it are asked for Chicago in turn (R7.1).

    `asked` are all seats that may call, in turn order; `turn` is the one asked now. Who declined is not public
    (R7.7): in a view `turn` is None for everybody but the seat that is asked.
    """

    asked: tuple[Seat, ...]
    turn: Seat | None


@dataclass(frozen=True, slots=True)
class Playing:
    """Trick `number` (1 to 5): `turn` plays next to `trick` (R6.1)."""

    number: int
    turn: Seat
    trick: Trick = ()
    caller: Seat | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over. `places` by seat, 1 is best, equals share a place (R8.5)."""

    winner: Seat
    places: tuple[int, ...]


Phase = (
    Cutting
    | Dealing
    | Redealing
    | Exchanging
    | Reshuffling
    | TakingUpcard
    | Declaring
    | ChoosingReset
    | Calling
    | Playing
    | Finished
)


class Asks(Enum):
    """What kind of answer a question wants."""

    REDEAL = "redeal"
    EXCHANGE = "exchange"
    UPCARD = "upcard"
    DECLARE = "declare"
    RESET = "reset"
    CHICAGO = "chicago"
    PLAY = "play"


class Question(NamedTuple):
    """Something a seat has to answer in this deal: which exchange, which declaration, Chicago (1), which trick."""

    asks: Asks
    number: int


@dataclass(frozen=True, kw_only=True, repr=False)
class GameState:
    """Everything about a game at one moment, hidden cards included. Never shown; see `view.observe`.

    Tuples indexed by seat cover all seats; a seat that sits out a tie-break has an empty hand.
    """

    rules: Rules
    seats: int
    version: int
    """How many actions were applied: the ply of the next one."""
    deal: int
    """Number of the deal in progress or just over, from 1; 0 before the first."""
    dealer: Seat | None
    order: tuple[Seat, ...]
    """The seats in this deal, eldest hand first, dealer last."""
    phase: Phase
    hands: tuple[Hand, ...]
    """By seat: the cards held and not yet played, in pack order."""
    played: tuple[Hand, ...]
    """By seat: the cards played to the tricks of this deal, in order."""
    stock: Hand
    """Drawn from the front. Before the first deal the whole pack lies here, in pack order."""
    discards: Hand
    """The discard pile, the newest cards last."""
    scores: tuple[int, ...]
    owing: tuple[bool, ...]
    """By seat: scored for its hand in this deal and has not shown it since (R2.4)."""
    asked_at: tuple[int, ...]
    """By seat: the version at which its hand changed or a new question opened for it."""
    left: tuple[Seat, ...]
    """Seats whose player left, first to leave first (R1.6)."""
    called: tuple[bool, ...]
    """By seat: has called Chicago in this game (rule `chicago_required`)."""
    made: tuple[bool, ...]
    """By seat: has made one."""
    tie_breaks: tuple[int, ...]
    """By seat: how many tie-break deals it was called to (R8.2)."""
    record: tuple[Event, ...]
    """What happened since the last pack was dealt (the cut included in deal 1), the secrets included."""

    def __repr__(self) -> str:
        """Where the game stands, without a single card: a state may end up in a log."""
        return f"<GameState: {type(self.phase).__name__}, deal {self.deal}, version {self.version}, {self.scores}>"


def tell(state: GameState, event: Event) -> GameState:
    """The state with this event in its record."""
    return changed(state, record=(*state.record, event))


T = TypeVar("T")


def with_seat(by_seat: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values by seat, with another value for this seat."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def seat_after(state: GameState, seat: Seat) -> Seat | None:
    """Who is asked after this seat, once round from eldest hand; None after the dealer (R2.1, R3.1)."""
    place = state.order.index(seat) + 1
    return state.order[place] if place < len(state.order) else None
