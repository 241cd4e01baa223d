"""What somebody would be rated who plays like an AI player of some level: `python -m tests.bench.ratings`.

Two of one level meet two mediums, over and over. Medium is fixed; the other level's rating is where it gains as much
in its good games as it loses in the bad ones. That is the rating that a person of its strength ends with.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from bot.ai.match import play_game
from bot.game.rules import PRESETS, Rules
from bot.ratings import AI_RATINGS, Entrant, after_game
from bot.records import Level
from bot.standings import Rating
from tests.bench.figures import Figure

SEATS: Final = 4
PAIRS: Final = tuple(combinations(range(SEATS), 2))
"""Where the two sit who are judged; they change over the same cards."""
MEDIUM: Final = AI_RATINGS[Level.MEDIUM.value]
FURTHEST: Final = 40.0
"""Ratings this far from medium's are looked through."""
HALVINGS: Final = 24
Z: Final = 1.96
NEAR: Final = 0.5


class Meeting(NamedTuple):
    """A game: who was judged, and the places by seat."""

    judged: tuple[int, ...]
    places: tuple[int, ...]


def meetings(level: Level, *, games: int, rules: Rules, seed: int) -> list[Meeting]:
    """Games of two of this level and two mediums."""
    played = []
    for number in range(games):
        judged = PAIRS[number % len(PAIRS)]
        levels = [level if seat in judged else Level.MEDIUM for seat in range(SEATS)]
        played.append(Meeting(judged, play_game(levels, rules, f"{seed}/{number // len(PAIRS)}").places))
        if sys.stderr.isatty():
            print(f"\r{level.value} {number + 1}/{games} ", end="", file=sys.stderr, flush=True)
    return played


def gains(played: Sequence[Meeting], ahead: float) -> list[float]:
    """What the judged ones gain in each game, on average, if they are rated so much above medium."""
    rated = Rating(MEDIUM.mu + ahead, MEDIUM.sigma)
    return [mean(_after(game, rated)) - rated.mu for game in played]


def _after(game: Meeting, rated: Rating) -> list[float]:
    field = [
        Entrant(rating=rated if seat in game.judged else MEDIUM, place=place) for seat, place in enumerate(game.places)
    ]
    after = after_game(field)
    return [after[seat].mu for seat in game.judged]


def balance(played: Sequence[Meeting]) -> tuple[float, float]:
    """How far above medium nothing is gained or lost in the long run, and how far off that may be, at 95 %."""
    low, high = -FURTHEST, FURTHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if mean(gains(played, middle)) > 0 else (low, middle)
    slope = (mean(gains(played, low - NEAR)) - mean(gains(played, low + NEAR))) / (2 * NEAR)
    return low, Z * stdev(gains(played, low)) / sqrt(len(played)) / slope


def measured(*, full: bool = False) -> Iterator[Figure]:
    """A part of the suite."""
    games = 1000 if full else 6
    for level in (Level.EASY, Level.HARD):
        ahead, off = balance(meetings(level, games=games, rules=PRESETS["standard"], seed=7))
        yield Figure(
            f"rating of who plays like {level.value}, over {games:,} games", MEDIUM.mu + ahead, f"(± {off:.1f})"
        )


def main(words: list[str] | None = None) -> int:
    """Print the ratings."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.ratings", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="of each level against medium")
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args(words)
    for level in (Level.EASY, Level.HARD):
        ahead, off = balance(meetings(level, games=chosen.games, rules=PRESETS["standard"], seed=chosen.seed))
        fixed = AI_RATINGS[level.value]
        print(
            f"{level.value:7} {MEDIUM.mu + ahead:5.1f} (95 %: {off:.1f} more or less), medium being {MEDIUM.mu}"
            f" · it is {fixed.mu} · {chosen.games:,} games",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
