"""R7: calling, making and breaking Chicago."""

from __future__ import annotations

import pytest

from bot.game.actions import CallChicago, Exchange, Pass, Seat
from bot.game.engine import legal_actions, refusal
from bot.game.errors import Refusal
from bot.game.events import (
    CardPlayed,
    ChicagoBroken,
    ChicagoCalled,
    ChicagoMade,
    DealEnded,
    HandsRevealed,
    LastTrickScored,
    NobodyCalled,
    NobodyScored,
    TrickWon,
)
from bot.game.rules import Rules
from bot.game.state import Calling, Playing
from bot.game.view import observe
from tests.dsl import NO, YES, Game

TOP_SPADES = "AS KS QS JS 9H", "TD 8D 6C 4C 2D", "TC 8C 6D 4D 2C"


def test_r7_1_every_seat_with_the_points_is_asked_in_turn_from_eldest_hand() -> None:
    game = Game(4, scores=(15, 14, 15, 40)).deal().to_third_phase()
    calling = game.state.phase
    assert calling == Calling((Seat(0), Seat(2), Seat(3)), Seat(0))

    asked = []
    for _ in range(3):
        asked.append(game.turn)
        game.call(NO)
    assert asked == [0, 2, 3]
    assert game.state.phase == Playing(1, Seat(0))


def test_r7_1_with_the_points_of_nobody_nothing_is_asked_or_said() -> None:
    game = Game(3, scores=(14, 0, 14)).deal().to_third_phase()

    assert game.state.phase == Playing(1, Seat(0))
    assert game.told(NobodyCalled) == []


def test_r7_1_the_first_to_say_yes_is_the_only_caller() -> None:
    game = Game(3, scores=(15, 15, 15)).deal().to_third_phase().call(NO, YES)

    assert game.told(ChicagoCalled) == [ChicagoCalled(Seat(1))]
    assert game.state.phase == Playing(1, Seat(1), caller=Seat(1))


@pytest.mark.parametrize(("rules", "score"), [(Rules(), 14), (Rules(chicago_points=13), 12)])
def test_r7_1_below_the_points_there_is_no_call(rules: Rules, score: int) -> None:
    game = Game(2, scores=(40, score), rules=rules).deal().to_third_phase()

    assert refusal(game.state, CallChicago(Seat(1))) is Refusal.TOO_FEW_POINTS
    game = Game(2, scores=(40, score + 1), rules=rules).deal().to_third_phase().call(NO)
    assert refusal(game.state, CallChicago(Seat(1))) is None


def test_r7_2_the_points_of_this_deal_count() -> None:
    game = Game(2, scores=(14, 0)).deal("KS KH 9D 7C 2C", "QS JH 8D 6C 3C").keep_all().declare(YES, NO)
    game.keep_all().all_pass().keep_all()

    assert game.state.phase == Calling((Seat(0),), Seat(0))


def test_r7_3_the_caller_leads_whoever_is_eldest_hand() -> None:
    game = Game(4, scores=(0, 0, 15, 0)).deal().to_third_phase().call(YES)

    assert (game.state.order[0], game.turn) == (0, 2)


@pytest.mark.parametrize("points", [15, 13])
def test_r7_4_all_five_tricks_score_instead_of_the_last_one(points: int) -> None:
    game = Game(3, scores=(20, 0, 0), rules=Rules(chicago_points=points)).deal(*TOP_SPADES).to_third_phase()
    game.call(YES).play_out()

    assert len(game.told(TrickWon)) == 5
    assert game.told(ChicagoMade) == [ChicagoMade(Seat(0), points)]
    assert game.told(LastTrickScored) == []
    assert game.state.scores == (20 + points, 0, 0)


FAILING = "AS KS 9H 5D 4D", "QS TH 8H 7D 2C", "JS TC 8C 6D 3C"


def test_r7_5_a_chicago_is_broken_as_soon_as_another_seat_wins_a_trick() -> None:
    game = Game(3, scores=(20, 0, 0)).deal(*FAILING).to_third_phase().call(YES)
    game.play("AS QS JS").play("KS 2C 3C").play("9H TH")
    assert game.told(ChicagoBroken) == []  # not before the trick is full

    game.play("TC")
    assert game.told(ChicagoBroken) == [ChicagoBroken(Seat(0), Seat(1), -15)]
    assert len(game.told(CardPlayed)) == 9
    assert game.told(LastTrickScored) == []
    assert [len(hand) for hand in game.state.hands] == [2, 2, 2]
    assert game.state.scores == (5, 0, 0)


def test_r7_5_even_in_the_last_trick_nobody_scores_for_it() -> None:
    hands = "AS KS QS JS 9H", "TD 8D 6C 4C TH", "TC 8C 6D 4D 2C"
    game = Game(3, scores=(20, 0, 0)).deal(*hands).to_third_phase().call(YES)
    game.play("AS 8D 8C").play("KS 6C 6D").play("QS 4C 4D").play("JS TD 2C").play("9H TH TC")

    assert game.told(ChicagoBroken) == [ChicagoBroken(Seat(0), Seat(1), -15)]
    assert game.told(LastTrickScored) == []


def test_r5_2_a_broken_chicago_stops_at_zero() -> None:
    game = Game(3, scores=(15, 0, 0)).deal(*FAILING).to_third_phase().call(YES).give(4, 0, 0)
    game.play("9H TH TC")

    assert game.told(ChicagoBroken) == [ChicagoBroken(Seat(0), Seat(1), -4)]
    assert game.state.scores == (0, 0, 0)


@pytest.mark.parametrize(("hands", "outcome"), [(TOP_SPADES, ChicagoMade), (FAILING, ChicagoBroken)])
def test_r7_6_hands_are_compared_after_every_chicago(hands: tuple[str, ...], outcome: type) -> None:
    game = Game(3, scores=(15, 0, 0)).deal(*hands).to_third_phase().call(YES).play_out()

    assert [type(event) for event in game.state.record][-4:] == [outcome, HandsRevealed, NobodyScored, DealEnded]
    (revealed,) = game.told(HandsRevealed)
    assert [len(hand) for hand in revealed.hands] == [5, 5, 5]


def test_r7_7_declining_is_told_to_nobody() -> None:
    """A no changes nothing that any other seat sees, but for the seat that is asked next."""
    game = Game(4, scores=(15, 15, 15, 0)).deal().to_third_phase()
    before = game.state
    game.call(NO)

    assert game.events == ()
    for seat in (None, Seat(2), Seat(3)):
        assert observe(game.state, seat) == observe(before, seat)
    assert observe(before, Seat(1)).phase == Calling((Seat(0), Seat(1), Seat(2)), None)
    assert observe(game.state, Seat(1)).phase == Calling((Seat(0), Seat(1), Seat(2)), Seat(1))
    assert observe(game.state, Seat(0)).phase == Calling((Seat(0), Seat(1), Seat(2)), None)
    assert game.state.asked_at[1:] == before.asked_at[1:]


def test_r7_7_the_table_hears_who_called_or_that_nobody_did() -> None:
    nobody = Game(3, scores=(15, 0, 15)).deal().to_third_phase().call(NO, NO)
    assert nobody.events == (NobodyCalled(),)

    somebody = Game(3, scores=(15, 0, 15)).deal().to_third_phase().call(NO, YES)
    assert somebody.events == (ChicagoCalled(Seat(2)),)


def test_r7_7_only_a_seat_that_is_asked_may_answer() -> None:
    game = Game(3, scores=(15, 0, 15)).deal().to_third_phase()

    assert refusal(game.state, Pass(Seat(1))) is Refusal.TOO_FEW_POINTS
    assert refusal(game.state, Pass(Seat(2))) is Refusal.NOT_YOUR_TURN
    assert refusal(game.state, CallChicago(Seat(2))) is Refusal.NOT_YOUR_TURN
    assert refusal(game.state, Exchange(Seat(0), ())) is Refusal.NOT_ASKED
    assert [type(action).__name__ for action in legal_actions(game.state, Seat(0))] == ["CallChicago", "Pass", "Resign"]
    game.call(NO)
    assert refusal(game.state, CallChicago(Seat(0))) is Refusal.NOT_YOUR_TURN
