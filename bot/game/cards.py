"""The pack: 52 cards, four suits that are never ranked, ace high (R1.2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, IntEnum
from typing import Final, final


class Suit(Enum):
    """A suit. Suits have no order anywhere in the game (R1.2)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Rank(IntEnum):
    """A rank, two low, ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank as one ASCII character: "2".."9", "T", "J", "Q", "K", "A"."""
        return RANK_LETTERS[self - 2]


RANK_LETTERS: Final = "23456789TJQKA"


@final
class Card:
    """One card of the pack. There are 52 of these objects and no others, so `is` and `==` agree.

    `index` is the card's place in pack order (FAIRNESS: suit * 13 + rank, clubs first, deuce first).
    """

    __slots__ = ("index", "rank", "suit")

    index: int
    rank: Rank
    suit: Suit

    def __init__(self, *_: object) -> None:
        raise TypeError("cards are not made, they are taken from PACK or Card.parse")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot change")

    def __hash__(self) -> int:
        return self.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (str(self),)

    def __str__(self) -> str:
        return self.rank.letter + self.suit.value

    __repr__ = __str__

    @staticmethod
    def parse(text: str) -> Card:
        """The card written as rank then suit, "QS" or "TC". Raises ValueError for anything else."""
        try:
            return _BY_NAME[text]
        except KeyError:
            raise ValueError(f"not a card: {text[:8]!r}") from None


def _pack() -> tuple[Card, ...]:
    cards: list[Card] = []
    for suit in Suit:
        for rank in Rank:
            card = object.__new__(Card)
            object.__setattr__(card, "index", len(cards))
            object.__setattr__(card, "rank", rank)
            object.__setattr__(card, "suit", suit)
            cards.append(card)
    return tuple(cards)


PACK: Final = _pack()
_BY_NAME: Final = {str(card): card for card in PACK}

Hand = tuple[Card, ...]


def parse_cards(text: str) -> Hand:
    """Cards written with spaces between: "KS KH 7D". Raises ValueError for anything else."""
    return tuple(Card.parse(word) for word in text.split())


def in_pack_order(cards: Iterable[Card]) -> Hand:
    """The same cards in pack order."""
    return tuple(sorted(cards, key=lambda card: card.index))
