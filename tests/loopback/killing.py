"""Killing the bot while two people play, and counting where in a tap's life the kill fell."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from tests.loopback import evening
from tests.loopback.people import Person
from tests.loopback.process import Host
from tests.loopback.stored import read_game

EARLIEST, LATEST = 0.3, 1.2
"""Seconds after which people have been tapping long enough for a kill, and when it comes at the latest."""
FALLS = ("before COMMIT", "between COMMIT and answer", "after the answer")


class Kills:
    """One game through many processes, each of them killed."""

    def __init__(self, host: Host, *, dice: Random) -> None:
        self._host = host
        self._discord = host.discord
        self._dice = dice
        self.fell: Counter[str] = Counter()
        """Taps by what had become of them when the bot was killed."""
        self.old_buttons: Counter[str] = Counter()
        """Answers to buttons that an earlier process had drawn, by person."""

    async def start_again(self, people: Sequence[Person]) -> None:
        """A new process, in which everybody first taps a button that the last one drew."""
        await self._host.start()
        for person in people:
            panel = person.panel() or evening.table(self._discord)
            for screen in (panel, evening.table(self._discord)):
                control = next((one for one in screen.controls if one.enabled), None)
                if control is not None:
                    answer = await person.tap(str(control.custom_id), on=screen)
                    assert answer.answered is not None, f"an old button of {person.name} is dead"
                    self.old_buttons[person.name] += 1
                    break

    async def play_and_kill(self, people: Sequence[Person], *, game_id: int = 1) -> None:
        """Let these people play, and kill the bot at some moment."""
        before = set(self._discord.interactions.all)
        playing = asyncio.create_task(evening.play(self._discord, people, dice=Random(self._dice.random())))
        await asyncio.sleep(self._dice.uniform(EARLIEST, LATEST))
        await self._host.runs[-1].kill()
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        stored = read_game(self._host.database, game_id).clicks
        for number in self._discord.interactions.all.keys() - before:
            match self._discord.interactions.all[number].answered is not None, number in stored:
                case True, _:
                    self.fell["after the answer"] += 1
                case False, True:
                    self.fell["between COMMIT and answer"] += 1
                case _:
                    self.fell["before COMMIT"] += 1

    def __str__(self) -> str:
        taps = ", ".join(f"{self.fell[where]} taps {where}" for where in FALLS)
        return f"{len(self._host.runs) - 1} kills: {taps}"
