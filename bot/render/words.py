"""Game values in words: a rank, a kind of hand, what five cards make, who somebody is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from bot.game.actions import Seat
from bot.game.cards import Card, Hand, Rank, Suit
from bot.game.poker import Category, rank_of
from bot.i18n.localizer import Localizer
from bot.i18n.names import WIDTH, escaped, plain_name, told_apart
from bot.records import Player
from bot.standings import is_forgotten

NO_BREAK: Final = "\u00a0"
DOT: Final = f"{NO_BREAK}· "
"""Between parts of a line; it never begins one."""


def key(value: Rank | Suit | Category) -> str:
    """How a value is called in the locale files: "king", "hearts", "two-pairs"."""
    return value.name.lower().replace("_", "-")


def category(say: Localizer, kind: Category) -> str:
    """A kind of hand: "two pairs"."""
    return say.say("category", category=key(kind))


def capital(line: str) -> str:
    """The line with a capital letter, as it begins."""
    return line[:1].upper() + line[1:]


def alone(say: Localizer, number: int) -> str:
    """A number that stands between dots: the Persian nought is one itself, and becomes a word."""
    return say.say("number-alone", number=number)


def unbroken(phrase: str) -> str:
    """The phrase, kept on one line: a name and its figures are read as one. Beside emojis lines break all the same."""
    return phrase.replace(" ", NO_BREAK)


def ended_together(phrase: str) -> str:
    """The phrase, its last two words kept on one line: "three of a kind +3" leaves no "+3" alone on the next."""
    return NO_BREAK.join(phrase.rsplit(" ", 1))


def makes(say: Localizer, hand: Hand) -> str:
    """What five cards make: "two pairs, kings and fours"."""
    kind, ranks = rank_of(hand)
    high, low = ranks[0], ranks[min(1, len(ranks) - 1)]
    return say.say(
        f"makes-{key(kind)}",
        high=say.say("rank-one", rank=key(high)),
        many=say.say("rank-many", rank=key(high)),
        of=say.say("rank-of", rank=key(high)),
        low=say.say("rank-many", rank=key(low)),
    )


def named(say: Localizer, ranks: Iterable[Rank]) -> str:
    """Ranks as they are named to settle equal declarations (R3.2): "K A 9"."""
    return " ".join(letters(say)[rank] for rank in ranks)


@cache
def letters(say: Localizer) -> Mapping[Rank, str]:
    """How players write each rank."""
    return {rank: say.say("rank-letter", rank=key(rank)) for rank in Rank}


def spoken(say: Localizer, cards: Iterable[Card]) -> str:
    """Cards for those who cannot see them: "king of spades, four of clubs"."""
    return say.row(say.say("card", rank=key(card.rank), suit=key(card.suit)) for card in cards)


def counted(say: Localizer, phrases: Iterable[str]) -> list[str]:
    """Phrases in the order they first come, those that come again counted: "pair +1 twice", "last trick +5"."""
    return [
        say.say("won-times", times=times, what=phrase) if times > 1 else phrase
        for phrase, times in Counter(phrases).items()
    ]


def called(say: Localizer, name: str, user_id: int | None, *, width: int = WIDTH) -> str:
    """What somebody is called, without markdown: "someone", if they wanted to be forgotten."""
    return say.say("player-someone") if is_forgotten(user_id) else plain_name(name, user_id, width=width)


@dataclass(frozen=True, slots=True)
class Cast:
    """Who sits where, ready to be written."""

    players: tuple[Player, ...]
    names: tuple[str, ...]
    """By seat, for markdown."""
    plain: tuple[str, ...]
    """By seat, for pictures' descriptions and labels."""

    @classmethod
    @lru_cache(maxsize=512)
    def of(cls, players: tuple[Player, ...], say: Localizer, *, width: int = WIDTH) -> Cast:
        """The names of a table, none wider than `width`; those that look alike are numbered by seat."""
        plain = [called(say, player.name, player.user_id, width=width) for player in players]
        written = told_apart(plain, written=[escaped(name) for name in plain], number=say.number)
        return cls(players, written, told_apart(plain, number=say.number))

    def bold(self, say: Localizer, seat: Seat) -> str:
        """A name as it stands in a list of the seats, with what plays it."""
        player, name = self.players[seat], f"**{self.names[seat]}**"
        if player.plays_itself:
            return name
        if player.user_id is None and player.level is not None:
            return say.say("player-ai", name=name, level=player.level.value)
        return say.say("player-left", name=name)

    def all(self, say: Localizer, seats: Iterable[Seat]) -> str:
        """Several names: "Anna, Bo and Cia"."""
        return say.both(self.names[seat] for seat in sorted(seats))


def score_box(say: Localizer, score: int) -> str:
    """A score in front of a name, of even width up to 99."""
    return f"`{say.number(score):>2}`"
