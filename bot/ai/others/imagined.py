"""The deal as one seat imagines it: its own cards, the others' as they may lie, and what their hands would score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from bot.ai.counting import unseen
from bot.ai.others.guesses import Guesser
from bot.ai.others.signs import signs
from bot.ai.sets.bits import Bits, bits, hand
from bot.ai.stakes import Stakes
from bot.game.actions import Seat
from bot.game.poker import rank_of
from bot.game.scoring import hand_points
from bot.game.view import SeatView

Deal = dict[Seat, Bits]
"""By seat: the cards held and not yet played."""


class Imagined:
    """What a seat knows at its turn, and what it can imagine."""

    def __init__(self, view: SeatView, rng: Random) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.others = tuple(seat for seat in view.order if seat != view.seat)
        self.held = bits(view.hand)
        self.played = {seat: bits(view.played[seat]) for seat in view.order}
        self.stakes = Stakes(view, ends=True)
        self.unseen = bits(unseen(view))
        seen = signs(view)
        self._guesser = Guesser({seat: seen[seat] for seat in self.others}, self.unseen, rng)

    def deals(self, count: int) -> Iterator[Deal]:
        """Up to `count` deals that fit all that is known, the own hand among them."""
        for deal in self._guesser.deals(count):
            deal[self.me] = self.held
            yield deal

    def compared(self, deal: Deal) -> dict[Seat, int]:
        """What the comparison of the original hands would score (R6.3): nothing if the best ones are level."""
        ranks = {seat: rank_of(hand(cards | self.played[seat])) for seat, cards in deal.items()}
        best = max(ranks.values())
        holders = [seat for seat, rank in ranks.items() if rank == best]
        points = hand_points(best.category, self.view.rules)
        return {holders[0]: points} if len(holders) == 1 and points else {}

    def chance(self, scored: Mapping[Seat, int], seat: Seat, points: int) -> float:
        """The chance to win the game once the comparison has scored so, and this seat has gained points besides."""
        return self.stakes.after({**scored, seat: scored.get(seat, 0) + points})

    def chance_of_others(self, scored: Mapping[Seat, int], points: int) -> float:
        """The same when it is one of the others that gains the points, any of them."""
        return sum(self.chance(scored, other, points) for other in self.others) / len(self.others)

    def last_trick_matters(self, deal: Deal) -> float:
        """How much more the game is worth with the last trick won than lost, in chance to win it."""
        points = self.view.rules.last_trick
        scored = self.compared(deal)
        return self.chance(scored, self.me, points) - self.chance_of_others(scored, points)
