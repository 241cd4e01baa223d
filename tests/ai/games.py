"""Whole games for AI players, one after the other and without a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from bot.game.actions import Action, Cut, Deal, Reshuffle, Resign, Seat, SeatAction
from bot.game.cards import Hand
from bot.game.engine import Step, Wanted, apply, new_game, wanted
from bot.game.questions import asked_now
from bot.game.rules import Rules
from bot.game.state import Finished, GameState
from bot.game.view import SeatView, observe

Chooser = Callable[[SeatView, Random], SeatAction]


class Move(NamedTuple):
    """One action of a game: the state it was done in, and what it led to."""

    before: GameState
    action: Action
    step: Step


def game(choosers: Sequence[Chooser], seed: int, rules: Rules | None = None) -> Iterator[Move]:
    """A game to its end, each seat played by its chooser; the same for the same seed."""
    chance = Random(f"chance {seed}")
    dice = [Random(f"seat {seat} {seed}") for seat in range(len(choosers))]
    state = new_game(rules or Rules(), len(choosers))
    while not isinstance(state.phase, Finished):
        action: Action
        want = wanted(state)
        if want is not None:
            action = shuffled(want, chance)
        else:
            seat = turn(state)
            action = choosers[seat](observe(state, seat), dice[seat])
        step = apply(state, action)
        yield Move(state, action, step)
        state = step.state


def asked(
    choosers: Sequence[Chooser], seed: int, rules: Rules | None = None
) -> Iterator[tuple[GameState, Seat, Action]]:
    """Each moment of that game at which a seat is asked, with what it answers."""
    for before, action, _ in game(choosers, seed, rules):
        if asked_now(before) is not None:
            yield before, turn(before), action


def winner(choosers: Sequence[Chooser], seed: int) -> Seat:
    """Who wins that game."""
    *_, last = game(choosers, seed)
    assert isinstance(last.step.state.phase, Finished)
    return last.step.state.phase.winner


def turn(state: GameState) -> Seat:
    """The seat that is asked."""
    asked = asked_now(state)
    assert asked is not None
    return asked.seat


def anything(view: SeatView, rng: Random) -> SeatAction:
    """A player that does anything the rules allow, but does not leave."""
    return rng.choice([action for action in view.legal if not isinstance(action, Resign)])


def shuffled(want: Wanted, chance: Random) -> Action:
    """What chance gives back."""
    cards: Hand = tuple(chance.sample(want.cards, len(want.cards)))
    match want.label:
        case "cut":
            return Cut(cards)
        case "deal":
            return Deal(cards)
        case "reshuffle":
            return Reshuffle(cards)
