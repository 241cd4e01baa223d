"""AI players that think in processes of their own, so that nobody else at any table waits for them."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from random import Random
from typing import Final

import structlog

from bot.ai import medium
from bot.ai.hints import Hint
from bot.ai.players import choose
from bot.ai.reasons import PlainReason
from bot.ai.worker import LENGTH, Question, written
from bot.game.actions import SeatAction
from bot.game.view import SeatView
from bot.records import Level

PATIENCE: Final = 2.0
"""Seconds after which a worker is given up, and medium plays instead; it answers itself in far less."""
FAREWELL: Final = 1.0
"""Seconds a worker has to end by itself."""

_log = structlog.get_logger(__name__)


class Lost(Exception):
    """The worker is gone, or could not answer."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question) -> SeatAction | Hint:
        """What it answers. Raises Lost if it cannot. A worker that is left before it has answered is not kept."""
        answered = False
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(written(question))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            answer: SeatAction | Hint | None = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301 - our own process
            answered = True
        except (OSError, EOFError) as error:
            raise Lost from error
        finally:
            if not answered:
                self.kill()
        if answer is None:
            raise Lost
        return answer

    @property
    def pid(self) -> int | None:
        """Its process, if it has one."""
        return None if self._process is None else self._process.pid

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.ai.worker", stdin=PIPE, stdout=PIPE
            )
        return self._process

    def kill(self) -> None:
        """End it at once; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """Let it end, and see to it that it has."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(FAREWELL):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


class ProcessPlayers:
    """Fits the port `Players`: the hard player thinks in a worker; for the others a worker would take longer than they.

    While a worker is lost, hung or being replaced, medium makes the move; the table never waits for long.
    """

    def __init__(self, *, processes: int = 1, patience: float = PATIENCE) -> None:
        self._idle = [Worker() for _ in range(processes)]
        self._turns = asyncio.Semaphore(processes)
        self.patience = patience
        self.stood_in = 0
        """How often medium had to play for the hard player."""

    async def ask(self, level: Level, view: SeatView, *, seed: int) -> SeatAction:
        """One legal action for the seat of `view`; the same for the same view and seed."""
        if level is not Level.HARD:
            return choose(level, view, seed=seed)
        found = await self._asked((level, view, seed))
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
        found = await self._asked((None, view, seed))
        if isinstance(found, Hint):
            return found
        return Hint(medium.choose(view, Random(seed)), PlainReason())  # noqa: S311 - as above

    async def _asked(self, question: Question) -> SeatAction | Hint | None:
        """A worker's answer; None if there is none in time."""
        try:
            async with asyncio.timeout(self.patience), self._turns:
                worker = self._idle.pop()
                try:
                    return await worker.ask(question)
                finally:
                    self._idle.append(worker)
        except (TimeoutError, Lost) as error:
            _log.warning("a worker did not answer", reason=type(error).__name__)
            return None

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that wait for a question."""
        return tuple(worker.pid for worker in self._idle if worker.pid is not None)

    async def close(self) -> None:
        """End all workers. Nothing may be asked afterwards."""
        for worker in self._idle:
            await worker.close()
