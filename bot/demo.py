"""The demo: one whole game against three AI players, played by script in a Discord of its own and told as text."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.game import shuffle
from bot.game.cards import Hand
from bot.game.shuffle import Salt
from bot.sandbox import MISSING, installed

if TYPE_CHECKING:
    from bot.sandbox.room import Room
    from bot.sandbox.screen import Control, Screen

PERSON: Final = "Anna"
OPPONENTS: Final = 3
OPENS: Final = datetime(2026, 3, 1, 18, tzinfo=UTC)
"""When the game is played; always then, so that the same seed tells the same story."""
MOST_TAPS: Final = 5000
"""Far more than any game takes."""
AT_WORK: Final = 20.0
"""Seconds that one tap may keep the bot at work."""
PATIENCE: Final = 120
"""Seconds of the room's time without anything to tap, after which the game counts as stalled."""


class Stalled(Exception):
    """The game does not go on; the message says what was seen last."""


class SeededShuffler:
    """Shuffles that a number decides, so that a game can be seen again. Real games take theirs from the system."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._drawn = 0

    def key(self) -> bytes:
        """The next 16 bytes."""
        return self._next()[: shuffle.GAME_BYTES]

    def seed(self) -> bytes:
        """The next 32 bytes."""
        return self._next()

    def shuffle(
        self, cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Sequence[Salt] = ()
    ) -> Hand:
        """The cards in the order that this seed and the players' salts give them under `label`."""
        return shuffle.shuffle(cards, seed=seed, game=game, deal=deal, label=label, salts=salts)

    def _next(self) -> bytes:
        self._drawn += 1
        return sha256(f"demo {self._number} {self._drawn}".encode()).digest()


class Script:
    """Plays one person: looks at what is on the screen, and taps a button that is there."""

    def __init__(self, room: Room, *, seed: int) -> None:
        self.room = room
        self._dice = random.Random(seed)  # noqa: S311 (a taste in buttons, no secret)
        self._told: dict[int, list[str]] = {}

    async def play(self) -> Screen:
        """Play to the end; returns the message with the result. Raises Stalled."""
        anna = self.room.people[PERSON]
        await anna.slash(self.room.channel, "chicago start", opponents=OPPONENTS)
        self.tell()
        for _ in range(MOST_TAPS):
            if result := self.newest("rematch"):
                return result
            screen, control = await self.something_to_tap()
            print(f"\n>>> {PERSON} taps {control}")
            await anna.click(screen.message, custom_id=control.custom_id)
            self.tell()
        raise Stalled(f"no result after {MOST_TAPS} taps")

    async def leaderboard(self) -> None:
        """Ask who wins on this server."""
        await self.room.people[PERSON].slash(self.room.channel, "leaderboard")
        self.tell()

    async def something_to_tap(self) -> tuple[Screen, Control]:
        """What to tap next; waits while there is nothing. Raises Stalled."""
        for _ in range(PATIENCE):
            for screen in reversed(self.seen()):
                if control := self.choice(screen):
                    return screen, control
            await self.room.env.advance_time(1)
            self.tell()
        raise Stalled(f"nothing to tap for {PATIENCE} seconds, and the last message says “{self.seen()[-1].lines[0]}”")

    def choice(self, screen: Screen) -> Control | None:
        """The button to press on this message, if it asks anything."""
        can = {control.do: control for control in screen.controls if control.enabled}
        can |= {control.verb: control for control in can.values() if control.verb in {"show", "exchange"}}
        for do in ("show", "callsure", "declare", "pass", "keepmade"):
            if do in can:
                return can[do]
        if "call" in can:
            return can[self._dice.choice(("call", "decline"))]
        if "exchange" in can and self._dice.random() < 1 / 2:
            return can["exchange"]
        if cards := [control for control in can.values() if control.verb in {"play", "throw"}]:
            return self._dice.choice(cards)
        return next((can[do] for do in ("pat", "exchange", "deal", "start") if do in can), None)

    def seen(self) -> list[Screen]:
        """What is on the person's screen, oldest message first."""
        return self.room.screens(self.room.people[PERSON])

    def newest(self, verb: str) -> Screen | None:
        """The newest message with such a button."""
        return next((screen for screen in reversed(self.seen()) if screen.find(verb)), None)

    def tell(self) -> None:
        """Print what is new: private panels whole, of a public message that was there before what has changed."""
        for screen in self.seen():
            before = self._told.get(screen.id, [])
            if screen.lines == before:
                continue
            self._told[screen.id] = screen.lines
            margin = f"  {PERSON} alone |" if screen.private else "#chicago |"
            known = () if screen.private else before
            print("", *(f"{margin} {line}" for line in screen.lines if line not in known), sep="\n")


def main(argv: Sequence[str]) -> int:
    """`python -m bot demo`: play and tell one game. Returns the exit code."""
    words = argparse.ArgumentParser(prog="python -m bot demo", description=__doc__)
    words.add_argument("--seed", type=int, metavar="N", help="see the same game again (default: a new one)")
    args = words.parse_args(argv)
    if not installed():
        print(MISSING, file=sys.stderr)
        return 1
    number = random.SystemRandom().randrange(10**6) if args.seed is None else args.seed
    try:
        print(asyncio.run(show(number)))
    except Stalled as stalled:
        return failed(number, str(stalled))
    except TimeoutError:
        return failed(number, f"the bot was still at work {AT_WORK:.0f} seconds after a tap")
    return 0


def failed(number: int, why: str) -> int:
    """Say in one sentence that there is no result. Returns the exit code."""
    print(f"The game of --seed {number} stalled: {why}.", file=sys.stderr)
    return 1


async def show(number: int) -> str:
    """Play one game, told as it goes; returns the sentence that says who won. Raises Stalled."""
    from bot.app import assemble
    from bot.manager.limits import Limits
    from bot.manager.tempo import Tempo
    from bot.sandbox.room import furnished_room, logs_aside

    logs_aside()
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'demo.db'}"
        tireless = Limits(taps_at_once=MOST_TAPS)  # the room's clock stands still while Anna taps
        shuffler = SeededShuffler(number)
        bot = await assemble(database_url=url, tempo=Tempo.instant(), shuffler=shuffler, limits=tireless)
        async with furnished_room(bot, [PERSON], opens=OPENS, settle_timeout=AT_WORK) as room:
            script = Script(room, seed=number)
            result = await script.play()
            await script.leaderboard()
            if errors := room.env.errors:
                raise Stalled(f"the bot failed: {errors[0]!r}")
        return f"\n{result.lines[0]} (--seed {number})"
