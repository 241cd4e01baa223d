"""Runs the bot for the load harnesses: `python -m tests.load.launch`, and lets it be looked into from outside.

It is `python -m bot` as a host runs it, with real packs and real AI players, but for its address of Discord. With
LOAD_TEMPO=instant nothing waits but for the time between two edits of a table (LOOPBACK_EDIT), and people may tap as
fast as they like. With LOAD_DEALS games end after so many deals, as if everybody had voted for that. SIGUSR1 has it
collect its garbage and write what it holds into the file LOAD_LOOK.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import app
from bot.__main__ import main
from bot.client import ChicagoBot
from bot.hosting import backoff
from bot.manager.core import TableCore
from bot.manager.limits import Limits
from bot.manager.tempo import Tempo
from bot.records import StoredTable
from tests.loopback.launch import FAST, OFTEN

TEMPO, LOOK, DEALS = "LOAD_TEMPO", "LOAD_LOOK", "LOAD_DEALS"
INSTANT = "instant"
PAGE = os.sysconf("SC_PAGE_SIZE")


def resident() -> int:
    """Bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


class Watched(ChicagoBot):
    """The bot, of which this module knows: there is one in a process."""

    only: ChicagoBot | None = None

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        Watched.only = self


def look(_signal: int, _frame: FrameType | None) -> None:
    """Write down what the process holds once its garbage is gone."""
    gc.collect()
    bot = Watched.only
    if bot is None:
        return
    store = bot._connection._view_store
    seen = {
        "resident": resident(),
        "views": len(store._synced_message_views) + sum(map(len, store._views.values())) + len(store._dynamic_items),
        "tables": len(bot.tables._tables),
        "rooms": len(bot.notifier._rooms),
        "panels": len(bot.panels._shown),
        "objects": len(gc.get_objects()),
    }
    file = Path(os.environ[LOOK])
    file.with_suffix(".new").write_text(json.dumps(seen), encoding="utf-8")
    file.with_suffix(".new").replace(file)


def voted(read: Callable[[TableCore, StoredTable], None]) -> Callable[[TableCore, StoredTable], None]:
    """Has a table know what is stored, and that its people want no more deals than that."""

    def read_and_vote(table: TableCore, stored: StoredTable) -> None:
        read(table, stored)
        table.last_deal = table.last_deal or int(os.environ[DEALS])

    return read_and_vote


def launch() -> int:
    """Run the bot until it is stopped; returns its exit code."""
    Route.BASE = os.environ["LOOPBACK_API"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["LOOPBACK_GATEWAY"])
    if LOOK in os.environ:
        signal.signal(signal.SIGUSR1, look)
    with ExitStack() as stack:
        stack.enter_context(patch.object(backoff, "FIRST", timedelta()))  # one that was killed is started at once
        stack.enter_context(patch.object(backoff, "AT_ONCE", OFTEN))
        stack.enter_context(patch.object(app, "ChicagoBot", Watched))
        if os.environ.get(TEMPO) == INSTANT:
            tempo = replace(Tempo.instant(), edit=float(os.environ["LOOPBACK_EDIT"]))
            stack.enter_context(patch.object(Tempo, "live", lambda: tempo))
            stack.enter_context(patch.object(app, "Limits", partial(Limits, taps_per_second=FAST)))
        if DEALS in os.environ:
            stack.enter_context(patch.object(TableCore, "_read", voted(TableCore._read)))
        return main(["run"])


if __name__ == "__main__":
    sys.exit(launch())
