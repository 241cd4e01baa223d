"""When storage fails: nothing is remembered that was not stored, and the table goes on (RELIABILITY rule 1)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from structlog.testing import capture_logs

from bot.game.actions import Declare, Exchange
from bot.game.cards import parse_cards
from bot.manager import intents
from bot.manager.errors import Busy, StalePanel
from bot.manager.table import Table
from bot.manager.turns import MOST_WAITING
from bot.records import Conflict, Level, Status, Unavailable
from tests.manager.evening import ANNA, BO, CIA, Evening, done, id_of, state_of, view_of
from tests.manager.moments import DEALER, ELDEST, KINGS, NOTHING, deal_over, finished

KEEP_ALL = Exchange(ELDEST, ())


def in_memory(table: Table) -> tuple[object, ...]:
    """All that a table knows of its game."""
    return (
        table.state,
        table.lines,
        table.past,
        table.answers,
        table.players,
        table.host_id,
        table.status,
        table.due,
        table.seeds,
        table.salts,
        table.drafts,
    )


async def reread(evening: Evening, table: Table) -> tuple[object, ...]:
    """All that a table knows that was just read from the store; half-made decisions are not stored."""
    stored = await evening.store.load(table.game_id)
    assert stored is not None
    fresh = Table(stored, evening.house, lambda: None)
    fresh.drafts = table.drafts
    return in_memory(fresh)


# The database is locked, full or gone


async def test_an_answer_that_is_not_stored_did_not_happen(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await table.mark(id_of(ANNA), 4, throw=True, seen=view_of(table, ANNA).asked_at)
    before, stored, heard = in_memory(table), evening.memory.game(table.game_id), len(evening.notes.published)
    for person, answer in ((ANNA, KEEP_ALL), (BO, Exchange(DEALER, ()))):
        evening.store.before = [Unavailable()]
        with pytest.raises(Unavailable):
            await evening.answer(table, person, answer)
    assert in_memory(table) == before, "the mark is still there"
    assert evening.memory.game(table.game_id) == stored
    assert len(evening.notes.published) == heard
    await evening.answer(table, ANNA, KEEP_ALL)
    assert done(evening, table, ANNA) == [KEEP_ALL]


async def test_the_second_tap_can_be_tried_again(evening: Evening) -> None:
    """What waited for it still waits."""
    table = await evening.dealt(ANNA, BO, hands=("9S 8S 7S 6S 5S", NOTHING))
    await evening.until(table, lambda state: state.scores[ELDEST] > 0)
    seen = view_of(table, ANNA).asked_at
    await table.mark(id_of(ANNA), 0, throw=True, seen=seen)
    await table.answer(id_of(ANNA), intents.exchange_marked(1), seen=seen, click=evening.click())
    evening.store.before = [Unavailable()]
    with pytest.raises(Unavailable):
        await table.answer(id_of(ANNA), intents.pending_exchange(1), seen=seen, click=evening.click(), sure=True)
    await table.answer(id_of(ANNA), intents.pending_exchange(1), seen=seen, click=evening.click(), sure=True)
    assert done(evening, table, ANNA)[-1] == Exchange(ELDEST, parse_cards("9S"))


async def test_what_people_do_in_a_lobby_is_stored_or_did_not_happen(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, ai=1)
    before, host = in_memory(table), id_of(ANNA)
    taps: list[Callable[[int], Awaitable[None]]] = [
        lambda click: table.join(CIA, click=click),
        lambda click: table.add_ai(host, level=Level.MEDIUM, click=click),
        lambda click: table.drop_ai(host, click=click),
        lambda click: table.start(host, click=click),
        lambda click: table.leave(host, click=click),
        lambda click: table.stop(click=click),
    ]
    for tap in taps:
        evening.store.before = [Unavailable()]
        with pytest.raises(Unavailable):
            await tap(evening.click())
    assert in_memory(table) == before == await reread(evening, table)


async def test_an_early_answer_is_not_taken_back_unless_that_is_stored(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    before = in_memory(table)
    evening.store.before = [Unavailable()]
    with pytest.raises(Unavailable):
        await table.take_back(id_of(BO), seen=view_of(table, BO).asked_at, click=evening.click())
    assert in_memory(table) == before


async def test_a_table_that_cannot_go_on_tries_again_later_and_later(evening: Evening) -> None:
    """After 5 s, 10 s, 20 s ... 5 minutes; an AI player's exchange is due all the while."""
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    await evening.answer(table, ANNA, KEEP_ALL)
    before, tries = in_memory(table), evening.store.commits
    evening.store.before = [Unavailable()] * 9
    waits = [await until_next_alarm(evening)]
    while evening.store.before:
        assert in_memory(table) == before
        waits.append(await until_next_alarm(evening))
    assert waits[1:] == [5, 10, 20, 40, 80, 160, 300, 300]
    assert evening.store.commits == tries + 9
    assert [type(incident) for incident in evening.incidents] == [Unavailable] * 9
    await evening.pass_time(300)
    assert isinstance(evening.memory.actions(table.game_id)[-1], Exchange)
    evening.incidents.clear()


async def test_a_table_that_went_on_has_forgotten_that_it_stumbled(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    await evening.answer(table, ANNA, KEEP_ALL)
    evening.store.before = [Unavailable(), Unavailable()]
    await evening.pass_time(60)
    await evening.answer(table, ANNA, Declare(ELDEST))
    evening.store.before = [Unavailable()]
    await until_next_alarm(evening)
    assert await until_next_alarm(evening) == 5
    evening.incidents.clear()


async def until_next_alarm(evening: Evening) -> float:
    """Let the clock ring once; how many seconds that took."""
    (when,) = evening.clock.alarms
    wait = (when - evening.clock.now()).total_seconds()
    await evening.pass_time(wait)
    return wait


async def test_the_answer_that_was_stored_is_not_said_to_have_failed(evening: Evening) -> None:
    """What the table does afterwards is its own affair; it tries again at once."""
    evening.tempo = evening.tempo.instant()
    evening.restart()
    table = await evening.game(ANNA, ai=1)
    evening.store.before = [None, Unavailable()]
    view = view_of(table, ANNA)
    with capture_logs() as logs:
        await evening.answer(table, ANNA, view.legal[0])
    assert [(entry["game"], entry["trouble"]) for entry in logs] == [(table.game_id, "Unavailable")]
    assert done(evening, table, ANNA)[-1:] == [view.legal[0]]
    stuck = state_of(table).version
    await evening.settle()
    assert state_of(table).version > stuck
    assert in_memory(table) == await reread(evening, table)


async def test_a_start_that_was_stored_is_not_said_to_have_failed(evening: Evening) -> None:
    evening.tempo = evening.tempo.instant()
    evening.restart()
    table = await evening.lobby(ANNA, BO)
    evening.store.before = [None, Unavailable()]
    await table.start(id_of(ANNA), click=evening.click())
    assert state_of(table).version == 0
    await evening.settle()
    assert state_of(table).deal == 1


async def test_a_deal_keeps_the_seed_it_was_sealed_with(evening: Evening) -> None:
    """FAIRNESS.md: it is drawn once, and a dealing that fails does not draw it again."""
    table = await evening.game(ANNA, ai=1)
    for deal in range(1, 4):
        await evening.until(table, deal_over)
        sealed = dict(table.seeds)
        assert set(sealed) == set(range(deal + 2))
        evening.store.before = [Unavailable(), Unavailable()]
        await evening.pass_time(30)
        assert state_of(table).deal == deal + 1
        assert table.seeds == dict(evening.memory.game(table.game_id).seeds) == sealed
    evening.incidents.clear()


# A commit that seemed to fail and was stored after all


async def test_an_answer_whose_storing_nobody_heard_of_is_known_at_the_next_tap(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    evening.store.after = [Unavailable()]
    with pytest.raises(Unavailable):
        await evening.answer(table, ANNA, KEEP_ALL)
    with pytest.raises(Conflict):
        await evening.answer(table, ANNA, KEEP_ALL)
    await evening.settle()
    assert in_memory(table) == await reread(evening, table)
    assert done(evening, table, ANNA) == [KEEP_ALL], "once"
    await evening.answer(table, BO, Exchange(DEALER, ()))
    assert done(evening, table, BO) == [Exchange(DEALER, ())]


async def test_a_move_of_the_table_whose_storing_nobody_heard_of_is_not_made_twice(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    await evening.answer(table, ANNA, KEEP_ALL)
    evening.store.after = [Unavailable()]
    await evening.pass_time(60)
    assert [type(incident) for incident in evening.incidents] == [Unavailable, Conflict]
    evening.incidents.clear()
    assert in_memory(table) == await reread(evening, table)
    exchanges = [action for action in evening.memory.actions(table.game_id) if isinstance(action, Exchange)]
    assert [action.seat for action in exchanges[:2]] == [ELDEST, DEALER]
    await evening.until(table, finished)
    assert table.status is Status.FINISHED


async def test_while_it_cannot_be_read_either_the_table_says_so(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    evening.store.after, evening.store.reading = [Unavailable()], [Unavailable()]
    for _ in range(2):
        with pytest.raises(Unavailable):
            await evening.answer(table, ANNA, KEEP_ALL)
    with pytest.raises(Conflict):
        await evening.answer(table, ANNA, KEEP_ALL)
    await evening.settle()
    assert in_memory(table) == await reread(evening, table)


# Too many at once


async def test_more_clicks_than_may_wait_are_told_so_at_once(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    async with evening.store.standing_still():
        first = asyncio.create_task(evening.answer(table, ANNA, KEEP_ALL))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(evening.answer(table, ANNA, KEEP_ALL)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await evening.answer(table, BO, Exchange(DEALER, ()))
    await first
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {StalePanel}
    await evening.answer(table, BO, Exchange(DEALER, ()))


async def test_a_click_does_not_wait_for_ever(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.manager.turns.LONGEST_WAIT", 0.01)
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    async with evening.store.standing_still():
        first = asyncio.create_task(evening.answer(table, ANNA, KEEP_ALL))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await evening.answer(table, BO, Exchange(DEALER, ()))
    await first
    await evening.answer(table, BO, Exchange(DEALER, ()))


async def test_the_table_itself_is_patient(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    await evening.answer(table, ANNA, KEEP_ALL)
    monkeypatch.setattr("bot.manager.turns.LONGEST_WAIT", 0.01)
    monkeypatch.setattr("bot.manager.turns.MOST_WAITING", 0)
    async with evening.store.standing_still():
        by_itself = asyncio.create_task(evening.pass_time(2))
        also = asyncio.create_task(table.act())
        await asyncio.sleep(0.05)
    await asyncio.gather(by_itself, also)
    assert done(evening, table, BO) == [Exchange(DEALER, ())]
