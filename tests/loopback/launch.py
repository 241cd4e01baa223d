"""Runs the bot as a host does, `python -m bot`, but for a small Discord: `python -m tests.loopback.launch`.

The environment says where that is (LOOPBACK_API, LOOPBACK_GATEWAY), how many seconds lie between two edits of a table
(LOOPBACK_EDIT; nothing else waits), which number decides the shuffles (LOOPBACK_SEED), and how many seconds a bot waits
at the least that comes after one that died (LOOPBACK_BACKOFF). A database that failed is asked soon whether it is back.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from datetime import timedelta
from functools import partial
from unittest.mock import patch

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import app
from bot.__main__ import main as run
from bot.demo import SeededShuffler
from bot.hosting import backoff
from bot.manager import outages
from bot.manager.limits import Limits
from bot.manager.tempo import Tempo

FAST = 100.0
"""Taps a second of one person that are served: people in tests tap as soon as they see something to tap."""

OFTEN = 1e9
"""Sessions that may be begun within moments: bots in tests die and start more often than Discord would like."""

SOON = timedelta(seconds=0.5)
"""After which a database that failed is asked again."""


def main() -> int:
    """Run the bot until it is stopped; returns its exit code."""
    Route.BASE = os.environ["LOOPBACK_API"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["LOOPBACK_GATEWAY"])
    tempo = replace(Tempo.instant(), edit=float(os.environ["LOOPBACK_EDIT"]))
    seed = int(os.environ["LOOPBACK_SEED"])
    limits = partial(Limits, taps_per_second=FAST)
    with (
        patch.object(Tempo, "live", lambda: tempo),
        patch.object(outages, "PROBE", SOON),
        patch.object(app, "Limits", limits),
        patch.object(app, "OsShuffler", lambda: SeededShuffler(seed)),
        patch.object(backoff, "FIRST", timedelta(seconds=float(os.environ["LOOPBACK_BACKOFF"]))),
        patch.object(backoff, "AT_ONCE", OFTEN),
    ):
        return run(["run"])


if __name__ == "__main__":
    sys.exit(main())
