"""Early answers: given before one's turn, kept secretly, carried out at the turn, taken back until then (UX.md)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.game.actions import CallChicago, Declare, Exchange, Pass, PlayCard, Seat, SeatAction
from bot.game.cards import parse_cards
from bot.game.events import ChicagoCalled, HandDeclared, HandShown, Passed
from bot.game.state import Asks, Calling, Playing, Question
from bot.manager.errors import StalePanel
from bot.manager.table import Table
from bot.records import Repeated
from tests.manager.doubles import pack_of
from tests.manager.evening import ANNA, BO, CIA, Evening, asks, done, id_of, state_of, view_of
from tests.manager.moments import ACES, DEALER, ELDEST, KINGS, NOTHING, STRAIGHT_FLUSH, calling, declaring, playing

EXCHANGE_1, EXCHANGE_2 = Question(Asks.EXCHANGE, 1), Question(Asks.EXCHANGE, 2)
DECLARE_1, CHICAGO, TRICK_1 = Question(Asks.DECLARE, 1), Question(Asks.CHICAGO, 1), Question(Asks.PLAY, 1)

KEEP_ALL = Exchange(DEALER, ())


def stored(evening: Evening, table: Table) -> dict[tuple[Seat, Question], SeatAction]:
    return dict(evening.memory.game(table.game_id).answers)


async def test_an_early_answer_is_stored_and_changes_nothing_yet(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    before, heard = table.state, len(evening.notes.published)
    throw = Exchange(DEALER, parse_cards("5D 3S"))
    await evening.answer(table, BO, throw)
    assert stored(evening, table) == table.answers == {(DEALER, EXCHANGE_1): throw}
    assert table.state is before
    assert len(evening.notes.published) == heard, "nobody is told"
    assert asks(table, BO) is None, "the next question waits for the new cards"


async def test_it_is_carried_out_at_its_turn_and_only_then_seen(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), then="AC AD")
    await evening.answer(table, BO, Exchange(DEALER, parse_cards("5D 3S")))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert done(evening, table, BO) == [], "a second or two pass, as for every answer that needs no tap"
    await evening.pass_time(2)
    assert done(evening, table, BO) == [Exchange(DEALER, parse_cards("5D 3S"))]
    assert table.answers == stored(evening, table) == {}
    assert set(parse_cards("AC AD")) <= set(view_of(table, BO).hand)


async def test_it_can_be_replaced(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, KEEP_ALL)
    await evening.answer(table, BO, Exchange(DEALER, parse_cards("3S")))
    assert stored(evening, table) == {(DEALER, EXCHANGE_1): Exchange(DEALER, parse_cards("3S"))}


async def test_it_can_be_taken_back_and_the_panel_asks_again(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, KEEP_ALL)
    await table.take_back(id_of(BO), seen=view_of(table, BO).asked_at, click=evening.click())
    assert table.answers == stored(evening, table) == {}
    assert asks(table, BO) == EXCHANGE_1
    with pytest.raises(StalePanel):
        await table.take_back(id_of(BO), seen=view_of(table, BO).asked_at, click=evening.click())


async def test_the_last_answer_is_taken_back_first(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.until(table, declaring(1))
    await evening.answer(table, BO, Declare(DEALER))
    await evening.answer(table, BO, KEEP_ALL)
    seen = view_of(table, BO).asked_at
    await table.take_back(id_of(BO), seen=seen, click=evening.click())
    assert table.answers == {(DEALER, DECLARE_1): Declare(DEALER)}
    await table.take_back(id_of(BO), seen=seen, click=evening.click())
    assert table.answers == {}


async def test_taken_back_at_its_very_turn_the_table_waits_for_the_person(evening: Evening) -> None:
    """Between the turn and the second or two that every early answer takes, it may still be taken back."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, KEEP_ALL)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert len(evening.clock.alarms) == 1
    await table.take_back(id_of(BO), seen=view_of(table, BO).asked_at, click=evening.click())
    until = evening.clock.now() + timedelta(seconds=60)
    assert (table.due, evening.memory.game(table.game_id).due, evening.clock.alarms) == (until, until, [until])
    await evening.pass_time(59)
    assert done(evening, table, BO) == []
    assert asks(table, BO) == EXCHANGE_1


async def test_taking_back_does_not_hold_up_the_others(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(NOTHING, KINGS, ACES), ai=1)
    await evening.answer(table, BO, KEEP_ALL)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.pass_time(2)  # Bo's answer is carried out, and the AI player's in the same run
    await evening.answer(table, BO, Declare(DEALER))
    due = table.due
    assert due is not None, "Anna has nothing to declare and passes by herself"
    await table.take_back(id_of(BO), seen=view_of(table, BO).asked_at, click=evening.click())
    assert table.due == evening.memory.game(table.game_id).due == due


async def test_a_click_that_comes_twice_keeps_one_answer(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, KEEP_ALL, click=900)
    before = evening.memory.game(table.game_id)
    with pytest.raises(Repeated):
        await evening.answer(table, BO, Exchange(DEALER, parse_cards("3S")), click=900)
    assert evening.memory.game(table.game_id) == before
    assert table.answers == stored(evening, table)


async def test_it_survives_a_restart(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, Exchange(DEALER, parse_cards("3S")))
    evening.restart()
    await evening.tables.begin()
    again = await evening.tables.table(table.game_id)
    assert again.answers == {(DEALER, EXCHANGE_1): Exchange(DEALER, parse_cards("3S"))}
    await evening.answer(again, ANNA, Exchange(ELDEST, ()))
    await evening.pass_time(2)
    assert done(evening, again, BO) == [Exchange(DEALER, parse_cards("3S"))]


# What becomes of it


async def test_an_early_declaration_that_is_no_longer_high_enough_is_a_pass(evening: Evening) -> None:
    """R3.1"""
    table = await evening.dealt(ANNA, BO, hands=("KS KH 9D 9C 3H", ACES))
    await evening.until(table, declaring(1))
    await evening.answer(table, BO, Declare(DEALER))
    await evening.answer(table, ANNA, Declare(ELDEST))
    await evening.pass_time(2)
    assert Passed(DEALER, 1) in state_of(table).record
    assert not any(isinstance(event, HandDeclared) and event.seat == DEALER for event in state_of(table).record)


async def test_an_early_card_that_is_no_longer_legal_is_dropped_and_asked_again(evening: Evening) -> None:
    """R6.1: the suit was led after the answer was given."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.until(table, playing(1))
    await evening.answer(table, BO, PlayCard(DEALER, *parse_cards("QS")))
    assert asks(table, BO) is None
    await evening.answer(table, ANNA, PlayCard(ELDEST, *parse_cards("KH")))
    assert table.answers == stored(evening, table) == {}
    await evening.pass_time(2)
    assert PlayCard(DEALER, *parse_cards("JH")) in done(evening, table, BO), "forced: it is the only heart"


async def test_a_dropped_card_is_asked_again_at_once_even_before_the_turn(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, "AD 8D 6C 2C JD", "QS 9C 5D 3S TD"))
    await evening.until(table, playing(1))
    await evening.answer(table, CIA, PlayCard(Seat(2), *parse_cards("QS")))
    await evening.answer(table, ANNA, PlayCard(ELDEST, *parse_cards("9D")))
    assert table.answers == {}, "diamonds were led, and Cia has two"
    assert not view_of(table, CIA).turn
    assert asks(table, CIA) == TRICK_1


async def test_an_early_exchange_that_would_show_a_hand_that_scored_is_dropped(evening: Evening) -> None:
    """R2.4: it was given before the duty was there."""
    table = await evening.dealt(ANNA, BO, hands=(NOTHING, KINGS))
    await evening.until(table, declaring(1))
    await evening.answer(table, BO, Declare(DEALER))
    await evening.answer(table, BO, Exchange(DEALER, parse_cards("9D")))
    await evening.pass_time(4)  # Anna passes by herself, Bo's declaration scores
    assert view_of(table, BO).owing[DEALER]
    assert table.answers == stored(evening, table) == {}
    assert asks(table, BO) == EXCHANGE_2


async def test_an_early_exchange_of_nothing_stays_for_it_shows_nothing(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(NOTHING, KINGS))
    await evening.until(table, declaring(1))
    await evening.answer(table, BO, Declare(DEALER))
    await evening.answer(table, BO, KEEP_ALL)
    await evening.pass_time(4)
    assert table.answers == {(DEALER, EXCHANGE_2): KEEP_ALL}
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.pass_time(2)
    assert done(evening, table, BO)[-1] == KEEP_ALL
    assert not any(isinstance(event, HandShown) for event in state_of(table).record)


async def both_may_call(evening: Evening) -> Table:
    """Deal 2, where Bo is asked first for Chicago and Anna second: both have scored with a straight flush (R7.1)."""
    evening.shuffler.packs[2] = pack_of(STRAIGHT_FLUSH, ACES)
    table = await evening.dealt(ANNA, BO, hands=(STRAIGHT_FLUSH, ACES))
    await evening.until(table, lambda state: state.deal == 2 and calling(state))
    phase = state_of(table).phase
    assert isinstance(phase, Calling)
    assert phase.asked == (DEALER, ELDEST)
    return table


async def test_an_unused_yes_to_chicago_stays_secret(evening: Evening) -> None:
    """R7.1: answers count in turn order, and Bo calls before Anna is asked."""
    table = await both_may_call(evening)
    await evening.answer(table, ANNA, CallChicago(ELDEST))
    assert stored(evening, table) == {(ELDEST, CHICAGO): CallChicago(ELDEST)}
    await evening.answer(table, BO, CallChicago(DEALER))
    assert table.answers == stored(evening, table) == {}
    calls = [event for event in state_of(table).record if isinstance(event, ChicagoCalled)]
    assert calls == [ChicagoCalled(DEALER)]
    assert CallChicago(ELDEST) not in done(evening, table, ANNA)


async def test_an_early_yes_to_chicago_counts_at_its_turn(evening: Evening) -> None:
    table = await both_may_call(evening)
    await evening.answer(table, ANNA, CallChicago(ELDEST))
    await evening.answer(table, BO, Pass(DEALER))
    await evening.pass_time(2)
    phase = state_of(table).phase
    assert isinstance(phase, Playing)
    assert (phase.caller, phase.turn) == (ELDEST, ELDEST)


async def test_who_leaves_takes_early_answers_along(evening: Evening) -> None:
    """R1.6: an AI player decides from now on."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, KEEP_ALL)
    await table.leave(id_of(BO), click=evening.click())
    assert table.answers == stored(evening, table) == {}
