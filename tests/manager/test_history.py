"""A game told again from its list of actions: the same state, the same points, the same deals."""

from __future__ import annotations

from random import Random

import pytest

from bot.game.actions import Action, CallChicago, Cut, Pass, Resign, Seat
from bot.game.cards import PACK
from bot.game.engine import Step, apply, new_game
from bot.game.errors import IllegalAction
from bot.game.poker import Category
from bot.game.rules import Rules
from bot.game.state import Finished, GameState
from bot.game.view import SeatView, observe
from bot.manager.history import past_deal, score_lines, tell
from bot.records import ScoreLine, Source
from tests.dsl import NO, YES, Game
from tests.game.random_games import any_action
from tests.manager.moments import deal_over

FIRST, SECOND = Seat(0), Seat(1)
LOW = "2C 3D 4H 5C 7D"


def random_game(seed: int, *, seats: int, most: int = 400) -> list[tuple[Action, Step]]:
    """A game from its cut, in which nobody dares to call Chicago."""
    random, state, game = Random(seed), new_game(Rules(target=26), seats), list[tuple[Action, Step]]()
    while len(game) < most and not isinstance(state.phase, Finished):
        action = any_action(state, random)
        if not isinstance(action, CallChicago):
            game.append((action, apply(state, action)))
            state = game[-1][1].state
    return game


@pytest.fixture(scope="module", params=range(6), ids="game{}".format)
def game(request: pytest.FixtureRequest) -> list[tuple[Action, Step]]:
    """Some random games, for two to four seats; the last ones are not played to their end."""
    seed: int = request.param
    return random_game(seed, seats=2 + seed % 3, most=400 if seed < 4 else 90)


def test_a_game_told_again_stands_where_it_stood(game: list[tuple[Action, Step]]) -> None:
    """The law replayable, by way of what is remembered of a table."""
    seats = game[0][1].state.seats
    for plies in {0, 1, len(game) // 3, len(game) // 2, len(game)}:
        told = tell(Rules(target=26), seats, (action for action, _ in game[:plies]))
        assert told.state == (game[plies - 1][1].state if plies else new_game(Rules(target=26), seats))


def test_a_score_is_the_sum_of_its_lines(game: list[tuple[Action, Step]]) -> None:
    """R5.1, R5.2"""
    state = game[-1][1].state
    told = tell(state.rules, state.seats, (action for action, _ in game))
    sums = [sum(line.points for line in told.lines if line.seat == seat) for seat in range(state.seats)]
    assert tuple(sums) == state.scores
    assert [line.deal for line in told.lines] == sorted(line.deal for line in told.lines)


def ends_of_deals(game: list[tuple[Action, Step]]) -> dict[int, SeatView]:
    """What a spectator saw the moment each deal was over."""
    seen: dict[int, SeatView] = {}
    for _, step in game:
        if deal_over(step.state) or isinstance(step.state.phase, Finished):
            seen.setdefault(step.state.deal, observe(step.state, None))
    return seen


def test_every_deal_that_ended_can_be_looked_at_again(game: list[tuple[Action, Step]]) -> None:
    state, actions, ends = game[-1][1].state, [action for action, _ in game], ends_of_deals(game)
    for deal in {0, 1, 2, state.deal, state.deal + 1}:
        assert past_deal(state.rules, state.seats, actions, deal=deal) == ends.get(deal)


def test_the_deal_before_is_kept_as_it_was_last_seen(game: list[tuple[Action, Step]]) -> None:
    """Also if somebody left while it was shown."""
    last: dict[int, GameState] = {}
    for _, step in game:
        last[step.state.deal] = step.state
    state = game[-1][1].state
    told = tell(state.rules, state.seats, (action for action, _ in game))
    before = last.get(state.deal - 1)
    assert told.past == (None if before is None else observe(before, None))


def test_what_is_no_game_is_not_told() -> None:
    with pytest.raises(IllegalAction):
        tell(Rules(), 2, [Cut(PACK[:2])])
    with pytest.raises(IllegalAction):
        past_deal(Rules(), 2, [Pass(FIRST)], deal=1)


# Lines


def lines(game: Game) -> list[ScoreLine]:
    return list(tell(game.state.rules, game.state.seats, game.actions).lines)


def test_a_hand_and_the_last_trick_are_written_with_their_source() -> None:
    """R5, R6.2, R6.3"""
    game = Game(2).deal("AS KS QD JH 9H", LOW).keep_all().all_pass().keep_all().all_pass().keep_all().play_out()
    assert lines(game) == [ScoreLine(1, FIRST, Source.LAST_TRICK, 5)]
    game = Game(2).deal("8S 8H QD JH 9H", LOW).keep_all().declare(YES).all_pass().to_tricks()
    assert lines(game) == [ScoreLine(1, FIRST, Source.HAND, 1, int(Category.ONE_PAIR))]


def test_a_chicago_made_or_broken_is_written_with_its_source() -> None:
    """R7.4, R7.5"""
    for hand, points in (("AS KS QS JS 9S", 15), ("9H 8S 7S 6S 5S", -15)):
        game = Game(2, scores=(20, 0)).deal(hand, "TH 2D 2C 3C 4C").to_third_phase().call(YES).play_out()
        found = [line for line in score_lines(1, game.state.record) if line.source is Source.CHICAGO]
        assert found == [ScoreLine(1, FIRST, Source.CHICAGO, points)]


def test_a_broken_chicago_costs_no_more_than_there_is() -> None:
    """R5.2: the line says what was really lost."""
    game = Game(2, scores=(15, 0), rules=Rules(chicago_points=13))
    game.deal("9S 8S 7S 6S 5D", "TS 2D 2H 3C 4C").to_third_phase().call(YES).give(5, 0).play_out()
    found = [line for line in score_lines(1, game.state.record) if line.source is Source.CHICAGO]
    assert found == [ScoreLine(1, FIRST, Source.CHICAGO, -5)]


def test_leaving_writes_no_points() -> None:
    game = Game(2).deal("8S 8H QD JH 9H", LOW).do(Resign(SECOND))
    assert lines(game) == []


def test_who_declares_nothing_scores_nothing() -> None:
    """R3.3"""
    game = Game(2).deal("8S 8H QD JH 9H", LOW).keep_all().declare(NO, NO)
    assert lines(game) == []
