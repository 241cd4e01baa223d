"""What holds for the AI players of every level, and how strong they are."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.ai import easy, hard, medium
from bot.ai.effort import Effort, Overtime
from bot.ai.hints import plain_hint
from bot.ai.match import play_game
from bot.ai.players import LocalPlayers
from bot.game.actions import CallChicago, Resign, Seat, SeatAction
from bot.game.engine import new_game
from bot.game.rules import PRESETS, Lead, OneUp, Rules, ScorePhases, TiedHands, WinCheck
from bot.game.state import Asks
from bot.game.view import SeatView, observe
from bot.records import Level
from tests.ai.games import Chooser, anything, asked, game
from tests.ai.twins import PAIRS, differing

FEW = 150
ODD_RULES = (
    Rules(target=26, exchanges=2, chicago_lead=Lead.ELDEST, chicago_minimum=False, chicago_breaker=8),
    Rules(target=26, low_redeal=True, one_up=OneUp.FIRST, tied_hands=TiedHands.ALL, win_check=WinCheck.IMMEDIATE),
    Rules(target=26, score_phases=ScorePhases.NONE, last_trick=2),
)
"""Rules that no preset has."""


def unhurried(view: SeatView, rng: Random) -> SeatAction:
    """The hard player, without a look at the clock and with little effort."""
    return hard.choose(view, rng, Effort(steps=300, seconds=None))


def test_worlds_that_look_the_same_are_played_the_same() -> None:
    """`python -m tests.ai.twins` goes through all of them."""
    print(f"{FEW} pairs of {PAIRS:,}")
    assert differing(FEW, seed=5) == []


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    "levels",
    [
        (Level.EASY, Level.HARD),
        (Level.HARD, Level.MEDIUM),
        (Level.EASY, Level.MEDIUM, Level.HARD),
        (Level.MEDIUM, Level.HARD, Level.EASY, Level.MEDIUM),
    ],
)
def test_every_level_finishes_every_preset(preset: str, levels: tuple[Level, ...]) -> None:
    """With two, three and four seats."""
    played = play_game(levels, PRESETS[preset], preset)
    assert played.winner in range(len(levels))
    assert all(tally.seconds for tally in played.tallies)


@pytest.mark.parametrize("rules", ODD_RULES)
def test_every_level_finishes_odd_rules(rules: Rules) -> None:
    for move in game([unhurried, easy.choose, medium.choose], seed=1, rules=rules):
        assert not isinstance(move.action, Resign)


@pytest.mark.parametrize("choose", [easy.choose, unhurried])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_any_position_the_answer_is_legal_and_the_same_again(choose: Chooser, seats: int) -> None:
    """Against players that do anything, so also in positions it would never come to."""
    for state, seat, _ in asked([choose, *[anything] * (seats - 1)], seed=seats, rules=Rules(target=26)):
        view = observe(state, seat)
        action = choose(view, Random(1))
        assert action in view.legal
        assert not isinstance(action, Resign)
        assert action == choose(view, Random(1))


@pytest.mark.parametrize("choose", [easy.choose, hard.choose])
def test_nobody_answers_out_of_turn(choose: Chooser) -> None:
    state = new_game(Rules(), 2)
    for seat in (Seat(0), None):
        with pytest.raises(ValueError, match="nothing is asked"):
            choose(observe(state, seat), Random(0))


def test_hard_calls_chicago_with_the_points_for_it_and_not_without() -> None:
    """R7.1"""
    called: list[int] = []
    for seed in range(3):
        for state, seat, action in asked([unhurried] * 2, seed):
            if isinstance(action, CallChicago):
                called.append(state.scores[seat])
    assert len(called) > 3
    assert min(called) >= 15


def test_a_player_that_takes_too_long_is_stopped() -> None:
    with pytest.raises(Overtime):
        Effort(steps=1000, seconds=0).spend(300)
    Effort(steps=1000, seconds=None).spend(300)


async def test_medium_plays_when_the_hard_player_takes_too_long() -> None:
    for state, seat, _ in asked([medium.choose] * 3, seed=2):
        view = observe(state, seat)
        if view.questions[0].asks is Asks.PLAY and len(view.legal) > 4:
            hurried = LocalPlayers(seconds=0)
            assert await hurried.ask(Level.HARD, view, seed=1) == medium.choose(view, Random(1))
            assert await hurried.hint(view, seed=1) == plain_hint(view, seed=1)
            break


def wins(first: Chooser, others: Sequence[Chooser], games: int) -> int:
    """How many games the first one wins, in all places in turn."""
    won = 0
    for seed in range(games):
        place = seed % (1 + len(others))
        *_, last = game([*others[:place], first, *others[place:]], seed)
        won += last.step.state.scores[place] == max(last.step.state.scores)
    return won


def test_medium_beats_easy() -> None:
    """The arena says by how much; even would be 20."""
    assert wins(medium.choose, [easy.choose], 40) >= 27


def test_hard_beats_medium() -> None:
    """With little effort, too. The arena says by how much; even would be 4."""
    assert wins(unhurried, [medium.choose], 8) >= 6
