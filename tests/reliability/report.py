"""What a harness has to say in the end: what it hit, by kind, and what it found wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

OFTEN = 20
"""How often a kind must be hit in a long run: one that was hit less shows nothing."""


@dataclass
class Report:
    """What was hit, and what came of it."""

    name: str
    kinds: tuple[str, ...]
    """All that should be hit."""
    hit: Counter[str] = field(default_factory=Counter)
    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Where two things are varied at once."""
    wrong: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    """Figures beside."""

    def blame(self, what: object, complaints: Iterable[str]) -> None:
        """These things are wrong with something."""
        self.wrong += [f"{what}: {complaint}" for complaint in complaints]

    def pair(self, kind: str, place: str) -> None:
        """This kind of thing was hit at this place: both are counted, and the pair."""
        self.hit += Counter([kind, place])
        self.pairs[kind, place] += 1

    def seldom(self, least: int = OFTEN) -> list[str]:
        """The kinds that were hit less often than that."""
        return [f"only {self.hit[kind]} times {kind}" for kind in self.kinds if self.hit[kind] < least]

    def assert_well(self, *, least: int = 1) -> None:
        """Nothing is wrong, and no kind was hit less often than that. What was hit is printed."""
        print(self)
        assert self.wrong == []
        assert self.seldom(least) == []

    def __str__(self) -> str:
        counts = [f"  {self.hit[kind]:>7,} {kind}" for kind in self.kinds]
        if self.pairs:
            counts.append(f"  {len(self.pairs):>7,} pairs of these, each {min(self.pairs.values())} times at least")
        verdict = f"  {len(self.wrong):>7,} wrong"
        return "\n".join([self.name, *counts, *(f"  {one}" for one in self.remarks), verdict, *self.wrong[:20]])
