"""A cheat who sees all hands during the tricks: how many games does the hard player keep from it, heads-up?"""

from __future__ import annotations

from random import Random

from bot.ai import hard
from bot.ai.effort import Effort
from bot.ai.sets.bits import bits
from bot.ai.sets.options import NOBODY
from bot.ai.tricks.open_hands import wins_last_with
from bot.ai.tricks.playing import ranked
from bot.game.actions import PlayCard, Seat, SeatAction
from bot.game.engine import apply, new_game, wanted
from bot.game.rules import Rules
from bot.game.state import Finished, GameState, Playing
from bot.game.tricks import takes
from bot.game.view import observe
from tests.ai.games import shuffled, turn


def play_cheating(state: GameState, seat: Seat) -> SeatAction:
    """What the hard player would do if it saw all hands during the tricks, heads-up."""
    view = observe(state, seat)
    plays = {play.card.index: play for play in view.legal if isinstance(play, PlayCard)}
    phase = state.phase
    if len(plays) < 2 or not isinstance(phase, Playing) or phase.caller is not None:
        return hard.choose(view, Random(state.version), Effort(seconds=None))
    led = takes(phase.trick).card.index if phase.trick else NOBODY
    mine, theirs = bits(view.hand), bits(state.hands[1 - seat])
    return plays[ranked({card: wins_last_with(card, mine, theirs, led) for card in plays})[0]]


def kept_from_the_cheat(games: int) -> float:
    """The share of games that the hard player still wins against it."""
    won = 0
    for number in range(games):
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
        won += state.phase.winner != cheat
    return won / games
