"""A game among AI players, without a table: who wins, where the points come from, how long they think."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import assert_never

from bot.ai.effort import SECONDS
from bot.ai.players import choose
from bot.game.actions import Cut, Deal, Reshuffle, Seat
from bot.game.engine import Step, apply, new_game, wanted
from bot.game.events import (
    BreakerScored,
    ChicagoBroken,
    ChicagoCalled,
    ChicagoMade,
    DealEnded,
    Event,
    HandScored,
    LastTrickScored,
    OthersReset,
)
from bot.game.questions import asked_now
from bot.game.rules import Rules
from bot.game.state import Finished, GameState
from bot.game.view import observe
from bot.game.winning import standing_results
from bot.records import Level, Source


@dataclass(slots=True)
class Tally:
    """What one seat did in a game, or several seats in many."""

    points: Counter[Source] = field(default_factory=Counter)
    called: int = 0
    made: int = 0
    seconds: list[float] = field(default_factory=list)
    """For each decision, computing time; what other programs took meanwhile is not in it."""

    @property
    def too_long(self) -> int:
        """How many decisions a table would not have waited for."""
        return sum(seconds > SECONDS for seconds in self.seconds)

    def add(self, other: Tally) -> None:
        """Count this one too."""
        self.points.update(other.points)
        self.called += other.called
        self.made += other.made
        self.seconds += other.seconds


@dataclass(slots=True)
class Played:
    """A game that is over."""

    winner: Seat
    deals: int
    tallies: tuple[Tally, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat, from 1; equals share one (R8)."""


def play_game(levels: Sequence[Level], rules: Rules, seed: str) -> Played:
    """A game to its end; the same for the same seed. Here nobody is hurried, however busy the machine."""
    chance, dice = Random(f"cards {seed}"), Random(f"players {seed}")  # noqa: S311 - nothing about it is secret
    tallies = tuple(Tally() for _ in levels)
    deals = 0
    state = new_game(rules, len(levels))
    while not isinstance(state.phase, Finished):
        step = _by_chance(state, chance) or _by_a_seat(state, levels, dice, tallies)
        for event in step.events:
            _count(event, tallies)
            deals += isinstance(event, DealEnded)
        state = step.state
    return Played(state.phase.winner, deals, tallies, tuple(end.place for end in standing_results(state)))


def _by_chance(state: GameState, chance: Random) -> Step | None:
    """Shuffled cards, if the game waits for them."""
    want = wanted(state)
    if want is None:
        return None
    cards = tuple(chance.sample(want.cards, len(want.cards)))
    match want.label:
        case "cut":
            return apply(state, Cut(cards))
        case "deal":
            return apply(state, Deal(cards))
        case "reshuffle":
            return apply(state, Reshuffle(cards))
        case _:
            assert_never(want.label)


def _by_a_seat(state: GameState, levels: Sequence[Level], dice: Random, tallies: Sequence[Tally]) -> Step:
    """The answer of the seat that is asked."""
    asked = asked_now(state)
    assert asked is not None
    view, seed = observe(state, asked.seat), dice.getrandbits(64)
    started = process_time()
    action = choose(levels[asked.seat], view, seed=seed, seconds=None)
    tallies[asked.seat].seconds.append(process_time() - started)
    return apply(state, action)


def _count(event: Event, tallies: Sequence[Tally]) -> None:
    match event:
        case HandScored():
            tallies[event.seat].points[Source.HAND] += event.points
        case LastTrickScored():
            tallies[event.seat].points[Source.LAST_TRICK] += event.points
        case ChicagoCalled():
            tallies[event.seat].called += 1
        case ChicagoMade():
            tallies[event.seat].points[Source.CHICAGO] += event.points
            tallies[event.seat].made += 1
        case ChicagoBroken():
            tallies[event.seat].points[Source.CHICAGO] += event.points
        case BreakerScored():
            tallies[event.seat].points[Source.BREAKER] += event.points
        case OthersReset():
            for tally, lost in zip(tallies, event.lost, strict=True):
                tally.points[Source.RESET] += lost
        case _:
            pass
