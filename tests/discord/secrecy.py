"""Who may see which card: everything the bot sends is held against what its readers may know at that moment."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, NamedTuple

from bot.game.actions import Seat
from bot.game.cards import PACK, Card, Suit
from bot.game.view import SeatView, observe
from bot.manager.errors import NotSeated
from bot.manager.table import Table
from tests.discord.log import Sent
from tests.discord.world import HAND_PICTURE, World

_MARKS = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♣": Suit.CLUBS, "♦": Suit.DIAMONDS}
_NAMES = {f"{card.rank.name} of {card.suit.name}".lower(): card for card in PACK}
_BY_TEXT = {(card.rank.letter.replace("T", "10"), card.suit): card for card in PACK}
_EMOJI = re.compile(r"\b([2-9TJQKA][SHCD])4?x?\b")
_TEXT = re.compile(r"(10|[2-9JQKA])([♠♥♣♦])")
_SPOKEN = re.compile("|".join(_NAMES))
_BANNER = "banner.png"
"""The picture of every lobby: ten to ace of spades."""
_GAME = re.compile(r"ch1\|([0-9a-z]+)\|")
_REPLAY = re.compile(r"ch1\|([0-9a-z]+)\|\d+\|replayon")
_LOG = re.compile(r"Deal (\d+), how it went")


class Leak(NamedTuple):
    """Cards in a request that somebody who sees it may not know."""

    request: str
    reader: int | None
    cards: frozenset[Card]


def cards_in(body: Any) -> frozenset[Card]:
    """Every card that a message names, as an emoji, in letters or in words; struck out or not."""
    text = json.dumps(body, ensure_ascii=False)
    if _BANNER in text:
        text = text.replace("ace of spades", "")
    found = {Card.parse(name) for name in _EMOJI.findall(text)}
    found |= {_BY_TEXT[rank, _MARKS[mark]] for rank, mark in _TEXT.findall(text)}
    return frozenset(found | {_NAMES[name] for name in _SPOKEN.findall(text)})


def known(view: SeatView) -> frozenset[Card]:
    """Every card that the reader of this view may name: its own, and all that the record of this deal tells it."""
    return frozenset(_cards((view.hand, view.played, view.record)))


def _cards(value: object) -> Iterator[Card]:
    match value:
        case Card():
            yield value
        case tuple():
            for part in value:
                yield from _cards(part)
        case _ if is_dataclass(value):
            for one in fields(value):
                yield from _cards(getattr(value, one.name))
        case _:
            return


@dataclass
class Watch:
    """Looks at every request of a world as it is made."""

    world: World
    leaks: list[Leak] = field(default_factory=list)
    told: dict[tuple[int, int], frozenset[Card]] = field(default_factory=dict)
    """What everybody knew at the end of a deal, by game and deal."""
    over: set[int] = field(default_factory=set)
    """The games that have ended: they may be looked at again, all hands open."""

    def begun(self) -> Watch:
        """This watch, looking from now on."""
        self.world.log.listeners.append(self.look)
        return self

    def look(self, sent: Sent) -> None:
        """Note what this request shows to somebody who may not see it."""
        name = f"{sent.request.method} {sent.request.path}"
        if name.endswith("/emojis"):
            return  # the pictures of all 52 cards, before any is dealt
        if sent.only is None and HAND_PICTURE in json.dumps(sent.request.json):
            self.leaks.append(Leak(f"{name}: a picture of a hand", None, frozenset()))
        if hidden := self.hidden(sent.request.json, sent.only):
            self.leaks.append(Leak(name, sent.only, hidden))

    def hidden(self, body: Any, reader: int | None) -> frozenset[Card]:
        """The cards in a message that this reader (None: anybody) may not know."""
        table = self._table(body)
        cards = cards_in(body)
        again = _REPLAY.search(json.dumps(body))
        if again is not None and int(again[1], 36) in self.over:
            return frozenset()
        if table is None or table.state is None:
            return cards
        log = _LOG.search(json.dumps(body))
        if log is not None and int(log[1]) < table.deal:
            return cards - self.told[table.game_id, int(log[1])]
        allowed = known(observe(table.state, seat_of(table, reader)))
        before = self.told.get((table.game_id, table.deal - 1), frozenset())
        return frozenset() if cards <= before else cards - allowed  # what was drawn just before a deal may come late

    def _table(self, body: Any) -> Table | None:
        """The table that a message has controls of; the one that was opened last if it has none."""
        tables = self.world.bot.tables._tables if hasattr(self.world.bot, "tables") else {}
        self.over |= {game_id for game_id, table in tables.items() if table.state is not None and not table.live}
        named = _GAME.search(json.dumps(body))
        table = tables.get(int(named[1], 36) if named else max(tables, default=0))
        if table is not None and table.past is not None:
            self.told[table.game_id, table.past.deal] = known(table.past)
        return table


def seat_of(table: Table, reader: int | None) -> Seat | None:
    """Where a person sits; None for a spectator."""
    if reader is None:
        return None
    try:
        return table.seat_of(reader)
    except NotSeated:
        return None
