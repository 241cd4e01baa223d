"""Something was stored and nobody heard of it: when the store is back, the table knows, though nobody taps again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.game.actions import Exchange
from bot.manager import lobby
from bot.manager.table import Table
from bot.records import Conflict, Level, Pace, Stop, Unavailable
from tests.manager.evening import ANNA, BO, CIA, SHORT, Evening, id_of, simplest, view_of
from tests.manager.moments import ACES, DEALER, KINGS, NOTHING
from tests.manager.test_failures import in_memory, reread

DUE = 7
"""Where `in_memory` says when the table is woken: a table that was read anew may go on sooner than is stored."""

Step = Callable[[Evening, Table], Awaitable[object]]

IN_LOBBY: dict[str, Step] = {
    "join": lambda evening, table: table.join(CIA, click=evening.click()),
    "add ai": lambda evening, table: table.add_ai(id_of(ANNA), level=Level.EASY, click=evening.click()),
    "salt": lambda evening, table: table.salt(id_of(BO), "a pinch", click=evening.click()),
    "rules": lambda evening, table: table.set_rules(
        id_of(ANNA), SHORT, seen=lobby.edition(table.rules), click=evening.click()
    ),
    "pace": lambda evening, table: table.set_pace(id_of(ANNA), Pace.SLOW, click=evening.click()),
    "leave": lambda evening, table: table.leave(id_of(ANNA), click=evening.click()),
    "start": lambda evening, table: table.start(id_of(ANNA), click=evening.click()),
    "stop": lambda evening, table: table.stop(click=evening.click()),
}
IN_GAME: dict[str, Step] = {
    "answer": lambda evening, table: evening.answer(table, ANNA, simplest),
    "early": lambda evening, table: evening.answer(table, BO, Exchange(DEALER, ())),
    "leave": lambda evening, table: table.leave(id_of(BO), click=evening.click()),
    "stop": lambda evening, table: table.stop(click=evening.click()),
    "last deal": lambda evening, table: table.stop(Stop.AFTER_DEAL, click=evening.click()),
    "pause": lambda _, table: table.pause(),
}


async def unheard(evening: Evening, table: Table, step: Step) -> None:
    """The step is stored, and whoever took it is told that it failed; then the store is back, and nobody taps."""
    evening.store.after = [Unavailable()]
    with pytest.raises(Unavailable):
        await step(evening, table)
    evening.tables.stand_still()
    assert not is_known(evening, table)
    await evening.pass_time(10)
    assert is_known(evening, table)
    now, read = in_memory(table), await reread(evening, table)
    assert now[:DUE] + now[DUE + 1 :] == read[:DUE] + read[DUE + 1 :]
    assert table.over or table.due is None or evening.clock.alarms


def is_known(evening: Evening, table: Table) -> bool:
    """Does the table know all that is stored?"""
    return table._revision == evening.memory.game(table.game_id).revision


@pytest.mark.parametrize("what", IN_LOBBY)
async def test_in_a_lobby(evening: Evening, what: str) -> None:
    await unheard(evening, await evening.lobby(ANNA, BO), IN_LOBBY[what])


@pytest.mark.parametrize("what", IN_GAME)
async def test_in_a_game_without_a_clock(evening: Evening, what: str) -> None:
    """Nothing else would ever wake it."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), pace=Pace.NONE)
    await unheard(evening, table, IN_GAME[what])


async def test_the_game_goes_on(evening: Evening) -> None:
    """It was the AI player's turn when nobody looked."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES, NOTHING), ai=1, pace=Pace.NONE)
    await evening.answer(table, ANNA, simplest)
    await unheard(evening, table, lambda evening, table: evening.answer(table, BO, simplest))
    await evening.pass_time(10)
    assert view_of(table, ANNA).turn


async def test_a_store_that_is_not_back_is_asked_again(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), pace=Pace.NONE)
    evening.store.after, evening.store.reading = [Unavailable()], [Unavailable()]
    with pytest.raises(Unavailable):
        await evening.answer(table, ANNA, simplest)
    evening.tables.stand_still()
    await evening.pass_time(10)
    assert evening.tables.stands_still
    await evening.pass_time(10)
    assert is_known(evening, table)
    assert not evening.tables.stands_still


async def test_a_tap_that_comes_before_finds_out_by_itself(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), pace=Pace.NONE)
    evening.store.after = [Unavailable()]
    for told in (Unavailable, Conflict):
        with pytest.raises(told):
            await evening.answer(table, ANNA, simplest)
    assert is_known(evening, table)
    evening.store.reading = [AssertionError("there is no doubt any more")]
    evening.tables.stand_still()
    await evening.pass_time(10)
    assert evening.store.reading
