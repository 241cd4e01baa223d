"""Whether one person who mashes a button, and opens tables all the time, slows down everybody else (L4)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import cycle
from typing import Final

from bot.sandbox.screen import Control, controls
from tests.load.crowd import Crowd, Guest, Round, Tapped, settled
from tests.load.house import LAUNCH, House, furnished
from tests.load.sheet import Sheet
from tests.load.timing import Times, ratio, times
from tests.loopback.interactions import Asked
from tests.loopback.routes import WHOLE

SLOWER: Final = 2.0
"""How many times as long everybody else's slow answers may take."""
LIMITED: Final = "taps and commands that were too many"
MASHING: Final = 50.0
"""Taps a second of one person on one button."""


OLD_BUTTON: Final = Control("", "ch1|1|0|hand", enabled=True)
"""What is tapped where no cards are on the table just now."""


class Masher:
    """Somebody who sits at the first table, and at once taps one button and tries to open tables elsewhere."""

    def __init__(self, house: House, *, starts_per_second: float) -> None:
        self.house = house
        self.taps = 0
        self.starts = 0
        self._starts_per_second = starts_per_second
        self._me: Guest = house.crowd.tables[0][0]
        self._sent: list[Tapped] = []

    async def mash(self, seconds: float) -> None:
        """For so long."""
        await asyncio.gather(self._tap(seconds), self._start(seconds))

    def unanswered(self) -> int:
        """Taps and commands that Discord was never told anything about: each shows a failure to whoever made it."""
        return sum(one.made.answered is None for one in self._sent)

    async def _tap(self, seconds: float) -> None:
        table = self._me.table
        assert table is not None
        hands = (one for one in controls(table.components) if one.verb == "hand")
        control = next(hands, OLD_BUTTON)
        async for _ in _beat(MASHING, seconds):
            self._sent.append(await self.house.crowd.send(self._me, table, control))
            self.taps += 1

    async def _start(self, seconds: float) -> None:
        """In every channel in turn."""
        discord = self.house.discord
        [known] = [one for one in discord.routes.commands[WHOLE] if one["name"] == "chicago"]
        start = {"name": "start", "type": 1, "options": []}
        data = {"id": known["id"], "name": "chicago", "type": 1, "options": [start]}
        channels = cycle(discord.guild.channel_ids)
        async for _ in _beat(self._starts_per_second, seconds):
            at = discord.clock.now()
            made = discord.interactions.new(Asked.COMMAND, self._me.person.user, data, channel_id=next(channels))
            await discord.gateway.dispatch("INTERACTION_CREATE", discord.interactions.payload(made))
            self._sent.append(Tapped(at, made))
            self.starts += 1


async def _beat(per_second: float, seconds: float) -> AsyncIterator[float]:
    """So many beats a second, for so long."""
    loop = asyncio.get_running_loop()
    begun = due = loop.time()
    while due < begun + seconds:
        await asyncio.sleep(max(0.0, due - loop.time()))
        yield due
        due += 1 / per_second


async def measure(
    sheet: Sheet,
    *,
    tables: int,
    per_second: float,
    rounds: int,
    seconds: float,
    starts: int,
    program: str = LAUNCH,
) -> None:
    """In turns, with and without the masher, who tries to open `starts` tables in all."""
    async with furnished(tables=tables, instant=False, program=program) as house:
        await house.crowd.sit_down()
        await within(sheet, house, per_second=per_second, rounds=rounds, seconds=seconds, starts=starts)


async def within(sheet: Sheet, house: House, *, per_second: float, rounds: int, seconds: float, starts: int) -> None:
    """As `measure`, in a house that is there."""
    masher = Masher(house, starts_per_second=starts / rounds / seconds)
    without, beside = list[Times](), list[Times]()
    await settled(await house.crowd.tap(per_second=per_second, seconds=seconds))
    for _ in range(rounds):
        without.append(await _round(house.crowd, per_second, seconds))
        mashing = asyncio.create_task(masher.mash(seconds))
        beside.append(await _round(house.crowd, per_second, seconds, but=masher))
        await mashing
    figures = await house.figures()
    lobbies = figures.get("chicago_tables table lobby", 0)
    sheet.hit[LIMITED] = int(figures.get("chicago_clicks_total limited any", 0))
    slower = ratio(_p99(beside), _p99(without))
    sheet.bar("p99 of everybody else, mashed over undisturbed", slower, most=SLOWER, unit="x")
    sheet.bar("lobbies that were opened by it", lobbies, most=1)
    sheet.hit["taps of others"] = sum(one.number for one in (*without, *beside))
    sheet.hit["taps of the masher"], sheet.hit["attempts to start"] = masher.taps, masher.starts
    sheet.remarks += [
        *(f"undisturbed: {one}" for one in without),
        *(f"beside the masher: {one}" for one in beside),
        f"of the masher's, {masher.unanswered():,} were not answered",
    ]


async def _round(crowd: Crowd, per_second: float, seconds: float, *, but: Masher | None = None) -> Times:
    done: Round = await crowd.tap(per_second=per_second, seconds=seconds)
    await settled(done)
    return times([one.waited for one in done.taps if but is None or one.guest is not but._me])


def _p99(rounds: list[Times]) -> list[float]:
    return [one.p99 for one in rounds]


def report(*, starts: int) -> Sheet:
    """Nothing was measured yet."""
    return Sheet("One who mashes (L4)", least={"attempts to start": starts, LIMITED: starts // 2})
