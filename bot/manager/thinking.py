"""An AI player's turn: it is asked for one action, and if it fails the simplest one is taken for it."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from bot.game.actions import Pass, Resign, Seat, SeatAction
from bot.game.engine import legal_actions, refusal
from bot.game.state import GameState
from bot.game.view import observe
from bot.manager.ports import Players
from bot.records import Level

LONGEST_THOUGHT: Final = 5.0
"""Seconds after which an AI player is not waited for."""

_log = structlog.get_logger(__name__)


async def decision(players: Players, level: Level, state: GameState, seat: Seat, *, seed: int, game: int) -> SeatAction:
    """What the AI player in `seat` does; always something the rules allow, and never leaving.

    It is given its view and nothing else. A table must go on, so an AI player that raises, dawdles or cheats is logged
    (level, game, ply and seed tell it all again) and the simplest action is taken instead.
    """
    view = observe(state, seat)
    try:
        async with asyncio.timeout(LONGEST_THOUGHT):
            action = await players.ask(level, view, seed=seed)
    except Exception as error:
        trouble = type(error).__name__  # its text may name a card
    else:
        if action.seat == seat and not isinstance(action, Resign) and refusal(state, action) is None:
            return action
        trouble = "illegal"
    _log.error("AI player failed", game=game, ply=state.version, level=level.value, seed=seed, trouble=trouble)
    return simplest(state, seat)


class Thoughts:
    """What the AI player whose turn it is will do: asked once for each state, before the moment when it acts.

    So that how long it thinks is not seen; it could tell what it holds.
    """

    def __init__(self, players: Players) -> None:
        self._players = players
        self._asking = asyncio.Lock()
        self._kept: tuple[GameState, SeatAction] | None = None

    def know(self, state: GameState) -> bool:
        """Has this been thought through?"""
        return self._kept is not None and self._kept[0] is state

    async def decision(self, level: Level, state: GameState, seat: Seat, *, seed: int, game: int) -> SeatAction:
        """As the function `decision`; who comes while it is being thought about waits for the same answer."""
        async with self._asking:
            if self._kept is None or self._kept[0] is not state:
                self._kept = state, await decision(self._players, level, state, seat, seed=seed, game=game)
            return self._kept[1]


def simplest(state: GameState, seat: Seat) -> SeatAction:
    """Promise nothing, keep all cards, play the first card that is allowed."""
    choices = [action for action in legal_actions(state, seat) if not isinstance(action, Resign)]
    return next((action for action in choices if isinstance(action, Pass)), choices[0])
