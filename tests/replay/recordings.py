"""Recordings to look at again."""

from __future__ import annotations

from functools import cache

from bot.game.rules import Rules
from bot.records import Level, Player
from bot.replay.recording import Recording
from tests.game.random_games import Start, moves
from tests.proof.proofs import played

PLAYERS = (Player("Anna", 1), Player("Bo", 2, Level.MEDIUM), Player("Cia", 3), Player("Kalle", None, Level.MEDIUM))


@cache
def recording(seed: int = 3) -> Recording:
    """A whole game of four with refills, at random."""
    return Recording(Rules(target=26), PLAYERS, tuple(played(seed)[1]))


def by_rules(rules: Rules, seed: int, *, seats: int = 3) -> Recording:
    """The first moves of a random game by any rules."""
    actions = tuple(move.action for move in moves(Start(rules, (0,) * seats, seed), most=90))
    return Recording(rules, PLAYERS[:seats], actions)
