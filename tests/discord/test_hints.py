"""Hints: who switches them on reads what a hard AI player would do; the server may want none in rated games."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from structlog.testing import capture_logs

from bot.ai.players import LocalPlayers
from bot.game.view import SeatView
from bot.hints import Hint
from bot.records import GuildChange, Hints
from bot.sandbox.screen import Screen
from tests.discord.alone import message
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, rigged
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])


def hint_in(screen: Screen) -> str | None:
    """The hint on a panel."""
    return next((line for line in screen.lines if line.startswith("Hint ")), None)


def newest(world: World, person: str) -> Screen:
    return [screen for screen in world.screens(person) if screen.private][-1]


async def switch(world: World, person: str, button: str) -> None:
    """Open More, and press the switch."""
    await world.click(person, "more")
    await world.click(person, button)


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo have just been dealt their cards; Anna is asked."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    return world


async def test_nobody_is_told_anything_unasked(world: World) -> None:
    assert hint_in(world.panel("anna")) is None
    await follow(world, "anna pat, bo pat")
    assert not any(hint_in(screen) for name in ("anna", "bo") for screen in world.screens(name))


async def test_who_switches_hints_on_reads_them_at_every_question(world: World) -> None:
    await switch(world, "anna", "Hints: off")
    assert newest(world, "anna").find("Hints: on")
    hint = hint_in(world.panel("anna"))
    assert hint is not None
    assert hint.startswith("Hint keep the pair: +")
    await follow(world, "anna keepmade")
    assert hint_in(world.panel("anna")) is None, "nothing is asked of her now"
    await follow(world, "bo pat")
    hint = hint_in(world.panel("anna"))
    assert hint is not None, "pushed with the next question"
    assert hint.startswith(("Hint declare ", "Hint pass"))
    assert not any(hint_in(screen) for screen in [*world.screens("bo"), *world.screens()])


async def test_hints_come_and_go_with_the_switch_and_outlive_the_bot(world: World) -> None:
    await switch(world, "anna", "Hints: off")
    await world.click("anna", "Hints: on")
    assert newest(world, "anna").find("Hints: off")
    assert hint_in(world.panel("anna")) is None
    await world.click("anna", "Hints: off")
    await world.restart()
    await world.env.advance_time(1)
    await world.click("anna", "My hand")
    assert hint_in(world.panel("anna"))


async def test_a_switch_that_is_tapped_twice_stays_as_it_was_meant(world: World) -> None:
    await world.click("anna", "more")
    tap = world.press("anna", "Hints: off")
    again = world.press("anna", "Hints: off")
    await world.deliver(tap, tap, again)
    assert newest(world, "anna").find("Hints: on")


async def test_only_who_sits_here_finds_the_switch(world: World) -> None:
    await world.click("eve", "more")
    assert newest(world, "eve").find("hints") is None
    assert "Hints" not in newest(world, "eve").text


@pytest.mark.parametrize(("where", "given"), [(Hints.ALWAYS, True), (Hints.ALONE, False), (Hints.NEVER, False)])
async def test_the_server_says_whether_there_are_hints_in_rated_games(
    world: World, where: Hints, *, given: bool
) -> None:
    await world.bot.people.want_hints(world.person("anna").id, name="anna", wanted=True)
    await world.bot.houses.settle(world.room.guild.id, GuildChange(hints=where))
    await world.click("anna", "My hand")
    assert bool(hint_in(world.panel("anna"))) is given
    await world.click("anna", "more")
    assert bool(newest(world, "anna").find("hints")) is given
    assert ("There are no hints in this game" in newest(world, "anna").text) is not given


@pytest.mark.parametrize(("where", "given"), [(Hints.ALONE, True), (Hints.NEVER, False)])
async def test_a_game_alone_is_not_rated(open_world: OpenWorld, where: Hints, *, given: bool) -> None:
    world = await open_world()
    await world.bot.houses.settle(world.room.guild.id, GuildChange(hints=where))
    await world.bot.people.want_hints(world.person("anna").id, name="anna", wanted=True)
    await world.slash("anna", "chicago solo", opponents=1, ai="easy")
    assert bool(hint_in(message(world, "anna"))) is given


async def test_a_game_alone_has_the_switch_too(open_world: OpenWorld) -> None:
    world = await open_world()
    await world.slash("anna", "chicago solo", opponents=1, ai="easy")
    panel = message(world, "anna").id
    await switch(world, "anna", "Hints: off")
    shown = next(screen for screen in world.screens("anna") if screen.id == panel)
    assert hint_in(shown)
    assert "/chicago leave" not in newest(world, "anna").text


class Slow:
    """Fits the port `Adviser`: thinks until it is told that it has thought enough."""

    def __init__(self) -> None:
        self.enough = asyncio.Event()
        self.asked = 0

    async def hint(self, view: SeatView, *, seed: int) -> Hint:
        self.asked += 1
        await self.enough.wait()
        return await LocalPlayers(seconds=None).hint(view, seed=seed)


async def test_a_hint_that_takes_its_time_does_not_hold_up_the_panel(world: World) -> None:
    slow = Slow()
    world.bot.hints._adviser = slow
    await world.bot.people.want_hints(world.person("anna").id, name="anna", wanted=True)
    click = asyncio.create_task(world.click("anna", "My hand"))
    while not any("hand.png" in screen.pictures for screen in world.screens("anna")[-1:]):  # noqa: ASYNC110 - no event tells
        await asyncio.sleep(0.01)
    assert hint_in(world.panel("anna")) is None, "the panel is there"
    slow.enough.set()
    await click
    assert hint_in(world.panel("anna")), "and now the hint too"
    assert slow.asked == 1


class Failing:
    """Fits the port `Adviser`: knows nothing."""

    async def hint(self, view: SeatView, *, seed: int) -> Hint:
        raise RuntimeError(f"{view.hand}")


async def test_a_hint_that_fails_fails_no_panel_and_names_no_card(world: World) -> None:
    world.bot.hints._adviser = Failing()
    with capture_logs() as logs:
        await switch(world, "anna", "Hints: off")
        await follow(world, "anna pat, bo pat")
    assert hint_in(world.panel("anna")) is None
    told = [entry for entry in logs if entry["event"] == "no hint"]
    assert told
    assert all(entry.keys() == {"event", "log_level", "game", "trouble"} for entry in told)
    assert {entry["trouble"] for entry in told} == {"RuntimeError"}


@pytest.mark.file
async def test_no_hint_is_stored(world: World) -> None:
    await switch(world, "anna", "Hints: off")
    assert hint_in(world.panel("anna"))
    with sqlite3.connect(f"file:{world.file}?mode=ro", uri=True) as file:
        assert "keep the pair" not in "\n".join(file.iterdump())
        assert "ONE_PAIR" not in "\n".join(file.iterdump())
