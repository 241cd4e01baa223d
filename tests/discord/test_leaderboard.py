"""/leaderboard by taps: other lists, other pages, also after a restart; a server that hides."""

from __future__ import annotations

from typing import Any

import pytest

from bot.records import Player
from bot.sandbox.screen import Screen
from bot.standings import By, Choice, Scope, Span
from db.games import SqlGameStore
from tests.db.finishing import finish
from tests.discord.conftest import OpenWorld
from tests.discord.world import World


async def asked(world: World, person: str = "anna", **options: Any) -> Screen:
    await world.slash(person, "leaderboard", **options)
    return world.screens(person)[-1]


def player(world: World, name: str) -> Player:
    return Player(name, world.person(name).id)


async def played(world: World, *seats: tuple[Player, int]) -> None:
    """A game of this channel that is over."""
    store = SqlGameStore(world.bot.scores._database, now=world.env.now)
    await finish(store, *seats, guild=world.room.guild.id, channel=world.room.channel.id)


@pytest.fixture
async def busy(open_world: OpenWorld) -> World:
    """A server, managed by Anna, where Bo has won all games of twelve people, and she none."""
    world = await open_world(manager="anna")
    for number in range(11):
        other = Player(f"Guest {number:02}", 7_000 + number)
        await played(world, (player(world, "bo"), 52), (other, 40), (player(world, "anna"), 10))
    return world


async def test_the_page_is_private_and_ranks_people(busy: World) -> None:
    screen = await asked(busy)
    assert screen.private
    assert screen.lines[:3] == [
        "Most wins",
        "This server · All time",
        "Games with two people or more. AI players are not ranked.",
    ]
    assert screen.lines[3] == " 1 bo · 11 of 11 · 100% · 572"
    assert "You are number 13 · 0 of 11 · 0% · 110" in screen.lines


async def test_pages_are_turned_after_a_restart(busy: World) -> None:
    await asked(busy, scope=Scope.CHANNEL, by=By.WINS, period=Span.SEASON)
    await busy.restart()
    await busy.click("anna", "Next")
    screen = busy.screens("anna")[-1]
    assert screen.lines[1].startswith("This channel · This season · since ")
    assert "13 anna · 0 of 11 · 0% · 110" in screen.lines
    assert "Page 2 of 2" in screen.lines
    await busy.click("anna", "Previous")
    assert " 1 bo · 11 of 11 · 100% · 572" in busy.screens("anna")[-1].lines


@pytest.mark.parametrize("by", By)
async def test_every_list_can_be_chosen(busy: World, by: By) -> None:
    await asked(busy, page=2)
    await busy.select("anna", "boardby", str(by.value))
    await busy.select("anna", "boardof", str(Scope.EVERYWHERE.value))
    await busy.select("anna", "boardin", str(Span.WEEK.value))
    by_taps = busy.screens("anna")[-1]
    by_command = await asked(busy, scope=Scope.EVERYWHERE, by=by, period=Span.WEEK)
    assert by_taps.lines == by_command.lines
    assert by_taps.lines[1].startswith("All servers · This week")


async def test_a_button_from_before_there_were_several_lists_works(busy: World) -> None:
    await busy.deliver(busy.tap("anna", "ch1|0|0|page|2", on=await asked(busy)))
    assert "Page 2 of 2" in busy.screens("anna")[-1].lines


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("ch1|0|999|page|1", None),
        ("ch1|0|0|boardby", ["9"]),
        ("ch1|0|0|boardby", []),
        ("ch1|0|0|boardof", ["٣"]),
        ("ch1|0|0|boardin", ["-1"]),
        ("ch1|0|0|boardin", ["9" * 5000]),
        ("ch1|0|777|boardin", ["1"]),
    ],
)
async def test_what_no_control_of_ours_says_changes_nothing(
    busy: World, custom_id: str, values: list[str] | None
) -> None:
    before = await asked(busy)
    [answer] = await busy.deliver(busy.tap("anna", custom_id, on=before, values=values))
    assert answer.acknowledged
    assert busy.screens("anna")[-1].text == before.text


async def test_a_server_can_hide_from_the_list_of_all_servers(busy: World) -> None:
    await busy.slash("anna", "chicago settings")
    await busy.click("anna", "Leave the list of all servers")
    assert "games here are not in the leaderboard of all servers" in busy.screens("anna")[-1].text
    everywhere = await asked(busy, scope=Scope.EVERYWHERE)
    assert "Nobody is in this list yet." in everywhere.lines
    assert "This server keeps its games out of this list." in everywhere.lines
    assert " 1 bo · 11 of 11 · 100% · 572" in (await asked(busy)).lines
    await busy.click("anna", "Join the list of all servers")
    assert " 1 bo · 11 of 11 · 100% · 572" in (await asked(busy, scope=Scope.EVERYWHERE)).lines


async def test_only_who_manages_the_server_can_hide_it(busy: World) -> None:
    await busy.deliver(busy.tap("bo", "ch1|0|0|hide|1", on=await asked(busy, "bo")))
    settled = await busy.bot.houses.settings(busy.room.guild.id)
    assert not settled.hidden


async def test_an_evening_changes_the_list_that_is_asked_for_next(busy: World) -> None:
    await played(busy, (player(busy, "cia"), 52), (player(busy, "bo"), 40))
    board = await busy.bot.scores.leaderboard(
        Choice(by=By.RATING), guild_id=busy.room.guild.id, channel_id=0, asker=player(busy, "cia").user_id or 0
    )
    assert board.own is not None
    assert board.own.rating is not None
    assert not board.own.rating.settled
