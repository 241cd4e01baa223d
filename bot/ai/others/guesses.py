"""Deals as they may be: the cards nobody has seen, given to the other seats so that it fits all the table was told.

A seat's hand is what it kept at its last exchange and what it drew then. What it kept is guessed from how many cards
that were, and from what the seat said and showed; what it drew may be anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations
from math import perm
from random import Random
from typing import Final, NamedTuple

from bot.ai.medium import worth_keeping
from bot.ai.others.kept import kept_as
from bot.ai.others.signs import Signs
from bot.ai.sets.bits import BIT, Bits, hand, indices
from bot.game.actions import Seat
from bot.game.dealing import HAND_SIZE
from bot.game.poker import Category

DOUBT: Final = 0.04
"""How often a seat is taken to have kept its cards for reasons of its own."""
TRIES: Final = 40
"""How often guesses for several seats may clash before a deal is given up."""

KEEPS: Final[Mapping[int, Mapping[Category, float]]] = {
    5: {Category.STRAIGHT: 0.2, Category.FLUSH: 0.2, Category.FULL_HOUSE: 0.5, Category.FOUR_OF_A_KIND: 0.1},
    4: {Category.TWO_PAIRS: 0.86, Category.HIGH_CARD: 0.14},
    3: {Category.THREE_OF_A_KIND: 0.9, Category.HIGH_CARD: 0.1},
    2: {Category.ONE_PAIR: 0.83, Category.HIGH_CARD: 0.17},
    1: {Category.HIGH_CARD: 1.0},
    0: {Category.HIGH_CARD: 1.0},
}
"""By the number of cards kept: what they make, and how often."""


class Guess(NamedTuple):
    """What a seat may have kept, each with the sum of all weights so far."""

    kept: list[Bits]
    weights: list[float]


class Guesser:
    """Deals out the unseen cards again and again, as they may lie."""

    def __init__(self, seen: Mapping[Seat, Signs], unseen: Bits, rng: Random) -> None:
        self._seen = seen
        self._rng = rng
        self._unseen = unseen
        self._missing = {seat: HAND_SIZE - signs.played.bit_count() for seat, signs in seen.items()}
        self._guesses = {seat: _guess(signs, unseen) for seat, signs in seen.items()}
        self._pools = {seat: indices(unseen & ~signs.void) for seat, signs in seen.items()}
        self._narrowest_first = sorted(seen, key=lambda seat: len(self._pools[seat]))

    def deals(self, count: int) -> Iterator[dict[Seat, Bits]]:
        """Up to `count` ways in which the seats may hold their unplayed cards."""
        for _ in range(count):
            deal = self._deal()
            if deal is not None:
                yield deal

    def _deal(self) -> dict[Seat, Bits] | None:
        for attempt in range(TRIES):
            deal = self._try(blind=attempt >= TRIES // 2)
            if deal is not None:
                return deal
        return None

    def _try(self, *, blind: bool) -> dict[Seat, Bits] | None:
        """One way, or None if the guesses for two seats clash. Blind: whatever they may have kept."""
        taken = 0
        deal = {}
        if not blind:
            for seat in self._narrowest_first:
                kept, weights = self._guesses[seat]
                chosen = self._rng.choices(kept, cum_weights=weights)[0] & ~self._seen[seat].played
                if chosen & taken:
                    return None
                taken |= chosen
                deal[seat] = chosen
        for seat in self._narrowest_first:
            held = deal.get(seat, 0)
            drawn = self._draw(seat, self._missing[seat] - held.bit_count(), taken)
            if drawn is None:
                return None
            taken |= drawn
            deal[seat] = held | drawn
        return deal

    def _draw(self, seat: Seat, count: int, taken: Bits) -> Bits | None:
        """So many of the cards that the seat may have and nobody has; None if there are too few."""
        pool = self._pools[seat]
        drawn = self._sample(pool, count)
        if drawn is None or not drawn & taken:
            return drawn
        return self._sample([index for index in pool if not taken >> index & 1], count)

    def _sample(self, pool: Sequence[int], count: int) -> Bits | None:
        """So many of these cards; None if there are too few."""
        if len(pool) < count:
            return None
        drawn = 0
        for index in self._rng.sample(pool, count):
            drawn |= BIT[index]
        return drawn


def _guess(signs: Signs, unseen: Bits) -> Guess:
    """All that a seat may have kept at its last exchange, weighed; what is impossible is left out.

    Of the cards it has played some may have been kept and the others drawn. Each that was drawn is one draw that hit a
    certain card, which makes the guess that much less likely.
    """
    possible = unseen & ~signs.void | signs.played
    size = possible.bit_count()
    found: list[Bits] = []
    weights: list[float] = []
    for kept, weight in _kept(signs, possible):
        free = HAND_SIZE - kept.bit_count()
        drawn = (signs.played & ~kept).bit_count()
        if drawn <= free:
            found.append(kept)
            weights.append(weight * perm(free, drawn) / perm(size, drawn))
    return Guess(found, list(accumulate(weights)))


def _kept(signs: Signs, possible: Bits) -> Iterator[tuple[Bits, float]]:
    """What may have been kept, before anything was played."""
    number = signs.exchanges
    count = HAND_SIZE - signs.exchanged.get(number, HAND_SIZE)
    yield 0, DOUBT
    if number in signs.shown:
        yield from _of_shown(signs.shown[number], count, possible)
        return
    said = signs.said.get(number - 1, (Category.HIGH_CARD, Category.ROYAL_FLUSH))
    named = signs.named.get(number - 1, ())
    shares = {category: share for category, share in KEEPS[count].items() if said[0] <= category <= said[1]}
    for category, share in (shares or {said[0]: 1.0}).items():
        fitting = [kept for kept in kept_as(category, count, named) if not kept.cards & ~possible]
        whole = sum(kept.weight for kept in fitting)
        yield from ((kept.cards, share * kept.weight / whole) for kept in fitting)


def _of_shown(shown: Bits, count: int, possible: Bits) -> Iterator[tuple[Bits, float]]:
    """What may have been kept of a hand that everybody saw: most likely its best part."""
    best = 0
    for card in worth_keeping(hand(shown)):
        best |= BIT[card.index]
    ways = [sum(BIT[index] for index in way) for way in combinations(indices(shown), count)]
    for way in ways:
        if not way & ~possible:
            yield way, 1.0 if way == best else DOUBT / len(ways)
