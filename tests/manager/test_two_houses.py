"""Two processes on one database: each has the tables of its own servers, and a move is stored by one of them alone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count
from random import Random

import pytest

from bot.manager.errors import NoTable
from bot.manager.manager import Place
from bot.records import Conflict, Share
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from tests.manager.doubles import OPENS, RiggedShuffler
from tests.manager.evening import ANNA, BO, Evening, asked_person, choices, id_of, simplest, state_of, view_of

EVEN, ODD = (Place(number << 22, 8_000 + number) for number in (2, 3))


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    database = await open_database(address)
    await migrate(database)
    yield database
    await database.close()


class Town:
    """Houses on one database: no two games in it have the same key, and no two taps the same number."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._shuffler = RiggedShuffler()
        self._clicks = count(1)
        self.houses: list[Evening] = []

    def house(self, *shards: int) -> Evening:
        """One that looks after these of two shards."""
        store = SqlGameStore(self._database, now=lambda: OPENS, share=Share(shards, 2))
        house = Evening(on=store, shuffler=self._shuffler)
        house._clicks = self._clicks
        self.houses.append(house)
        return house


@pytest.fixture
def town(database: Database) -> Iterator[Town]:
    town = Town(database)
    yield town
    for house in town.houses:
        house.drop_work()


async def test_each_process_knows_the_tables_of_its_own_servers(town: Town) -> None:
    even, odd = town.house(0), town.house(1)
    await even.lobby(ANNA, place=EVEN)
    await odd.lobby(BO, place=ODD)
    heir = town.house(0)
    await heir.tables.begin()
    assert heir.tables.census() == {("table", "not_loaded"): 1}
    assert (await heir.tables.table_in(EVEN.channel_id)).host_id == id_of(ANNA)
    with pytest.raises(NoTable):
        await heir.tables.table_in(ODD.channel_id)


async def test_a_process_that_lost_its_slot_stores_nothing_over_its_heir(town: Town) -> None:
    """It learns what happened meanwhile instead, and could go on from there."""
    old, heir = town.house(0), town.house(0)
    table = await old.game(ANNA, BO, place=EVEN)
    while (person := asked_person(table)) is None:
        await old.pass_time(1)
    again = await heir.tables.table(table.game_id)
    await heir.answer(again, person, simplest)
    assert table.state != again.state

    with pytest.raises(Conflict):
        await old.answer(table, person, lambda view: choices(view)[-1])
    assert (table.state, table.players, table.answers) == (again.state, again.players, again.answers)
    assert old.notes.published, "and shows that"


async def test_two_processes_that_both_think_a_table_is_theirs_play_one_game(town: Town) -> None:
    """Whoever taps where, and whichever clock rings: what is stored is a game, each move in it once."""
    random, houses = Random(3), [town.house(0), town.house(0)]
    table = await houses[0].game(ANNA, BO, ai=1, place=EVEN)
    await houses[1].tables.begin()
    tables = [table, await houses[1].tables.table(table.game_id)]
    conflicts = 0
    for _ in range(120):
        evening, one = random.choice(list(zip(houses, tables, strict=True)))
        evening.clock.moment = max(house.clock.moment for house in houses)
        person = asked_person(one)
        try:
            if person is None:
                await evening.pass_time(2)
            else:
                await evening.answer(one, person, random.choice(choices(view_of(one, person))))
        except Conflict:
            conflicts += 1
    incidents = [incident for evening in houses for incident in evening.incidents]
    assert all(isinstance(incident, Conflict) for incident in incidents)
    assert conflicts + len(incidents) > 10
    stored = await houses[0].store.load(table.game_id)
    assert stored is not None
    assert [ply.number for ply in stored.plies] == list(range(len(stored.plies)))
    final = await town.house(0).tables.table(table.game_id)  # the rules accept all of it
    assert state_of(final).version == len(stored.plies) > 20
