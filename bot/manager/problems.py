"""A problem's short code: which game it was, and after how many moves. It holds nothing else, and nothing is stored.

Ten letters and digits that can be read aloud; one that was misheard names no game.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U, which are easily taken for others."""
ALIKE: Final = str.maketrans("ILO", "110")
BITS: Final = 5
PLY_BITS: Final = 14
CHECK_BITS: Final = 12
LAST_PLY: Final = 2**PLY_BITS - 1
SHORTEST: Final = 8
LONGEST: Final = 18
GROUP: Final = 4


class Problem(NamedTuple):
    """A game after `ply` moves."""

    game_id: int
    ply: int


def code_of(problem: Problem) -> str:
    """The code, in groups of four: "0A3F-92KD". A ply beyond 16,383 counts as that."""
    what = problem.game_id << PLY_BITS | min(problem.ply, LAST_PLY)
    number = what << CHECK_BITS | _check(what)
    digits = ""
    while number or len(digits) < SHORTEST:
        number, digit = divmod(number, len(LETTERS))
        digits = LETTERS[digit] + digits
    return "-".join(digits[max(0, end - GROUP) : end] for end in _ends(len(digits)))


def problem_of(code: str) -> Problem | None:
    """What a code means, however it was typed; None for anything that is none."""
    digits = code.upper().translate(ALIKE).replace("-", "").replace(" ", "")
    if not SHORTEST <= len(digits) <= LONGEST or not set(digits) <= set(LETTERS):
        return None
    number = 0
    for digit in digits:
        number = number << BITS | LETTERS.index(digit)
    what, check = number >> CHECK_BITS, number % 2**CHECK_BITS
    return Problem(what >> PLY_BITS, what % 2**PLY_BITS) if check == _check(what) else None


def _ends(length: int) -> range:
    """Where the groups end; the first one may be shorter."""
    return range(length % GROUP or GROUP, length + 1, GROUP)


def _check(what: int) -> int:
    return int.from_bytes(sha256(what.to_bytes(16)).digest()[:2]) >> (16 - CHECK_BITS)
