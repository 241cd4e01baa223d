"""The house: every table is found where it stands, loaded once, woken when something is due, and forgotten in time."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.game.actions import Exchange
from bot.game.rules import Rules
from bot.manager.errors import NoTable, Restarting, SeatElsewhere, TableHere
from bot.manager.keeping import BACK_APART
from bot.manager.manager import Place
from bot.manager.table import Table
from bot.records import Kind, Level, Player, Status, Unavailable
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, GUILD, HERE, SHORT, Evening, id_of, state_of
from tests.manager.moments import ELDEST, KINGS, NOTHING, finished


def place(number: int) -> Place:
    """Another channel of the same server."""
    return Place(GUILD, CHANNEL + number)


# Where tables are


async def test_a_table_is_found_by_its_channel_and_by_its_game(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    assert await evening.tables.table_in(CHANNEL) is await evening.tables.table(table.game_id) is table
    with pytest.raises(NoTable):
        await evening.tables.table_in(CHANNEL + 1)
    with pytest.raises(NoTable):
        await evening.tables.table(table.game_id + 1)


async def test_an_ended_game_is_found_but_does_not_occupy_its_channel(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    await table.stop(click=evening.click())
    for _ in range(2):
        with pytest.raises(NoTable):
            await evening.tables.table_in(CHANNEL)
    assert await evening.tables.table(table.game_id) is table
    await evening.lobby(BO)


async def test_a_table_opened_while_an_ended_one_is_still_loading_is_found(evening: Evening) -> None:
    old = await evening.lobby(ANNA)
    evening.restart()
    await evening.tables.begin()
    stored = await evening.store.load(old.game_id)
    assert stored is not None
    await Table(stored, evening.house, lambda: None).stop(click=evening.click())  # as another process would
    looking = asyncio.create_task(evening.tables.table_in(CHANNEL))
    await asyncio.sleep(0)
    new = await evening.tables.open(HERE, BO, rules=Rules(), click=evening.click())
    with pytest.raises(NoTable):
        await looking
    assert await evening.tables.table_in(CHANNEL) is new
    await evening.settle()


async def test_a_table_is_loaded_once_however_many_ask_for_it(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    evening.restart()
    first, *others = await asyncio.gather(*(evening.tables.table(table.game_id) for _ in range(20)))
    assert first is not table
    assert all(other is first for other in others)


async def test_one_who_asks_and_goes_away_does_not_spoil_it_for_the_others(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    evening.restart()
    impatient = asyncio.create_task(evening.tables.table(table.game_id))
    patient = asyncio.create_task(evening.tables.table(table.game_id))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).game_id == table.game_id
    assert impatient.cancelled()


async def test_a_load_that_failed_is_tried_anew_by_the_next_who_asks(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    evening.restart()
    evening.store.reading = [Unavailable()]
    with pytest.raises(Unavailable):
        await evening.tables.table(table.game_id)
    assert (await evening.tables.table(table.game_id)).players == (ANNA,)


async def test_a_lobby_that_could_not_be_read_at_once_still_closes_in_the_end(evening: Evening) -> None:
    evening.store.reading = [Unavailable()]
    with pytest.raises(Unavailable):
        await evening.tables.open(HERE, ANNA, rules=Rules(), click=evening.click())
    await evening.pass_time(601)
    assert [type(incident) for incident in evening.incidents] in ([], [Unavailable])
    evening.incidents.clear()
    assert evening.memory.game(1).status is Status.CLOSED


async def test_tables_of_ended_games_are_forgotten_the_longest_unused_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.manager.keeping.KEPT", 2)
    ended: list[Table] = []
    for number in range(3):
        ended.append(await evening.lobby(ANNA, place=place(number)))
        await ended[-1].stop(click=evening.click())
        if number == 1:
            assert await evening.tables.table(ended[0].game_id) is ended[0], "used again"
    live = await evening.lobby(BO, place=place(9))
    assert await evening.tables.table(ended[0].game_id) is ended[0]
    assert await evening.tables.table(ended[1].game_id) is not ended[1]
    assert await evening.tables.table(live.game_id) is live


# Starting and stopping


async def test_after_a_start_tables_come_back_one_a_second(evening: Evening) -> None:
    tables = [await evening.game(who, place=place(n)) for n, who in enumerate((ANNA, BO, CIA))]
    evening.restart(at=evening.clock.now() + timedelta(hours=1))
    await evening.tables.begin()
    assert evening.clock.alarms == [evening.clock.now() + BACK_APART * order for order in range(3)]
    for back, table in enumerate(tables):
        versions = [len(evening.memory.actions(other.game_id)) for other in tables[back:]]
        assert versions == [0] * len(versions), "not yet"
        await evening.pass_time(0 if back == 0 else 1)
        assert len(evening.memory.actions(table.game_id)) == 1


async def test_a_game_goes_on_after_a_restart_as_if_nothing_had_been(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert table.due is not None
    evening.restart(at=table.due)
    await evening.tables.begin()
    await evening.pass_time(0)
    again = await evening.tables.table_in(CHANNEL)
    assert again is not table
    assert len(evening.memory.actions(again.game_id)) == 4
    await evening.until(again, finished)
    assert again.status is Status.FINISHED


async def test_a_lobby_whose_time_was_up_closes_a_minute_after_the_start(evening: Evening) -> None:
    """People could not tap while the bot was away (RELIABILITY 9)."""
    table = await evening.lobby(ANNA)
    evening.restart(at=evening.clock.now() + timedelta(days=1))
    await evening.tables.begin()
    await evening.pass_time(58)
    assert evening.memory.game(table.game_id).status is Status.LOBBY
    await evening.pass_time(3)
    assert evening.memory.game(table.game_id).status is Status.CLOSED


async def test_ended_games_are_not_woken(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    await table.stop(click=evening.click())
    evening.restart()
    await evening.tables.begin()
    assert evening.clock.alarms == []


async def test_a_table_that_cannot_be_read_at_the_start_is_tried_again(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    evening.restart(at=evening.clock.now() + timedelta(hours=1))
    await evening.tables.begin()
    evening.store.reading = [Unavailable(), Unavailable()]
    await evening.pass_time(14)
    assert len(evening.memory.actions(table.game_id)) == 0
    await evening.pass_time(1)
    assert len(evening.memory.actions(table.game_id)) == 1
    assert [type(incident) for incident in evening.incidents] == [Unavailable] * 2
    evening.incidents.clear()


async def test_a_house_that_closes_takes_no_new_moves(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    evening.tables.close()
    with pytest.raises(Restarting):
        await evening.tables.table(table.game_id)
    with pytest.raises(Restarting):
        await evening.tables.table_in(CHANNEL)
    with pytest.raises(Restarting):
        await evening.tables.open(place(1), CIA, rules=Rules(), click=evening.click())
    await evening.pass_time(60)
    assert state_of(table).version == 0, "nor does it make any of its own"


# Deals that are over


async def test_a_past_deal_is_told_from_the_store(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, rules=SHORT)
    await evening.until(table, lambda state: state.deal == 3)
    scene = await evening.tables.past_deal(table, 2)
    assert scene is not None
    assert (scene.view.deal, scene.view.seat) == (2, None)
    assert scene.view == table.past
    assert await evening.tables.past_deal(table, 3) is None
    table.game_id += 1
    assert await evening.tables.past_deal(table, 2) is None


# A table that was stored although nobody heard of it


async def lost_lobby(evening: Evening, person: Player) -> None:
    """The store opens a lobby, and the line breaks before it can say so."""
    evening.store.opened = [Unavailable()]
    with pytest.raises(Unavailable):
        await evening.lobby(person)


async def test_a_lobby_whose_storing_nobody_heard_of_is_found_where_it_stands(evening: Evening) -> None:
    await lost_lobby(evening, ANNA)
    table = await evening.tables.table_in(CHANNEL)
    assert (table.live, table.players) == (True, (ANNA,))
    await evening.pass_time(1)
    assert table.game_id in evening.notes.published, "and it is shown"


async def test_who_opens_another_table_there_is_led_to_the_lost_one(evening: Evening) -> None:
    await lost_lobby(evening, ANNA)
    with pytest.raises(TableHere) as here:
        await evening.lobby(BO)
    assert (await evening.tables.table(here.value.game_id)).players == (ANNA,)


async def test_its_host_can_leave_it_and_play_elsewhere(evening: Evening) -> None:
    await lost_lobby(evening, ANNA)
    elsewhere = Place(GUILD, CHANNEL + 1)
    with pytest.raises(SeatElsewhere):
        await evening.lobby(ANNA, place=elsewhere)
    await (await evening.tables.table_in(CHANNEL)).leave(id_of(ANNA), click=evening.click())
    assert (await evening.lobby(ANNA, place=elsewhere)).live


async def test_a_lobby_nobody_asks_for_closes_in_its_time(evening: Evening) -> None:
    await lost_lobby(evening, ANNA)
    await evening.pass_time(4)
    assert evening.notes.published == []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evening.store, "live", _unavailable)
        await evening.pass_time(60)
    await evening.pass_time(6)
    assert evening.notes.published, "the store answers again, and the lobby is shown"
    await evening.pass_time(600)
    assert await evening.memory.live() == []


async def test_a_private_game_whose_storing_nobody_heard_of_is_found(evening: Evening) -> None:
    evening.store.opened = [Unavailable()]
    players = (ANNA, Player("Kalle", level=Level.MEDIUM))
    with pytest.raises(Unavailable):
        await evening.tables.open_private(Kind.SOLO, HERE, players, rules=Rules(), click=evening.click())
    assert (await evening.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA))).live


async def test_without_a_doubt_the_store_is_not_asked_for_tables_that_are_not_there(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lost_lobby(evening, ANNA)
    await evening.tables.table_in(CHANNEL)
    monkeypatch.setattr(evening.store, "live", None)
    with pytest.raises(NoTable):
        await evening.tables.table_in(CHANNEL + 1)


async def test_while_the_store_cannot_be_asked_the_doubt_stays(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lost_lobby(evening, ANNA)
    with monkeypatch.context() as patch:
        patch.setattr(evening.store, "live", _unavailable)
        with pytest.raises(Unavailable):
            await evening.tables.table_in(CHANNEL)
    assert (await evening.tables.table_in(CHANNEL)).live


async def _unavailable() -> None:
    raise Unavailable
