"""Rigged packs, and games at a test table: what tests deal and how they play it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from bot.game.actions import (
    Action,
    CallChicago,
    ChanceAction,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Reshuffle,
    Seat,
    SeatAction,
)
from bot.game.cards import PACK, Card, Hand, parse_cards
from bot.game.copying import changed
from bot.game.engine import Wanted, apply, legal_actions, new_game
from bot.game.events import Event
from bot.game.questions import asked_now
from bot.game.rules import Rules
from bot.game.state import Asks, Cutting, Dealing

YES: Final = True
NO: Final = False

E = TypeVar("E", bound=Event)


def pack_for(order: Sequence[Seat], hands: Mapping[Seat, str], stock: str = "") -> Hand:
    """A pack that deals these hands, eldest hand of `order` first, with `stock` on top of what is left.

    Hands may be short or missing; they are filled up, and the stock continued, with the other cards in pack order.
    Raises ValueError for a card that is named twice or a hand of more than five.
    """
    wishes = {seat: parse_cards(hands.get(seat, "")) for seat in order}
    named = [card for wish in (*wishes.values(), parse_cards(stock)) for card in wish]
    if len(set(named)) < len(named) or any(len(wish) > 5 for wish in wishes.values()) or not hands.keys() <= {*order}:
        raise ValueError(f"no pack deals {dict(hands)} and then {stock!r} to the seats {list(order)}")
    others = (card for card in PACK if card not in named)
    full = {seat: [*wish, *_take(others, 5 - len(wish))] for seat, wish in wishes.items()}
    dealt = [full[seat][turn] for turn in range(5) for seat in order]
    return (*dealt, *parse_cards(stock), *others)


def _take(cards: Iterator[Card], count: int) -> list[Card]:
    return [next(cards) for _ in range(count)]


def continued(start: str, cards: Sequence[Card] = PACK) -> Hand:
    """These cards, beginning with those named in `start`."""
    first = parse_cards(start)
    return (*first, *(card for card in cards if card not in first))


def shuffled(want: Wanted, cards: Hand) -> ChanceAction:
    """The answer to what is wanted of chance."""
    match want.label:
        case "cut":
            return Cut(cards)
        case "deal":
            return Deal(cards)
        case "reshuffle":
            return Reshuffle(cards)


class Game:
    """A game at a test table. Every move goes through `apply`; `events` are those of the last move."""

    def __init__(self, seats: int, *, scores: Sequence[int] | None = None, rules: Rules | None = None) -> None:
        self.state = new_game(rules or Rules(), seats)
        self.actions: list[Action] = []
        self.events: tuple[Event, ...] = ()
        if scores is not None:
            self.give(*scores)

    def give(self, *scores: int) -> Game:
        """Let the scores be these."""
        self.state = changed(self.state, scores=scores)
        return self

    def do(self, action: Action) -> Game:
        """Carry out any action."""
        step = apply(self.state, action)
        self.state, self.events = step.state, step.events
        self.actions.append(action)
        return self

    def deal(self, *hands: str, stock: str = "", dealer: int | None = None) -> Game:
        """Deal these hands, by seat. In the first deal the last seat deals, unless another `dealer` is named."""
        if isinstance(self.state.phase, Cutting):
            lowest = self.state.seats - 1 if dealer is None else dealer
            draws = ["9C", "TD", "JH", "QS"][: self.state.seats]
            draws[lowest] = "2S"
            self.do(Cut(continued(" ".join(draws))))
        phase = self.state.phase
        assert isinstance(phase, Dealing)
        named = {Seat(seat): hand for seat, hand in enumerate(hands) if hand}
        return self.do(Deal(pack_for(phase.order, named, stock)))

    def exchange(self, *throws: str) -> Game:
        """The next seats in turn throw these cards; "" is stand pat."""
        for cards in throws:
            self.do(Exchange(self.turn, parse_cards(cards)))
        return self

    def declare(self, *answers: bool) -> Game:
        """The next seats in turn declare (True) or pass (False)."""
        for yes in answers:
            self.do(Declare(self.turn) if yes else Pass(self.turn))
        return self

    def call(self, *answers: bool) -> Game:
        """The next seats in turn are asked for Chicago and say yes (True) or no (False)."""
        for yes in answers:
            self.do(CallChicago(self.turn) if yes else Pass(self.turn))
        return self

    def play(self, cards: str) -> Game:
        """The next seats in turn play these cards."""
        for card in parse_cards(cards):
            self.do(PlayCard(self.turn, card))
        return self

    def keep_all(self) -> Game:
        """Everybody who is still to exchange stands pat."""
        return self._answer_all(Asks.EXCHANGE, lambda seat: Exchange(seat, ()))

    def all_pass(self) -> Game:
        """Everybody who is still to declare passes."""
        return self._answer_all(Asks.DECLARE, Pass)

    def nobody_calls(self) -> Game:
        """Everybody who is still asked for Chicago says no."""
        return self._answer_all(Asks.CHICAGO, Pass)

    def to_third_phase(self) -> Game:
        """Nobody exchanges or declares anything, up to the question for Chicago or the first lead."""
        return self.keep_all().all_pass().keep_all().all_pass().keep_all()

    def to_tricks(self) -> Game:
        """As `to_third_phase`, and nobody calls."""
        return self.to_third_phase().nobody_calls()

    def play_out(self) -> Game:
        """Everybody plays the first card that may be played, to the end of the deal."""
        return self._answer_all(Asks.PLAY, lambda seat: legal_actions(self.state, seat)[0])

    def to_end(self) -> Game:
        """Nobody exchanges, declares or calls anything any more, and the tricks are played out."""
        deal = self.state.deal
        while asked_now(self.state) is not None and self.state.deal == deal:
            self.keep_all().all_pass().nobody_calls().play_out()
        return self

    @property
    def turn(self) -> Seat:
        """The seat that is asked now."""
        asked = asked_now(self.state)
        assert asked is not None, self.state
        return asked.seat

    def told(self, kind: type[E]) -> list[E]:
        """The events of this kind in this deal."""
        return [event for event in self.state.record if isinstance(event, kind)]

    def _answer_all(self, asks: Asks, answer: Callable[[Seat], SeatAction]) -> Game:
        while (asked := asked_now(self.state)) is not None and asked.asks is asks:
            self.do(answer(asked.seat))
        return self
