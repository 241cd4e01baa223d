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
from typing import assert_never

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
from bot.game.cards import Card, Hand, Rank, parse_cards
from bot.game.codec import VERSION, decode_rules
from bot.game.engine import wanted
from bot.game.events import (
    BreakerScored,
    CardPlayed,
    CardsCut,
    ChicagoBroken,
    ChicagoCalled,
    ChicagoMade,
    DealEnded,
    Dealt,
    Event,
    Exchanged,
    GameWon,
    HandDeclared,
    HandRedealt,
    HandScored,
    HandShown,
    HandsRevealed,
    LastTrickScored,
    NobodyCalled,
    NobodyScored,
    OthersReset,
    Passed,
    SeatLeft,
    StockRenewed,
    TieBreakCalled,
    TrickWon,
    UpcardRefused,
    UpcardShown,
    UpcardTaken,
)
from bot.game.poker import Category
from bot.game.questions import asked_now
from bot.game.rules import CHOICES, PRESETS, Lead, Value
from bot.game.state import Dealing, Finished
from bot.game.view import redact
from tests.dsl import Game, continued, pack_for


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
                yield self._sentence(redact(event, None))
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
            case "Everybody keeps all" | "Everybody declares" | "Everybody passes" | "Everybody keeps the hand":
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

    def _sentence(self, event: Event) -> str:
        """What the table is told."""
        who = self._name(event.seat) if hasattr(event, "seat") else ""
        match event:
            case CardsCut(_, dealer):
                return f"{self._name(dealer)} drew the lowest card and deals first."
            case Dealt(deal, dealer, order, _, tie_break):
                kind = f"Deal {deal}, a tie-break" if tie_break else f"Deal {deal}"
                return f"{kind}: {self._name(dealer)} deals to {self._list(order)}."
            case HandShown(_, hand):
                return f"{who} has to show {_cards(hand)}."
            case Exchanged():
                return f"{who} exchanges {event.count}." if event.count else f"{who} stands pat."
            case UpcardShown(_, _, card):
                return f"{who} sees {card}."
            case UpcardTaken(_, card):
                return f"{who} takes {card}."
            case UpcardRefused(_, card):
                return f"{who} refuses {card}."
            case HandRedealt(shown=low):
                return f"{who} shows {_cards(low)} and gets a new hand."
            case StockRenewed(count):
                return f"{count} discards are shuffled into a new stock."
            case HandDeclared():
                return self._declaration(event)
            case Passed():
                return f"{who} passes."
            case HandScored(_, _, category, points):
                return f"{who} scores {points} for {_called(category)}."
            case NobodyScored(_, tied):
                return f"{self._list(tied)} are level: nobody scores." if tied else "Nobody scores."
            case ChicagoCalled():
                leads = self.game.state.rules.chicago_lead is Lead.CALLER
                return f"{who} calls Chicago and leads." if leads else f"{who} calls Chicago."
            case NobodyCalled():
                return "Nobody calls Chicago."
            case CardPlayed():
                return f"{who} plays {event.card}."
            case TrickWon(_, trick, card):
                return f"{who} wins trick {trick} with {card}."
            case LastTrickScored(_, points):
                return f"{who} scores {points} for the last trick."
            case ChicagoMade(_, points):
                return f"{who} has made Chicago and scores {points}."
            case ChicagoBroken(_, by, points):
                return f"{self._name(by)} breaks the Chicago: {who} loses {-points}."
            case BreakerScored(_, points):
                return f"{who} scores {points} for breaking it."
            case OthersReset(_, lost):
                losses = (f"{self.names[seat]} loses {-points}" for seat, points in enumerate(lost) if points)
                return f"{who} sets the others to 0: {', '.join(losses) or 'nobody loses a point'}."
            case HandsRevealed(hands):
                shown = ((self.names[seat], hand) for seat, hand in enumerate(hands) if hand)
                return "The hands were: " + "; ".join(f"{name} {_cards(hand)}" for name, hand in shown) + "."
            case DealEnded(deal, scores):
                total = ", ".join(f"{name} {score}" for name, score in zip(self.names, scores, strict=True))
                return f"After deal {deal}: {total}."
            case TieBreakCalled(seats):
                return f"{self._list(seats)} are level at the top and play a tie-break."
            case SeatLeft():
                return f"{who} leaves the table."
            case GameWon():
                return f"{who} wins the game."
            case _:
                assert_never(event)

    def _declaration(self, event: HandDeclared) -> str:
        who = self._name(event.seat)
        said = f"{who} declares {_called(event.category)}"
        if event.against is None:
            return f"{said}."
        other = f"{self._name(event.against)} {_ranks(event.against_named)}"
        outcome = "level" if event.tied else f"{who} leads" if event.leads else f"{who} drops out"
        return f"{said}: {_ranks(event.named)} against {other}, {outcome}."

    def _name(self, seat: Seat) -> str:
        return self.names[seat]

    def _list(self, seats: Iterable[Seat]) -> str:
        *most, last = (self._name(seat) for seat in seats)
        return f"{', '.join(most)} and {last}" if most else last


def _value(rule: str, word: str) -> Value:
    """The value of a house rule that is written so; on and off, where a rule has only these."""
    written = {"on": "True", "off": "False"} if isinstance(CHOICES[rule][0], bool) else {}
    return next(value for value in CHOICES[rule] if str(value) == written.get(word, word))


def _called(category: Category) -> str:
    return category.name.lower().replace("_", " ")


def _cards(hand: Hand) -> str:
    return " ".join(map(str, hand))


def _ranks(ranks: Iterable[Rank]) -> str:
    return "-".join(rank.letter for rank in ranks)


if __name__ == "__main__":
    for file in map(Path, sys.argv[1:]):
        file.write_text(retold(file.read_text("utf-8")), "utf-8")
