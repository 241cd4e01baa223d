"""Private tables: a game of one person that moves with each tap, and waits a week for the next one (UX.md)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.game.actions import Seat
from bot.game.copying import changed
from bot.game.dealing import next_deal
from bot.game.rules import PRESETS
from bot.game.state import Dealing, Exchanging, Finished
from bot.manager import lesson, lobby
from bot.manager.errors import NoTable, NotSeated, PlayingAlready, StalePanel
from bot.manager.manager import Place
from bot.manager.private import KEPT, PrivateTable, between_deals
from bot.manager.scenes import private_scene, public_posts
from bot.records import Kind, Level, Player, Repeated, Status, Unavailable
from bot.render.scenes import SoloScene
from tests.manager.evening import ANNA, BO, CHANNEL, GUILD, HERE, Evening, id_of, simplest, state_of, view_of

DAY = timedelta(days=1)


async def solo(evening: Evening, *, person: Player = ANNA, ai: int = 3, place: Place = HERE) -> PrivateTable:
    """A private game that has just begun."""
    players: lobby.Seats = (person,)
    for _ in range(ai):
        players = lobby.add_ai(players, Level.MEDIUM)
    return await evening.tables.open_private(
        Kind.SOLO, place, players, rules=PRESETS["standard"], click=evening.click()
    )


async def tap(evening: Evening, table: PrivateTable, person: Player = ANNA) -> None:
    """One tap: the simplest answer, or on to the next deal."""
    if between_deals(state_of(table)):
        await table.next_deal(id_of(person), seen=view_of(table, person).asked_at)
    else:
        await evening.answer(table, person, simplest)


async def play_deal(evening: Evening, table: PrivateTable) -> None:
    """Tap until a deal is over, or the game."""
    deal = table.deal
    while table.live and not (between_deals(state_of(table)) and table.deal == deal):
        await tap(evening, table)


async def test_it_begins_at_once_and_asks_its_person(evening: Evening) -> None:
    table = await solo(evening)
    assert table.status is Status.ACTIVE
    assert isinstance(state_of(table).phase, Exchanging)
    assert view_of(table, ANNA).turn, "the cut, the deal and the AI players before her are done"


async def test_all_that_follows_from_a_tap_is_done_when_it_is_answered(evening: Evening) -> None:
    """At a tempo at which a table takes seconds: here no time passes at all."""
    table = await solo(evening)
    began = evening.clock.now()
    while table.live:
        assert view_of(table, ANNA).turn or between_deals(state_of(table))
        await tap(evening, table)
    assert isinstance(state_of(table).phase, Finished)
    assert evening.clock.now() == began
    assert evening.memory.endings[table.game_id].results


async def test_nothing_is_told_but_in_the_answer(evening: Evening) -> None:
    table = await solo(evening)
    await play_deal(evening, table)
    assert evening.notes.published == []
    assert public_posts(table) == ()


async def test_after_a_deal_it_waits_for_its_person(evening: Evening) -> None:
    table = await solo(evening)
    await play_deal(evening, table)
    await evening.pass_time(DAY.total_seconds())
    assert isinstance(state_of(table).phase, Dealing)
    await tap(evening, table)
    assert table.deal == 2
    assert view_of(table, ANNA).turn


async def test_the_next_deal_comes_once_and_not_before_its_time(evening: Evening) -> None:
    table = await solo(evening)
    with pytest.raises(StalePanel):
        await table.next_deal(id_of(ANNA), seen=view_of(table, ANNA).asked_at)
    await play_deal(evening, table)
    seen = view_of(table, ANNA).asked_at
    await table.next_deal(id_of(ANNA), seen=seen)
    with pytest.raises(StalePanel):
        await table.next_deal(id_of(ANNA), seen=seen)
    await play_deal(evening, table)
    assert between_deals(state_of(table)), "the tap that came twice does not deal the third"
    with pytest.raises(StalePanel):
        await table.deal_now(id_of(ANNA))


async def test_a_tie_break_without_its_person_is_played_at_one_tap(evening: Evening) -> None:
    """R8.2: two AI players are level at the top."""
    table = await solo(evening)
    await play_deal(evening, table)
    state = state_of(table)
    level = next_deal((Seat(1), Seat(2)), Seat(1), tie_break=True)
    table.state = changed(state, phase=level, scores=(0, 52, 52, 0), tie_breaks=(0, 1, 1, 0))
    await tap(evening, table)
    assert between_deals(state_of(table)) or isinstance(state_of(table).phase, Finished)


# Forgotten, and found again


async def test_it_is_given_up_after_a_week_without_a_tap(evening: Evening) -> None:
    table = await solo(evening)
    assert evening.clock.alarms == [evening.clock.now() + KEPT]
    assert evening.memory.game(table.game_id).due == evening.clock.now() + KEPT
    await evening.pass_time((KEPT - DAY).total_seconds())
    await tap(evening, table)
    await evening.pass_time((KEPT - DAY).total_seconds())
    assert table.live
    await evening.pass_time(DAY.total_seconds())
    assert table.status is evening.memory.game(table.game_id).status is Status.VOID
    with pytest.raises(NoTable):
        await evening.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA))
    await solo(evening)


async def test_a_look_at_it_counts_as_a_tap(evening: Evening) -> None:
    table = await solo(evening)
    await evening.pass_time((KEPT - DAY).total_seconds())
    await table.wake()
    await evening.pass_time((KEPT - DAY).total_seconds())
    assert table.live


async def test_looks_within_a_day_are_not_stored(evening: Evening) -> None:
    table = await solo(evening)
    commits = evening.store.commits
    await evening.pass_time(3600)
    await table.wake()
    assert evening.store.commits == commits


async def test_a_restart_finds_it_where_it_was(evening: Evening) -> None:
    table = await solo(evening)
    await play_deal(evening, table)
    before, due = view_of(table, ANNA), table.due
    evening.restart(at=evening.clock.now() + DAY)
    await evening.tables.begin()
    await evening.pass_time(60)
    again = await evening.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA))
    assert again is not table
    assert view_of(again, ANNA) == before
    assert evening.clock.alarms == [due]
    await tap(evening, again)
    assert again.deal == 2


async def test_a_week_may_pass_while_the_bot_is_down(evening: Evening) -> None:
    table = await solo(evening)
    evening.restart(at=evening.clock.now() + KEPT + DAY)
    await evening.tables.begin()
    await evening.pass_time(1)
    assert evening.memory.game(table.game_id).status is Status.VOID


async def test_who_comes_back_in_that_very_moment_plays_on(evening: Evening) -> None:
    """The tap is there before the house has looked at its tables."""
    table = await solo(evening)
    evening.restart(at=evening.clock.now() + KEPT + DAY)
    await evening.tables.begin()
    again = await evening.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA))
    await again.wake()
    await evening.pass_time(60)
    assert again.live
    assert again.game_id == table.game_id


# One of a kind


async def test_a_person_has_one_in_a_server(evening: Evening) -> None:
    table = await solo(evening)
    with pytest.raises(PlayingAlready):
        await solo(evening, place=Place(GUILD, CHANNEL + 1))
    assert await evening.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA)) is table
    assert await solo(evening, place=Place(GUILD + 1, CHANNEL)) is not table
    assert await solo(evening, person=BO) is not table


async def test_it_stands_beside_a_table_in_the_channel(evening: Evening) -> None:
    private = await solo(evening)
    table = await evening.lobby(ANNA)
    assert await evening.tables.table_in(CHANNEL) is table
    assert private.live
    assert await evening.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA)) is private


async def test_a_command_that_comes_twice_begins_one_game(evening: Evening) -> None:
    players = lobby.add_ai((ANNA,), Level.MEDIUM)
    table = await evening.tables.open_private(Kind.SOLO, HERE, players, rules=PRESETS["quick"], click=77)
    await table.give_up()
    with pytest.raises(Repeated):
        await evening.tables.open_private(Kind.SOLO, HERE, players, rules=PRESETS["quick"], click=77)


async def test_given_up_it_makes_room_and_counts_for_nothing(evening: Evening) -> None:
    table = await solo(evening)
    await table.give_up()
    await table.give_up()
    assert table.status is Status.VOID
    assert table.game_id not in evening.memory.endings
    scene = private_scene(table, id_of(ANNA))
    assert isinstance(scene, SoloScene)
    assert scene.result is not None
    assert scene.result.void
    await solo(evening)


async def test_it_belongs_to_its_person_alone(evening: Evening) -> None:
    table = await solo(evening)
    assert table.within_reach(id_of(ANNA), guild_id=GUILD, channel_id=CHANNEL + 1)
    assert not table.within_reach(id_of(ANNA), guild_id=GUILD + 1, channel_id=CHANNEL)
    assert not table.within_reach(id_of(BO), guild_id=GUILD, channel_id=CHANNEL)
    with pytest.raises(NotSeated):
        private_scene(table, id_of(BO))


async def test_a_rematch_is_for_tables_in_a_channel(evening: Evening) -> None:
    table = await solo(evening)
    await table.give_up()
    with pytest.raises(StalePanel):
        await evening.tables.rematch(table, id_of(ANNA), click=evening.click())


# Bad days


async def test_a_game_that_could_not_begin_begins_when_its_person_comes_back(evening: Evening) -> None:
    evening.store.before = [Unavailable("full")]
    with pytest.raises(Unavailable):
        await solo(evening)
    table = await evening.tables.private_table(Kind.SOLO, GUILD, id_of(ANNA))
    assert table.status is Status.LOBBY
    await table.wake()
    assert view_of(table, ANNA).turn


async def test_a_step_that_fails_is_tried_again_and_then_shown(evening: Evening) -> None:
    table = await solo(evening)
    evening.store.before = [None, Unavailable("locked")]
    await tap(evening, table)
    assert not view_of(table, ANNA).turn, "her exchange is stored, the next seat's was not"
    await evening.settle()
    assert view_of(table, ANNA).turn
    assert evening.notes.published == [table.game_id]


@pytest.mark.parametrize(("kind", "stored"), [(Kind.SOLO, 0), (Kind.SOLO, 1), (Kind.SOLO, 2), (Kind.LESSON, 0)])
async def test_what_a_sudden_end_left_undone_is_done_at_the_next_tap(evening: Evening, kind: Kind, stored: int) -> None:
    """Nothing else would go on with it: a private table has no clock but that of its last day."""
    table = await solo(evening) if kind is Kind.SOLO else await lesson_table(evening)
    evening.store.before = [*[None] * (stored + 1), Unavailable("the bot has ended")]
    await tap(evening, table)
    evening.store.before = []
    evening.restart(at=evening.clock.now() + timedelta(minutes=1))
    await evening.tables.begin()
    again = await evening.tables.private_table(kind, GUILD, id_of(ANNA))
    await evening.tables.welcome(again, id_of(ANNA))
    assert view_of(again, ANNA).turn


async def lesson_table(evening: Evening) -> PrivateTable:
    """The lesson has just begun."""
    return await evening.tables.open_private(
        Kind.LESSON, HERE, lesson.players(ANNA), rules=lesson.RULES, click=evening.click()
    )
