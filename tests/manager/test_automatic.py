"""What a table does without a tap: chance, an AI's turn, an early answer, the only possible answer; and AI failures."""

from __future__ import annotations

import asyncio
import json
from typing import NoReturn

import pytest
from structlog.testing import capture_logs

from bot.game.actions import CallChicago, Declare, Exchange, Pass, PlayCard, Resign, Seat, SeatAction
from bot.game.cards import Card, parse_cards
from bot.game.state import (
    Asks,
    Cutting,
    Dealing,
    Exchanging,
    Question,
)
from bot.game.view import SeatView, observe
from bot.manager.automatic import Answer, AskAI, Chance, next_step
from bot.manager.table import Table
from bot.manager.tempo import dice
from bot.manager.thinking import simplest
from bot.records import By, Level, Pace, Status
from tests.manager.evening import ANNA, BO, CIA, SHORT, Evening, done, id_of, state_of
from tests.manager.moments import DEALER, ELDEST, KINGS, NOTHING, STRAIGHT_FLUSH, calling, declaring, finished, playing


def step(table: Table) -> object:
    return next_step(state_of(table), table.players, table.answers)


async def test_packs_are_not_waited_for(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    assert isinstance(state_of(table).phase, Cutting)
    assert step(table) == Chance()
    await evening.pass_time(2)
    assert isinstance(state_of(table).phase, Dealing)
    assert step(table) == Chance()
    await evening.pass_time(4)
    assert isinstance(state_of(table).phase, Exchanging)
    assert step(table) is None, "Anna or Bo is asked"


async def test_without_a_clock_a_person_who_is_asked_is_waited_for(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING), pace=Pace.NONE)
    plies = evening.memory.actions(table.game_id)
    await evening.pass_time(24 * 3600)
    assert evening.memory.actions(table.game_id) == plies
    assert table.due is None


async def test_an_ai_player_is_asked_by_its_level(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert step(table) == AskAI(DEALER, Level.MEDIUM)


async def test_an_ai_player_sees_its_own_view_and_nothing_else(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    state = state_of(table)
    await evening.pass_time(2)
    assert evening.players.views[0] == observe(state, DEALER)
    assert evening.players.seeds[0] == dice(table.key, state.version), "the same game would go the same way again"


async def test_nothing_to_declare_is_a_pass_without_being_asked(evening: Evening) -> None:
    """R3.7"""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.until(table, declaring(1))
    assert step(table) is None
    await evening.answer(table, ANNA, Declare(ELDEST))
    assert step(table) == Answer(Pass(DEALER))
    await evening.pass_time(2)
    assert done(evening, table, BO)[-1] == Pass(DEALER)


async def test_a_hand_that_is_too_low_passes_without_being_asked(evening: Evening) -> None:
    """R3.1, R3.7"""
    table = await evening.dealt(ANNA, BO, hands=("AS AH AD 6C 2H", KINGS))
    await evening.until(table, declaring(1))
    await evening.answer(table, ANNA, Declare(ELDEST))
    assert step(table) == Answer(Pass(DEALER))


async def test_a_forced_card_plays_itself(evening: Evening) -> None:
    """R6.1: hearts are led, and Bo has one."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.until(table, playing(1))
    await evening.answer(table, ANNA, PlayCard(ELDEST, Card.parse("KH")))
    assert step(table) == Answer(PlayCard(DEALER, Card.parse("JH")))


async def test_the_last_card_plays_itself(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.until(table, playing(5))
    assert isinstance(step(table), Answer)
    await evening.pass_time(5)
    assert isinstance(state_of(table).phase, Dealing)


async def test_an_exchange_is_always_asked(evening: Evening) -> None:
    """R2.1: to throw nothing is a choice, even with the best hand there is."""
    table = await evening.dealt(ANNA, BO, hands=("AC KC QC JC TC", NOTHING))
    assert step(table) is None


async def test_saying_no_to_chicago_is_a_choice(evening: Evening) -> None:
    """R7.1"""
    table = await evening.dealt(ANNA, BO, hands=(STRAIGHT_FLUSH, KINGS))
    await evening.until(table, calling)
    assert step(table) is None


async def test_an_early_answer_goes_before_the_only_one(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    throw = Exchange(DEALER, parse_cards("3S"))
    await evening.answer(table, BO, throw)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert step(table) == Answer(throw, By.EARLY)


async def test_an_answer_that_does_not_stand_is_asked_again() -> None:
    """Were one ever kept that the rules refuse, nothing would happen by itself, and the person would be asked."""
    evening = Evening()
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    spoilt = {(ELDEST, Question(Asks.EXCHANGE, 1)): Exchange(ELDEST, parse_cards("QS"))}
    assert next_step(state_of(table), table.players, spoilt) is None


async def test_a_finished_game_is_left_alone(evening: Evening) -> None:
    table = await evening.game(ANNA, ai=1, rules=SHORT)
    await evening.until(table, finished)
    assert step(table) is None
    assert (table.status, table.due, evening.clock.alarms) == (Status.FINISHED, None, [])


# AI players that fail


async def raises(level: Level, view: SeatView, seed: int) -> NoReturn:
    raise KeyError(view.hand[0])


async def dawdles(level: Level, view: SeatView, seed: int) -> NoReturn:
    await asyncio.Event().wait()
    raise AssertionError


async def plays_for_another(level: Level, view: SeatView, seed: int) -> SeatAction:
    return Exchange(ELDEST, ())


async def plays_a_card_out_of_turn(level: Level, view: SeatView, seed: int) -> SeatAction:
    return PlayCard(DEALER, view.hand[0])


async def throws_what_it_has_not(level: Level, view: SeatView, seed: int) -> SeatAction:
    return Exchange(DEALER, parse_cards("KS"))


async def runs_away(level: Level, view: SeatView, seed: int) -> SeatAction:
    return Resign(DEALER)


FAILURES = [
    (raises, "KeyError"),
    (dawdles, "TimeoutError"),
    (plays_for_another, "illegal"),
    (plays_a_card_out_of_turn, "illegal"),
    (throws_what_it_has_not, "illegal"),
    (runs_away, "illegal"),
]


@pytest.mark.parametrize(("thought", "trouble"), FAILURES, ids=lambda value: getattr(value, "__name__", None))
async def test_an_ai_player_that_fails_keeps_its_cards(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, thought: object, trouble: str
) -> None:
    monkeypatch.setattr("bot.manager.thinking.LONGEST_THOUGHT", 0.01)
    monkeypatch.setattr(evening.players, "thought", thought)
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    with capture_logs() as logs:
        await evening.answer(table, ANNA, Exchange(ELDEST, ()))
        ply = state_of(table).version
        await evening.pass_time(2)
    assert evening.memory.actions(table.game_id)[ply] == Exchange(DEALER, ())
    (entry,) = logs
    assert entry["log_level"] == "error"
    assert (entry["game"], entry["ply"], entry["trouble"]) == (table.game_id, ply, trouble)


async def test_the_log_of_a_failure_names_no_card(evening: Evening) -> None:
    evening.players.thought = raises
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    with capture_logs() as logs:
        await evening.answer(table, ANNA, Exchange(ELDEST, ()))
        await evening.pass_time(2)
    told = json.dumps(logs)
    assert [card for card in NOTHING.split() if card in told] == []


async def test_a_game_whose_ai_players_all_fail_comes_to_its_end(evening: Evening) -> None:
    evening.players.thought = raises
    with capture_logs():
        table = await evening.game(ANNA, ai=2, rules=SHORT)
        await evening.until(table, finished)
    assert table.status is Status.FINISHED
    assert not any(isinstance(action, CallChicago) for action in evening.memory.actions(table.game_id))


async def test_the_simplest_answer_promises_nothing(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, CIA, hands=(STRAIGHT_FLUSH, KINGS, NOTHING))
    assert simplest(state_of(table), ELDEST) == Exchange(ELDEST, ())
    await evening.until(table, declaring(1))
    assert simplest(state_of(table), ELDEST) == Pass(ELDEST)
    await evening.until(table, calling)
    assert simplest(state_of(table), ELDEST) == Pass(ELDEST)
    await evening.until(table, playing(1))
    assert simplest(state_of(table), ELDEST) == PlayCard(ELDEST, Card.parse("5S"))


async def test_a_thought_that_comes_after_the_game_was_stopped_changes_nothing(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)

    async def is_interrupted(level: Level, view: SeatView, seed: int) -> SeatAction:
        await table.stop(click=evening.click())
        return Exchange(DEALER, ())

    evening.players.thought = is_interrupted
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    before = evening.memory.actions(table.game_id)
    await evening.pass_time(60)
    stored = evening.memory.game(table.game_id)
    assert stored.status is table.status is Status.VOID
    assert evening.memory.actions(table.game_id) == before


async def test_a_thought_that_comes_after_somebody_left_is_asked_for_again(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING, "AD 8D 6C 2C JD"), ai=1, dealer=2)
    left = False

    async def is_interrupted(level: Level, view: SeatView, seed: int) -> SeatAction:
        nonlocal left
        if not left:
            left = True
            await table.leave(id_of(BO), click=evening.click())
        return Exchange(Seat(2), ())

    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    evening.players.thought = is_interrupted
    await evening.pass_time(2)
    assert left
    assert evening.memory.actions(table.game_id)[-2:] == (Resign(DEALER), Exchange(Seat(2), ()))
    assert evening.players.asked(Seat(2)) == 2
