"""Taps that nobody may make (S1): by the wrong person, at the wrong place, forged, stale, repeated, or sheer noise.

They come in through the bot's one listener, as Discord would deliver them. None may change a game or a server's
settings, none may fail, each is answered, and who asks for a game that is not theirs is told what is told of a game
that is not there.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from simcord import InteractionResult

from bot.game.view import observe
from bot.manager.table import Table
from bot.records import Player
from bot.views.custom_id import Control, encode
from cogs.clicks import _HANDLERS
from tests.db.blanks import on_file
from tests.discord.log import Sent
from tests.discord.playing import Cards, rigged
from tests.discord.secrecy import Watch
from tests.discord.world import Tap, World, opened
from tests.reliability.report import Report
from tests.views.hostile import KNOWN

BATCH = 25
"""Taps that are delivered at once."""
HANDS = Cards(["AS AH 9C 7D 5H", "KS QS 8C 6D 4H"])
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
    before: str = ""
    shouted: list[str] = field(default_factory=list)
    """Answers that everybody would see."""
    answers: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    """By verb and kind: what was told."""

    async def attack(self, count: int) -> None:
        """So many taps, a crowd of them at a time."""
        self.world.log.listeners.append(self._hear)
        self.before = await self._everything()
        kinds = list(KINDS)
        done = 0
        while done < count:
            some = [KINDS[kind](self) for kind in (self.dice.choice(kinds) for _ in range(BATCH))]
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
                self.answers.setdefault((attack.verb, attack.kind), set()).add(said)
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
        for verb, kind in self.answers:
            there, gone = self.answers[verb, kind], self.answers.get((verb, NO_GAME), set())
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
        tap = self.world.tap(person, custom_id, values=values, on=self.world.table(), **forged)
        return slip(tap, self.dice.choice(WORDS)) if verb in MODAL else tap

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


def _state_of(table: Table) -> object:
    return (
        (table.status, table.state and table.state.__dict__, table.players, table.answers, table.rules, table.pace),
        ({seat: draft for seat, draft in table.drafts.items() if draft.thrown or draft.pending}, table.levels),
        (table.stop_votes, table.ready, table.rematch, table.salts, table.host_id),
    )


def told(result: InteractionResult) -> str:
    """What the person reads, with all that is in it."""
    return json.dumps(result.response.components) if result.response is not None else ""


def slip(tap: Tap, text: str) -> Tap:
    """The same, as a window that was filled in."""
    line = {"type": 4, "custom_id": "text", "id": 2, "value": text}
    data = {"custom_id": tap.payload["data"]["custom_id"], "components": [{"type": 18, "id": 1, "component": line}]}
    return Tap(tap.record, {**tap.payload, "type": 5, "data": data})


# The kinds


def wrong_user(siege: Siege) -> Attack:
    """Eve, who has no seat, at the table in her channel."""
    verb = siege.verb(but=SETTINGS_FORMS)
    return Attack("wrong user", siege.tap("eve", verb, arg=siege.arg()), verb)


def not_yours(siege: Siege) -> Attack:
    """Bo, at Anna's own game."""
    verb = siege.verb()
    return Attack(NOT_YOURS, siege.tap("bo", verb, game=SOLO, arg=siege.arg()), verb)


def no_game(siege: Siege) -> Attack:
    """Bo, at a game that is not there."""
    verb, game = siege.verb(), siege.dice.choice((NOWHERE, 36**12 - 1))
    return Attack(NO_GAME, siege.tap("bo", verb, game=game, arg=siege.arg()), verb)


def wrong_channel(siege: Siege) -> Attack:
    """Bo, at his table, from another channel; or at that channel's table, from here."""
    verb = siege.verb()
    if siege.dice.random() < 0.5:
        return Attack(WRONG_CHANNEL, siege.tap("bo", verb, game=ELSEWHERE, arg=siege.arg()), verb)
    there: dict[str, Any] = {"channel_id": str(siege.elsewhere), "channel": {"id": str(siege.elsewhere), "type": 0}}
    return Attack(WRONG_CHANNEL, siege.tap("bo", verb, arg=siege.arg(), **there), verb)


def wrong_guild(siege: Siege) -> Attack:
    """Bo, at his table, from another server."""
    verb = siege.verb()
    return Attack(WRONG_GUILD, siege.tap("bo", verb, arg=siege.arg(), guild_id="123"), verb)


def wrong_version(siege: Siege) -> Attack:
    """Anna and Bo, on a panel that was drawn before, or never."""
    person = siege.dice.choice(("anna", "bo"))
    version = siege.dice.choice([number for number in (0, 1, 5, 77, 999_999) if number != siege.version(person)])
    verb = siege.dice.choice(ANSWERS)
    return Attack("wrong version", siege.tap(person, verb, version=version, arg=siege.arg()), verb)


def wrong_slot(siege: Siege) -> Attack:
    """Anna, on a card that does not lie there."""
    verb = siege.dice.choice(("throw", "keep", "play"))
    return Attack("wrong slot", siege.tap("anna", verb, arg=siege.dice.choice((5, 6, 31, 52, 999_999))), verb)


def wrong_values(siege: Siege) -> Attack:
    """Any drop-down, with choices that it does not offer."""
    some = [siege.dice.choice(WORDS) for _ in range(siege.dice.choice((0, 1, 1, 1, 2, 30)))]
    verb = siege.verb(but=frozenset(MODAL))
    person, game = siege.dice.choice(("bo", "eve")), siege.dice.choice((0, SOLO, NOWHERE))
    return Attack("wrong values", siege.tap(person, verb, game=game, values=some, arg=siege.arg()), verb)


def wrong_text(siege: Siege) -> Attack:
    """A slip with any text, under any verb."""
    verb = siege.verb()
    tap = siege.tap(siege.dice.choice(("bo", "eve")), verb, game=siege.dice.choice((0, SOLO, NOWHERE)))
    return Attack("wrong text", slip(tap, siege.dice.choice(WORDS)), verb)


def repeated(siege: Siege) -> Attack:
    """Something that was done, once more: by a process that has not seen it, or by the same."""
    done = siege.dice.choice(siege.done)
    if siege.dice.random() < 0.5:
        siege.world.bot._delivered.clear()
    return Attack(REPEATED, done)


def noise(siege: Siege) -> Attack:
    """A custom id that the bot never wrote."""
    good = encode(Control(PUBLIC, siege.version("anna"), siege.dice.choice(ANSWERS), siege.arg()))
    place = siege.dice.randrange(len(good))
    letter = siege.dice.choice("|0zZ\0\n٣é\u202e ")
    bad = siege.dice.choice((good[:place] + letter + good[place + 1 :] + " ", siege.dice.choice(WORDS), good * 20, ""))
    return Attack("garbage", siege._typed("anna", "", bad))


def broken(siege: Siege) -> Attack:
    """Data in a form that Discord never sends."""
    tap = siege.tap("bo", siege.verb(), game=NOWHERE)
    data = deepcopy(dict(tap.payload["data"]))
    data[siege.dice.choice(("custom_id", "values", "components"))] = siege.dice.choice((None, 7, "text", [], {}, [7]))
    return Attack(BROKEN, Tap(tap.record, {**tap.payload, "type": siege.dice.choice((3, 5)), "data": data}))


NO_GAME, NOT_YOURS, WRONG_CHANNEL, WRONG_GUILD = "no such game", "not yours", "wrong channel", "wrong guild"
REPEATED, BROKEN = "repeated", "broken data"
HIDDEN = frozenset({NO_GAME, NOT_YOURS, WRONG_CHANNEL, WRONG_GUILD})
SETTINGS_FORMS = frozenset({"rule", "ruleset"})
# fmt: off
ANSWERS = (
    "throw", "keep", "exchange", "pat", "keepmade", "show", "declare", "pass", "call", "callsure", "decline", "play",
    "undo", "back", "oneup", "takeup", "refuseup", "redeal", "keephand", "takepoints", "reset", "resetsure",
)
# fmt: on
"""What answers a question."""
KINDS: dict[str, Callable[[Siege], Attack]] = {
    "wrong user": wrong_user,
    NOT_YOURS: not_yours,
    NO_GAME: no_game,
    WRONG_CHANNEL: wrong_channel,
    WRONG_GUILD: wrong_guild,
    "wrong version": wrong_version,
    "wrong slot": wrong_slot,
    "wrong values": wrong_values,
    "wrong text": wrong_text,
    REPEATED: repeated,
    "garbage": noise,
    BROKEN: broken,
}


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Forged taps (S1)", tuple(KINDS))


@asynccontextmanager
async def besieged(report: Report, *, seed: int) -> AsyncIterator[Siege]:
    """Two games in two channels, and one of Anna alone, in which somebody has done something."""
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        async with opened(on_file(Path(folder) / "chicago.db"), shuffler=rigged(HANDS)) as world:
            await world.start("anna", joining=["bo"])
            await world.slash("anna", "chicago solo")
            channel = world.room.guild.create_text_channel("elsewhere")
            await world.person("cia").slash(channel, "chicago start", thread=False)
            there = await world.bot.tables.table_in(channel.id)
            await there.join(Player("dan", world.person("dan").id), click=1)
            await there.start(world.person("cia").id, click=2)
            done = []
            for verb in ("pat", "undo"):  # Bo, before his turn
                done.append(world.press("bo", verb))
                await world.deliver(done[-1])
            yield Siege(world, report, Random(seed), Watch(world).begun(), channel.id, tuple(done))


async def attack(report: Report, *, count: int, seed: int, careless: AbstractContextManager[Any] | None = None) -> None:
    """So many taps in a world of their own; within `careless`, a bot that was made worse."""
    async with besieged(report, seed=seed) as siege:
        with careless or nullcontext():
            await siege.attack(count)
