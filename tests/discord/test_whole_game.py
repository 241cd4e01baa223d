"""A whole game by taps: two people and two AI players, from the lobby to a winner and the leaderboard."""

from __future__ import annotations

import re
from random import Random

from bot.demo import SeededShuffler
from bot.records import Status
from tests.discord.conftest import OpenWorld
from tests.discord.playing import play_on, table
from tests.discord.world import World

HALF_SAID = re.compile(r": ?\.|: ?>|· *·|·$|^·|, ,|\{|None|<(?!.*>)|:\w+:\d{5}")
"""What only stands in a line whose words or cards are missing, or that shows how it was made."""


def read(world: World) -> None:
    """Read all that is on anybody's screen."""
    for person in ("anna", "bo", "eve"):
        for screen in world.screens(person):
            assert not [line for line in screen.lines if HALF_SAID.search(line)], screen.text


async def test_two_people_and_two_ai_players_play_to_a_winner(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(5))
    await world.left_alone("anna", "bo")
    await world.start("anna", joining=["bo"], ai=2, pace="none", rules="Standard")  # on a busy machine it takes a while
    played = await table(world)
    await play_on(world, ["anna", "bo"], dice=Random(5), after=lambda: read(world))

    # M5: the winner, everybody's place and score, and what decided it
    assert played.status is Status.FINISHED
    assert played.state is not None
    scores = dict(zip((player.name for player in played.players), played.state.scores, strict=True))
    result = world.table()
    assert max(scores.values()) >= 52
    assert result.lines[0].endswith(f"wins with {max(scores.values())}")
    for name, score in scores.items():
        assert any(name in line and line.endswith(f" {score}") for line in result.lines)
    assert "decided it" in result.text
    assert result.pictures == ["race.png"]
    assert result.find("rematch")

    # One public message for the lobby, one for each deal, one for the result
    path = f"/channels/{world.room.channel.id}/messages"
    posted = [request for request in world.log.requests if (request.method, request.path) == ("POST", path)]
    assert len(posted) == 1 + played.state.deal + 1

    await world.slash("anna", "leaderboard")
    board = world.screens("anna")[-1]
    for name in ("anna", "bo"):
        assert any(name in line and line.endswith(f" {scores[name]}") for line in board.lines)
    for ai in ("Kalle", "Maja"):
        assert ai not in board.text
