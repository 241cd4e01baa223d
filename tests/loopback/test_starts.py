"""A bot that cannot start says why in one sentence, and ends with a code that whoever watches over it understands."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from db.sqlite_file import ClaimedFile
from tests.loopback import hampered
from tests.loopback.faults import Fault, Kind
from tests.loopback.hampered import NOBODY, Hampered
from tests.loopback.process import LAUNCH, Ended, Host
from tests.loopback.refusals import No
from tests.loopback.server import SmallDiscord, opened


class Case(NamedTuple):
    """One thing that is wrong with a database."""

    code: int
    says: str
    """FILE: the database; FOLDER: where it lies."""
    meddle: Callable[[Path], object] = lambda _: None
    """What somebody has done to the database, or to where it lies."""
    hampered: Hampered | None = None
    settings: Mapping[str, str] = {}


def change(sql: str) -> Callable[[Path], object]:
    """Somebody has tampered with the tables."""

    def meddle(file: Path) -> None:
        with closing(sqlite3.connect(file)) as database:
            database.executescript(sql)

    return meddle


def break_a_page(file: Path) -> None:
    """The disk is worn."""
    with file.open("r+b") as opened_file:
        opened_file.seek(3 * 4096)
        opened_file.write(b"\xff" * 4096)


def lock(file: Path) -> sqlite3.Connection:
    """Another program writes, and does not come to an end."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def claim(file: Path) -> ClaimedFile:
    """Another bot runs on it."""
    return ClaimedFile(str(file))


def with_secret_settings(file: Path) -> None:
    """The file with the settings is somebody else's."""
    settings = file.with_name(".env")
    settings.touch()
    settings.chmod(0)


RIGHTS = "Permission denied. This process is user {NOBODY}"
BROKEN = "FILE is damaged or not a database. Put a backup in its place."
MISFIT = "The tables of the database are not those that its version should have."
CASES = {
    "another bot uses the file": Case(75, "FILE is in use: this bot is running already.", claim),
    "another program has locked it": Case(1, "The database does not answer: database is locked.", lock),
    "no database": Case(78, BROKEN, lambda file: file.write_bytes(b"Dear diary, " * 500)),
    "a broken database": Case(78, BROKEN, break_a_page),
    "a newer version": Case(
        78,
        "The database has been used by a newer version of this program (schema 9999). "
        "Install that version, or put back a backup from before.",
        change("UPDATE alembic_version SET version_num = '9999'"),
    ),
    "a migration was undone in part": Case(
        78,
        f"{MISFIT} It cannot be brought up to date: duplicate column name: last_deal. Put back a backup.",
        change("UPDATE alembic_version SET version_num = '0015'"),
    ),
    "a table is missing": Case(
        78, f"{MISFIT} It lacks salts.deal and 3 more. Put back a backup.", change("DROP TABLE salts")
    ),
    "tables without a version": Case(
        78,
        f"{MISFIT} It cannot be brought up to date: table games already exists. Put back a backup.",
        change("DROP TABLE alembic_version"),
    ),
    "a full disk": Case(1, "The database does not answer: disk I/O error.", hampered=Hampered.BY_A_FULL_DISK),
    "a full disk, and no database": Case(
        1, "The database does not answer: disk I/O error.", Path.unlink, Hampered.BY_A_FULL_DISK
    ),
    "a file that may not be written": Case(
        78,
        f"FILE cannot be written: {RIGHTS}; the file FILE has to belong to that user, and have mode 600.",
        lambda file: file.chmod(0o400),
        Hampered.BY_RIGHTS,
    ),
    "a folder that may not be written": Case(
        78,
        f"FILE.lock-file cannot be written: {RIGHTS}; the folder FOLDER has to belong to that user.",
        lambda file: file.parent.chmod(0o500),
        Hampered.BY_RIGHTS,
    ),
    "no such folder": Case(
        78,
        "There is no folder FOLDER/missing: make it, or set another database address.",
        settings={"DATABASE_URL": "sqlite+aiosqlite:///missing/chicago.db"},
    ),
    "settings that may not be read": Case(
        78, "The file .env cannot be read: Permission denied.", with_secret_settings, Hampered.BY_RIGHTS
    ),
    "no server": Case(
        1,
        "The database does not answer: [Errno 111] Connect call failed ('127.0.0.1', 1).",
        settings={"DATABASE_URL": "postgresql+asyncpg://chicago:hunter2@127.0.0.1:1/chicago"},
    ),
}


@pytest.fixture
def anywhere() -> Iterator[Path]:
    """A folder that anybody may look into."""
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


async def test_a_database_that_cannot_be_used(discord: SmallDiscord, ready: Path, anywhere: Path) -> None:
    """All at once: some of them wait for five seconds."""
    starts = (begin(discord, ready, anywhere / str(number), case) for number, case in enumerate(CASES.values()))
    ended = await asyncio.gather(*starts)
    told = {name: (one.code, one.said) for name, one in zip(CASES, ended, strict=True)}
    assert told == {name: (case.code, f"{case.says}\n") for name, case in CASES.items()}
    assert discord.requests == []


def program(case: Case) -> str:
    """What is run."""
    return LAUNCH if case.hampered is None else hampered.__name__


def settings(case: Case) -> dict[str, str]:
    """What it is told."""
    return {**case.settings, hampered.VARIABLE: case.hampered or ""}


async def begin(discord: SmallDiscord, ready: Path, folder: Path, case: Case) -> Ended:
    """Start a bot on a database that somebody has meddled with; what it says, with places as in the cases."""
    host = Host(discord, folder / "games" / "chicago.db", copied=True, program=program(case), settings=settings(case))
    host.database.parent.mkdir(parents=True)
    host.logs = folder
    shutil.copyfile(ready, host.database)
    host.database.chmod(0o600)
    if os.geteuid() == 0 and case.hampered is Hampered.BY_RIGHTS:
        os.chown(host.database.parent, NOBODY, NOBODY)
        os.chown(host.database, NOBODY, NOBODY)
    held = case.meddle(host.database)
    try:
        ended = await (await host.launch()).ended(within=20)
    finally:
        await host.close()
        del held
    said = ended.said.replace(str(host.database), "FILE").replace(str(host.database.parent), "FOLDER")
    return Ended(ended.code, said.replace(f"user {NOBODY if os.geteuid() == 0 else os.geteuid()};", "user {NOBODY};"))


class Refusal(NamedTuple):
    """One thing that is wrong with Discord, or with the line there."""

    code: int
    says: str
    fault: Fault | None = None
    begun: int = 0
    """Sessions that were begun today."""
    settings: Mapping[str, str] = {}


ME, GATEWAY, COMMANDS = "GET users/@me", "GET gateway/bot", "PUT applications/*/commands"
REFUSALS = {
    "it cannot be reached": Refusal(
        1, "Discord cannot be reached from here.", settings={"LOOPBACK_API": "http://127.0.0.1:1/api/v10"}
    ),
    "the line breaks": Refusal(1, "Discord cannot be reached from here.", Fault(Kind.LOST, ME, times=9)),
    "it is out of order": Refusal(
        1, "Discord refuses to answer (status 503).", Fault(Kind.REFUSED, ME, no=No.UNAVAILABLE)
    ),
    "it is out of order a moment later": Refusal(
        1, "Discord refuses to answer (status 503).", Fault(Kind.REFUSED, GATEWAY, no=No.UNAVAILABLE)
    ),
    "it takes no commands": Refusal(
        1, "Discord refuses to answer (status 503).", Fault(Kind.REFUSED, COMMANDS, no=No.UNAVAILABLE)
    ),
    "it is asked too often": Refusal(
        1, "Discord asks us to wait for 3,600 s.", Fault(Kind.REFUSED, ME, seconds=3600, no=No.RATE_LIMITED)
    ),
    "all sessions of the day are used up": Refusal(
        1, "The bot may connect 0 more times within 24 hours, and needs 1: it started too often.", begun=1000
    ),
    "the developers' server has not invited it": Refusal(
        78,
        "The bot may not register commands in the server of DEV_GUILD_ID: clear that, or invite the bot there, with "
        "the link that `python -m bot doctor` prints.",
        Fault(Kind.REFUSED, "PUT applications/*/guilds/5/commands", no=No.MISSING_ACCESS),
        settings={"DEV_GUILD_ID": "5"},
    ),
    "it understands the bot no more": Refusal(
        70,
        "The bot made a mistake and has to end; incident CODE in the log says where. Please report it.",
        Fault(Kind.REFUSED, COMMANDS, no=No.INVALID_FORM_BODY),
    ),
}


@pytest.fixture
def copies(ready: Path, tmp_path: Path) -> list[Path]:
    """A database for each."""
    folders = [tmp_path / str(number) for number in range(len(REFUSALS))]
    for folder in folders:
        folder.mkdir()
    return [Path(shutil.copy(ready, folder)) for folder in folders]


async def test_a_discord_that_lets_nobody_in(copies: list[Path]) -> None:
    """None of these begins a session, of which there are 1,000 a day."""
    starts = (refused(database, why) for database, why in zip(copies, REFUSALS.values(), strict=True))
    told = dict(zip(REFUSALS, await asyncio.gather(*starts), strict=True))
    assert told == {name: (why.code, why.says, why.begun) for name, why in REFUSALS.items()}


async def refused(database: Path, why: Refusal) -> tuple[int, str, int]:
    """Start a bot that Discord does not let in; the code, the last sentence, and how many sessions were begun."""
    async with opened() as discord:
        discord.gateway.counted["identify"] = why.begun
        if why.fault is not None:
            discord.faults.plan(replace(why.fault))
        host = Host(discord, database, copied=True, settings=why.settings)
        try:
            ended = await (await host.launch()).ended(within=20)
        finally:
            await host.close()
        assert "Traceback" not in ended.said
        last = re.sub("incident [0-9a-f]{8}", "incident CODE", ended.said.splitlines()[-1])
        return ended.code, last, discord.gateway.counted["identify"]
