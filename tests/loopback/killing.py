"""Killing the bot while people tap (K1), and counting where in a tap's life the kill fell.

`python -m tests.loopback.killing --kills 100 --seed 1` goes on for as long as it is told, through game after game.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.loopback import evening
from tests.loopback.people import Person
from tests.loopback.process import HURRY, Host
from tests.loopback.server import opened
from tests.loopback.stored import broken, lost, read_game

EARLIEST, LATEST = 0.3, 1.2
"""Seconds after which people have been tapping long enough for a kill, and when it comes at the latest."""
FALLS = ("before COMMIT", "between COMMIT and answer", "after the answer")
SELDOM = 20
"""A kind that was hit fewer times in a long run shows nothing."""


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


async def endure(*, kills: int, seed: int) -> list[str]:
    """Kill the bot so many times, and start it again; returns what was lost, came twice, or was hit too seldom."""
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        async with opened(hurry=HURRY) as discord:
            host = Host(discord, Path(folder) / "chicago.db", edit=1 / HURRY)
            try:
                return await _endure(host, kills=kills, dice=Random(seed))
            finally:
                await host.close()


async def _endure(host: Host, *, kills: int, dice: Random) -> list[str]:
    killer, wrong, game_id = Kills(host, dice=dice), [], 0
    people = [host.discord.person(name) for name in ("Anna", "Bo")]
    await host.start()
    while len(host.runs) <= kills:
        if game_id == 0 or evening.table(host.discord).find("rematch"):
            await evening.open_table(people, ai=2)
            game_id += 1
        await killer.play_and_kill(people, game_id=game_id)
        game = read_game(host.database, game_id)
        wrong += [*broken(game), *lost(game, host.discord.interactions.all.values())]
        await killer.start_again(people)
    print(f"{killer}; {game_id} games; {len(wrong)} things lost or doubled")
    seldom = [f"too few taps {where}: {killer.fell[where]}" for where in FALLS if killer.fell[where] < SELDOM]
    return wrong + seldom


def main() -> int:
    """Run as long as told; returns 1 if anything was lost, or a kind of kill was hit too seldom to count."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.loopback.killing", description="Kill the bot, see nothing lost."
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    wrong = asyncio.run(endure(kills=chosen.kills, seed=chosen.seed))
    print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
