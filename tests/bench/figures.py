"""What is measured, as numbers with a name: for a table to read, and for a file to compare."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured number. `most` is the bar it may reach; `ratio`: it compares two things that were measured in turn."""

    what: str
    value: float
    unit: str
    most: float | None = None
    ratio: bool = False

    @property
    def missed(self) -> bool:
        """Is it beyond its bar?"""
        return self.most is not None and self.value > self.most

    def __str__(self) -> str:
        bar = "" if self.most is None else f"   (bar: {self.most:g}){'  MISSED' if self.missed else ''}"
        return f"{self.what:<68} {_number(self.value):>12} {self.unit}{bar}".rstrip()

    def plain(self) -> dict[str, Any]:
        """For a JSON file."""
        return {**asdict(self), "missed": self.missed}


def printed(figures: Iterable[Figure]) -> str:
    """Lines, the ratios first."""
    return "\n".join(map(str, sorted(figures, key=lambda figure: not figure.ratio)))


def _number(value: float) -> str:
    digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 100 else 2
    return f"{value:,.{digits}f}"
