"""How fast a table moves by itself, so that a game can be followed and speed tells nothing."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import timedelta

from bot.game.state import Dealing, GameState, Playing


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """Seconds that pass before the table does the next thing by itself."""

    card: float
    """Before an AI player's card."""
    answer: tuple[float, float]
    """Shortest and longest wait before every other answer given by itself: an AI's exchange or declaration, an early
    answer, the only possible answer. The same for all, so that they look alike."""
    trick: float
    """How long a finished trick stays at least before a card is led by itself."""
    cut: float
    """How long the cut is shown before the first deal."""
    deal: float
    """How long a finished deal is shown before the next."""
    edit: float
    """Least time between two edits of one message."""
    rematch: float
    """How long a rematch waits for those who have not tapped."""

    @staticmethod
    def live() -> Tempo:
        """People play and watch (UX.md, Pace and fairness on screen)."""
        return Tempo(card=1.0, answer=(1.0, 2.0), trick=2.0, cut=4.0, deal=10.0, edit=1.0, rematch=60.0)

    @staticmethod
    def instant() -> Tempo:
        """Nothing waits but for people: they keep their time: for tests and the demo."""
        return Tempo(card=0, answer=(0, 0), trick=0, cut=0, deal=0, edit=0, rematch=60.0)

    def delay(self, state: GameState, *, key: bytes, card_of_ai: bool) -> timedelta:
        """How long to wait before the next step the table takes by itself.

        Depends on the game (`key`), the ply and what everybody can see, never on hidden cards.
        """
        match state.phase:
            case Dealing():
                seconds = self.deal if state.deal else self.cut
            case Playing(trick=()) if state.phase.number > 1:
                seconds = self.trick
            case Playing() if card_of_ai:
                seconds = self.card
            case _:
                low, high = self.answer
                seconds = low + (high - low) * chance(key, state.version)
        return timedelta(seconds=seconds)


def chance(key: bytes, ply: int) -> float:
    """A number from 0 to 1 that depends on game and ply alone."""
    return dice(key, ply) / 2**64


def dice(key: bytes, ply: int) -> int:
    """A 64-bit number that depends on game and ply alone."""
    return int.from_bytes(hashlib.sha256(b"dice\0" + key + ply.to_bytes(4, "big")).digest()[:8], "big")
