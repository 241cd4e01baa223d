"""What the cards of a hand promise, weighed against each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.game.cards import PACK
from bot.hints import Goal, PlayReason


class Odds(NamedTuple):
    """How often the goal is reached with each card worth considering."""

    goal: Goal
    chances: Mapping[int, float]
    """By card index, the best card first, and by more than these chances: what a deal is worth counts too."""

    @property
    def best(self) -> int:
        """The card to play."""
        return next(iter(self.chances))

    @property
    def reason(self) -> PlayReason:
        """Why this one."""
        (_, chance), *others = self.chances.items()
        second, second_chance = others[0] if others else (None, 0.0)
        return PlayReason(self.goal, chance, None if second is None else PACK[second], second_chance)
