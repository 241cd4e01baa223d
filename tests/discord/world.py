"""A Discord to test in: the real bot on a database, people who type and tap, and a log of all it sends.

What a person could do goes through `slash`, `click` and `select`, which refuse what Discord's own client would not
offer. What only a forger or an unlucky network does goes through `tap` and `deliver`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from simcord import Env, InteractionResult, MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.interactions import base_payload

from bot.ai.workers import ProcessPlayers
from bot.app import assemble
from bot.client import ChicagoBot
from bot.game.cards import Hand
from bot.game.shuffle import Salt
from bot.manager.limits import Limits
from bot.manager.ports import Shuffler
from bot.manager.tempo import Tempo
from bot.records import Level
from bot.sandbox.room import Room, furnished_room
from bot.sandbox.screen import Screen
from db.address import file_at
from tests.discord.log import RequestLog, Sent

PEOPLE = ("anna", "bo", "cia", "dan", "eve")
OPENS = datetime(2026, 3, 1, 18, tzinfo=UTC)
HAND_PICTURE = "hand.png"
TIRELESS = Limits(taps_at_once=1_000_000)
"""The clock stands still between taps, so no number of them comes too fast."""


@dataclass
class World:
    """One bot in one channel of one guild. The first person of `people` opens tables unless another is named."""

    room: Room
    address: str
    """Of its database."""
    tempo: Tempo
    shuffler: Shuffler | None
    players: ProcessPlayers | None
    limits: Limits | None
    log: RequestLog

    @property
    def file(self) -> Path:
        """The database, if it is a file."""
        file = file_at(self.address)
        assert file is not None
        return file

    @property
    def env(self) -> Env:
        """The simulated Discord itself."""
        return self.room.env

    @property
    def bot(self) -> ChicagoBot:
        """The bot that runs now."""
        bot = self.env.bot
        assert isinstance(bot, ChicagoBot)
        return bot

    def person(self, name: str) -> MemberActor:
        """Somebody in the guild."""
        return self.room.people[name]

    # What people do

    async def slash(self, person: str, command: str, **options: Any) -> InteractionResult:
        """Type a command."""
        return await self.person(person).slash(self.room.channel, command, **options)

    async def start(
        self,
        person: str = "anna",
        *,
        joining: Sequence[str] = (),
        ai: int = 0,
        level: Level = Level.MEDIUM,
        **options: Any,
    ) -> None:
        """Open a table, with these options of the command, let others join, fill up with AI players, and begin.

        It stands in the channel at every pace, unless a thread is asked for.
        """
        await self.slash(person, "chicago start", **{"thread": False, "ai": level.value, **options})
        for other in joining:
            await self.click(other, "join")
        for _ in range(ai):
            await self.click(person, "addai")
        await self.click(person, "start")

    async def left_alone(self, *people: str) -> None:
        """None of these is pinged, so that the table's own messages stand alone, or has hands declared for them."""
        for name in people:
            await self.bot.people.let_ping(self.person(name).id, name=name, allowed=False)
            await self.bot.habits.let_declare(self.person(name).id, name=name, on=False)

    async def click(self, person: str, what: str, *, on: Screen | None = None) -> InteractionResult:
        """Press a button, found by its label, verb, or verb and argument: on one's newest message that has it."""
        screen = on or self.showing(person, what)
        control = screen.find(what)
        assert control is not None, f"no {what!r} in:\n{screen.text}"
        return await self.person(person).click(screen.message, custom_id=control.custom_id)

    async def select(self, person: str, what: str, *values: str) -> InteractionResult:
        """Choose in a drop-down, found as `click` finds buttons."""
        screen = self.showing(person, what)
        control = screen.find(what)
        assert control is not None
        return await self.person(person).select(screen.message, values, custom_id=control.custom_id)

    # What people see

    def screens(self, person: str | None = None) -> list[Screen]:
        """The channel as this person sees it, or as everybody does; oldest message first."""
        return self.room.screens(None if person is None else self.person(person))

    def showing(self, person: str, what: str) -> Screen:
        """This person's newest message with such a control."""
        seen = self.screens(person)
        for screen in reversed(seen):
            if (control := screen.find(what)) and control.enabled:
                return screen
        raise AssertionError(f"{person} sees no {what!r} in:\n" + "\n--\n".join(screen.text for screen in seen[-4:]))

    def panel(self, person: str) -> Screen:
        """The person's hand panel: the newest private message with cards, else the newest private message."""
        private = [screen for screen in self.screens(person) if screen.private]
        assert private, f"{person} sees nothing private"
        with_cards = [screen for screen in private if HAND_PICTURE in screen.pictures]
        return (with_cards or private)[-1]

    def table(self) -> Screen:
        """The newest public message that is no ping."""
        return next(screen for screen in reversed(self.screens()) if {c.verb for c in screen.controls} != {"hand"})

    # What goes wrong

    async def restart(self) -> None:
        """Stop the bot as a host does, and start another one that knows nothing but the database."""
        await self.bot.close()
        again = await assembled(self.address, self.tempo, self.shuffler, limits=self.limits, players=self.players)
        await self.env.restart_bot(again)
        self.introduce()

    def introduce(self) -> None:
        """Everybody has met the bot before, so that it does not offer its other languages (`Languages.offer`)."""
        for person in self.room.people.values():
            self.bot.languages.introduce(person.id)

    def tap(
        self,
        person: str,
        custom_id: str,
        *,
        on: Screen | None = None,
        values: Sequence[str] | None = None,
        **forged: Any,
    ) -> Tap:
        """A tap on any control, real or made up, on any message or on none; not yet delivered.

        `values` are those of a drop-down. `forged` fields replace those of the interaction.
        """
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        record, payload = base_payload(
            self.env.backend,
            type=3,
            channel_id=self.room.channel.id,
            guild_id=self.room.guild.id,
            user_id=self.person(person).id,
            data=data,
        )
        if on is not None:
            record.source_message_id = on.id
            stored = self.env.backend.get_message(self.room.channel.id, on.id)
            payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        return Tap(record, payload | forged)

    def press(self, person: str, what: str) -> Tap:
        """A tap on a control this person sees; not yet delivered."""
        screen = self.showing(person, what)
        control = screen.find(what)
        assert control is not None
        assert control.custom_id is not None
        return self.tap(person, control.custom_id, on=screen)

    async def deliver(self, *taps: Tap) -> list[InteractionResult]:
        """Deliver taps all at once, so that they overlap; one that is given twice is delivered twice."""
        for one in taps:
            self.env.backend.emit("INTERACTION_CREATE", one.payload)
        await self.env.settle()
        return [InteractionResult(self.env, one.record) for one in taps]


@dataclass(frozen=True, slots=True)
class Tap:
    """An interaction that can be delivered."""

    record: Interaction
    payload: Mapping[str, Any]


@dataclass
class RiggedShuffler:
    """Packs that were chosen beforehand, by deal and label; others keep the order they come in.

    `packs[1]` is the pack of deal 1, `packs[0]` the one for the cut; `packs[2, "reshuffle/1"]` a refill in deal 2.
    """

    packs: Mapping[int | tuple[int, str], Hand] = field(default_factory=dict)

    drawn: Iterator[int] = field(default_factory=count)

    def key(self) -> bytes:
        """A name for each game, always the same ones in the same order."""
        return next(self.drawn).to_bytes(16)

    def seed(self) -> bytes:
        """As `key`."""
        return next(self.drawn).to_bytes(32)

    def shuffle(
        self, cards: Hand, *, seed: bytes, game: bytes, deal: int, label: str, salts: Sequence[Salt] = ()
    ) -> Hand:
        """The chosen order of these cards."""
        chosen = self.packs.get((deal, label)) or (None if "reshuffle" in label else self.packs.get(deal))
        if chosen is None:
            return cards
        assert sorted(chosen, key=str) == sorted(cards, key=str), f"not the cards of deal {deal}, {label}"
        return chosen


async def assembled(
    address: str,
    tempo: Tempo,
    shuffler: Shuffler | None,
    *,
    limits: Limits | None = None,
    players: ProcessPlayers | None = None,
) -> ChicagoBot:
    """The real bot on this database."""
    return await assemble(
        database_url=address, tempo=tempo, shuffler=shuffler, players=players, limits=limits or TIRELESS
    )


@asynccontextmanager
async def opened(
    address: str,
    *,
    tempo: Tempo | None = None,
    shuffler: Shuffler | None = None,
    players: ProcessPlayers | None = None,
    people: Sequence[str] = PEOPLE,
    opens: datetime = OPENS,
    emojis: bool = True,
    manager: str | None = None,
    limits: Limits | None = None,
    settle_timeout: float = 5.0,
    strangers: bool = False,
) -> AsyncIterator[World]:
    """A world in which the bot has just come online. Its clock stands still but for `env.advance_time`.

    The simulated Discord rings alarms in real time too, whatever its clock shows: what takes 30 seconds of an ordinary
    table, on a busy machine, sees a ping. A long test plays at a pace without a clock, or its people are `left_alone`.

    `manager` is who may manage the server; `players` are AI players that think in processes of their own; `limits` are
    such as no test reaches, unless they are given. `strangers`: the people have not met the bot before.

    After each act the world waits, at most `settle_timeout` seconds, until the bot rests: until nothing is due within
    that time. At a tempo that is not instant, make it a few tenths, and move the clock with `env.advance_time`.
    """
    speed = tempo or Tempo.instant()
    bot = await assembled(address, speed, shuffler, limits=limits, players=players)
    async with furnished_room(
        bot, people, opens=opens, emojis=emojis, manager=manager, settle_timeout=settle_timeout
    ) as room:
        log = RequestLog([Sent(request, None) for request in room.env.http_requests])
        log.follow(room.env)
        world = World(room, address, speed, shuffler, players, limits, log)
        if not strangers:
            world.introduce()
        yield world
