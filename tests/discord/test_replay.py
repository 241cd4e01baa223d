"""A finished game looked at again in Discord: stepping, seats, files, restarts, and who may."""

from __future__ import annotations

from random import Random

import pytest

from bot.manager.private import PrivateTable
from bot.replay.recording import read
from bot.sandbox.screen import Screen
from tests.discord import alone
from tests.discord.conftest import OpenWorld
from tests.discord.looking_back import QUICK_END, TO_THE_END, file_of, finished_game, newest
from tests.discord.playing import follow, rigged
from tests.discord.world import World

NONE_SUCH = "There is no such game here that is over and kept."
ANNAS, BOS = "A♠ K♠ Q♠ J♠ 10♠", "K♥ Q♥ 8♣ 6♦ 4♥"


@pytest.fixture
async def over(open_world: OpenWorld) -> World:
    """Anna has won against Bo in one deal, by a royal flush."""
    world = await open_world(shuffler=rigged(QUICK_END))
    await finished_game(world)
    return world


def place(screen: Screen) -> str:
    """Where in the game a replay stands."""
    return next(line for line in screen.lines if line.startswith("Game 1 · "))


async def step(world: World, person: str, *verbs: str) -> Screen:
    """Press these buttons of the replay, one after the other."""
    for verb in verbs:
        await world.click(person, verb)
    return newest(world, person)


async def test_from_the_result_to_the_end_and_back(over: World) -> None:
    await over.click("eve", "replay")
    screen = newest(over, "eve")
    assert screen.private
    assert (screen.lines[0], place(screen)) == ("The game begins", "Game 1 · move 0 of 23")
    assert [control.enabled for control in screen.controls[:5]] == [False, False, True, True, True]

    screen = await step(over, "eve", "replayon", "replayon")
    assert screen.lines[0] == "bo deals"
    assert ANNAS in screen.text
    assert BOS in screen.text
    assert place(screen) == "Game 1 · deal 1 of 1 · move 2 of 23"
    screen = await step(over, "eve", "replayon")
    assert screen.lines[0] == "anna keeps all"

    screen = await step(over, "eve", "replaylast")
    assert "anna wins the game" in screen.text
    assert place(screen).endswith("move 23 of 23")
    assert [control.enabled for control in screen.controls[:5]] == [True, True, False, False, False]
    screen = await step(over, "eve", "replayback")
    assert place(screen).endswith("move 22 of 23")
    assert place(await step(over, "eve", "replayfirst")).endswith("move 0 of 23")
    assert place(await step(over, "eve", "replaydeal")).endswith("deal 1 of 1 · move 2 of 23")
    assert len([screen for screen in over.screens("eve") if screen.private]) == 1, "one message all the time"


async def test_a_seat_shows_what_that_person_saw(over: World) -> None:
    await over.slash("eve", "chicago replay")
    await step(over, "eve", "replayon", "replayon")
    await over.select("eve", "replayseat", "2")
    screen = newest(over, "eve")
    assert BOS in screen.text
    assert "A♠" not in screen.text
    assert place(screen).endswith("move 2 of 23")
    screen = await step(over, "eve", "replayon")
    assert screen.lines[0] == "anna keeps all", "who sees it stays chosen"
    assert "A♠" not in screen.text
    await over.select("eve", "replayseat", "0")
    assert ANNAS in newest(over, "eve").text


async def test_a_replay_works_on_after_a_restart(over: World) -> None:
    await over.slash("eve", "chicago replay", game="1")
    await over.select("eve", "replayseat", "1")
    await step(over, "eve", "replayon", "replayon")
    await over.restart()
    screen = await step(over, "eve", "replayon")
    assert place(screen).endswith("move 3 of 23")
    assert ANNAS in screen.text
    assert "K♥" not in screen.text
    await over.restart()
    await over.click("dan", "replay")
    assert newest(over, "dan").lines[0] == "The game begins"


async def test_the_file_holds_the_game_and_nobodys_id(over: World) -> None:
    await over.slash("eve", "chicago replay")
    await step(over, "eve", "replayfile")
    answer = newest(over, "eve")
    assert "python -m bot replay chicago-1-replay.json" in answer.text
    file = await file_of(over, answer)
    assert [player.name for player in read(file).players] == ["anna", "bo"]
    assert len(read(file).actions) == 23
    for person in ("anna", "bo"):
        assert str(over.person(person).id).encode() not in file
    assert len(file) < 3_000


async def test_the_proof_is_a_tap_away(over: World) -> None:
    await over.slash("eve", "chicago replay")
    await step(over, "eve", "verify")
    assert "is not what was sealed" in newest(over, "eve").text  # the cards of this test were chosen


async def test_games_are_offered_while_somebody_types(over: World) -> None:
    for command in ("chicago replay", "chicago verify"):
        for typed, hits in (("", 1), ("1", 1), ("anna", 1), ("zoe", 0)):
            choices = await over.person("eve").autocomplete(over.room.channel, command, "game", typed)
            assert [choice["value"] for choice in choices] == ["1"] * hits
            assert all(choice["name"] == "Game 1, Mar 1, 2026: anna 161, bo 0" for choice in choices)


@pytest.mark.parametrize("arg", ["", "|0", "|4", "|5", "|999999"])
@pytest.mark.parametrize("version", [0, 7, 999_999])
async def test_a_made_up_control_shows_some_moment_of_the_game(over: World, version: int, arg: str) -> None:
    taps = [over.tap("eve", f"ch1|1|{version}|replay{what}{arg}") for what in ("on", "back", "deal", "last")]
    taps += [over.tap("eve", f"ch1|1|{version}|replayseat", values=[value]) for value in ("9", "x" * 200, "-1", "²")]
    await over.deliver(*taps)
    told = [screen for screen in over.screens("eve") if screen.private]
    assert len(told) == len(taps)
    assert all(place(screen) for screen in told)


async def test_games_of_another_server_are_not_to_be_seen(over: World) -> None:
    elsewhere = over.env.create_guild("Elsewhere")
    stranger = elsewhere.add_member(over.env.create_user("zed", global_name="zed"))
    channel = elsewhere.create_text_channel("games")
    for command in ("chicago replay", "chicago verify"):
        answer = await stranger.slash(channel, command, game="1")
        assert answer.response is not None
        assert Screen(answer.response).lines[0] == NONE_SUCH


async def test_a_game_played_alone_is_for_its_person_only(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(QUICK_END))
    await world.slash("dan", "chicago solo", opponents=1, rules="standard")
    await follow(world, "dan pat, dan declare, dan pat, dan declare, dan pat")
    await alone.tap_on(world, "dan", Random(1), until=alone.over)
    table = await world.bot.tables.table(1)
    assert isinstance(table, PrivateTable)
    await world.slash("eve", "chicago replay")
    assert newest(world, "eve").text == NONE_SUCH
    await world.slash("eve", "chicago verify", game="1")
    assert newest(world, "eve").text == NONE_SUCH
    await world.slash("dan", "chicago replay")
    assert newest(world, "dan").lines[0] == "The game begins"
    await world.click("dan", "verify")
    assert "<chicago-1-proof.json>" in newest(world, "dan").text


async def test_without_a_name_the_last_game_of_the_channel_is_meant(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(QUICK_END))
    await finished_game(world)
    await world.start("cia", joining=["dan"])
    for line in TO_THE_END.split(", "):
        await follow(world, line.replace("anna", "cia").replace("bo", "dan"))
    await world.slash("eve", "chicago replay")
    assert "Game 2 · " in newest(world, "eve").text
    await world.slash("eve", "chicago replay", game="1")
    assert "Game 1 · " in newest(world, "eve").text
