"""Bots that run at once: forked from a process that has imported everything, and otherwise just as a host runs them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import sys
from collections.abc import Callable, Mapping
from multiprocessing import forkserver
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import cast
from unittest.mock import patch

from tests.loopback.launch import launch
from tests.loopback.process import BotProcess, Host, compiled
from tests.loopback.server import TOKEN

NOBODY = 65534
STOPS = 4096
"""Bytes of the largest file there can be when the disk is full: enough for a log, and not for a page of a database."""
_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(["asyncpg", "tests.loopback.warm", __name__])


class Forked:
    """What `BotProcess` needs of a process."""

    def __init__(self, process: ForkServerProcess) -> None:
        assert process.pid is not None
        self._process = process
        self.pid: int = process.pid
        self.terminate = process.terminate
        self.kill = process.kill

    @property
    def returncode(self) -> int | None:
        """The exit code; None while it runs."""
        return self._process.exitcode

    async def wait(self) -> int:
        """Its end, waited for without a thread: two that read its exit code at once would both get it wrong."""
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        while (code := self._process.exitcode) is None:
            loop.add_reader(self._process.sentinel, over.set)
            try:
                await over.wait()
            finally:
                loop.remove_reader(self._process.sentinel)
        return code


class ForkedHost(Host):
    """A host whose bots need no time to be imported."""

    async def launch(
        self,
        *,
        token: str = TOKEN,
        prepare: Callable[[], None] | None = None,
        more: Mapping[str, str] | None = None,
    ) -> BotProcess:
        """Start a bot, and do not wait for it. `prepare` is done in its process; `more` are variables of its own."""
        log = self.next_log
        log.touch()
        log.chmod(0o666)
        variables = {**os.environ, **self.variables(token=token), **(more or {})}
        process = _forking.Process(target=_live, args=(variables, self.database.parent, log, prepare))
        with patch.dict(os.environ, compiled()):
            await asyncio.to_thread(forkserver.ensure_running)
        process.start()
        self.runs.append(BotProcess(cast("asyncio.subprocess.Process", Forked(process)), log))
        return self.runs[-1]


def _live(variables: Mapping[str, str], folder: Path, log: Path, prepare: Callable[[], None] | None) -> None:
    """What a shell does before it runs a program, and the program."""
    os.setsid()
    out = os.open(log, os.O_WRONLY | os.O_APPEND)
    for number in (1, 2):
        os.dup2(out, number)
    if folder.is_dir():
        os.chdir(folder)
    os.environ.clear()
    os.environ.update(variables)
    if prepare is not None:
        prepare()
    sys.exit(launch())


def as_nobody() -> None:
    """With no more rights than anybody has."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def with_a_full_disk() -> None:
    """Files grow no more: as if the disk was full, for this process alone."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (STOPS, most))


def fill_the_disk(host: Host) -> None:
    """From now on nothing that the bot stores fits on it any more."""
    _limit(host.runs[-1], host.database.with_name(f"{host.database.name}-wal").stat().st_size)


def clear_the_disk(host: Host) -> None:
    """There is room again."""
    _, most = resource.prlimit(host.runs[-1].pid, resource.RLIMIT_FSIZE)
    _limit(host.runs[-1], most)


def _limit(bot: BotProcess, size: int) -> None:
    """No file of this process grows beyond so many bytes."""
    _, most = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (size, most))
