"""Bots that are copies of one process which has read the whole program already: a start takes a sixth of the time."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Self

_copies = get_context("forkserver")
_copies.set_forkserver_preload(["tests.loopback.warm"])


class Copy:
    """A process that runs a program; it has the shape of asyncio's own."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process
        self._over = asyncio.Event()
        asyncio.get_running_loop().add_reader(process.sentinel, self._end)

    @classmethod
    async def started(cls, program: str, *, folder: Path, environment: Mapping[str, str], log: Path) -> Self:
        """Run the `main` of the module `program` in this folder; what it says goes into `log`."""
        process = _copies.Process(target=_run, args=(program, folder, dict(environment), log))
        await asyncio.to_thread(process.start)  # the first one waits until everything has been read
        return cls(process)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Its exit code; negative: the signal that ended it; None while it runs."""
        return self._process.exitcode

    def terminate(self) -> None:
        """SIGTERM."""
        self._process.terminate()

    def kill(self) -> None:
        """SIGKILL."""
        self._process.kill()

    async def wait(self) -> int:
        """Wait for its end; returns its exit code."""
        await self._over.wait()
        assert self._process.exitcode is not None
        return self._process.exitcode

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._over.set()


def _run(program: str, folder: Path, environment: Mapping[str, str], log: Path) -> None:
    """Become what `python -m` would be, in a session of its own."""
    os.setsid()
    os.chdir(folder)
    os.environ.update(environment)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    for descriptor in (sys.stdout.fileno(), sys.stderr.fileno()):
        os.dup2(file, descriptor)
    sys.exit(import_module(program).main())
