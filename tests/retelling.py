"""Games as a card player would write them down, and what the table was told in them.

    Anna, Bo and Cia sit down.
    Cut: Anna 9C, Bo 4D, Cia KH.
    > Bo drew the lowest card and deals first.

    Deal: Cia KS KH 7D 4C 2S; Anna QH JD 9C 8S 3H; Bo AD TC 6H 5S 2D; then 9S 9H 3C 4D.
    > Deal 1: Bo deals to Cia, Anna and Bo.
    Cia throws 7D 4C, Anna keeps all, Bo throws 5S 2D.
    > Cia exchanges 2. Anna stands pat. Bo exchanges 2.

Lines that begin with ">" tell what everybody at the table learns; `retold` writes them anew from the other lines, so
that a playthrough is right when it is its own retelling. Lines that begin with "#" are remarks. A line "Rules: quick"
or "Rules: one_up every, reveal off" sets house rules. After a rule has changed on purpose,
`python -m tests.retelling FILE ...` writes the files anew; read the difference before keeping it.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.game.actions import (
    Action,
    CallChicago,
    ChooseReset,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Reshuffle,
    Resign,
    Seat,
    TakeUpcard,
)
from bot.game.cards import Card, Hand, parse_cards
from bot.game.codec import VERSION, decode_rules
from bot.game.engine import wanted
from bot.game.events import CardPlayed, Event
from bot.game.questions import asked_now
from bot.game.rules import CHOICES, PRESETS, Value
from bot.game.state import Dealing, Finished
from bot.game.view import redact
from tests.dsl import Game, continued, pack_for
from tests.telling import Teller


def retold(text: str) -> str:
    """The same playthrough with its ">" lines as the rules have it now."""
    return "\n".join(_retell(line for line in text.split("\n") if not line.startswith(">")))


def _retell(lines: Iterable[str]) -> Iterator[str]:
    table: _Table | None = None
    for line in lines:
        yield line
        words = line.removesuffix(".")
        if not words or words.startswith("#"):
            continue
        if words.endswith(" sit down"):
            table = _Table(re.split(r", | and ", words.removesuffix(" sit down")))
            continue
        if table is None:
            raise ValueError(f"nobody sits at the table yet: {line}")
        yield from _quoted(table.told(words))


def _quoted(sentences: Iterable[str]) -> Iterator[str]:
    """The sentences in lines of a readable length."""
    text = " ".join(sentences)
    yield from textwrap.wrap(text, 118, initial_indent="> ", subsequent_indent="> ", break_on_hyphens=False)


class _Table:
    """Who sits where, and their game."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.game = Game(len(names))
        self._teller = Teller(names)

    def _play_by(self, words: str) -> None:
        """Play by a preset, or by these values: "target 26, declaring automatic"."""
        if words in PRESETS:
            rules = PRESETS[words]
        else:
            pairs = dict(pair.split() for pair in words.split(", "))
            rules = decode_rules({"v": VERSION, **{rule: _value(rule, word) for rule, word in pairs.items()}})
        self.game = Game(len(self.names), rules=rules)

    def told(self, words: str) -> Iterator[str]:
        """Carry out a line, and yield what everybody at the table is told about it."""
        for event in self._happens(words):
            if not isinstance(event, CardPlayed):  # the line itself says so
                yield self._teller.sentence(redact(event, None))
        if isinstance(self.game.state.phase, Finished):
            places = zip(self.names, self.game.state.phase.places, strict=True)
            yield "The places: " + ", ".join(f"{name} {place}" for name, place in places) + "."

    def _happens(self, words: str) -> Iterator[Event]:
        """Carry out a line, and yield what happens."""
        what, _, rest = words.partition(": ")
        match what:
            case "Rules":
                self._play_by(rest)
            case "Scores":
                self.game.give(*(int(score) for score in re.findall(r"\d+", rest)))
            case "Cut":
                yield from self._do(Cut(continued(" ".join(part.split()[1] for part in rest.split(", ")))))
            case "Deal":
                yield from self._do(Deal(self._pack(rest)))
            case "Reshuffle":
                want = wanted(self.game.state)
                assert want is not None
                yield from self._do(Reshuffle(continued(rest, want.cards)))
            case "Everybody keeps all" | "Everybody declares" | "Everybody passes":
                yield from self._everybody(words)
            case _:
                for move in words.split(", "):
                    yield from self._do(self._move(move))

    def _do(self, action: Action) -> tuple[Event, ...]:
        return self.game.do(action).events

    def _everybody(self, words: str) -> Iterator[Event]:
        """All who are still to be asked this question do the same."""
        question = asked_now(self.game.state)
        assert question is not None
        while (asked := asked_now(self.game.state)) is not None and asked.asks is question.asks:
            yield from self._do(self._move(words.replace("Everybody", self.names[asked.seat])))

    def _pack(self, words: str) -> Hand:
        phase = self.game.state.phase
        assert isinstance(phase, Dealing)
        parts = dict(part.split(" ", 1) for part in words.split("; "))
        stock = parts.pop("then", "")
        return pack_for(phase.order, {self._seat(name): cards for name, cards in parts.items()}, stock)

    def _seat(self, name: str) -> Seat:
        return Seat(self.names.index(name))

    def _move(self, words: str) -> Action:
        name, *did = words.split()
        seat = self._seat(name)
        match did:
            case ["throws", card, "openly"]:
                return Exchange(seat, parse_cards(card), openly=True)
            case ["throws", *cards]:
                return Exchange(seat, parse_cards(" ".join(cards)))
            case ["takes", "it"]:
                return TakeUpcard(seat, take=True)
            case ["refuses", "it"]:
                return TakeUpcard(seat, take=False)
            case ["asks", "for", "a", "new", "hand"]:
                return Redeal(seat)
            case ["takes", "the", "points"]:
                return ChooseReset(seat, reset=False)
            case ["sets", "the", "others", "to", "0"]:
                return ChooseReset(seat, reset=True)
            case ["keeps", "all"]:
                return Exchange(seat, ())
            case ["declares"]:
                return Declare(seat)
            case ["passes"] | ["keeps", "the", "hand"]:
                return Pass(seat)
            case ["calls", "Chicago"]:
                return CallChicago(seat)
            case ["leaves"]:
                return Resign(seat)
            case [card] | ["leads", card]:
                return PlayCard(seat, Card.parse(card))
            case _:
                raise ValueError(f"not a move: {words}")


def _value(rule: str, word: str) -> Value:
    """The value of a house rule that is written so; on and off, where a rule has only these."""
    written = {"on": "True", "off": "False"} if isinstance(CHOICES[rule][0], bool) else {}
    return next(value for value in CHOICES[rule] if str(value) == written.get(word, word))


if __name__ == "__main__":
    for file in map(Path, sys.argv[1:]):
        file.write_text(retold(file.read_text("utf-8")), "utf-8")
