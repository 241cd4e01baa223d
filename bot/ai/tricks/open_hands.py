"""Two hands open on the table: does the leader win the last trick, and does it win all of them?

Only the order in which the cards of a suit alternate between the two matters, not which cards they are. Seen so, two
hands of five have 4,180 shapes; with the shorter ones they are 5,077, and each is solved once and remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from bot.ai.sets.bits import ABOVE, BIT, SUIT_NUMBER, Bits, indices
from bot.ai.sets.options import NOBODY, different

Code = int
"""The cards of one suit from the highest down, behind a leading 1: a bit for each, 1 if the leader holds it."""
Shape = tuple[Code, Code, Code, Code]
"""The codes of the four suits, ascending, since suits are alike (R1.2)."""
EMPTY: Final[Code] = 1


def shape(leader: Bits, other: Bits) -> Shape:
    """How the cards of leader and other lie to each other."""
    codes = [EMPTY, EMPTY, EMPTY, EMPTY]
    for index in reversed(indices(leader | other)):
        suit = SUIT_NUMBER[index]
        codes[suit] = codes[suit] << 1 | leader >> index & 1
    codes.sort()
    first, second, third, fourth = codes
    return first, second, third, fourth


@cache
def leader_wins_last(cards: Shape) -> bool:
    """Does the leader win the last trick, both playing perfectly (R6.1, R6.2)? Each holds at least one card."""
    if sum(map(_length, cards)) == 2:
        return any(taken for _, taken in next(_tricks(cards)))
    return any(
        all(leader_wins_last(after) if taken else not leader_wins_last(_turned(after)) for after, taken in replies)
        for replies in _tricks(cards)
    )


@cache
def leader_wins_all(cards: Shape) -> bool:
    """Does the leader win every trick, both playing perfectly (R7.4, R7.5)?"""
    if cards == (EMPTY,) * 4:
        return True
    return any(all(taken and leader_wins_all(after) for after, taken in replies) for replies in _tricks(cards))


def wins_last_with(card: int, mine: Bits, theirs: Bits, led: int) -> bool:
    """Do I win the last trick with this card now, if both play perfectly then? `led` is what I follow to, or NOBODY."""
    rest = mine ^ BIT[card]
    if led != NOBODY:
        taken = bool(ABOVE[led] & BIT[card])
        return taken if not rest else _holds(rest, theirs, leads=taken)
    if not rest:
        return not ABOVE[card] & theirs
    return all(
        _holds(rest, theirs ^ BIT[reply], leads=not ABOVE[card] & BIT[reply]) for reply in different(theirs, rest, card)
    )


def _holds(mine: Bits, theirs: Bits, *, leads: bool) -> bool:
    """Do I win the last trick from here, as I lead or the other does?"""
    return leader_wins_last(shape(mine, theirs)) if leads else not leader_wins_last(shape(theirs, mine))


def _tricks(cards: Shape) -> Iterator[list[tuple[Shape, bool]]]:
    """For each card worth leading: the shapes that the other's replies leave, and whether the leader took the trick."""
    for place, code in enumerate(cards):
        if code == EMPTY or code in cards[:place]:
            continue
        rest = cards[:place] + cards[place + 1 :]
        for led, follows in _leads(code):
            if follows:
                yield [(_shape(*rest, after), taken) for after, taken in follows]
            else:
                yield [(_shape(*rest[:at], after, *rest[at + 1 :], led), True) for at, after in _discards(rest)]


@cache
def _leads(code: Code) -> tuple[tuple[Code, tuple[tuple[Code, bool], ...]], ...]:
    """The leads in a suit: the code without the card led; and after each way to follow, the code and who took it."""
    return tuple(
        (
            _without(code, lead),
            tuple(
                (_without(_without(code, max(lead, reply)), min(lead, reply)), reply < lead)
                for reply in _choices(code, leaders=False)  # the card led still parts what lies above and below it
            ),
        )
        for lead in _choices(code, leaders=True)
    )


def _discards(rest: tuple[Code, ...]) -> Iterator[tuple[int, Code]]:
    """What the other may slough: the suit's place, and the suit's code after it."""
    for at, code in enumerate(rest):
        if code not in rest[:at]:
            for place in _choices(code, leaders=False):
                yield at, _without(code, place)


def _choices(code: Code, *, leaders: bool) -> Iterator[int]:
    """The places, from the lowest up, of the leader's cards or of the other's; of neighbours, which are alike, one."""
    before = None
    for place in range(_length(code)):
        holder = bool(code >> place & 1)
        if holder is leaders and before is not leaders:
            yield place
        before = holder


def _without(code: Code, place: int) -> Code:
    """The suit without the card in this place, counted from the lowest."""
    return code >> place + 1 << place | code & (1 << place) - 1


def _turned(cards: Shape) -> Shape:
    """The same cards with leader and other changed over."""
    return _shape(*(code ^ (1 << _length(code)) - 1 for code in cards))


def _shape(*codes: Code) -> Shape:
    first, second, third, fourth = sorted(codes)
    return first, second, third, fourth


def _length(code: Code) -> int:
    """How many cards of the suit there are."""
    return code.bit_length() - 1
