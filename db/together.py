"""What waits to be written goes into one transaction: the disk is asked once for all of it, and not once for each.

A file takes one writer at a time, and a COMMIT as long as the disk does. Who comes alone is written alone; under load
those who wait meanwhile share the next transaction. Nobody hears anything before it is committed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.failpoints import Place, passing
from db.trips import Work, carry_out, in_one_trip

T = TypeVar("T")

AT_ONCE: Final = 16
"""How many are written together at most: those at the front wait for those behind them."""


@dataclass(eq=False, slots=True)
class _Write:
    """Something to be written."""

    work: Work[Any]
    about: tuple[object, ...]
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Together:
    """Writes to one file, in the order in which they were asked for."""

    def __init__(self, engine: AsyncEngine, turn: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        """`turn` is held while something is written; it is given first come, first served."""
        self._engine = engine
        self._turn = turn
        self._waiting: deque[_Write] = deque()
        self._open: AsyncConnection | None = None
        """The connection of the writer, who comes again soon: to take one from the pool each time costs as much as a
        statement."""

    async def write(self, work: Work[T], about: tuple[object, ...]) -> T:
        """Run `work` in a transaction, and return what it returned once that is committed.

        Raises what `work` raises, what the database raises, and TimeoutError if its turn does not come.
        """
        one = _Write(work, about)
        self._waiting.append(one)
        try:
            async with self._turn():
                if not one.done.done():
                    await self._carry_out()
        except TimeoutError:
            if one in self._waiting:  # else it is being written just now
                self._waiting.remove(one)
                raise
        result: T = await one.done
        return result

    async def _carry_out(self) -> None:
        """Write all that wait; if anything in that fails, each by itself, so that it fails alone."""
        these = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
        if len(these) > 1:
            try:
                results = await self._transaction(these)
            except Exception:  # noqa: S110 - whose fault it was is found out below; nothing of it is stored
                pass
            else:
                for one, result in zip(these, results, strict=True):
                    one.done.set_result(result)
                return
        for one in these:
            try:
                [result] = await self._transaction([one])
            except Exception as error:
                one.done.set_exception(error)
            else:
                one.done.set_result(result)

    async def _transaction(self, these: list[_Write]) -> list[Any]:
        connection = self._open = self._open or await self._engine.connect()
        try:
            results = await in_one_trip(connection, lambda there: _written(there, these))
        except BaseException:
            await self.let_go()  # the pool looks after it, and after a file that is not well
            raise
        for one in these:
            passing(Place.AFTER_COMMIT, *one.about)
        return results

    async def let_go(self) -> None:
        """Give the connection back; the next write takes one anew."""
        connection, self._open = self._open, None
        if connection is not None:
            await connection.close()


def _written(connection: Connection, these: Sequence[_Write]) -> list[Any]:
    """Write these in one transaction."""
    with connection.begin():
        results = [carry_out(connection, one.work) for one in these]
        for one in these:
            passing(Place.BEFORE_COMMIT, *one.about)
    return results
