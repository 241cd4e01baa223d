"""A process of its own for work that it does not live to see the end of."""

from __future__ import annotations

import asyncio
import os
import traceback
from collections.abc import Awaitable, Callable
from typing import NamedTuple

LONGEST = 60.0
"""Seconds after which the work counts as stuck."""

Tell = Callable[[str], None]
"""Says something that is heard even if the process dies the moment after."""


class Death(NamedTuple):
    """How a process ended: its exit code (negative: the signal that ended it), and the lines it told before."""

    code: int
    said: tuple[str, ...]


def apart(work: Callable[[Tell], Awaitable[None]]) -> Death:
    """Do this in a copy of the process, to its end or its death. There must be no event loop, and no open database."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        os._exit(_run(work, writing))
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    return Death(os.waitstatus_to_exitcode(status), tuple(said.splitlines()))


def _run(work: Callable[[Tell], Awaitable[None]], pipe: int) -> int:
    def tell(line: str) -> None:
        os.write(pipe, f"{line}\n".encode())

    try:
        asyncio.run(asyncio.wait_for(_started(work, tell), LONGEST))
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


async def _started(work: Callable[[Tell], Awaitable[None]], tell: Tell) -> None:
    await work(tell)
