"""Nights at which anything may happen, on a file and on a server; and careless houses, each of which goes red (M1)."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

import pytest

from bot.game import view
from bot.game.actions import Seat
from bot.game.state import GameState
from bot.game.view import SeatView
from bot.manager.running import RunningTable
from bot.sandbox.room import logs_aside
from bot.standings import Aftermath
from db.games import SqlGameStore
from tests.db.conftest import server as server  # noqa: PLC0414 - a fixture
from tests.db.postgres import Server
from tests.reliability.machine.ground import ServerGround
from tests.reliability.machine.playing import EVENTS, play, reported


@pytest.fixture(autouse=True)
def _quiet() -> None:
    logs_aside()


def test_whatever_happens_what_is_true_stays_true() -> None:
    report = reported()
    play(report, nights=6, events=30, number=1)
    print(report)
    assert report.wrong == []
    assert sum(report.hit[event] > 0 for event in EVENTS) > 15


def test_it_stays_true_on_a_server(server: Server) -> None:
    report = reported()
    play(report, nights=2, events=15, number=1, ground=ServerGround(server.empty_database()))
    print(report)
    assert report.wrong == []
    assert sum(report.hit[event] for event in EVENTS) > 20


async def nothing(*_: Any, **__: Any) -> None:
    """It is not done, and nobody is told."""


async def forgetful(*_: Any, **__: Any) -> Aftermath:
    """Says that it is stored."""
    return Aftermath()


def another(state: GameState, _: Seat | None) -> SeatView:
    """What the first seat sees."""
    return view.observe(state, Seat(0))


CARELESS: dict[str, tuple[AbstractContextManager[Any], str]] = {
    "stores nothing": (patch.object(SqlGameStore, "commit", forgetful), "its table does not know"),
    "writes no click down": (
        patch("db.writing._take_click", nothing),
        "stored without its click|not stored|made twice",
    ),
    "sets no clock": (patch.object(RunningTable, "_arm", lambda _: None), "nothing wakes|woken too late"),
    "shows another's view": (
        patch("bot.manager.scenes.observe", lambda state, _: view.observe(state, Seat(0))),
        "sees",
    ),
    "rates nobody": (patch("db.endings.rate_game", nothing), "standings"),
}


@pytest.mark.parametrize("what", CARELESS)
def test_a_careless_house_is_found_out(what: str) -> None:
    report, (careless, found) = reported(), CARELESS[what]
    with careless:
        play(report, nights=60, events=30, number=2, shrink=False)
    [complaint] = report.wrong
    assert re.search(found, complaint.partition("\n")[0]), complaint
