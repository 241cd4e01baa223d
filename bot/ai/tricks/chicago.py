"""The hard player and Chicago: to call it, to make it, and to break it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from bot.ai.effort import Effort
from bot.ai.hands.tables import WHOLE, tables
from bot.ai.others.imagined import Deal, Imagined
from bot.ai.sets.bits import ABOVE, BIT, RANK_NUMBER, SUIT_OF, WHOLE_PACK, Bits, indices
from bot.ai.sets.options import NOBODY, different
from bot.ai.tricks.odds import Odds
from bot.ai.tricks.open_hands import leader_wins_all, leader_wins_last, shape
from bot.ai.tricks.sureness import is_sure, sureness
from bot.game.actions import Seat
from bot.game.dealing import HAND_SIZE
from bot.game.rules import Lead
from bot.game.state import Played, Playing
from bot.game.view import SeatView
from bot.hints import Goal

DEALS_TO_CALL: Final = 240
DEALS: Final = 80
"""Deals imagined before a call, and for a card after it."""
STEPS_OF_A_DEAL: Final = 20
AT_LEAST: Final = 0.5
"""A call that succeeds less often is not considered, whatever the score."""
CALLERS_ARE_SURE: Final = 0.5
"""A caller is taken to hold a hand that is at least so sure."""
SAFE_FOR_NOW: Final = 0.001
"""What it counts in a deal when a card is safe but a later one is not: it decides where all else is equal."""


class Call(NamedTuple):
    """What may come of a call, and of none."""

    success: float
    """How often all tricks are won."""
    last_trick: float
    """How often the last trick is won if nobody calls."""
    pays: bool
    """Does a call win the game more often?"""


def weigh_call(view: SeatView, rng: Random, effort: Effort) -> Call:
    """Chicago against playing for the last trick (R7)."""
    imagined = Imagined(view, rng)
    count = sure = 0
    last = made = broken = mine = theirs = 0.0
    for deal in imagined.deals(DEALS_TO_CALL):
        count += 1
        sure += _is_made(imagined, deal)
        last += _wins_last(imagined, deal)
        scored = imagined.compared(deal)
        after_a_call = scored if view.rules.chicago_hand_points else {}
        made += imagined.chance(after_a_call, imagined.me, view.rules.chicago_points)
        broken += _chance_if_broken(imagined, after_a_call)
        mine += imagined.chance(scored, imagined.me, view.rules.last_trick)
        theirs += imagined.chance_of_others(scored, view.rules.last_trick)
        effort.spend(STEPS_OF_A_DEAL)
    if not count:
        return Call(0.0, 0.0, pays=False)
    success, often = sure / count, last / count
    better = success * made + (1 - success) * broken > often * mine + (1 - often) * theirs
    return Call(success, often, pays=success >= AT_LEAST and better)


def _is_made(imagined: Imagined, deal: Deal) -> bool:
    """Does the hand win all tricks in this deal, led from the top?

    If eldest hand leads to the first trick all the same (rule `chicago_lead`), that has to be won by following suit.
    """
    eldest = imagined.view.order[0]
    if imagined.view.rules.chicago_lead is Lead.ELDEST and eldest != imagined.me:
        others = sum(deal[other] for other in imagined.others)
        for lead in indices(deal[eldest]):
            follow = imagined.held & SUIT_OF[lead]
            if not follow or others & SUIT_OF[lead] > follow:
                return False
    return all(is_sure(imagined.held, deal[other]) for other in imagined.others)


def _wins_last(imagined: Imagined, deal: Deal) -> float:
    """How likely the last trick is won if nobody calls."""
    leads = imagined.view.order[0] == imagined.me
    if len(imagined.others) > 1:
        return tables().last(imagined.held, seats=len(deal), leads=leads) / WHOLE
    (other,) = imagined.others
    if leads:
        return leader_wins_last(shape(imagined.held, deal[other]))
    return not leader_wins_last(shape(deal[other], imagined.held))


def _chance_if_broken(imagined: Imagined, scored: Mapping[Seat, int]) -> float:
    """The chance to win the game after a failed call (R7.5; rule `chicago_breaker`)."""
    rules = imagined.view.rules
    points = scored.get(imagined.me, 0) - rules.chicago_points
    lost = {**scored, imagined.me: points}
    if not rules.chicago_breaker:
        return imagined.stakes.after(lost)
    return imagined.chance_of_others(lost, rules.chicago_breaker)


def as_caller(imagined: Imagined, best: Played | None, options: Sequence[int], effort: Effort) -> Odds:
    """How many deals are still won from the top with each card; of equals the highest is the best.

    A caller who has to follow (rule `chicago_lead`) plays the lowest card that nobody is likely to beat.
    """
    led = NOBODY if best is None else best.card.index
    worth = dict.fromkeys(options, 0.0)
    count = 0
    for deal in imagined.deals(DEALS):
        count += 1
        for card in options:
            if led == NOBODY or ABOVE[led] & BIT[card]:
                worth[card] += _goes_well(imagined, deal, card)
        effort.spend(STEPS_OF_A_DEAL)
    sign = 1 if best is None else -1
    ranked = sorted(options, key=lambda card: (worth[card], sign * RANK_NUMBER[card]), reverse=True)
    return Odds(Goal.MAKE_CHICAGO, {card: worth[card] / max(1, count) for card in ranked})


def _goes_well(imagined: Imagined, deal: Deal, card: int) -> float:
    """1 if nobody can ever beat the caller in this deal; next to nothing if only this card is safe."""
    if any(deal[other] & ABOVE[card] for other in imagined.others):
        return 0.0
    rest = imagined.held ^ BIT[card]
    safe = all(_cannot_beat(deal[other], card, rest) for other in imagined.others)
    return 1.0 if safe else SAFE_FOR_NOW


def _cannot_beat(theirs: Bits, card: int, rest: Bits) -> bool:
    """Can this seat never beat the rest of the caller's cards, once it has played under `card` if it has yet to?"""
    if theirs.bit_count() == rest.bit_count():
        return is_sure(rest, theirs)
    return all(is_sure(rest, theirs ^ BIT[reply]) for reply in different(theirs, rest, card))


def against_the_caller(imagined: Imagined, best: Played | None, options: Sequence[int], effort: Effort) -> Odds:
    """Whoever takes a trick breaks the Chicago (R7.5): take it, or keep what may still take one."""
    phase = imagined.view.phase
    assert isinstance(phase, Playing)
    assert phase.caller is not None
    if best is not None:
        taking = [card for card in options if ABOVE[best.card.index] & BIT[card]]
        if taking:
            return Odds(Goal.BREAK_CHICAGO, {min(taking): 1.0})
    worth = dict.fromkeys(options, 0.0)
    count = 0
    for deal in imagined.deals(DEALS):
        callers = deal[phase.caller]
        whole = callers | imagined.played[phase.caller]
        if sureness(whole, WHOLE_PACK & ~whole, HAND_SIZE) >= CALLERS_ARE_SURE:
            count += 1
            for card in options:
                worth[card] += _still_breaks(imagined, callers, imagined.held ^ BIT[card])
        effort.spend(STEPS_OF_A_DEAL)
    ranked = sorted(options, key=lambda card: (-worth[card], RANK_NUMBER[card]))
    return Odds(Goal.BREAK_CHICAGO, {card: worth[card] / max(1, count) for card in ranked})


def _still_breaks(imagined: Imagined, callers: Bits, rest: Bits) -> float:
    """How well the rest of the hand stops the caller: half if it leads from the top, half if it saw all cards."""
    breaks = not is_sure(callers, rest)
    if len(imagined.others) > 1 or callers.bit_count() != rest.bit_count():
        return breaks
    return (breaks + (not leader_wins_all(shape(callers, rest)))) / 2
