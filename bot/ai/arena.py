"""The arena: one AI player against others over many games, to see how much stronger it is."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import median
from typing import Final, TextIO

from bot.ai.match import Played, Tally, play_game
from bot.game.rules import PRESETS
from bot.records import Level, Source

Z: Final = 1.96
"""Standard deviations to either side that hold 95 %."""
BAR: Final = 40
TENTHS: Final = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """One seat is A's and all others are B's; A moves on by one seat from game to game, over the same cards."""

    a: Level
    b: Level
    seats: int
    games: int
    rules: str
    seed: int

    def game(self, number: int) -> tuple[bool, Played]:
        """One of the games, and whether A won it; always the same one."""
        place = number % self.seats
        levels = [self.b] * self.seats
        levels[place] = self.a
        played = play_game(levels, PRESETS[self.rules], f"{self.seed}/{number // self.seats}")
        mine_first = (place, *(seat for seat in range(self.seats) if seat != place))
        tallies = tuple(played.tallies[seat] for seat in mine_first)
        places = tuple(played.places[seat] for seat in mine_first)
        return played.winner == place, Played(played.winner, played.deals, tallies, places)


@dataclass(slots=True)
class Outcome:
    """What has come of the games so far."""

    contest: Contest
    games: int = 0
    wins: int = 0
    deals: int = 0
    a: Tally = field(default_factory=Tally)
    b: Tally = field(default_factory=Tally)

    def add(self, won: bool, played: Played) -> None:  # noqa: FBT001 - as `Contest.game` returns it
        """Count one more game."""
        self.games += 1
        self.wins += won
        self.deals += played.deals
        mine, *others = played.tallies
        self.a.add(mine)
        for other in others:
            self.b.add(other)

    @property
    def win_rate(self) -> float:
        """A's share of the games."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where A's true share lies, at 95 % (Wilson's interval)."""
        share, games = self.win_rate, self.games
        middle = share + Z * Z / (2 * games)
        half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
        return (middle - half) / (1 + Z * Z / games), (middle + half) / (1 + Z * Z / games)


def run(contest: Contest, *, processes: int, progress: TextIO | None = None) -> Outcome:
    """Play all the games, several at a time; the outcome does not depend on how many."""
    outcome = Outcome(contest)
    for won, played in _games(contest, processes):
        outcome.add(won, played)
        if progress is not None:
            show_progress(outcome, progress)
    return outcome


def _games(contest: Contest, processes: int) -> Iterator[tuple[bool, Played]]:
    """The games in their order."""
    if processes == 1:
        for number in range(contest.games):
            yield contest.game(number)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(contest.game, range(contest.games), chunksize=2)


def show_progress(outcome: Outcome, to: TextIO) -> None:
    """A bar that grows on a terminal; in a log a line for every tenth of the games."""
    played, games = outcome.games, outcome.contest.games
    count = f"{played}/{games}  {outcome.contest.a.value} {outcome.win_rate:.1%}"
    if to.isatty():
        done = played * BAR // games
        end = "\n" if played == games else ""
        print(f"\r[{'#' * done}{'.' * (BAR - done)}] {count} ", end=end, file=to, flush=True)
    elif played * TENTHS // games > (played - 1) * TENTHS // games:
        print(count, file=to, flush=True)


def as_json(outcome: Outcome) -> dict[str, object]:
    """The outcome as plain values. `win_rate` is A's share of the games; points are for each deal and seat."""
    contest = outcome.contest
    low, high = outcome.interval
    return {
        "a": contest.a.value,
        "b": contest.b.value,
        "seats": contest.seats,
        "games": outcome.games,
        "rules": contest.rules,
        "seed": contest.seed,
        "win_rate": outcome.win_rate,
        "interval": [low, high],
        "deals_per_game": outcome.deals / outcome.games,
        "players": {
            "a": _player(outcome.a, seat_deals=outcome.deals),
            "b": _player(outcome.b, seat_deals=outcome.deals * (contest.seats - 1)),
        },
    }


def _player(tally: Tally, *, seat_deals: int) -> dict[str, object]:
    seconds = sorted(tally.seconds)
    return {
        "points_per_deal": {source.value: tally.points[source] / seat_deals for source in Source},
        "chicagos_called": tally.called,
        "chicagos_made": tally.made,
        "decisions": len(seconds),
        "median_ms": median(seconds) * 1e3,
        "p99_ms": seconds[len(seconds) * 99 // 100] * 1e3,
        "slowest_ms": seconds[-1] * 1e3,
        "too_long": tally.too_long,
    }


def as_text(outcome: Outcome) -> str:
    """The outcome in a few lines."""
    contest = outcome.contest
    low, high = outcome.interval
    others = f"{contest.seats - 1} x {contest.b.value}"
    lines = [
        f"{contest.a.value} against {others}: {outcome.wins} of {outcome.games} games won, {outcome.win_rate:.1%}"
        f" (95 %: {low:.1%} to {high:.1%}; even would be {1 / contest.seats:.0%})",
        f"{outcome.deals / outcome.games:.1f} deals a game; rules {contest.rules}, seed {contest.seed}",
    ]
    sides = ((contest.a, outcome.a, outcome.deals), (contest.b, outcome.b, outcome.deals * (contest.seats - 1)))
    for level, tally, seat_deals in sides:
        points = ", ".join(
            f"{source.value} {tally.points[source] / seat_deals:+.2f}" for source in Source if tally.points[source]
        )
        seconds = sorted(tally.seconds)
        lines += [
            f"  {level.value:7} points per deal: {points}; Chicago made {tally.made} of {tally.called}",
            f"          {len(seconds):,} decisions: median {median(seconds) * 1e3:.1f} ms,"
            f" 99 % within {seconds[len(seconds) * 99 // 100] * 1e3:.1f} ms, slowest {seconds[-1] * 1e3:.1f} ms;"
            f" {tally.too_long} would have been medium's",
        ]
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Play the games and print what came of them."""
    parser = argparse.ArgumentParser(prog="python -m bot arena", description=__doc__)
    level = partial(Level)
    parser.add_argument("a", type=level, metavar="A", help="the player to be judged: easy, medium or hard")
    parser.add_argument("b", type=level, metavar="B", help="who holds all the other seats")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rules", choices=PRESETS, default="standard")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="games at a time")
    parser.add_argument("--json", action="store_true", help="print plain values instead of sentences")
    chosen = parser.parse_args(words)
    contest = Contest(
        a=chosen.a, b=chosen.b, seats=chosen.seats, games=chosen.games, rules=chosen.rules, seed=chosen.seed
    )
    outcome = run(contest, processes=chosen.processes, progress=sys.stderr)
    print(json.dumps(as_json(outcome), indent=2) if chosen.json else as_text(outcome))
    return 0
