"""A table that is not over waits for a moment that is known, or for a person who can be named: no table is stuck."""

from __future__ import annotations

from bot.manager.automatic import next_step
from bot.manager.early import first_unanswered
from bot.manager.keeping import LAST_TRY
from bot.manager.table import Table
from bot.records import Pace, Status, StoredTable
from tests.manager.evening import Evening, asked_person, id_of, view_of


def assert_waits_for_something(evening: Evening, table: Table) -> None:
    """A moment at which the house will wake it; or a person, whose panel asks."""
    if table.due is not None:
        alarms = evening.clock.alarms
        assert alarms, f"nothing wakes {table.status}"
        assert alarms[0] <= max(table.due, evening.clock.now() + LAST_TRY), f"{table.status} is woken too late"
        return
    assert (table.status, table.pace) == (Status.ACTIVE, Pace.NONE), "it has no clock"
    person = asked_person(table)
    assert person is not None, "there is nobody to wait for"
    assert table.seated(id_of(person)), "who is waited for does not sit here"
    view = view_of(table, person)
    assert first_unanswered(view, table.answers) == view.questions[0], "the panel asks nothing"


def hurries(table: Table, game: StoredTable) -> bool:
    """Does a table that came back go on by itself before what was moved as if it were a person's time?"""
    if table.state is None or table.due is None or game.due is None:
        return False
    by_itself = next_step(table.state, table.players, table.answers, pace=table.pace)
    return by_itself is not None and table.due < game.due
