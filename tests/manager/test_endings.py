"""Whatever has become of a table, and however it then ends: its channel and all its seats are free again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.game.actions import Resign, Seat
from bot.manager.errors import NotSeated
from bot.manager.manager import Place
from bot.manager.places import Loss, gone
from bot.manager.table import Table
from bot.records import OVER, Player, Status, Stop
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, EVE, GUILD, SHORT, Evening, id_of, state_of
from tests.manager.moments import deal_over, declaring, finished


async def playing(evening: Evening) -> Table:
    """Three people, in the middle of a deal."""
    table = await evening.game(ANNA, BO, CIA, ai=1, rules=SHORT)
    await evening.until(table, declaring(1))
    return table


async def without_bo(evening: Evening) -> Table:
    """Bo was not there all the deal, which is over."""
    table = await evening.game(ANNA, BO, CIA, rules=SHORT)
    while not deal_over(state_of(table)):
        await evening.play_on(table, without=BO)
    return table


async def with_a_newcomer(evening: Evening) -> Table:
    """Dan has taken Bo's seat."""
    table = await without_bo(evening)
    await table.take_seat(DAN, click=evening.click())
    return table


async def with_a_newcomer_alone(evening: Evening) -> Table:
    """Dan has taken Bo's seat, and the others are gone: his game fell asleep."""
    table = await with_a_newcomer(evening)
    for person in (ANNA, CIA):
        await table.leave(id_of(person), click=evening.click())
    while status_of(table) is Status.ACTIVE:
        await evening.pass_time(60)
    assert status_of(table) is Status.ASLEEP
    return table


async def one_left(evening: Evening) -> Table:
    """Anna, the host, has gone."""
    table = await playing(evening)
    await table.leave(id_of(ANNA), click=evening.click())
    return table


async def deserted(evening: Evening) -> Table:
    """Nobody was there for a whole deal."""
    table = await playing(evening)
    while status_of(table) is Status.ACTIVE:
        await evening.pass_time(30)
    assert status_of(table) is Status.PAUSED
    return table


async def out_of_reach(evening: Evening) -> Table:
    """The channel is closed to the bot in the middle of a deal."""
    table = await playing(evening)
    await gone(table, Loss.PERMISSION)
    assert status_of(table) is Status.PAUSED
    return table


async def put_away(evening: Evening) -> Table:
    """It stands in a thread, which was put away between two deals."""
    table = await with_a_newcomer(evening)
    await gone(table, Loss.ARCHIVED)
    assert status_of(table) is Status.PAUSED
    return table


async def in_the_lobby(evening: Evening) -> Table:
    """It did not even begin."""
    return await evening.lobby(ANNA, BO)


def status_of(table: Table) -> Status:
    """Where the game stands."""
    return table.status


def people_of(table: Table) -> list[Player]:
    """Those who sit here."""
    return [table.players[seat] for seat in table.people]


async def all_leave(evening: Evening, table: Table) -> None:
    for person in people_of(table):
        await evening.tables.welcome(table, id_of(person))
        await table.leave(id_of(person), click=evening.click())


async def most_vote(evening: Evening, table: Table) -> None:
    for person in people_of(table):
        if not table.over:
            await evening.tables.welcome(table, id_of(person))
            await table.vote_to_stop(id_of(person), click=evening.click())


async def they_finish_after_the_deal(evening: Evening, table: Table) -> None:
    for person in people_of(table):
        await evening.tables.welcome(table, id_of(person))
    if table.status is Status.LOBBY:
        await table.start(id_of(ANNA), click=evening.click())
    for person in people_of(table):
        await table.vote_to_stop(id_of(person), Stop.AFTER_DEAL, click=evening.click())
    await evening.until(table, finished)
    assert table.status is Status.FINISHED


async def one_word_stops_it(evening: Evening, table: Table) -> None:
    await table.stop(click=evening.click())


async def the_channel_is_deleted(_: Evening, table: Table) -> None:
    await gone(table, Loss.CHANNEL)


async def nobody_ever_comes(evening: Evening, table: Table) -> None:
    for _ in range(400):
        if table.over:
            return
        await evening.pass_time(3600)


async def they_play_it_out(evening: Evening, table: Table) -> None:
    for person in people_of(table):
        await evening.tables.welcome(table, id_of(person))
    if table.status is Status.LOBBY:
        await table.start(id_of(ANNA), click=evening.click())
    await evening.until(table, finished)


SITUATIONS = (
    in_the_lobby,
    playing,
    without_bo,
    with_a_newcomer,
    with_a_newcomer_alone,
    one_left,
    deserted,
    out_of_reach,
    put_away,
)
ENDS = (
    all_leave,
    most_vote,
    they_finish_after_the_deal,
    one_word_stops_it,
    the_channel_is_deleted,
    nobody_ever_comes,
    they_play_it_out,
)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("situation", SITUATIONS)
async def test_every_ending_frees_every_seat(
    evening: Evening,
    situation: Callable[[Evening], Awaitable[Table]],
    end: Callable[[Evening, Table], Awaitable[None]],
) -> None:
    table = await situation(evening)
    await end(evening, table)
    assert table.status in OVER
    assert table.due is None
    assert await evening.memory.live() == []
    assert evening.clock.alarms == [], "nothing waits for it any more"
    await evening.lobby(ANNA, BO, CIA, DAN)
    await evening.lobby(EVE, place=Place(GUILD, CHANNEL + 1))


@pytest.mark.parametrize("situation", [deserted, out_of_reach])
async def test_who_leaves_a_paused_table_does_not_cut_its_time_short(
    evening: Evening, situation: Callable[[Evening], Awaitable[Table]]
) -> None:
    table = await situation(evening)
    due = table.due
    await table.leave(id_of(ANNA), click=evening.click())
    assert evening.memory.actions(table.game_id)[-1] == Resign(Seat(0))
    assert (status_of(table), table.due) == (Status.PAUSED, due)
    with pytest.raises(NotSeated):
        table.seat_of(id_of(ANNA))
    await table.welcome(id_of(BO))
    assert status_of(table) is Status.ACTIVE
