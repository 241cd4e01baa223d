"""Sitting down (R1.1): two to four seats, each a person or an AI player, at least one person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.game.rules import CHOICES, PRESETS, Rules
from bot.manager import lobby
from bot.manager.errors import (
    AlreadySeated,
    NoAI,
    NoRoomForAI,
    NotHost,
    NotInLobby,
    NotSeated,
    SeatElsewhere,
    StalePanel,
    TableFull,
    TableHere,
    TooFewSeats,
)
from bot.manager.manager import Place
from bot.records import LEVELS, Level, Player, Repeated, SeatTaken, Status
from tests.manager.evening import ANNA, BO, CHANNEL, CIA, DAN, EVE, GUILD, HERE, Evening, id_of, state_of

ADA, KIM = Player("Ada", level=Level.MEDIUM), Player("Kim", level=Level.MEDIUM)
ELSEWHERE = Place(GUILD, CHANNEL + 1)


# The seats alone


def test_people_sit_in_the_order_they_come() -> None:
    assert lobby.join(lobby.join((ANNA,), BO), CIA) == (ANNA, BO, CIA)


def test_a_person_at_a_full_table_takes_the_place_of_the_last_ai_player() -> None:
    assert lobby.join((ANNA, ADA, KIM, BO), CIA) == (ANNA, ADA, BO, CIA), "who came last sits last"


def test_four_people_are_a_full_table() -> None:
    with pytest.raises(TableFull):
        lobby.join((ANNA, BO, CIA, DAN), EVE)


def test_nobody_sits_twice() -> None:
    with pytest.raises(AlreadySeated):
        lobby.join((ANNA, BO), replace(BO, name="Bo with another name"))


def test_who_does_not_sit_cannot_stand_up() -> None:
    assert lobby.leave((ANNA, ADA, BO), id_of(ANNA)) == (ADA, BO)
    with pytest.raises(NotSeated):
        lobby.leave((ANNA, ADA), id_of(BO))


@pytest.mark.parametrize("names", [(), lobby.AI_NAMES[:2], tuple(name.upper() for name in lobby.AI_NAMES[:3])])
def test_ai_players_have_names_nobody_here_has(names: tuple[str, ...]) -> None:
    players: lobby.Seats = tuple(Player(name, number) for number, name in enumerate(names))
    while len(players) < lobby.SEATS:
        players = lobby.add_ai(players, Level.MEDIUM)
    assert len({player.name.casefold() for player in players}) == lobby.SEATS
    with pytest.raises(NoRoomForAI):
        lobby.add_ai(players, Level.MEDIUM)


def test_the_last_ai_player_is_sent_away_first() -> None:
    assert lobby.drop_ai((ADA, ANNA, KIM, BO)) == (ADA, ANNA, BO)
    with pytest.raises(NoAI):
        lobby.drop_ai((ANNA, BO))


def test_one_person_alone_is_joined_by_three_ai_players() -> None:
    seats = lobby.ready((ANNA,), LEVELS)
    assert seats[0] == ANNA
    assert [player.plays_itself for player in seats] == [True, False, False, False]


@pytest.mark.parametrize("levels", [LEVELS, ()])
@pytest.mark.parametrize("seats", [(ANNA, ADA), (ANNA, BO), (ADA, ANNA, BO)])
def test_two_seats_are_enough(seats: lobby.Seats, levels: lobby.Levels) -> None:
    assert lobby.ready(seats, levels) == seats


def test_ai_players_do_not_play_alone() -> None:
    with pytest.raises(TooFewSeats):
        lobby.ready((ADA, KIM), LEVELS)


# At a table


async def test_a_lobby_is_stored_before_anybody_hears_of_it(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, ai=1)
    stored = evening.memory.game(table.game_id)
    assert stored.players == table.players
    assert [player.plays_itself for player in table.players] == [True, True, False]
    assert stored.status is Status.LOBBY
    assert set(stored.seeds) == {0, 1}, "the cut and the first deal are sealed from the start"
    assert evening.notes.published == [table.game_id] * 3


async def test_a_table_opens_with_as_many_opponents_as_were_asked_for(evening: Evening) -> None:
    table = await evening.tables.open(HERE, ANNA, rules=Rules(), opponents=3, click=1)
    assert [player.plays_itself for player in table.players] == [True, False, False, False]
    with pytest.raises(NoRoomForAI):
        await evening.tables.open(ELSEWHERE, BO, rules=Rules(), opponents=4, click=2)


async def test_a_channel_has_one_table(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    with pytest.raises(TableHere) as refused:
        await evening.lobby(BO)
    assert refused.value.game_id == table.game_id


async def test_a_person_has_one_seat_in_a_server(evening: Evening) -> None:
    await evening.lobby(ANNA)
    with pytest.raises(SeatElsewhere):
        await evening.lobby(ANNA, place=ELSEWHERE)
    other = await evening.lobby(BO, place=ELSEWHERE)
    with pytest.raises(SeatTaken):
        await other.join(ANNA, click=evening.click())
    assert other.players == (BO,)
    await evening.lobby(ANNA, place=Place(GUILD + 1, CHANNEL + 2))


async def test_only_who_sits_here_arranges_the_table(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    stranger = id_of(BO)
    with pytest.raises(NotSeated):
        await table.add_ai(stranger, level=Level.MEDIUM, click=evening.click())
    with pytest.raises(NotSeated):
        await table.drop_ai(stranger, click=evening.click())
    with pytest.raises(NotSeated):
        await table.start(stranger, click=evening.click())
    with pytest.raises(NotSeated):
        await table.leave(stranger, click=evening.click())
    with pytest.raises(NotSeated):
        await table.vote_to_stop(stranger, click=evening.click())
    assert evening.memory.game(table.game_id).revision == 0


async def test_the_host_who_leaves_hands_over(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, CIA)
    await table.leave(id_of(BO), click=evening.click())
    assert (table.players, table.host_id) == ((ANNA, CIA), ANNA.user_id)
    await table.leave(id_of(ANNA), click=evening.click())
    assert (table.players, table.host_id) == ((CIA,), CIA.user_id)
    assert evening.memory.game(table.game_id).host_id == CIA.user_id


async def test_the_host_chooses_the_rules(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    await evening.pass_time(500)
    await table.set_rules(id_of(ANNA), PRESETS["svensk"], seen=lobby.edition(Rules()), click=evening.click())
    assert evening.memory.game(table.game_id).rules == table.rules == PRESETS["svensk"]
    assert evening.notes.published[-1] == table.game_id
    assert table.due == evening.clock.now() + timedelta(seconds=evening.pace.lobby), "a click keeps the lobby open"
    await table.start(id_of(BO), click=evening.click())
    assert state_of(table).rules == PRESETS["svensk"]


async def test_only_the_host_chooses_and_only_before_the_first_deal(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    seen = lobby.edition(table.rules)
    for person in (BO, CIA):
        assert not table.may_choose(id_of(person))
        with pytest.raises(NotHost):
            await table.set_rules(id_of(person), Rules(target=26), seen=seen, click=evening.click())
    assert table.may_choose(id_of(ANNA))
    await table.start(id_of(ANNA), click=evening.click())
    assert not table.may_choose(id_of(ANNA))
    with pytest.raises(NotInLobby):
        await table.set_rules(id_of(ANNA), Rules(target=26), seen=seen, click=evening.click())
    assert evening.memory.game(table.game_id).rules == table.rules == Rules()


async def test_a_form_of_other_rules_changes_nothing(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    seen, host = lobby.edition(table.rules), id_of(ANNA)
    await table.set_rules(host, Rules(exchanges=2), seen=seen, click=evening.click())
    with pytest.raises(StalePanel):
        await table.set_rules(host, Rules(target=26), seen=seen, click=evening.click())
    assert table.rules == Rules(exchanges=2)


def test_every_set_of_rules_has_an_edition_of_its_own() -> None:
    """As far as one house rule goes; a number of six digits cannot tell all of them apart."""
    changed = [Rules(), *(Rules(**{rule: value}) for rule, (_, *rest) in CHOICES.items() for value in rest)]  # type: ignore[arg-type]
    editions = {lobby.edition(rules) for rules in changed}
    assert len(editions) == len(changed)
    assert all(0 <= edition < 1_000_000 for edition in editions)
    assert lobby.edition(Rules(target=26)) == lobby.edition(Rules(target=26))


async def test_the_last_person_to_leave_closes_the_lobby(evening: Evening) -> None:
    table = await evening.lobby(ANNA, ai=2)
    await table.leave(id_of(ANNA), click=evening.click())
    assert evening.memory.game(table.game_id).status is table.status is Status.CLOSED
    await evening.lobby(ANNA)


async def test_who_sat_in_a_lobby_that_closed_changes_nothing_by_leaving(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    await table.stop(click=evening.click())
    before = evening.memory.game(table.game_id)
    host, click = id_of(ANNA), evening.click()
    taps: list[Callable[[], Awaitable[None]]] = [
        lambda: table.leave(host, click=click),
        lambda: table.join(CIA, click=click),
        lambda: table.add_ai(host, level=Level.MEDIUM, click=click),
        lambda: table.drop_ai(host, click=click),
        lambda: table.start(host, click=click),
    ]
    for tap in taps:
        with pytest.raises(NotInLobby):
            await tap()
    assert evening.memory.game(table.game_id) == before


async def test_a_lobby_closes_ten_minutes_after_the_last_click(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    await evening.pass_time(599)
    await table.join(BO, click=evening.click())
    await evening.pass_time(599)
    await table.leave(id_of(BO), click=evening.click())
    await evening.pass_time(599)
    assert table.live
    assert table.due == evening.clock.now() + timedelta(seconds=1)
    await evening.pass_time(1)
    assert evening.memory.game(table.game_id).status is table.status is Status.CLOSED
    assert evening.clock.alarms == []


async def test_a_click_that_comes_twice_works_once(evening: Evening) -> None:
    table = await evening.lobby(ANNA)
    await table.add_ai(id_of(ANNA), level=Level.MEDIUM, click=77)
    with pytest.raises(Repeated):
        await table.add_ai(id_of(ANNA), level=Level.MEDIUM, click=77)
    assert len(table.players) == len(evening.memory.game(table.game_id).players) == 2
    with pytest.raises(Repeated):
        await evening.tables.open(ELSEWHERE, BO, rules=Rules(), click=77)


async def test_nobody_joins_a_game_that_has_begun(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    with pytest.raises(NotInLobby):
        await table.join(CIA, click=evening.click())
    with pytest.raises(NotInLobby):
        await table.start(id_of(ANNA), click=evening.click())
    assert not table.has_room


async def test_there_is_room_while_somebody_could_sit_down(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, CIA, ai=1)
    assert table.has_room, "in the place of the AI player"
    await table.join(DAN, click=evening.click())
    assert not table.has_room


async def test_starting_alone_fills_the_table(evening: Evening) -> None:
    table = await evening.game(ANNA)
    assert evening.memory.game(table.game_id).players == table.players
    assert len(table.players) == lobby.SEATS
    assert table.people == (0,)
