"""The AI players as a table asks them."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.ai.medium import choose
from bot.ai.players import LocalPlayers
from bot.game.view import observe
from bot.manager.ports import Players
from bot.records import Level
from tests.ai.games import anything, asked


@pytest.mark.parametrize("level", Level)
async def test_every_level_answers_legally_and_the_same_again(level: Level) -> None:
    players: Players = LocalPlayers(seconds=None)
    for state, seat, _ in islice(asked([choose, anything, anything], seed=4), 60):
        view = observe(state, seat)
        action = await players.ask(level, view, seed=11)
        assert action in view.legal
        assert action == await LocalPlayers(seconds=None).ask(level, view, seed=11)


async def test_medium_is_the_medium_player() -> None:
    for state, seat, _ in asked([choose] * 2, seed=5):
        view = observe(state, seat)
        assert await LocalPlayers().ask(Level.MEDIUM, view, seed=3) == choose(view, Random(3))
