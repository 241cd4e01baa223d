"""Nights at which anything may happen, on a file and on a server; and careless houses, each of which goes red (M1)."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.game import view
from bot.game.actions import Seat
from bot.game.state import Dealing, GameState
from bot.game.view import SeatView
from bot.manager.running import RunningTable
from bot.manager.tempo import Tempo
from bot.records import Pace, Stop
from bot.sandbox.room import logs_aside
from bot.standings import Aftermath
from db.games import SqlGameStore
from tests.db.blanks import Blanks
from tests.manager.evening import ANNA
from tests.reliability.machine.ground import FileGround, ServerGround
from tests.reliability.machine.nights import Nights
from tests.reliability.machine.playing import EVENTS, play, reported
from tests.reliability.machine.wanted import Wanted


@pytest.fixture(autouse=True)
def _quiet() -> None:
    logs_aside()


def test_whatever_happens_what_is_true_stays_true() -> None:
    report = reported()
    play(report, nights=6, events=30, number=1)
    print(report)
    assert report.wrong == []
    assert sum(report.hit[event] > 0 for event in EVENTS) > 15


def test_it_stays_true_on_a_server(blanks: Blanks, tmp_path: Path) -> None:
    report = reported()
    play(report, nights=2, events=10, number=1, ground=ServerGround(blanks.ready("postgresql", tmp_path)))
    print(report)
    assert report.wrong == []
    assert sum(report.hit[event] for event in EVENTS) > 10


def nothing(*_: Any, **__: Any) -> None:
    """It is not done, and nobody is told."""


async def forgetful(*_: Any, **__: Any) -> Aftermath:
    """Says that it is stored."""
    return Aftermath()


def another(state: GameState, seat: Seat | None) -> SeatView:
    """What the first seat sees, while a deal is played."""
    return view.observe(state, seat if isinstance(state.phase, Dealing) else Seat(0))


CARELESS: dict[str, tuple[AbstractContextManager[Any], str]] = {
    "stores nothing": (patch.object(SqlGameStore, "commit", forgetful), "its table does not know"),
    "writes no click down": (
        patch("db.writing._take_click", nothing),
        "stored without its click|not stored|made twice",
    ),
    "sets no clock": (patch.object(RunningTable, "_arm", lambda _: None), "nothing wakes|woken too late"),
    "shows another's view": (
        patch("bot.manager.sight.observe", another),
        "sees",
    ),
    "rates nobody": (patch("db.endings.rate_game", nothing), "standings"),
}


def one_night(careless: AbstractContextManager[Any]) -> None:
    """Anna and Bo play with an AI player, tap, and vote to end the game with this deal, which they play."""
    with careless, FileGround.laid() as ground:
        night = type("OneNight", (Nights,), {"report": reported(), "ground": ground})()
        try:
            night.a_game_is_under_way(Tempo.live(), "short", people=2, ai=1, pace=Pace.LIVE, played=12)
            night.people_tap(
                [Wanted(0, person, True, False, "answer", seed) for seed in (0, 2, 4) for person in (0, 1)]
            )
            night.something_comes_to_an_end(0, ANNA, Stop.AFTER_DEAL)
            assert night.report.hit["table: finished"] == 1
        finally:
            night.teardown()


def test_a_careful_house_gets_through_that_night() -> None:
    one_night(nullcontext())


@pytest.mark.parametrize("what", CARELESS)
def test_a_careless_house_is_found_out(what: str) -> None:
    careless, found = CARELESS[what]
    with pytest.raises(AssertionError, match=found):
        one_night(careless)
