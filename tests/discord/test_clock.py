"""Turn clocks on the screen, with the real times: who is waited for, who is away, what rests, what a restart costs."""

from __future__ import annotations

import pytest

from bot.game.actions import Seat
from bot.game.rules import PRESETS
from bot.game.state import Exchanging
from bot.manager.tempo import Tempo
from bot.records import Pace, Status
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table, table_of
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS KH 8C 6C 4H"])
TEMPO = Tempo(card=6, answer=(6, 8), trick=6, cut=6, deal=12, edit=6, rematch=60)
"""Every wait is longer than what SimCord sits through."""
DEALT, SHOWN, UP, FIRST_UP = 24, 15, 70, 130
"""Seconds until the first cards are on the table, until an answer given by itself is, and until a time-out is: here all
are new, and have twice the time for the first question of each kind."""


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo have their first cards, at the tempo and pace people play at; Anna is asked first."""
    world = await open_world(shuffler=rigged(HANDS), tempo=TEMPO)
    await world.start("anna", joining=["bo"])
    await world.env.advance_time(DEALT)
    return world


async def vanish(world: World) -> None:
    """Nobody taps until the table rests."""
    found = await table(world)
    for _ in range(60):
        if found.status is not Status.ACTIVE:
            return
        await world.env.advance_time(30)
    raise AssertionError("the table does not come to rest")


# A turn


async def test_the_table_and_the_panel_say_until_when(world: World) -> None:
    assert world.table().lines[0] == "anna to exchange"
    assert "Time up 18:02" in world.table().lines[1]
    await world.click("anna", "hand")
    assert "Time up 18:02" in world.panel("anna").text
    await world.click("bo", "hand")
    assert "Time up" not in world.panel("bo").text


async def test_when_the_time_is_up_an_ai_player_makes_that_one_move(world: World) -> None:
    await world.env.advance_time(FIRST_UP)
    state = await game(world)
    assert state.phase == Exchanging(1, turn=Seat(1))
    assert "Time up: an AI played for anna" in world.table().text
    assert "bo to exchange" in world.table().lines[0]


async def test_a_tap_in_time_goes_before_the_clock(world: World) -> None:
    await world.click("anna", "hand")
    await world.env.advance_time(80)
    await follow(world, "anna pat")
    await world.env.advance_time(45)
    assert "Time up:" not in world.table().text
    assert (await game(world)).phase == Exchanging(1, turn=Seat(1))


async def test_a_panel_whose_time_was_up_redraws_itself(world: World) -> None:
    await world.click("anna", "hand")
    panel = world.panel("anna")
    button = panel.find("pat")
    assert button is not None
    assert button.custom_id is not None
    await world.env.advance_time(FIRST_UP)
    before = await game(world)
    await world.deliver(world.tap("anna", button.custom_id, on=panel))
    assert await game(world) == before
    assert not (await table(world)).players[0].missed, "but it shows that Anna is here"


async def test_while_declaring_nothing_tells_whose_time_was_up(world: World) -> None:
    for name in ("anna", "bo"):
        await world.click(name, "hand")
    await follow(world, "anna pat, bo pat")
    await world.env.advance_time(FIRST_UP)
    assert "bo to declare" in world.table().lines[0]
    assert "anna · passes" in world.table().text
    assert "Time up:" not in world.table().text


# Away


async def test_who_is_away_has_the_seat_back_with_any_tap(world: World) -> None:
    await world.click("bo", "hand")
    await world.env.advance_time(FIRST_UP)
    await follow(world, "bo pat")
    await world.env.advance_time(FIRST_UP)
    assert (await table(world)).players[0].away
    await follow(world, "bo pass")
    await world.env.advance_time(SHOWN)
    assert "anna · away, an AI plays" in world.table().text
    await world.click("anna", "More")
    assert not (await table(world)).players[0].away
    await world.env.advance_time(SHOWN)
    assert "away" not in world.table().text


# Paused


async def test_a_table_that_everybody_left_alone_pauses_and_anybody_may_stop_it(world: World) -> None:
    await vanish(world)
    await world.env.advance_time(SHOWN)
    assert world.table().lines[0] == "This table is paused"
    assert "Anybody may end it now with /chicago stop." in world.table().text
    answer = await world.slash("eve", "chicago start")
    assert answer.response is not None
    assert "This table is paused · Anybody may end it now with /chicago stop." in Screen(answer.response).text
    await world.slash("eve", "chicago stop")
    await world.click("eve", "stopsure")
    assert await table_of(world) is None
    assert world.table().lines[0] == "This game does not count"


async def test_one_tap_goes_on_with_a_paused_game(world: World) -> None:
    await vanish(world)
    await world.env.advance_time(SHOWN)
    await world.click("bo", "goon")
    found = await table(world)
    assert found.status is Status.ACTIVE
    assert not found.players[1].missed
    assert found.players[0].away
    await world.env.advance_time(30)
    assert (await game(world)).deal == 2


async def test_a_paused_game_is_void_after_half_an_hour(world: World) -> None:
    await vanish(world)
    await world.env.advance_time(1_801)
    assert await table_of(world) is None
    await world.slash("anna", "chicago start")
    assert any("You sit in seat 1" in screen.text for screen in world.screens("anna"))


# Alone


@pytest.fixture
async def asleep(open_world: OpenWorld) -> World:
    """Anna's game against two AI players, which fell asleep."""
    world = await open_world(tempo=TEMPO)
    await world.start("anna", ai=2)
    await world.env.advance_time(30)
    assert "Time up" not in world.table().text
    await world.env.advance_time(600)
    assert await table_of(world) is None
    return world


async def test_a_game_asleep_says_so_and_wakes_with_a_tap(asleep: World) -> None:
    world = asleep
    assert world.table().lines[0] == "This game is asleep"
    await world.click("anna", "goon")
    assert (await table(world)).status is Status.ACTIVE
    assert world.panel("anna").pictures == ["hand.png"]
    assert "asleep" not in world.table().text


async def test_opening_a_table_offers_the_game_asleep(asleep: World) -> None:
    world = asleep
    await world.slash("anna", "chicago start", opponents=1)
    offer = world.screens("anna")[-1]
    assert offer.lines[0] == "Your last game here is asleep"
    await world.click("anna", "goon")
    assert (await table(world)).deal == 1


async def test_or_a_new_table_as_it_was_asked_for(asleep: World) -> None:
    world = asleep
    sleeping = world.table()
    await world.slash("anna", "chicago start", opponents=2, pace="slow", rules="Pagat", thread=False)
    await world.click("anna", "other")
    opened = await table(world)
    assert (opened.pace, opened.rules, len(opened.players)) == (Pace.SLOW, PRESETS["pagat"], 3)
    control = sleeping.find("goon")
    assert control is not None
    await world.person("anna").click(sleeping.message, custom_id=control.custom_id)
    assert "There is a table here already." in world.screens("anna")[-1].text


async def test_somebody_else_opens_a_table_in_the_same_channel(asleep: World) -> None:
    world = asleep
    await world.slash("bo", "chicago start")
    assert world.panel("bo").lines[0] == "You sit in seat 1"


# A restart


async def test_a_turn_has_as_much_time_left_after_a_restart(world: World) -> None:
    """And a minute at least."""
    await world.env.advance_time(80)
    await world.bot.close()
    await world.env.advance_time(3600)
    await world.restart()
    found = await table(world)
    await world.env.advance_time(55)
    assert (await game(world)).phase == Exchanging(1, turn=Seat(0))
    await world.env.advance_time(10)
    assert (await game(world)).phase == Exchanging(1, turn=Seat(1))
    assert found.players[0].missed == 1


# The choice of a pace


async def test_a_slow_table_plays_quick_rules_and_stays_open_for_a_day(open_world: OpenWorld) -> None:
    world = await open_world()
    await world.slash("anna", "chicago start", pace="slow", thread=False)
    opened = await table(world)
    assert (opened.pace, opened.rules) == (Pace.SLOW, PRESETS["quick"])
    assert "12 hours a turn" in world.table().text
    await world.env.advance_time(23 * 3600)
    assert opened.live


async def test_the_host_changes_the_pace_in_the_lobby(open_world: OpenWorld) -> None:
    world = await open_world()
    await world.slash("anna", "chicago start")
    await world.click("bo", "join")
    await world.click("bo", "pace")
    assert world.screens("bo")[-1].text == "Only the host chooses the rules."
    for pace in (Pace.RELAXED, Pace.SLOW, Pace.NONE, Pace.LIVE, Pace.RELAXED):
        await world.click("anna", "pace")
        assert (await table(world)).pace is pace
    assert "five minutes a turn" in world.table().text


async def test_a_server_has_a_pace_of_its_own(open_world: OpenWorld) -> None:
    world = await open_world(manager="anna")
    await world.slash("anna", "chicago settings")
    await world.select("anna", "setpace", "relaxed")
    assert "five minutes a turn" in world.screens("anna")[-1].text
    await world.slash("bo", "chicago start")
    assert (await table(world)).pace is Pace.RELAXED


async def test_without_a_clock_the_table_waits(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    await world.slash("anna", "chicago start", pace="none", thread=False)
    await world.click("bo", "join")
    await world.click("anna", "start")
    before = await game(world)
    for _ in range(8):
        await world.env.advance_time(3 * 3600)
    assert await game(world) == before
    assert "Time up" not in world.table().text
