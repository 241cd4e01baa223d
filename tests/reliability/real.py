"""The bot as a host runs it dies at every failpoint of a tap (K2), is started again, and people play on."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.failpoints import Place
from bot.sandbox.screen import Control, Screen
from tests.loopback import evening
from tests.loopback.interactions import Interaction
from tests.loopback.people import Person
from tests.loopback.process import HURRY, Host
from tests.loopback.server import opened
from tests.loopback.stored import broken, games_in, lost, read_game
from tests.reliability.report import Report

VERBS = (
    *("join", "addai", "dropai", "pace", "start", "rematch"),
    *("pat", "keepmade", "show", "declare", "pass", "decline", "play", "undo"),
)
"""What is stored of all that people tap."""
UNSTORED = frozenset({Place.BEFORE_BEGIN, Place.HALFWAY, Place.BEFORE_COMMIT})
PLACES = tuple(Place)
PATIENCE = 4.0
"""Seconds in which a tap is answered, or the bot is dead."""
LINGERS = 0.5
"""Seconds for which a bot that has answered may still die of it."""


class Offer(NamedTuple):
    """Something that somebody may tap."""

    person: Person
    screen: Screen
    control: Control


class Ordeal:
    """One evening through many deaths."""

    def __init__(self, host: Host, report: Report, *, dice: Random, places: Sequence[Place] = PLACES) -> None:
        self._host = host
        self._discord = host.discord
        self._report = report
        self._dice = dice
        self._places = places
        self._people = [self._discord.person(name) for name in ("Anna", "Bo")]
        self._tried: Counter[tuple[str, Place]] = Counter()

    async def die(self) -> None:
        """Tap, each time at the risk of the bot's life, until it has died and is there again."""
        while not await self._tap(await self._offer()):
            pass
        await self._host.start()

    async def _offer(self) -> Offer:
        """What was tried least of all that can be tapped now; a table is opened where none stands."""
        idle = 0
        while not (offers := list(self._offers())):
            host = self._people[0]
            if idle > 3 and not evening.table_or_none(self._discord):
                await host.slash("chicago start", rules="standard", opponents=1)
            elif idle > 3:
                await self._dice.choice(self._people).click("hand", on=evening.table(self._discord))
            idle += 1
            await self._discord.board.change(within=evening.PATIENCE)
        self._dice.shuffle(offers)
        return min(offers, key=lambda one: sum(self._tried[one.control.verb, place] for place in self._places))

    def _offers(self) -> Iterator[Offer]:
        for person in self._people:
            seen = [screen for screen in (person.panel(), evening.table_or_none(self._discord)) if screen is not None]
            for screen in seen:
                can = (control for control in screen.controls if control.enabled and control.verb in VERBS)
                yield from (Offer(person, screen, control) for control in can)

    async def _tap(self, offer: Offer) -> bool:
        """One tap; says whether the bot died of it."""
        verb = offer.control.verb
        place = min(self._places, key=lambda one: (self._tried[verb, one], self._report.hit[one]))
        self._tried[verb, place] += 1
        self._discord.interactions.heed = lambda one: self._arm(place, one)
        one = await offer.person.tap(str(offer.control.custom_id), on=offer.screen, patience=0)
        self._discord.interactions.heed = lambda _: None
        died = await self._died(one)
        self._host.failpoint.unlink()
        if died:
            self._report.hit += Counter([str(place), verb])
            self._report.blame(f"{verb}, {place}", self._look(one, place))
        return died

    def _arm(self, place: Place, one: Interaction) -> None:
        self._host.failpoint.write_text(f"{place}: {one.id}", encoding="utf-8")

    async def _died(self, one: Interaction) -> bool:
        """Wait until the bot is dead, or has survived this tap."""
        bot, loop = self._host.runs[-1], asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        answered = False
        while bot.running and loop.time() < until:
            if one.acknowledged.is_set() and not answered:
                answered, until = True, loop.time() + LINGERS
            await asyncio.sleep(0.01)
        if bot.running:
            return False
        ended = await bot.ended(within=1)
        assert ended.code == -signal.SIGKILL, ended.said
        return True

    def _look(self, one: Interaction, place: Place) -> Iterator[str]:
        """What is wrong with what is left."""
        stored = False
        for game_id in games_in(self._host.database):
            game = read_game(self._host.database, game_id)
            stored |= one.id in game.clicks
            yield from broken(game)
            yield from lost(game, self._discord.interactions.all.values())
        if stored and place in UNSTORED:
            yield "it is stored, and should not be"
        if not stored and place is Place.AFTER_COMMIT:
            yield "it is not stored, and should be"


async def die(report: Report, *, deaths: int, seed: int, places: Sequence[Place] = PLACES) -> None:
    """Let a bot die so often."""
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        async with opened(hurry=HURRY) as discord:
            host = Host(discord, Path(folder) / "chicago.db", edit=1 / HURRY, copied=True)
            try:
                await host.start()
                ordeal = Ordeal(host, report, dice=Random(seed), places=places)
                for _ in range(deaths):
                    await ordeal.die()
            finally:
                await host.close()


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Death at failpoints, of the bot as a host runs it (K2)", (*map(str, Place), *VERBS))
