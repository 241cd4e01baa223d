"""Salt: by whoever sits here, from the seal to the first card; and no crash deals other cards."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.game.actions import Deal, Seat
from bot.game.cards import PACK
from bot.game.shuffle import Salt, shuffle
from bot.manager.errors import BadSalt, NotSeated, SaltClosed
from bot.manager.scenes import open_lobby, table_scene
from bot.manager.table import Table
from bot.proof.check import check
from bot.proof.publishing import proof_of
from bot.records import Change, Kind, NewTable, Player, Repeated, Status, StoredTable, Unavailable
from bot.standings import Aftermath
from tests.manager.evening import (
    ANNA,
    BO,
    CIA,
    DAN,
    HERE,
    SHORT,
    Evening,
    asked_person,
    id_of,
    simplest,
    state_of,
)
from tests.manager.memory import MemoryStore
from tests.manager.moments import deal_over, in_deal

FIRST, SECOND = Seat(0), Seat(1)


async def salt(evening: Evening, table: Table, person: Player, text: str) -> None:
    await table.salt(id_of(person), text, click=evening.click())


def stored(evening: Evening, table: Table) -> StoredTable:
    return evening.memory.game(table.game_id)


def pack_of_deal(evening: Evening, table: Table, deal: int) -> object:
    packs = [action.pack for action in evening.memory.actions(table.game_id) if isinstance(action, Deal)]
    return packs[deal - 1]


# When


async def test_in_the_lobby_it_goes_into_the_cut_and_the_first_deal(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    await salt(evening, table, BO, "bjo\u0308rn")
    assert stored(evening, table).salts == table.salts == {(0, SECOND): "bj\u00f6rn", (1, SECOND): "bj\u00f6rn"}
    assert open_lobby(table).salted == {SECOND}
    await table.start(id_of(ANNA), click=evening.click())
    await evening.until(table, in_deal(1))
    salts = (Salt(SECOND, "bj\u00f6rn"),)
    expected = shuffle(PACK, seed=table.seeds[1], game=table.key, deal=1, label="deal", salts=salts)
    assert pack_of_deal(evening, table, 1) == expected
    assert table_scene(table).salted == {SECOND}


async def test_between_two_deals_it_goes_into_the_next(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    await evening.until(table, deal_over)
    await salt(evening, table, ANNA, "first thought")
    await salt(evening, table, ANNA, "second thought")
    assert table_scene(table).salted == {FIRST}
    await evening.until(table, in_deal(2))
    salts = (Salt(FIRST, "second thought"),)
    expected = shuffle(PACK, seed=table.seeds[2], game=table.key, deal=2, label="deal", salts=salts)
    assert pack_of_deal(evening, table, 2) == expected


async def test_once_a_card_is_out_it_is_too_late(evening: Evening) -> None:
    table = await evening.game(ANNA, BO)
    with pytest.raises(SaltClosed):  # the cut is next
        await salt(evening, table, ANNA, "late")
    await evening.until(table, in_deal(1))
    with pytest.raises(SaltClosed):
        await salt(evening, table, ANNA, "late")
    await evening.until(table, deal_over)
    await table.stop(click=evening.click())
    with pytest.raises(SaltClosed):
        await salt(evening, table, ANNA, "too late for ever")
    assert stored(evening, table).salts == {}


# Who and what


async def test_only_who_sits_here_adds_salt(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    with pytest.raises(NotSeated):
        await salt(evening, table, CIA, "mine")


@pytest.mark.parametrize("text", ["x" * 65, "\u00f6" * 33, "a\0b", "\ud800"])
async def test_a_salt_is_short_text(evening: Evening, text: str) -> None:
    table = await evening.lobby(ANNA, BO)
    with pytest.raises(BadSalt):
        await salt(evening, table, ANNA, text)
    assert table.salts == {}


async def test_a_command_that_comes_twice_is_carried_out_once(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    await table.salt(id_of(ANNA), "once", click=77)
    with pytest.raises(Repeated):
        await table.salt(id_of(ANNA), "twice", click=77)
    assert table.salts[1, FIRST] == "once"


async def test_salt_stays_with_its_person_when_seats_move(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, CIA)
    for person in (ANNA, BO, CIA):
        await salt(evening, table, person, person.name)
    await table.leave(id_of(ANNA), click=evening.click())
    assert {seat: text for (deal, seat), text in table.salts.items() if deal == 1} == {FIRST: "Bo", SECOND: "Cia"}
    assert stored(evening, table).salts == table.salts


async def test_salt_moves_up_when_an_ai_player_makes_room(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO, ai=2)
    await salt(evening, table, BO, "Bo")
    await table.join(CIA, click=evening.click())
    await table.join(DAN, click=evening.click())
    assert table.players == (ANNA, BO, CIA, DAN)
    assert table.salts == stored(evening, table).salts == {(0, SECOND): "Bo", (1, SECOND): "Bo"}


async def test_alone_salt_goes_in_between_two_deals(evening: Evening) -> None:
    ai = (await evening.lobby(ANNA, ai=1)).players[1]
    table = await evening.tables.open_private(Kind.SOLO, HERE, (BO, ai), rules=SHORT, click=evening.click())
    with pytest.raises(SaltClosed):
        await table.salt(id_of(BO), "early", click=evening.click())
    await evening.until(table, deal_over)
    await table.salt(id_of(BO), "mine", click=evening.click())
    assert table.salts == {(2, FIRST): "mine"}


# The seal comes first


async def test_no_card_comes_before_its_seal_is_on_the_table(evening: Evening) -> None:
    """FAIRNESS.md: neither the cut nor a deal, however long it takes, and nothing ticks meanwhile."""
    evening.notes.sealed = -1
    table = await evening.game(ANNA, BO)
    await waits_for_its_seal(evening, table, deal=0)
    await waits_for_its_seal(evening, table, deal=1)
    await evening.until(table, deal_over)
    await waits_for_its_seal(evening, table, deal=2)


async def waits_for_its_seal(evening: Evening, table: Table, *, deal: int) -> None:
    before = state_of(table).version
    await evening.pass_time(600)
    assert state_of(table).version == before
    assert evening.clock.alarms == []
    evening.notes.sealed = deal
    evening.tables.ring(table.game_id)
    await evening.pass_time(0)
    assert state_of(table).version == before + 1


# When storage fails


async def test_salt_that_was_not_stored_is_not_in_the_shuffle(evening: Evening) -> None:
    table = await evening.lobby(ANNA, BO)
    evening.store.before = [Unavailable()]
    with pytest.raises(Unavailable):
        await salt(evening, table, ANNA, "lost")
    assert table.salts == {}


async def test_salt_whose_storing_nobody_heard_of_is_in_the_shuffle(evening: Evening) -> None:
    """What is published at the end is what is stored: the pack must be shuffled with it."""
    table = await evening.game(ANNA, BO)
    await evening.until(table, deal_over)
    evening.store.after = [Unavailable()]
    with pytest.raises(Unavailable):
        await salt(evening, table, ANNA, "kept")
    await evening.until(table, in_deal(2))
    evening.incidents.clear()
    assert stored(evening, table).salts == {(2, FIRST): "kept"}
    prove(evening, table)


class Died(Exception):
    """The process is gone."""


class MortalStore(MemoryStore):
    """The process dies at everything it writes twice: just before it is stored, and at the next try, just after."""

    def __init__(self) -> None:
        super().__init__()
        self.dead = False
        self.deaths = 0

    async def open(self, table: NewTable) -> int:
        if self._dies_first():
            raise Died
        await super().open(table)
        raise Died

    async def commit(self, game_id: int, revision: int, change: Change) -> Aftermath:
        if self._dies_first():
            raise Died
        await super().commit(game_id, revision, change)
        raise Died

    def _dies_first(self) -> bool:
        """Before this is stored, or after it?"""
        if self.dead:
            raise Died
        self.deaths += 1
        self.dead = True
        return self.deaths % 2 == 1


def prove(evening: Evening, table: Table) -> int:
    """The proof of a stored game holds; says how many packs and refills it has."""
    game = evening.memory.game(table.game_id)
    proof = proof_of(game.key, seeds=game.seeds, salts=game.salts, actions=evening.memory.actions(table.game_id))
    checked = check(proof)
    return checked.packs + checked.refills


async def test_no_crash_between_two_steps_deals_other_cards() -> None:
    """FAIRNESS.md: seeds are drawn once. The bot dies before and after every single commit of a game."""
    store = MortalStore()
    evening = Evening(on=store)
    evening.memory = store
    game_id = await opened(evening, store)
    known: dict[int, bytes] = {}
    salted = 0
    while store.game(game_id).status in {Status.LOBBY, Status.ACTIVE}:
        table = await evening.tables.table(game_id)
        with suppress(Died):
            await take_a_step(evening, table)
        await evening.settle()
        assert known.items() <= store.game(game_id).seeds.items(), "a seed was drawn again"
        assert table.seeds.items() <= store.game(game_id).seeds.items(), "a seal was in sight that is not stored"
        known = dict(store.game(game_id).seeds)
        salted = max(salted, len(store.game(game_id).salts))
        if store.dead:
            store.dead = False
            evening.restart(at=evening.clock.now())
            await evening.tables.begin()
    game = store.game(game_id)
    assert game.status is Status.FINISHED
    assert salted > 2
    assert store.deaths > 100
    assert prove(evening, table) == len(known)


async def opened(evening: Evening, store: MortalStore) -> int:
    """A lobby of two; of the table that was lost before it was stored nothing is left."""
    for _ in range(2):
        with pytest.raises(Died):
            await evening.tables.open(HERE, ANNA, rules=SHORT, click=evening.click())
        store.dead = False
        evening.restart(at=evening.clock.now())
    [live] = await store.live()
    for _ in range(2):
        table = await evening.tables.table(live.game_id)
        with pytest.raises(Died):
            await table.join(BO, click=evening.click())
        store.dead = False
        evening.restart(at=evening.clock.now())
    return live.game_id


async def take_a_step(evening: Evening, table: Table) -> None:
    """Start, answer, salt each deal once, or let time pass."""
    state = table.state
    if state is None:
        await table.start(id_of(ANNA), click=evening.click())
    elif deal_over(state) and not table.salted_by(state.deal + 1):
        await table.salt(id_of(BO), f"deal {state.deal + 1}", click=evening.click())
    elif (person := asked_person(table)) is None:
        await evening.pass_time(15)
    else:
        await evening.answer(table, person, simplest)
