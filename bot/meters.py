"""What the bot counts about itself: how often, how long, how many; never who, never a card, and no text of anybody's.

Every label has a small fixed set of values: a verb of ours, a kind, a status. Ids are in the log, not here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, ProcessCollector

QUICK: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.2, 2.5, 3.0, 5.0)
"""Seconds; Discord takes no first answer after three, and ours are announced after 1.2."""
SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Outcome(Enum):
    """What became of a tap or a command."""

    DONE = "done"
    REFUSED = "refused"
    """With a sentence: by the rules, the house, a permission, the database."""
    REDRAWN = "redrawn"
    """It came twice, or too late for the panel it was on: things are shown as they are."""
    UNKNOWN = "unknown"
    """A control that nobody handles."""
    LATE = "late"
    """Discord had told the person already that it failed; nothing was done."""
    LIMITED = "limited"
    """One tap too many of one person."""
    FAILED = "failed"
    """By a mistake in this program: an incident is in the log."""


@dataclass(slots=True)
class Answering:
    """One tap or command that is being answered."""

    outcome: Outcome = Outcome.DONE


class Meters:
    """All counts of one bot, in a registry of their own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry(auto_describe=True)
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._taps = Counter(
            "chicago_clicks",
            "Taps by verb, and commands (with a slash), by what became of them.",
            ("verb", "outcome"),
            registry=self.registry,
        )
        self._answers = Histogram(
            "chicago_answer_seconds",
            "From the arrival of a tap or command to its last answer.",
            ("kind",),
            buckets=QUICK,
            registry=self.registry,
        )
        self._transactions = Histogram(
            "chicago_transaction_seconds",
            "Transactions by way (write, read) and outcome (done, refused, unavailable).",
            ("way", "outcome"),
            buckets=SHORT,
            registry=self.registry,
        )
        self._thinking = Histogram(
            "chicago_ai_seconds",
            "How long AI players think, and hints take.",
            ("level",),
            buckets=SHORT,
            registry=self.registry,
        )
        self._requests = Counter(
            "chicago_discord_requests",
            "Requests to Discord by kind and the status of its answer.",
            ("kind", "status"),
            registry=self.registry,
        )
        self._lag = Histogram(
            "chicago_loop_lag_seconds",
            "How much later than it should the event loop gets to something.",
            buckets=SHORT,
            registry=self.registry,
        )
        self._incidents = Counter(
            "chicago_incidents", "Failures nobody foresaw; each is in the log.", registry=self.registry
        )

    @contextmanager
    def answering(self, verb: str) -> Iterator[Answering]:
        """A tap with this verb, or a command whose name begins with a slash, is answered in here."""
        answering, begun = Answering(), perf_counter()
        try:
            yield answering
        except BaseException:
            answering.outcome = Outcome.FAILED
            raise
        finally:
            kind = "command" if verb.startswith("/") else "tap"
            self._answers.labels(kind).observe(perf_counter() - begun)
            self.count(verb, answering.outcome)

    def count(self, verb: str, outcome: Outcome) -> None:
        """A tap or command came to this end."""
        self._taps.labels(verb, outcome.value).inc()
        if outcome is Outcome.FAILED:
            self._incidents.inc()

    @contextmanager
    def thinking(self, level: str) -> Iterator[None]:
        """An AI player of this level thinks in here, or a hint is made."""
        with self._thinking.labels(level).time():
            yield

    def transaction(self, way: str, outcome: str, seconds: float) -> None:
        """A transaction has ended."""
        self._transactions.labels(way, outcome).observe(seconds)

    def request(self, kind: str, status: str) -> None:
        """Discord has answered, or has not."""
        self._requests.labels(kind, status).inc()

    def lagged(self, seconds: float) -> None:
        """The event loop came so much later than it should have."""
        self._lag.observe(max(0.0, seconds))

    def incident(self) -> None:
        """Something failed in the background."""
        self._incidents.inc()
