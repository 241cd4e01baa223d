"""A cable is cut without a word: who is cut off stops before anybody else has its shards, and they are free soon."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import pytest

from bot.records import Share
from db.claims import BEAT, Obstacle, claiming
from db.engine import open_database
from tests.db.postgres import DATABASE, SUPERUSER, Server, private_server, programs_here

NET: Final = f"10.213.{os.getpid() % 250}"
"""Of its own, in case an earlier run was killed and left its cable behind."""
HERE: Final = f"{NET}.1"
THERE: Final = f"{NET}.2"
NOBODY: Final = "02:00:00:00:00:99"
"""Packets to this card reach nobody, and nobody says so."""
FREE_WITHIN: Final = 13.0
"""Seconds after a cut in which the server lets go; eleven, and the pace of its timers."""
SHARES: Final = (Share((0, 1), 2),)

HOLDER: Final = f"""
import asyncio, time
from bot.records import Share
from db.claims import claiming
from db.engine import open_database

async def hold():
    database = await open_database("postgresql+asyncpg://{SUPERUSER}@{HERE}:PORT/{DATABASE}")
    async with claiming(database) as claim:
        assert await claim.take([Share((0, 1), 2)]) == Share((0, 1), 2)
        lost = asyncio.Event()
        await claim.watch(lost.set)
        print("taken", flush=True)
        await lost.wait()
        print(time.monotonic(), flush=True)

asyncio.run(hold())
"""
"""One process, which writes down when it stops serving."""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture
def house() -> Iterator[str]:
    """Another machine, by its name: a network of its own, with one cable to here."""
    name = f"chicago{os.getpid() % 10_000}"
    cable, end = f"cha{os.getpid() % 10_000}", f"chb{os.getpid() % 10_000}"
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("a cable can be laid by root alone, with the program ip")
    try:
        ip("netns", "add", name)
    except subprocess.CalledProcessError:
        pytest.skip("this machine does not let its networks be changed")
    try:  # a network lives on for as long as TCP tries to reach the other end; its cable does not
        ip("link", "add", cable, "type", "veth", "peer", "name", end, "netns", name)
        ip("addr", "add", f"{HERE}/24", "dev", cable)
        ip("link", "set", cable, "up")
        ip("-n", name, "addr", "add", f"{THERE}/24", "dev", end)
        ip("-n", name, "link", "set", end, "up")
        yield name
        ip("link", "del", cable)
    finally:
        ip("netns", "del", name)


def cut(house: str) -> None:
    """From now on nothing arrives at the other end, in both directions."""
    number = house.removeprefix("chicago")
    ip("neigh", "replace", THERE, "lladdr", NOBODY, "dev", f"cha{number}", "nud", "permanent")
    ip("-n", house, "neigh", "replace", HERE, "lladdr", NOBODY, "dev", f"chb{number}", "nud", "permanent")


@pytest.fixture
def reachable() -> Iterator[Server]:
    """A server that is reached from other machines."""
    with private_server(programs_here()) as server:
        server.let_in(f"{THERE}/32")
        yield server


async def test_who_is_cut_off_stops_before_the_spare_takes_over(house: str, reachable: Server) -> None:
    code = HOLDER.replace("PORT", str(reachable.port))
    holder = await asyncio.create_subprocess_exec(
        "ip", "netns", "exec", house, sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE
    )
    assert holder.stdout is not None
    database = await open_database(reachable.address(DATABASE))
    try:
        async with asyncio.timeout(20), claiming(database) as spare:
            assert await holder.stdout.readline() == b"taken\n"
            cut(house)
            begun = time.monotonic()
            while await spare.take(SHARES) is Obstacle.TAKEN:  # noqa: ASYNC110 - the lock is on a server
                await asyncio.sleep(0.05)
            taken_over = time.monotonic()
            stopped = float(await holder.stdout.readline())
        assert stopped - begun <= 2 * BEAT + 0.5
        assert stopped <= taken_over <= begun + FREE_WITHIN
    finally:
        with suppress(ProcessLookupError):
            holder.kill()
        await holder.wait()
        await database.close()
