"""Seeds from the operating system, packs from seeds (FAIRNESS.md)."""

from __future__ import annotations

import os
from collections.abc import Sequence

from bot.game import shuffle
from bot.game.cards import Hand
from bot.game.shuffle import Salt


class OsShuffler:
    """Fits the port `Shuffler`: every seed is drawn from the operating system's random source."""

    def key(self) -> bytes:
        """16 new bytes that name a game."""
        return os.urandom(16)

    def seed(self) -> bytes:
        """32 new bytes."""
        return os.urandom(32)

    def shuffle(
        self, cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Sequence[Salt] = ()
    ) -> Hand:
        """The cards in the order that this seed and the players' salts give them under `label`."""
        return shuffle.shuffle(cards, seed=seed, game=game, deal=deal, label=label, salts=salts)
