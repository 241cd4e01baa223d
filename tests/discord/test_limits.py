"""Too fast, too late, too many: what is refused before any work is done (RELIABILITY 3 and 13)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.manager.limits import Limits
from bot.records import Change, LiveTable
from bot.sandbox.screen import Screen
from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, game, rigged, table, table_of
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS QH 8C 6D 4H"])
CALLBACKS = "/interactions/*/*/callback"


@pytest.fixture
async def world(open_world: OpenWorld) -> World:
    """Anna and Bo play; Anna is asked for her first exchange."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    return world


# Too fast


async def test_one_tap_too_many_is_acknowledged_and_does_nothing(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS), limits=Limits())
    await world.start("anna", joining=["bo"])
    await world.env.advance_time(10)
    await world.deliver(*(world.press("anna", f"throw|{slot % 5}") for slot in range(10)))
    [answer] = await world.deliver(world.press("anna", "pat"))
    assert (answer.acknowledged, answer.deferred) == (True, True)
    assert (await game(world)).version == 2, "the cut and the deal"
    await world.click("bo", "pat")
    assert (await table(world)).answers, "others tap as they like"
    await world.env.advance_time(1)
    await world.click("anna", "pat")
    assert (await game(world)).version > 2, "a moment later she is heard again"


async def test_one_command_too_many_leaves_no_message(open_world: OpenWorld) -> None:
    world = await open_world(limits=Limits(taps_at_once=1))
    await world.slash("anna", "chicago rules")
    shown = len(world.screens("anna"))
    await world.slash("anna", "chicago start")
    assert len(world.screens("anna")) == shown
    assert await table_of(world) is None


# Too late


async def test_a_tap_that_was_told_to_have_failed_is_not_made(world: World) -> None:
    """Discord waits three seconds; this tap took four to arrive."""
    tap = world.press("anna", "pat")
    await world.env.advance_time(4)
    before = await game(world)
    await world.deliver(tap)
    assert await game(world) == before
    await world.click("anna", "pat")
    assert (await game(world)).version > before.version


async def test_a_late_tap_that_discord_still_takes_is_acknowledged_first_and_then_made(
    world: World, every_tap_is_late: None
) -> None:
    before = len(world.log.requests)
    await world.click("anna", "pat")
    assert_acknowledged_first(world, before)
    assert world.panel("anna").find("declare"), "the panel shows what comes next"


async def test_a_late_command_is_acknowledged_first_and_then_carried_out(world: World, every_tap_is_late: None) -> None:
    other = world.room.guild.create_text_channel("other")
    world.env.inject_error("POST", CALLBACKS, status=404, code=10062)
    await world.person("cia").slash(other, "chicago start")
    assert len(await live(world)) == 1, "she was told that it failed"
    before = len(world.log.requests)
    await world.person("cia").slash(other, "chicago start")
    assert_acknowledged_first(world, before)
    assert len(await live(world)) == 2


@pytest.fixture
def every_tap_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine whose clock is fast."""
    monkeypatch.setattr("bot.views.reply.LATE", timedelta(seconds=-1))


def assert_acknowledged_first(world: World, before: int) -> None:
    """The first of the requests after so many is the callback, and the answer is edited in later."""
    first, *rest = [f"{request.method} {request.path.rsplit('/', 1)[1]}" for request in world.log.requests[before:]]
    assert first == "POST callback"
    assert "POST callback" not in rest
    assert "PATCH @original" in rest


# Too many


async def test_a_server_with_all_its_tables_is_told_so_in_one_sentence(open_world: OpenWorld) -> None:
    world = await open_world(limits=Limits(tables_per_server=1, taps_at_once=100))
    await world.slash("anna", "chicago start")
    other = world.room.guild.create_text_channel("other")
    answer = await world.person("bo").slash(other, "chicago start")
    assert answer.response is not None
    assert answer.response.ephemeral
    text = Screen(answer.response).text
    assert text == "This server has as many tables as it may. Join one of them, or wait until one is over."
    assert len(await live(world)) == 1


async def live(world: World) -> Sequence[LiveTable]:
    """The tables that are stored as live."""
    return await world.bot.tables._house.store.live()


# In time


@pytest.mark.parametrize(("old", "announced"), [(0.0, False), (2.3, True)])
async def test_an_answer_is_announced_before_discord_gives_up_on_the_tap(
    world: World, monkeypatch: pytest.MonkeyPatch, old: float, announced: bool
) -> None:
    """Storing takes half a second: too long only for a tap that was on its way for more than two."""
    tap = world.press("anna", "pat")
    await world.env.advance_time(old)
    _slow_commits(world, monkeypatch, seconds=0.5)
    before = len(world.log.requests)
    await world.deliver(tap)
    edits = [request.path for request in world.log.requests[before:] if request.path.endswith("@original")]
    assert bool(edits) is announced
    assert world.panel("anna").find("declare"), "and the panel shows what comes next either way"


def _slow_commits(world: World, monkeypatch: pytest.MonkeyPatch, *, seconds: float) -> None:
    store = world.bot.tables._house.store
    commit = store.commit

    async def slowly(game_id: int, revision: int, change: Change) -> None:
        await asyncio.sleep(seconds)
        await commit(game_id, revision, change)

    monkeypatch.setattr(store, "commit", slowly)
