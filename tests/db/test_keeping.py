"""What is old goes, and what is not stays: moves by the end of their game, names by the last time their person came."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import Table, select, text
from sqlalchemy.dialects import sqlite

from bot.game.actions import Deal, Seat
from bot.game.cards import PACK
from bot.privacy import Kept
from bot.records import Change, Ending, GuildChange, Keeping, Player, Ply, SeatResult, Status
from db.engine import Database
from db.games import SqlGameStore
from db.guilds import Guilds
from db.preferences import Preferences
from db.privacy import dossiers
from db.privacy.dossiers import Dossiers
from db.privacy.keeping import MOVES
from db.schema import UNPRUNED, clicks, games, metadata, people, posts, results, score_lines, seats
from db.standings.rebuilding import rebuild
from db.standings.tables import honours, rating_changes
from tests.db.contents import rows
from tests.db.tables import ANNA, BO, CIA, GUILD, NOW, lobby
from tests.db.test_rebuilding import everything

KEPT_FOR = timedelta(days=90)
DAY = timedelta(days=1)


class Host:
    """Time passes by hand."""

    def __init__(self, database: Database) -> None:
        self.now = NOW
        self.store = SqlGameStore(database, now=lambda: self.now)
        self.dossiers = Dossiers(database, now=lambda: self.now, kept_for=KEPT_FOR)
        self.people = Preferences(database, now=lambda: self.now)

    async def game(self, *players: Player, status: Status = Status.FINISHED, guild: int = GUILD) -> int:
        """A game with a move that ends now."""
        game_id = await self.store.open(replace(lobby(*players, guild=guild), opened=self.now))
        ends = tuple(
            SeatResult(Seat(seat), seat + 1, 50 - seat, won=not seat, left=False) for seat in range(len(players))
        )
        ending = Ending(ends, (), 1) if status is Status.FINISHED else None
        change = Change(plies=(Ply(0, Deal(PACK)),), status=status, ending=ending, rated=ending is not None)
        await self.store.commit(game_id, 0, change)
        return game_id

    async def pass_time(self, passed: timedelta) -> None:
        self.now += passed
        await self.dossiers.drop_old()


@pytest.fixture
def host(database: Database) -> Host:
    return Host(database)


def test_every_table_about_games_is_known_to_be_dropped_or_kept() -> None:
    """A new one must be said to be one or the other."""
    about = {table for table in metadata.tables.values() if "game_id" in table.columns}
    kept: set[Table] = {seats, posts, clicks, results, score_lines, rating_changes, honours}
    assert about == {*MOVES, *kept}


async def test_moves_go_after_their_time_and_results_stay(host: Host, database: Database) -> None:
    game_id = await host.game(ANNA, BO)
    counted = await everything(database, host.now)
    await host.pass_time(KEPT_FOR)
    stored = await host.store.load(game_id)
    assert stored is not None
    assert (stored.pruned, len(stored.plies), len(stored.seeds)) == (False, 1, 1)
    await host.pass_time(timedelta(seconds=1))
    stored = await host.store.load(game_id)
    assert stored is not None
    assert (stored.pruned, len(stored.plies), len(stored.seeds)) == (True, 0, 0)
    assert [await rows(database, table) for table in MOVES] == [[]] * len(MOVES)
    assert len(await rows(database, results)) == 2
    await database.tx(lambda connection: rebuild(connection, now=NOW))
    assert await everything(database, NOW) == counted


async def test_a_game_that_runs_is_kept_however_old(host: Host, database: Database) -> None:
    game_id = await host.store.open(lobby(ANNA, BO))
    await host.store.commit(game_id, 0, Change(plies=(Ply(0, Deal(PACK)),), status=Status.ACTIVE))
    await host.pass_time(10 * KEPT_FOR)
    stored = await host.store.load(game_id)
    assert stored is not None
    assert len(stored.plies) == 1
    assert [player.name for player in stored.players] == ["Anna", "Bo"]


async def test_a_server_may_want_them_longer(host: Host, database: Database) -> None:
    """A year, or always; and a host who keeps them for longer than a year keeps these as long as all others."""
    guilds = Guilds(database, now=lambda: host.now)
    for number, keeping in enumerate(Keeping):
        await guilds.settle(GUILD + number, GuildChange(keeping=keeping))
        await host.game(ANNA, BO, guild=GUILD + number)
    kept = []
    for days in (90, 1, 274, 1, 3650):
        await host.pass_time(days * DAY)
        kept.append([not row.pruned for row in sorted(await rows(database, games), key=lambda row: row.id)])
    assert kept == [
        [True, True, True],
        [False, True, True],
        [False, True, True],
        [False, False, True],
        [False, False, True],
    ]


async def test_a_host_may_keep_them_for_longer_than_a_year(host: Host, database: Database) -> None:
    host.dossiers = Dossiers(database, now=lambda: host.now, kept_for=400 * DAY)
    await Guilds(database, now=lambda: host.now).settle(GUILD, GuildChange(keeping=Keeping.YEAR))
    await host.game(ANNA, BO)
    await host.pass_time(399 * DAY)
    assert [row.pruned for row in await rows(database, games)] == [False]
    await host.pass_time(2 * DAY)
    assert [row.pruned for row in await rows(database, games)] == [True]


async def test_the_search_for_old_games_goes_by_an_index(database: Database) -> None:
    """However many games there are whose moves went long ago."""
    if database.is_sqlite:
        query = select(games.c.id).where(games.c.ended < NOW, UNPRUNED).order_by(games.c.ended)
        sql = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": False})).replace("?", "'x'")
        plan = await database.read(lambda connection: connection.execute(text(f"EXPLAIN QUERY PLAN {sql}")).all())
        assert "ix_games_unpruned" in str(plan)


async def test_many_games_go_a_few_at_a_time(host: Host, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dossiers, "AT_ONCE", 2)
    for _ in range(5):
        await host.game(ANNA, BO, status=Status.VOID)
    await host.pass_time(KEPT_FOR + DAY)
    assert [row.pruned for row in await rows(database, games)] == [True] * 5
    assert {row.name for row in await rows(database, seats)} == {""}


async def test_a_name_goes_with_the_last_game_of_its_person(host: Host, database: Database) -> None:
    """Bo plays once more, Cia sets something; only Anna has not come back."""
    await host.game(ANNA, BO, CIA)
    host.now += 50 * DAY
    await host.game(BO, status=Status.VOID)
    await host.people.let_ping(CIA.user_id or 0, name="Cia", allowed=False)
    await host.people.let_ping(CIA.user_id or 0, name="Cia", allowed=True)
    await host.people.want_hints(CIA.user_id or 0, name="Cia", wanted=True)
    await host.pass_time(41 * DAY)
    assert await names(database) == {ANNA.user_id: "", BO.user_id: "Bo", CIA.user_id: "Cia"}
    assert {row.name for row in await rows(database, seats)} == {"", "Bo", "Cia"}
    await host.pass_time(50 * DAY)
    assert await names(database) == {ANNA.user_id: "", BO.user_id: "", CIA.user_id: ""}
    assert {row.name for row in await rows(database, seats)} == {""}


async def test_whose_name_went_has_the_rest_and_gets_a_name_again(host: Host, database: Database) -> None:
    await host.game(ANNA, BO)
    await host.pass_time(KEPT_FOR + DAY)
    assert ANNA.user_id is not None
    assert await host.dossiers.kept(ANNA.user_id) == Kept(finished=1, ratings=1, honours=1)
    await host.game(ANNA, BO)
    assert (await host.dossiers.kept(ANNA.user_id)).name == "Anna"


async def names(database: Database) -> dict[int, str]:
    return {row.user_id: row.name for row in await rows(database, people)}
