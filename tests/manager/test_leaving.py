"""How games end, and who may end them: leaving, stopping, voting, the last deal; every seat is free again."""

from __future__ import annotations

import pytest

from bot.game.actions import Exchange, Resign, Seat
from bot.game.state import Dealing
from bot.manager.errors import LeftAlready, StalePanel
from bot.manager.manager import Place
from bot.manager.scenes import public_posts
from bot.manager.table import Table
from bot.records import Level, Player, Repeated, SeatResult, Status, Stop
from bot.render.scenes import ResultScene
from tests.manager.evening import (
    ANNA,
    BO,
    CHANNEL,
    CIA,
    DAN,
    GUILD,
    SHORT,
    Evening,
    asked_person,
    id_of,
    state_of,
    view_of,
)
from tests.manager.moments import ACES, DEALER, ELDEST, KINGS, NOTHING, Moment, deal_over, declaring, finished, in_deal

ELSEWHERE = Place(GUILD, CHANNEL + 1)


async def leaves(evening: Evening, table: Table, person: Player) -> None:
    await table.leave(id_of(person), click=evening.click())


async def assert_free(evening: Evening, *people: Player) -> None:
    """These people may sit down anywhere, and the channel may have another table."""
    host, *others = people
    other = await evening.lobby(host, *others)
    await other.stop(click=evening.click())


def results(evening: Evening, table: Table) -> tuple[SeatResult, ...]:
    return evening.memory.endings[table.game_id].results


# Leaving


async def test_an_ai_player_takes_the_seat_of_who_leaves(evening: Evening) -> None:
    """R1.6: with its cards, its score and its duties."""
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    hands = state_of(table).hands
    await leaves(evening, table, ANNA)
    stored = evening.memory.game(table.game_id)
    assert stored.players == table.players
    assert (table.players[0].user_id, table.players[0].level) == (ANNA.user_id, Level.MEDIUM)
    assert stored.plies[-1].action == Resign(ELDEST)
    assert state_of(table).hands == hands
    assert table.people == (1,)
    await evening.pass_time(2)
    assert evening.players.asked(ELDEST) == 1
    assert asked_person(table) == BO


async def test_who_left_has_no_say_any_more(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    seen = view_of(table, ANNA).asked_at
    await leaves(evening, table, ANNA)
    before = evening.memory.game(table.game_id)
    with pytest.raises(LeftAlready):
        await table.answer(id_of(ANNA), lambda *_: Exchange(ELDEST, ()), seen=seen, click=evening.click())
    with pytest.raises(LeftAlready):
        await leaves(evening, table, ANNA)
    with pytest.raises(LeftAlready):
        await table.vote_to_stop(id_of(ANNA), click=evening.click())
    assert evening.memory.game(table.game_id) == before


async def test_who_left_is_free_while_the_game_goes_on(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await leaves(evening, table, ANNA)
    await evening.lobby(ANNA, place=ELSEWHERE)
    assert table.live


async def test_who_left_ranks_below_all_who_stayed(evening: Evening) -> None:
    """R1.6"""
    table = await evening.game(ANNA, BO, CIA, rules=SHORT)
    await evening.until(table, in_deal(2))
    await leaves(evening, table, CIA)
    await evening.until(table, in_deal(3))
    await leaves(evening, table, ANNA)
    await evening.until(table, finished)
    by_seat = {result.seat: result for result in results(evening, table)}
    assert (by_seat[Seat(2)].place, by_seat[Seat(0)].place, by_seat[Seat(1)].place) == (3, 2, 1)
    assert [by_seat[Seat(seat)].left for seat in range(3)] == [True, False, True]
    assert [result.score for result in results(evening, table)] == list(state_of(table).scores)


async def test_the_click_that_left_comes_twice(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA)
    await table.leave(id_of(BO), click=900)
    with pytest.raises(Repeated):
        await table.leave(id_of(CIA), click=900)
    assert table.people == (0, 2)


@pytest.mark.parametrize("moment", [lambda _: True, in_deal(1), declaring(1), deal_over, in_deal(2)])
async def test_when_all_have_left_the_game_ends_at_once_and_nobody_has_won(evening: Evening, moment: Moment) -> None:
    """UX.md: AI players never play on alone; it is a loss for those who left."""
    table = await evening.game(ANNA, BO, ai=1)
    await evening.until(table, moment)
    await leaves(evening, table, BO)
    assert table.live
    await leaves(evening, table, ANNA)
    stored = evening.memory.game(table.game_id)
    assert stored.status is table.status is Status.FINISHED
    assert (table.due, stored.due, stored.answers, table.answers) == (None, None, {}, {})
    ends = results(evening, table)
    assert [(end.seat, end.won, end.left) for end in ends] == [(0, False, True), (1, False, True), (2, False, False)]
    assert [end.place for end in ends] == [2, 3, 1]
    plies = evening.memory.actions(table.game_id)
    await evening.pass_time(600)
    assert evening.memory.actions(table.game_id) == plies
    await assert_free(evening, ANNA, BO)


async def test_an_abandoned_game_shows_its_result(evening: Evening) -> None:
    table = await evening.game(ANNA, ai=1)
    await evening.until(table, in_deal(2))
    await leaves(evening, table, ANNA)
    scene = public_posts(table)[-1].scene
    assert isinstance(scene, ResultScene)
    assert scene.results == results(evening, table)
    assert not scene.void


# Winning


async def test_the_last_action_ends_the_game_in_one_piece(evening: Evening) -> None:
    """R8.1: results, score lines and the free seats come with it."""
    table = await evening.game(ANNA, BO, ai=1, rules=SHORT)
    await evening.until(table, finished)
    ending, state = evening.memory.endings[table.game_id], state_of(table)
    assert evening.memory.game(table.game_id).status is table.status is Status.FINISHED
    assert ending.deals == state.deal
    assert ending.lines == table.lines
    assert [result.score for result in ending.results] == list(state.scores)
    assert sum(result.won for result in ending.results) == 1
    assert (table.due, evening.clock.alarms) == (None, [])
    await assert_free(evening, ANNA, BO)


async def test_a_finished_game_takes_no_answers(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, rules=SHORT)
    await evening.until(table, finished)
    before = evening.memory.game(table.game_id)
    seen = view_of(table, ANNA).asked_at
    with pytest.raises(StalePanel):
        await table.answer(id_of(ANNA), lambda *_: Exchange(ELDEST, ()), seen=seen, click=evening.click())
    with pytest.raises(StalePanel):
        await table.mark(id_of(ANNA), 0, throw=True, seen=seen)
    await leaves(evening, table, ANNA)
    await table.stop(click=evening.click())
    await table.deal_now(id_of(ANNA))
    assert await table.vote_to_stop(id_of(BO), click=evening.click()) is True, "it is over"
    assert evening.memory.game(table.game_id) == before
    assert table.status is Status.FINISHED


# Stopping


async def test_a_game_that_is_stopped_has_no_result(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await evening.answer(table, BO, Exchange(DEALER, ()))
    await table.stop(click=evening.click())
    stored = evening.memory.game(table.game_id)
    assert stored.status is table.status is Status.VOID
    assert (table.answers, stored.answers, table.due, stored.due) == ({}, {}, None, None)
    assert table.game_id not in evening.memory.endings
    await evening.pass_time(60)
    await assert_free(evening, ANNA, BO)


async def test_more_than_half_of_the_people_stop_a_game(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA, ai=1)
    assert await table.vote_to_stop(id_of(ANNA), click=evening.click()) is False
    assert await table.vote_to_stop(id_of(ANNA), click=evening.click()) is False, "one vote each"
    assert table.stop_votes == {Stop.VOID: {Seat(0)}}
    assert table.live
    assert await table.vote_to_stop(id_of(CIA), click=evening.click()) is True
    assert table.status is Status.VOID


async def test_a_vote_goes_with_its_person_and_not_with_the_seat(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, CIA)
    await table.vote_to_stop(id_of(ANNA), click=evening.click())
    await table.leave(id_of(ANNA), click=evening.click())
    assert table.stop_votes == {}
    await table.vote_to_stop(id_of(BO), click=evening.click())
    await table.start(id_of(BO), click=evening.click())
    assert table.stop_votes == {}, "a vote about the lobby says nothing about the game"


async def test_half_is_not_enough(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    assert await table.vote_to_stop(id_of(BO), click=evening.click()) is False
    assert table.live


async def test_votes_of_people_who_left_do_not_count(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA, DAN)
    await table.vote_to_stop(id_of(ANNA), click=evening.click())
    await table.vote_to_stop(id_of(BO), click=evening.click())
    await leaves(evening, table, ANNA)
    await leaves(evening, table, CIA)
    assert table.live
    assert await table.vote_to_stop(id_of(BO), click=evening.click()) is False, "one of two"


async def test_one_person_alone_may_stop(evening: Evening) -> None:
    table = await evening.game(ANNA)
    assert await table.vote_to_stop(id_of(ANNA), click=evening.click()) is True


# The next deal


async def test_the_next_deal_comes_sooner_when_all_have_seen_enough(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, ai=1)
    await evening.until(table, deal_over)
    await table.deal_now(id_of(ANNA))
    assert table.ready == {0}
    assert isinstance(state_of(table).phase, Dealing)
    await table.deal_now(id_of(BO))
    assert state_of(table).deal == 2
    assert table.ready == frozenset()


async def test_it_does_not_come_sooner_when_one_asks_twice(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    await evening.until(table, deal_over)
    for _ in range(3):
        await table.deal_now(id_of(ANNA))
    assert isinstance(state_of(table).phase, Dealing)
    await evening.pass_time(10)
    assert state_of(table).deal == 2


async def test_who_has_left_is_not_waited_for(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    await evening.until(table, deal_over)
    await leaves(evening, table, BO)
    await table.deal_now(id_of(ANNA))
    assert state_of(table).deal == 2


async def test_when_the_last_one_who_looks_leaves_the_next_deal_comes_at_once(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA)
    await evening.until(table, deal_over)
    await table.deal_now(id_of(ANNA))
    await leaves(evening, table, BO)
    assert isinstance(state_of(table).phase, Dealing), "Cia still looks"
    await leaves(evening, table, CIA)
    assert state_of(table).deal == 2


async def test_asking_for_a_deal_in_the_middle_of_one_does_nothing(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, ACES), ai=1)
    before, due = table.state, table.due
    await table.deal_now(id_of(ANNA))
    assert (table.state, table.due) == (before, due)
    await evening.until(table, deal_over)
    assert table.ready == frozenset(), "and is not remembered"
