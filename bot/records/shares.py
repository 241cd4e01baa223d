"""Which servers a process looks after: those of its shards, as Discord deals servers out to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

MOST_SHARDS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Share:
    """Some of the shards that all servers are dealt out to; `shards` is in ascending order.

    A game lives in a server, so in a shard, so in one process. Nothing that is stored depends on `count`.
    """

    shards: tuple[int, ...]
    count: int
    """How many shards there are in all, over all processes."""

    def has(self, guild_id: int) -> bool:
        """Is this one of its servers?"""
        return (guild_id >> 22) % self.count in self.shards

    @property
    def is_first(self) -> bool:
        """Is it the one that does what is to be done once for all processes?"""
        return 0 in self.shards

    def __str__(self) -> str:
        return f"{ranges(self.shards)} of {self.count}"


EVERYTHING: Final = Share((0,), 1)
"""The share of a process that is alone, however many shards it connects with."""


def slots(clusters: int, *, count: int) -> tuple[Share, ...]:
    """`count` shards dealt out to so many processes, as evenly as can be; at least one for each."""
    return tuple(
        Share(tuple(range(slot * count // clusters, (slot + 1) * count // clusters)), count) for slot in range(clusters)
    )


def numbers(text: str) -> tuple[int, ...]:
    """The numbers that "0-3,8" names, each once and in order. Raises ValueError."""
    named: set[int] = set()
    for part in text.split(","):
        first, _, last = part.partition("-")
        low, high = int(first), int(last or first)
        if not 0 <= low <= high < MOST_SHARDS:
            raise ValueError("no numbers of shards")
        named.update(range(low, high + 1))
    return tuple(sorted(named))


def ranges(shards: Iterable[int]) -> str:
    """Numbers in ascending order as `numbers` reads them: "0-3,8"."""
    return ",".join(_runs(shards))


def _runs(shards: Iterable[int]) -> Iterator[str]:
    for _, run in groupby(enumerate(shards), key=lambda place: place[1] - place[0]):
        first, *rest = [number for _, number in run]
        yield f"{first}-{rest[-1]}" if rest else str(first)
