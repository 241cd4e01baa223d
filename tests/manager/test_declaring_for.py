"""Declare for me when I can: as an early answer would, with the same look and delay (UX.md, M3)."""

from __future__ import annotations

import pytest

from bot.game.actions import CallChicago, Declare, Exchange, Pass
from bot.game.events import ChicagoCalled, HandDeclared, Passed
from bot.game.rules import Declarations, Rules
from bot.game.state import Asks, Question
from bot.manager.table import Table
from bot.records import Kind, Level, Pace, Player
from tests.manager.doubles import cut_for, pack_of
from tests.manager.evening import ANNA, BO, CIA, HERE, Evening, asks, done, id_of, state_of, view_of
from tests.manager.moments import (
    ACES,
    DEALER,
    ELDEST,
    KINGS,
    NOTHING,
    STRAIGHT_FLUSH,
    calling,
    deal_over,
    declaring,
    exchanging,
)

DECLARE_1, EXCHANGE_2 = Question(Asks.DECLARE, 1), Question(Asks.EXCHANGE, 2)


@pytest.fixture
def declared_for(evening: Evening) -> Evening:
    """An evening on which Anna's hands are declared for her."""
    evening.habits.declarers.add(id_of(ANNA))
    return evening


async def test_it_is_an_early_answer_as_soon_as_the_hand_is_there(declared_for: Evening) -> None:
    evening = declared_for
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    assert table.answers == {}, "the cards of the exchange are not in hand"
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert table.answers == evening.memory.game(table.game_id).answers == {(ELDEST, DECLARE_1): Declare(ELDEST)}
    assert asks(table, ANNA) == EXCHANGE_2, "the panel asks what comes next"


async def test_it_is_carried_out_as_an_early_answer_is(declared_for: Evening) -> None:
    evening = declared_for
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    assert Declare(ELDEST) not in done(evening, table, ANNA), "a second or two pass first"
    await evening.pass_time(2)
    assert done(evening, table, ANNA)[-1] == Declare(ELDEST)


async def test_its_delay_is_that_of_an_answer_given_by_hand(evening: Evening) -> None:
    """Speed does not tell who has hands declared for them."""
    waits = []
    for habit in (False, True):
        evening.habits.declarers = {id_of(ANNA)} if habit else set()
        evening.restart()
        evening.shuffler._numbers = iter(range(1, 1000))  # type: ignore[assignment]  # the same game again
        table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
        await evening.answer(table, ANNA, Exchange(ELDEST, ()))
        if not habit:
            await evening.answer(table, ANNA, Declare(ELDEST))
        await evening.answer(table, BO, Exchange(DEALER, ()))
        assert table.due is not None
        waits.append(table.due - evening.clock.now())
        await table.stop(click=evening.click())
    assert waits[0] == waits[1]


async def test_it_can_be_taken_back_until_the_turn_and_stays_back(declared_for: Evening) -> None:
    evening = declared_for
    table = await evening.dealt(BO, ANNA, CIA, hands=(KINGS, ACES, NOTHING))
    for person in (BO, ANNA):
        await evening.answer(table, person, Exchange(table.seat_of(id_of(person)), ()))
    await table.take_back(id_of(ANNA), seen=view_of(table, ANNA).asked_at, click=evening.click())
    await evening.answer(table, CIA, Exchange(table.seat_of(id_of(CIA)), ()))
    await evening.answer(table, BO, Pass(ELDEST))
    await evening.pass_time(50)
    assert table.answers == {}, "no step of the others declares it again"
    assert view_of(table, ANNA).turn
    await evening.answer(table, ANNA, Pass(table.seat_of(id_of(ANNA))))


async def test_every_new_hand_is_declared_anew(declared_for: Evening) -> None:
    evening = declared_for
    table = await evening.dealt(ANNA, BO, hands=("KS KH 9D 5C 3H", NOTHING))
    await evening.until(table, deal_over)
    declared = [event.number for event in state_of(table).record if isinstance(event, HandDeclared)]
    assert declared == [1, 2]


async def test_a_hand_that_is_too_low_by_then_is_a_pass(declared_for: Evening) -> None:
    """R3.1: the best declarable hand is no hand at all."""
    evening = declared_for
    table = await evening.dealt(BO, ANNA, hands=("KS KH 9D 9C 3H", ACES))
    await evening.until(table, exchanging(2))
    assert Passed(DEALER, 1) in state_of(table).record


async def test_with_nothing_to_declare_nothing_is_said_early(declared_for: Evening) -> None:
    evening = declared_for
    table = await evening.dealt(ANNA, BO, hands=(NOTHING, ACES))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert table.answers == {}


async def test_it_never_calls_chicago(declared_for: Evening) -> None:
    evening = declared_for
    evening.habits.declarers.add(id_of(BO))
    evening.shuffler.packs[2] = pack_of(STRAIGHT_FLUSH, ACES)
    table = await evening.dealt(ANNA, BO, hands=(STRAIGHT_FLUSH, ACES), pace=Pace.NONE)
    await evening.until(table, lambda state: state.deal == 2 and calling(state))
    await evening.pass_time(600)
    assert calling(state_of(table)), "the people are asked"
    assert not any(isinstance(event, ChicagoCalled) for event in state_of(table).record)
    assert not any(isinstance(action, CallChicago) for action in table.answers.values())


async def test_where_all_hands_declare_themselves_nothing_is_said_early(declared_for: Evening) -> None:
    evening = declared_for
    rules = Rules(declaring=Declarations.AUTOMATIC)
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES), rules=rules)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert table.answers == {}


async def test_who_left_is_not_declared_for(declared_for: Evening) -> None:
    evening = declared_for
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, ACES, NOTHING))
    await table.leave(id_of(ANNA), click=evening.click())
    await evening.until(table, declaring(1))
    assert all(seat != ELDEST for seat, _ in table.answers)


@pytest.mark.parametrize(
    ("pace", "unasked"), [(Pace.LIVE, False), (Pace.RELAXED, False), (Pace.SLOW, True), (Pace.NONE, True)]
)
async def test_where_a_game_takes_days_it_is_done_unasked(evening: Evening, pace: Pace, unasked: bool) -> None:
    """A declaration of the others is not to cost half a day."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES), pace=pace)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert ((ELDEST, DECLARE_1) in table.answers) is unasked


async def test_who_has_said_no_declares_by_hand_there_too(evening: Evening) -> None:
    evening.habits.by_hand.add(id_of(ANNA))
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES), pace=Pace.SLOW)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert table.answers == {}


async def alone(evening: Evening, kind: Kind) -> Table:
    """Anna alone with an AI player; she keeps a pair of kings."""
    evening.shuffler.packs |= {0: cut_for(1), 1: pack_of(KINGS, NOTHING)}
    players = (ANNA, Player("Kalle", level=Level.MEDIUM))
    table = await evening.tables.open_private(kind, HERE, players, rules=Rules(), click=evening.click())
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    return table


async def test_in_a_private_game_it_is_done_at_once_as_all_that_follows_from_a_tap(declared_for: Evening) -> None:
    table = await alone(declared_for, Kind.SOLO)
    assert any(isinstance(event, HandDeclared) and event.seat == ELDEST for event in state_of(table).record)


async def test_in_a_private_game_nothing_is_declared_unasked(evening: Evening) -> None:
    """It has no clock, but nobody waits either."""
    table = await alone(evening, Kind.SOLO)
    assert declaring(1)(state_of(table))


async def test_in_the_lesson_the_learner_declares(declared_for: Evening) -> None:
    table = await alone(declared_for, Kind.LESSON)
    assert declaring(1)(state_of(table))
    assert (table.answers, view_of(table, ANNA).turn) == ({}, True)
