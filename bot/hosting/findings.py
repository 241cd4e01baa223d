"""What was looked at, how it is, and how to mend it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.hosting.endings import FINE, MISCONFIGURED, TRY_AGAIN


class Verdict(Enum):
    """How something is."""

    FINE = "ok"
    DOUBTFUL = "look"
    """The bot runs, but not as it should, or not for long."""
    AWAY = "away"
    """Something outside does not answer, and may be there again in a moment."""
    WRONG = "wrong"
    """The bot does not run, or not for everybody, until the host acts."""


_WIDTH: Final = max(len(verdict.value) for verdict in Verdict)
_INDENT: Final = " " * (_WIDTH + 2)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `mend` says what to do, one sentence or more; empty if nothing is to be done."""

    verdict: Verdict
    says: str
    mend: str = ""

    def lines(self) -> Iterator[str]:
        """The finding as it is printed."""
        yield f"{self.verdict.value:<{_WIDTH}}  {self.says}"
        if self.mend:
            yield f"{_INDENT}{self.mend}"


def fine(says: str) -> Finding:
    """Nothing is to be done about it."""
    return Finding(Verdict.FINE, says)


def several(number: int, things: str, *, at_least: bool = False) -> str:
    """So many of something, "1 server", "2 servers", "200 or more servers"; `things` are several, ending in s."""
    many = " or more" if at_least else ""
    return f"{number:,}{many} {things if many or number != 1 else things.removesuffix('s')}"


def exit_code(findings: Iterable[Finding]) -> int:
    """What the worst of them comes to, as the bot itself would end: 0, 1 or 78."""
    verdicts = {finding.verdict for finding in findings}
    if Verdict.WRONG in verdicts:
        return MISCONFIGURED
    return TRY_AGAIN if Verdict.AWAY in verdicts else FINE
