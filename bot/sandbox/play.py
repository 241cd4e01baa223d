"""Play in a browser: the real bot, you and two friends, no token and no Discord account."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import simcord

from bot.ai.workers import ProcessPlayers
from bot.app import assemble
from bot.manager.tempo import Tempo
from bot.sandbox.page import LivePage, served
from bot.sandbox.room import furnished_room, logs_aside
from db.errors import DatabaseError

PEOPLE = ("Anna", "Bo", "Cia")
SETTLE_TIMEOUT = 0.3
"""Seconds a click on the page may wait for the bot to come to rest; longer, and a bot that acts every second would
hold the page up."""

HOW_TO = """\
You are Anna. Type /chicago start in the channel, Enter, and press the arrow.
"Viewing as" makes you Bo or Cia. Ctrl-C ends."""


def play(args: argparse.Namespace) -> int:
    """Run the sandbox until Ctrl-C, or until its page ends the session. Returns the exit code."""
    logs_aside()
    try:
        with database(args.db) as url, suppress(KeyboardInterrupt):
            asyncio.run(serve(url, port=args.port, browser=args.browser, tempo=tempo_of(args.pace)))
    except (OSError, DatabaseError, simcord.SetupError) as error:
        print(f"The sandbox cannot start: {error}", file=sys.stderr)
        return 1
    return 0


def tempo_of(name: str) -> Tempo:
    """The tempo called `name`."""
    return Tempo.instant() if name == "instant" else Tempo.live()


@contextmanager
def database(path: Path | None) -> Iterator[str]:
    """The address of the named database file, or of one that is deleted at the end."""
    if path is not None:
        yield f"sqlite+aiosqlite:///{path.expanduser().resolve()}"
        return
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        yield f"sqlite+aiosqlite:///{Path(folder) / 'sandbox.db'}"


async def serve(database_url: str, *, port: int | None, browser: bool, tempo: Tempo) -> None:
    """Put the bot into a room and show the room; the first line printed is its address."""
    over = asyncio.Event()
    with stopped_by_signals(over):
        bot = await assemble(database_url=database_url, tempo=tempo, players=ProcessPlayers())
        async with (
            furnished_room(bot, PEOPLE, settle_timeout=SETTLE_TIMEOUT, manager=PEOPLE[0]) as room,
            served(room, port=port) as preview,
        ):
            print(preview.url, HOW_TO, sep="\n", flush=True)
            if browser and has_browser():
                await asyncio.to_thread(webbrowser.open, preview.url)
            await until_first(LivePage(room, preview).keep_live(), preview.wait_closed(), over.wait())


async def until_first(*endings: Coroutine[Any, Any, object]) -> None:
    """Run all of these until the first of them is over; raise what it raises, and end the others."""
    tasks = [asyncio.ensure_future(one) for one in endings]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome


@contextmanager
def stopped_by_signals(over: asyncio.Event) -> Iterator[None]:
    """Let Ctrl-C and a request to terminate say that it is over; where a loop knows no signals, Ctrl-C ends the run."""
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    with suppress(NotImplementedError):
        for number in signals:
            loop.add_signal_handler(number, over.set)
    try:
        yield
    finally:
        with suppress(NotImplementedError):
            for number in signals:
                loop.remove_signal_handler(number)


def has_browser() -> bool:
    """Whether there is a screen to open a browser on."""
    return sys.platform in {"darwin", "win32"} or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))
