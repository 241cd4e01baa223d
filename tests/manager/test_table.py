"""What people do at a table, and what is true of it whatever they do: stored first, then remembered, then told."""

from __future__ import annotations

import asyncio

import pytest

from bot.game.actions import CallChicago, Exchange, Pass, PlayCard, Resign, Seat
from bot.game.cards import Card, parse_cards
from bot.game.errors import Refusal
from bot.game.events import HandShown
from bot.game.state import Playing
from bot.manager import intents
from bot.manager.errors import NothingMarked, NotSeated, Refused, StalePanel
from bot.manager.house import Draft
from bot.manager.intents import Intent
from bot.manager.table import Table
from bot.records import Player, Repeated
from bot.render.slots import places
from tests.manager.evening import ANNA, BO, CIA, EVE, Evening, done, id_of, state_of, view_of
from tests.manager.moments import (
    DEALER,
    ELDEST,
    KINGS,
    NOTHING,
    STRAIGHT_FLUSH,
    calling,
    declaring,
    exchanging,
    playing,
)

KEEP_ALL = Exchange(ELDEST, ())


async def tap(evening: Evening, table: Table, person: Player, intent: Intent, *, sure: bool = False) -> None:
    """A tap on the panel as it is drawn now."""
    seen = view_of(table, person).asked_at
    await table.answer(id_of(person), intent, seen=seen, click=evening.click(), sure=sure)


async def mark(table: Table, person: Player, *slots: int, throw: bool = True) -> None:
    for slot in slots:
        await table.mark(id_of(person), slot, throw=throw, seen=view_of(table, person).asked_at)


def draft(table: Table, person: Player) -> Draft:
    return table.draft(view_of(table, person))


def held(evening: Evening, table: Table) -> tuple[object, ...]:
    """Everything that an answer may change, in memory and in the store."""
    in_memory = (table.state, table.lines, table.answers, table.players, table.status, table.due, table.seeds)
    return (*in_memory, evening.memory.game(table.game_id))


# One answer


async def test_an_answer_is_stored_then_remembered_then_told(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    version, heard = state_of(table).version, len(evening.notes.published)
    await evening.answer(table, ANNA, KEEP_ALL, click=900)
    stored = evening.memory.game(table.game_id)
    assert [(ply.number, ply.action) for ply in stored.plies[version:]] == [(version, KEEP_ALL)]
    assert state_of(table).version == version + 1
    assert len(evening.notes.published) == heard + 1
    assert 900 in evening.memory.clicks


async def test_a_panel_that_was_drawn_before_the_last_change_only_redraws(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    old = view_of(table, ANNA).asked_at
    await evening.answer(table, ANNA, KEEP_ALL)
    before = held(evening, table)
    with pytest.raises(StalePanel):
        await evening.answer(table, ANNA, KEEP_ALL, seen=old)
    with pytest.raises(StalePanel):
        await table.mark(id_of(ANNA), 0, throw=True, seen=old)
    with pytest.raises(StalePanel):
        await table.take_back(id_of(ANNA), seen=old, click=evening.click())
    with pytest.raises(StalePanel):
        await table.reconsider(id_of(ANNA), seen=old)
    assert held(evening, table) == before


async def test_another_persons_move_makes_no_tap_stale(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    seen = view_of(table, BO).asked_at
    await evening.answer(table, ANNA, KEEP_ALL)
    await evening.answer(table, BO, Exchange(DEALER, ()), seen=seen)
    assert done(evening, table, BO) == [Exchange(DEALER, ())]


async def test_an_answer_to_what_was_not_asked_only_redraws(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    before = held(evening, table)
    for answer in (Pass(ELDEST), CallChicago(ELDEST), PlayCard(ELDEST, Card.parse("KS")), Resign(ELDEST)):
        with pytest.raises(StalePanel):
            await evening.answer(table, ANNA, answer)
    assert held(evening, table) == before


async def test_what_the_rules_refuse_is_refused_with_their_reason(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    before = held(evening, table)
    with pytest.raises(Refused) as refused:
        await evening.answer(table, ANNA, Exchange(ELDEST, parse_cards("QS")))
    assert refused.value.key == Refusal.NOT_YOUR_CARD.value
    assert held(evening, table) == before


async def test_the_same_click_works_once(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, ANNA, KEEP_ALL, click=900)
    await evening.answer(table, BO, Exchange(DEALER, ()))
    await evening.until(table, exchanging(2))
    before = held(evening, table)
    with pytest.raises(Repeated):
        await evening.answer(table, ANNA, KEEP_ALL, click=900)
    assert held(evening, table) == before


async def test_ten_copies_of_a_click_that_overlap_work_once(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    version = state_of(table).version
    copies = (evening.answer(table, ANNA, KEEP_ALL, click=900) for _ in range(10))
    outcomes = await asyncio.gather(*copies, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert {type(outcome) for outcome in outcomes} == {type(None), StalePanel}
    assert state_of(table).version == version + 1


async def test_people_who_tap_at_once_are_all_heard(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, NOTHING, STRAIGHT_FLUSH))
    people = {ELDEST: ANNA, DEALER: BO, Seat(2): CIA}
    await asyncio.gather(*(evening.answer(table, who, Exchange(seat, ())) for seat, who in people.items()))
    await evening.pass_time(2)
    assert all(done(evening, table, who) == [Exchange(seat, ())] for seat, who in people.items())


async def test_only_who_sits_here_may_act(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    before, stranger = held(evening, table), id_of(EVE)
    with pytest.raises(NotSeated):
        await table.answer(stranger, lambda *_: KEEP_ALL, seen=0, click=1)
    with pytest.raises(NotSeated):
        await table.mark(stranger, 0, throw=True, seen=0)
    with pytest.raises(NotSeated):
        await table.take_back(stranger, seen=0, click=1)
    with pytest.raises(NotSeated):
        await table.reconsider(stranger, seen=0)
    with pytest.raises(NotSeated):
        await table.deal_now(stranger)
    with pytest.raises(NotSeated):
        await table.vote_to_stop(stranger, click=1)
    with pytest.raises(NotSeated):
        await table.leave(stranger, click=1)
    assert held(evening, table) == before


# What is half decided


async def test_marks_are_kept_until_the_hand_changes(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await mark(table, ANNA, 2, 4)
    await mark(table, ANNA, 4, throw=False)
    await mark(table, ANNA, 2)
    assert draft(table, ANNA).thrown == {2}
    await tap(evening, table, ANNA, intents.exchange_marked(0b00100))
    assert done(evening, table, ANNA) == [Exchange(ELDEST, parse_cards("9D"))]
    assert draft(table, ANNA).thrown == frozenset()


async def test_marks_belong_to_the_hand_they_were_made_on(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await mark(table, BO, 0)
    kept = table.drafts[DEALER]
    await evening.until(table, declaring(1))
    table.drafts[DEALER] = kept
    assert draft(table, BO).thrown == frozenset()


async def test_only_cards_that_are_there_are_marked(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    with pytest.raises(StalePanel):
        await mark(table, ANNA, 5)
    assert draft(table, ANNA).thrown == frozenset()


async def test_nothing_marked_is_nothing_exchanged(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    with pytest.raises(NothingMarked):
        await tap(evening, table, ANNA, intents.exchange_marked(0))


async def test_only_the_marks_that_the_panel_shows_are_exchanged(evening: Evening) -> None:
    """A push may be late on the screen: then it shows fewer marks than the table holds."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await mark(table, ANNA, 2, 4)
    for shown in (0, 0b00100, 0b10101, 0b11111):
        with pytest.raises(StalePanel):
            await tap(evening, table, ANNA, intents.exchange_marked(shown))
    assert draft(table, ANNA).thrown == {2, 4}, "and nothing is forgotten"
    await tap(evening, table, ANNA, intents.exchange_marked(0b10100))
    assert done(evening, table, ANNA) == [Exchange(ELDEST, parse_cards("9D 3H"))]


async def test_a_call_is_asked_once_more(evening: Evening) -> None:
    """R7.1: it binds."""
    table = await evening.dealt(ANNA, BO, hands=(STRAIGHT_FLUSH, KINGS))
    await evening.until(table, calling)
    version = state_of(table).version
    await tap(evening, table, ANNA, intents.call)
    assert draft(table, ANNA).pending == CallChicago(ELDEST)
    assert state_of(table).version == version
    await table.reconsider(id_of(ANNA), seen=view_of(table, ANNA).asked_at)
    assert draft(table, ANNA).pending is None
    await tap(evening, table, ANNA, intents.call)
    await tap(evening, table, ANNA, intents.call, sure=True)
    phase = state_of(table).phase
    assert isinstance(phase, Playing)
    assert phase.caller == ELDEST


async def test_breaking_a_hand_that_scored_is_asked_once_more(evening: Evening) -> None:
    """R2.4: it will be shown."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.until(table, exchanging(2))
    await tap(evening, table, ANNA, intents.keep_made)
    assert done(evening, table, ANNA)[-1] != Exchange(ELDEST, parse_cards("9D 5C 3H"))
    with pytest.raises(StalePanel):
        await tap(evening, table, BO, intents.pending_exchange(0b11100), sure=True)
    await mark(table, ANNA, 0)
    with pytest.raises(StalePanel):
        await tap(evening, table, ANNA, intents.pending_exchange(0b11100), sure=True)
    await tap(evening, table, ANNA, intents.keep_made)
    with pytest.raises(StalePanel):
        await tap(evening, table, ANNA, intents.pending_exchange(0b00001), sure=True)
    await tap(evening, table, ANNA, intents.pending_exchange(0b11100), sure=True)
    assert done(evening, table, ANNA)[-1] == Exchange(ELDEST, parse_cards("9D 5C 3H"))
    assert HandShown(ELDEST, view_shown(table)) in state_of(table).record


def view_shown(table: Table) -> tuple[Card, ...]:
    return next(event.hand for event in state_of(table).record if isinstance(event, HandShown))


async def test_keeping_a_hand_that_scored_is_not_asked_twice(evening: Evening) -> None:
    """R2.4: passing shows nothing."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.until(table, exchanging(2))
    version = state_of(table).version
    await tap(evening, table, ANNA, intents.keep_all)
    assert state_of(table).version == version + 1


async def test_a_card_is_named_by_its_place(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.until(table, playing(1))
    lying = places(view_of(table, ANNA))
    await tap(evening, table, ANNA, intents.play(3))
    assert done(evening, table, ANNA)[-1] == PlayCard(ELDEST, lying[3])
    await evening.until(table, playing(2))
    assert places(view_of(table, ANNA)) == lying, "the other cards stay where they were"
    for slot in (3, 5):
        with pytest.raises(Refused) as refused:
            await tap(evening, table, ANNA, intents.play(slot))
        assert refused.value.key == Refusal.NOT_YOUR_CARD.value


async def test_a_hand_is_declared_or_not_and_chicago_declined(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(STRAIGHT_FLUSH, KINGS))
    await evening.until(table, declaring(1))
    await tap(evening, table, ANNA, intents.declare)
    await evening.pass_time(2)  # a pair is too low, and Bo passes by himself
    await evening.until(table, declaring(2))
    await tap(evening, table, ANNA, intents.say_no)
    assert done(evening, table, ANNA)[-1] == Pass(ELDEST)
