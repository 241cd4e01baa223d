"""House rules at a table: what is asked, what is answered early, what goes by itself (RULES.md section 9)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.game.actions import ChooseReset, Declare, Exchange, Pass, Redeal, Seat, TakeUpcard
from bot.game.cards import parse_cards
from bot.game.copying import changed
from bot.game.errors import Refusal
from bot.game.events import BreakerScored, OthersReset
from bot.game.rules import PRESETS, Declarations, FourOfAKind, OneUp, Rules, WinCheck
from bot.game.state import Asks, ChoosingReset, Exchanging, Phase, Playing, Question, Redealing, TakingUpcard
from bot.manager import intents
from bot.manager.core import one_run
from bot.manager.early import first_unanswered
from bot.manager.errors import Refused
from bot.manager.history import score_lines
from bot.manager.scenes import private_scene
from bot.manager.table import Table
from bot.records import Player, Source, Status
from bot.render.scenes import HandScene
from tests.manager.evening import (
    ANNA,
    BO,
    CIA,
    Evening,
    asked_person,
    choices,
    done,
    id_of,
    state_of,
    view_of,
)
from tests.manager.moments import DEALER, ELDEST, KINGS, NOTHING, exchanging
from tests.manager.secrets import assert_keeps_secrets
from tests.manager.test_secrets import answer_early

LOW, LOW_TOO = "9S 7S 5H 4D 2C", "8S 7D 5C 3H 2H"
FOURS = "4S 4H 4D 4C 9S"
REDEAL = Rules(low_redeal=True)
ONE_UP = Rules(one_up=OneUp.FIRST)


def asks(table: Table, person: Player) -> Question | None:
    return first_unanswered(view_of(table, person), table.answers)


def openly(seat: Seat, card: str) -> Exchange:
    return Exchange(seat, parse_cards(card), openly=True)


# low_redeal


async def test_a_low_hand_is_asked_about_and_a_higher_one_is_not(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(NOTHING, LOW), rules=REDEAL)
    assert asks(table, ANNA) == Question(Asks.EXCHANGE, 1)
    assert asks(table, BO) == Question(Asks.REDEAL, 1)
    await evening.pass_time(2)
    assert isinstance(state_of(table).phase, Redealing)
    assert asked_person(table) == BO, "Anna, who has nothing to choose, was passed over by itself"
    await evening.answer(table, BO, Pass(DEALER))
    assert isinstance(state_of(table).phase, Exchanging)


async def test_a_new_hand_may_be_asked_for_early_and_nothing_is_asked_of_the_old_one(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(LOW, LOW_TOO), rules=REDEAL)
    await evening.answer(table, BO, Redeal(DEALER))
    assert asks(table, BO) is None, "it will hold other cards"
    await evening.answer(table, ANNA, Pass(ELDEST))
    await evening.pass_time(2)
    assert done(evening, table, BO) == [Redeal(DEALER)]
    assert asks(table, BO) == Question(Asks.EXCHANGE, 1)


async def test_what_was_said_of_a_hand_lapses_when_it_is_dealt_anew(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(LOW, LOW_TOO), rules=REDEAL)
    await evening.answer(table, BO, Redeal(DEALER))
    await evening.answer(table, BO, Exchange(DEALER, parse_cards("8S")))  # a tap that was on its way
    await evening.answer(table, ANNA, Pass(ELDEST))
    await evening.pass_time(2)
    assert table.answers == {}
    assert asks(table, BO) == Question(Asks.EXCHANGE, 1)


async def test_keeping_a_low_hand_early_leaves_the_exchange_to_answer(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(LOW, LOW_TOO), rules=REDEAL)
    await evening.answer(table, BO, Pass(DEALER))
    assert asks(table, BO) == Question(Asks.EXCHANGE, 1)


async def test_no_new_hand_early_for_a_hand_that_is_not_low(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(LOW, NOTHING), rules=REDEAL)
    with pytest.raises(Refused) as refused:
        await evening.answer(table, BO, Redeal(DEALER))
    assert refused.value.key == Refusal.NOT_LOW.value


# one_up


async def test_an_open_exchange_may_be_answered_early_in_the_exchange_that_allows_it(evening: Evening) -> None:
    """Also before the exchanges begin, and while another seat sees its card."""
    both = Rules(low_redeal=True, one_up=OneUp.FIRST)
    table = await evening.dealt(ANNA, BO, hands=(LOW, NOTHING), then="AC KC QC", rules=both)
    await evening.answer(table, BO, openly(DEALER, "3S"))
    await evening.answer(table, ANNA, Pass(ELDEST))
    await evening.pass_time(2)
    await evening.answer(table, ANNA, openly(ELDEST, "2C"))
    assert isinstance(state_of(table).phase, TakingUpcard)
    assert table.answers == {(DEALER, Question(Asks.EXCHANGE, 1)): openly(DEALER, "3S")}

    await evening.answer(table, ANNA, TakeUpcard(ELDEST, take=True))
    await evening.pass_time(2)
    assert done(evening, table, BO) == [Pass(DEALER), openly(DEALER, "3S")]
    assert asked_person(table) == BO, "nobody takes or refuses a card for a person"


async def test_no_open_exchange_early_where_the_rule_does_not_allow_it(evening: Evening) -> None:
    """Bo answers exchange 2 while exchange 1 goes on."""
    table = await evening.dealt(BO, ANNA, hands=(KINGS, NOTHING), rules=ONE_UP)
    await evening.answer(table, BO, Exchange(ELDEST, ()))
    await evening.answer(table, BO, Declare(ELDEST))
    with pytest.raises(Refused) as refused:
        await evening.answer(table, BO, openly(ELDEST, "3H"))
    assert refused.value.key == Refusal.NOT_ONE_CARD.value


async def test_an_open_exchange_by_taps(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), then="AC", rules=ONE_UP)
    seen = view_of(table, ANNA).asked_at
    await table.mark(id_of(ANNA), 4, throw=True, seen=seen)  # 3H, the lowest card
    await table.answer(id_of(ANNA), intents.exchange_marked(0b10000, openly=True), seen=seen, click=evening.click())
    assert state_of(table).phase == TakingUpcard(1, ELDEST, *parse_cards("AC"))
    scene = private_scene(table, id_of(ANNA))
    assert isinstance(scene, HandScene)
    assert scene.question == Question(Asks.UPCARD, 1)

    seen = view_of(table, ANNA).asked_at
    await table.answer(id_of(ANNA), intents.take_upcard(take=False), seen=seen, click=evening.click())
    assert not set(parse_cards("AC 3H")) & set(view_of(table, ANNA).hand)


async def test_breaking_a_scored_hand_openly_is_asked_once_more(evening: Evening) -> None:
    """R2.4"""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), rules=Rules(one_up=OneUp.EVERY))
    await evening.until(table, exchanging(2))
    await evening.answer(table, ANNA, openly(ELDEST, "3H"), sure=False)
    assert isinstance(state_of(table).phase, Exchanging)
    seen = view_of(table, ANNA).asked_at
    await table.answer(id_of(ANNA), intents.pending_exchange(0b10000), seen=seen, click=evening.click(), sure=True)
    assert isinstance(state_of(table).phase, TakingUpcard)


# exchange_stop, declaring


async def test_who_has_too_many_points_is_not_asked_for_an_exchange(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), rules=Rules(exchange_stop=41))
    view = view_of(table, BO)
    assert first_unanswered(view, {}) == Question(Asks.EXCHANGE, 1)
    assert first_unanswered(replace(view, scores=(0, 41)), {}) is None


async def test_hands_are_declared_by_themselves(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), rules=Rules(declaring=Declarations.AUTOMATIC))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    assert asks(table, ANNA) == Question(Asks.EXCHANGE, 2), "the declaration answers itself"
    with pytest.raises(Refused):
        await evening.answer(table, BO, Pass(DEALER), seen=view_of(table, BO).asked_at)
    await evening.pass_time(2)
    assert done(evening, table, ANNA)[-1] == Declare(ELDEST)
    assert done(evening, table, BO)[-1] == Pass(DEALER)
    assert isinstance(state_of(table).phase, Exchanging)


# four_of_a_kind


async def test_setting_the_others_to_0_is_asked_once_more(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(FOURS, KINGS), rules=Rules(four_of_a_kind=FourOfAKind.CHOICE))
    await evening.until(table, lambda state: isinstance(state.phase, ChoosingReset))
    assert asks(table, ANNA) == Question(Asks.RESET, 1)
    await evening.answer(table, ANNA, ChooseReset(ELDEST, reset=True), sure=False)
    assert isinstance(state_of(table).phase, ChoosingReset)
    await evening.answer(table, ANNA, ChooseReset(ELDEST, reset=True), sure=True)
    assert isinstance(state_of(table).phase, Exchanging)


async def test_the_points_are_taken_with_one_tap(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(FOURS, KINGS), rules=Rules(four_of_a_kind=FourOfAKind.CHOICE))
    await evening.until(table, lambda state: isinstance(state.phase, ChoosingReset))
    await evening.answer(table, ANNA, ChooseReset(ELDEST, reset=False), sure=False)
    assert state_of(table).scores == (7, 0)


async def test_what_is_lost_to_four_of_a_kind_is_written_down(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(FOURS, KINGS), rules=Rules(four_of_a_kind=FourOfAKind.RESET))
    await evening.until(table, exchanging(2))
    assert [(line.seat, line.source, line.points) for line in table.lines] == [(0, Source.HAND, 8)], "Bo had nothing"
    (lost,) = score_lines(1, [OthersReset(ELDEST, (0, -9))])
    (paid,) = score_lines(1, [BreakerScored(DEALER, 8)])
    assert (lost.seat, lost.source, lost.points) == (1, Source.RESET, -9)
    assert (paid.seat, paid.source, paid.points) == (1, Source.BREAKER, 8)


# Runs


@pytest.mark.parametrize(
    ("before", "after", "one"),
    [
        (Redealing(ELDEST), Redealing(DEALER), True),
        (Redealing(DEALER), Exchanging(1, ELDEST), False),
        (Exchanging(1, ELDEST), TakingUpcard(1, ELDEST, *parse_cards("AC")), True),
        (TakingUpcard(1, ELDEST, *parse_cards("AC")), Exchanging(1, DEALER), True),
        (Exchanging(1, ELDEST), TakingUpcard(2, ELDEST, *parse_cards("AC")), False),
        (ChoosingReset(1, ELDEST), Exchanging(2, ELDEST), False),
        (Playing(1, ELDEST), Playing(1, DEALER), False),
    ],
)
async def test_what_follows_without_a_pause(evening: Evening, before: Phase, after: Phase, one: bool) -> None:
    state = state_of(await evening.game(ANNA, BO))
    assert one_run(changed(state, phase=before), changed(state, phase=after)) is one


# Whole games


EVERYTHING = Rules(
    target=41,
    low_redeal=True,
    one_up=OneUp.EVERY,
    four_of_a_kind=FourOfAKind.CHOICE,
    win_check=WinCheck.IMMEDIATE,
    chicago_minimum=False,
    chicago_breaker=10,
    chicago_hand_points=False,
    declaring=Declarations.AUTOMATIC,
)


@pytest.mark.parametrize("rules", [PRESETS["svensk"], EVERYTHING], ids=["svensk", "everything"])
async def test_people_answer_anything_at_any_time_and_keep_their_secrets(evening: Evening, rules: Rules) -> None:
    random = Random(5)
    table = await evening.game(ANNA, BO, CIA, ai=1, rules=rules)
    for _ in range(120):
        if table.status is not Status.ACTIVE:
            break
        await answer_early(evening, table, random)
        assert_keeps_secrets(table)
        person = asked_person(table)
        if person is None:
            await evening.pass_time(1)
        else:
            await evening.answer(table, person, random.choice(choices(view_of(table, person))))
    assert state_of(table).deal > 1
