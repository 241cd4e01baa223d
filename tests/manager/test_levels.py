"""How well AI players play: chosen seat by seat, remembered by the lobby, and only as the server likes it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.ai.players import choose
from bot.game.actions import ChanceAction, Exchange, SeatAction
from bot.game.engine import apply, new_game
from bot.game.rules import Rules
from bot.game.state import GameState, Playing
from bot.game.view import SeatView
from bot.manager import lobby
from bot.manager.errors import LevelNotAllowed, NoAIHere, TooFewSeats
from bot.manager.pace import chance
from bot.manager.table import Table
from bot.records import LEVELS, Change, Level, Status
from bot.standings import Aftermath
from tests.manager.evening import ANNA, BO, HERE, SHORT, Evening, id_of, seat_of, simplest
from tests.manager.moments import KINGS, NOTHING, deal_over, finished, in_deal

NO_HARD = (Level.MEDIUM, Level.EASY)

FIRST_KEY = (1).to_bytes(16)
"""The key of an evening's first game."""


def levels(table: Table) -> list[Level | None]:
    return [player.level for player in table.players]


async def opened(evening: Evening, *, offered: lobby.Levels = LEVELS, opponents: int = 0) -> Table:
    """Anna's lobby where AI players of these levels may be seated."""
    return await evening.tables.open(
        HERE, ANNA, rules=Rules(), opponents=opponents, levels=offered, click=evening.click()
    )


async def test_every_seat_has_its_own_level(evening: Evening) -> None:
    table = await opened(evening)
    for level in (Level.HARD, Level.EASY, Level.MEDIUM):
        await table.add_ai(id_of(ANNA), level=level, click=evening.click())
    assert levels(table) == [None, Level.HARD, Level.EASY, Level.MEDIUM]
    assert evening.memory.game(table.game_id).players == table.players


async def test_the_level_chosen_last_is_that_of_whoever_joins_a_person_alone(evening: Evening) -> None:
    table = await opened(evening)
    assert table.levels[0] is Level.MEDIUM
    for level in (Level.EASY, Level.HARD):
        await table.add_ai(id_of(ANNA), level=level, click=evening.click())
    for _ in range(2):
        await table.drop_ai(id_of(ANNA), click=evening.click())
    evening.restart()
    await evening.tables.begin()
    again = await evening.tables.table_in(HERE.channel_id)
    assert again.levels == (Level.HARD, Level.EASY, Level.MEDIUM)
    await again.start(id_of(ANNA), click=evening.click())
    assert levels(again) == [None, *[Level.HARD] * 3]


async def test_an_unnamed_level_is_the_one_chosen_last(evening: Evening) -> None:
    table = await opened(evening)
    for level in (None, Level.EASY, None):
        await table.add_ai(id_of(ANNA), level=level, click=evening.click())
    assert levels(table) == [None, Level.MEDIUM, Level.EASY, Level.EASY]


async def test_opponents_at_once_are_of_the_first_level(evening: Evening) -> None:
    assert levels(await opened(evening, offered=(Level.EASY, Level.HARD), opponents=2)) == [None, *[Level.EASY] * 2]


# As the server likes it


def test_a_level_that_is_wanted_comes_first_if_it_is_offered() -> None:
    assert lobby.offered(LEVELS, Level.HARD) == (Level.HARD, Level.MEDIUM, Level.EASY)
    assert lobby.offered(NO_HARD, None) == NO_HARD
    assert lobby.offered((), None) == ()
    with pytest.raises(LevelNotAllowed):
        lobby.offered(NO_HARD, Level.HARD)
    with pytest.raises(NoAIHere):
        lobby.offered((), Level.EASY)


async def test_a_level_that_is_not_offered_is_not_seated(evening: Evening) -> None:
    table = await opened(evening, offered=NO_HARD)
    with pytest.raises(LevelNotAllowed):
        await table.add_ai(id_of(ANNA), level=Level.HARD, click=evening.click())
    assert table.players == (ANNA,)


async def test_where_no_ai_player_is_seated_people_play_among_themselves(evening: Evening) -> None:
    table = await opened(evening, offered=())
    for level in (None, *Level):
        with pytest.raises(NoAIHere):
            await table.add_ai(id_of(ANNA), level=level, click=evening.click())
    with pytest.raises(TooFewSeats):
        await table.start(id_of(ANNA), click=evening.click())
    await table.join(BO, click=evening.click())
    await table.start(id_of(BO), click=evening.click())
    assert table.players == (ANNA, BO)
    with pytest.raises(NoAIHere):
        await evening.tables.open(
            replace(HERE, guild_id=1, channel_id=1), ANNA, rules=Rules(), opponents=1, levels=(), click=evening.click()
        )


# Later


async def test_who_leaves_is_played_by_a_medium_player(evening: Evening) -> None:
    """R1.6"""
    table = await evening.lobby(ANNA, BO)
    await table.add_ai(id_of(ANNA), level=Level.HARD, click=evening.click())
    await table.start(id_of(ANNA), click=evening.click())
    await evening.until(table, in_deal(1))
    seat = seat_of(table, BO)
    await table.leave(id_of(BO), click=evening.click())
    assert table.players[seat] == replace(BO, level=Level.MEDIUM)
    assert levels(table) == [None, Level.MEDIUM, Level.HARD]


async def test_a_rematch_keeps_the_levels(evening: Evening) -> None:
    table = await evening.lobby(ANNA, rules=SHORT)
    for level in (Level.MEDIUM, Level.EASY):
        await table.add_ai(id_of(ANNA), level=level, click=evening.click())
    await table.start(id_of(ANNA), click=evening.click())
    await evening.until(table, finished)
    again = await evening.tables.rematch(table, id_of(ANNA), click=evening.click())
    assert again is not None
    assert levels(again) == [None, Level.MEDIUM, Level.EASY]
    assert again.levels == table.levels == (Level.EASY, Level.MEDIUM, Level.HARD)


async def test_a_rematch_of_one_person_where_there_are_no_ai_players_waits_for_others(evening: Evening) -> None:
    table = await evening.tables.open(HERE, ANNA, rules=SHORT, levels=(), click=evening.click())
    await table.join(BO, click=evening.click())
    await table.start(id_of(ANNA), click=evening.click())
    await evening.until(table, finished)
    await evening.tables.rematch(table, id_of(ANNA), click=evening.click())
    await evening.pass_time(60)
    assert table.next_game is not None
    again = await evening.tables.table(table.next_game)
    assert (again.status, again.players) == (Status.LOBBY, (ANNA,))
    await again.join(BO, click=evening.click())
    await again.start(id_of(BO), click=evening.click())
    assert again.status is Status.ACTIVE


# The pace


async def moments(evening: Evening, level: Level, *, thinking: float) -> list[tuple[GameState, float]]:
    """A deal against one AI player that thinks so many seconds: before each of its moves the state, and the wait."""
    stored: list[datetime] = []
    commit = evening.memory.commit

    async def stamped(game_id: int, revision: int, change: Change) -> Aftermath:
        stored.extend(evening.clock.now() for _ in change.plies)
        return await commit(game_id, revision, change)

    async def thought(level: Level, view: SeatView, seed: int) -> SeatAction:
        evening.clock.moment += timedelta(seconds=thinking)
        return choose(level, view, seed=seed, seconds=None)

    evening.memory.commit = stamped  # type: ignore[method-assign]
    evening.players.thought = thought
    table = await evening.lobby(ANNA)
    await table.add_ai(id_of(ANNA), level=level, click=evening.click())
    await table.start(id_of(ANNA), click=evening.click())
    await evening.until(table, deal_over)
    state, waits = new_game(table.rules, 2), []
    for ply, action in enumerate(evening.memory.actions(table.game_id)):
        if not isinstance(action, ChanceAction) and action.seat == 1:
            waits.append((state, (stored[ply] - stored[ply - 1]).total_seconds()))
        state, _ = apply(state, action)
    assert len(waits) >= 8
    return waits


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("thinking", [0, 0.75])
async def test_how_long_an_ai_player_thinks_is_never_seen(evening: Evening, level: Level, thinking: float) -> None:
    """The moment is fixed before it is asked: by game, ply and what everybody sees."""
    for state, waited in await moments(evening, level, thinking=thinking):
        match state.phase:
            case Playing(trick=()) if state.phase.number > 1:
                assert waited == 2.0
            case Playing():
                assert waited == 1.0
            case _:
                assert waited == pytest.approx(1.0 + chance(FIRST_KEY, state.version), abs=1e-6)


async def test_who_thinks_longer_than_the_pace_allows_acts_when_ready(evening: Evening) -> None:
    for _, waited in await moments(evening, Level.MEDIUM, thinking=3.0):
        assert waited == 3.0


async def test_an_ai_player_is_asked_once_for_each_move(evening: Evening) -> None:
    waits = await moments(evening, Level.EASY, thinking=0.25)
    assert len(evening.players.seeds) == len(set(evening.players.seeds)) == len(waits)


async def test_a_tap_is_answered_before_the_next_ai_player_has_thought(evening: Evening) -> None:
    table = await evening.dealt(ANNA, hands=(KINGS, NOTHING), ai=1)
    await evening.answer(table, ANNA, simplest)
    assert evening.players.views == []
    await evening.settle()
    assert len(evening.players.views) == 1
    assert sum(isinstance(action, Exchange) for action in evening.memory.actions(table.game_id)) == 1
