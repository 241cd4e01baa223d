"""A process takes its share of the shards, or waits as a spare until one is free."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import structlog

from bot.client import ChicagoBot
from bot.hosting.endings import TRY_AGAIN, CannotServe
from bot.records import Share
from db.claims import Claim, Obstacle, claiming
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
    lost, for which the bot stops.
    """
    if not shares:
        yield
        return
    closing: asyncio.Future[None] | None = None

    def stop() -> None:
        nonlocal closing
        _log.error("shards lost", shards=str(bot.share))
        closing = asyncio.ensure_future(bot.close())

    try:
        async with claiming(database) as claim:
            await _take(bot, claim, shares)
            if not bot.stopping:
                await claim.watch(stop)
                await claim.listen(database, partial(_heed, bot))
            yield
    except Exception as error:
        if closing is None:
            raise
        raise CannotServe(LOST, TRY_AGAIN) from error
    if closing is not None:
        raise CannotServe(LOST, TRY_AGAIN)


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
                _log.info("shards taken", shards=str(share))
                bot.share = share
                return
            case obstacle if obstacle is not told:
                told = obstacle
                _log.info("waiting as a spare", why=obstacle.value, slots=len(shares))
        await asyncio.sleep(AGAIN)
