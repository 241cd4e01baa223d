"""A house full of tables: a small Discord with many channels, the bot in a process of its own, and its people."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from tests.load.crowd import Crowd
from tests.load.launch import DEALS, INSTANT, LOOK, TEMPO
from tests.loopback.process import HURRY, Host
from tests.loopback.server import SmallDiscord, opened

LAUNCH = "tests.load.launch"
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@dataclass
class House:
    """What runs."""

    discord: SmallDiscord
    host: Host
    crowd: Crowd
    metrics: int
    """The port at which the bot tells its figures."""
    folder: Path

    @property
    def pid(self) -> int:
        """The bot's process."""
        return self.host.runs[-1].pid

    async def figures(self) -> dict[str, float]:
        """What the bot counts about itself, by name and labels."""
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.metrics}/metrics") as answer,
        ):
            text = await answer.text()
        return {
            " ".join([sample.name, *(value for _, value in sorted(sample.labels.items()))]): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def incidents(self) -> Counter[str]:
        """What failed that nobody foresaw, as the log of the bot that runs tells it: kinds, and lines of code."""
        log = self.host.logs / f"bot-{len(self.host.runs)}.log"
        told = (json.loads(line) for line in log.read_text(encoding="utf-8").splitlines() if line.startswith("{"))
        return Counter(" < ".join(line["trouble"]) for line in told if line["event"] == "incident")

    async def rest(self, seconds: float) -> None:
        """Let nobody tap for so long, and see what happens by itself."""
        await asyncio.sleep(seconds)
        self.crowd.heed()

    async def look(self) -> dict[str, int]:
        """What the bot holds in memory, once its garbage is gone."""
        file = self.folder / "look.json"
        file.unlink(missing_ok=True)
        os.kill(self.pid, signal.SIGUSR1)
        async with asyncio.timeout(20):
            while not file.exists():  # noqa: ASYNC110 - another process makes it
                await asyncio.sleep(0.05)
        seen: dict[str, int] = json.loads(file.read_text(encoding="utf-8"))
        return seen


@asynccontextmanager
async def furnished(
    *, tables: int, instant: bool, seed: int = 1, seats: int = 2, deals: int | None = None, program: str = LAUNCH
) -> AsyncIterator[House]:
    """A bot that is connected, with so many channels, and nobody at a table yet.

    `instant`: nothing waits, and Discord's limits and the edits of tables are faster than life in the same measure.
    `deals`: after how many of them a game ends; None: when it is won.
    """
    with tempfile.TemporaryDirectory(prefix="chicago-load-") as name:
        folder, port = Path(name), free_port()
        async with opened(hurry=HURRY if instant else 1, channels=tables) as discord:
            variables = {
                "TABLES": str(2 * tables),
                "TABLES_PER_SERVER": str(2 * tables),
                "METRICS_PORT": str(port),
                LOOK: str(folder / "look.json"),
                TEMPO: INSTANT if instant else "live",
                **({} if deals is None else {DEALS: str(deals)}),
            }
            host = Host(discord, folder / "chicago.db", program=program, settings=variables)
            crowd = Crowd(discord, dice=Random(seed), seats=seats)
            try:
                await host.start()
                yield House(discord, host, crowd, port, folder)
            finally:
                await host.close()


class Spent(NamedTuple):
    """Processor time by who took it, in seconds."""

    bot: float
    crowd: float
    discord: float

    def share(self, seconds: float) -> str:
        """In percent of one processor."""
        parts = {"bot": self.bot, "small Discord": self.discord, "those who tap": self.crowd}
        return ", ".join(f"{name} {100 * part / seconds:.0f} %" for name, part in parts.items())


class Meter:
    """Measures processor time from its making on."""

    def __init__(self, pid: int, crowd: Crowd) -> None:
        self._pid, self._crowd = pid, crowd
        self._before = self._now()

    def _now(self) -> tuple[float, float, float]:
        return cpu_of(self._pid), self._crowd.busy, time.process_time()

    def spent(self) -> Spent:
        """Since then."""
        bot, crowd, whole = (now - before for now, before in zip(self._now(), self._before, strict=True))
        return Spent(bot, crowd, whole - crowd)
