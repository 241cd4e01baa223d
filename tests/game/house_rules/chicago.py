"""Rules about Chicago: what it is worth, who may call, who leads, and what follows."""

from __future__ import annotations

from bot.game.actions import Seat
from bot.game.chicago import may_call
from bot.game.events import BreakerScored, ChicagoBroken, ChicagoMade, HandsRevealed
from bot.game.rules import Lead, Required, Rules
from bot.game.state import Asks, Calling, Playing
from tests.dsl import Game
from tests.game.house_rules.shown import LOSES_ALL, WINS_ALL, broken, made, shows, simply, winner


@shows("chicago_points", {13: (13, [13], [-13])}, usually=(15, [15], [-15]))
def least_score_to_call_and_what_is_won_and_lost(rules: Rules) -> tuple[int, list[int], list[int]]:
    game = Game(2, rules=rules)
    least = next(score for score in range(52) if may_call(game.give(score, 0).state, Seat(0)))
    won = made(rules, 20, 0).told(ChicagoMade)
    lost = broken(rules, 20, 0).told(ChicagoBroken)
    return least, [event.points for event in won], [event.points for event in lost]


@shows("chicago_minimum", {False: True}, usually=False)
def is_a_seat_without_a_point_asked(rules: Rules) -> bool:
    game = simply(Game(2, rules=rules).deal(WINS_ALL, LOSES_ALL), before=Asks.CHICAGO)
    return isinstance(game.state.phase, Calling)


@shows("chicago_lead", {Lead.ELDEST: 0}, usually=1)
def who_leads_when_the_second_seat_calls(rules: Rules) -> int:
    game = simply(Game(2, scores=(0, 20), rules=rules).deal(LOSES_ALL, WINS_ALL), before=Asks.CHICAGO).call(True)
    assert isinstance(game.state.phase, Playing)
    return game.state.phase.turn


@shows("chicago_hand_points", {False: (0, 0)}, usually=(1, 1))
def comparisons_after_a_chicago_made_and_broken(rules: Rules) -> tuple[int, int]:
    """Where there is none, nobody sees the cards that were not played (R7.6)."""
    return len(made(rules, 20, 0).told(HandsRevealed)), len(broken(rules, 20, 0).told(HandsRevealed))


@shows("chicago_breaker", {8: 8, 10: 10}, usually=0)
def points_of_who_breaks_a_chicago(rules: Rules) -> int:
    return sum(event.points for event in broken(rules, 20, 0).told(BreakerScored) if event.seat == 1)


@shows(
    "chicago_required",
    {Required.CALLED: (None, 0, 0), Required.WON: (None, None, 0)},
    usually=(0, 0, 0),
)
def winner_with_sixty_points(rules: Rules) -> tuple[int | None, ...]:
    """Seat 0, which has never called Chicago in this game; or called one that was broken; or made one."""
    never = simply(Game(2, rules=rules).deal(WINS_ALL, LOSES_ALL))
    games = (never, broken(rules, 20, 0), made(rules, 20, 0))
    return tuple(winner(simply(game.give(60, 0).deal(WINS_ALL, LOSES_ALL))) for game in games)
