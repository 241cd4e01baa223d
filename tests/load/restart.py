"""How long people wait for a bot that was started anew, with a thousand live games in its file (L2)."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import time
from statistics import median
from typing import NamedTuple

from tests.load.house import LAUNCH, House, cpu_of, furnished
from tests.load.sheet import Sheet
from tests.loopback.process import BYTECODE, PROJECT

SOON = 2.0
"""Seconds from the start of the process to the first tap handled."""
IMPORTS = "import gc; gc.disable(); import bot.__main__, bot.config, bot.logs, bot.app"


async def measure(sheet: Sheet, *, tables: int, starts: int, program: str = LAUNCH) -> None:
    """Start a bot so many times; each time somebody taps a button that an earlier process has drawn."""
    async with furnished(tables=tables, instant=True, program=program) as house:
        await house.crowd.sit_down()
        sheet.hit["live games"] = int((await house.figures())["chicago_tables table active"])
        await within(sheet, house, starts=starts)
    imports = min([await _imports() for _ in range(3)])
    sheet.remarks.append(
        f"Python itself and all imports alone: {imports.wall:.2f} s, processor time {imports.cpu:.2f} s"
    )


async def within(sheet: Sheet, house: House, *, starts: int) -> None:
    """As `measure`, in a house that is there."""
    waits, spent = list[float](), list[float]()
    for _ in range(starts):
        await house.host.runs[-1].stop()
        waits.append(await _start(house))
        spent.append(cpu_of(house.pid))
        sheet.hit["starts"] += 1
    sheet.bar("from the start of the process to the first tap handled", median(waits), most=SOON, unit=" s")
    sheet.remarks += [
        f"all starts: {', '.join(f'{wait:.2f}' for wait in sorted(waits))} s",
        f"processor time until then: {median(spent):.2f} s",
    ]


async def _start(house: House) -> float:
    """Seconds from the start of a process to the answer of the first tap, on a button that an earlier one drew."""
    house.crowd.heed()
    house.discord.gateway.expect()
    begun = time.perf_counter()
    await house.host.launch()
    await house.discord.gateway.ready(within=60)
    found = house.crowd.somebody()
    assert found is not None
    tapped = await house.crowd.send(*found)
    await asyncio.wait_for(tapped.made.acknowledged.wait(), 30)
    return time.perf_counter() - begun


class Imports(NamedTuple):
    """Seconds."""

    wall: float
    cpu: float


async def _imports() -> Imports:
    """What a process takes that only reads the program, as `python -m bot run` does."""
    variables = {"PYTHONPATH": str(PROJECT)}
    if sys.dont_write_bytecode:
        variables |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BYTECODE)}
    begun, before = time.perf_counter(), _spent_by_children()
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", IMPORTS, env={**os.environ, **variables})
    await process.wait()
    return Imports(time.perf_counter() - begun, _spent_by_children() - before)


def _spent_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(*, tables: int, starts: int) -> Sheet:
    """Nothing was measured yet."""
    return Sheet("Start (L2)", least={"live games": tables, "starts": starts})
