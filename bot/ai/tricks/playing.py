"""The hard player's cards: it imagines how the others' may lie, plays each deal to the end, and counts what wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from bot.ai.effort import Effort
from bot.ai.others.hindsight import choices, likelihood
from bot.ai.others.imagined import Deal, Imagined
from bot.ai.sets.bits import RANK_NUMBER
from bot.ai.sets.options import NOBODY, different
from bot.ai.tricks.chicago import against_the_caller, as_caller
from bot.ai.tricks.odds import Odds
from bot.ai.tricks.open_hands import wins_last_with
from bot.ai.tricks.open_table import OpenTable
from bot.game.actions import PlayCard
from bot.game.state import Played, Playing
from bot.game.tricks import takes
from bot.game.view import SeatView
from bot.hints import Goal, PlainReason, PlayReason

DEALS: Final = 160
"""Deals imagined for one card at the most; with three and four seats the effort ends it sooner."""
STEPS_AGAINST_ONE: Final = 5
"""What one card costs in one deal against a single opponent, where all endings are known."""


def play(view: SeatView, rng: Random, effort: Effort) -> tuple[PlayCard, PlayReason | PlainReason]:
    """One card to the trick, and why."""
    plays = {play.card.index: play for play in view.legal if isinstance(play, PlayCard)}
    phase = view.phase
    assert isinstance(phase, Playing)
    imagined = Imagined(view, rng)
    best = takes(phase.trick) if phase.trick else None
    options = different(imagined.held, imagined.unseen, NOBODY if best is None else best.card.index)
    if len(options) == 1:
        return plays[options[0]], PlainReason()
    if phase.caller is None:
        odds = _for_the_last_trick(imagined, phase, best, options, effort)
    elif phase.caller == view.seat:
        odds = as_caller(imagined, best, options, effort)
    else:
        odds = against_the_caller(imagined, best, options, effort)
    return plays[odds.best], odds.reason


def _for_the_last_trick(
    imagined: Imagined, phase: Playing, best: Played | None, options: Sequence[int], effort: Effort
) -> Odds:
    """How often each card wins the last trick; best is the one that wins the game most often."""
    led = NOBODY if best is None else best.card.index
    won, worth, all_deals = dict.fromkeys(options, 0.0), dict.fromkeys(options, 0.0), 0.0
    chosen = choices(imagined.view) if len(imagined.others) == 1 else []
    for deal in imagined.deals(DEALS):
        if len(imagined.others) == 1:
            theirs = deal[imagined.others[0]]
            winning = [card for card in options if wins_last_with(card, imagined.held, theirs, led)]
            weight = likelihood(chosen, imagined.held, theirs)
            steps = (len(options) + len(chosen)) * STEPS_AGAINST_ONE
        else:
            winning, steps = _winning_against_several(imagined, phase, best, deal, options)
            weight = 1.0
        matters = imagined.last_trick_matters(deal)
        all_deals += weight
        for card in winning:
            won[card] += weight
            worth[card] += weight * matters
        effort.spend(steps)
        if effort.left <= 0:
            break
    return Odds(Goal.LAST_TRICK, {card: won[card] / (all_deals or 1) for card in ranked(worth)})


def ranked(worth: Mapping[int, float]) -> list[int]:
    """The cards, the one worth most first; of equals the lowest, since a high one may still be of use."""
    return sorted(worth, key=lambda card: (-worth[card], RANK_NUMBER[card]))


def _winning_against_several(
    imagined: Imagined, phase: Playing, best: Played | None, deal: Deal, options: Sequence[int]
) -> tuple[list[int], int]:
    """The cards with which the last trick can be won in this deal, and the steps it took to find them."""
    order = imagined.view.order
    hands = tuple(deal[seat] for seat in order)
    gone = sum(imagined.played.values())
    table = OpenTable(order.index(imagined.me), len(order))
    winning = [
        card
        for card in options
        if table.wins(
            hands,
            phase.number,
            order.index(imagined.me),
            card,
            best=NOBODY if best is None else best.card.index,
            taker=NOBODY if best is None else order.index(best.seat),
            played=len(phase.trick),
            gone=gone,
        )
    ]
    return winning, table.steps
