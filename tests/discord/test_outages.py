"""The database does not answer: one private sentence, nothing lost, and the same tap works afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import pytest
from simcord import InteractionResult
from sqlalchemy import Connection, event

from bot.game.actions import Seat
from bot.game.state import Exchanging
from bot.manager.outages import PROBE
from bot.manager.tempo import Tempo
from bot.records import Status
from bot.sandbox.screen import Screen
from db.engine import open_database
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table, table_of
from tests.discord.world import World

pytestmark = pytest.mark.file

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
SENTENCE = "That could not be saved just now. Nothing is lost; tap again in a moment."


@pytest.fixture
async def world(open_world: OpenWorld, monkeypatch: pytest.MonkeyPatch) -> World:
    """A world whose database waits a fifth of a second for a lock, and not five."""
    monkeypatch.setattr("bot.app.open_database", partial(open_database, patience=0.2))
    return await open_world(shuffler=rigged(HANDS))


@contextmanager
def locked(world: World) -> Iterator[None]:
    """Another program writes to the file, and does not come to an end."""
    other = sqlite3.connect(world.file, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


@contextmanager
def read_only(world: World) -> Iterator[None]:
    """The disk is read-only, as disks become that begin to fail: for whatever transaction begins from now on."""
    engine = world.bot.scores._database._engine.sync_engine
    switch = "ON"

    def turn(connection: Connection) -> None:
        connection.connection.cursor().execute(f"PRAGMA query_only = {switch}")

    event.listen(engine, "begin", turn, insert=True)
    try:
        yield
    finally:
        switch = "OFF"


def told(answer: InteractionResult) -> Screen:
    assert answer.response is not None
    assert answer.response.ephemeral
    return Screen(answer.response)


async def test_a_move_that_cannot_be_stored_is_not_made(world: World) -> None:
    await world.start("anna", joining=["bo"])
    await follow(world, "anna 9♣")
    before, shown = await game(world), [screen.text for screen in world.screens()]
    with locked(world):
        await follow(world, "anna exchange")
        assert world.panel("anna").lines[0] == f"> {SENTENCE}"
        assert await game(world) == before
        assert [screen.text for screen in world.screens()] == shown
        assert world.panel("anna").find("Exchange 1")  # her marks are still there
    await follow(world, "anna exchange")
    assert (await game(world)).version == before.version + 1
    assert world.panel("anna").lines[0] != f"> {SENTENCE}"


async def test_an_early_answer_that_cannot_be_stored_is_not_kept(world: World) -> None:
    await world.start("anna", joining=["bo"])
    with locked(world):
        await follow(world, "bo pat")
        assert world.panel("bo").lines[0] == f"> {SENTENCE}"
        assert "Kept" not in world.panel("bo").text
        assert not (await table(world)).answers
    await follow(world, "bo pat")
    assert "Kept for your turn: keep all" in world.panel("bo").text


async def test_a_table_that_cannot_be_stored_does_not_open(world: World) -> None:
    with locked(world):
        assert told(await world.slash("anna", "chicago start")).text == SENTENCE
        assert await table_of(world) is None
    await world.slash("anna", "chicago start")
    assert len((await table(world)).players) == 1


async def test_the_buttons_of_a_lobby_wait_for_the_database(world: World) -> None:
    await world.slash("anna", "chicago start")
    with locked(world):
        for person, verb in (("bo", "join"), ("anna", "addai"), ("anna", "start"), ("anna", "leave")):
            assert told(await world.click(person, verb)).text == SENTENCE
        assert len((await table(world)).players) == 1
    await world.click("bo", "join")
    await world.click("anna", "start")
    assert (await game(world)).deal == 1


async def test_what_an_ai_player_could_not_store_it_does_later(
    open_world: OpenWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.open_database", partial(open_database, patience=0.2))
    thinks = 30.0
    world = await open_world(shuffler=rigged(HANDS), tempo=replace(Tempo.instant(), answer=(thinks, thinks)))
    await world.start("anna", ai=1)
    await world.env.advance_time(thinks + 1)  # for the cut
    await follow(world, "anna pat")
    before = await game(world)
    assert before.phase == Exchanging(1, turn=Seat(1))
    with locked(world):
        await world.env.advance_time(thinks + 1)
        assert await game(world) == before
    await world.env.advance_time(PROBE.total_seconds() + 1)  # it tries again
    assert (await game(world)).version > before.version


async def test_a_disk_that_became_read_only_is_told_and_survived(world: World) -> None:
    await world.start("anna", joining=["bo"])
    before = await game(world)
    with read_only(world):
        await follow(world, "anna pat")
        assert world.panel("anna").lines[0] == f"> {SENTENCE}"
        assert await game(world) == before
    await follow(world, "anna pat")
    assert (await game(world)).version == before.version + 1


async def test_reading_goes_on_while_nothing_can_be_written(world: World) -> None:
    await world.start("anna", joining=["bo"])
    with locked(world):
        assert "No game has been counted" in told(await world.slash("anna", "leaderboard")).text
        assert told(await world.slash("bo", "chicago hand")).pictures == ["hand.png"]
        await follow(world, "anna 9♣")
        assert world.panel("anna").find("Exchange 1")


async def test_where_the_table_is_can_be_stored_later(world: World) -> None:
    """It had to move while nothing could be written: after a restart it is known all the same."""
    await world.start("anna", joining=["bo"])
    await world.slash("bo", "chicago stop")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046)
    old = world.table().id
    with locked(world):
        await world.click("bo", "stopsure")  # a vote is not stored
        assert old not in {screen.id for screen in world.screens()}
    await world.env.advance_time(6)
    new = world.table().id
    await world.restart()
    await world.env.advance_time(6)
    assert [screen.id for screen in world.screens() if screen.find("hand")] == [new]


async def test_a_table_whose_channel_is_deleted_is_void_as_soon_as_that_can_be_stored(world: World) -> None:
    await world.start("anna", joining=["bo"])
    played = await table(world)
    with locked(world):
        world.env.backend.delete_channel(world.room.channel.id)
        await world.env.settle()
        assert played.live
    await world.env.advance_time(6)
    assert played.status is Status.VOID
