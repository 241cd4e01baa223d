"""Times as shares of them are: the half that is faster, and all but one in a hundred."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple


class Times(NamedTuple):
    """Seconds: the 50th and the 99th percentile, and the longest; and of how many."""

    p50: float
    p99: float
    most: float
    number: int

    def __str__(self) -> str:
        return f"p50 {1000 * self.p50:.1f} ms, p99 {1000 * self.p99:.1f} ms, at most {1000 * self.most:.0f} ms"


def times(seconds: Sequence[float]) -> Times:
    """The percentiles of some waits; there has to be one at least."""
    waits = sorted(seconds)
    return Times(_percentile(waits, 0.50), _percentile(waits, 0.99), waits[-1], len(waits))


def _percentile(waits: Sequence[float], share: float) -> float:
    return waits[max(0, math.ceil(share * len(waits)) - 1)]


def ratio(these: Sequence[float], those: Sequence[float]) -> float:
    """How many times as long, in the middle of all pairs: one disturbed pair does not count."""
    return median(one / other for one, other in zip(these, those, strict=True))


def most_within(moments: Sequence[float], span: float) -> int:
    """How many of these moments lie within one span, at the most."""
    first = most = 0
    for last, moment in enumerate(moments):
        while moment - moments[first] >= span:
            first += 1
        most = max(most, last - first + 1)
    return most
