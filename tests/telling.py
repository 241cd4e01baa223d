"""What everybody at a table is told, one plain sentence for every event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.game.actions import Seat
from bot.game.cards import Hand, Rank
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


class Teller:
    """Tells events to a table at which these people sit."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def sentence(self, event: Event) -> str:
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
                return f"{who} calls Chicago."
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


def _called(category: Category) -> str:
    return category.name.lower().replace("_", " ")


def _cards(hand: Hand) -> str:
    return " ".join(map(str, hand))


def _ranks(ranks: Iterable[Rank]) -> str:
    return "-".join(rank.letter for rank in ranks)
