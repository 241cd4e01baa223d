"""Rules about declaring and about points: hands, the last trick, who scores, and when."""

from __future__ import annotations

from bot.game.actions import Declare, Pass
from bot.game.engine import legal_actions
from bot.game.events import HandScored, LastTrickScored
from bot.game.rules import Declarations, FourOfAKind, Rules, ScorePhases, StraightFlush, TiedHands
from bot.game.state import Asks, ChoosingReset
from tests.dsl import Game
from tests.game.house_rules.shown import LOSES_ALL, WINS_ALL, shows, simply, winner

FOURS, FLUSH_IN_A_ROW, ROYAL = "4S 4H 4D 4C 9S", "9S 8S 7S 6S 5S", "AS KS QS JS TS"
NOTHING = "QH JD 8C 6D 2H"


def first_comparison(rules: Rules, *hands: str, scores: tuple[int, ...] = (0, 20)) -> Game:
    """Everybody has declared what it can in phase one."""
    game = simply(Game(len(hands), scores=scores, rules=rules).deal(*hands), before=Asks.DECLARE)
    for _ in hands:
        answers = legal_actions(game.state, game.turn)
        game.do(answers[0])  # to declare, where that is possible
    return game


@shows("score_phases", {ScorePhases.FIRST: [1, 3], ScorePhases.NONE: [3]}, usually=[1, 2, 3])
def comparisons_that_score(rules: Rules) -> list[int]:
    game = simply(Game(2, rules=rules).deal("KS KH 9D 5C 3H", LOSES_ALL))
    return [event.number for event in game.told(HandScored)]


@shows("last_trick", {2: 2, 3: 3}, usually=5)
def points_for_the_last_trick(rules: Rules) -> int:
    (scored,) = simply(Game(2, rules=rules).deal(WINS_ALL, LOSES_ALL)).told(LastTrickScored)
    return scored.points


@shows("deuce_last_trick", {10: [10, 5]}, usually=[5, 5])
def points_for_a_last_trick_won_with_a_two_and_with_a_three(rules: Rules) -> list[int]:
    points = []
    for low in ("2H", "3H"):
        game = simply(Game(2, rules=rules).deal(f"AS KS QS JS {low}", "TD 8D 6C 4C 3D"), before=Asks.PLAY)
        game.play(f"AS 3D KS 4C QS 6C JS 8D {low} TD")
        points += [event.points for event in game.told(LastTrickScored)]
    return points


@shows(
    "four_of_a_kind",
    {
        FourOfAKind.EIGHT: (8, 20, False),
        FourOfAKind.RESET: (8, 0, False),
        FourOfAKind.CHOICE: (0, 20, True),
    },
    usually=(7, 20, False),
)
def four_of_a_kind_declared(rules: Rules) -> tuple[int, int, bool]:
    """The scores of the two seats, and whether the scorer is asked first."""
    state = first_comparison(rules, FOURS, NOTHING).state
    first, second = state.scores
    return first, second, isinstance(state.phase, ChoosingReset)


@shows(
    "straight_flush",
    {StraightFlush.TEN: (10, None), StraightFlush.ELEVEN: (11, None), StraightFlush.WIN: (8, 0)},
    usually=(8, None),
)
def straight_flush_declared(rules: Rules) -> tuple[int, int | None]:
    """What it scores, and who has won."""
    game = first_comparison(rules, FLUSH_IN_A_ROW, NOTHING, scores=(0, 51))
    return game.state.scores[0], winner(game)


@shows("royal_wins_at_once", {True: 0}, usually=None)
def winner_when_a_royal_flush_is_declared_against_sixty_points(rules: Rules) -> int | None:
    return winner(first_comparison(rules, ROYAL, NOTHING, scores=(0, 60)))


@shows("tied_hands", {TiedHands.ALL: [(0, 1), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3)]}, usually=[])
def equal_best_hands(rules: Rules) -> list[tuple[int, int]]:
    """Which seats score in which comparisons."""
    game = simply(Game(3, rules=rules).deal("KS KH 9D 5C 3H", "KD KC 9S 5H 3S", "QH QD AC JH 8C"))
    return [(event.seat, event.number) for event in game.told(HandScored)]


@shows("declaring", {Declarations.AUTOMATIC: ([Declare], [Pass])}, usually=([Declare, Pass], [Pass]))
def what_a_pair_and_a_lower_one_may_say(rules: Rules) -> tuple[list[type], list[type]]:
    """R3.1 holds either way: nothing to declare, nothing declared."""
    game = simply(Game(2, rules=rules).deal("KS KH 9D 5C 3H", NOTHING), before=Asks.DECLARE)
    first = [type(action) for action in legal_actions(game.state, game.turn)[:-1]]
    game.declare(True)
    return first, [type(action) for action in legal_actions(game.state, game.turn)[:-1]]
