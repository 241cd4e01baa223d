"""A world under attack: what is delivered to it, and what of it must not be seen to change (S1)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from simcord import InteractionResult

from bot.game.view import observe
from bot.manager.table import Table
from bot.sandbox.screen import Screen
from bot.views.custom_id import Control, decode, encode
from cogs.clicks import _HANDLERS
from tests.discord.log import Sent
from tests.discord.secrecy import Watch
from tests.discord.world import Tap, World
from tests.reliability.report import Report
from tests.views.hostile import KNOWN, hostile_names

LAST_PLACE = 6
"""The greatest number of a control that is tapped here and that most panels could have."""
BATCH = 25
"""Taps that are delivered at once."""
PUBLIC, SOLO, ELSEWHERE, NOWHERE = 1, 2, 3, 4_000
"""The games: in the channel, Anna's own, in another channel, none."""

OWN = frozenset(
    {
        "mute",
        "unmute",
        "speak",
        "hints",
        "declares",
        "pictured",
        "deck",
        "forgetme",
        "forgetsure",
        "exportme",
        "privacy",
    }
)
"""What concerns nobody but the person who taps: anybody may."""
ANEW = frozenset({"solo", "lesson", "learnanew", "anew", "goon", "wake", "other"})
"""What opens a private game of the person who taps."""
FREE = OWN | ANEW
FOR_ALL = frozenset({"leavesure", "stopsure", "hand", "leave"})
"""What a person at a table may do whatever the version of the button."""
MODAL = ("rulename",)
WORDS = (*KNOWN, "{}", "[]", "null", "9" * 400, "standard", "pagat", "svensk", "live", "en", "x" * 4_000)

FAILED = "Something went wrong"
NO_GAME, NOT_YOURS, WRONG_CHANNEL, WRONG_GUILD = "no such game", "not yours", "wrong channel", "wrong guild"
REPEATED, BROKEN = "repeated", "broken data"
HIDDEN = frozenset({NO_GAME, NOT_YOURS, WRONG_CHANNEL, WRONG_GUILD})


@dataclass
class Attack:
    """One tap, and what it is a case of."""

    kind: str
    tap: Tap
    verb: str = ""


@dataclass
class Siege:
    """A world under attack: Anna and Bo play, Anna plays alone too, Cia and Dan play in another channel."""

    world: World
    report: Report
    dice: Random
    watch: Watch
    elsewhere: int
    """The other channel."""
    done: tuple[Tap, ...]
    """What Bo has done."""
    on: Screen
    """The message that is tapped on: the table's newest."""
    words: Iterator[str]
    """What is chosen or written, without end."""
    before: str = ""
    shouted: list[str] = field(default_factory=list)
    """Answers that everybody would see."""
    answers: dict[tuple[str, bool, str], set[str]] = field(default_factory=dict)
    """By verb, whether its number is one that no panel has, and kind: what was told."""

    async def attack(self, kinds: Sequence[Callable[[Siege], Attack]], *, count: int) -> None:
        """So many taps of these kinds, a crowd of them at a time."""
        self.world.log.listeners.append(self._hear)
        self.before = await self._everything()
        done = 0
        while done < count:
            self.on = self.world.table()
            some = [self.dice.choice(kinds)(self) for _ in range(BATCH)]
            await self._deliver(some)
            done += len(some)
            after = await self._everything()
            if after != self.before:
                self.report.blame("accepted", [f"one of {[(one.kind, one.tap.payload['data']) for one in some]}"])
                self.before = after
        self._compare()

    async def _deliver(self, some: list[Attack]) -> None:
        errors = len(self.world.env.errors)
        results = await self.world.deliver(*(one.tap for one in some))
        for attack, result in zip(some, results, strict=True):
            self.report.hit[attack.kind] += 1
            said = told(result)
            if not result.acknowledged and attack.kind not in {REPEATED, BROKEN}:
                self.report.blame("not answered", [f"{attack.kind}: {attack.tap.payload['data']}"])
            if FAILED in said:
                self.report.blame("failed", [f"{attack.kind}: {attack.tap.payload['data']}: {said}"])
            if attack.kind in HIDDEN:
                self.answers.setdefault((attack.verb, has_no_place(attack.tap), attack.kind), set()).add(said)
        if len(self.world.env.errors) > errors:
            self.report.blame("crashed", [repr(one) for one in self.world.env.errors[errors:]])
        self.report.blame("leaked", map(str, self.watch.leaks))
        self.report.blame("told everybody", self.shouted)
        self.shouted.clear()
        self.watch.leaks.clear()

    def _hear(self, sent: Sent) -> None:
        answer = sent.request.path.startswith(("/interactions", "/webhooks"))
        if answer and sent.only is None and "components" in json.dumps(sent.request.json):
            self.shouted.append(f"{sent.request.path}: {sent.request.json}")

    def _compare(self) -> None:
        """What is hidden is told of as what does not exist."""
        for verb, placeless, kind in self.answers:
            there, gone = self.answers[verb, placeless, kind], self.answers.get((verb, placeless, NO_GAME), set())
            if gone and not there <= gone:
                self.report.blame(f"{verb}, {kind}", [f"{there} instead of {gone}"])

    async def _everything(self) -> str:
        """The games, and what the server has settled."""
        tables = [await self.world.bot.tables.table(game) for game in (PUBLIC, SOLO, ELSEWHERE)]
        settings = await self.world.bot.houses.settings(self.world.room.guild.id)
        sets = await self.world.bot.houses.rule_sets(self.world.room.guild.id)
        return repr([_state_of(table) for table in tables]) + repr(settings) + repr(sets)

    # What a tap is made of

    def tap(self, person: str, verb: str, *, game: int = PUBLIC, arg: int | None = None, **forged: Any) -> Tap:
        """A tap on a control of a game, at the version that holds."""
        version = forged.pop("version", self.version(person))
        return self._typed(person, verb, encode(Control(game, version, verb, arg)), **forged)

    def _typed(self, person: str, verb: str, custom_id: str, **forged: Any) -> Tap:
        values = forged.pop("values", None)
        tap = self.world.tap(person, custom_id, values=values, on=self.on, **forged)
        return slip(tap, next(self.words)) if verb in MODAL else tap

    def version(self, person: str) -> int:
        """What Anna's panel of the public game, or her own game, would carry."""
        table = self.world.bot.tables._tables[PUBLIC]
        assert table.state is not None
        seat = {"anna": 0, "bo": 1}.get(person, 0)
        return observe(table.state, table.people[seat]).asked_at

    def verb(self, *, but: frozenset[str] = frozenset()) -> str:
        """Any verb that there is."""
        return self.dice.choice(sorted(_HANDLERS.keys() - FREE - but))

    def arg(self) -> int | None:
        """A slot, or a number that is none."""
        return self.dice.choice((None, 0, 1, 2, 3, 4, 5, 6, 31, 52, 999_999))


def written(dice: Random) -> Iterator[str]:
    """Whatever somebody may write or choose: words that mean something here, hostile ones, and mixtures of them."""
    while True:
        yield dice.choice(WORDS)
        yield from hostile_names(len(KNOWN) + 5, seed=dice.randrange(2**32)) if dice.random() < 0.01 else ()
        yield "".join(dice.choice(WORDS)[: dice.randint(0, 20)] for _ in range(dice.randint(1, 4)))


def _state_of(table: Table) -> object:
    return (
        (table.status, table.state and table.state.__dict__, table.players, table.answers, table.rules, table.pace),
        ({seat: draft for seat, draft in table.drafts.items() if draft.thrown or draft.pending}, table.levels),
        (table.stop_votes, table.ready, table.rematch, table.salts, table.host_id),
    )


def has_no_place(tap: Tap) -> bool:
    """Does it carry a number that no control has? Some verbs see that before they look for a game."""
    control = decode(tap.payload["data"]["custom_id"])
    return control is not None and (control.arg or 0) > LAST_PLACE


def told(result: InteractionResult) -> str:
    """What the person reads, with all that is in it."""
    return json.dumps(result.response.components) if result.response is not None else ""


def slip(tap: Tap, text: str) -> Tap:
    """The same, as a window that was filled in."""
    line = {"type": 4, "custom_id": "text", "id": 2, "value": text}
    data = {"custom_id": tap.payload["data"]["custom_id"], "components": [{"type": 18, "id": 1, "component": line}]}
    return Tap(tap.record, {**tap.payload, "type": 5, "data": data})
