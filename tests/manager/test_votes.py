"""A game that its people end early: after a deal, and it counts; or void. Who is asked, what is stored, who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.game.actions import Seat
from bot.game.rules import Rules
from bot.game.winning import standing_results
from bot.manager.errors import NotSeated, StalePanel
from bot.manager.manager import Place
from bot.manager.scenes import hand_scene, public_posts, table_scene
from bot.manager.table import Table
from bot.records import Player, Repeated, Status, Stop
from bot.render.scenes import ResultScene
from bot.replay.command import told
from bot.replay.recording import Recording, Unreadable, read, written
from bot.replay.walk import scene_at
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, EVE, GUILD, Evening, id_of, simplest, state_of
from tests.manager.moments import NOTHING, deal_over, declaring, finished, in_deal

LONG = Rules()
"""Nobody wins in the first deals."""


async def votes(evening: Evening, table: Table, person: Player, how: Stop = Stop.AFTER_DEAL) -> bool:
    return await table.vote_to_stop(id_of(person), how, click=evening.click())


async def playing(evening: Evening, *people: Player) -> Table:
    table = await evening.game(*people, rules=LONG)
    await evening.until(table, declaring(1))
    return table


async def after_a_restart(evening: Evening, table: Table) -> Table:
    evening.restart(at=evening.clock.now())
    await evening.tables.begin()
    return await evening.tables.table(table.game_id)


def result_of(table: Table) -> ResultScene:
    scene = public_posts(table)[-1].scene
    assert isinstance(scene, ResultScene)
    return scene


# Finish after this deal


async def test_the_game_ends_with_the_deal_and_counts(evening: Evening) -> None:
    table = await playing(evening, ANNA, BO, CIA)
    assert await votes(evening, table, ANNA) is False
    assert await votes(evening, table, BO) is True
    assert (table.live, table.last_deal, table_scene(table).last_deal) == (True, 1, 1)
    await evening.until(table, deal_over)
    assert table.status is evening.memory.game(table.game_id).status is Status.FINISHED
    ending, scores = evening.memory.endings[table.game_id], state_of(table).scores
    assert (ending.deals, ending.lines) == (1, table.lines)
    assert [end.score for end in ending.results] == list(scores)
    assert [end.won for end in ending.results] == [score == max(scores) for score in scores]
    assert (table.due, evening.clock.alarms, await evening.memory.live()) == (None, [], [])
    await evening.lobby(ANNA, BO, CIA, place=Place(GUILD, CHANNEL + 1))


async def test_what_was_agreed_is_known_after_a_restart_and_ends_the_game_then(evening: Evening) -> None:
    table = await playing(evening, ANNA, BO)
    await table.stop(Stop.AFTER_DEAL, click=evening.click())  # a moderator's word
    table = await after_a_restart(evening, table)
    assert (table.status, table.last_deal) == (Status.ACTIVE, 1)
    await evening.until(table, deal_over)
    before = result_of(table)
    assert (before.by_vote, before.abandoned, before.void, before.deals) == (True, False, False, 1)
    table = await after_a_restart(evening, table)
    assert result_of(table) == before
    assert hand_scene(table, id_of(ANNA)).results == before.results


async def test_between_two_deals_the_one_that_is_over_was_the_last(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, rules=LONG)
    await evening.until(table, deal_over)
    await votes(evening, table, ANNA)
    assert await votes(evening, table, BO) is True
    assert (table.status, table.due, table.last_deal) == (Status.FINISHED, None, 1)
    assert result_of(table).by_vote
    assert evening.memory.endings[table.game_id].results == result_of(table).results
    await evening.pass_time(60)
    assert state_of(table).deal == 1


async def test_before_the_first_deal_it_is_the_first(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, rules=LONG)
    await votes(evening, table, ANNA)
    await votes(evening, table, BO)
    assert (table.live, table.last_deal) == (True, 1)
    await evening.until(table, deal_over)
    assert result_of(table).by_vote


async def test_who_wins_the_last_deal_has_won_as_ever(evening: Evening) -> None:
    """R8.1: the vote is then no part of how it ended."""
    table = await evening.dealt(ANNA, BO, hands=("AC KC QC JC TC", NOTHING))
    await table.stop(Stop.AFTER_DEAL, click=evening.click())
    await evening.until(table, finished, choose=simplest)
    assert (table.deal, table.last_deal) == (1, 1)
    assert not result_of(table).by_vote
    assert sum(end.won for end in result_of(table).results) == 1


async def test_those_who_are_level_share_it_and_who_left_wins_nothing(evening: Evening) -> None:
    """R1.6, R8.5."""
    table = await evening.game(ANNA, BO, CIA, rules=LONG)
    await evening.until(table, deal_over)
    level = replace(state_of(table), scores=(7, 9, 9))
    ends = standing_results(level, last_deal=1)
    assert [(end.place, end.won) for end in ends] == [(3, False), (1, True), (1, True)]
    assert not any(end.won for end in standing_results(level)), "without a vote it is only given up"
    left = standing_results(replace(level, left=(Seat(1),)), last_deal=1)
    assert [(end.place, end.won) for end in left] == [(2, False), (3, False), (1, True)]


async def test_the_recording_ends_by_vote_too(evening: Evening) -> None:
    table = await playing(evening, ANNA, BO)
    await table.stop(Stop.AFTER_DEAL, click=evening.click())
    await evening.until(table, deal_over)
    recording = Recording.of(evening.memory.game(table.game_id))
    carried = read(written(recording).encode())
    assert (carried.last_deal, carried.actions) == (1, recording.actions)
    plies = len(recording.actions)
    assert [scene_at(carried, ply, viewer=None).by_vote for ply in (plies - 1, plies)] == [False, True]
    assert not scene_at(replace(carried, last_deal=None), plies, viewer=None).by_vote
    assert list(told(carried))[-1] == "Ended early by vote, after deal 1."
    for wrong in ("0", "true", '"1"'):
        with pytest.raises(Unreadable):
            read(written(recording).replace('"last_deal":1', f'"last_deal":{wrong}').encode())


# Who is asked, and for how long


async def test_a_vote_can_be_taken_back_and_changed(evening: Evening) -> None:
    table = await playing(evening, ANNA, BO)
    await votes(evening, table, ANNA)
    assert table.vote_of(id_of(ANNA)) is Stop.AFTER_DEAL
    await votes(evening, table, ANNA, Stop.VOID)
    assert table.stop_votes == {Stop.VOID: {Seat(0)}}
    assert await votes(evening, table, BO) is False, "they want different things"
    await table.take_back_vote(id_of(ANNA))
    assert (table.stop_votes, table.vote_of(id_of(ANNA))) == ({Stop.AFTER_DEAL: frozenset({Seat(1)})}, None)
    assert await votes(evening, table, ANNA) is True


async def test_votes_lapse_when_somebody_leaves_or_comes(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA, ai=1, rules=LONG)
    await votes(evening, table, ANNA)
    await table.leave(id_of(CIA), click=evening.click())
    assert table.stop_votes == {}
    await evening.until(table, deal_over)
    await votes(evening, table, ANNA)
    await table.take_seat(DAN, click=evening.click())
    assert table.stop_votes == {}
    assert await votes(evening, table, BO) is False, "one of three"


async def test_who_is_away_is_not_asked(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA, rules=LONG)
    while not table.players[2].away:
        await evening.play_on(table, without=CIA)
    assert (len(table.voters), await votes(evening, table, ANNA)) == (2, False)
    assert await votes(evening, table, BO) is True


async def test_it_is_settled_when_the_one_who_was_asked_is_away_by_now(evening: Evening) -> None:
    table = await playing(evening, ANNA, BO)
    assert await votes(evening, table, ANNA, Stop.VOID) is False
    while table.live:
        assert not table.players[1].away
        await evening.play_on(table, without=BO)
    assert (table.status, table.players[1].away) == (Status.VOID, True)


async def test_once_it_is_settled_nothing_more_is_stored(evening: Evening) -> None:
    table = await playing(evening, ANNA, BO)
    await votes(evening, table, ANNA)
    await votes(evening, table, BO)
    before = evening.memory.game(table.game_id)
    assert table.stop_votes == {}
    assert await votes(evening, table, BO) is True
    assert evening.memory.game(table.game_id) == before
    assert await votes(evening, table, BO, Stop.VOID) is False, "it may still be void"
    assert await votes(evening, table, ANNA, Stop.VOID) is True
    assert table.status is Status.VOID


async def test_a_click_that_settles_works_once(evening: Evening) -> None:
    table = await playing(evening, ANNA, BO)
    await votes(evening, table, ANNA)
    await table.vote_to_stop(id_of(BO), Stop.AFTER_DEAL, click=900)
    with pytest.raises(Repeated):
        await table.stop(click=900)
    assert table.live


async def test_there_is_no_deal_to_finish_in_a_lobby_and_strangers_have_no_vote(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    with pytest.raises(StalePanel):
        await votes(evening, table, ANNA)
    with pytest.raises(StalePanel):
        await table.stop(Stop.AFTER_DEAL, click=evening.click())
    with pytest.raises(NotSeated):
        await votes(evening, table, EVE)
    with pytest.raises(NotSeated):
        await table.take_back_vote(id_of(EVE))


async def test_when_all_leave_before_the_last_deal_is_done_nobody_wins(evening: Evening) -> None:
    table = await playing(evening, ANNA, BO)
    await table.stop(Stop.AFTER_DEAL, click=evening.click())
    for person in (ANNA, BO):
        await table.leave(id_of(person), click=evening.click())
    assert in_deal(1)(state_of(table))
    assert (result_of(table).abandoned, result_of(table).by_vote) == (True, False)
