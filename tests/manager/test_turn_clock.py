"""Time is up: for every question, at every pace, what is done for who did not answer (UX.md, When people vanish)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.game.actions import (
    CallChicago,
    Exchange,
    Pass,
    PlayCard,
    Seat,
    SeatAction,
    TakeUpcard,
)
from bot.game.cards import parse_cards
from bot.game.rules import FourOfAKind, OneUp, Rules
from bot.game.state import Asks, ChoosingReset, GameState, Redealing, TakingUpcard
from bot.manager.pace import TIMES
from bot.manager.scenes import hand_scene, table_scene
from bot.manager.table import Table
from bot.records import By, Pace
from tests.manager.evening import ANNA, BO, CIA, DAN, Evening, asks, id_of, state_of
from tests.manager.moments import (
    ACES,
    DEALER,
    ELDEST,
    KINGS,
    NOTHING,
    STRAIGHT_FLUSH,
    Moment,
    calling,
    declaring,
    exchanging,
    playing,
)

LOW = "9S 8H 7C 5D 3S"
FOURS = "4S 4H 4D 4C 9S"
KEEP_ALL = Exchange(ELDEST, ())
THREE = parse_cards("3H")


def redealing(state: GameState) -> bool:
    """Somebody is asked whether they want a new hand."""
    return isinstance(state.phase, Redealing)


def taking(state: GameState) -> bool:
    """A card lies face up."""
    return isinstance(state.phase, TakingUpcard)


def choosing(state: GameState) -> bool:
    """Who holds four of a kind chooses."""
    return isinstance(state.phase, ChoosingReset)


def by(evening: Evening, table: Table) -> list[By | None]:
    """Who made the steps of a game."""
    return [ply.by for ply in evening.memory.game(table.game_id).plies]


def last(evening: Evening, table: Table) -> tuple[object, By | None]:
    """The last step of a game, and who made it."""
    ply = evening.memory.game(table.game_id).plies[-1]
    return ply.action, ply.by


# Each question


@pytest.mark.parametrize(
    ("asked", "rules", "hands", "reached"),
    [
        (Asks.EXCHANGE, Rules(), (KINGS, ACES), exchanging(1)),
        (Asks.DECLARE, Rules(), (KINGS, ACES), declaring(1)),
        (Asks.CHICAGO, Rules(), (STRAIGHT_FLUSH, KINGS), calling),
        (Asks.PLAY, Rules(), (KINGS, ACES), playing(1)),
        (Asks.REDEAL, Rules(low_redeal=True), (LOW, KINGS), redealing),
        (Asks.RESET, Rules(four_of_a_kind=FourOfAKind.CHOICE), (FOURS, KINGS), choosing),
    ],
    ids=lambda value: value.value if isinstance(value, Asks) else "",
)
async def test_every_question_has_its_time(
    evening: Evening, asked: Asks, rules: Rules, hands: tuple[str, str], reached: Moment
) -> None:
    """A minute for each at pace live, ten seconds for Chicago; then the game goes on without the person."""
    table = await evening.dealt(ANNA, BO, hands=hands, rules=rules)
    await evening.until(table, reached)
    question = asks(table, ANNA)
    assert question is not None
    assert question.asks is asked
    assert table.since is not None
    assert table.due == table.since + timedelta(seconds=10 if asked is Asks.CHICAGO else 60)
    before = state_of(table).version
    left = (table.due - evening.clock.now()).total_seconds()
    await evening.pass_time(left - 0.01)
    assert state_of(table).version == before
    await evening.pass_time(0.01)
    action, made_by = evening.memory.game(table.game_id).plies[before].action, by(evening, table)[before]
    assert made_by is By.CARETAKER
    silence = asked in {Asks.DECLARE, Asks.CHICAGO, Asks.REDEAL}
    assert (action == Pass(ELDEST)) is silence, "what nobody may know was a choice is answered by silence"
    assert table.players[ELDEST].missed == 1


async def test_a_card_that_lies_face_up_has_its_time_too(evening: Evening) -> None:
    """Rule `one_up`."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES), rules=Rules(one_up=OneUp.EVERY))
    await evening.answer(table, ANNA, Exchange(ELDEST, THREE, openly=True))
    assert taking(state_of(table))
    await evening.pass_time(60)
    action, made_by = last(evening, table)
    assert isinstance(action, TakeUpcard)
    assert made_by is By.CARETAKER


@pytest.mark.parametrize(
    ("pace", "turn", "chicago"),
    [(Pace.LIVE, 60, 10), (Pace.RELAXED, 300, 60), (Pace.SLOW, 12 * 3600, 12 * 3600), (Pace.NONE, None, None)],
)
def test_the_times_of_the_paces(pace: Pace, turn: int | None, chicago: int | None) -> None:
    times = TIMES[pace]
    in_seconds = [None if time is None else time.total_seconds() for time in (times.turn, times.chicago)]
    assert in_seconds == [turn, chicago]


async def test_without_a_clock_no_alarm_is_set(evening: Evening) -> None:
    evening.habits.by_hand |= {id_of(ANNA), id_of(BO)}
    table = await evening.dealt(ANNA, BO, hands=(STRAIGHT_FLUSH, KINGS), pace=Pace.NONE)
    for moment in (exchanging(1), declaring(1), calling, playing(1)):
        await evening.until(table, moment)
        assert (table.due, evening.memory.game(table.game_id).due) == (None, None)
        version = state_of(table).version
        await evening.pass_time(365 * 24 * 3600)
        assert state_of(table).version == version
    assert By.CARETAKER not in by(evening, table)


# Who comes first


async def test_a_move_that_was_made_in_time_counts(evening: Evening) -> None:
    """The clock rings while an AI player already thinks about the move: the person's own answer goes before it."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))

    async def slowly(level: object, view: object, seed: int) -> SeatAction:
        await evening.answer(table, ANNA, KEEP_ALL)
        return Exchange(ELDEST, THREE)

    evening.players.thought = slowly
    await evening.pass_time(60)
    plies = evening.memory.game(table.game_id).plies
    assert [(ply.action, ply.by) for ply in plies if isinstance(ply.action, Exchange)] == [(KEEP_ALL, By.PERSON)]
    assert table.players[ELDEST].missed == 0


async def test_whoever_comes_back_while_an_ai_player_thinks_keeps_the_move(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.silent(table, ANNA, times=2)

    async def slowly(level: object, view: object, seed: int) -> SeatAction:
        await table.welcome(id_of(ANNA))
        return Exchange(ELDEST, THREE)

    evening.players.thought = slowly
    while table.players[ELDEST].away:
        await evening.play_on(table)
    exchanges = [ply for ply in evening.memory.game(table.game_id).plies if ply.action == Exchange(ELDEST, THREE)]
    assert exchanges == [], "the AI player's answer came too late"
    assert asks(table, ANNA) is not None


async def test_an_early_answer_is_never_overruled(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    await evening.pass_time(63)
    plies = evening.memory.game(table.game_id).plies
    made = [(ply.action.seat, ply.by) for ply in plies if isinstance(ply.action, Exchange)]
    assert made == [(ELDEST, By.CARETAKER), (DEALER, By.EARLY)]


async def test_somebody_elses_leaving_gives_no_new_time(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, ACES, NOTHING))
    due = table.due
    await evening.pass_time(20)
    await table.leave(id_of(CIA), click=evening.click())
    assert table.due == due


# Chicago is asked of all at once


async def test_all_who_may_call_have_ten_seconds_together(evening: Evening) -> None:
    rules = Rules(chicago_minimum=False)
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, ACES, NOTHING), rules=rules)
    await evening.until(table, calling)
    until = table.due
    assert until == evening.clock.now() + timedelta(seconds=10)
    for person in (ANNA, BO, CIA):
        assert asks(table, person) is not None
        assert hand_scene(table, id_of(person)).until == until
    await evening.pass_time(4)
    await evening.answer(table, ANNA, Pass(ELDEST))
    assert table.due == until, "Bo has what is left of the same ten seconds"
    assert table_scene(table).until == until
    await evening.pass_time(5.9)
    assert calling(state_of(table))
    await evening.pass_time(0.1)
    assert playing(1)(state_of(table)), "silence of all is no"


async def test_answers_about_chicago_count_in_turn_order(evening: Evening) -> None:
    """Cia said yes first, Bo is asked before her (R7.1)."""
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, ACES, NOTHING), rules=Rules(chicago_minimum=False))
    await evening.until(table, calling)
    await evening.answer(table, CIA, CallChicago(Seat(2)))
    assert calling(state_of(table))
    await evening.answer(table, BO, CallChicago(Seat(1)))
    await evening.pass_time(9.9)
    assert calling(state_of(table)), "Anna may still say yes"
    await evening.pass_time(3)
    state = state_of(table)
    assert getattr(state.phase, "caller", None) == Seat(1)
    assert table.answers == {}, "an unused yes stays secret"


async def test_silence_is_no_even_if_a_yes_comes_after_it(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES), rules=Rules(chicago_minimum=False))
    await evening.until(table, calling)
    await evening.answer(table, BO, CallChicago(DEALER))
    await evening.pass_time(13)
    assert getattr(state_of(table).phase, "caller", None) == DEALER
    assert By.CARETAKER in by(evening, table)


# What everybody sees


async def test_the_table_says_until_when_it_waits(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    assert table_scene(table).until == table.due
    assert hand_scene(table, id_of(ANNA)).until == table.due


async def test_the_time_that_is_shown_tells_nothing_of_a_hand(evening: Evening) -> None:
    """Whoever has nothing to declare is shown with the same minute, though the table passes by itself (R3.7)."""
    for hand in (NOTHING, KINGS):
        other = Evening()
        table = await other.dealt(ANNA, BO, hands=(hand, ACES))
        await other.until(table, declaring(1))
        assert table_scene(table).until == other.clock.now() + timedelta(minutes=1)
        assert (table.due == table_scene(table).until) is (hand == KINGS)


async def test_that_an_ai_player_acted_is_told_but_not_where_a_choice_is_secret(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.pass_time(60)
    assert table_scene(table).stood_in == (ELDEST,)
    other = Evening()
    table = await other.dealt(ANNA, BO, hands=(KINGS, ACES))
    await other.until(table, declaring(1))
    await other.pass_time(61)
    assert By.CARETAKER in by(other, table)
    assert table_scene(table).stood_in == ()


async def test_the_paces_of_a_table_are_the_hosts_to_choose(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    await table.set_pace(id_of(ANNA), Pace.SLOW, click=evening.click())
    assert evening.memory.game(table.game_id).pace is Pace.SLOW
    assert table.due == evening.clock.now() + timedelta(hours=24), "a lobby of slow people stays open for a day"


async def test_a_lone_person_has_no_clock(evening: Evening) -> None:
    table = await evening.dealt(DAN, hands=(KINGS, ACES), ai=1)
    assert table_scene(table).until is None
    assert table.since is not None
    assert table.due == table.since + timedelta(minutes=10), "then it falls asleep"


async def test_played_cards_of_a_caretaker_are_noted_in_the_record(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await evening.until(table, playing(1))
    await evening.pass_time(60)
    action, made_by = last(evening, table)
    assert isinstance(action, PlayCard)
    assert made_by is By.CARETAKER
