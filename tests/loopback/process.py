"""A bot in a process of its own, started, stopped and killed as a host or a power cut would."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot import failpoints
from tests.loopback.forking import Copy
from tests.loopback.server import TOKEN, SmallDiscord

PROJECT = Path(__file__).resolve().parents[2]
BYTECODE = Path(tempfile.gettempdir()) / "chicago-bytecode"
"""Compiled modules, where none may be kept beside the source: a start takes a quarter of the time with them."""
LAUNCH = "tests.loopback.launch"
HURRY = 25
"""How many times as fast as elsewhere games are in tests, and limited so."""
STARTS_WITHIN = 30.0
"""Seconds that a start may take on a busy machine."""


class Ended(NamedTuple):
    """A process that ran to its end: its exit code (negative: the signal that ended it), and what it said."""

    code: int
    said: str


class BotProcess:
    """One run of the bot."""

    def __init__(self, process: asyncio.subprocess.Process | Copy, log: Path) -> None:
        self._process = process
        self._log = log

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it has not ended yet."""
        return self._process.returncode is None

    @property
    def log(self) -> str:
        """What it has said so far."""
        return self._log.read_text(encoding="utf-8")

    @property
    def left(self) -> bool:
        """Whether anything that it started still runs."""
        try:
            os.killpg(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    async def ended(self, *, within: float) -> Ended:
        """Wait for its end. Raises TimeoutError."""
        code = await asyncio.wait_for(self._process.wait(), within)
        return Ended(code, self.log)

    async def stop(self, *, within: float = 10.0) -> Ended:
        """SIGTERM, as a host stops it. Raises TimeoutError."""
        if self.running:
            self._process.terminate()
        return await self.ended(within=within)

    async def kill(self) -> Ended:
        """SIGKILL, as the lack of memory or a power cut ends it."""
        if self.running:
            self._process.kill()
        return await self.ended(within=10)


class Host:
    """Whoever runs the bot: one process after the other on one database file, with a small Discord to connect to."""

    def __init__(
        self,
        discord: SmallDiscord,
        database: Path,
        *,
        edit: float = 1 / HURRY,
        program: str = LAUNCH,
        copied: bool = False,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        """`edit`: seconds between two edits of a table; `program`: the module that runs the bot.

        `settings`: other variables than those of a bot that is alone on its file.
        `copied`: it runs in a copy of a process that has read the program already, and not in a new one.
        """
        self.discord = discord
        self.database = database
        self.edit = edit
        self._program = program
        self._copied = copied
        self.settings = dict(settings or {})
        self.logs = database.parent
        """Where is written down what each process says."""
        self.backoff = 0.0
        """Seconds that a bot waits which comes after one that did not end in order."""
        self.failpoint = database.with_name("failpoint")
        """What this file says, where it is, is where the bot dies (bot.failpoints)."""
        self.runs: list[BotProcess] = []

    async def launch(self, *, token: str = TOKEN) -> BotProcess:
        """Start a bot, and do not wait for it."""
        number = len(self.runs) + 1
        variables = {
            "DISCORD_TOKEN": token,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "LOG_FORMAT": "json",
            failpoints.VARIABLE: str(self.failpoint),
            "LOOPBACK_API": self.discord.api,
            "LOOPBACK_GATEWAY": self.discord.gateway.url,
            "LOOPBACK_EDIT": str(self.edit),
            "LOOPBACK_SEED": str(number),
            "LOOPBACK_BACKOFF": str(self.backoff),
            "PYTHONPATH": str(PROJECT),
            **self.settings,
        }
        if sys.dont_write_bytecode:
            variables |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BYTECODE)}
        log = self.logs / f"bot-{number}.log"
        log.touch()
        self.runs.append(BotProcess(await self._run(variables, log), log))
        return self.runs[-1]

    async def _run(self, variables: Mapping[str, str], log: Path) -> asyncio.subprocess.Process | Copy:
        environment = {**os.environ, **variables}
        if self._copied:
            return await Copy.started(self._program, folder=self.database.parent, environment=environment, log=log)
        with log.open("wb") as file:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._program),
                cwd=self.database.parent,
                env=environment,
                stdout=file,
                stderr=file,
                start_new_session=True,
            )

    async def start(self) -> BotProcess:
        """Start a bot, and wait until it is connected. Raises TimeoutError."""
        self.discord.gateway.expect()
        bot = await self.launch()
        await self.discord.gateway.ready(within=STARTS_WITHIN)
        return bot

    async def close(self) -> None:
        """End whatever still runs."""
        for bot in self.runs:
            await bot.kill()
