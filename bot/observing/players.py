"""AI players on a stopwatch."""

from __future__ import annotations

from bot.ai.players import LocalPlayers
from bot.ai.workers import ProcessPlayers
from bot.game.actions import SeatAction
from bot.game.view import SeatView
from bot.hints import Hint
from bot.meters import Meters
from bot.records import Level


class TimedPlayers:
    """Fits the ports `Players` and `Adviser`: the same answers, and how long they took is counted."""

    def __init__(self, players: LocalPlayers | ProcessPlayers, meters: Meters) -> None:
        self._players = players
        self._meters = meters

    async def ask(self, level: Level, view: SeatView, *, seed: int) -> SeatAction:
        """One legal action for the seat of `view`."""
        with self._meters.thinking(level.value):
            return await self._players.ask(level, view, seed=seed)

    async def hint(self, view: SeatView, *, seed: int) -> Hint:
        """What the hard player would do, and why. Raises ValueError if nothing is asked of the seat now."""
        with self._meters.thinking("hint"):
            return await self._players.hint(view, seed=seed)
