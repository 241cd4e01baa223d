"""How far the hard player can be exploited, and how it stands up to a cheat: `python -m tests.bench.ai`.

Prints the figures of docs/ai.md that the arena does not, and says whether each reaches its bar.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

from tests.bench.cheat import kept_from_the_cheat
from tests.bench.exchanges import given_away
from tests.bench.figures import Figure
from tests.bench.small_tricks import exploitability, hard_policy, thumb_policy


class Bar(NamedTuple):
    """A measured number, and the bar it has to reach, if any."""

    what: str
    value: float
    unit: str
    most: float = float("inf")
    least: float = float("-inf")

    def __str__(self) -> str:
        bars = [f"at most {self.most}"] * (self.most < float("inf")) + [f"at least {self.least}"] * (self.least > 0)
        bar = f"   (bar: {bars[0]})" if bars else ""
        return f"{self.what:62} {self.value:7.2f} {self.unit}{bar}{'' if self.fine else '  MISSED'}"

    @property
    def fine(self) -> bool:
        """Does it reach its bar?"""
        return self.least <= self.value <= self.most


def figures(*, games: int, deals: int) -> Iterator[Bar]:
    """All of them, one after the other."""
    what = "tricks: the best answer takes more than an even share from"
    yield Bar(f"{what} hard", exploitability(hard_policy), "of 100", most=2.0)
    yield Bar(f"{what} a rule of thumb", exploitability(thumb_policy), "of 100")
    for name, points in given_away(deals).items():
        most = 0.05 if name == "hard" else float("inf")
        yield Bar(f"exchanges: given away by {name}", points, "points a deal", most=most)
    share = kept_from_the_cheat(games)
    yield Bar(f"of {games} games kept from a cheat who sees all tricks", 100 * share, "%", least=38)


def measured(*, full: bool = False) -> Iterator[Figure]:
    """A part of the suite; with so few games only what needs none has a bar."""
    for one in figures(games=1000 if full else 8, deals=300 if full else 10):
        bar = one.most if one.most < float("inf") and (full or "tricks" in one.what) else None
        yield Figure(one.what, one.value, one.unit, most=bar)


def main(words: list[str] | None = None) -> int:
    """Print all figures; 1 if one misses its bar."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.ai", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="against the cheat")
    parser.add_argument("--deals", type=int, default=300, help="whose exchanges are looked at")
    chosen = parser.parse_args(words)
    fine = True
    for figure in figures(games=chosen.games, deals=chosen.deals):
        print(figure, flush=True)
        fine = fine and figure.fine
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
