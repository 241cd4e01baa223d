"""The easy player: a beginner who has read the rules, likes to win tricks, and does not count.

It keeps pairs and the like, tries for every trick from the first on, is careless now and then, calls Chicago on a few
court cards, and leaves what it does not understand to chance.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, assert_never

from bot.game.actions import CallChicago, Declare, Exchange, Pass, PlayCard, Resign, SeatAction
from bot.game.cards import Card, Hand, Rank
from bot.game.poker import Category, rank_of
from bot.game.state import Asks, Playing
from bot.game.tricks import takes
from bot.game.view import SeatView

CARELESS: Final = 0.15
"""How often it plays any card, or forgets to declare."""
PROUD: Final = 0.3
"""How often it throws nothing once it has a hand that scores."""
FIGURES_TO_CALL: Final = 4
"""How many aces and kings make it call Chicago."""


def choose(view: SeatView, rng: Random) -> SeatAction:
    """What the easy player does: one of `view.legal`, never leaving the game.

    The same view and the same state of `rng` give the same answer. Raises ValueError if nothing is asked of the seat.
    """
    if not view.turn:
        raise ValueError("nothing is asked of this seat now")
    match view.questions[0].asks:
        case Asks.EXCHANGE:
            return _exchange(view, rng)
        case Asks.DECLARE:
            return _say(view, Declare, likely=rng.random() >= CARELESS)
        case Asks.CHICAGO:
            figures = sum(card.rank >= Rank.KING for card in view.hand)
            return _say(view, CallChicago, likely=figures >= FIGURES_TO_CALL)
        case Asks.PLAY:
            return _play(view, rng)
        case Asks.REDEAL | Asks.UPCARD | Asks.RESET:
            return rng.choice([action for action in view.legal if not isinstance(action, Resign)])
        case _:
            assert_never(view.questions[0].asks)


def _say(view: SeatView, kind: type[Declare | CallChicago], *, likely: bool) -> SeatAction:
    """Yes, if it is allowed and this player feels like it; else pass, unless that is not allowed."""
    kinds = (kind, Pass) if likely else (Pass, kind)
    return next(action for wanted in kinds for action in view.legal if isinstance(action, wanted))


def _exchange(view: SeatView, rng: Random) -> Exchange:
    """Throw what matches nothing, or what comes nearest to it where a house rule forbids that."""
    unwanted = set(view.hand).difference(_kept(view.hand, rng))
    offers = [action for action in view.legal if isinstance(action, Exchange)]
    return min(offers, key=lambda offer: len(unwanted.symmetric_difference(offer.cards)))


def _kept(hand: Hand, rng: Random) -> Hand:
    """A proud hand whole; else what matches; else the highest card."""
    category = rank_of(hand).category
    if category >= Category.STRAIGHT or (category >= Category.ONE_PAIR and rng.random() < PROUD):
        return hand
    times = Counter(card.rank for card in hand)
    matching = tuple(card for card in hand if times[card.rank] > 1)
    return matching or (max(hand, key=_rank),)


def _play(view: SeatView, rng: Random) -> PlayCard:
    """The highest card while it may win the trick, else the lowest."""
    plays = [action for action in view.legal if isinstance(action, PlayCard)]
    phase = view.phase
    assert isinstance(phase, Playing)
    if rng.random() < CARELESS:
        return rng.choice(plays)
    highest = max(plays, key=lambda play: _rank(play.card))
    if not phase.trick:
        return highest
    best = takes(phase.trick).card
    wins = highest.card.suit is best.suit and highest.card.rank > best.rank
    return highest if wins else min(plays, key=lambda play: _rank(play.card))


def _rank(card: Card) -> Rank:
    return card.rank
