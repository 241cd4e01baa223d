"""What a load harness has to say in the end: its bars first, then what it hit, then figures beside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple


class Bar(NamedTuple):
    """A figure and the most that it may be."""

    name: str
    value: float
    most: float
    unit: str = ""

    @property
    def kept(self) -> bool:
        """Is it low enough?"""
        return self.value <= self.most

    def __str__(self) -> str:
        verdict = "" if self.kept else "   MISSED"
        return f"  {self.value:>9.2f}{self.unit}  {self.name} (at most {self.most:g}{self.unit}){verdict}"


@dataclass
class Sheet:
    """The bars of one harness, what it hit, and what stands beside."""

    name: str
    bars: list[Bar] = field(default_factory=list)
    hit: Counter[str] = field(default_factory=Counter)
    least: dict[str, int] = field(default_factory=dict)
    """How often a kind has to be hit at least: what was not hit was not shown."""
    wrong: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    def bar(self, name: str, value: float, *, most: float, unit: str = "") -> None:
        """One more figure that is judged."""
        self.bars.append(Bar(name, value, most, unit))

    def blame(self, complaints: Iterable[str]) -> None:
        """These things are wrong."""
        self.wrong += complaints

    def missed(self) -> list[str]:
        """All that is not as it should be."""
        seldom = (
            f"only {self.hit[kind]:,} {kind}, not {most:,}"
            for kind, most in self.least.items()
            if self.hit[kind] < most
        )
        return [*(bar.name for bar in self.bars if not bar.kept), *seldom, *self.wrong]

    def __str__(self) -> str:
        hit = (f"  {times:>9,}  {kind}" for kind, times in self.hit.items())
        wrong = (f"  WRONG: {one}" for one in self.wrong[:20])
        more = [f"  ... {len(self.wrong) - 20} more"] if len(self.wrong) > 20 else []
        return "\n".join([self.name, *map(str, self.bars), *wrong, *more, *hit, *(f"  {one}" for one in self.remarks)])
