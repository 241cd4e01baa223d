"""Many people at many tables, who tap at a given rate whatever happens: each what is on their own screen."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random

from bot.sandbox.screen import Control, controls, pictures
from tests.discord.world import HAND_PICTURE
from tests.loopback.board import Message, Sight
from tests.loopback.interactions import FIRST_ANSWER, Asked, Interaction
from tests.loopback.people import Person
from tests.loopback.refusals import Refused
from tests.loopback.server import SmallDiscord

IN_PANELS = ("show", "keepmade", "pat", "declare", "decline", "pass", "play")
AT_TABLES = ("rematch", "deal", "start")
"""What people tap, the best first. Chicago is not called: it makes games long."""
FICKLE = 0.1
"""How often somebody taps anything else of these: what the rules refuse once they refuse again."""
BORED = 15.0
"""Seconds without anything to tap until somebody asks for their hand anew."""
AT_ONCE = 8
"""Tables that are opened at the same time."""


@dataclass(eq=False, slots=True)
class Guest:
    """One person at a table: what they could tap there, and in their hand."""

    person: Person
    panel: Message | None = None
    table: Message | None = None
    since: float = 0.0
    """When their screen changed, or they tapped, last."""
    queued: bool = False


@dataclass(slots=True)
class Tapped:
    """One tap, or command, and when it was made."""

    at: float
    made: Interaction
    guest: Guest | None = None

    @property
    def waited(self) -> float:
        """Seconds until the answer; infinitely many if there was none."""
        return float("inf") if self.made.answered_at is None else self.made.answered_at - self.at


@dataclass
class Round:
    """What came of some seconds of tapping."""

    taps: list[Tapped] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How many seconds later than it should each was sent."""
    starved: int = 0
    """How often nobody had anything to tap."""
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Taps a second that were really sent."""
        return len(self.taps) / self.seconds


class Crowd:
    """People at tables, `seats` at each, one table in a channel. The screens are followed as they change."""

    def __init__(self, discord: SmallDiscord, *, dice: Random, seats: int = 2) -> None:
        self.discord = discord
        self.tables = [
            [Guest(discord.person(f"P{number}-{seat}", channel=number)) for seat in range(seats)]
            for number in range(len(discord.guild.channel_ids))
        ]
        self.busy = 0.0
        """Seconds of processor time that choosing what to tap took."""
        self.tapped: Counter[str] = Counter()
        """How often which verb was tapped."""
        self._dice = dice
        self._in_channel = {guests[0].person.channel_id: guests for guests in self.tables}
        self._guests = {guest.person.id: guest for guests in self.tables for guest in guests}
        self._ready: list[Guest] = []
        self._out: deque[Tapped] = deque()

    # Sitting down

    async def sit_down(self, *, ai: int = 0, pace: str = "relaxed") -> None:
        """A game begins at every table."""
        waiting = iter(self.tables)

        async def usher() -> None:
            for guests in waiting:
                await self._open(guests, ai=ai, pace=pace)

        await asyncio.gather(*(usher() for _ in range(AT_ONCE)))

    async def _open(self, guests: Sequence[Guest], *, ai: int, pace: str) -> None:
        host = guests[0].person
        await host.slash("chicago start", rules="quick", opponents=ai, pace=pace)
        for guest in guests[1:]:
            await self._press(guest, "join")
        await self._press(guests[0], "start")
        for guest in guests:
            await self._press(guest, "hand")

    async def _press(self, guest: Guest, verb: str) -> None:
        """Wait for this control of the table, and press it."""
        async with asyncio.timeout(60):
            while True:
                self.heed()
                control = None if guest.table is None else _find(controls(guest.table.components), [verb])
                if control is not None:
                    break
                await self.discord.board.change(within=0.2)
        tapped = await self.send(guest, guest.table, control)
        await asyncio.wait_for(tapped.made.acknowledged.wait(), 30)

    # Following the screens

    def heed(self) -> None:
        """Learn of all that changed on screens since the last time."""
        with self.counted():
            changes, self.discord.board.transcript = self.discord.board.transcript, []
            for sight in changes:
                self._see(sight)
            while self._out and (self._out[0].made.answered is not None or self._age(self._out[0]) > FIRST_ANSWER):
                guest = self._out.popleft().guest
                if guest is not None:
                    self._queue(guest)

    def _age(self, tapped: Tapped) -> float:
        return self.discord.clock.now() - tapped.at

    def _see(self, sight: Sight) -> None:
        if sight.deleted:
            guest = None if sight.only is None else self._guests.get(sight.only)
            if guest is not None and guest.panel is not None and guest.panel.id == sight.message_id:
                guest.panel = None
            return
        try:
            message = self.discord.board.find(sight.message_id)
        except Refused:  # deleted since
            return
        if sight.only is not None:
            guest = self._guests.get(sight.only)
            if guest is not None and HAND_PICTURE in pictures(message.components):
                if guest.panel is None or guest.panel.id <= message.id:
                    guest.panel = message
                self._queue(guest)
            return
        for guest in self._in_channel.get(message.channel_id, ()):
            if guest.table is None or guest.table.id <= message.id:
                guest.table = message
            self._queue(guest)

    def _queue(self, guest: Guest) -> None:
        guest.since = self.discord.clock.now()
        if not guest.queued:
            guest.queued = True
            self._ready.append(guest)

    # Tapping

    async def tap(self, *, per_second: float, seconds: float) -> Round:
        """Tap so often for so long, whoever has something to tap; nobody waits for an answer."""
        done, loop = Round(), asyncio.get_running_loop()
        begun = due = loop.time()
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - loop.time()))
            done.late.append(loop.time() - due)
            self.heed()
            with self.counted():
                found = self.somebody()
            if found is None:
                done.starved += 1
            else:
                done.taps.append(await self.send(*found))
            due += 1 / per_second
        done.seconds = loop.time() - begun
        return done

    async def send(self, guest: Guest, message: Message | None, control: Control) -> Tapped:
        """One tap; its answer is not waited for."""
        interactions = self.discord.interactions
        data = {"custom_id": control.custom_id, "component_type": 2, "id": 1}
        at = self.discord.clock.now()
        made = interactions.new(
            Asked.TAP, guest.person.user, data, channel_id=guest.person.channel_id, source=message, label=control.label
        )
        self.tapped[control.verb] += 1
        await self.discord.gateway.dispatch("INTERACTION_CREATE", interactions.payload(made))
        tapped = Tapped(at, made, guest)
        self._out.append(tapped)
        return tapped

    def somebody(self) -> tuple[Guest, Message, Control] | None:
        """Somebody at random who has something to tap."""
        while self._ready:
            number = self._dice.randrange(len(self._ready))
            self._ready[number], self._ready[-1] = self._ready[-1], self._ready[number]
            guest = self._ready.pop()
            guest.queued = False
            found = self._choice(guest)
            if found is not None:
                return guest, *found
        return self._bored()

    def _choice(self, guest: Guest) -> tuple[Message, Control] | None:
        for message, verbs in ((guest.panel, IN_PANELS), (guest.table, AT_TABLES)):
            if message is not None and not message.deleted:
                offered = controls(message.components)
                mixed = self._dice.sample(offered, len(offered))
                fickle = self._dice.random() < FICKLE
                control = _find(mixed, [one.verb for one in mixed if one.verb in verbs] if fickle else verbs)
                if control is not None:
                    return message, control
        return None

    def _bored(self) -> tuple[Guest, Message, Control] | None:
        """One of a handful of people whose screen has not changed for long asks for the hand anew."""
        now = self.discord.clock.now()
        for guest in self._dice.sample([*self._guests.values()], min(8, len(self._guests))):
            if guest.table is not None and not guest.table.deleted and now - guest.since > BORED:
                control = _find(controls(guest.table.components), ["hand"])
                if control is not None:
                    guest.since = now
                    return guest, guest.table, control
        return None

    @contextmanager
    def counted(self) -> Iterator[None]:
        """What is done in here is the work of those who tap, not of the small Discord."""
        begun = time.thread_time()
        try:
            yield
        finally:
            self.busy += time.thread_time() - begun


def _find(offered: Iterable[Control], verbs: Sequence[str]) -> Control | None:
    can = {control.verb: control for control in offered if control.enabled}
    return next((can[verb] for verb in verbs if verb in can), None)


async def settled(rounds: Round, *, within: float = FIRST_ANSWER) -> None:
    """Wait until every tap has its answer, or will have none."""
    with suppress(TimeoutError):
        async with asyncio.timeout(within):
            for one in rounds.taps:
                await one.made.acknowledged.wait()
