"""Runs the bot as `launch` does, in a process that is worse off: LOOPBACK_HAMPERED says how."""

from __future__ import annotations

import os
import resource
from enum import StrEnum

from tests.loopback import launch
from tests.loopback.process import BotProcess, Host

VARIABLE = "LOOPBACK_HAMPERED"
NOBODY = 65534
STOPS = 4096
"""Bytes of the largest file there can be when the disk is full: enough for a log, and not for a page of a database."""


class Hampered(StrEnum):
    """How."""

    BY_RIGHTS = "by rights"
    """With no more rights than anybody has."""
    BY_A_FULL_DISK = "by a full disk"
    """Files grow no more."""


def main() -> int:
    """Run the bot until it is stopped; returns its exit code."""
    match Hampered(os.environ[VARIABLE]):
        case Hampered.BY_RIGHTS:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(NOBODY)
                os.setuid(NOBODY)
        case Hampered.BY_A_FULL_DISK:
            limit_files(os.getpid(), STOPS)
    return launch.main()


def limit_files(pid: int, size: int) -> None:
    """No file of this process grows beyond so many bytes, until that is taken back."""
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, most))


def fill_the_disk(host: Host) -> None:
    """From now on nothing that the bot stores fits on it any more."""
    limit_files(host.runs[-1].pid, host.database.with_name(f"{host.database.name}-wal").stat().st_size)


def clear_the_disk(bot: BotProcess) -> None:
    """There is room again."""
    _, most = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    limit_files(bot.pid, most)
