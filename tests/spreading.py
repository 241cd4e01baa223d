"""Which tests run one after the other when tests run side by side: those that start processes and watch the clock.

The mark of pytest-xdist for this does nothing under pytest 9.2, which makes the ids of tests anew.
"""

from __future__ import annotations

from typing import Final

from xdist.scheduler import LoadGroupScheduling

ONE_BY_ONE: Final = (
    "tests/load/test_load.py",
    "tests/loopback/test_many_processes.py",
    "tests/loopback/test_processes.py",
    "tests/loopback/test_starts.py",
    "tests/loopback/test_stopping.py",
    "tests/loopback/test_twice.py",
    "tests/reliability/test_chaos.py",
    "tests/reliability/test_kills.py",
    "tests/reliability/test_real.py",
)


class Spreading(LoadGroupScheduling):  # type: ignore[misc] # it has no types
    """All of ONE_BY_ONE go to one worker; of all other tests each goes to whoever is free."""

    def _split_scope(self, nodeid: str) -> str:
        return "one by one" if nodeid.startswith(ONE_BY_ONE) else nodeid
