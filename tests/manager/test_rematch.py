"""The rematch (M5): the same seats, rules and AI players, with all, or after a minute with who tapped."""

from __future__ import annotations

import asyncio

import pytest

from bot.game.rules import Rules
from bot.manager.errors import LeftAlready, NotSeated, SeatElsewhere, StalePanel, TableHere, TooManyTables
from bot.manager.limits import Limits
from bot.manager.lobby import SEATS
from bot.manager.manager import GameManager, Place
from bot.manager.table import Table
from bot.records import Player, Status, Unavailable
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, GUILD, HERE, SHORT, Evening, id_of
from tests.manager.moments import deal_over, finished

ELSEWHERE = Place(GUILD, CHANNEL + 1)


async def played(evening: Evening, *people: Player, ai: int = 0) -> Table:
    """A game that was played to its end."""
    table = await evening.game(*people, ai=ai, rules=SHORT)
    await evening.until(table, finished)
    return table


async def wants(evening: Evening, table: Table, person: Player) -> Table | None:
    """A tap on Rematch."""
    return await evening.tables.rematch(table, id_of(person), click=evening.click())


async def test_it_begins_when_all_people_have_tapped(evening: Evening) -> None:
    table = await played(evening, ANNA, BO, ai=1)
    assert await wants(evening, table, BO) is None
    assert table.rematch == {1}
    again = await wants(evening, table, ANNA)
    assert again is not None
    assert (again.status, again.players, again.rules) == (Status.ACTIVE, table.players, SHORT)
    assert table.next_game == again.game_id
    assert again.key != table.key
    assert await evening.tables.table_in(CHANNEL) is again
    await evening.pass_time(60)
    assert len(await evening.memory.live()) == 1, "the minute is over, and nothing begins again"


async def test_it_begins_a_minute_after_the_first_tap_with_those_who_tapped(evening: Evening) -> None:
    table = await played(evening, ANNA, BO, CIA, ai=1)
    await wants(evening, table, CIA)
    await evening.pass_time(30)
    await wants(evening, table, ANNA)
    await evening.pass_time(29)
    assert await evening.memory.live() == []
    await evening.pass_time(1)
    assert table.next_game is not None
    again = await evening.tables.table(table.next_game)
    assert again.players == (ANNA, CIA, table.players[3])
    assert again.live
    assert table.game_id in evening.notes.published[-4:], "the result says so"


async def test_one_person_alone_begins_at_once_with_the_same_ai_players(evening: Evening) -> None:
    table = await played(evening, ANNA)
    again = await wants(evening, table, ANNA)
    assert again is not None
    assert again.players == table.players


async def test_one_person_of_two_is_joined_by_ai_players(evening: Evening) -> None:
    """R1.1: two seats at least; one person alone fills the table."""
    table = await played(evening, ANNA, BO)
    await wants(evening, table, BO)
    await evening.pass_time(60)
    assert table.next_game is not None
    again = await evening.tables.table(table.next_game)
    assert again.players[0] == BO
    assert len(again.players) == SEATS
    assert again.people == (0,)


async def test_a_tap_after_it_began_leads_to_it(evening: Evening) -> None:
    table = await played(evening, ANNA, BO)
    await wants(evening, table, ANNA)
    again = await wants(evening, table, BO)
    assert await wants(evening, table, ANNA) is again


async def test_taps_that_overlap_begin_one_game(evening: Evening) -> None:
    table = await played(evening, ANNA, ai=1)
    outcomes = await asyncio.gather(*(wants(evening, table, ANNA) for _ in range(5)), return_exceptions=True)
    begun = [outcome for outcome in outcomes if isinstance(outcome, Table)]
    assert begun
    assert {again.game_id for again in begun} == {table.next_game}
    assert all(isinstance(outcome, Table | TableHere) for outcome in outcomes)
    assert len(await evening.memory.live()) == 1


async def test_only_who_played_to_the_end_may_ask(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, ai=1, rules=SHORT)
    await table.leave(id_of(BO), click=evening.click())
    with pytest.raises(StalePanel):
        await wants(evening, table, ANNA)
    await evening.until(table, finished)
    with pytest.raises(LeftAlready):
        await wants(evening, table, BO)
    with pytest.raises(NotSeated):
        await wants(evening, table, CIA)
    assert table.rematch == frozenset()
    again = await wants(evening, table, ANNA)
    assert again is not None
    assert again.players == (ANNA, table.players[2]), "the seat of somebody who left is not kept"


async def test_who_sits_elsewhere_by_then_is_not_dragged_along(evening: Evening) -> None:
    table = await played(evening, ANNA, BO, CIA)
    await wants(evening, table, ANNA)
    await wants(evening, table, BO)
    other = await evening.lobby(ANNA, place=ELSEWHERE)
    again = await wants(evening, table, CIA)
    assert again is not None
    assert again.players == (BO, CIA)
    assert other.players == (ANNA,)


async def test_who_sits_elsewhere_and_taps_last_is_told_so_and_the_others_play(evening: Evening) -> None:
    table = await played(evening, ANNA, BO)
    await wants(evening, table, ANNA)
    await evening.lobby(BO, place=ELSEWHERE)
    with pytest.raises(SeatElsewhere):
        await wants(evening, table, BO)
    assert table.next_game is not None
    again = await evening.tables.table(table.next_game)
    assert again.players[0] == ANNA
    assert len(again.players) == SEATS, "alone, so three AI players join"


async def test_nobody_is_free_any_more(evening: Evening) -> None:
    table = await played(evening, ANNA, BO, ai=1)
    await wants(evening, table, ANNA)
    other = await evening.lobby(ANNA, BO, place=ELSEWHERE)
    with pytest.raises(SeatElsewhere):
        await wants(evening, table, BO)
    assert table.next_game is None
    await other.stop(click=evening.click())
    assert await wants(evening, table, BO) is not None, "both still want it"


async def test_the_channel_has_another_table_by_then(evening: Evening) -> None:
    table = await played(evening, ANNA, BO)
    await wants(evening, table, ANNA)
    other = await evening.lobby(CIA, place=HERE)
    with pytest.raises(TableHere) as refused:
        await wants(evening, table, BO)
    assert refused.value.game_id == other.game_id
    await other.stop(click=evening.click())
    again = await wants(evening, table, BO)
    assert again is not None
    assert again.players == (ANNA, BO)


async def test_a_minute_that_leads_nowhere_is_forgotten_quietly(evening: Evening) -> None:
    table = await played(evening, ANNA, BO)
    await wants(evening, table, ANNA)
    other = await evening.lobby(CIA, place=HERE)
    await evening.pass_time(60)
    assert table.rematch == frozenset()
    assert table.game_id in evening.notes.published[-2:], "the result no longer says that Anna waits"
    await other.stop(click=evening.click())
    await wants(evening, table, ANNA)
    await evening.pass_time(60)
    assert table.next_game is not None


async def test_a_failing_database_loses_no_wish(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played(evening, ANNA, BO)
    await wants(evening, table, ANNA)
    monkeypatch.setattr(evening.store, "open", _unavailable)
    with pytest.raises(Unavailable):
        await wants(evening, table, BO)
    assert table.rematch == {0, 1}
    monkeypatch.undo()
    again = await wants(evening, table, BO)
    assert again is not None
    assert again.players == (ANNA, BO)


async def _unavailable(_: object) -> int:
    raise Unavailable


async def test_a_game_without_a_result_may_be_played_again_too(evening: Evening) -> None:
    table = await evening.game(ANNA, ai=1)
    await table.stop(click=evening.click())
    again = await wants(evening, table, ANNA)
    assert again is not None
    assert again.players == table.players


async def test_seats_levels_and_rules_are_the_same(evening: Evening) -> None:
    """So are the names of the AI players; cards, packs and the dealer are new."""
    rules = Rules(target=26, exchanges=2)
    table = await evening.game(ANNA, BO, ai=2, rules=rules)
    await evening.until(table, finished)
    await wants(evening, table, BO)
    again = await wants(evening, table, ANNA)
    assert again is not None
    assert (again.players, again.rules, again.host_id) == (table.players, rules, id_of(ANNA))
    assert (again.rated, again.guild_id, again.channel_id) == (True, GUILD, CHANNEL)
    assert set(again.seeds.values()).isdisjoint(table.seeds.values())


async def test_who_came_later_plays_on_too_and_is_there_from_the_first_deal(evening: Evening) -> None:
    table = await evening.game(ANNA, ai=1, rules=SHORT)
    await evening.until(table, deal_over)
    await table.take_seat(BO, click=evening.click())
    await evening.until(table, finished)
    assert not table.rated
    await wants(evening, table, ANNA)
    again = await wants(evening, table, BO)
    assert again is not None
    assert (again.players, again.rated) == ((ANNA, BO), True)


async def test_who_only_looked_on_has_no_say_and_no_seat(evening: Evening) -> None:
    table = await played(evening, ANNA, ai=1)
    with pytest.raises(NotSeated):
        await wants(evening, table, BO)
    again = await wants(evening, table, ANNA)
    assert again is not None
    assert not again.seated(id_of(BO))


async def test_a_server_that_is_full_by_then_says_so_and_no_wish_is_lost(evening: Evening) -> None:
    evening.tables = GameManager(evening.house, evening._work.append, limits=Limits(tables_per_server=1))
    table = await played(evening, ANNA, ai=1)
    other = await evening.lobby(CIA, place=ELSEWHERE)
    with pytest.raises(TooManyTables):
        await wants(evening, table, ANNA)
    await other.stop(click=evening.click())
    assert await wants(evening, table, ANNA) is not None
