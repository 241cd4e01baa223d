"""The medium player: the rules of thumb of somebody who has played Chicago for a few evenings.

It keeps what it has made and draws to what is nearly made, declares whatever it can, plays low cards first and fights
for the last two tricks. It calls Chicago only with cards that cannot be beaten.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, TypeVar, assert_never

from bot.ai.counting import Cards, is_master, of_suit, unseen, wins_from_the_top
from bot.game.actions import (
    CallChicago,
    ChooseReset,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    SeatAction,
    TakeUpcard,
)
from bot.game.cards import Card, Hand, Rank, Suit
from bot.game.poker import Category, rank_of
from bot.game.scoring import hand_points
from bot.game.state import Asks, Playing, TakingUpcard, Trick
from bot.game.tricks import takes
from bot.game.view import SeatView

FIGHT_FROM: Final = 4
"""The trick from which on it wants to win: who wins the fourth leads to the last."""
HIGH_CARDS: Final = 2
"""How many cards it keeps of a hand that has nothing else."""

Answer = TypeVar("Answer", bound=SeatAction)


def choose(view: SeatView, rng: Random) -> SeatAction:
    """What the medium player does: one of `view.legal`, never leaving the game.

    The same view and the same state of `rng` give the same answer. Raises ValueError if nothing is asked of the seat.
    """
    if not view.turn:
        raise ValueError("nothing is asked of this seat now")
    match view.questions[0].asks:
        case Asks.REDEAL:
            poor = rank_of(view.hand).category <= Category.ONE_PAIR
            return _first(view, *([Redeal] if poor else []), Pass)
        case Asks.EXCHANGE:
            return _exchange(view)
        case Asks.UPCARD:
            return _take_or_refuse(view)
        case Asks.DECLARE:
            return _first(view, Declare, Pass)
        case Asks.RESET:
            return _points_or_reset(view)
        case Asks.CHICAGO:
            sure = wins_from_the_top(view.hand, unseen(view))
            return _first(view, CallChicago if sure else Pass)
        case Asks.PLAY:
            return _play(view, rng)
        case _:
            assert_never(view.questions[0].asks)


def _first(view: SeatView, *kinds: type[SeatAction]) -> SeatAction:
    """The legal action of the first of these kinds that there is."""
    return next(action for kind in kinds for action in view.legal if isinstance(action, kind))


def _offered(view: SeatView, kind: type[Answer]) -> tuple[Answer, ...]:
    """The legal actions of one kind."""
    return tuple(action for action in view.legal if isinstance(action, kind))


# Exchanging


def _exchange(view: SeatView) -> Exchange:
    """Throw what is not worth keeping, or what comes nearest to it where a house rule forbids that.

    One card is thrown openly where that is allowed: the card that comes may be refused.
    """
    unwanted = set(view.hand).difference(worth_keeping(view.hand))
    offers = _offered(view, Exchange)
    return min(offers, key=lambda offer: (len(unwanted.symmetric_difference(offer.cards)), not offer.openly))


def _take_or_refuse(view: SeatView) -> TakeUpcard:
    """Take the card that lies face up if it makes the hand a better kind."""
    assert isinstance(view.phase, TakingUpcard)
    with_it = rank_of((*view.hand, view.phase.card)).category
    times = Counter(card.rank for card in view.hand)
    pairs = sum(time > 1 for time in times.values())
    without = Category.THREE_OF_A_KIND if max(times.values()) > 2 else Category(pairs)
    take = with_it > without
    return next(action for action in _offered(view, TakeUpcard) if action.take is take)


def _points_or_reset(view: SeatView) -> ChooseReset:
    """Set the others to 0 if one of them has more points than four of a kind would bring."""
    others = (view.scores[seat] for seat in view.order if seat != view.seat)
    reset = max(others) > hand_points(Category.FOUR_OF_A_KIND, view.rules)
    return next(action for action in _offered(view, ChooseReset) if action.reset is reset)


def worth_keeping(hand: Hand) -> Hand:
    """A made hand; or four cards to a flush or an open-ended straight; or the highest cards."""
    return _made(hand) or _four_to_a_flush(hand) or _four_to_a_straight(hand) or _highest(hand, HIGH_CARDS)


def _made(hand: Hand) -> Hand:
    """The cards that make the hand what it is: all five from a straight up, else its pairs or three of a kind."""
    if rank_of(hand).category >= Category.STRAIGHT:
        return hand
    times = Counter(card.rank for card in hand)
    return tuple(card for card in hand if times[card.rank] > 1)


def _four_to_a_flush(hand: Hand) -> Hand:
    """Four cards of one suit."""
    times = Counter(card.suit for card in hand)
    suit, most = times.most_common(1)[0]
    return tuple(card for card in hand if card.suit is suit) if most == 4 else ()


def _four_to_a_straight(hand: Hand) -> Hand:
    """Four cards in a row that a card at either end makes a straight; so the ace is not among them."""
    by_rank: dict[int, Card] = {card.rank: card for card in hand}
    for low in range(Rank.TWO, Rank.JACK):
        row = tuple(by_rank[rank] for rank in range(low, low + 4) if rank in by_rank)
        if len(row) == 4:
            return row
    return ()


def _highest(hand: Hand, count: int) -> Hand:
    return tuple(sorted(hand, key=_rank, reverse=True)[:count])


# Playing


def _play(view: SeatView, rng: Random) -> PlayCard:
    """One card to the trick."""
    phase = view.phase
    assert isinstance(phase, Playing)
    plays = {play.card: play for play in _offered(view, PlayCard)}
    options = tuple(plays)
    if len(options) == 1:
        return plays[options[0]]
    out = unseen(view)
    if phase.caller is None:
        card = _for_the_last_trick(view, phase, options, out, rng)
    elif phase.caller == view.seat:
        card = _lead_to_win(options, out)
    else:
        card = _against_the_caller(phase, options, out, rng)
    return plays[card]


def _for_the_last_trick(view: SeatView, phase: Playing, options: Hand, out: Cards, rng: Random) -> Card:
    """Low cards first; from the fourth trick on, win if possible."""
    if phase.number < FIGHT_FROM:
        return _lowest(options, rng)
    if not phase.trick:
        return _lead_to_win(options, out)
    winning = _beating(options, phase.trick)
    if not winning:
        return _lowest(options, rng)
    plays_last = len(phase.trick) == len(view.order) - 1
    sure = winning if plays_last else tuple(card for card in winning if is_master(card, out))
    return min(sure, key=_rank) if sure else max(winning, key=_rank)


def _against_the_caller(phase: Playing, options: Hand, out: Cards, rng: Random) -> Card:
    """Any trick won breaks the Chicago (R7.5); until then keep what may still win one."""
    winning = _beating(options, phase.trick)
    if winning:
        return max(winning, key=_rank)
    return _lowest(_spare(options, out) or options, rng)


def _lead_to_win(options: Hand, out: Cards) -> Card:
    """The card most likely to win when it is led: one that cannot be beaten, else the highest."""
    masters = tuple(card for card in options if is_master(card, out))
    return max(masters or options, key=_rank)


def _beating(options: Hand, trick: Trick) -> Hand:
    """The cards that would take the trick as it lies (R6.1)."""
    best = takes(trick).card
    return tuple(card for card in options if card.suit is best.suit and card.rank > best.rank)


def _spare(hand: Hand, out: Cards) -> Hand:
    """The cards that guard nothing: a king wins a trick later on only beside a card to throw under the ace."""
    spare: list[Card] = []
    for suit in Suit:
        own, others = of_suit(hand, suit), of_suit(out, suit)
        if own:
            higher = sum(card.rank > own[0].rank for card in others)
            spare += own[higher + 1 :] if len(own) > higher else own
    return tuple(spare)


def _lowest(options: Hand, rng: Random) -> Card:
    """The lowest card, by lot among several suits."""
    least = min(card.rank for card in options)
    return rng.choice([card for card in options if card.rank is least])


def _rank(card: Card) -> Rank:
    return card.rank
