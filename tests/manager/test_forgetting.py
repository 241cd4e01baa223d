"""Who wants to be forgotten leaves every table: what runs goes on, and nothing there knows them any more."""

from __future__ import annotations

import pytest

from bot.game.actions import Resign
from bot.game.state import Finished
from bot.manager.errors import NotSeated
from bot.manager.manager import Place
from bot.manager.scenes import public_posts
from bot.manager.table import Table
from bot.records import Kind, Level, Pace, Player, Status
from bot.render.scenes import ResultScene
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, GUILD, HERE, SHORT, Evening, id_of, seat_of, state_of
from tests.manager.moments import Moment, deal_over, declaring, finished, in_deal

NOBODY = -7
PACE = Pace.RELAXED


async def forget(evening: Evening, person: Player) -> None:
    await evening.tables.forget(id_of(person), number=NOBODY)
    await evening.settle()


def unknown(evening: Evening, person: Player, table: Table) -> bool:
    """Is the person neither in the table nor in what is stored of it?"""
    stored = evening.memory.game(table.game_id)
    known = {player.user_id for player in (*stored.players, *table.players)} | {stored.host_id, table.host_id}
    names = {player.name for player in (*stored.players, *table.players)}
    return person.user_id not in known | table.seen.keys() | table._votes.keys() and person.name not in names


@pytest.mark.parametrize("moment", [declaring, deal_over, in_deal(2)])
async def test_a_game_that_runs_goes_on(evening: Evening, moment: Moment) -> None:
    """R1.6; whoever is forgotten in the middle of it has left it, and ranks last."""
    table = await evening.game(ANNA, BO, CIA, rules=SHORT)
    await evening.until(table, moment)
    await table.vote_to_stop(id_of(ANNA), click=evening.click())
    seat = seat_of(table, ANNA)
    await forget(evening, ANNA)
    assert table.players[seat] == Player("", NOBODY, Level.MEDIUM)
    assert Resign(seat) in [ply.action for ply in evening.memory.game(table.game_id).plies]
    assert unknown(evening, ANNA, table)
    with pytest.raises(NotSeated):
        table.seat_of(id_of(ANNA))
    await evening.until(table, finished)
    assert isinstance(state_of(table).phase, Finished)
    assert evening.memory.endings[table.game_id].results[seat].left
    assert unknown(evening, ANNA, table)


async def test_who_had_left_is_forgotten_too(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA)
    await table.leave(id_of(ANNA), click=evening.click())
    await forget(evening, ANNA)
    assert unknown(evening, ANNA, table)
    assert len([ply for ply in evening.memory.game(table.game_id).plies if isinstance(ply.action, Resign)]) == 1


async def test_who_is_alone_with_ai_players_ends_the_game(evening: Evening) -> None:
    table = await evening.game(ANNA, ai=2)
    await forget(evening, ANNA)
    assert table.status is Status.FINISHED
    assert {player.name for player in table.players if player.user_id is not None} == {""}


async def test_an_open_table_has_another_host(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    await forget(evening, ANNA)
    assert unknown(evening, ANNA, table)
    assert (table.status, table.host_id, table.players) == (Status.LOBBY, BO.user_id, (BO,))


async def test_an_open_table_of_nobody_else_closes(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    await forget(evening, ANNA)
    assert table.status is Status.CLOSED
    await evening.lobby(ANNA)


@pytest.mark.parametrize("kind", [Kind.SOLO, Kind.LESSON])
async def test_private_games_are_given_up(evening: Evening, kind: Kind) -> None:
    players = (DAN, Player("Ada", level=Level.MEDIUM))
    table = await evening.tables.open_private(kind, HERE, players, rules=SHORT, click=evening.click())
    await forget(evening, DAN)
    assert table.status is Status.VOID
    again = await evening.tables.open_private(kind, HERE, players, rules=SHORT, click=evening.click())
    assert again.game_id != table.game_id


async def test_a_game_that_is_paused_goes_on_without_them(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA)
    await table.pause()
    await forget(evening, BO)
    assert table.status is Status.ACTIVE
    assert unknown(evening, BO, table)


async def test_a_game_that_sleeps_ends(evening: Evening) -> None:
    table = await evening.game(DAN, ai=2, pace=PACE)
    await evening.pass_time(3_600)
    slept = table.status
    await forget(evening, DAN)
    assert (slept, table.status) == (Status.ASLEEP, Status.VOID)


async def test_all_tables_on_all_servers(evening: Evening) -> None:
    here = await evening.game(ANNA, BO)
    there = await evening.game(ANNA, CIA, place=Place(GUILD + 1, CHANNEL + 1))
    other = await evening.game(DAN, BO, place=Place(GUILD + 2, CHANNEL + 2))
    await forget(evening, ANNA)
    assert unknown(evening, ANNA, here)
    assert unknown(evening, ANNA, there)
    assert other.players == (DAN, BO)


async def test_also_tables_that_are_not_loaded(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    evening.restart()
    await forget(evening, ANNA)
    assert unknown(evening, ANNA, await evening.tables.table(table.game_id))


async def test_a_game_that_is_over_says_someone_and_is_not_played_again_by_nobody(evening: Evening) -> None:
    """What is stored of it the store changes by itself."""
    table = await evening.game(ANNA, BO, rules=SHORT)
    await evening.until(table, finished)
    await evening.tables.rematch(table, id_of(ANNA), click=evening.click())
    revision = evening.memory.game(table.game_id).revision
    await forget(evening, ANNA)
    assert evening.memory.game(table.game_id).revision == revision
    scene = public_posts(table)[-1].scene
    assert isinstance(scene, ResultScene)
    assert scene.players[0].forgotten
    await evening.pass_time(120)
    assert table.next_game is None
    assert evening.notes.published[-1] == table.game_id
