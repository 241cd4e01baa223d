"""Games played at random, for what has to hold in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from bot.game.actions import Action, CallChicago, Exchange, Resign, Seat
from bot.game.copying import changed
from bot.game.engine import Step, apply, legal_actions, new_game, wanted
from bot.game.errors import InvalidRules
from bot.game.questions import asked_now
from bot.game.rules import CHOICES, PRESETS, FourOfAKind, Required, Rules, Value
from bot.game.state import Finished, GameState
from tests.dsl import shuffled


class Move(NamedTuple):
    """One action of a game: where it was taken, and what it led to."""

    before: GameState
    action: Action
    step: Step


class Start(NamedTuple):
    """From where a random game begins; the same start always leads to the same game."""

    rules: Rules
    scores: tuple[int, ...]
    seed: int


def rules() -> st.SearchStrategy[Rules]:
    """The presets, and house rules at random: a few that differ from the standard, or all of them."""
    return st.one_of(st.sampled_from(list(PRESETS.values())), st.one_of(a_few_changes(), any_values()))


def any_values() -> st.SearchStrategy[Rules]:
    """Every rule at a value of its own, as far as they go together."""
    return st.fixed_dictionaries({rule: st.sampled_from(choices) for rule, choices in CHOICES.items()}).map(sensible)


def a_few_changes() -> st.SearchStrategy[Rules]:
    """One to four rules at a value that is not the standard one, as far as they go together."""
    changes = [(rule, value) for rule, (_, *others) in CHOICES.items() for value in others]
    return st.lists(st.sampled_from(changes), min_size=1, max_size=4).map(dict).map(sensible)


def sensible(values: Mapping[str, Value]) -> Rules:
    """House rules with these values; one that makes no sense beside those before it keeps its standard value."""
    chosen: dict[str, Any] = {}
    for rule, value in values.items():
        wider = {**chosen, rule: value}
        with suppress(InvalidRules):
            Rules(**wider)
            chosen = wider
    return Rules(**chosen)


def starts() -> st.SearchStrategy[Start]:
    """Tables of two to four seats, as they are at the beginning and near the end of a game."""
    score = st.one_of(st.just(0), st.integers(10, 20), st.integers(47, 53))
    scores = st.lists(score, min_size=2, max_size=4).map(tuple)
    return st.builds(Start, rules(), scores, st.integers(0, 2**32 - 1))


def opening(start: Start) -> GameState:
    return changed(new_game(start.rules, len(start.scores)), scores=start.scores)


def moves(start: Start, most: int = 150) -> Iterator[Move]:
    """The first moves of the random game that begins so, or all of it."""
    random, state = Random(start.seed), opening(start)
    for _ in range(most):
        if isinstance(state.phase, Finished):
            return
        action = any_action(state, random)
        step = apply(state, action)
        yield Move(state, action, step)
        state = step.state


def any_action(state: GameState, random: Random) -> Action:
    """What somebody, or chance, may do now. Now and then somebody leaves."""
    if random.random() < 0.01 and (leaving := [seat for seat in range(state.seats) if seat not in state.left]):
        return Resign(Seat(random.choice(leaving)))
    want = wanted(state)
    if want is not None:
        return shuffled(want, tuple(random.sample(want.cards, len(want.cards))))
    asked = asked_now(state)
    assert asked is not None
    actions = [action for action in legal_actions(state, asked.seat) if not isinstance(action, Resign)]
    if isinstance(actions[0], Exchange) and random.random() < 0.5:
        return actions[-1]  # many discards make a new stock likely
    return random.choice(actions)


def to_the_end(start: Start) -> Iterator[Move]:
    """The whole random game that begins so, in which points are only won.

    Nobody dares to call Chicago, so none is required, and four of a kind sets nobody to 0.
    """
    rules = replace(start.rules, chicago_required=Required.OFF, four_of_a_kind=FourOfAKind.SEVEN)
    random, state = Random(start.seed), opening(start._replace(rules=rules))
    while not isinstance(state.phase, Finished):
        action = any_action(state, random)
        if isinstance(action, CallChicago):
            continue
        step = apply(state, action)
        yield Move(state, action, step)
        state = step.state
