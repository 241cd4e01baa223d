"""What goes wrong between a bot and Discord, on demand: faults are planned beforehand and counted when hit."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase

from tests.loopback.refusals import No


class Kind(StrEnum):
    """What happens to a request."""

    LATE = "late"
    """It arrives after a while."""
    LOST = "lost"
    """It never arrives: the connection is reset."""
    UNHEARD = "unheard"
    """It is carried out, and the connection is reset before the answer."""
    REFUSED = "refused"
    """It is answered by a refusal."""


@dataclass(slots=True)
class Fault:
    """Happens to the next `times` requests whose "METHOD path" fits `request`, a pattern like "PATCH channels/*"."""

    kind: Kind
    request: str
    times: int = 1
    seconds: float = 0.0
    """How late; or what a 429 says to wait."""
    no: No = No.SERVER_ERROR


class Faults:
    """Planned faults, in the order they were planned."""

    def __init__(self) -> None:
        self._planned: list[Fault] = []
        self.hit: Counter[str] = Counter()
        """How often each kind happened."""

    def plan(self, fault: Fault) -> None:
        """Let it happen."""
        self._planned.append(fault)

    def next(self, method: str, path: str) -> Fault | None:
        """What happens to this request."""
        for fault in self._planned:
            if fault.times > 0 and fnmatchcase(f"{method} {path}", fault.request):
                fault.times -= 1
                self.hit[fault.kind if fault.kind is not Kind.REFUSED else f"refused {fault.no.value[0]}"] += 1
                return fault
        return None
