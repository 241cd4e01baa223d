"""Every kind of step dies somewhere, every place is died at; and a bot that is careless goes red (K2)."""

from __future__ import annotations

import asyncio
import os
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.failpoints import VARIABLE, Failure, Place, passing
from bot.records import Change, Conflict, Unavailable
from bot.standings import Aftermath
from db import writing
from db.engine import Database
from db.games import SqlGameStore
from db.sqlite_file import OPEN
from db.trips import Work
from tests.manager.evening import ANNA, BO, SHORT, simplest, state_of
from tests.manager.moments import ACES, KINGS
from tests.reliability.failpoints import STEPS, die_at, die_once, reported
from tests.reliability.house import empty, opened, taken
from tests.reliability.steps import TAP, Step


def step(name: str) -> Step:
    """The kind of step with this name."""
    return next(one for one in STEPS if one.name == name)


def test_nothing_is_lost_or_doubled() -> None:
    report = reported()
    die_once(report, seed=1)
    print(report)
    assert report.wrong == []
    assert report.seldom(1) == []


def wrong(careless: Any, name: str, *places: Place) -> list[str]:
    """What is found of one kind of step in a bot that is careless."""
    report = reported()
    with careless:
        die_at(step(name), places, report)
    return report.wrong


def test_an_answer_before_the_commit_is_found() -> None:
    commit, here, later = SqlGameStore.commit, os.getpid(), set[asyncio.Task[Aftermath]]()

    async def hasty(self: SqlGameStore, game_id: int, revision: int, change: Change) -> Aftermath:
        storing = commit(self, game_id, revision, change)
        if os.getpid() == here or change.click != TAP:
            return await storing
        later.add(asyncio.create_task(storing))
        await asyncio.sleep(0)  # it has begun
        return Aftermath()

    careless = patch.object(SqlGameStore, "commit", hasty)
    [complaint] = wrong(careless, "play a card", Place.BEFORE_COMMIT)
    assert complaint.endswith("it was answered, and is lost")


def test_a_step_that_is_stored_piece_by_piece_is_found() -> None:
    async def piecemeal(self: Database, work: Work[Any], about: tuple[object, ...]) -> Any:
        passing(Place.BEFORE_BEGIN, *about)
        async with self._engine.execution_options(**{OPEN: True}).begin() as connection:
            done = await connection.run_sync(work)
            passing(Place.BEFORE_COMMIT, *about)
        passing(Place.AFTER_COMMIT, *about)
        return done

    complaints = wrong(patch.object(Database, "_attempt", piecemeal), "play a card", Place.HALFWAY, Place.BEFORE_COMMIT)
    assert [one.rpartition(": ")[2] for one in complaints] == ["half of it is stored"] * 2


def test_a_tap_that_works_twice_is_found() -> None:
    def forgetful(*_: object, **__: object) -> None:
        """A click is not written down."""

    careless = patch.object(writing, "_take_click", forgetful)
    [complaint] = wrong(careless, "answer early", Place.AFTER_COMMIT)
    assert complaint.endswith("it is stored 0 times")


def test_a_place_that_is_never_come_to_is_found() -> None:
    [complaint] = wrong(patch("db.writing.passing"), "play a card", Place.HALFWAY)
    assert complaint.endswith("it did not die: 0")


@pytest.mark.parametrize(
    ("place", "stored"),
    [(Place.BEFORE_BEGIN, 0), (Place.HALFWAY, 0), (Place.BEFORE_COMMIT, 0), (Place.AFTER_COMMIT, 1)],
)
@pytest.mark.parametrize("failure", Failure)
def test_a_step_that_the_database_refuses_is_taken_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Place, stored: int, failure: Failure
) -> None:
    file, failpoint = tmp_path / "chicago.db", tmp_path / "failpoint"
    file.write_bytes(empty())
    monkeypatch.setenv(VARIABLE, str(failpoint))

    async def play() -> None:
        async with opened(file, clicks=1) as house:
            table = await house.dealt(ANNA, BO, hands=(ACES, KINGS), rules=SHORT)
            before = state_of(table).version
            failpoint.write_text(f"{place}: {TAP}\n{failure}", encoding="utf-8")
            with pytest.raises(Unavailable):
                await house.answer(table, ANNA, simplest, click=TAP)
            assert not failpoint.exists()
            assert (taken(file, TAP), state_of(table).version) == (stored, before)
            with pytest.raises(Conflict) if stored else nullcontext():
                await house.answer(table, ANNA, simplest, click=TAP + 1)
            assert state_of(table).version == before + 1
            assert [taken(file, click) for click in (TAP, TAP + 1)] == [stored, 1 - stored]

    asyncio.run(play())
