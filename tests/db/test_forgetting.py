"""Who wants to be forgotten is found nowhere afterwards, and what others have stays as it was."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger
from sqlalchemy.engine import make_url

from bot.game.actions import Deal, Pass, Seat
from bot.game.cards import PACK
from bot.privacy import Kept, number_of_nobody
from bot.records import Change, Level, Player, Ply, ScoreLine, Source, Status
from bot.standings import is_forgotten
from db import engine
from db.columns import PERSON
from db.engine import Database
from db.games import SqlGameStore
from db.habits import SqlHabits
from db.preferences import Preferences
from db.privacy.dossiers import Dossiers
from db.schema import metadata, notes, people, results, seats
from db.standings.rebuilding import rebuild
from tests.db.contents import contents, rows
from tests.db.finishing import finish
from tests.db.tables import AI, BO, CIA, NOW, left, lobby
from tests.db.test_rebuilding import everything

ZOE = Player("Zoë the Unforgettable", 0x0DEC0DE5CAFEF00D)
"""With an id like Discord's, whose bytes are in no other number here."""
NOT_PEOPLE = {
    *("id", "game_id", "guild_id", "channel_id", "message_id", "interaction_id", "place_id"),
    *("games", "wins", "points", "deals", "chicagos", "calls", "hands", "merit"),
    *("by_wins", "by_rating", "by_rate", "by_points", "by_chicagos", "by_hand"),
}
"""Large numbers that are no ids of people."""


@pytest.fixture
def dossiers(database: Database) -> Dossiers:
    return Dossiers(database, now=lambda: NOW, kept_for=timedelta(days=90))


def test_every_large_number_that_is_kept_is_known_to_be_a_person_or_not() -> None:
    """A new column with ids of people must say what becomes of it: see `person_id`."""
    large = {
        (column.name, PERSON in column.info)
        for table in metadata.tables.values()
        for column in table.columns
        if type(column.type) is BigInteger
    }
    assert {name for name, person in large if not person} <= NOT_PEOPLE
    assert {name for name, person in large if person} == {"user_id", "host_id"}


def test_a_random_number_stands_for_nobody() -> None:
    numbers = {number_of_nobody() for _ in range(100)}
    assert len(numbers) == 100
    assert all(map(is_forgotten, numbers))
    assert min(numbers) >= -(2**63)


async def play(database: Database, store: SqlGameStore) -> None:
    """Zoë plays, alone and with others, opens tables that never begin, and sets all that can be set."""
    hand = ScoreLine(1, Seat(0), Source.HAND, 52, 9)
    await finish(store, (ZOE, 52), (BO, 10), (AI, 3), lines=(hand,))
    await finish(store, (BO, 52), (left(ZOE), 10), (CIA, 3))
    await finish(store, (ZOE, 10), (AI, 52))
    await finish(store, (ZOE, 10), (BO, 5), status=Status.VOID)
    lobby_id = await store.open(lobby(ZOE, BO, click=5))
    await store.commit(lobby_id, 0, Change(status=Status.CLOSED, click=6))
    await Preferences(database, now=lambda: NOW).let_ping(ZOE.user_id or 0, name=ZOE.name, allowed=False)
    await SqlHabits(database, now=lambda: NOW).let_declare(ZOE.user_id or 0, name=ZOE.name, on=True)


async def test_the_id_is_nowhere_afterwards(
    database: Database, store: SqlGameStore, dossiers: Dossiers, address: str
) -> None:
    await play(database, store)
    assert ZOE.user_id is not None
    assert mentions(await contents(database)), "or this test could not fail"
    assert await dossiers.forget(ZOE.user_id, number=number_of_nobody())
    assert mentions(await contents(database)) == []
    await dossiers.compact()
    assert await rows(database, notes) == []
    if database.is_sqlite:
        assert traces(address) == []


async def test_the_id_is_in_the_file_before(database: Database, store: SqlGameStore, address: str) -> None:
    """So that the search of the test above is known to find it, in the tables and in what is beside them."""
    await play(database, store)
    if database.is_sqlite:
        assert {suffix for suffix, _ in traces(address)} >= {"-wal"}
        await database.tx(
            lambda connection: connection.execute(people.insert(), {**SOMEBODY, "name": str(ZOE.user_id)})
        )
        assert len({form for _, form in traces(address)}) == 3


SOMEBODY = {"user_id": 77, "name": "", "seen": NOW}


def mentions(everything: dict[str, list[Any]]) -> list[str]:
    """The tables with the id or the name in any column, whatever its type."""
    told = {name: repr(found) for name, found in everything.items()}
    return [name for name, text in told.items() if str(ZOE.user_id) in text or ZOE.name in text]


def traces(address: str) -> list[tuple[str, bytes]]:
    """Where in the files of the database there are bytes of the id, or of the name."""
    path = Path(make_url(address).database or "")
    number = ZOE.user_id or 0
    forms = (number.to_bytes(8, "big"), str(number).encode(), ZOE.name.encode())
    files = [path, *path.parent.glob(f"{path.name}-*")]
    return [(file.name.removeprefix(path.name), form) for file in files for form in forms if form in file.read_bytes()]


async def test_nothing_is_done_while_a_game_runs(store: SqlGameStore, dossiers: Dossiers, database: Database) -> None:
    """The table knows who sits there; also for a game that was left."""
    assert ZOE.user_id is not None
    game_id = await store.open(lobby(BO, left(ZOE)))
    before = await contents(database)
    assert not await dossiers.forget(ZOE.user_id, number=-1)
    assert await contents(database) == before
    await store.commit(game_id, 0, Change(players=(BO, Player("", -1, Level.MEDIUM)), status=Status.ACTIVE))
    assert await dossiers.forget(ZOE.user_id, number=-1)


async def test_what_others_have_stays(store: SqlGameStore, dossiers: Dossiers, database: Database) -> None:
    await play(database, store)
    ended = [row for row in await rows(database, results) if row.user_id == BO.user_id]
    number = number_of_nobody()
    await dossiers.forget(ZOE.user_id or 0, number=number)
    assert [row for row in await rows(database, results) if row.user_id == BO.user_id] == ended
    assert {row.user_id for row in await rows(database, results)} == {BO.user_id, CIA.user_id, number, None}
    assert {row.name for row in await rows(database, seats) if row.user_id == number} == {""}
    stored = await store.load(1)
    assert stored is not None
    assert [player.forgotten for player in stored.players] == [True, False, False]


async def test_who_comes_back_starts_from_nothing(store: SqlGameStore, dossiers: Dossiers, database: Database) -> None:
    await play(database, store)
    assert ZOE.user_id is not None
    await dossiers.forget(ZOE.user_id, number=number_of_nobody())
    assert (await dossiers.kept(ZOE.user_id)).nothing
    assert not SqlHabits(database, now=lambda: NOW).declares(ZOE.user_id)
    assert await Preferences(database, now=lambda: NOW).may_ping(ZOE.user_id)
    await finish(store, (ZOE, 52), (BO, 10))
    kept = await dossiers.kept(ZOE.user_id)
    assert kept == Kept(name=ZOE.name, finished=1, ratings=1, honours=1)


async def test_who_sits_at_a_first_table_has_a_name(store: SqlGameStore, dossiers: Dossiers) -> None:
    await store.open(lobby(BO, ZOE))
    assert await dossiers.kept(ZOE.user_id or 0) == Kept(name=ZOE.name, running=1)


async def test_a_large_file_is_not_rewritten_while_people_play(
    database: Database, dossiers: Dossiers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays noted, for a day on which the file is smaller, or the host has done it."""
    await dossiers.forget(ZOE.user_id or 0, number=number_of_nobody())
    monkeypatch.setattr(engine, "LARGEST_REWRITTEN", 1)
    await dossiers.compact()
    assert bool(await rows(database, notes)) is database.is_sqlite


async def test_a_forgotten_person_left_a_game_that_ends_later(store: SqlGameStore, database: Database) -> None:
    """The others are rated, and no row is kept of the one."""
    await finish(store, (BO, 52), (CIA, 10), (Player("", -5, Level.MEDIUM), 20))
    counted = await everything(database, NOW)
    assert "-5" not in repr(counted)
    assert {row.user_id for row in await rows(database, people)} == {BO.user_id, CIA.user_id}
    await database.tx(lambda connection: rebuild(connection, now=NOW))
    assert await everything(database, NOW) == counted


async def test_the_export_is_about_oneself_alone(store: SqlGameStore, dossiers: Dossiers, database: Database) -> None:
    await play(database, store)
    told = await dossiers.export(ZOE.user_id or 0)
    assert json.loads(json.dumps(told)) == told
    assert {name for name, found in told.items() if found} == {
        *("form", "user_id", "games", "seats", "results", "score_lines", "people"),
        *("standings", "ratings", "rating_changes", "honours"),
    }
    assert len(told["games"]) == 4, "those she opened"
    assert {row["user_id"] for row in told["seats"]} == {ZOE.user_id}
    assert len(told["seats"]) == 5
    assert str(BO.user_id) not in {
        str(row.get("user_id")) for found in told.values() if isinstance(found, list) for row in found
    }
    assert (await dossiers.kept(ZOE.user_id or 0)) == Kept(
        name=ZOE.name, switches=True, finished=3, unfinished=2, ratings=1, honours=2
    )


async def test_the_export_has_ones_own_moves_and_no_others(store: SqlGameStore, dossiers: Dossiers) -> None:
    """Nor the packs; and of a game that runs, nothing that an AI player does in one's stead."""
    game_id = await store.open(lobby(BO, ZOE))
    plies = (Ply(0, Deal(PACK)), Ply(1, Pass(Seat(0))), Ply(2, Pass(Seat(1))))
    await store.commit(game_id, 0, Change(plies=plies, status=Status.ACTIVE))
    moves = (await dossiers.export(ZOE.user_id or 0))["actions"]
    assert [(move["ply"], move["action"]["do"]) for move in moves] == [(2, "pass")]
    await store.commit(game_id, 1, Change(players=(BO, left(ZOE)), plies=(Ply(3, Pass(Seat(1))),)))
    assert (await dossiers.export(ZOE.user_id or 0))["actions"] == []
    await store.commit(game_id, 2, Change(status=Status.VOID))
    assert len((await dossiers.export(ZOE.user_id or 0))["actions"]) == 2
