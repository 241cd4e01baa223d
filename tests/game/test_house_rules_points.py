"""House rules about hands and their points (RULES.md section 9), in full and beside each other."""

from __future__ import annotations

import pytest

from bot.game.actions import ChooseReset, Declare, Pass, Resign, Seat
from bot.game.engine import legal_actions, refusal
from bot.game.errors import Refusal
from bot.game.events import (
    HandScored,
    HandShown,
    LastTrickScored,
    NobodyScored,
    OthersReset,
)
from bot.game.poker import Category
from bot.game.questions import asked_now
from bot.game.rules import (
    Declarations,
    FourOfAKind,
    Rules,
    ScorePhases,
    TiedHands,
    WinCheck,
)
from bot.game.state import Asks, ChoosingReset, Dealing, Exchanging, Playing
from bot.game.view import observe
from tests.dsl import NO, YES, Game
from tests.game.house_rules.points import FOURS, NOTHING
from tests.game.house_rules.shown import LOSES_ALL, WINS_ALL, called, simply, winner

KINGS, EQUAL_KINGS = "KS KH 9D 5C 3H", "KD KC 9S 5H 3S"
CHOICE = FourOfAKind.CHOICE
IMMEDIATE = WinCheck.IMMEDIATE


def phase_one(game: Game, *answers: bool) -> Game:
    return game.keep_all().declare(*answers)


# score_phases, declaring


def test_score_phases_what_does_not_score_is_not_held() -> None:
    game = Game(2, rules=Rules(score_phases=ScorePhases.NONE)).deal(KINGS, NOTHING).keep_all()
    assert isinstance(game.state.phase, Playing)
    assert game.told(NobodyScored) == []


def test_score_phases_none_with_two_exchanges_leaves_the_last_comparison() -> None:
    game = simply(Game(2, rules=Rules(score_phases=ScorePhases.NONE, exchanges=2)).deal(KINGS, NOTHING))
    assert [event.number for event in game.told(HandScored)] == [3]


def test_two_exchanges_one_hand_is_declared() -> None:
    game = simply(Game(2, rules=Rules(exchanges=2)).deal(KINGS, NOTHING))
    assert [event.number for event in game.told(HandScored)] == [1, 3]


def test_declaring_automatic_nobody_may_keep_a_hand_to_itself() -> None:
    """R3.3 does not hold; R3.1 and R3.2 do."""
    game = Game(3, rules=Rules(declaring=Declarations.AUTOMATIC)).deal(KINGS, NOTHING, "AS AH 8D 6C 2S").keep_all()
    assert refusal(game.state, Pass(Seat(0))) is Refusal.MUST_DECLARE
    game.declare(YES)
    assert refusal(game.state, Declare(Seat(1))) is Refusal.NOTHING_TO_DECLARE
    game.declare(NO, YES)
    assert game.told(HandScored) == [HandScored(Seat(2), 1, Category.ONE_PAIR, 1)]


# tied_hands


def test_tied_hands_all_score_and_all_have_the_duty_to_show() -> None:
    """R2.4, instead of R3.4."""
    game = phase_one(Game(2, rules=Rules(tied_hands=TiedHands.ALL)).deal(KINGS, EQUAL_KINGS), YES, YES)
    assert [(event.seat, event.points) for event in game.told(HandScored)] == [(0, 1), (1, 1)]
    assert game.state.owing == (True, True)
    game.exchange("3H", "3S")
    assert [event.seat for event in game.told(HandShown)] == [0, 1]


def test_tied_hands_all_needs_a_hand_and_a_declaration() -> None:
    game = (
        Game(2, rules=Rules(tied_hands=TiedHands.ALL)).deal("KS QH 9D 5C 3H", "KD QC 9S 5H 3S").to_tricks().play_out()
    )
    assert game.told(HandScored) == []
    assert [event.number for event in game.told(NobodyScored)] == [1, 2, 3]


# four_of_a_kind


def test_four_of_a_kind_reset_spares_those_who_sit_out() -> None:
    """R8.2: nothing in a tie-break touches them."""
    rules = Rules(four_of_a_kind=FourOfAKind.RESET)
    game = simply(Game(3, rules=rules).deal(WINS_ALL, LOSES_ALL, "TC 8C 6D 4D 2C"), before=Asks.PLAY)
    simply(game.give(55, 60, 40)).deal(NOTHING, FOURS)
    assert game.state.order == (1, 0)

    phase_one(game, YES, NO)
    assert game.told(OthersReset) == [OthersReset(Seat(1), (-60, 0, 0))]
    assert game.state.scores == (0, 68, 40)


def test_four_of_a_kind_choice_the_scorer_is_asked_at_once_and_by_name() -> None:
    game = phase_one(Game(2, scores=(3, 30), rules=Rules(four_of_a_kind=CHOICE)).deal(FOURS, KINGS), YES, NO)
    assert game.told(HandScored) == []
    assert observe(game.state, None).phase == ChoosingReset(1, Seat(0))
    assert legal_actions(game.state, Seat(0))[:-1] == (
        ChooseReset(Seat(0), reset=False),
        ChooseReset(Seat(0), reset=True),
    )
    assert legal_actions(game.state, Seat(1)) == (Resign(Seat(1)),)
    assert refusal(game.state, ChooseReset(Seat(1), reset=True)) is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize(("reset", "scores"), [(False, (10, 30)), (True, (3, 0))])
def test_four_of_a_kind_choice_either_counts_as_scored(reset: bool, scores: tuple[int, int]) -> None:
    """R2.4"""
    game = phase_one(Game(2, scores=(3, 30), rules=Rules(four_of_a_kind=CHOICE)).deal(FOURS, KINGS), YES, NO)
    game.do(ChooseReset(Seat(0), reset=reset))
    assert game.state.scores == scores
    assert [type(event) for event in game.events] == [HandScored] + [OthersReset] * reset
    assert game.state.phase == Exchanging(2, Seat(0))
    game.exchange("9S")
    assert len(game.told(HandShown)) == 1


def test_four_of_a_kind_choice_is_asked_after_the_tricks_too() -> None:
    game = Game(2, scores=(0, 30), rules=Rules(four_of_a_kind=CHOICE)).deal(FOURS, KINGS).to_tricks().play_out()
    assert game.told(HandScored) == []
    assert asked_now(game.state) == (Seat(0), Asks.RESET)
    game.do(ChooseReset(Seat(0), reset=True))
    assert isinstance(game.state.phase, Dealing)
    assert game.state.scores[1] == 0


@pytest.mark.parametrize(("reset", "wins"), [(False, 0), (True, None)])
def test_four_of_a_kind_choice_with_win_check_immediate(reset: bool, wins: int | None) -> None:
    """Seven points win at once; setting the others to 0 leaves the scorer where it was."""
    rules = Rules(four_of_a_kind=CHOICE, win_check=IMMEDIATE)
    game = phase_one(Game(2, scores=(45, 51), rules=rules).deal(FOURS, NOTHING), YES, NO)
    assert winner(game) is None
    game.do(ChooseReset(Seat(0), reset=reset))
    assert winner(game) == wins
    assert game.state.scores == ((45, 0) if reset else (52, 51))


# deuce_last_trick


def test_deuce_last_trick_never_in_a_deal_with_a_call() -> None:
    game = called(Rules(deuce_last_trick=10), (20, 0), "AS KS QS JS 2H", "TD 8D 6C 4C 3D")
    game.play("AS 3D KS 4C QS 6C JS 8D 2H TD")
    assert game.told(LastTrickScored) == []
    assert game.state.scores[0] == 35
