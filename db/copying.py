"""A whole database moved to another place: from a file to a server, or back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from sqlalchemy import Column, Connection, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from db.address import file_at
from db.claims import in_use
from db.engine import Database, open_database
from db.errors import CannotCopy
from db.locks import alone
from db.migrate import migrate
from db.schema import metadata
from db.upgrading import newest_revision, revision_of

AT_ONCE: Final = 500
"""Rows that are on their way at the same time."""


async def copy_database(source_url: str, target_url: str) -> Mapping[str, int]:
    """Copy everything; says how many rows of each table there are now, in both places.

    No bot may run on either. The target has to be empty; it is written in one transaction, so that after a failure it
    is empty still. Raises CannotCopy and CannotOpen with a sentence for the host, Unavailable.
    """
    if _same(source_url, target_url):
        raise CannotCopy("These two are the same database.")
    source = await _opened(source_url, "FROM")
    try:
        await source.read(_refuse_older)
        await _refuse_used(source, "FROM")
        target = await _opened(target_url, "TO")
        try:
            await _refuse_used(target, "TO")
            await migrate(target)
            async with source.step_by_step(reading=True) as from_, target.step_by_step() as to:
                return await _copy(from_, to)
        finally:
            await target.close()
    finally:
        await source.close()


def _same(one: str, other: str) -> bool:
    first, second = file_at(one), file_at(other)
    return one == other or (first is not None and second is not None and first.resolve() == second.resolve())


async def _opened(url: str, which: str) -> Database:
    """An open database; a file that is to be read has to be there. Raises CannotCopy, CannotOpen, Unavailable."""
    path = file_at(url)
    if which == "FROM" and path is not None and not path.is_file():
        raise CannotCopy(f"There is no database file {path}.")
    return await open_database(url)


def _refuse_older(connection: Connection) -> None:
    if revision_of(connection) != newest_revision():
        raise CannotCopy("FROM has not been used by this version of the bot: start it there once.")


async def _refuse_used(database: Database, which: str) -> None:
    """A file that is open here nobody else can use; a server lets everybody in."""
    if not database.is_sqlite and await database.read(in_use):
        raise CannotCopy(f"The bot runs on {which}: stop it first.")


async def _copy(source: AsyncConnection, target: AsyncConnection) -> Mapping[str, int]:
    await target.run_sync(alone)
    tables = metadata.sorted_tables
    for table in tables:
        if await target.run_sync(_count, table):
            raise CannotCopy("TO is not empty: name a new database.")
    for table in tables:
        await _copy_rows(source, target, table)
    for table, column in _numbered():
        after = await source.run_sync(_last_number, table, column)
        await target.run_sync(_number_on, table, column, after=after)
    counts = {table.name: await target.run_sync(_count, table) for table in tables}
    for table in tables:
        if counts[table.name] != await source.run_sync(_count, table):
            raise CannotCopy(f"Not all rows of {table.name} arrived: nothing was written.")
    return counts


async def _copy_rows(source: AsyncConnection, target: AsyncConnection, table: Table) -> None:
    result = await source.stream(select(table).order_by(*table.primary_key))
    async for rows in result.mappings().partitions(AT_ONCE):
        await target.execute(table.insert(), [dict(row) for row in rows])


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


# Numbers that the database gives: none is given twice, also not those of rows that are gone. Old buttons carry them.


def _numbered() -> Iterator[tuple[Table, Column[int]]]:
    """The tables whose rows the database numbers, and the column."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None and not column.foreign_keys:
            yield table, column


def _last_number(connection: Connection, table: Table, column: Column[int]) -> int:
    """The greatest number that was ever given; 0 if none was."""
    if connection.dialect.name == "sqlite":
        query = text("SELECT seq FROM sqlite_sequence WHERE name = :table")
        return connection.scalar(query, {"table": table.name}) or 0
    sequence = _sequence(connection, table, column)
    given = connection.execute(text(f"SELECT last_value, is_called FROM {sequence}"))  # noqa: S608 - our own name
    last, called = given.one()
    return int(last) if called else int(last) - 1  # the next one, as it is set in a new database and after a copy


def _number_on(connection: Connection, table: Table, column: Column[int], *, after: int) -> None:
    """The next number given is `after` + 1."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), {"table": table.name})
        numbered = text("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :after)")
        connection.execute(numbered, {"table": table.name, "after": after})
    else:
        sequence = _sequence(connection, table, column)
        given = text("SELECT setval(CAST(:sequence AS regclass), :next, false)")
        connection.execute(given, {"sequence": sequence, "next": after + 1})


def _sequence(connection: Connection, table: Table, column: Column[int]) -> str:
    """The name of what numbers the rows of a table on a server."""
    query = text("SELECT pg_get_serial_sequence(:table, :column)")
    return str(connection.scalar(query, {"table": table.name, "column": column.name}))
