"""A person's first two games: help with each question, twice the time for the first of each kind."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.manager.nudging import nudge_at
from bot.manager.scenes import hand_scene, table_scene
from bot.manager.table import Table
from tests.manager.evening import ANNA, BO, SHORT, Evening, asks, id_of, state_of
from tests.manager.moments import ACES, KINGS, Moment, declaring, exchanging, finished, playing


@pytest.fixture
async def table(evening: Evening) -> Table:
    """Anna and Bo play for the first time."""
    evening.memory.veteran_of = 0
    return await evening.dealt(ANNA, BO, hands=(KINGS, ACES), rules=SHORT)


@pytest.mark.parametrize(
    ("moment", "minutes"), [(exchanging(1), 2), (declaring(1), 2), (exchanging(2), 1), (playing(1), 2), (playing(2), 1)]
)
async def test_the_first_question_of_each_kind_has_twice_the_time(
    evening: Evening, table: Table, moment: Moment, minutes: int
) -> None:
    await evening.until(table, lambda state: moment(state) and asks(table, ANNA) is not None)
    assert table.since is not None
    assert table_scene(table).until == table.since + timedelta(minutes=minutes)
    assert state_of(table).deal == 1


async def test_the_ping_comes_at_half_of_it(table: Table) -> None:
    assert table.since is not None
    assert nudge_at(table) == table.since + timedelta(minutes=1)


async def test_after_two_games_a_person_knows_how_it_goes(evening: Evening, table: Table) -> None:
    helped = [hand_scene(table, id_of(ANNA)).novice]
    for _ in range(2):
        await evening.until(table, finished)
        table = await evening.game(ANNA, BO, rules=SHORT)
        helped.append(hand_scene(table, id_of(ANNA)).novice)
    assert helped == [True, True, False]


async def test_it_is_known_after_a_restart(evening: Evening, table: Table) -> None:
    evening.restart(at=evening.clock.now())
    again = await evening.tables.table(table.game_id)
    assert [player.novice for player in again.players] == [True, True]
