"""What hands are worth in the long run, looked up: built once by `python -m bot.ai.build_tables` and shipped."""

from __future__ import annotations

import json
import sys
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.ai.sets.alike import coarse_key, key, keys
from bot.ai.sets.bits import Bits
from bot.ai.sets.grades import GRADES
from bot.game.dealing import HAND_SIZE

EXCHANGES: Final = 3
"""Exchanges of a standard deal. With fewer (rule `exchanges`), the tables are entered at a later one."""
FILE: Final = Path(__file__).with_name("tables.bin")

WHOLE: Final = 0xFFFF
"""What stands for one in a table of shares."""
POINT: Final = 1024
"""What stands for one point in a table of points."""
LEAST: Final = -32
"""The fewest points a table can hold, and what its zero stands for."""

SURE_FROM: Final = (0.55, 0.65, 0.75, 0.85)
"""A hand is counted as sure enough to call Chicago in steps: from here to the next."""

VARIANTS: Final = 12
"""Three numbers of seats, two places (leading the first trick, or not), calling Chicago or not."""

# The fields of a row. Every row speaks of all hands of five that hold some given cards, on average.
GRADE: Final = 0
"""By grade: the share of hands of that grade."""
LAST: Final = GRADE + GRADES
"""By seats at the table and place: how often they win the last trick."""
LASTS: Final = 6
SURE: Final = LAST + LASTS
"""By seats at the table and step: the share of hands so sure."""
AHEAD: Final = SURE + 3 * len(SURE_FROM)
"""By exchange, seats, place and call: the points still to come once the hand has been compared that it gave."""
FIELDS: Final = AHEAD + 3 * VARIANTS


def last_field(*, seats: int, leads: bool) -> int:
    """Where a row says how often the last trick is won."""
    return LAST + 2 * (seats - 2) + (not leads)


def sure_field(*, seats: int) -> int:
    """Where a row begins to say how often a hand is sure."""
    return SURE + len(SURE_FROM) * (seats - 2)


def ahead_field(number: int, variant: tuple[int, bool, bool]) -> int:
    """Where a row says by how many points a hand is ahead of the others on average, after comparison `number`.

    After the third it has come to the tricks: there the last comparison is counted too.
    """
    seats, leads, calls = variant
    return AHEAD + (number - 1) * VARIANTS + 4 * (seats - 2) + 2 * (not leads) + calls


def sure_step(sureness: float, *, seats: int) -> int | None:
    """The step in which a hand is counted that is so sure against one opponent; None if it is not sure enough.

    Against several opponents it has to be sure against each.
    """
    chance = 1.0
    for _ in range(seats - 1):
        chance *= sureness
    return bisect_right(SURE_FROM, chance) - 1 if chance >= SURE_FROM[0] else None


RivalKey = tuple[int, int, int, int]
"""Comparison; lowest and highest category said in the one before; cards thrown since, or -1 if that is not known."""


@dataclass(frozen=True, slots=True)
class Tables:
    """All that is looked up."""

    rows: array[int]
    """By set of up to four cards that are not alike, smaller sets first: its row."""
    coarse: array[int]
    """The coarse keys of hands, ascending."""
    tricks: array[int]
    """By coarse key: the shares of last tricks, as in a row."""
    rivals: Mapping[RivalKey, tuple[float, ...]]
    """What another seat's hand may be by then: the share of each grade."""

    def row(self, cards: Bits) -> array[int]:
        """The row of up to four cards."""
        count = cards.bit_count()
        at = (_before(count) + bisect_left(keys(count), key(cards))) * FIELDS
        return self.rows[at : at + FIELDS]

    def last(self, held: Bits, *, seats: int, leads: bool) -> int:
        """How often a hand of five wins the last trick, of WHOLE."""
        return self.lasts(held)[last_field(seats=seats, leads=leads) - LAST]

    def lasts(self, held: Bits) -> array[int]:
        """The same for all seats at the table and places, as in a row."""
        at = bisect_left(self.coarse, coarse_key(held)) * LASTS
        return self.tricks[at : at + LASTS]


@cache
def _before(count: int) -> int:
    """How many rows speak of fewer cards."""
    return sum(len(keys(fewer)) for fewer in range(count))


def dump(tables: Tables) -> bytes:
    """The tables as they are stored."""
    rivals = {
        " ".join(map(str, rival)): [round(share * WHOLE) for share in found] for rival, found in tables.rivals.items()
    }
    parts = [_little(part).tobytes() for part in (tables.rows, tables.coarse, tables.tricks)]
    head = json.dumps({"rivals": rivals, "sizes": list(map(len, parts))}, sort_keys=True).encode()
    return len(head).to_bytes(4, "little") + head + b"".join(parts)


@cache
def tables() -> Tables:
    """The tables that are shipped; read once."""
    data = FILE.read_bytes()
    size = int.from_bytes(data[:4], "little")
    head = json.loads(data[4 : 4 + size])
    rows, coarse, tricks = array("H"), array("Q"), array("H")
    at = 4 + size
    for part, length in zip((rows, coarse, tricks), head["sizes"], strict=True):
        part.frombytes(data[at : at + length])
        at += length
    return Tables(
        rows=_little(rows),
        coarse=_little(coarse),
        tricks=_little(tricks),
        rivals={_rival(name): tuple(share / WHOLE for share in shares) for name, shares in head["rivals"].items()},
    )


def warm_up() -> None:
    """Read the tables and what finds the way in them, so that no decision has to wait for it."""
    tables()
    _before(HAND_SIZE)


def _rival(name: str) -> RivalKey:
    number, low, high, thrown = map(int, name.split())
    return number, low, high, thrown


def _little(numbers: array[int]) -> array[int]:
    """The numbers with their bytes the other way round on a machine that writes the highest first."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
