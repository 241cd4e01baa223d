"""What people want done for them: kept, and known at once."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.records import Change, Status
from db.engine import Database
from db.games import SqlGameStore
from db.habits import SqlHabits
from db.preferences import Preferences
from db.schema import people
from tests.db.tables import ANNA, BO, GUILD, NOW, lobby


@pytest.fixture
def habits(database: Database) -> SqlHabits:
    return SqlHabits(database, now=lambda: NOW)


async def test_nobody_has_hands_declared_for_them_unasked(habits: SqlHabits) -> None:
    await habits.load()
    assert habits.declares(GUILD) is None


async def test_a_wish_is_known_at_once_and_after_a_restart(habits: SqlHabits, database: Database) -> None:
    await habits.let_declare(GUILD, name="Anna", on=True)
    await habits.let_declare(2, name="Bo", on=True)
    await Preferences(database, now=lambda: NOW).remember(3, name="Cia", locale="fr")
    await habits.let_declare(2, name="Bo", on=False)
    assert (habits.declares(GUILD), habits.declares(2)) == (True, False)
    again = SqlHabits(database, now=lambda: NOW)
    assert again.declares(GUILD) is None, "not read yet"
    await again.load()
    assert (again.declares(GUILD), again.declares(2), again.declares(3)) == (True, False, None)


async def test_it_leaves_alone_what_else_is_known_of_a_person(habits: SqlHabits, database: Database) -> None:
    preferences = Preferences(database, now=lambda: NOW)
    await preferences.remember(1, name="Anna", locale="sv-SE")
    await habits.let_declare(1, name="Anna", on=True)
    await preferences.remember(1, name="Änna", locale="fr")
    about = select(people.c.user_id, people.c.name, people.c.locale, people.c.seen, people.c.declares)
    rows = await database.read(lambda connection: connection.execute(about).all())
    assert [tuple(row) for row in rows] == [(1, "Änna", "fr", NOW, True)]


async def test_whether_a_game_is_rated_is_read_back(store: SqlGameStore) -> None:
    game_id = await store.open(lobby(ANNA, BO))
    for revision, (change, rated) in enumerate(
        [
            (Change(), False),
            (Change(status=Status.ACTIVE, rated=True), True),
            (Change(due=NOW), True),
            (Change(rated=False), False),
        ]
    ):
        await store.commit(game_id, revision, change)
        stored = await store.load(game_id)
        assert stored is not None
        assert stored.rated is rated
