"""A cheat who sees all hands during the tricks: how many games does the hard player keep from it, heads-up?"""

from __future__ import annotations

import os
from multiprocessing import get_context
from random import Random

from bot.ai import hard
from bot.ai.effort import Effort
from bot.ai.sets.bits import ABOVE, BIT, SUIT_OF, Bits, bits, indices
from bot.ai.sets.options import NOBODY
from bot.ai.tricks.open_hands import leader_wins_all, shape, wins_last_with
from bot.ai.tricks.playing import ranked
from bot.game.actions import PlayCard, Seat, SeatAction
from bot.game.engine import apply, new_game, wanted
from bot.game.rules import Rules
from bot.game.state import Finished, GameState, Playing
from bot.game.tricks import takes
from bot.game.view import observe
from tests.ai.games import shuffled, turn


def play_cheating(state: GameState, seat: Seat) -> SeatAction:
    """What the hard player would do, but in the tricks the best that can be done with all hands open."""
    view = observe(state, seat)
    plays = {play.card.index: play for play in view.legal if isinstance(play, PlayCard)}
    phase = state.phase
    if not isinstance(phase, Playing) or len(plays) == 1:
        return hard.choose(view, Random(state.version), Effort(seconds=None))
    led = takes(phase.trick).card.index if phase.trick else NOBODY
    mine, theirs = bits(view.hand), bits(state.hands[1 - seat])
    if phase.caller is None:
        worth = {card: float(wins_last_with(card, mine, theirs, led)) for card in plays}
    elif phase.caller == seat:
        worth = {card: float(_makes(card, mine, theirs)) for card in plays}
    else:
        worth = {card: float(_breaks(card, mine, theirs, led)) for card in plays}
    return plays[ranked(worth)[0]]


def _makes(card: int, mine: Bits, theirs: Bits) -> bool:
    """Does the caller win all tricks if it leads this card?"""
    replies = indices(theirs & SUIT_OF[card] or theirs)
    return all(
        not ABOVE[card] & BIT[reply] and leader_wins_all(shape(mine ^ BIT[card], theirs ^ BIT[reply]))
        for reply in replies
    )


def _breaks(card: int, mine: Bits, theirs: Bits, led: int) -> bool:
    """Is the Chicago broken, now or later, if the other follows with this card?"""
    return bool(ABOVE[led] & BIT[card]) or not leader_wins_all(shape(theirs, mine ^ BIT[card]))


def kept_from_the_cheat(games: int) -> float:
    """The share of games that the hard player still wins against it."""
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        return sum(pool.imap_unordered(_keeps, range(games), chunksize=2)) / games


def _keeps(number: int) -> bool:
    """Does the hard player win this game? The cheat sits in both places over the same cards."""
    cheat, chance = Seat(number % 2), Random(f"cheat {number // 2}")
    state = new_game(Rules(), 2)
    while not isinstance(state.phase, Finished):
        want = wanted(state)
        if want is not None:
            action = shuffled(want, chance)
        elif (seat := turn(state)) == cheat:
            action = play_cheating(state, seat)
        else:
            action = hard.choose(observe(state, seat), Random(state.version), Effort(seconds=None))
        state = apply(state, action).state
    return state.phase.winner != cheat
