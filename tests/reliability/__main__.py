"""`python -m tests.reliability --minutes 60`: every harness in its long form, for as long as told.

Prints what each hit, by kind, and what it found wrong. The exit code is 1 if anything was wrong, or a kind was hit
fewer than 20 times.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.room import logs_aside
from tests.reliability import attacks, chaos, evenings, failpoints, kills, names, power, real, twins
from tests.reliability.machine import playing as machine
from tests.reliability.report import Report

ROUND_OF_KILLS = 50
ROUND_OF_DEATHS = 48
ROUND_OF_GAMES = 5
ROUND_OF_IMAGES = 2_000
ROUND_OF_PAIRS = 1_000
ROUND_OF_ATTACKS = 1_000
ROUND_OF_NAMES = 20_000
NIGHTS, EVENTS = 40, 50
DEALS = 50
"""More than a game takes."""
LONGER = 2.0
"""How much longer than its share a harness may take while there is a kind that it has hardly hit."""


@dataclass(frozen=True)
class Harness:
    """One of them: its report, what a round of it adds to that, and its share of the time."""

    name: str
    report: Report
    round: Callable[[int], None]
    """Given the number of the round."""
    share: float


def harnesses() -> list[Harness]:
    """All of them, with nothing done yet."""
    died, died_for_real = failpoints.reported(), real.reported()
    killed, cut, braved = kills.reported(), power.reported(), chaos.reported()
    forged = attacks.reported()
    alike, seen_alike = twins.reported(), evenings.reported()
    passed, frightened = machine.reported(), names.reported()
    return [
        Harness("K1", killed, lambda seed: asyncio.run(kills.kill(killed, kills=ROUND_OF_KILLS, seed=seed)), 0.25),
        Harness("K2", died, lambda seed: failpoints.die(died, seed=seed, to_the_end=seed % 2 == 0), 0.3),
        Harness(
            "K2-real",
            died_for_real,
            lambda seed: asyncio.run(real.die(died_for_real, deaths=ROUND_OF_DEATHS, seed=seed)),
            0.45,
        ),
        Harness("K3", cut, lambda seed: power.cut_power(cut, images=ROUND_OF_IMAGES, seed=seed), 0.15),
        Harness(
            "K4",
            braved,
            lambda seed: asyncio.run(chaos.brave(braved, games=ROUND_OF_GAMES, seed=seed * ROUND_OF_GAMES)),
            0.35,
        ),
        Harness("S1", forged, lambda seed: asyncio.run(attacks.attack(forged, count=ROUND_OF_ATTACKS, seed=seed)), 0.1),
        Harness("S2", alike, lambda seed: asyncio.run(twins.compare(alike, count=ROUND_OF_PAIRS, seed=seed)), 0.1),
        Harness(
            "S2-real",
            seen_alike,
            lambda seed: asyncio.run(evenings.compare(seen_alike, seed=seed, deals=DEALS)),
            0.1,
        ),
        Harness(
            "S3",
            frightened,
            lambda seed: asyncio.run(names.frighten(frightened, count=ROUND_OF_NAMES, seed=seed)),
            0.1,
        ),
        Harness("M1", passed, lambda seed: machine.play(passed, nights=NIGHTS, events=EVENTS, number=seed), 0.3),
    ]


def run(harness: Harness, *, seconds: float, seed: int) -> bool:
    """Round after round until the time is up and every kind was hit; says whether all is well."""
    began = time.monotonic()
    rounds, passed = 0, 0.0
    while not rounds or passed < seconds or (harness.report.seldom() and passed < LONGER * seconds):
        try:
            harness.round(seed + rounds)
        except Exception as error:  # the other harnesses go on, and what this one hit is told
            traceback.print_exc()
            harness.report.blame(f"round {rounds + 1}", [f"it broke off: {error!r}"])
            break
        finally:
            rounds, passed = rounds + 1, time.monotonic() - began
    print(harness.report)
    seldom = harness.report.seldom()
    print(*(f"  {one}" for one in seldom), f"  {rounds} rounds, {passed / 60:.1f} minutes", sep="\n")
    sys.stdout.flush()
    return not harness.report.wrong and not seldom


def main() -> int:
    """Run those that are chosen. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability", description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60, help="for all together (default: 60)")
    parser.add_argument("--only", choices=[one.name for one in harnesses()], help="run this one alone")
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    chosen = parser.parse_args()
    logs_aside()
    these = [one for one in harnesses() if chosen.only in {None, one.name}]
    whole = sum(one.share for one in these)
    well = [run(one, seconds=60 * chosen.minutes * one.share / whole, seed=chosen.seed) for one in these]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
