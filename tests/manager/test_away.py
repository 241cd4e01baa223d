"""People who vanish: away after two turns, back with a tap, a pause when nobody is there (UX.md)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.game.actions import Seat
from bot.game.state import Calling, Declaring, GameState, Redealing
from bot.manager.attendance import Attendance, attendance_of
from bot.manager.errors import NotSeated
from bot.manager.pace import TIMES
from bot.manager.scenes import table_scene
from bot.manager.table import Table
from bot.records import By, Pace, Status
from bot.render.table import table as table_panel
from tests.manager.evening import ANNA, BO, CIA, DAN, SHORT, Evening, asked_person, id_of, seat_of, state_of
from tests.manager.moments import ACES, ELDEST, KINGS, NOTHING, deal_over, in_deal
from tests.render.screen import ENGLISH, LETTERS, text


async def two_at_cards(evening: Evening, *, pace: Pace = Pace.LIVE) -> Table:
    """Anna and Bo, with something to choose in every phase."""
    return await evening.dealt(ANNA, BO, hands=(KINGS, ACES), pace=pace)


def lines(table: Table) -> str:
    """The table as everybody reads it."""
    return text(table_panel(table_scene(table), ENGLISH, LETTERS))


def status_of(table: Table) -> Status:
    """Where the game stands."""
    return table.status


async def vanish(evening: Evening, table: Table) -> None:
    """Nobody taps any more until nothing happens by itself but the end."""
    while status_of(table) is Status.ACTIVE:
        assert table.due is not None
        await evening.pass_time((table.due - evening.clock.now()).total_seconds())


# Away


async def test_one_time_out_is_only_noted(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await evening.silent(table, ANNA, times=1)
    assert not table.players[ELDEST].away
    assert "away" not in lines(table)
    assert "Time up: an AI played for Anna" in lines(table)


async def test_two_in_a_row_are_away(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await evening.silent(table, ANNA, times=2)
    assert table.players[ELDEST].away
    assert evening.memory.game(table.game_id).players[ELDEST].missed == 2
    assert evening.notes.published


async def test_an_answer_in_between_starts_the_count_anew(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await evening.silent(table, ANNA, times=1)
    while table.players[ELDEST].missed:
        await evening.play_on(table)
    assert By.PERSON in [ply.by for ply in evening.memory.game(table.game_id).plies]
    assert evening.memory.game(table.game_id).players[ELDEST].missed == 0


async def test_an_ai_player_acts_for_who_is_away_after_a_second_or_two(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await evening.silent(table, ANNA, times=2)
    waits: set[float] = set()
    while state_of(table).deal == 1 and not deal_over(state_of(table)):
        plies = len(evening.memory.game(table.game_id).plies)
        before = evening.clock.now()
        await evening.play_on(table, without=ANNA)
        made = evening.memory.game(table.game_id).plies[plies:]
        if any(ply.by is By.CARETAKER for ply in made):
            waits.add((evening.clock.now() - before).total_seconds())
    assert waits
    assert max(waits) <= 3


async def test_at_pace_slow_an_ai_player_acts_only_when_the_time_is_up(evening: Evening) -> None:
    """Whoever looks in twice a day is not away for the others to see."""
    table = await two_at_cards(evening, pace=Pace.SLOW)
    while not table.players[ELDEST].away:
        person = asked_person(table)
        if person is None:
            await evening.pass_time(2)
        elif person.user_id == ANNA.user_id:
            await evening.pass_time(12 * 3600)
        else:
            await evening.play_on(table)
    while (person := asked_person(table)) is None or person.user_id != ANNA.user_id:
        await evening.play_on(table)
    assert table.since is not None
    assert table.due == table.since + timedelta(hours=12)


async def test_any_tap_gives_the_seat_back_at_once(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await evening.silent(table, ANNA, times=2)
    await table.welcome(id_of(ANNA))
    assert not table.players[ELDEST].away
    assert evening.memory.game(table.game_id).players[ELDEST].missed == 0
    while (person := asked_person(table)) is None or person.user_id != ANNA.user_id:
        await evening.play_on(table)
    assert table.since is not None
    assert table.due == table.since + TIMES[Pace.LIVE].turn  # type: ignore[operator]


async def test_whoever_comes_back_has_the_whole_time_for_the_question_that_is_open(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await evening.silent(table, ANNA, times=1)
    while (person := asked_person(table)) is None or person.user_id != ANNA.user_id:
        await evening.play_on(table)
    await evening.pass_time(50)
    await table.welcome(id_of(ANNA))
    assert table.due == evening.clock.now() + timedelta(minutes=1)


async def test_the_tap_of_somebody_who_was_not_missed_costs_nothing(evening: Evening) -> None:
    table = await two_at_cards(evening)
    due, commits = table.due, evening.store.commits
    await evening.pass_time(30)
    await table.welcome(id_of(ANNA))
    await table.welcome(id_of(CIA))
    assert (table.due, evening.store.commits) == (due, commits)


async def test_being_away_is_not_told_while_it_would_tell_who_had_a_choice(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await evening.silent(table, ANNA, times=2)
    shown: set[bool] = set()
    while not deal_over(state_of(table)):
        secret = isinstance(state_of(table).phase, Declaring | Calling | Redealing)
        shown.add("away, an AI plays" in lines(table))
        assert not (secret and "away, an AI plays" in lines(table))
        await evening.play_on(table, without=ANNA)
    assert shown == {True, False}


# Paused


async def test_a_deal_in_which_nobody_came_pauses_the_game(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await vanish(evening, table)
    assert status_of(table) is Status.PAUSED
    assert state_of(table).deal == 1, "AI players never play on alone"
    assert table.due == evening.clock.now() + timedelta(minutes=30)
    assert "This table is paused" in lines(table)


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.RELAXED, Pace.SLOW])
async def test_a_paused_game_is_void_in_the_end_and_everybody_free(evening: Evening, pace: Pace) -> None:
    """Half an hour later; at pace slow three days."""
    table = await two_at_cards(evening, pace=pace)
    await vanish(evening, table)
    waits = TIMES[pace].paused
    assert waits == (timedelta(days=3) if pace is Pace.SLOW else timedelta(minutes=30))
    await evening.pass_time(waits.total_seconds())
    assert (table.status, table.due) == (Status.VOID, None)
    await evening.lobby(ANNA, BO)


async def test_a_paused_game_keeps_its_channel_and_its_seats(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await vanish(evening, table)
    assert table.live
    assert await evening.tables.table_in(table.channel_id) is table
    assert [row.game_id for row in await evening.memory.live()] == [table.game_id]


async def test_any_of_its_people_goes_on_with_a_paused_game(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await vanish(evening, table)
    await table.welcome(id_of(CIA))
    assert status_of(table) is Status.PAUSED, "a spectator does not"
    await table.welcome(id_of(BO))
    assert status_of(table) is Status.ACTIVE
    assert table.players[seat_of(table, ANNA)].away
    assert not table.players[seat_of(table, BO)].away
    await evening.until(table, in_deal(2))
    assert state_of(table).deal == 2


async def test_hands_that_are_declared_for_people_do_not_show_that_they_are_there(evening: Evening) -> None:
    evening.habits.declarers |= {id_of(ANNA), id_of(BO)}
    table = await two_at_cards(evening)
    await vanish(evening, table)
    assert By.EARLY in [ply.by for ply in evening.memory.game(table.game_id).plies]
    assert (status_of(table), state_of(table).deal) == (Status.PAUSED, 1)


async def test_one_person_who_plays_keeps_the_game_going(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, CIA, hands=(KINGS, ACES, NOTHING), rules=SHORT)
    while state_of(table).deal < 3 and table.status is Status.ACTIVE:
        person = asked_person(table)
        if person is not None and person.user_id == BO.user_id:
            await evening.play_on(table)
        else:
            await evening.pass_time(5)
    assert status_of(table) is not Status.PAUSED


async def test_a_deal_in_which_no_person_was_asked_does_not_pause() -> None:
    """AI players may finish a tie-break in which no person takes part (R8.2)."""
    assert not Attendance().nobody
    assert Attendance(missing=True).nobody
    assert not Attendance(missing=True, acted=frozenset({ELDEST})).nobody


async def test_a_game_whose_channel_is_out_of_reach_waits(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await table.pause()
    await table.pause()
    assert (table.status, table.due) == (Status.PAUSED, evening.clock.now() + timedelta(minutes=30))
    state = state_of(table)
    await evening.pass_time(1000)
    assert table.state is state
    await table.welcome(id_of(ANNA))
    assert table.due == evening.clock.now() + timedelta(minutes=1)


async def test_a_paused_game_survives_a_restart(evening: Evening) -> None:
    table = await two_at_cards(evening)
    await vanish(evening, table)
    due = table.due
    evening.restart(at=evening.clock.now())
    await evening.tables.begin()
    again = await evening.tables.table(table.game_id)
    assert (again.status, again.due) == (Status.PAUSED, due)
    await evening.pass_time(1801)
    assert again.status is Status.VOID


def test_attendance_is_told_again_from_the_record_deal_by_deal() -> None:
    assert attendance_of((), deal=1) == Attendance()


# Alone


async def test_the_game_of_one_person_falls_asleep_after_ten_silent_minutes(evening: Evening) -> None:
    table = await evening.dealt(DAN, hands=(KINGS, ACES), ai=1)
    plies = len(evening.memory.game(table.game_id).plies)
    await evening.pass_time(599)
    assert status_of(table) is Status.ACTIVE
    await evening.pass_time(1)
    assert status_of(table) is Status.ASLEEP
    assert len(evening.memory.game(table.game_id).plies) == plies, "nobody acts for a person alone"
    assert "This game is asleep" in lines(table)


async def test_a_look_keeps_it_awake(evening: Evening) -> None:
    table = await evening.dealt(DAN, hands=(KINGS, ACES), ai=1)
    await evening.pass_time(300)
    await table.welcome(id_of(DAN))
    await evening.pass_time(599)
    assert status_of(table) is Status.ACTIVE
    await evening.pass_time(1)
    assert status_of(table) is Status.ASLEEP


async def asleep(evening: Evening) -> Table:
    """Dan's game, which fell asleep."""
    table = await evening.dealt(DAN, hands=(KINGS, ACES), ai=1)
    await evening.pass_time(600)
    assert status_of(table) is Status.ASLEEP
    return table


async def test_a_game_asleep_frees_channel_and_seat(evening: Evening) -> None:
    await asleep(evening)
    await evening.lobby(DAN, ANNA)


async def test_a_game_asleep_can_be_gone_on_with(evening: Evening) -> None:
    table = await asleep(evening)
    state: GameState = state_of(table)
    await evening.pass_time(6 * 24 * 3600)
    await evening.tables.welcome(table, id_of(DAN))
    assert (table.status, table.state) == (Status.ACTIVE, state)
    assert table.due == evening.clock.now() + timedelta(minutes=10)
    assert await evening.tables.table_in(table.channel_id) is table


async def test_after_seven_days_it_is_void(evening: Evening) -> None:
    table = await asleep(evening)
    await evening.pass_time(7 * 24 * 3600)
    assert status_of(table) is Status.VOID
    assert evening.clock.alarms == []


async def test_a_game_asleep_is_found_again_after_a_restart(evening: Evening) -> None:
    table = await asleep(evening)
    evening.restart(at=evening.clock.now())
    await evening.tables.begin()
    again = await evening.tables.table(table.game_id)
    await evening.tables.welcome(again, id_of(DAN))
    assert again.status is Status.ACTIVE


async def test_a_game_asleep_whose_time_ran_out_after_a_restart_is_void(evening: Evening) -> None:
    table = await asleep(evening)
    evening.restart(at=evening.clock.now())
    await evening.tables.begin()
    await evening.pass_time(8 * 24 * 3600)
    assert evening.memory.game(table.game_id).status is Status.VOID


async def test_when_the_others_have_left_the_clock_stops(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, ACES))
    await table.leave(id_of(BO), click=evening.click())
    assert table.due == evening.clock.now() + timedelta(minutes=10)
    with pytest.raises(NotSeated):
        table.seat_of(id_of(BO))
    assert table.people == (Seat(0),)
