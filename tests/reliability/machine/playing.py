"""So many nights are played, and reported on."""

from __future__ import annotations

from contextlib import nullcontext
from traceback import extract_tb

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from bot.records import By, Status
from tests.reliability.machine.ground import FileGround, Ground
from tests.reliability.machine.nights import Nights
from tests.reliability.machine.wanted import VERBS
from tests.reliability.report import Report

OUTCOMES = ("taken", "refused", "repeated", "failed", "lost")
EVENTS = (
    "people meet",
    "somebody opens a lobby",
    "people tap",
    "a tap comes again",
    "people tap at once",
    "the store answers late",
    "people play on",
    "people want to stop",
    "people want a rematch",
    "somebody plays alone",
    "somebody is forgotten",
    "a place is lost",
    "time passes",
    "a start after a stop",
    "a start after a death",
    "the store fails",
    "the store fails though it stored",
    "death before COMMIT",
    "death after COMMIT",
)


def reported() -> Report:
    """Nothing was hit yet."""
    kinds = (
        *EVENTS,
        *(f"a tap is {outcome}" for outcome in OUTCOMES),
        *(f"taken: {verb}" for verb in VERBS),
        *(f"ply: {by}" for by in By),
        *(f"table: {status}" for status in Status),
    )
    return Report("State machine (M1)", kinds)


def play(
    report: Report, *, nights: int, events: int, number: int, ground: Ground | None = None, shrink: bool = True
) -> None:
    """So many nights of so many events; what goes wrong is blamed, with the shortest night in which it does."""
    profile = settings(
        max_examples=nights,
        stateful_step_count=events,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        print_blob=False,
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
    )
    with nullcontext(ground) if ground is not None else FileGround.laid() as laid:
        machine = seed(number)(type("Nights", (Nights,), {"report": report, "ground": laid}))
        try:
            run_state_machine_as_test(machine, settings=profile)
        except Exception as error:
            where = extract_tb(error.__traceback__)[-1]
            told = [f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"]
            report.blame(f"seed {number}", ["\n".join([*told, *getattr(error, "__notes__", ())])])
