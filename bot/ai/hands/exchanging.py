"""The hard player's exchange: what each of the 32 ways to keep comes to, and which one wins most."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from bot.ai.counting import thrown
from bot.ai.hands.holding import holding
from bot.ai.hands.keeping import WAYS, kept
from bot.ai.hands.prospects import before_the_tricks, while_more_comes
from bot.ai.hands.tables import EXCHANGES, tables
from bot.ai.others.rivals import best_of, shares
from bot.ai.others.signs import Signs, signs
from bot.ai.sets.bits import bits, hand, indices
from bot.game.actions import Exchange, Seat, TakeUpcard
from bot.game.cards import Hand, in_pack_order
from bot.game.events import StockRenewed
from bot.game.state import Asks, Question, TakingUpcard
from bot.game.view import SeatView
from bot.hints import Keep, KeepReason

DEAD_AT_MOST: Final = 6
"""How many cards that cannot be drawn are reckoned with, beside the own hand; the work grows fast with them."""


class Way(NamedTuple):
    """A way to exchange."""

    kept: Hand
    chance: float
    """What comes of it, as a chance to win the game; good for comparing ways only."""
    points: float
    """By how many points the seat comes out ahead of the others in the rest of the deal, on average."""


def exchange(view: SeatView) -> tuple[Exchange, KeepReason]:
    """The best of the ways that the rules of the table leave, and why.

    One card is thrown openly where that is allowed: the card that comes may be refused.
    """
    offers: dict[Hand, Exchange] = {}
    for offer in view.legal:
        if isinstance(offer, Exchange) and (offer.openly or offer.cards not in offers):
            offers[offer.cards] = offer
    allowed = [(offers[cards], way) for way in ways(view) if (cards := _without(view.hand, way.kept)) in offers]
    action, best = allowed[0]
    return action, KeepReason(_told(best), _told(allowed[1][1]) if len(allowed) > 1 else None)


def _without(hand: Hand, kept: Hand) -> Hand:
    return tuple(card for card in hand if card not in kept)


def ways(view: SeatView) -> list[Way]:
    """All the ways to exchange, the best one first."""
    number = view.questions[0].number
    stage = number + EXCHANGES - view.rules.exchanges
    seen = signs(view)
    rivals = best_of(shares(tables(), seen[seat], number, stage) for seat in view.order if seat != view.seat)
    held = indices(bits(view.hand))
    dead = _dead(view, seen)
    if stage == EXCHANGES:
        judged = before_the_tricks(view, rivals, held, dead)
    else:
        judged = while_more_comes(view, rivals, held, dead, stage)
    found = [Way(hand(kept(held, way)), *judged[way]) for way in range(WAYS)]
    return sorted(found, key=lambda way: way.chance, reverse=True)


def _dead(view: SeatView, seen: Mapping[Seat, Signs]) -> list[int]:
    """Cards that cannot be drawn: those the seat threw, and those another one showed, which it holds or has thrown."""
    own = bits(thrown(view))
    shown = 0
    if not any(isinstance(event, StockRenewed) for event in view.record):
        for seat, told in seen.items():
            if seat != view.seat:
                for cards in told.shown.values():
                    shown |= cards
    return (indices(own) + indices(shown & ~own))[:DEAD_AT_MOST]


def take_or_refuse(view: SeatView) -> tuple[TakeUpcard, KeepReason]:
    """The card that lies face up, or the next one (rule `one_up`); and why."""
    assert isinstance(view.phase, TakingUpcard)
    card = view.phase.card
    whole = replace(
        view,
        hand=in_pack_order((*view.hand, card)),
        questions=(Question(Asks.EXCHANGE, view.questions[0].number),),
    )
    best, other = (way for way in ways(whole) if way.kept in (whole.hand, view.hand))
    action = next(
        action for action in view.legal if isinstance(action, TakeUpcard) and action.take is (card in best.kept)
    )
    return action, KeepReason(_told(best), _told(other))


def _told(way: Way) -> Keep:
    return Keep(way.kept, holding(way.kept), way.points)
