"""A bot that answers before it stores, for K1 to be caught at: `python -m tests.reliability.hasty`."""

from __future__ import annotations

import asyncio
import sys
from unittest.mock import patch

from bot.records import Change
from bot.standings import Aftermath
from db.games import SqlGameStore
from tests.loopback import launch

LATER = 0.5
"""Seconds after which a step is stored that was answered already."""


def main() -> int:
    """Run it until it is stopped; returns its exit code."""
    commit, storing = SqlGameStore.commit, set[asyncio.Task[None]]()

    async def late(store: SqlGameStore, game_id: int, revision: int, change: Change) -> None:
        await asyncio.sleep(LATER)
        await commit(store, game_id, revision, change)

    async def hasty(store: SqlGameStore, game_id: int, revision: int, change: Change) -> Aftermath:
        storing.add(asyncio.create_task(late(store, game_id, revision, change)))
        return Aftermath()

    with patch.object(SqlGameStore, "commit", hasty):
        return launch.main()


if __name__ == "__main__":
    sys.exit(main())
