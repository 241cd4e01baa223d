"""/privacy by taps: what is told, what is in the file, and that nobody is left afterwards, on screen and on disk."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot import inspection
from bot.manager.problems import Problem, code_of
from bot.records import Player, Status
from bot.replay.command import told as told_in_terminal
from bot.replay.recording import read
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import play_on, start_short, table, table_of
from tests.discord.test_leaderboard import played, player
from tests.discord.world import World


async def asked(world: World, person: str) -> Screen:
    await world.slash(person, "privacy")
    return world.screens(person)[-1]


async def forget(world: World, person: str) -> Screen:
    """Ask to be forgotten, and mean it."""
    await asked(world, person)
    await world.click(person, "Forget me")
    await world.click(person, "forgetsure")
    return world.screens(person)[-1]


def on_disk(world: World) -> str:
    """Everything in the database, as text."""
    with sqlite3.connect(world.file) as connection:
        return "\n".join(connection.iterdump())


async def test_of_who_never_played_nothing_is_stored(world: World) -> None:
    screen = await asked(world, "eve")
    assert screen.private
    assert screen.lines[:2] == ["What is stored about you", "Nothing."]
    assert screen.controls == []


async def test_it_is_told_in_plain_words(world: World) -> None:
    for _ in range(2):
        await played(world, (player(world, "anna"), 52), (player(world, "bo"), 40))
    await world.start("anna", joining=["bo"])
    await world.left_alone("anna")
    screen = await asked(world, "anna")
    assert screen.private
    assert screen.lines == [
        "What is stored about you",
        "On all servers together. Nobody sees this but you.",
        "- Your Discord id, with everything below",
        "- Your name, as anna",
        "- The language of your Discord, and the one you chose with /language",
        "- What you chose behind More: pings, declaring, hints, the look of your cards",
        "- 1 game or table that is not over",
        "- 2 finished games: their days and places, your scores and how you did",
        "- Your rating and your standing on 1 server",
        "- 1 milestone in /stats",
        "The moves of a game go 90 days after its end, unless its server keeps them longer, "
        "and your name 90 days after you were last here.",
        "Your messages are never read, and nobody is given any of this. Points only: no money, no stakes.",
        "[Export] [Forget me]",
    ]


async def test_all_of_it_is_in_a_file_that_nobody_else_sees(world: World) -> None:
    await played(world, (player(world, "anna"), 52), (player(world, "bo"), 40))
    await world.start("bo", joining=["anna"])
    await asked(world, "anna")
    await world.click("anna", "Export")
    screen = world.screens("anna")[-1]
    assert screen.private
    assert "<chicago.json>" in screen.lines
    told: dict[str, Any] = json.loads(await screen.message.attachments[0].read())
    assert told["user_id"] == world.person("anna").id
    assert [row["score"] for row in told["results"]] == [52]
    assert len(told["seats"]) == 2
    assert str(world.person("bo").id) not in json.dumps({name: told[name] for name in told if name != "games"})


@pytest.mark.file
async def test_forgetting_asks_once_and_can_be_left(world: World) -> None:
    await played(world, (player(world, "anna"), 52), (player(world, "bo"), 40))
    await world.start("anna", joining=["bo"])
    await asked(world, "anna")
    await world.click("anna", "forgetme")
    question = world.screens("anna")[-1]
    assert question.lines[0] == "Forget everything about you?"
    assert "You leave the game or table that is not over; in a game an AI player takes your seat." in question.lines
    await world.click("anna", "Keep it")
    assert world.screens("anna")[-1].lines[0] == "What is stored about you"
    assert str(world.person("anna").id) in on_disk(world)


@pytest.mark.file
async def test_nobody_is_left_on_the_screen_and_on_disk(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    """The game that runs goes on with an AI player; in one that is over others keep what they have."""
    await played(world, (player(world, "anna"), 52), (player(world, "bo"), 40))
    await start_short(world, "anna", joining=["bo"])
    await world.click("anna", "hand")
    answer = await forget(world, "anna")
    assert answer.text == "You are forgotten. Nothing that is stored leads to you any more."
    assert str(world.person("anna").id) not in on_disk(world)
    assert "'anna'" not in on_disk(world)
    assert "someone (left)" in world.table().text
    assert "anna" not in world.table().text
    await play_on(world, ["bo"], dice=Random(3))
    assert "'anna'" not in on_disk(world)
    assert str(world.person("anna").id) not in on_disk(world)
    await world.slash("bo", "history")
    rows = [line for line in world.screens("bo")[-1].lines if "someone" in line]
    assert len(rows) == 2
    assert "anna" not in world.screens("bo")[-1].text
    await world.slash("bo", "stats")
    assert any("2" in line for line in world.screens("bo")[-1].lines if line.startswith("Games"))
    await nobody_is_named(world, capsys)
    await world.restart()
    assert (await asked(world, "anna")).lines[1] == "Nothing."


async def nobody_is_named(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever a game can be looked at again Anna is someone, and she is on no list.

    Who asks for the record of her account reads what Discord calls her, and nothing of her games.
    """
    looks: list[tuple[str, dict[str, Any]]] = [
        ("chicago replay", {"game": "2"}),
        ("chicago verify", {"game": "2"}),
        ("leaderboard", {}),
        ("stats", {}),
        ("stats", {"player": world.person("anna"), "against": world.person("bo")}),
    ]
    before = len(world.screens("bo"))
    for command, options in looks:
        await world.slash("bo", command, **options)
    await world.slash("bo", "chicago replay", game="2")
    for verb in ("replaylast", "replayfile", "verify"):
        await world.click("bo", verb)
    await world.click("bo", "log", on=world.table())
    told = world.screens("bo")[before:]
    about_others = [
        screen for screen in told if not screen.text.startswith("anna\n")
    ]  # what Discord calls who is asked for
    assert len(about_others) == len(told) - 1 >= 7
    assert [screen.lines[2] for screen in told if screen.lines[0] == "anna"] == ["No finished games here yet."]
    assert not [screen.text for screen in about_others if "anna" in screen.text]
    for screen in told:
        for attachment in screen.message.attachments:
            content = await attachment.read()
            assert b"anna" not in content
            if attachment.filename.endswith("replay.json"):
                printed = "\n".join(told_in_terminal(read(content)))
                assert "someone (left)" in printed
                assert "player-" not in printed
    choices = await world.person("bo").autocomplete(world.room.channel, "chicago replay", "game", "")
    assert ["someone" in choice["name"] and "anna" not in choice["name"] for choice in choices] == [True]
    capsys.readouterr()
    assert await asyncio.to_thread(inspection.main, [code_of(Problem(2, 9))], database_url=world.address) == 0
    assert "anna" not in capsys.readouterr().out


async def test_who_comes_back_may_sit_down_at_once_and_has_no_habits(world: World) -> None:
    await world.start("anna", joining=["bo"])
    await world.click("anna", "more", on=world.table())
    await world.click("anna", "declares")
    assert world.bot.habits.declares(world.person("anna").id)
    await forget(world, "anna")
    assert not world.bot.habits.declares(world.person("anna").id)
    await world.slash("anna", "chicago hand")
    assert world.screens("anna")[-1].text == "You are not at this table."
    await world.slash("anna", "chicago solo")
    assert (await asked(world, "anna")).find("forgetme") is not None


@pytest.mark.file
async def test_a_second_tap_and_another_persons_tap_do_no_harm(world: World) -> None:
    await played(world, (player(world, "anna"), 52), (player(world, "bo"), 40))
    await asked(world, "anna")
    await world.click("anna", "forgetme")
    tap = world.press("anna", "forgetsure")
    await world.deliver(tap, world.press("anna", "forgetsure"), tap)
    assert str(world.person("anna").id) not in on_disk(world)
    assert str(world.person("bo").id) in on_disk(world)


@pytest.mark.file
async def test_old_games_go_by_themselves_and_say_so(open_world: OpenWorld) -> None:
    """The moves after 90 days; the result stays in the history."""
    world = await open_world()
    await start_short(world, "anna", joining=["bo"])
    running = await table(world)
    await play_on(world, ["anna", "bo"], dice=Random(3))
    assert running.status is Status.FINISHED
    result = world.table()
    await world.click("eve", "replay")
    stepping = world.screens("eve")[-1]
    for days, kept in ((89, True), (2, False)):
        await world.env.advance_time(timedelta(days=days).total_seconds())
        await world.restart()
        assert ("INTO actions" in on_disk(world).replace('"', "")) is kept
    await world.click("bo", "How it went", on=result)
    gone = "This game ended so long ago that its moves are not kept any more; its result is."
    assert world.screens("bo")[-1].text == gone
    await world.slash("bo", "history")
    await world.select("bo", "pastgame", str(running.game_id))
    assert world.screens("bo")[-1].text == gone
    await look_back(world, result, stepping, told=gone)
    await world.slash("eve", "history")
    [answer] = await world.deliver(world.tap("eve", "ch1|0|0|pastgame", values=[str(running.game_id)]))
    assert answer.response is not None
    assert Screen(answer.response).text != gone


async def look_back(world: World, result: Screen, stepping: Screen, *, told: str) -> None:
    """Every way to look at a game again, by command and by old buttons, has this one sentence for an answer."""
    for command in ("chicago replay", "chicago verify"):
        await world.slash("bo", command, game="1")
        assert world.screens("bo")[-1].text == told
        await world.slash("bo", command)
        assert world.screens("bo")[-1].text == "There is no such game here that is over and kept."
    for verb in ("replay", "verify"):
        await world.click("eve", verb, on=result)
        assert world.screens("eve")[-1].text == told
    for verb in ("verify", "replayfile", "replayon"):
        await world.click("eve", verb, on=stepping)
        assert world.screens("eve")[-1].text == told


@pytest.mark.file
async def test_a_bot_that_is_never_restarted_tidies_once_a_day(open_world: OpenWorld) -> None:
    world = await open_world()
    await played(world, (player(world, "anna"), 52), (Player("Guest", 7_001), 40))
    assert await table_of(world) is None
    await forget(world, "anna")
    assert "'compact'" in on_disk(world)
    await world.env.advance_time(timedelta(days=1, hours=1).total_seconds())
    assert "'compact'" not in on_disk(world)
