"""Two people at a table of a small Discord: everything but the cards they answer by themselves, cards one by one."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bot.render.panel import Accent
from bot.sandbox.screen import Control, Screen
from tests.bench.processor import rest
from tests.loopback import evening
from tests.loopback.interactions import Interaction
from tests.loopback.people import Person
from tests.loopback.process import BotProcess
from tests.loopback.server import SmallDiscord


class Asked(NamedTuple):
    """Somebody whose turn it is, and what they will tap."""

    person: Person
    panel: Screen
    control: Control

    async def answer(self) -> Interaction:
        """Tap it."""
        return await self.person.tap(str(self.control.custom_id), on=self.panel)


class Seats:
    """A table that is opened when it is first needed, and anew when its game is over."""

    def __init__(self, discord: SmallDiscord, bot: BotProcess, *, channel: int = 0, dice: Random) -> None:
        self._bot = bot
        self._dice = dice
        self._people = [discord.person(f"{name} {channel}", channel=channel) for name in ("Anna", "Bo")]
        self._discord = discord
        self._channel = discord.guild.channel_ids[channel]

    async def card(self) -> Asked:
        """The next card: whose turn it is, and which one; everything before it is done."""
        return await self.next("play")

    async def next(self, verb: str) -> Asked:
        """The same for any answer; what is asked before it is answered."""
        while True:
            await rest(self._bot.pid)
            asked = await self._asked()
            if asked is None:
                await self._bring_on()
            elif asked.control.verb == verb:
                return asked
            else:
                await asked.answer()

    async def _asked(self) -> Asked | None:
        """Whoever's turn it is, if their panel is there."""
        for person in self._people:
            panel = person.panel()
            if panel is None or not _is_turn(panel):
                continue
            can = {one.verb: one for one in self._dice.sample(panel.controls, len(panel.controls)) if one.enabled}
            control = next((can[verb] for verb in evening.PREFERS if verb in can), None)
            if control is not None:
                return Asked(person, panel, control)
        return None

    async def _bring_on(self) -> None:
        """A table is opened, or hands are shown, or the next deal is dealt."""
        table = self._table()
        if table is None or table.find("rematch") is not None:
            await self.open()
            return
        for person in self._people:
            if table.find("deal"):
                await person.click("deal", on=table)
            elif table.find("hand"):
                await person.click("hand", on=table)

    async def open(self) -> None:
        """A new game begins."""
        host, guest = self._people
        await host.slash("chicago start", rules="quick", opponents=0)
        await evening.until(guest, "join")
        await guest.click("join")
        await evening.until(host, "start")
        await host.click("start")

    def _table(self) -> Screen | None:
        public = [one for one in self._people[0].screens() if not one.private]
        return public[-1] if public else None


def _is_turn(panel: Screen) -> bool:
    """Does the table wait for the person of this panel?"""
    return any(part.get("accent_color") == Accent.YOURS.value for part in panel.message.components)
