"""The bot as a host runs it dies at every failpoint of a tap (K2), is started again, and people play on."""

from __future__ import annotations

import asyncio
import shutil
import signal
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.failpoints import Place
from bot.manager.manager import Place as Spot
from bot.records import Player
from bot.sandbox.screen import Control, Screen
from tests.loopback import evening
from tests.loopback.interactions import Answers, Interaction
from tests.loopback.people import Person
from tests.loopback.process import HURRY, LAUNCH, Host
from tests.loopback.server import opened
from tests.loopback.stored import broken, games_in, lost, read_game
from tests.reliability.report import Report
from tests.reliability.scenes import LEADS, SCENES, TOGETHER, Scene, write

VERBS = tuple(SCENES)
UNSTORED = frozenset({Place.BEFORE_BEGIN, Place.HALFWAY, Place.BEFORE_COMMIT})
PLACES = tuple(Place)
PATIENCE = 4.0
"""Seconds in which a tap is answered, or the bot is dead."""
LINGERS = 0.8
"""Seconds for which a bot that has answered may still die of it."""
REST = 0.12
"""Seconds without a change on any screen, after which nothing more is expected."""
TRIES = 12
"""Taps on the way to one that is wanted, until another scene is set."""
TOLD = frozenset({Answers.MESSAGE, Answers.UPDATE})
"""Answers that show what was done."""
AGAIN = "taps that come again after the restart"


class Offer(NamedTuple):
    """Something that somebody may tap."""

    person: Person
    screen: Screen
    control: Control


class Ordeal:
    """One evening after the other, through many deaths."""

    def __init__(self, host: Host, report: Report, *, dice: Random, places: Sequence[Place], verbs: Sequence[str]):
        self._host = host
        self._discord = host.discord
        self._report = report
        self._dice = dice
        self._places = places
        self._verbs = verbs
        self._people = [self._discord.person(name) for name in ("Anna", "Bo")]
        self._tried: Counter[tuple[str, Place]] = Counter()
        self._past: set[int] = set()
        """Interactions of evenings that are over."""

    # What there is to tap

    async def set_up(self) -> None:
        """A bot has been here once: what it then knows, it knows in every scene."""
        await self._host.start()
        await self._host.runs[-1].stop()
        shutil.copyfile(self._host.database, self._file(None))
        await self._host.start()

    async def die(self) -> None:
        """Tap, each time at the risk of the bot's life, until it has died; then it is started again."""
        while (tapped := await self._risk(await self._wanted())) is None:
            pass
        await self._host.start()
        await self._deliver_again(tapped)

    async def _wanted(self) -> Offer:
        """Something to tap of a kind that was hit least. Raises AssertionError."""
        least = min(self._report.hit[verb] for verb in self._verbs)
        verb = self._dice.choice([verb for verb in self._verbs if self._report.hit[verb] == least])
        for tries in range(2 * TRIES):
            offers = await self._offers()
            if found := [one for one in offers if one.control.verb in self._verbs and self._hits(one) == least]:
                return await self._joined_in(self._dice.choice(found))
            leading = [one for one in offers if one.control.verb in LEADS.get(verb, ())]
            if tries % TRIES and leading:
                await self._tap(self._dice.choice(leading))
            else:
                await self._change(verb)
        raise AssertionError(f"nobody can tap {verb}")

    async def _joined_in(self, offer: Offer) -> Offer:
        """What both have to wish for the other one wishes for already."""
        if offer.control.verb in TOGETHER:
            [other] = (one for one in self._people if one is not offer.person)
            await self._tap(offer._replace(person=other))
        return offer

    def _hits(self, offer: Offer) -> int:
        return self._report.hit[offer.control.verb]

    async def _offers(self) -> list[Offer]:
        """All that can be tapped once nothing changes any more."""
        while await self._discord.board.change(within=REST):
            pass
        return list(self._offered())

    def _offered(self) -> Iterator[Offer]:
        for person in self._people:
            seen = [screen for screen in (person.panel(), evening.table_or_none(self._discord)) if screen is not None]
            for screen in seen:
                yield from (Offer(person, screen, control) for control in screen.controls if control.enabled)

    async def _tap(self, offer: Offer) -> None:
        await offer.person.tap(str(offer.control.custom_id), on=offer.screen)

    # Scenes

    async def _change(self, verb: str) -> None:
        """Another evening begins, in which this can be tapped."""
        scene = SCENES[verb]
        await self._host.runs[-1].kill()
        self._discord.board.clear()
        self._past |= set(self._discord.interactions.all)
        for left in self._host.database.parent.glob(f"{self._host.database.name}*"):
            left.unlink()
        shutil.copyfile(await self._written(scene), self._host.database)
        await self._host.start()
        anna, bo = self._people
        if scene is None:
            await anna.slash("chicago start", rules="quick")
            await evening.until(bo, "join")
        else:
            for person in (anna, bo):
                await person.slash("chicago hand")

    def _file(self, scene: Scene | None) -> Path:
        return self._host.database.with_name(f"scene-{hash(scene)}.db")

    async def _written(self, scene: Scene | None) -> Path:
        """A database file with this scene."""
        file = self._file(scene)
        if scene is not None and not file.exists():
            shutil.copyfile(self._file(None), file)
            people = [Player(person.name, person.id) for person in self._people]
            await write(file, scene, people, Spot(self._discord.guild.id, self._discord.guild.channel_id))
        return file

    # Death

    async def _risk(self, offer: Offer) -> Interaction | None:
        """One tap; returns it if the bot died of it."""
        verb = offer.control.verb
        place = min(self._places, key=lambda one: (self._tried[verb, one], self._report.hit[one]))
        self._tried[verb, place] += 1
        self._discord.interactions.heed = lambda one: self._arm(place, one)
        one = await offer.person.tap(str(offer.control.custom_id), on=offer.screen, patience=0)
        self._discord.interactions.heed = lambda _: None
        died = await self._died(one)
        self._host.failpoint.unlink()
        if not died:
            return None
        self._report.pair(verb, place)
        self._report.blame(f"{verb}, {place}", self._look(one, place))
        return one

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

    async def _deliver_again(self, one: Interaction) -> None:
        """The new process is told of the tap that its predecessor died of."""
        discord = self._discord
        await discord.gateway.dispatch("INTERACTION_CREATE", discord.interactions.payload(one))
        self._report.hit[AGAIN] += 1

    def _look(self, one: Interaction, place: Place) -> Iterator[str]:
        """What is wrong with what is left."""
        stored = False
        made = [other for other in self._discord.interactions.all.values() if other.id not in self._past]
        for game_id in games_in(self._host.database):
            game = read_game(self._host.database, game_id)
            stored |= one.id in game.clicks
            yield from broken(game)
            yield from lost(game, made)
        if one.answered in TOLD and place in UNSTORED:
            yield "it was answered before it was stored"
        if stored and place in UNSTORED:
            yield "it is stored, and should not be"
        if not stored and place is Place.AFTER_COMMIT:
            yield "it is not stored, and should be"


async def die(
    report: Report,
    *,
    deaths: int,
    seed: int,
    places: Sequence[Place] = PLACES,
    verbs: Sequence[str] = VERBS,
    program: str = LAUNCH,
) -> None:
    """Let a bot die so often. `program`: the module that runs it."""
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        async with opened(hurry=HURRY) as discord:
            host = Host(discord, Path(folder) / "chicago.db", edit=1 / HURRY, program=program, copied=True)
            try:
                ordeal = Ordeal(host, report, dice=Random(seed), places=places, verbs=verbs)
                await ordeal.set_up()
                for _ in range(deaths):
                    await ordeal.die()
            finally:
                await host.close()


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Death at failpoints, of the bot as a host runs it (K2)", (*map(str, Place), *VERBS, AGAIN))
