"""Taps that nobody may make (S1): by the wrong person, at the wrong place, forged, stale, repeated, or sheer noise.

They come in through the bot's one listener, as Discord would deliver them. None may change a game or a server's
settings, none may fail, each is answered, and who asks for a game that is not theirs is told what is told of a game
that is not there.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any

from bot.records import Player
from tests.db.blanks import on_file
from tests.discord.playing import Cards, rigged
from tests.discord.secrecy import Watch
from tests.discord.world import opened
from tests.reliability.forgeries import KINDS
from tests.reliability.report import Report
from tests.reliability.siege import Siege, written

HANDS = Cards(["AS AH 9C 7D 5H", "KS QS 8C 6D 4H"])


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Forged taps (S1)", tuple(KINDS))


@asynccontextmanager
async def besieged(report: Report, *, seed: int) -> AsyncIterator[Siege]:
    """Two games in two channels, and one of Anna alone, in which somebody has done something."""
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        async with opened(on_file(Path(folder) / "chicago.db"), shuffler=rigged(HANDS)) as world:
            await world.start("anna", joining=["bo"])
            await world.slash("anna", "chicago solo")
            channel = world.room.guild.create_text_channel("elsewhere")
            await world.person("cia").slash(channel, "chicago start", thread=False)
            there = await world.bot.tables.table_in(channel.id)
            await there.join(Player("dan", world.person("dan").id), click=1)
            await there.start(world.person("cia").id, click=2)
            done = []
            for verb in ("pat", "undo"):  # Bo, before his turn
                done.append(world.press("bo", verb))
                await world.deliver(done[-1])
            watch, words = Watch(world).begun(), written(Random(seed))
            yield Siege(world, report, Random(seed), watch, channel.id, tuple(done), world.table(), words)


async def attack(report: Report, *, count: int, seed: int, careless: AbstractContextManager[Any] | None = None) -> None:
    """So many taps in a world of their own; within `careless`, a bot that was made worse."""
    async with besieged(report, seed=seed) as siege:
        with careless or nullcontext():
            await siege.attack([*KINDS.values()], count=count)
