"""What a seat can work out about the cards it does not see, by counting those it has seen."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.cards import PACK, Card, Hand, Suit
from bot.game.events import Exchanged, HandRedealt, StockRenewed, UpcardRefused
from bot.game.view import SeatView

Cards = frozenset[Card]


def unseen(view: SeatView) -> Cards:
    """The cards that other seats may hold: not the own ones, nor those played or thrown for good.

    Cards another seat has shown are counted as unseen: it may hold them still.
    """
    gone = set(view.hand).union(thrown(view), *view.played)
    return frozenset(card for card in PACK if card not in gone)


def thrown(view: SeatView) -> Cards:
    """The cards this seat threw, or saw others throw, in this deal that nobody can have drawn since.

    A new stock is made of all thrown cards but those of the exchange that needs it (R2.3), which is told after it.
    Seen are low hands (rule `low_redeal`) and cards that lay face up and were refused (rule `one_up`).
    """
    gone: Cards = frozenset()
    for event in view.record:
        match event:
            case StockRenewed():
                gone = frozenset()
            case Exchanged(thrown=cards) if event.seat == view.seat and cards is not None:
                gone |= frozenset(cards)
            case HandRedealt(shown=cards):
                gone |= frozenset(cards)
            case UpcardRefused(card=card):
                gone |= {card}
            case _:
                pass
    return gone


def is_master(card: Card, out: Cards) -> bool:
    """Is the card certain to win when it is led: is no higher card of its suit out?"""
    return not any(other.suit is card.suit and other.rank > card.rank for other in out)


def wins_from_the_top(hand: Hand, out: Cards) -> bool:
    """Is every card certain to win a trick when each suit is led from its highest card down?"""
    return all(_suit_wins_from_the_top(of_suit(hand, suit), of_suit(out, suit)) for suit in Suit)


def _suit_wins_from_the_top(own: Hand, out: Hand) -> bool:
    """Is it so for one suit, both sides sorted from the highest card down?

    At worst one seat holds all that is out and plays its lowest cards first. So a card is certain if it is higher than
    all of them, or if the leads before it were enough to draw every one.
    """
    return all(len(out) <= led or card.rank > out[0].rank for led, card in enumerate(own))


def of_suit(cards: Iterable[Card], suit: Suit) -> Hand:
    """The cards of this suit, highest first."""
    return tuple(sorted((card for card in cards if card.suit is suit), key=lambda card: card.rank, reverse=True))
