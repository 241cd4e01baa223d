"""What may be answered early, and when: questions in their order, and nothing that could never stand."""

from __future__ import annotations

import pytest

from bot.game.actions import (
    CallChicago,
    ChooseReset,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Resign,
    Seat,
    SeatAction,
    TakeUpcard,
)
from bot.game.cards import parse_cards
from bot.game.errors import Refusal
from bot.game.state import Asks, Question
from bot.manager.early import asked_for, carried_out
from bot.manager.errors import Refused, StalePanel
from tests.manager.evening import ANNA, BO, CIA, Evening, asks, state_of
from tests.manager.moments import ACES, DEALER, ELDEST, KINGS, NOTHING, declaring, playing

EXCHANGE_1, EXCHANGE_2 = Question(Asks.EXCHANGE, 1), Question(Asks.EXCHANGE, 2)
DECLARE_1, CHICAGO, TRICK_1 = Question(Asks.DECLARE, 1), Question(Asks.CHICAGO, 1), Question(Asks.PLAY, 1)

KEEP_ALL = Exchange(DEALER, ())


async def test_questions_are_answered_in_order(evening: Evening) -> None:
    """The exchange of phase two may be answered once the declaration of phase one is settled."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.until(table, declaring(1))
    with pytest.raises(StalePanel):
        await evening.answer(table, BO, KEEP_ALL)
    await evening.answer(table, BO, Pass(DEALER))
    await evening.answer(table, BO, KEEP_ALL)
    assert set(table.answers) == {(DEALER, DECLARE_1), (DEALER, EXCHANGE_2)}


async def test_a_declaration_that_answers_itself_is_settled(evening: Evening) -> None:
    """R3.7: with nothing to declare there is nothing to ask; nor with a hand that is too low by now."""
    table = await evening.dealt(ANNA, BO, CIA, hands=("AS AH AD 6C 2H", NOTHING, "KS KH 9D 5C 3H"))
    await evening.until(table, declaring(1))
    assert asks(table, BO) == EXCHANGE_2
    assert asks(table, CIA) == DECLARE_1
    await evening.answer(table, BO, KEEP_ALL)
    await evening.answer(table, ANNA, Declare(ELDEST))
    assert asks(table, CIA) == EXCHANGE_2, "a pair is too low now"


async def test_the_only_card_that_can_be_played_is_not_asked_for(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.until(table, playing(1))
    assert asks(table, BO) == TRICK_1
    await evening.answer(table, ANNA, PlayCard(ELDEST, *parse_cards("KH")))
    assert asks(table, BO) is None, "the jack is the only heart"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (Exchange(DEALER, parse_cards("KS")), Refusal.NOT_YOUR_CARD),
        (Exchange(DEALER, parse_cards("3S 3S")), Refusal.NOT_YOUR_CARD),
    ],
)
async def test_an_early_exchange_must_be_possible(evening: Evening, answer: Exchange, reason: Refusal) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    with pytest.raises(Refused) as refused:
        await evening.answer(table, BO, answer)
    assert refused.value.key == reason.value
    assert table.answers == {}


async def test_nothing_to_declare_cannot_be_declared_early(evening: Evening) -> None:
    """R3.1"""
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, ACES, NOTHING))
    await evening.until(table, declaring(1))
    with pytest.raises(Refused) as refused:
        await evening.answer(table, CIA, Declare(Seat(2)))
    assert refused.value.key == Refusal.NOTHING_TO_DECLARE.value


async def test_an_early_card_must_follow_the_suit_that_is_led_already(evening: Evening) -> None:
    """R6.1"""
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, "AD 8D 6C 2C JD", "QS 9C 5D 3S TD"))
    await evening.until(table, playing(1))
    await evening.answer(table, ANNA, PlayCard(ELDEST, *parse_cards("9D")))
    for card, reason in (("QS", Refusal.FOLLOW_SUIT), ("AS", Refusal.NOT_YOUR_CARD)):
        with pytest.raises(Refused) as refused:
            await evening.answer(table, CIA, PlayCard(Seat(2), *parse_cards(card)))
        assert refused.value.key == reason.value
    await evening.answer(table, CIA, PlayCard(Seat(2), *parse_cards("TD")))
    assert (Seat(2), TRICK_1) in table.answers


@pytest.mark.parametrize(
    ("action", "kinds"),
    [
        (Exchange(ELDEST, ()), {Asks.EXCHANGE}),
        (Declare(ELDEST), {Asks.DECLARE}),
        (TakeUpcard(ELDEST, take=True), {Asks.UPCARD}),
        (Redeal(ELDEST), {Asks.REDEAL}),
        (ChooseReset(ELDEST, reset=True), {Asks.RESET}),
        (Pass(ELDEST), {Asks.REDEAL, Asks.DECLARE, Asks.CHICAGO}),
        (CallChicago(ELDEST), {Asks.CHICAGO}),
        (PlayCard(ELDEST, *parse_cards("2C")), {Asks.PLAY}),
        (Resign(ELDEST), set()),
    ],
)
def test_what_an_action_answers(action: SeatAction, kinds: set[Asks]) -> None:
    assert asked_for(action) == kinds


async def test_an_answer_that_means_nothing_any_more_is_not_carried_out(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    assert carried_out(state_of(table), Exchange(ELDEST, parse_cards("QS"))) is None
    assert carried_out(state_of(table), Declare(ELDEST)) is None
