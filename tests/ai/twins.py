"""Pairs of worlds that look the same from one seat: every level must do the same in both.

`python -m tests.ai.twins` goes through 2,000 pairs for every level.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import NamedTuple

from bot.ai import easy, hard, medium
from bot.ai.effort import Effort
from bot.game.actions import Seat, SeatAction
from bot.game.cards import in_pack_order
from bot.game.events import Dealt, Event, Exchanged
from bot.game.state import GameState, Reshuffling
from bot.game.view import SeatView, observe
from tests.ai.games import anything, asked

PAIRS = 2_000


class Twins(NamedTuple):
    """Two states that differ in cards which the seat cannot see."""

    one: GameState
    other: GameState
    seat: Seat


def twins(seed: int) -> Iterator[Twins]:
    """Pairs from games of all sizes, each moment with the hidden cards dealt anew."""
    rng = Random(seed)
    for number in range(10_000):
        seats = 2 + number % 3
        for state, seat, _ in asked([medium.choose, *[anything] * (seats - 1)], seed + number):
            yield Twins(state, elsewhere(state, seat, rng), seat)


def elsewhere(state: GameState, seat: Seat, rng: Random) -> GameState:
    """The same position with other cards in the other hands and in the stock, and a record that agrees."""
    assert not isinstance(state.phase, Reshuffling)
    sizes = [0 if owner == seat else len(hand) for owner, hand in enumerate(state.hands)]
    hidden = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand] + list(state.stock)
    rng.shuffle(hidden)
    dealt = [in_pack_order(hidden.pop() for _ in range(size)) for size in sizes]
    dealt[seat] = state.hands[seat]
    record = tuple(_otherwise(event, seat) for event in state.record)
    return replace(state, hands=tuple(dealt), stock=tuple(hidden), record=record)


def _otherwise(event: Event, seat: Seat) -> Event:
    """The event with other secrets: all that the others hold is told in reverse."""
    match event:
        case Dealt():
            hands = tuple(hand if owner == seat else (hand or ())[::-1] for owner, hand in enumerate(event.hands))
            return replace(event, hands=hands)
        case Exchanged(thrown=thrown, drawn=drawn) if event.seat != seat:
            return replace(event, thrown=(drawn or ())[::-1], drawn=(thrown or ())[::-1])
        case _:
            return event


def answers(view: SeatView, seed: int) -> tuple[SeatAction, ...]:
    """What each level does; the hard player without a look at the clock."""
    return (
        easy.choose(view, Random(seed)),
        medium.choose(view, Random(seed)),
        hard.choose(view, Random(seed), Effort(seconds=None)),
    )


def differing(pairs: int, seed: int) -> list[Twins]:
    """Those of so many pairs in which some level does something else, or the views are not equal."""
    found = []
    for number, pair in enumerate(islice(twins(seed), pairs)):
        one, other = observe(pair.one, pair.seat), observe(pair.other, pair.seat)
        if one != other or answers(one, number) != answers(other, number):
            found.append(pair)
    return found


def main() -> int:
    """Print how many pairs were told apart; 1 if any was."""
    found = differing(PAIRS, seed=1)
    print(f"{PAIRS:,} pairs of worlds that look the same: {len(found)} told apart")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
