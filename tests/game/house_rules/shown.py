"""Situations that show what a value of a house rule does: played by that rule they end otherwise than usually."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bot.game.actions import ChooseReset, Declare, Exchange, Pass, PlayCard, Seat
from bot.game.engine import legal_actions
from bot.game.questions import asked_now
from bot.game.rules import Rules, Value
from bot.game.state import Asks, Finished
from tests.dsl import Game

Play = Callable[[Rules], object]

WINS_ALL, LOSES_ALL = "AS KS QS JS 9H", "TD 8D 6C 4C 2D"
"""Whoever leads with the first hand against the second one wins every trick. Neither makes anything."""
BREAKS_AT_ONCE, BROKEN_AT_ONCE = "AC AD AH KS QC", "2C 4D 6H 8S TC"
"""Whoever leads with the second hand against the first one loses the first trick."""


class Shown(NamedTuple):
    """A situation, and how it ends."""

    play: Play
    ends: object
    usually: object


SHOWN: dict[tuple[str, Value], Shown] = {}
"""By rule and value."""


def shows(rule: str, ends: Mapping[Any, object], *, usually: object) -> Callable[[Play], Play]:
    """The situation ends so by each of these values, and otherwise `usually`, by the standard rules."""

    def note(play: Play) -> Play:
        for value, ending in ends.items():
            SHOWN[rule, value] = Shown(play, ending, usually)
        return play

    return note


def simply(game: Game, *, before: Asks | None = None) -> Game:
    """All keep their cards, declare what they can, call nothing, take points and play their first card.

    To the end of the deal, or to the first question of the kind `before`.
    """
    while (asked := asked_now(game.state)) is not None and asked.asks is not before:
        kinds = (Declare, Pass, PlayCard)
        (answer, *_) = [
            action
            for action in legal_actions(game.state, asked.seat)
            if isinstance(action, kinds) or action in (Exchange(asked.seat, ()), ChooseReset(asked.seat, reset=False))
        ]
        game.do(answer)
    return game


def called(rules: Rules, scores: tuple[int, ...], *hands: str) -> Game:
    """Seat 0, eldest hand of two, has called Chicago: the first lead is next."""
    return simply(Game(2, scores=scores, rules=rules).deal(*hands), before=Asks.CHICAGO).call(True)


def made(rules: Rules, *scores: int) -> Game:
    """Seat 0 has called Chicago and won all five tricks."""
    return simply(called(rules, scores, WINS_ALL, LOSES_ALL))


def broken(rules: Rules, *scores: int) -> Game:
    """Seat 0 has called Chicago, and seat 1 has won the first trick."""
    return simply(called(rules, scores, BROKEN_AT_ONCE, BREAKS_AT_ONCE))


def winner(game: Game) -> Seat | None:
    """Who has won the game; None while it goes on."""
    return game.state.phase.winner if isinstance(game.state.phase, Finished) else None
