"""AI players that think in processes of their own, so that nobody else at any table waits for them.

A decision stops by itself after `effort.SECONDS`. All other limits here are for what cannot stop by itself: a process
that hangs, dies, or has more questions to answer than it can. Then medium, which takes no time, plays instead.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import structlog

import bot
from bot.ai import medium
from bot.ai.hints import plain_hint
from bot.ai.players import choose
from bot.ai.wire import Unreadable, read, written
from bot.ai.worker import READY, Answer, Question
from bot.game.actions import SeatAction
from bot.game.view import SeatView
from bot.hints import Hint
from bot.records import Level

MOST: Final = 4
"""More processes than this are of no use to any bot."""
PATIENCE: Final = 2.0
"""Seconds that a worker has for one question before it is taken to hang; it needs far less."""
QUEUE: Final = 2.0
"""Seconds that a question waits for a worker to be free. With `PATIENCE`, less than a table waits for an AI player."""
START: Final = 30.0
"""Seconds that a process has to get ready, on a machine that is busy with other things."""
FAREWELL: Final = 1.0
"""Seconds that a worker has to end by itself."""

_HOME: Final = Path(bot.__file__).parents[1]
"""Where a new process finds this package, wherever the bot was started."""

_log = structlog.get_logger(__name__)


class Lost(Exception):
    """The worker is gone, or does not make sense."""


class Worker:
    """One process that is ready for questions."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Worker:
        """A new one. Raises Lost or TimeoutError if it does not get ready, OSError if there cannot be one."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.ai.worker", stdin=PIPE, stdout=PIPE, cwd=_HOME
        )
        worker, ready = cls(process), False
        try:
            async with asyncio.timeout(START):
                ready = await worker._reply() == READY
        finally:
            if not ready:
                await worker.end()
        if not ready:
            raise Lost
        return worker

    async def ask(self, question: Question) -> Answer:
        """What it answers. Raises Lost if it cannot."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(written(question))
            await self._process.stdin.drain()
            return await self._reply()
        except OSError as error:
            raise Lost from error

    async def _reply(self) -> Answer:
        assert self._process.stdout is not None
        try:
            found = read(await self._process.stdout.readline())
        except (Unreadable, ValueError) as error:  # or the line is too long
            raise Lost from error
        if not isinstance(found, SeatAction | Hint | str):
            raise Lost
        return found

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    async def close(self) -> None:
        """Let it end, and see to it that it has."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(FAREWELL):
                await self._process.wait()
        except TimeoutError:
            await self.end()

    async def end(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class ProcessPlayers:
    """Fits the port `Players`: the hard player thinks in workers; for the others a worker would take longer than they.

    Workers are started when they are needed, and replaced when they are lost.
    """

    def __init__(self, *, processes: int | None = None, patience: float = PATIENCE, queue: float = QUEUE) -> None:
        """`processes`: how many at the most; None is one for each core."""
        self._most = processes or min(MOST, os.cpu_count() or 1)
        self._patience = patience
        self._queue = queue
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers: set[Worker] = set()
        self._starts: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._closed = False
        self.stood_in = 0
        """How often medium had to play for the hard player."""

    async def ask(self, level: Level, view: SeatView, *, seed: int) -> SeatAction:
        """One legal action for the seat of `view`; the same for the same view and seed."""
        if level is not Level.HARD:
            return choose(level, view, seed=seed)
        found = await self._asked(("action", view, seed))
        if isinstance(found, SeatAction):
            return found
        self.stood_in += 1
        return medium.choose(view, Random(seed))  # noqa: S311 - it settles what makes no difference

    async def hint(self, view: SeatView, *, seed: int) -> Hint:
        """What the hard player would do, and why; what medium would do if no worker answers in time.

        Raises ValueError if nothing is asked of the seat now.
        """
        if not view.turn:
            raise ValueError("nothing is asked of this seat now")
        found = await self._asked(("hint", view, seed))
        return found if isinstance(found, Hint) else plain_hint(view, seed=seed)

    async def _asked(self, question: Question) -> Answer | None:
        """A worker's answer; None if there is none in time."""
        if self._closed:
            return None
        if self._free.empty():
            self._hire()
        try:
            async with asyncio.timeout(self._queue):
                worker = await self._free.get()
        except TimeoutError:
            _log.warning("no AI worker is free", workers=len(self._workers))
            return None
        answer = None
        try:
            async with asyncio.timeout(self._patience):
                answer = await worker.ask(question)
        except (TimeoutError, Lost) as error:
            _log.warning("an AI worker is lost", pid=worker.pid, reason=type(error).__name__)
        finally:
            if answer is None:  # an answer that comes too late, or to nobody, must not meet the next question
                self._dismiss(worker)
            else:
                self._free.put_nowait(worker)
        if isinstance(answer, str):
            _log.warning("the hard player failed", reason=answer)
        return answer

    def _hire(self) -> None:
        """Start another worker if there may be one."""
        if len(self._workers) + len(self._starts) < self._most and not self._closed:
            _keep(asyncio.create_task(self._start()), self._starts)

    async def _start(self) -> None:
        try:
            worker = await Worker.start()
        except (Lost, TimeoutError, OSError) as error:
            _log.error("an AI worker did not start", reason=type(error).__name__)
        else:
            self._workers.add(worker)
            self._free.put_nowait(worker)

    def _dismiss(self, worker: Worker) -> None:
        """End this one at once and start another."""
        self._workers.discard(worker)
        _keep(asyncio.create_task(worker.end()), self._ends)
        self._hire()

    @property
    def pids(self) -> frozenset[int]:
        """The processes that are ready for questions."""
        return frozenset(worker.pid for worker in self._workers)

    async def close(self) -> None:
        """End all workers. Whatever is asked afterwards, medium plays."""
        self._closed = True
        for start in self._starts:
            start.cancel()
        await asyncio.gather(*self._starts, *self._ends, return_exceptions=True)
        workers, self._workers = self._workers, set()
        await asyncio.gather(*(worker.close() for worker in workers))


def _keep(task: asyncio.Task[None], tasks: set[asyncio.Task[None]]) -> None:
    """Hold the task until it is done; the event loop would not."""
    tasks.add(task)
    task.add_done_callback(tasks.discard)
