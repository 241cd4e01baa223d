"""What there is to see: public messages in their slots, one's own panel, and nothing that is somebody else's secret."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.game.actions import Exchange, Seat
from bot.game.shuffle import commitment
from bot.game.state import Asks, Question
from bot.manager import intents
from bot.manager.errors import NotSeated
from bot.manager.scenes import (
    hand_scene,
    panel_stamp,
    past_scene,
    private_scene,
    public_posts,
    table_scene,
)
from bot.manager.table import Table
from bot.records import Level, Player, Stop
from bot.render.scenes import ClosedScene, HandScene, LobbyScene, PastDealScene, ResultScene, SeatedScene, TableScene
from tests.manager.evening import ANNA, BO, CIA, SHORT, Evening, id_of, state_of, view_of
from tests.manager.moments import (
    DEALER,
    ELDEST,
    KINGS,
    NOTHING,
    STRAIGHT_FLUSH,
    Moment,
    calling,
    deal_over,
    declaring,
    finished,
    in_deal,
    playing,
)


def slots(table: Table) -> list[str]:
    return [post.slot for post in public_posts(table)]


def sealed(table: Table, deal: int) -> str:
    return commitment(seed=table.seeds[deal], game=table.key, deal=deal).hex()


def panel(table: Table, person: Player) -> HandScene:
    scene = private_scene(table, id_of(person))
    assert isinstance(scene, HandScene)
    return scene


async def reread(evening: Evening, table: Table) -> Table:
    """The same table, known from the store alone."""
    stored = await evening.store.load(table.game_id)
    assert stored is not None
    return Table(stored, evening.house, lambda: None)


# The channel


async def test_a_lobby_is_one_message(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, ai=1)
    ((slot, scene),) = [(post.slot, post.scene) for post in public_posts(table)]
    assert slot == "lobby"
    assert scene == LobbyScene(
        game=table.game_id,
        rules=table.rules,
        players=table.players,
        host_id=id_of(ANNA),
        closes=table.due,
        commitment=sealed(table, 1),
        cut_commitment=sealed(table, 0),
    )


async def test_a_lobby_that_closed_says_so(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    await table.stop(click=evening.click())
    (post,) = public_posts(table)
    assert post.scene == ClosedScene(rules=table.rules, players=(ANNA,), started=False)


async def test_a_game_that_began_leaves_its_lobby_behind(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    lobby, deal = public_posts(table)
    assert (lobby.slot, deal.slot) == ("lobby", "deal/1")
    assert lobby.scene == ClosedScene(rules=table.rules, players=table.players, started=True)
    assert isinstance(deal.scene, TableScene)
    assert deal.scene.commitment == sealed(table, 0), "of the cut"


async def test_every_deal_has_a_message_and_the_one_before_shrinks(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    await evening.until(table, in_deal(1))
    assert slots(table) == ["lobby", "deal/1"]
    await evening.until(table, deal_over)
    assert slots(table) == ["lobby", "deal/1"]
    ended = table_scene(table).view
    await evening.until(table, in_deal(2))
    past, now = public_posts(table)
    assert (past.slot, now.slot) == ("deal/1", "deal/2")
    assert past.scene == PastDealScene(game=table.game_id, view=ended, players=table.players)
    await evening.until(table, in_deal(3))
    assert slots(table) == ["deal/2", "deal/3"]


async def test_what_is_sealed_is_that_deal_and_between_deals_the_next(evening: Evening) -> None:
    """FAIRNESS.md: the commitment is on the table before any card of the deal is served."""
    table = await evening.game(ANNA, BO)
    await evening.pass_time(2)
    assert table_scene(table).commitment == sealed(table, 1)
    await evening.until(table, in_deal(1))
    assert table_scene(table).commitment == sealed(table, 1)
    await evening.until(table, deal_over)
    assert table_scene(table).commitment == sealed(table, 2)
    assert table_scene(table).next_deal == table.due
    await evening.until(table, in_deal(2))
    assert table_scene(table).commitment == sealed(table, 2)
    assert table_scene(table).next_deal is None


async def test_a_finished_game_shrinks_its_last_deal_and_shows_the_result(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, ai=1, rules=SHORT)
    await evening.until(table, finished)
    last, result = public_posts(table)
    assert (last.slot, result.slot) == (f"deal/{state_of(table).deal}", "result")
    assert last.scene == past_scene(table)
    assert result.scene == ResultScene(
        game=table.game_id,
        rules=SHORT,
        players=table.players,
        results=evening.memory.endings[table.game_id].results,
        lines=table.lines,
        deals=state_of(table).deal,
    )


@pytest.mark.parametrize("moment", [lambda _: True, in_deal(1), playing(2), deal_over, in_deal(2)])
async def test_a_game_that_was_stopped_shows_how_it_stood(evening: Evening, moment: Moment) -> None:
    table = await evening.game(ANNA, BO, ai=1)
    await evening.until(table, moment)
    await table.stop(click=evening.click())
    scene = public_posts(table)[-1].scene
    assert isinstance(scene, ResultScene)
    assert scene.void
    assert [(end.score, end.won) for end in scene.results] == [(score, False) for score in state_of(table).scores]


async def test_messages_are_the_same_after_a_restart(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, ai=1)
    assert public_posts(await reread(evening, table)) == public_posts(table)
    await table.start(id_of(ANNA), click=evening.click())
    for moment in (in_deal(1), declaring(1), playing(3), deal_over, in_deal(2), deal_over, in_deal(3)):
        again = await reread(evening, table)
        assert public_posts(again) == public_posts(table)
        assert [panel(again, who) for who in (ANNA, BO)] == [panel(table, who) for who in (ANNA, BO)]
        await evening.until(table, moment)
    await table.stop(click=evening.click())
    assert public_posts(await reread(evening, table)) == public_posts(table)


@pytest.mark.parametrize("moment", [lambda _: True, in_deal(1)])
async def test_a_game_stopped_at_its_very_beginning_is_the_same_after_a_restart(
    evening: Evening, moment: Moment
) -> None:
    table = await evening.game(ANNA, BO)
    await evening.until(table, moment)
    await table.stop(click=evening.click())
    assert public_posts(await reread(evening, table)) == public_posts(table)


async def test_who_asked_for_what_is_shown(evening: Evening) -> None:
    table = await evening.game(ANNA, BO, CIA)
    await evening.until(table, deal_over)
    await table.deal_now(id_of(BO))
    await table.vote_to_stop(id_of(CIA), click=evening.click())
    scene = table_scene(table)
    assert (scene.ready, scene.stop_votes, scene.voters) == (frozenset({Seat(1)}), {Stop.VOID: frozenset({Seat(2)})}, 3)


# One's own panel


async def test_in_a_lobby_the_panel_says_where_one_sits(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    scene = private_scene(table, id_of(BO))
    assert isinstance(scene, SeatedScene)
    assert (scene.seat, scene.lobby.players) == (1, (ANNA, BO))
    with pytest.raises(NotSeated):
        private_scene(table, id_of(CIA))


async def test_the_panel_asks_what_the_person_has_not_answered(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    assert panel(table, BO).question == Question(Asks.EXCHANGE, 1)
    keep = Exchange(DEALER, ())
    await evening.answer(table, BO, keep)
    scene = panel(table, BO)
    assert scene.question is None
    assert scene.answers == {Question(Asks.EXCHANGE, 1): keep}
    with pytest.raises(NotSeated):
        hand_scene(table, id_of(CIA))


async def test_the_panel_shows_marks_and_the_second_question(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(STRAIGHT_FLUSH, NOTHING))
    await table.mark(id_of(ANNA), 1, throw=True, seen=view_of(table, ANNA).asked_at)
    assert panel(table, ANNA).thrown == {1}
    await evening.until(table, calling)
    assert not panel(table, ANNA).confirming
    await table.answer(id_of(ANNA), intents.call, seen=view_of(table, ANNA).asked_at, click=evening.click())
    assert panel(table, ANNA).confirming
    assert panel(table, ANNA).thrown == frozenset()


async def test_a_note_is_put_on_the_panel(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    assert panel(table, ANNA).note is None
    assert hand_scene(table, id_of(ANNA), note="error-stale").note == "error-stale"


async def test_after_the_end_nothing_is_asked_or_half_decided(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    await table.mark(id_of(ANNA), 1, throw=True, seen=view_of(table, ANNA).asked_at)
    await evening.answer(table, BO, Exchange(DEALER, ()))
    await table.stop(click=evening.click())
    for person in (ANNA, BO):
        scene = panel(table, person)
        assert (scene.question, scene.answers, scene.thrown, scene.confirming) == (None, {}, frozenset(), False)


async def test_a_panel_is_pushed_for_what_its_owner_did_not_tap_for(evening: Evening) -> None:
    table = await evening.dealt(ANNA, BO, hands=(KINGS, NOTHING))
    before = panel_stamp(panel(table, BO))
    await evening.answer(table, ANNA, Exchange(ELDEST, ()))
    assert panel_stamp(panel(table, BO)) != before, "it is his turn"
    await table.mark(id_of(BO), 1, throw=True, seen=view_of(table, BO).asked_at)
    assert panel_stamp(panel(table, BO)) == panel_stamp(replace(panel(table, BO), thrown=frozenset()))
    await evening.until(table, playing(1))
    waiting = panel_stamp(panel(table, BO))
    await evening.answer(table, ANNA, lambda view: view.legal[0])
    assert panel_stamp(panel(table, BO)) != waiting, "a suit is led"


async def test_a_panel_in_a_lobby_is_pushed_when_the_seat_changes(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, CIA)
    before = panel_stamp(private_scene(table, id_of(CIA)))
    await table.add_ai(id_of(ANNA), level=Level.MEDIUM, click=evening.click())
    assert panel_stamp(private_scene(table, id_of(CIA))) == before
    await table.leave(id_of(BO), click=evening.click())
    assert panel_stamp(private_scene(table, id_of(CIA))) != before
