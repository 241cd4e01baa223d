"""SIGKILL at any moment while people tap at many tables at once (K1): what was answered is stored, and stored once."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random

from bot.sandbox.screen import Control, Screen
from tests.discord.world import HAND_PICTURE
from tests.loopback import evening
from tests.loopback.clock import given_at
from tests.loopback.interactions import Interaction
from tests.loopback.people import Person, read
from tests.loopback.process import HURRY, LAUNCH, Host
from tests.loopback.server import SmallDiscord, opened
from tests.loopback.stored import broken, games_in, lost, read_game
from tests.reliability.report import Report

TABLES = 20
TAPS = 100
"""A second, at all tables together."""
EARLIEST, LATEST = 0.1, 2.5
"""Seconds after a start until the kill: half of them come in the first quarter."""
PATIENCE = 0.4
"""Seconds after which a tap that nobody answered is made again."""
GENERATION = 100
"""Kills after which all begin anew, in a new guild: nobody scrolls through a hundred thousand messages."""
FALLS = ("taps before COMMIT", "taps between COMMIT and answer", "taps after the answer")
IN_PANELS = ("show", "keepmade", "pat", "declare", "decline", "pass", "play")
AT_TABLES = ("rematch", "deal", "start", "hand")


class Crowd:
    """Two people at each table, who tap whatever there is to tap."""

    def __init__(self, discord: SmallDiscord, *, dice: Random, twice: float = 0.0) -> None:
        """`twice`: how likely a tap is to be delivered twice."""
        self.discord = discord
        self.doubled = 0
        """Taps that were delivered twice."""
        self.tables = [
            [discord.person(f"{name} {number}", channel=number) for name in ("Anna", "Bo")]
            for number in range(len(discord.guild.channel_ids))
        ]
        self._dice = dice
        self._twice = twice
        self._waiting: dict[Person, Interaction] = {}

    async def sit_down(self) -> None:
        """A game begins at every table."""
        for people in self.tables:
            await evening.open_table(people)

    async def tap(self, *, per_second: float) -> None:
        """Tap so often, until it is enough; nobody waits for an answer."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            everybody = [person for people in self.tables for person in people]
            self._dice.shuffle(everybody)
            for person in everybody:
                if await self._tap(person):
                    break
            due += 1 / per_second
            await asyncio.sleep(max(0.0, due - loop.time()))

    async def _tap(self, person: Person) -> bool:
        """One tap of this person; False if there is nothing to tap, or the last tap may still be answered."""
        before = self._waiting.get(person)
        if before is not None and before.answered is None and self.discord.clock.now() - given_at(before.id) < PATIENCE:
            return False
        found = self._something(person)
        if found is None:
            return False
        screen, control = found
        times = 2 if self._dice.random() < self._twice else 1
        self.doubled += times - 1
        self._waiting[person] = await person.tap(str(control.custom_id), on=screen, times=times, patience=0)
        return True

    def _something(self, person: Person) -> tuple[Screen, Control] | None:
        """What this person taps next: what the hand panel asks, else what there is at the table."""
        panel: Screen | None = None
        table: Screen | None = None
        for message in reversed(self.discord.board.seen_by(person.id, channel_id=person.channel_id)):
            screen = read(message)
            if panel is None and screen.private and HAND_PICTURE in screen.pictures:
                panel = screen
            elif table is None and not screen.private:
                table = screen
            if panel is not None and table is not None:
                break
        for seen, verbs in ((panel, IN_PANELS), (table, AT_TABLES)):
            if seen is not None and (control := self._choice(seen, verbs)) is not None:
                return seen, control
        return None

    def _choice(self, screen: Screen, verbs: Iterable[str]) -> Control | None:
        controls = self._dice.sample(screen.controls, len(screen.controls))
        can = {control.verb: control for control in controls if control.enabled}
        return next((can[verb] for verb in verbs if verb in can), None)


class Killer:
    """Kills the bot, looks into its file, starts it again."""

    def __init__(self, host: Host, crowd: Crowd, report: Report, *, dice: Random) -> None:
        self._host = host
        self._crowd = crowd
        self._report = report
        self._dice = dice
        self._accepted: set[int] = set()
        """The clicks that were stored when somebody last looked."""

    async def kill(self, *, taps: float, earliest: float) -> None:
        """Let the crowd tap, kill the bot at some moment, and see what it left."""
        interactions = self._host.discord.interactions.all
        before = set(interactions)
        tapping = asyncio.create_task(self._crowd.tap(per_second=taps))
        await asyncio.sleep(earliest + (LATEST - earliest) * self._dice.random() ** 2)
        await self._host.runs[-1].kill()
        tapping.cancel()
        with suppress(asyncio.CancelledError):
            await tapping
        made = [interactions[number] for number in interactions.keys() - before]
        wrong = await asyncio.to_thread(self._look, made, [interactions[number] for number in before])
        self._report.blame(f"kill {len(self._host.runs)}", wrong)

    def _look(self, made: list[Interaction], earlier: list[Interaction]) -> list[str]:
        """What is wrong with what is stored, and with what was answered since the last look."""
        wrong, stored = [], set[int]()
        for game_id in games_in(self._host.database):
            game = read_game(self._host.database, game_id)
            stored |= game.clicks
            wrong += [*broken(game), *lost(game, made, after=earlier)]
        gone = self._accepted - stored
        self._accepted = stored
        for one in made:
            before, between, after = FALLS
            self._report.hit[after if one.answered is not None else between if one.id in stored else before] += 1
        return wrong + [f"click {click} is not stored any more" for click in gone]


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("SIGKILL while people tap (K1)", ("kills", *FALLS))


async def kill(
    report: Report,
    *,
    kills: int,
    seed: int,
    tables: int = TABLES,
    taps: float = TAPS,
    earliest: float = EARLIEST,
    program: str = LAUNCH,
) -> None:
    """Kill a bot so many times. `taps`: a second; `earliest`: seconds; `program`: the module that runs the bot."""
    dice = Random(seed)
    for generation in range(0, kills, GENERATION):
        with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
            async with opened(hurry=HURRY, channels=tables) as discord:
                host = Host(discord, Path(folder) / "chicago.db", edit=1 / HURRY, program=program, copied=True)
                try:
                    crowd = Crowd(discord, dice=dice)
                    killer = Killer(host, crowd, report, dice=dice)
                    await host.start()
                    await crowd.sit_down()
                    for _ in range(min(GENERATION, kills - generation)):
                        await killer.kill(taps=taps, earliest=earliest)
                        report.hit["kills"] += 1
                        await host.start()
                finally:
                    await host.close()
