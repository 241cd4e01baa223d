"""`python -m tests.load answers|memory|mash|clean|restart`: the bot under load, in the process that a host runs.

Each prints its bars first, then what it hit, then figures beside. The exit code is 1 if a bar is missed, something was
wrong, or too little was hit. What else runs on the machine is felt in all of them: `answers` and `mash` compare what
is measured in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from bot.sandbox.room import logs_aside
from tests.load import answers, clean, mash, memory, restart
from tests.load.sheet import Sheet

Work = tuple[Sheet, Callable[[], Coroutine[Any, Any, None]]]


def _answers(given: argparse.Namespace) -> Work:
    sheet = answers.report(tables=given.tables)
    return sheet, lambda: answers.measure(
        sheet, tables=given.tables, rates=given.rates, rounds=given.rounds, seconds=given.seconds
    )


def _memory(given: argparse.Namespace) -> Work:
    sheet = memory.report(games=given.last)
    return sheet, lambda: memory.measure(
        sheet, first=given.first, last=given.last, most=given.most, per_second=given.rate, deals=given.deals
    )


def _mash(given: argparse.Namespace) -> Work:
    sheet = mash.report(starts=given.starts)
    return sheet, lambda: mash.measure(
        sheet,
        tables=given.tables,
        per_second=given.rate,
        rounds=given.rounds,
        seconds=given.seconds,
        starts=given.starts,
    )


def _clean(given: argparse.Namespace) -> Work:
    sheet = clean.report(games=given.games)
    return sheet, lambda: clean.measure(
        sheet,
        games=given.games,
        tables=given.tables,
        per_second=given.rate,
        instant=given.instant,
        ai=given.ai,
        deals=given.deals,
    )


def _restart(given: argparse.Namespace) -> Work:
    sheet = restart.report(tables=given.tables, starts=given.starts)
    return sheet, lambda: restart.measure(sheet, tables=given.tables, starts=given.starts)


def options() -> argparse.ArgumentParser:
    """What may be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__.partition("\n")[0])
    kinds = parser.add_subparsers(required=True)

    one = kinds.add_parser("answers", help="L1: answer times beside a plain bot's")
    one.set_defaults(work=_answers)
    one.add_argument("--tables", type=int, default=500)
    one.add_argument("--rates", type=float, nargs="+", default=[100.0, 200.0], help="taps a second")
    one.add_argument("--rounds", type=int, default=6)
    one.add_argument("--seconds", type=float, default=8.0, help="that each turn lasts")

    one = kinds.add_parser("memory", help="L3: does the bot grow?")
    one.set_defaults(work=_memory)
    one.add_argument("--first", type=int, default=100, help="games before it is looked at first")
    one.add_argument("--last", type=int, default=1000, help="games before it is looked at last")
    one.add_argument("--most", type=float, default=20.0, help="megabytes that it may grow by")
    one.add_argument("--rate", type=float, default=100.0, help="taps a second")
    one.add_argument("--deals", type=int, default=1, help="after which games end")

    one = kinds.add_parser("mash", help="L4: one person mashes; what becomes of everybody else?")
    one.set_defaults(work=_mash)
    one.add_argument("--tables", type=int, default=100)
    one.add_argument("--rate", type=float, default=30.0, help="taps a second of everybody else")
    one.add_argument("--rounds", type=int, default=10)
    one.add_argument("--seconds", type=float, default=10.0, help="that each turn lasts")
    one.add_argument("--starts", type=int, default=10_000, help="attempts to open a table")

    one = kinds.add_parser("clean", help="H1: games without a fault leave nothing to complain of")
    one.set_defaults(work=_clean)
    one.add_argument("--games", type=int, default=500)
    one.add_argument("--tables", type=int, default=20)
    one.add_argument("--rate", type=float, default=50.0, help="taps a second")
    one.add_argument("--instant", action="store_true", help="no pauses, 25 times as fast as life")
    one.add_argument("--ai", type=int, default=0, help="AI players at each table, against one person")
    one.add_argument("--deals", type=int, help="after which games end (default: when they are won)")

    one = kinds.add_parser("restart", help="L2: from the start of the process to the first tap handled")
    one.set_defaults(work=_restart)
    one.add_argument("--tables", type=int, default=1000)
    one.add_argument("--starts", type=int, default=5)
    return parser


def main() -> int:
    """Measure, print, judge."""
    given = options().parse_args()
    logs_aside()
    gc.disable()  # the small Discord keeps everything, and a search through it would look like a slow bot
    sheet, work = given.work(given)
    asyncio.run(work())
    print(sheet)
    print(f"  {os.cpu_count()} processors, load {os.getloadavg()[1]:.1f} over the last five minutes")
    missed = sheet.missed()
    print(f"{len(missed)} missed" if missed else "all kept")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
