"""Finished games for those who may look at them again."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.game.actions import Cut, Seat
from bot.game.cards import PACK
from bot.records import Change, Ending, Kind, NewTable, Ply, SeatResult, Status
from db.archive import Archive
from db.engine import Database
from db.games import SqlGameStore
from db.privacy.dossiers import Dossiers
from tests.db.tables import AI, ANNA, BO, CIA, GUILD, NOW, lobby, seed

CUT = (Ply(0, Cut(PACK)),)
HERE = GUILD + 99


@pytest.fixture
def archive(database: Database) -> Archive:
    return Archive(database)


async def ended(
    database: Database,
    table: NewTable,
    *,
    status: Status = Status.FINISHED,
    plies: tuple[Ply, ...] = CUT,
    after: int = 0,
) -> int:
    """A game that came to its end so many minutes later."""
    store = SqlGameStore(database, now=lambda: NOW + timedelta(minutes=after))
    game_id = await store.open(table)
    results = tuple(SeatResult(Seat(seat), 1, 50 + seat, won=False, left=False) for seat, _ in enumerate(table.players))
    ending = Ending(results, (), 1) if status is Status.FINISHED else None
    change = Change(plies=plies, status=status, ending=ending, salts={(1, Seat(0)): "salt"})
    await store.commit(game_id, 0, change)
    return game_id


async def numbers(archive: Archive, *, user: int = 9, guild: int = GUILD, channel: int | None = None) -> list[int]:
    found = await archive.recent(guild_id=guild, user_id=user, channel_id=channel, limit=10)
    return [game.game_id for game in found]


async def test_the_last_games_come_first_with_names_and_scores(database: Database, archive: Archive) -> None:
    first = await ended(database, lobby(ANNA, AI))
    second = await ended(database, lobby(BO, CIA), after=5)
    void = await ended(database, lobby(ANNA, BO), status=Status.VOID, after=9)
    found = await archive.recent(guild_id=GUILD, user_id=9, limit=2)
    assert [(game.game_id, game.scores) for game in found] == [(void, ()), (second, (50, 51))]
    assert [player.name for player in found[1].players] == ["Bo", "Cia"]
    assert found[1].ended == NOW + timedelta(minutes=5)
    assert await numbers(archive) == [void, second, first]


async def test_one_channel_alone(database: Database, archive: Archive) -> None:
    here = await ended(database, lobby(ANNA, BO, channel=HERE))
    await ended(database, lobby(ANNA, BO))
    await ended(database, lobby(ANNA, AI, channel=HERE, kind=Kind.SOLO))
    assert await numbers(archive, user=1, channel=HERE) == [here]


async def test_a_private_game_is_for_its_person(database: Database, archive: Archive) -> None:
    solo = await ended(database, lobby(ANNA, AI, kind=Kind.SOLO))
    await ended(database, lobby(ANNA, AI, kind=Kind.LESSON), status=Status.VOID)
    assert await numbers(archive, user=1) == [solo]
    assert await numbers(archive, user=2) == []
    assert await archive.game(solo, guild_id=GUILD, user_id=2) is None
    found = await archive.game(solo, guild_id=GUILD, user_id=1)
    assert found is not None
    assert (found.plies, found.seeds, found.salts) == (CUT, {0: seed(0)}, {(1, 0): "salt"})


async def test_another_server_sees_nothing(database: Database, archive: Archive) -> None:
    game_id = await ended(database, lobby(ANNA, BO))
    assert await numbers(archive, guild=GUILD + 1) == []
    assert await archive.game(game_id, guild_id=GUILD + 1, user_id=1) is None


@pytest.mark.parametrize("status", [Status.LOBBY, Status.ACTIVE, Status.CLOSED])
async def test_only_what_is_over_and_was_played(database: Database, archive: Archive, status: Status) -> None:
    game_id = await ended(database, lobby(ANNA, BO), status=status)
    assert await numbers(archive) == []
    assert await archive.game(game_id, guild_id=GUILD, user_id=1) is None


async def test_a_game_whose_moves_are_no_longer_kept_is_known_and_in_no_list(
    database: Database, archive: Archive
) -> None:
    game_id = await ended(database, lobby(ANNA, BO))
    solo = await ended(database, lobby(ANNA, AI, kind=Kind.SOLO))
    old = Dossiers(database, now=lambda: NOW + timedelta(days=91), kept_for=timedelta(days=90))
    await old.drop_old()
    assert await numbers(archive, user=1) == []
    found = await archive.game(game_id, guild_id=GUILD, user_id=9)
    assert found is not None
    assert (found.pruned, found.plies, found.seeds, found.salts) == (True, (), {}, {})
    assert await archive.game(solo, guild_id=GUILD, user_id=9) is None
    assert await archive.game(game_id, guild_id=GUILD + 1, user_id=1) is None


async def test_a_game_that_never_began_or_never_was_is_not_known(database: Database, archive: Archive) -> None:
    game_id = await ended(database, lobby(ANNA, BO), plies=())
    assert await archive.game(game_id, guild_id=GUILD, user_id=1) is None
    assert await archive.game(game_id + 1, guild_id=GUILD, user_id=1) is None
