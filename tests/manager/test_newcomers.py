"""Newcomers: between two deals somebody may take the seat of an AI player (UX.md, M1); and which games are rated."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.manager.errors import AlreadySeated, LeftAlready, NoFreeSeat, NotSeated
from bot.manager.manager import Place
from bot.manager.scenes import private_scene, table_scene
from bot.manager.table import Table
from bot.records import Player, Repeated, SeatTaken, Status
from bot.render.scenes import HandScene
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, EVE, GUILD, SHORT, Evening, id_of, state_of
from tests.manager.moments import deal_over, declaring, finished, in_deal


async def after_a_deal(evening: Evening, *people: object, ai: int) -> Table:
    """A game whose first deal is over."""
    table = await evening.game(*people, ai=ai, rules=SHORT)  # type: ignore[arg-type]
    await evening.until(table, deal_over)
    return table


async def test_a_newcomer_plays_on_in_the_place_of_an_ai_player(evening: Evening) -> None:
    table = await after_a_deal(evening, ANNA, BO, ai=2)
    before = table.state
    assert table_scene(table).seat_free
    await table.take_seat(CIA, click=evening.click())
    assert table.players[3] == CIA, "the last AI player goes"
    assert table.people == (0, 1, 3)
    assert table.state == before, "with the score of that seat"
    stored = evening.memory.game(table.game_id)
    assert (stored.players, stored.rated, stored.due) == (table.players, False, table.due)
    await evening.until(table, in_deal(2))
    scene = private_scene(table, id_of(CIA))
    assert isinstance(scene, HandScene)
    assert scene.view.seat == 3
    assert len(scene.view.hand) == 5
    await evening.until(table, finished)
    assert table.status is Status.FINISHED


async def test_seats_are_taken_between_two_deals_only(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, ai=1, rules=SHORT)
    for moment in (lambda _: True, in_deal(1)):
        await evening.until(table, moment)
        assert not table_scene(table).seat_free
        with pytest.raises(NoFreeSeat):
            await table.take_seat(CIA, click=evening.click())
    await evening.until(table, finished)
    with pytest.raises(NoFreeSeat):
        await table.take_seat(CIA, click=evening.click())
    assert evening.memory.game(table.game_id).rated


async def test_a_table_of_people_has_no_seat_to_take(evening: Evening) -> None:
    table = await after_a_deal(evening, ANNA, BO, ai=0)
    assert not table_scene(table).seat_free
    with pytest.raises(NoFreeSeat):
        await table.take_seat(CIA, click=evening.click())


async def test_the_seat_of_somebody_who_left_is_not_to_be_had(evening: Evening) -> None:
    """R1.6: it ranks below all who stayed, whoever plays it."""
    table = await after_a_deal(evening, ANNA, BO, ai=0)
    await table.leave(id_of(BO), click=evening.click())
    with pytest.raises(NoFreeSeat):
        await table.take_seat(CIA, click=evening.click())


async def away_all_the_deal(evening: Evening, *, ai: int = 0) -> Table:
    """Anna and Cia have played the first deal, Bo has not been seen."""
    table = await evening.game(ANNA, BO, CIA, ai=ai, rules=SHORT)
    while not deal_over(state_of(table)):
        await evening.play_on(table, without=BO)
    assert table.players[1].away
    return table


async def test_the_seat_of_somebody_who_was_away_a_whole_deal_can_be_had(evening: Evening) -> None:
    table = await away_all_the_deal(evening)
    state = table.state
    assert table_scene(table).seat_free
    assert await table.take_seat(DAN, click=evening.click()) == replace(BO, missed=2)
    assert (table.players[1], table.people, table.rated) == (DAN, (0, 1, 2), False)
    assert table.state == state, "with the score of that seat"
    assert not evening.memory.game(table.game_id).rated
    with pytest.raises(NotSeated):
        table.seat_of(id_of(BO))
    await evening.lobby(BO, place=Place(GUILD, CHANNEL + 1))
    await evening.until(table, finished)
    assert table.status is Status.FINISHED


async def test_an_ai_player_goes_before_a_person_does(evening: Evening) -> None:
    table = await away_all_the_deal(evening, ai=1)
    assert (await table.take_seat(DAN, click=evening.click())).user_id is None
    assert (await table.take_seat(EVE, click=evening.click())).user_id == BO.user_id


async def test_the_seat_of_somebody_who_is_back_is_not_to_be_had(evening: Evening) -> None:
    table = await away_all_the_deal(evening)
    await table.welcome(id_of(BO))
    assert not table_scene(table).seat_free
    with pytest.raises(NoFreeSeat):
        await table.take_seat(DAN, click=evening.click())


async def test_who_answered_anything_in_the_deal_was_not_away_for_all_of_it(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA, rules=SHORT)
    await evening.until(table, declaring(1))
    while not deal_over(state_of(table)):
        await evening.play_on(table, without=BO)
    assert table.players[1].away
    assert not table_scene(table).seat_free
    await evening.until(table, in_deal(2))
    while not deal_over(state_of(table)):
        await evening.play_on(table, without=BO)
    assert table_scene(table).seat_free, "but for all of the second"


async def test_the_seat_of_somebody_away_is_to_be_had_after_a_restart_too(evening: Evening) -> None:
    table = await away_all_the_deal(evening)
    evening.restart(at=evening.clock.now())
    again = await evening.tables.table(table.game_id)
    assert table_scene(again).seat_free


async def test_a_paused_table_has_no_seat_to_take(evening: Evening) -> None:
    """One of its people has to come back first, or anybody ends it."""
    table = await evening.game(ANNA, BO, rules=SHORT)
    while table.status is Status.ACTIVE:
        await evening.pass_time(30)
    with pytest.raises(NoFreeSeat):
        await table.take_seat(DAN, click=evening.click())


async def test_who_sits_or_sat_here_takes_no_second_seat(evening: Evening) -> None:
    table = await after_a_deal(evening, ANNA, BO, CIA, ai=1)
    with pytest.raises(AlreadySeated):
        await table.take_seat(ANNA, click=evening.click())
    await table.leave(id_of(BO), click=evening.click())
    with pytest.raises(LeftAlready):
        await table.take_seat(BO, click=evening.click())


async def test_who_sits_elsewhere_on_the_server_stays_there(evening: Evening) -> None:
    table = await after_a_deal(evening, ANNA, BO, ai=1)
    before = evening.memory.game(table.game_id)
    await evening.lobby(CIA, place=Place(GUILD, CHANNEL + 1))
    with pytest.raises(SeatTaken):
        await table.take_seat(CIA, click=evening.click())
    assert evening.memory.game(table.game_id) == before
    assert (table.rated, table.people) == (True, (0, 1))


async def test_of_two_who_want_the_last_seat_one_has_it(evening: Evening) -> None:
    table = await after_a_deal(evening, ANNA, BO, CIA, ai=1)
    wishes = (table.take_seat(person, click=evening.click()) for person in (DAN, EVE))
    outcomes = await asyncio.gather(*wishes, return_exceptions=True)
    assert isinstance(outcomes[0], Player)
    assert isinstance(outcomes[1], NoFreeSeat)


async def test_a_tap_that_comes_twice_takes_one_seat(evening: Evening) -> None:
    table = await after_a_deal(evening, ANNA, ai=3)
    await table.take_seat(BO, click=900)
    with pytest.raises((Repeated, AlreadySeated)):
        await table.take_seat(BO, click=900)
    assert table.people == (0, 3)


async def test_the_next_deal_waits_for_the_newcomer_no_longer_than_before(evening: Evening) -> None:
    table = await after_a_deal(evening, ANNA, ai=1)
    due = table.due
    await table.take_seat(BO, click=evening.click())
    assert table.due == due
    await table.deal_now(id_of(ANNA))
    assert deal_over(state_of(table)), "the newcomer looks, too"
    await table.deal_now(id_of(BO))
    assert state_of(table).deal == 2


async def test_a_newcomer_is_there_after_a_restart(evening: Evening) -> None:
    table = await after_a_deal(evening, ANNA, BO, ai=1)
    await table.take_seat(CIA, click=evening.click())
    evening.restart(at=evening.clock.now())
    await evening.tables.begin()
    again = await evening.tables.table(table.game_id)
    assert (again.players, again.rated) == (table.players, False)


@pytest.mark.parametrize(("people", "rated"), [((ANNA,), False), ((ANNA, BO), True), ((ANNA, BO, CIA), True)])
async def test_a_game_is_rated_when_two_people_sit_from_the_first_deal_on(
    evening: Evening, people: tuple[object, ...], rated: bool
) -> None:
    table = await evening.game(*people, ai=1)  # type: ignore[arg-type]
    assert table.rated is evening.memory.game(table.game_id).rated is rated


async def test_a_game_stays_rated_when_somebody_leaves(evening: Evening) -> None:
    """Else whoever is about to lose would rather go."""
    table = await evening.game(ANNA, BO, ai=1)
    await table.leave(id_of(BO), click=evening.click())
    assert evening.memory.game(table.game_id).rated
