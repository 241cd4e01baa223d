"""Rules of thumb for the tricks, on bits: what a player of medium strength does, for imagining how a deal may go."""

from __future__ import annotations

from typing import Final

from bot.ai.sets.bits import ABOVE, ONE_SUIT, RANK_NUMBER, RANKS, SUIT_OF, SUITS, WHOLE_PACK, Bits, indices

FIGHT_FROM: Final = 4
"""The trick from which on a player wants to win."""
LAST: Final = 5

_OF_RANK: Final = tuple(sum(1 << RANKS * suit + rank for suit in range(SUITS)) for rank in range(RANKS))


def lead(held: Bits, number: int, gone: Bits) -> int:
    """The index of the card to lead to trick `number`: low cards first, in the end the surest. `gone` was played."""
    if number < FIGHT_FROM:
        return lowest(held)
    out = WHOLE_PACK & ~(gone | held)
    return max(indices(held), key=lambda index: (not out & ABOVE[index], RANK_NUMBER[index]))


def follow(held: Bits, best: int, number: int, gone: Bits, *, last: bool) -> int:
    """The index of the card to play under the best card of the trick, of its suit if there is one held (R6.1)."""
    options = held & SUIT_OF[best] or held
    if number < FIGHT_FROM or not options & options - 1:
        return lowest(options)
    winning = options & ABOVE[best]
    if not winning:
        return lowest(options)
    if last:
        return (winning & -winning).bit_length() - 1
    out = WHOLE_PACK & ~(gone | held)
    sure = (index for index in indices(winning) if not out & ABOVE[index])
    return next(sure, winning.bit_length() - 1)


def lowest(cards: Bits) -> int:
    """The index of a card of the lowest rank."""
    ranks = (cards | cards >> RANKS | cards >> 2 * RANKS | cards >> 3 * RANKS) & ONE_SUIT
    least = cards & _OF_RANK[(ranks & -ranks).bit_length() - 1]
    return (least & -least).bit_length() - 1


def winner(hands: list[Bits], leader: int) -> int:
    """Who wins the last trick when all play by these rules; five cards each, by place."""
    hands = list(hands)
    seats = len(hands)
    gone = 0
    for number in range(1, LAST + 1):
        card = best = lead(hands[leader], number, gone)
        hands[leader] ^= 1 << card
        gone |= 1 << card
        taker = leader
        for after in range(1, seats):
            seat = (leader + after) % seats
            card = follow(hands[seat], best, number, gone, last=after == seats - 1)
            hands[seat] ^= 1 << card
            gone |= 1 << card
            if card > best and SUIT_OF[card] == SUIT_OF[best]:
                best, taker = card, seat
        leader = taker
    return leader
