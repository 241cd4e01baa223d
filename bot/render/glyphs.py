"""Cards inside a line of text and on a button: the bot's own emojis, or letters where it has none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.game.cards import PACK, Card, Rank, Suit

_TEXT_STYLE: Final = "\ufe0e"
"""Asks for the letter ♠ and not for a coloured picture of it."""
_MARKS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
BACK: Final = "back"


@dataclass(frozen=True, slots=True)
class Face:
    """What a card button wears: a label or an emoji, never both."""

    label: str | None
    emoji: str | None


def tile_name(card: Card, *, thrown: bool = False) -> str:
    """The name of a card's emoji: "QS", struck out "QSx"."""
    return f"{card}x" if thrown else str(card)


def suit_name(suit: Suit) -> str:
    """The name of a suit's emoji: "suitS"."""
    return f"suit{suit.value}"


def emoji_names() -> tuple[str, ...]:
    """The names of all emojis the bot wants: the cards, their struck-out twins, the back, the suits."""
    cards = (tile_name(card, thrown=thrown) for thrown in (False, True) for card in PACK)
    return (*cards, BACK, *(suit_name(suit) for suit in Suit))


@dataclass(frozen=True, slots=True)
class Glyphs:
    """How cards are written. `ids` are the application's emojis by name; without one, a card is "Q♠"."""

    ids: Mapping[str, int] = field(default_factory=dict)
    letters: Mapping[Rank, str] = field(default_factory=dict)
    """How ranks are written where there is no emoji, "K"; those that are missing in English."""

    def card(self, card: Card, *, thrown: bool = False) -> str:
        """A card in markdown, struck out if it is thrown."""
        text = f"~~{self._letters(card)}~~" if thrown else self._letters(card)
        return self._emoji(tile_name(card, thrown=thrown)) or text

    def cards(self, cards: Iterable[Card], *, thrown: bool = False) -> str:
        """Cards one after the other."""
        return " ".join(self.card(card, thrown=thrown) for card in cards)

    def back(self) -> str:
        """A card that lies face down, or has not been played yet."""
        return self._emoji(BACK) or "▢" + _TEXT_STYLE

    def suit(self, suit: Suit) -> str:
        """A suit's mark."""
        return self._emoji(suit_name(suit)) or _MARKS[suit] + _TEXT_STYLE

    def button(self, card: Card, *, thrown: bool = False) -> Face:
        """A card on a button."""
        emoji = self._emoji(tile_name(card, thrown=thrown))
        crossed = f"✕ {self._letters(card)}" if thrown else self._letters(card)
        return Face(label=None if emoji else crossed, emoji=emoji)

    def _emoji(self, name: str) -> str | None:
        emoji_id = self.ids.get(name)
        return None if emoji_id is None else f"<:{name}:{emoji_id}>"

    def _letters(self, card: Card) -> str:
        return self.letters.get(card.rank, card.rank.letter.replace("T", "10")) + _MARKS[card.suit] + _TEXT_STYLE
