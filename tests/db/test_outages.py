"""A database that is locked, full, read-only or gone: one clear error, nothing stored, and the game goes on after."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.game.actions import Pass, Seat
from bot.records import Change, Ply, StoredTable, Unavailable
from db.engine import Database, open_database
from db.games import SqlGameStore
from db.migrate import migrate
from tests.db.postgres import Server
from tests.db.tables import ANNA, BO, NOW, lobby

MOVE = Change(click=1, plies=(Ply(0, Pass(Seat(0))),))


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """A database that waits a quarter of a second for locks."""
    database = await open_database(address, patience=0.25)
    try:
        await migrate(database)
        yield database
    finally:
        await asyncio.wait_for(database.close(), 30)  # what never ends fails, and does not stop all other tests


@pytest.fixture
async def other_program(address: str) -> AsyncIterator[AsyncEngine]:
    """Somebody else with a connection to the same database."""
    engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
    try:
        yield engine
    finally:
        await engine.dispose()


async def stored(store: SqlGameStore, game_id: int) -> StoredTable:
    table = await store.load(game_id)
    assert table is not None
    return table


async def play_on(store: SqlGameStore, game_id: int) -> None:
    """The refused move was not stored in any part; the same click works now."""
    assert (await stored(store, game_id)).plies == ()
    await store.commit(game_id, 0, MOVE)
    assert (await stored(store, game_id)).plies == MOVE.plies


async def test_locked(store: SqlGameStore, database: Database, other_program: AsyncEngine) -> None:
    game_id = await store.open(lobby(ANNA))
    async with other_program.connect() as connection:
        await connection.execute(text("BEGIN IMMEDIATE" if database.is_sqlite else "BEGIN"))
        if not database.is_sqlite:
            await connection.execute(text("LOCK TABLE actions IN EXCLUSIVE MODE"))
        for _ in range(2):
            with pytest.raises(Unavailable, match="lock"):
                await store.commit(game_id, 0, MOVE)
        assert (await stored(store, game_id)).revision == 0  # reading goes on
        await connection.execute(text("ROLLBACK"))
    await play_on(store, game_id)


async def test_waiting_for_a_turn_is_bounded(store: SqlGameStore, database: Database) -> None:
    """One transaction that hangs does not make a queue that nobody comes out of."""
    game_id = await store.open(lobby(ANNA))
    async with database.step_by_step() as hanging:
        if not database.is_sqlite:
            await hanging.execute(text("LOCK TABLE actions IN EXCLUSIVE MODE"))
        outcomes = await asyncio.wait_for(
            asyncio.gather(*(store.commit(game_id, 0, MOVE) for _ in range(10)), return_exceptions=True), 4
        )
    assert [type(outcome) for outcome in outcomes] == [Unavailable] * 10
    await play_on(store, game_id)


async def test_a_failure_that_nobody_waits_for_is_logged_by_kind(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))
        raise LookupError("QS")

    with pytest.raises(TimeoutError):
        await asyncio.wait_for(database.tx(fail), 0.000_001)
    await database.close()
    await asyncio.sleep(0)
    assert caplog.messages == ["a transaction failed after its caller had left: LookupError"]


class TestFile:
    """What only happens to a file."""

    @pytest.fixture
    def address(self, tmp_path: object) -> str:
        return f"sqlite+aiosqlite:///{tmp_path}/chicago.db"

    async def pragma(self, database: Database, setting: str) -> object:
        """Set or ask something on both connections there are while nothing overlaps: the writer keeps its own."""

        def fail(_: Connection) -> None:
            raise LookupError

        def one(connection: Connection) -> object:
            result = connection.execute(text(f"PRAGMA {setting}"))
            return result.scalar() if result.returns_rows else None

        with pytest.raises((LookupError, Unavailable)):
            await database.tx(fail)  # after a failure it gives its connection back
        async with database.step_by_step(reading=True) as connection:
            await database.read(one)
            return await connection.run_sync(one)

    async def test_the_disk_is_full(self, store: SqlGameStore, database: Database) -> None:
        game_id = await store.open(lobby(ANNA))
        pages = await self.pragma(database, "page_count")
        assert await self.pragma(database, f"max_page_count = {pages}") == pages
        long = Change(click=1, plies=tuple(Ply(number, Pass(Seat(0))) for number in range(1000)))
        with pytest.raises(Unavailable, match="disk is full"):
            await store.commit(game_id, 0, long)
        assert (await stored(store, game_id)).revision == 0
        await self.pragma(database, "max_page_count = 100000")
        await play_on(store, game_id)

    async def test_the_disk_has_become_read_only(self, store: SqlGameStore, database: Database) -> None:
        game_id = await store.open(lobby(ANNA))
        await self.pragma(database, "query_only = ON")
        for _ in range(2):
            with pytest.raises(Unavailable, match="readonly"):
                await store.commit(game_id, 0, MOVE)
        await self.pragma(database, "query_only = OFF")
        await play_on(store, game_id)


class TestServer:
    """What only happens to a server."""

    @pytest.fixture
    def address(self, server: Server) -> str:
        return server.empty_database()

    async def test_the_connection_is_cut_in_the_middle(self, store: SqlGameStore, database: Database) -> None:
        game_id = await store.open(lobby(ANNA))

        def write(connection: Connection) -> None:
            connection.execute(text("UPDATE games SET revision = 7"))
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

        with pytest.raises(Unavailable):
            await database.tx(write)
        await play_on(store, game_id)

    async def test_connections_cut_while_they_rest_are_not_noticed(
        self, store: SqlGameStore, other_program: AsyncEngine
    ) -> None:
        """The server was started again over night."""
        game_id = await store.open(lobby(ANNA))
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        async with other_program.connect() as killer:
            await killer.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
        await play_on(store, game_id)

    async def test_a_statement_that_does_not_end_is_ended(self, database: Database) -> None:
        with pytest.raises(Unavailable, match="statement timeout"):
            await database.tx(lambda connection: connection.execute(text("SELECT pg_sleep(5)")))

    async def test_no_connection_is_free(self, store: SqlGameStore, database: Database) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(15):
                await stack.enter_async_context(database.step_by_step(reading=True))
            with pytest.raises(Unavailable):
                await store.open(lobby(BO))
        await store.open(lobby(BO))

    async def test_a_read_only_server(self, store: SqlGameStore, address: str) -> None:
        """A standby answers, but takes nothing."""
        game_id = await store.open(lobby(ANNA))
        name = address.rsplit("/", 1)[1]
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        await engine.dispose()
        standby = await open_database(address)
        try:
            with pytest.raises(Unavailable):
                await SqlGameStore(standby, now=lambda: NOW).commit(game_id, 0, MOVE)
        finally:
            await standby.close()
        await play_on(store, game_id)
