"""How fast the rules are: one action, one view, and a whole game read back from its list of actions.

Run with `python -m tests.bench.engine`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from statistics import median, quantiles
from time import process_time
from typing import Final, NamedTuple

from bot.ai.medium import choose
from bot.game.actions import Action
from bot.game.codec import decode_action, encode_action
from bot.game.dealing import all_seats
from bot.game.engine import apply, new_game
from bot.game.rules import Rules
from bot.game.state import GameState
from bot.game.view import observe
from tests.ai.games import game
from tests.bench.figures import Figure

SEATS: Final = 4
GAMES: Final = 20
STEP_BAR: Final = 100e-6
"""Seconds that one `apply`, and one `observe`, may take in the median."""
REPLAY_BAR: Final = 50e-3
"""Seconds in which a game is read back."""


def played(seed: int) -> tuple[list[Action], int]:
    """The actions of a game among four players of some sense, and how many deals it took."""
    moves = list(game([choose] * SEATS, seed))
    return [move.action for move in moves], moves[-1].step.state.deal


def states(actions: Iterable[Action]) -> Iterator[GameState]:
    """The game at every moment."""
    state = new_game(Rules(), SEATS)
    yield state
    for action in actions:
        state = apply(state, action).state
        yield state


def seconds(work: Callable[[], object]) -> float:
    """How much processor time this took: the same as on the clock where nothing else runs, and steady where it does."""
    start = process_time()
    work()
    return process_time() - start


def report(name: str, times: list[float], bar: float) -> None:
    """One line: the median against the bar, and the slowest hundredth."""
    unit, scale = ("us", 1e6) if bar < 1e-3 else ("ms", 1e3)
    middle, slow = median(times), quantiles(times, n=100)[-1]
    verdict = "within" if middle < bar else "OVER"
    print(
        f"{name:<24} median {middle * scale:6.1f} {unit}   99 % {slow * scale:6.1f} {unit}"
        f"   {verdict} {bar * scale:.0f} {unit}   ({len(times):,} times)"
    )


class Timed(NamedTuple):
    """Something that was timed: seconds, and the bar in the median."""

    what: str
    times: list[float]
    bar: float


def timed(games: list[tuple[list[Action], int]]) -> Iterator[Timed]:
    """One action, one view, one game read back."""
    lists = [actions for actions, _ in games]
    moments = [(state, action) for actions in lists for state, action in zip(states(actions), actions, strict=False)]
    yield Timed("apply", [seconds(lambda: apply(state, action)) for state, action in moments], STEP_BAR)  # noqa: B023
    views = [(state, seat) for state, _ in moments for seat in all_seats(state)]
    yield Timed("observe", [seconds(lambda: observe(state, seat)) for state, seat in views], STEP_BAR)  # noqa: B023
    yield Timed("replay", [seconds(lambda: list(states(actions))) for actions in lists * 5], REPLAY_BAR)  # noqa: B023
    stored = [[encode_action(action) for action in actions] for actions in lists] * 5
    again = [seconds(lambda: list(states(map(decode_action, values)))) for values in stored]  # noqa: B023
    yield Timed("replay from JSON values", again, REPLAY_BAR)


def measured(*, full: bool = False) -> Iterator[Figure]:
    """A part of the suite."""
    for one in timed([played(seed) for seed in range(GAMES * (5 if full else 1))]):
        unit, scale = ("us", 1e6) if one.bar < 1e-3 else ("ms", 1e3)
        yield Figure(f"{one.what}, median", scale * median(one.times), unit, most=scale * one.bar)


def main() -> None:
    """Measure, and print what came out."""
    games = [played(seed) for seed in range(GAMES)]
    print(
        f"{GAMES} games with {SEATS} seats: {median(deals for _, deals in games):.0f} deals and "
        f"{median(len(actions) for actions, _ in games):.0f} actions in the median"
    )
    for one in timed(games):
        report(*one)


if __name__ == "__main__":
    main()
