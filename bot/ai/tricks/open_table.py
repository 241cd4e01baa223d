"""Three or four hands open on the table: can one seat win the last trick?

In the first tricks the others play by rules of thumb; from the third on they are taken to play together, perfectly and
seeing all hands. Nobody is as strong as that, but what holds against it holds against everybody.
"""

from __future__ import annotations

from typing import Final

from bot.ai.sets.bits import ABOVE, Bits
from bot.ai.sets.options import NOBODY, different
from bot.ai.tricks import thumb

EXACT_FROM: Final = 3
"""The trick from which on nothing is left to rules of thumb."""
LAST: Final = 5

Hands = tuple[Bits, ...]


class OpenTable:
    """One deal of known cards, seen from one place at the table. Places count clockwise from 0."""

    def __init__(self, me: int, seats: int) -> None:
        self.steps = 0
        """Cards played out in thought so far."""
        self._me = me
        self._seats = seats
        self._known: dict[int, bool] = {}

    def wins(
        self, hands: Hands, number: int, turn: int, card: int, *, best: int, taker: int, played: int, gone: Bits
    ) -> bool:
        """Can I win the last trick if `turn` plays `card` now to trick `number`?

        `best` is the best card of the trick so far and `taker` who played it, both NOBODY when the card is led;
        `played` is how many cards lie there, `gone` all the cards played in this deal.
        """
        self.steps += 1
        hands = (*hands[:turn], hands[turn] ^ 1 << card, *hands[turn + 1 :])
        gone |= 1 << card
        if best == NOBODY or ABOVE[best] >> card & 1:
            best, taker = card, turn
        if played + 1 < self._seats:
            return self._next(
                hands, number, (turn + 1) % self._seats, best=best, taker=taker, played=played + 1, gone=gone
            )
        if number == LAST:
            return taker == self._me
        if number + 1 < EXACT_FROM:
            return self._next(hands, number + 1, taker, best=NOBODY, taker=NOBODY, played=0, gone=gone)
        known = sum(hands) << 2 | taker
        if known not in self._known:
            self._known[known] = self._next(hands, number + 1, taker, best=NOBODY, taker=NOBODY, played=0, gone=gone)
        return self._known[known]

    def _next(self, hands: Hands, number: int, turn: int, *, best: int, taker: int, played: int, gone: Bits) -> bool:
        """The same before a card is chosen: I look for one that wins, the others for one with which I lose."""
        mine = turn == self._me
        if mine or number >= EXACT_FROM:
            options = different(hands[turn], sum(hands) ^ hands[turn], best)
        elif best == NOBODY:
            options = [thumb.lead(hands[turn], number, gone)]
        else:
            options = [thumb.follow(hands[turn], best, number, gone, last=played == self._seats - 1)]
        for card in options:
            if mine is self.wins(hands, number, turn, card, best=best, taker=taker, played=played, gone=gone):
                return mine
        return not mine
