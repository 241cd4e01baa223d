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
from bot.ai.tricks.open_hands import wins_last_with
from bot.ai.tricks.open_table import OpenTable
from bot.game.actions import PlayCard
from bot.game.state import Played, Playing
from bot.game.tricks import takes
from bot.game.view import SeatView

DEALS: Final = 160
"""Deals imagined for one card at the most; with three and four seats the effort ends it sooner."""
STEPS_AGAINST_ONE: Final = 5
"""What one card costs in one deal against a single opponent, where all endings are known."""


def play(view: SeatView, rng: Random, effort: Effort) -> PlayCard:
    """One card to the trick."""
    plays = {play.card.index: play for play in view.legal if isinstance(play, PlayCard)}
    if len(plays) == 1:
        return next(iter(plays.values()))
    phase = view.phase
    assert isinstance(phase, Playing)
    imagined = Imagined(view, rng)
    best = takes(phase.trick) if phase.trick else None
    if phase.caller is None:
        card = _for_the_last_trick(imagined, phase, best, effort)
    elif phase.caller == view.seat:
        card = as_caller(imagined, best, effort)
    else:
        card = against_the_caller(imagined, best, phase.caller, effort)
    return plays[card]


def _for_the_last_trick(imagined: Imagined, phase: Playing, best: Played | None, effort: Effort) -> int:
    """The card that wins the game most often."""
    led = NOBODY if best is None else best.card.index
    options = different(imagined.held, imagined.unseen, led)
    if len(options) == 1:
        return options[0]
    won = dict.fromkeys(options, 0.0)
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
        matters = weight * imagined.last_trick_matters(deal)
        for card in winning:
            won[card] += matters
        effort.spend(steps)
        if effort.left <= 0:
            break
    return most(won)


def most(won: Mapping[int, float]) -> int:
    """The card that wins most; of equals the lowest, since a high one may still be of use."""
    return min(won, key=lambda card: (-won[card], RANK_NUMBER[card]))


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
