"""What becomes of early answers when the table moves on: every way they can lapse, and what does not touch them.

A declaration too low, a card not legal any more, a duty to show and an unused call are in `test_early`; hands dealt
anew in `test_house_rules`.
"""

from __future__ import annotations

import pytest

from bot.game.actions import ChooseReset, Declare, Exchange, Pass, PlayCard, Seat, TakeUpcard
from bot.game.cards import parse_cards
from bot.game.copying import changed
from bot.game.errors import Refusal
from bot.game.events import HandDeclared
from bot.game.rules import FourOfAKind, OneUp, Rules
from bot.game.state import Asks, ChoosingReset, Exchanging, Question, TakingUpcard
from bot.manager.errors import Refused, StalePanel
from bot.manager.table import Table
from bot.records import Player
from tests.manager.evening import ANNA, BO, CIA, Evening, asks, done, id_of, seat_of, state_of, view_of
from tests.manager.moments import ACES, DEALER, ELDEST, KINGS, NOTHING, declaring, exchanging, playing

EXCHANGE_1, EXCHANGE_2 = Question(Asks.EXCHANGE, 1), Question(Asks.EXCHANGE, 2)
FOURS = "4S 4H 4D 4C 9S"


def with_scores(table: Table, *scores: int) -> None:
    """As if these points had been made before."""
    table.state = changed(state_of(table), scores=scores)


async def declares(evening: Evening, table: Table, person: Player) -> None:
    """This person declares, now or early."""
    await evening.answer(table, person, Declare(seat_of(table, person)))


# exchange_stop


async def test_an_early_exchange_lapses_when_its_hand_brings_too_many_points(evening: Evening) -> None:
    """R2.1, rule `exchange_stop`: Bo throws a card early, and his pair takes him to 41."""
    table = await evening.dealt(ANNA, BO, hands=(NOTHING, KINGS), rules=Rules(exchange_stop=41))
    with_scores(table, 0, 40)
    await evening.until(table, declaring(1))
    await declares(evening, table, BO)
    await evening.answer(table, BO, Exchange(DEALER, parse_cards("3H")))
    await evening.pass_time(4)  # Anna has nothing to declare
    assert state_of(table).scores == (0, 41)
    assert table.answers == evening.memory.game(table.game_id).answers == {}
    assert asks(table, BO) is None, "there is nothing to choose any more"
    with pytest.raises(Refused) as refused:
        await evening.answer(table, BO, Exchange(DEALER, parse_cards("3H")))
    assert refused.value.key == Refusal.EXCHANGE_STOPPED.value


async def test_an_early_exchange_of_nothing_outlives_it(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(NOTHING, KINGS), rules=Rules(exchange_stop=41))
    with_scores(table, 0, 40)
    await evening.until(table, declaring(1))
    await declares(evening, table, BO)
    await evening.answer(table, BO, Exchange(DEALER, ()))
    await evening.pass_time(4)
    assert table.answers == {(DEALER, EXCHANGE_2): Exchange(DEALER, ())}


# four_of_a_kind


@pytest.mark.parametrize("reset", [False, True])
async def test_early_answers_outlive_the_choice_of_another(evening: Evening, reset: bool) -> None:
    """Four of a kind: while Anna chooses, Bo's next exchange waits for its turn; a reset changes points only."""
    rules = Rules(four_of_a_kind=FourOfAKind.CHOICE)
    table = await evening.dealt(ANNA, BO, hands=(FOURS, KINGS), rules=rules)
    await evening.until(table, lambda state: isinstance(state.phase, ChoosingReset))
    throw = Exchange(DEALER, parse_cards("3H"))
    await evening.answer(table, BO, throw)
    await evening.answer(table, ANNA, ChooseReset(ELDEST, reset=reset))
    assert table.answers == {(DEALER, EXCHANGE_2): throw}
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.pass_time(2)
    assert done(evening, table, BO)[-1] == throw


async def test_the_choice_itself_cannot_be_made_before_it_is_there(evening: Evening) -> None:
    rules = Rules(four_of_a_kind=FourOfAKind.CHOICE)
    table = await evening.dealt(ANNA, BO, hands=(FOURS, KINGS), rules=rules)
    await evening.until(table, declaring(1))
    with pytest.raises(StalePanel):
        await evening.answer(table, ANNA, ChooseReset(ELDEST, reset=True))


# one_up


async def test_a_card_nobody_has_seen_cannot_be_taken_early(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), then="AC", rules=Rules(one_up=OneUp.FIRST))
    for person, seat in ((ANNA, ELDEST), (BO, DEALER)):
        with pytest.raises(StalePanel):
            await evening.answer(table, person, TakeUpcard(seat, take=True))
    await evening.answer(table, ANNA, Exchange(ELDEST, parse_cards("3H"), openly=True))
    with pytest.raises(StalePanel):
        await evening.answer(table, BO, TakeUpcard(DEALER, take=False))
    assert table.answers == {}


async def test_an_early_open_exchange_shows_a_card_at_its_turn_and_asks(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), then="AC", rules=Rules(one_up=OneUp.FIRST))
    await evening.answer(table, BO, Exchange(DEALER, parse_cards("3S"), openly=True))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.pass_time(2)
    assert state_of(table).phase == TakingUpcard(1, DEALER, *parse_cards("AC"))
    assert (table.answers, asks(table, BO)) == ({}, Question(Asks.UPCARD, 1))


# What does not touch them


async def test_an_early_declaration_as_high_as_the_highest_stands(evening: Evening) -> None:
    """R3.1: equal is high enough."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.until(table, declaring(1))
    await declares(evening, table, BO)
    await declares(evening, table, ANNA)
    await evening.pass_time(2)
    declared = [event.seat for event in state_of(table).record if isinstance(event, HandDeclared)]
    assert declared == [ELDEST, DEALER]


async def test_an_early_card_that_follows_is_played_at_its_turn(evening: Evening) -> None:
    """R6.1"""
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, "AD 8D 6C 2C JD", "QS 9C 5D 3S TD"))
    await evening.until(table, playing(1))
    await evening.answer(table, CIA, PlayCard(Seat(2), *parse_cards("TD")))
    await evening.answer(table, ANNA, PlayCard(ELDEST, *parse_cards("9D")))
    assert table.answers, "diamonds were led, and it is one"
    await evening.answer(table, BO, PlayCard(Seat(1), *parse_cards("AD")))
    await evening.pass_time(2)
    assert PlayCard(Seat(2), *parse_cards("TD")) in done(evening, table, CIA)


async def test_no_card_is_kept_for_a_trick_that_is_not_on_the_table(evening: Evening) -> None:
    """Who leads to it is not known, so nothing can be said of it."""
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, "AD 8D 6C 2C JD", "QS 9C 5D 3S TD"))
    await evening.until(table, playing(1))
    await evening.answer(table, ANNA, PlayCard(ELDEST, *parse_cards("9D")))
    with pytest.raises(StalePanel):
        await evening.answer(table, ANNA, PlayCard(ELDEST, *parse_cards("KS")))


async def test_somebody_else_leaves(evening: Evening) -> None:
    """R1.6: the others' answers stay."""
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, ACES, NOTHING))
    keep_all = Exchange(Seat(2), ())
    await evening.answer(table, CIA, keep_all)
    await table.leave(id_of(BO), click=evening.click())
    assert table.answers == {(Seat(2), EXCHANGE_1): keep_all}
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.pass_time(4)
    assert done(evening, table, CIA)[0] == keep_all


async def test_answers_of_one_phase_do_not_count_in_the_next(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.pass_time(2)
    assert declaring(1)(state_of(table))
    await evening.until(table, exchanging(2))
    assert isinstance(state_of(table).phase, Exchanging)
    assert table.answers == {}
    assert asks(table, BO) == EXCHANGE_2
    assert view_of(table, BO).questions[0] == EXCHANGE_2


async def test_the_end_of_a_game_drops_them(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await table.stop(click=evening.click())
    assert table.answers == evening.memory.game(table.game_id).answers == {}
    with pytest.raises(StalePanel):
        await evening.answer(table, BO, Pass(DEALER))
