"""Discord may deliver one interaction twice: it is answered once, and what it asked for is done once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from tests.discord.conftest import OpenWorld
from tests.discord.playing import Cards, follow, game, rigged, table
from tests.discord.world import World

HANDS = Cards(["AS AH 9C 7D 5H", "KS KH 8C 6D 4H"])


@contextmanager
def twice(world: World) -> Iterator[None]:
    """Everything that people do arrives twice, the second time on the heels of the first."""
    backend, seen = world.env.backend, set[str]()

    def again(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and payload["id"] not in seen:
            seen.add(payload["id"])
            backend.emit(event, payload)

    backend.subscribers.append(again)
    try:
        yield
    finally:
        backend.subscribers.remove(again)


def answers(world: World) -> list[str]:
    """The interactions that were answered, once for each answer."""
    return [request.path for request in world.log.requests if request.path.endswith("/callback")]


async def test_commands_are_answered_once(world: World) -> None:
    with twice(world):
        started = await world.slash("anna", "chicago start")
        shown = await world.slash("anna", "chicago hand")
    for answer in (started, shown):
        assert answer.ephemeral
        assert not answer.deferred
    assert world.panel("anna").lines[0] == "You sit in seat 1"
    assert len(answers(world)) == len(set(answers(world))) == 2


async def test_who_joins_sees_the_own_panel(world: World) -> None:
    await world.slash("anna", "chicago start")
    with twice(world):
        await world.click("bo", "join")
        await world.click("anna", "addai")
    assert [screen.lines[0] for screen in world.screens("bo") if screen.private] == ["You sit in seat 2"]
    assert len((await table(world)).players) == 3
    assert len(answers(world)) == len(set(answers(world)))


async def test_a_whole_deal_in_which_everything_comes_twice(open_world: OpenWorld) -> None:
    world = await open_world(shuffler=rigged(HANDS))
    with twice(world):
        await world.start("anna", joining=["bo"])
        phase = "anna pat, bo pat, anna pass, bo pass"
        await follow(world, "anna 9♣, anna ~9♣~", phase, phase, "anna pat, bo pat")
        await follow(world, "anna A♠, anna A♥, bo K♥, anna 9♣, anna 7♦")
    state = await game(world)
    assert (state.deal, state.scores) == (2, (6, 0))
    assert len(answers(world)) == len(set(answers(world)))


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_second_delivery_that_comes_late_does_nothing(open_world: OpenWorld, *, restarts: bool) -> None:
    """Even to a bot that was started in between: the database knows what was done."""
    world = await open_world(shuffler=rigged(HANDS))
    await world.start("anna", joining=["bo"])
    tap = world.press("anna", "pat")
    await world.deliver(tap)
    before = await game(world)
    if restarts:
        await world.restart()
    await world.deliver(tap)
    assert await game(world) == before
    assert world.panel("anna").lines[1] == "Answer early if you like"
