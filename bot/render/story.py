"""A deal as its record tells it, sorted by what a table wants to know: exchanges, declarations, tricks, points."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import assert_never

from bot.game.actions import Seat
from bot.game.cards import Card, Hand
from bot.game.events import (
    BreakerScored,
    CardPlayed,
    CardsCut,
    ChicagoBroken,
    ChicagoCalled,
    ChicagoMade,
    DealEnded,
    Dealt,
    Event,
    Exchanged,
    GameWon,
    HandDeclared,
    HandRedealt,
    HandScored,
    HandShown,
    HandsRevealed,
    LastTrickScored,
    NobodyCalled,
    NobodyScored,
    OthersReset,
    Passed,
    SeatLeft,
    StockRenewed,
    TieBreakCalled,
    TrickWon,
    UpcardRefused,
    UpcardShown,
    UpcardTaken,
)
from bot.game.state import Played, Trick


@dataclass(slots=True)
class ComparisonTold:
    """One of the comparisons of hands: what was declared, and how it ended (no outcome while it is open).

    There is more than one only where equal hands all score.
    """

    answers: list[HandDeclared | Passed] = field(default_factory=list)
    outcomes: list[HandScored | NobodyScored] = field(default_factory=list)
    reset: Seat | None = None
    """Whose four of a kind set the others to 0."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What a seat lost to somebody's four of a kind; never more than nothing."""

    seat: Seat
    points: int


Gain = HandScored | LastTrickScored | ChicagoMade | ChicagoBroken | BreakerScored | Loss
"""A change of one seat's score."""


@dataclass(slots=True)
class TrickTold:
    """A trick that was taken."""

    cards: Trick
    winner: Seat

    @property
    def winning(self) -> Played:
        """The card that took it."""
        return next(played for played in self.cards if played.seat == self.winner)

    @property
    def alone(self) -> bool:
        """Was the winning card the only one of the suit led?"""
        return sum(played.card.suit is self.winning.card.suit for played in self.cards) == 1


@dataclass(slots=True)
class ExchangeTold:
    """One round of exchanges: in order, who took how many; who showed its hand before; new draw piles.

    `upcards` are the cards turned face up for seats, and whether they were taken (None while that is open).
    """

    upcards: dict[Seat, tuple[Card, bool | None]] = field(default_factory=dict)
    taken: dict[Seat, int] = field(default_factory=dict)
    shown: dict[Seat, Hand] = field(default_factory=dict)
    renewed: list[int] = field(default_factory=list)


Cards = HandRedealt | HandShown | UpcardShown | UpcardTaken | UpcardRefused | StockRenewed | Exchanged
"""What happens while cards are exchanged."""
Compared = HandDeclared | Passed | HandScored | NobodyScored | OthersReset
"""What happens when hands are compared, and at once after it."""
Tricks = (
    ChicagoCalled
    | NobodyCalled
    | CardPlayed
    | TrickWon
    | LastTrickScored
    | ChicagoMade
    | ChicagoBroken
    | BreakerScored
    | HandsRevealed
)
"""What happens from the question for Chicago until all hands lie open."""
Frame = CardsCut | Dealt | DealEnded | TieBreakCalled | SeatLeft | GameWon
"""What happens around a deal, and to the people who play it."""


@dataclass(slots=True)
class Story:
    """A deal so far. Dictionaries by number hold exchanges 1-3 and comparisons 1-3, in the order they came."""

    cut: CardsCut | None = None
    dealt: Dealt | None = None
    redealt: dict[Seat, Hand] = field(default_factory=dict)
    """The low hands that were shown and thrown for new ones."""
    exchanges: dict[int, ExchangeTold] = field(default_factory=dict)
    comparisons: dict[int, ComparisonTold] = field(default_factory=dict)
    asked_chicago: bool = False
    caller: Seat | None = None
    tricks: list[TrickTold] = field(default_factory=list)
    open_trick: list[Played] = field(default_factory=list)
    points: list[Gain] = field(default_factory=list)
    hands: tuple[Hand, ...] = ()
    scores: tuple[int, ...] = ()
    tie_break: tuple[Seat, ...] = ()
    left: list[Seat] = field(default_factory=list)
    winner: Seat | None = None

    @property
    def over(self) -> bool:
        """Is the deal done?"""
        return bool(self.scores)

    @property
    def last_trick(self) -> TrickTold | None:
        """The trick taken last."""
        return self.tricks[-1] if self.tricks else None

    def won(self, seat: Seat) -> list[Gain]:
        """What a seat's score changed by in this deal, in order."""
        return [event for event in self.points if event.seat == seat]


def story_of(record: Iterable[Event]) -> Story:
    """The story of a record, whole or cut short, as a seat or a spectator saw it."""
    story = Story()
    for event in record:
        if isinstance(event, Cards):
            _tell_cards(story, event)
        elif isinstance(event, Compared):
            _tell_comparison(story, event)
        elif isinstance(event, Tricks):
            _tell_tricks(story, event)
        elif isinstance(event, Frame):
            _tell_frame(story, event)
        else:
            assert_never(event)
    return story


def _tell_cards(story: Story, event: Cards) -> None:
    match event:
        case HandRedealt(seat, shown):
            story.redealt[seat] = shown
        case HandShown(seat, hand):
            _open_exchange(story).shown[seat] = hand
        case UpcardShown(seat, _, card):
            _open_exchange(story).upcards[seat] = (card, None)
        case UpcardTaken(seat, card):
            _open_exchange(story).upcards[seat] = (card, True)
        case UpcardRefused(seat, card):
            _open_exchange(story).upcards[seat] = (card, False)
        case StockRenewed(count):
            _open_exchange(story).renewed.append(count)
        case Exchanged(seat=seat, count=count):
            _open_exchange(story).taken[seat] = count
        case _:
            assert_never(event)


def _open_exchange(story: Story) -> ExchangeTold:
    """The exchange that goes on: the last one, until everybody has exchanged and somebody begins the next."""
    number = max(story.exchanges, default=1)
    told = story.exchanges.setdefault(number, ExchangeTold())
    if story.dealt is None or len(told.taken) < len(story.dealt.order):
        return told
    return story.exchanges.setdefault(number + 1, ExchangeTold())


def _tell_comparison(story: Story, event: Compared) -> None:
    match event:
        case HandDeclared() | Passed():
            story.comparisons.setdefault(event.number, ComparisonTold()).answers.append(event)
        case HandScored():
            story.comparisons.setdefault(event.number, ComparisonTold()).outcomes.append(event)
            story.points.append(event)
        case NobodyScored():
            story.comparisons.setdefault(event.number, ComparisonTold()).outcomes.append(event)
        case OthersReset(seat, lost):
            story.comparisons[max(story.comparisons)].reset = seat
            story.points += [Loss(Seat(loser), points) for loser, points in enumerate(lost) if points]
        case _:
            assert_never(event)


def _tell_tricks(story: Story, event: Tricks) -> None:
    match event:
        case ChicagoCalled(seat):
            story.asked_chicago, story.caller = True, seat
        case NobodyCalled():
            story.asked_chicago = True
        case CardPlayed(seat=seat, card=card):
            story.open_trick.append(Played(seat, card))
        case TrickWon(seat=seat):
            story.tricks.append(TrickTold(tuple(story.open_trick), seat))
            story.open_trick = []
        case LastTrickScored() | ChicagoMade() | ChicagoBroken() | BreakerScored():
            story.points.append(event)
        case HandsRevealed(hands):
            story.hands = hands
        case _:
            assert_never(event)


def _tell_frame(story: Story, event: Frame) -> None:
    match event:
        case CardsCut():
            story.cut = event
        case Dealt():
            story.dealt = event
        case DealEnded(scores=scores):
            story.scores = scores
        case TieBreakCalled(seats):
            story.tie_break = seats
        case SeatLeft(seat):
            story.left.append(seat)
        case GameWon(seat):
            story.winner = seat
        case _:
            assert_never(event)
