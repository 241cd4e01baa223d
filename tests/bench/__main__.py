"""How fast everything is, in one run: `python -m tests.bench [--full] [--only NAME] [--json FILE]`.

What the numbers mean is in docs/performance.md. Each part has a command of its own, `python -m tests.bench.NAME`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from bot.sandbox.room import logs_aside
from tests.bench import (
    ai,
    card,
    commits,
    engine,
    lag,
    leaderboard,
    pictures,
    ranking,
    ratings,
    shuffle,
    tables,
)
from tests.bench.figures import Figure, printed

PARTS: Final[Mapping[str, Callable[..., Iterable[Figure]]]] = {
    "card": card.measured,
    "tables": tables.measured,
    "commits": commits.measured,
    "engine": engine.measured,
    "ranking": ranking.measured,
    "shuffle": shuffle.measured,
    "pictures": pictures.measured,
    "leaderboard": leaderboard.measured,
    "lag": lag.measured,
    "ai": ai.measured,
    "ratings": ratings.measured,
}


def machine() -> dict[str, Any]:
    """Where and when: a figure means little without that."""
    return {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "system": platform.platform(),
        "processors": os.cpu_count(),
        "busy": os.getloadavg()[0],
    }


def run(names: Iterable[str], *, full: bool) -> dict[str, list[Figure]]:
    """Measure these parts, one after the other."""
    found = {}
    for name in names:
        begun = perf_counter()
        found[name] = [*PARTS[name](full=full)]
        print(f"\n{name}, in {perf_counter() - begun:.0f} s\n{printed(found[name])}", flush=True)
    return found


def main(words: list[str] | None = None) -> int:
    """Measure, print, and say by the exit code whether every bar is kept."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--full", action="store_true", help="the largest sizes, which take hours")
    parser.add_argument("--only", action="append", choices=[*PARTS], help="this part; may be given more than once")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    chosen = parser.parse_args(words)
    logs_aside()
    where = machine()
    print(", ".join(f"{name} {value}" for name, value in where.items()))
    found = run(chosen.only or PARTS, full=chosen.full)
    if chosen.json is not None:
        parts = {name: [figure.plain() for figure in some] for name, some in found.items()}
        chosen.json.write_text(json.dumps({"machine": where, "full": chosen.full, "parts": parts}, indent=2))
    missed = [f"{name}: {figure}" for name, some in found.items() for figure in some if figure.missed]
    print("\nall bars kept" if not missed else "\nmissed:\n" + "\n".join(missed))
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
