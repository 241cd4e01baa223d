"""Cards inside a line of text and on a button: the bot's own emojis, or letters where it has none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.game.cards import PACK, Card, Rank, Suit
from bot.records import Deck, Look

_TEXT_STYLE: Final = "\ufe0e"
"""Asks for the letter ♠ and not for a coloured picture of it."""
_MARKS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
BACK: Final = "back"
CHANGES_COLOUR: Final = frozenset({Suit.CLUBS, Suit.DIAMONDS})
"""The suits that look different in the four-colour deck; the others' emojis serve both."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a card button wears: a label or an emoji, never both."""

    label: str | None
    emoji: str | None


def tile_name(card: Card, *, deck: Deck = Deck.TWO, thrown: bool = False) -> str:
    """The name of a card's emoji: "QS", struck out "QSx"; in four colours "QD4" and "QD4x"."""
    return f"{card}{_colours(card.suit, deck)}{'x' if thrown else ''}"


def suit_name(suit: Suit, *, deck: Deck = Deck.TWO) -> str:
    """The name of a suit's emoji: "suitD", in four colours "suitD4"."""
    return f"suit{suit.value}{_colours(suit, deck)}"


def _colours(suit: Suit, deck: Deck) -> str:
    return str(deck.value) if deck is Deck.FOUR and suit in CHANGES_COLOUR else ""


def emoji_sets() -> tuple[tuple[str, ...], ...]:
    """The names of all emojis the bot wants, in sets that are of use only when they are whole; most needed first.

    163 of the 2,000 that an application may have.
    """
    sets: list[tuple[str, ...]] = [(BACK,)]
    for deck in Deck:
        sets += [tuple(tile_name(card, deck=deck, thrown=thrown) for card in PACK) for thrown in (False, True)]
        sets.append(tuple(suit_name(suit, deck=deck) for suit in Suit))
    return tuple(sets)


def emoji_names() -> tuple[str, ...]:
    """The same names, each once."""
    return tuple(dict.fromkeys(name for names in emoji_sets() for name in names))


@dataclass(frozen=True, slots=True)
class Glyphs:
    """How cards are written for who looks. `ids` are the application's emojis by name; without one, a card is "Q♠"."""

    ids: Mapping[str, int] = field(default_factory=dict)
    look: Look = field(default_factory=Look)
    """The deck, and the form of a hand; the default in public."""
    letters: Mapping[Rank, str] = field(default_factory=dict)
    """How ranks are written where there is no emoji, "K"; those that are missing in English."""

    def card(self, card: Card, *, thrown: bool = False) -> str:
        """A card in markdown, struck out if it is thrown."""
        text = f"~~{self._letters(card)}~~" if thrown else self._letters(card)
        return self._card(card, thrown=thrown) or text

    def cards(self, cards: Iterable[Card], *, thrown: bool = False) -> str:
        """Cards one after the other."""
        return " ".join(self.card(card, thrown=thrown) for card in cards)

    def back(self) -> str:
        """A card that lies face down, or has not been played yet."""
        return self._emoji(BACK) or "▢" + _TEXT_STYLE

    def suit(self, suit: Suit) -> str:
        """A suit's mark."""
        return (
            self._emoji(suit_name(suit, deck=self.look.deck))
            or self._emoji(suit_name(suit))
            or _MARKS[suit] + _TEXT_STYLE
        )

    def button(self, card: Card, *, thrown: bool = False) -> Face:
        """A card on a button."""
        emoji = self._card(card, thrown=thrown)
        crossed = f"✕ {self._letters(card)}" if thrown else self._letters(card)
        return Face(label=None if emoji else crossed, emoji=emoji)

    def _card(self, card: Card, *, thrown: bool) -> str | None:
        """A card's emoji; that of the other deck while its own is not uploaded."""
        own = self._emoji(tile_name(card, deck=self.look.deck, thrown=thrown))
        return own or self._emoji(tile_name(card, thrown=thrown))

    def _emoji(self, name: str) -> str | None:
        emoji_id = self.ids.get(name)
        return None if emoji_id is None else f"<:{name}:{emoji_id}>"

    def _letters(self, card: Card) -> str:
        return self.letters.get(card.rank, card.rank.letter.replace("T", "10")) + _MARKS[card.suit] + _TEXT_STYLE
