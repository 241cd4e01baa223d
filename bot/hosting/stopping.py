"""The host stops the process: the first signal lets it finish what is in hand, the second ends it there and then."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

import structlog

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
AT_THE_LATEST: Final = 9.0
"""Seconds after the first signal at which the process is gone, whatever it still waits for: hosts kill after ten."""

_log = structlog.get_logger(__name__)


class Stop:
    """Listens from its making on. The first signal cancels the task that made it; a second one ends the process.

    It then dies of that signal, as a program does that has never heard of signals: 143 or 130 in a shell, and no
    failure for systemd.
    """

    def __init__(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._task = task
        self._loop = asyncio.get_running_loop()
        self._closing: asyncio.Future[None] | None = None
        self.asked = False
        """Has the host asked for it?"""
        self.close: Callable[[], Awaitable[None]] | None = None
        """What closes all that is open by now, besides the end of the task: libraries may not heed a cancellation."""
        for number in SIGNALS:
            self._loop.add_signal_handler(number, self._heard)

    def _heard(self) -> None:
        self.asked = True
        for number in SIGNALS:
            self._loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_DFL)
        watch = threading.Timer(AT_THE_LATEST, _end)
        watch.daemon = True
        watch.start()
        if self.close is not None:
            self._closing = asyncio.ensure_future(self.close())
        self._task.cancel()


def _end() -> None:
    """End without waiting for anything: what was answered is stored, and the rest was not answered."""
    _log.warning("stopped without waiting any longer")
    os._exit(0)


@contextmanager
def leaving_quietly() -> Iterator[None]:
    """Before there is anything to finish, a signal ends the process as one that has finished."""

    def leave(_number: int, _frame: object) -> None:
        sys.exit(0)

    before = {number: signal.signal(number, leave) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
