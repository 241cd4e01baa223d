"""/stats and /history by taps, also after a restart; what a result says of ratings."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.demo import SeededShuffler
from bot.records import Status
from bot.sandbox.screen import Screen
from tests.discord.alone import message, over, private_table, tap_on
from tests.discord.conftest import OpenWorld
from tests.discord.playing import play_on, start_short, table
from tests.discord.test_leaderboard import played, player
from tests.discord.world import World


async def asked(world: World, person: str, command: str, **options: Any) -> Screen:
    await world.slash(person, command, **options)
    return world.screens(person)[-1]


@pytest.fixture
async def met(open_world: OpenWorld) -> World:
    """Anna has beaten Bo twelve times."""
    world = await open_world()
    for _ in range(12):
        await played(world, (player(world, "anna"), 52), (player(world, "bo"), 40))
    return world


async def test_ones_own_record(met: World) -> None:
    screen = await asked(met, "anna", "stats")
    assert screen.private
    assert screen.lines[0] == "anna"
    assert "Games 12 won of 12, 100%" in screen.lines
    assert any(line.startswith("Head to head bo 12:0") for line in screen.lines)
    assert screen.pictures == ["curve.png"]


async def test_somebody_elses_record_is_head_to_head_with_who_asks(met: World) -> None:
    screen = await asked(met, "anna", "stats", player=met.person("bo"))
    assert screen.private
    assert screen.lines[0] == "bo"
    assert "bo – anna 0:12 in 12 games" in screen.lines
    assert screen.find("history") is None
    other = await asked(met, "cia", "stats", player=met.person("anna"), against=met.person("bo"))
    assert "anna – bo 12:0 in 12 games" in other.lines


async def test_who_never_played_has_a_name_and_no_record(met: World) -> None:
    assert (await asked(met, "dan", "stats")).lines[0] == "dan"
    assert "No finished games here yet." in met.screens("dan")[-1].lines


async def test_the_games_are_turned_through_after_a_restart(met: World) -> None:
    await asked(met, "anna", "stats")
    await met.restart()
    await met.click("anna", "My games")
    assert "Page 1 of 2" in met.screens("anna")[-1].lines
    await met.click("anna", "Older")
    screen = met.screens("anna")[-1]
    assert len([line for line in screen.lines if line.startswith("1/2 ")]) == 2
    assert (await asked(met, "anna", "history", page=2)).lines == screen.lines


@pytest.mark.parametrize("value", ["", "x", "-1", "٣", "9" * 17, "9" * 4000])
async def test_a_game_that_is_not_ones_own_is_not_opened(met: World, value: str) -> None:
    screen = await asked(met, "anna", "history")
    [answer] = await met.deliver(met.tap("anna", "ch1|0|0|pastgame", on=screen, values=[value]))
    assert answer.acknowledged
    assert not [one for one in met.screens("anna") if "race.png" in one.pictures]


async def test_somebody_elses_game_is_not_opened(met: World) -> None:
    screen = await asked(met, "cia", "history")
    [answer] = await met.deliver(met.tap("cia", "ch1|0|0|pastgame", on=screen, values=["1"]))
    assert answer.response is not None
    assert "wins" not in Screen(answer.response).text


async def test_a_real_game_changes_ratings_and_is_told_again_from_the_history(open_world: OpenWorld) -> None:
    world = await open_world()
    await start_short(world, "anna", joining=["bo"])
    game = await table(world)
    await play_on(world, ["anna", "bo"], dice=Random(3))
    assert game.status is Status.FINISHED
    result = world.table()
    [ratings] = [line for line in result.lines if line.startswith("Ratings: ")]
    assert "anna" in ratings
    assert "bo" in ratings
    [new] = [line for line in result.lines if line.startswith("New for ") and "first win" in line]

    await world.restart()
    await asked(world, "bo", "history")
    await world.select("bo", "pastgame", str(game.game_id))
    again = world.screens("bo")[-1]
    assert again.private
    assert again.lines[0] == result.lines[0]
    assert {ratings, new} <= {*again.lines}
    assert [control.verb for control in again.controls] == ["log", "replay", "verify", "replayfile"]
    for verb, told in (("replay", "The game begins"), ("replayfile", f"<chicago-{game.game_id}-replay.json>")):
        await world.click("bo", verb, on=again)
        assert told in world.screens("bo")[-1].lines


async def test_a_game_alone_is_in_the_history_and_apart_in_the_record(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=SeededShuffler(5))
    await world.slash("anna", "chicago solo", opponents=1, rules="quick")
    game = await private_table(world, "anna")
    await tap_on(world, "anna", Random(5), until=over)
    result = message(world, "anna")
    screen = await asked(world, "anna", "stats")
    assert any(re.fullmatch(r"Solo [01] won of 1, not counted above", line) for line in screen.lines)
    await world.click("anna", "My games")
    await world.select("anna", "pastgame", str(game.game_id))
    again = world.screens("anna")[-1]
    assert (again.lines[0], again.pictures) == (result.lines[0], ["race.png"])
    assert [control.verb for control in again.controls] == ["log", "replay", "verify", "replayfile"]
    await world.click("anna", "replayfile")
    assert f"<chicago-{game.game_id}-replay.json>" in world.screens("anna")[-1].lines
