"""The one door to the database: what is written is written whole, even if nobody waits for it any more."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Table, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.failpoints import Place, passing
from bot.records import Unavailable
from db.address import address_of
from db.errors import BadAddress
from db.failures import is_refusal, is_worth_retrying, translated
from db.sqlite_file import OPEN, ClaimedFile, careful, harmless, quick_check
from db.together import Together
from db.trips import Work, carry_out, file_engine, in_one_trip

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE: Final = 5.0
BRIEF: Final = 0.5
"""Seconds for which a rewritten file waits for those who read it: all who write wait meanwhile."""
LARGEST_REWRITTEN: Final = 100_000_000
"""Bytes of a file that is rewritten while people play: in a second or two."""
RETRY_PAUSES: Final = (0.02, 0.04, 0.08)
"""Seconds before each new try of a transaction that another one got in the way of."""


class Database:
    """An open database. Nothing else begins a transaction."""

    def __init__(self, engine: AsyncEngine, *, patience: float, file: ClaimedFile | None) -> None:
        self._engine = engine
        self._patience = patience
        self._file = file
        self._closed = False
        self._running: set[asyncio.Task[Any]] = set()
        self.when_out: Callable[[], None] = lambda: None
        """Is called whenever it was locked, full or gone, before whoever asked hears of that."""
        self.timed: Callable[[str, str, float], None] = lambda _way, _outcome, _seconds: None
        """Is told of every transaction: write or read; done, refused or unavailable; seconds, those of waiting too."""
        if self.is_sqlite:
            self._reader = engine.execution_options(reading=True)
        else:  # all statements of one read see the same moment, as they do in SQLite
            self._reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._writer = asyncio.Lock()
        self._together = Together(engine, self._turn) if self.is_sqlite else None
        self.token: Final = secrets.token_hex(8)
        """Tells this process from others on the same server."""

    @property
    def is_sqlite(self) -> bool:
        """Is it a file, and not a server?"""
        return self._engine.dialect.name == "sqlite"

    async def tx(self, work: Work[T], *, about: tuple[object, ...] = ()) -> T:
        """Run `work` in one write transaction; return what it returned once it is committed.

        `about`: what it writes, for failpoints.

        `work` only runs statements, for a file in the thread of the file: it may be run again when transactions got in
        each other's way, or when another one failed that was written together with it. It is carried out to its end
        even if the caller is cancelled. Raises Unavailable when the database is locked, full or gone, Rejected
        for a broken constraint, and whatever `work` raises; nothing is stored then. (If a server is lost in the middle
        of COMMIT nobody knows; revisions and click keys make asking again safe.)
        """
        return await self._sheltered(self._write(work, about), way="write")

    async def read(self, work: Work[T]) -> T:
        """Run `work` in one read transaction: all its statements see the same moment. Raises Unavailable."""
        return await self._sheltered(self._read(work), way="read")

    @asynccontextmanager
    async def step_by_step(self, *, reading: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction whose statements go to the database one by one: for what has to do with two of them at once.

        It is committed at the end of the block. Raises Unavailable, Rejected.
        """
        async with AsyncExitStack() as stack:
            stack.enter_context(translated())
            if self.is_sqlite and not reading:
                await stack.enter_async_context(self._turn())
            yield await stack.enter_async_context((self._reader if reading else self._engine).begin())

    async def compact(self) -> bool:
        """Rewrite a file without the parts that are not used any more; all who write wait meanwhile.

        A server does that by itself. False if the file is too large for such a wait, or is being read: nothing is lost,
        and it may be tried again. Raises Unavailable.
        """
        return not self.is_sqlite or await self._sheltered(self._rewrite(), way="rewrite")

    @asynccontextmanager
    async def aside(self) -> AsyncIterator[AsyncConnection]:
        """A connection to a server that is in no transaction, to wait for locks and hold them; it is cut in the end.

        Raises Unavailable.
        """
        async with AsyncExitStack() as stack:
            with translated():
                connecting = self._engine.execution_options(isolation_level="AUTOCOMMIT").connect()
                connection = await stack.enter_async_context(connecting)
                stack.push_async_callback(connection.invalidate)
                for limit in ("lock_timeout", "statement_timeout"):
                    await connection.execute(text("SELECT set_config(:limit, '0', false)"), {"limit": limit})
            yield connection

    async def close(self) -> None:
        """Take no new work, finish what was begun, let go of the file."""
        self._closed = True
        while self._running:
            await asyncio.wait(self._running)
        if self._together is not None:
            await self._together.let_go()
        await self._engine.dispose()
        if self._file is not None:
            self._file.release()
            self._file = None

    async def _sheltered(self, work: Coroutine[Any, Any, T], *, way: str) -> T:
        """Await `work` in a task of its own: a cancelled driver call would leave its connection in the middle."""
        if self._closed:
            work.close()
            raise Unavailable("closed")
        task = asyncio.create_task(self._noted(work, way))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_note_failure)  # nobody else will look
            raise

    async def _noted(self, work: Coroutine[Any, Any, T], way: str) -> T:
        begun, outcome = perf_counter(), "refused"
        try:
            result = await work
            outcome = "done"
        except Unavailable:
            outcome = "unavailable"
            self.when_out()
            raise
        finally:
            self.timed(way, outcome, perf_counter() - begun)
        return result

    async def _write(self, work: Work[T], about: tuple[object, ...]) -> T:
        with translated():
            for pause in RETRY_PAUSES:
                try:
                    return await self._attempt(work, about)
                except DBAPIError as error:
                    if not is_worth_retrying(error):
                        raise
                await asyncio.sleep(pause)
            return await self._attempt(work, about)

    async def _attempt(self, work: Work[T], about: tuple[object, ...]) -> T:
        passing(Place.BEFORE_BEGIN, *about)
        if self._together is not None:
            return await self._together.write(work, about)
        async with self._engine.begin() as connection:
            done = await connection.run_sync(carry_out, work)
            passing(Place.BEFORE_COMMIT, *about)
        passing(Place.AFTER_COMMIT, *about)
        return done

    async def _read(self, work: Work[T]) -> T:
        with translated():
            async with self._reader.connect() as connection:
                return await in_one_trip(connection, lambda there: _in_transaction(there, work))

    async def _rewrite(self) -> bool:
        assert self._file is not None
        if self._file.path.stat().st_size > LARGEST_REWRITTEN:
            log.warning("the file is too large to be rewritten while the bot runs: VACUUM it when it is stopped")
            return False
        with translated():
            async with self._turn(), self._engine.execution_options(**{OPEN: True}).connect() as connection:
                await connection.exec_driver_sql("VACUUM")
                await connection.exec_driver_sql(f"PRAGMA busy_timeout = {round(BRIEF * 1000)}")
                try:
                    busy, *_ = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()
                finally:
                    await connection.exec_driver_sql(f"PRAGMA busy_timeout = {round(self._patience * 1000)}")
                return not busy

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """SQLite has one writer at a time: queue here, first come first served, not in its busy loop."""
        async with asyncio.timeout(self._patience):
            await self._writer.acquire()
        try:
            yield
        finally:
            self._writer.release()


def _in_transaction(connection: Connection, work: Work[T]) -> T:
    with connection.begin():
        return carry_out(connection, work)


def _note_failure(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.warning("a transaction failed after its caller had left: %s", type(error).__name__)


def insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert into `table` that can be told what to do `on_conflict`."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


async def open_database(url: str, *, patience: float = PATIENCE) -> Database:
    """Open the database at `url`, sound and ours alone if it is a file; close it in the end.

    `url` is "sqlite:///chicago.db" (three slashes and a relative path, four and an absolute one) or
    "postgresql://user:password@host/name". `patience` is how many seconds to wait for a lock. Raises CannotOpen with a
    sentence that says what is wrong, Unavailable if a server does not answer.
    """
    address = address_of(url)
    if address.get_backend_name() == "sqlite":
        return await _open_file(address, patience)
    return await _open_server(address, patience)


async def open_to_look(url: str, *, patience: float = PATIENCE) -> Database:
    """Open the database at `url` for `Database.read` alone, also while another process uses it; close it in the end.

    Raises CannotOpen with a sentence that says what is wrong, Unavailable if a server does not answer.
    """
    address = address_of(url)
    if address.get_backend_name() != "sqlite":
        return await _open_server(address, patience)
    return _look_into(Path(address.database or ""), patience)


def _look_into(file: Path, patience: float) -> Database:
    path = file.resolve()
    if not path.is_file():
        raise BadAddress(f"There is no database file {path}.")
    engine = file_engine(f"{path.as_uri()}?mode=ro", uri=True)
    harmless(engine.sync_engine, patience=patience)
    return Database(engine, patience=patience, file=None)


async def _open_file(address: URL, patience: float) -> Database:
    file = ClaimedFile(address.database or "")
    engine = file_engine(str(file.path), pool_timeout=patience)
    careful(engine.sync_engine, patience=patience)
    database = Database(engine, patience=patience, file=file)
    try:
        await quick_check(database, file.path)
    except BaseException:
        await database.close()
        raise
    return database


async def _open_server(address: URL, patience: float) -> Database:
    settings = {
        "application_name": "chicago-bot",
        "lock_timeout": f"{round(patience * 1000)}ms",
        "statement_timeout": f"{round(patience * 2000)}ms",  # never less, or it would hide what one waits for
    }
    try:
        engine = create_async_engine(
            address,
            hide_parameters=True,
            pool_pre_ping=True,
            pool_timeout=patience,
            connect_args={"timeout": patience, "server_settings": settings},
        )
    except ModuleNotFoundError:
        raise BadAddress("PostgreSQL needs one more package: pip install 'chicago-bot[postgres]'") from None
    database = Database(engine, patience=patience, file=None)
    try:
        await database.read(lambda connection: connection.execute(text("SELECT 1")))
    except BaseException as error:
        await database.close()
        if is_refusal(error):
            raise BadAddress("The PostgreSQL server does not accept this user, password or database name.") from error
        raise
    return database
