"""A process takes its share of the shards, or waits as a spare until one is free."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Final

import structlog

from bot.client import ChicagoBot
from bot.hosting.endings import TRY_AGAIN, CannotServe
from bot.records import Share, Unavailable
from db.claims import Claim, Obstacle, Session, claiming
from db.engine import Database
from db.word import Word

AGAIN: Final = 0.5
"""Seconds between two looks whether something is free."""
LOST: Final = "The connection to the database is lost that held this process's shards: another serves them."

_log = structlog.get_logger(__name__)


@asynccontextmanager
async def sharing(bot: ChicagoBot, database: Database, shares: Sequence[Share]) -> AsyncIterator[None]:
    """Until the end of the block the bot has one of these shares for itself; with none given it has everything.

    If nothing is free, that is waited for, unless the bot stops. Raises Unavailable, and CannotServe if they are
    lost, for which the bot stops. A file is nobody else's anyway (db/sqlite_file.py).
    """
    if database.is_sqlite:
        yield
        return
    holding = _Holding(bot, database, shares)
    try:
        async with holding:
            yield
    except Exception as error:
        if not holding.lost:
            raise
        raise CannotServe(LOST, TRY_AGAIN) from error
    if holding.lost:
        raise CannotServe(LOST, TRY_AGAIN)


class _Holding:
    """What a process has, for as long as it has it.

    A process with everything seldom has a spare that waits for it: when the server was away it takes everything back,
    and its tables go on. One of several ends, for its spare is there already.
    """

    def __init__(self, bot: ChicagoBot, database: Database, shares: Sequence[Share]) -> None:
        self._bot = bot
        self._database = database
        self._shares = shares
        self._stack = AsyncExitStack()
        self._session: Session | None = None
        self._ending: asyncio.Future[None] | None = None
        self._returning: asyncio.Future[None] | None = None

    @property
    def lost(self) -> bool:
        """Is it another's now?"""
        return self._ending is not None

    async def __aenter__(self) -> None:
        try:
            await self._hold(await self._stack.enter_async_context(claiming(self._database)))
        except BaseException:
            await self._stack.aclose()
            raise

    async def __aexit__(self, *_: object) -> None:
        if self._returning is not None:
            await self._returning
        await self._stack.aclose()

    async def _hold(self, claim: Claim) -> None:
        """Wait for a share, and see to it that it stays ours."""
        await _take(self._bot, claim, self._shares)
        if self._bot.stopping:
            return
        self._session = await claim.session()
        await claim.watch(self._stop if self._shares else self._go_back)
        if self._shares:
            await claim.listen(self._database, partial(_heed, self._bot))

    def _stop(self) -> None:
        _log.error("shards lost", shards=str(self._bot.share))
        self._ending = asyncio.ensure_future(self._bot.close())

    def _go_back(self) -> None:
        _log.warning("the connection that says that nobody else serves is lost")
        self._returning = asyncio.ensure_future(self._return())

    async def _return(self) -> None:
        """Take everything again as soon as the server answers, unless another process was quicker."""
        while not self._bot.stopping:
            try:
                await self._stack.aclose()
                claim = await self._stack.enter_async_context(claiming(self._database))
                if self._session is not None:
                    await claim.end_session(self._session)  # which the server may believe in for a while yet
                if isinstance(await claim.take(()), Obstacle):
                    self._stop()
                    return
                self._session = await claim.session()
                await claim.watch(self._go_back)
            except Unavailable:
                await asyncio.sleep(AGAIN)
            else:
                _log.info("nobody else serves")
                return


def _heed(bot: ChicagoBot, word: Word) -> None:
    """Another process has written something down about a person: what is known here may be out of date."""
    if not hasattr(bot, "tables"):
        return  # nothing was read yet
    bot.people.forget(word.user_id)
    if word.number:
        bot.habits.forget(word.user_id)
        bot.panels.forget_person(word.user_id)
        bot.spawn(bot.tables.forget(word.user_id, number=word.number))
    else:
        bot.spawn(bot.habits.learn(word.user_id))


async def _take(bot: ChicagoBot, claim: Claim, shares: Sequence[Share]) -> None:
    told: Obstacle | None = None
    while not bot.stopping:
        match await claim.take(shares):
            case Share() as share:
                bot.spare = False
                if shares:
                    _log.info("shards taken", shards=str(share))
                    bot.share = share
                return
            case obstacle if obstacle is not told:
                told, bot.spare = obstacle, True
                _log.info("waiting as a spare", why=obstacle.value, slots=len(shares) or 1)
        await asyncio.sleep(AGAIN)
