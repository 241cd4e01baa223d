"""What a seat has seen of a deal, and the same game in other cards."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from bot.game.actions import Seat
from bot.game.cards import Card
from bot.game.events import Dealt, Exchanged, HandRedealt, HandShown, HandsRevealed, UpcardShown
from bot.game.state import GameState


def cards_seen(state: GameState, seat: Seat | None) -> set[Card]:
    """The cards a seat has had in its hand or on the table before it in this deal, worked out from the rules alone."""
    seen = {card for hand in state.played for card in hand}
    if seat is not None:
        seen.update(state.hands[seat])
    for event in state.record:
        match event:
            case HandShown(_, hand):
                seen.update(hand)
            case UpcardShown(card=card):
                seen.add(card)
            case HandRedealt(shown=shown, drawn=drawn):
                seen.update(shown)
                seen.update((drawn or ()) if event.seat == seat else ())
            case HandsRevealed(hands):
                seen.update(card for hand in hands for card in hand)
            case Dealt(hands=hands) if seat is not None:
                seen.update(hands[seat] or ())
            case Exchanged(drawn=drawn) if event.seat == seat:
                seen.update(drawn or ())
            case _:
                pass
    return seen


def exchanged(value: Any, other: dict[Card, Card]) -> Any:
    """The same value with every card in it exchanged for another."""
    if isinstance(value, Card):
        return other[value]
    if isinstance(value, tuple):
        parts = [exchanged(part, other) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(**{field.name: exchanged(getattr(value, field.name), other) for field in fields(value)})
    return value
