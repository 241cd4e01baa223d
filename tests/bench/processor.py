"""How much processor time another process has used, of all its threads, to the microsecond."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

LOOK: Final = 0.02
"""Seconds between two looks at a process that is to come to rest."""
AT_REST: Final = 0.000_5
"""Seconds of processor time that a process at rest uses between two looks, at most."""
LOOKS: Final = 3
"""How often in a row it has to be found so."""


def spent(pid: int) -> float:
    """Seconds of processor time since the process began, without those of threads that have ended."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # it has just ended
            total += int((thread / "schedstat").read_text(encoding="ascii").split()[0])
    return total / 1e9


def memory(pid: int) -> int:
    """Bytes of memory the process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) * 1024


async def rest(pid: int) -> None:
    """Wait until the process does nothing."""
    before, found = spent(pid), 0
    while found < LOOKS:
        await asyncio.sleep(LOOK)
        now = spent(pid)
        found = found + 1 if now - before < AT_REST else 0
        before = now
