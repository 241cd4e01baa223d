"""A port of its own, by default on this machine only: /metrics, /healthz, /readyz."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.client import ChicagoBot
from bot.meters import Meters
from bot.observing.gauges import Moment, trouble

BOT: Final = web.AppKey("bot", ChicagoBot)
BEAT: Final = 0.25
"""Seconds between two looks at how late the event loop is."""


class PortTaken(Exception):
    """Nothing can be heard at this port; the text is a sentence for the host."""


@asynccontextmanager
async def listening(bot: ChicagoBot, *, host: str, port: int) -> AsyncIterator[int]:
    """Answer at this port (0: any that is free) until the end of the block; gives the port. Raises PortTaken."""
    pages = web.Application()
    pages[BOT] = bot
    pages.router.add_get("/metrics", _metrics)
    pages.router.add_get("/healthz", _alive)
    pages.router.add_get("/readyz", _ready)
    runner = web.AppRunner(pages, access_log=None, handle_signals=False, shutdown_timeout=0.2)
    await runner.setup()
    lag = _Lag(bot.meters)
    moment = Moment(bot)
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            why = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else error.strerror
            raise PortTaken(f"METRICS_HOST or METRICS_PORT cannot be used: {why}.") from error
        bot.meters.registry.register(moment)
        lag.begin()
        yield int(runner.addresses[0][1])
        bot.meters.registry.unregister(moment)
    finally:
        lag.end()
        await runner.cleanup()


async def _metrics(request: web.Request) -> web.Response:
    """Everything that is counted."""
    body = generate_latest(request.app[BOT].meters.registry)
    return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})


async def _alive(_request: web.Request) -> web.Response:
    """The event loop turns; whether Discord and the database answer is another question."""
    return web.Response(text="alive\n")


async def _ready(request: web.Request) -> web.Response:
    """Can people play? If not, why."""
    why = trouble(request.app[BOT])
    return web.Response(text="ready\n") if why is None else web.Response(text=f"{why}\n", status=503)


class _Lag:
    """Looks again and again how late the event loop is."""

    def __init__(self, meters: Meters) -> None:
        self._meters = meters
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Look once more, a beat from now."""
        loop = asyncio.get_running_loop()
        due = loop.time() + BEAT
        self._timer = loop.call_at(due, self._look, due)

    def _look(self, due: float) -> None:
        self._meters.lagged(asyncio.get_running_loop().time() - due)
        self.begin()

    def end(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()
