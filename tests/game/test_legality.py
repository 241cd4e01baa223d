"""What a seat is asked, when it must look again, and which no it hears."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bot.game.actions import (
    Action,
    CallChicago,
    ChooseReset,
    Cut,
    Deal,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Reshuffle,
    Resign,
    Seat,
    TakeUpcard,
)
from bot.game.cards import PACK, Card, parse_cards
from bot.game.dealing import all_seats
from bot.game.engine import legal_actions, refusal, wanted
from bot.game.errors import Refusal
from bot.game.state import Asks, Question
from bot.game.view import observe, questions
from tests.dsl import NO, YES, Game
from tests.game.random_games import Start, moves, starts

HANDS = "KS KH 9D 7C 2C", "QS JH 8D 6C 3C", "TS 8H 5D 4C 2D"
CARD = Card.parse("KS")


def ask(text: str) -> tuple[Question, ...]:
    """Questions written as "exchange 1, declare 1"."""
    parts = [part.split() for part in text.split(", ") if part]
    return tuple(Question(Asks(kind), int(number)) for kind, number in parts)


def asked(game: Game) -> list[tuple[Question, ...]]:
    return [questions(game.state, seat) for seat in all_seats(game.state)]


def test_nothing_is_asked_before_the_first_deal() -> None:
    assert asked(Game(3)) == [(), (), ()]


def test_a_seat_may_answer_ahead_for_as_long_as_its_cards_stay_the_same() -> None:
    game = Game(3, scores=(0, 15, 0)).deal(*HANDS)
    assert asked(game) == [ask("exchange 1")] * 3
    game.exchange("")
    assert asked(game) == [ask("declare 1, exchange 2"), ask("exchange 1"), ask("exchange 1")]
    game.exchange("", "")
    assert asked(game) == [ask("declare 1, exchange 2")] * 3
    game.declare(YES)
    assert asked(game) == [ask("exchange 2"), ask("declare 1, exchange 2"), ask("declare 1, exchange 2")]
    game.all_pass()
    assert asked(game) == [ask("exchange 2")] * 3
    game.keep_all().declare(NO)
    assert asked(game) == [ask("exchange 3"), ask("declare 2, exchange 3"), ask("declare 2, exchange 3")]
    game.all_pass().exchange("", "")
    assert asked(game) == [(), ask("chicago 1"), ask("exchange 3")]
    game.exchange("")
    assert asked(game) == [(), ask("chicago 1"), ()]
    game.call(NO)
    assert asked(game) == [ask("play 1")] * 3
    game.play("9D")
    assert asked(game) == [(), ask("play 1"), ask("play 1")]
    game.play("8D 5D")
    assert asked(game) == [ask("play 2")] * 3
    game.play_out()
    assert asked(game) == [(), (), ()]


def test_several_may_be_asked_for_chicago_until_they_have_answered() -> None:
    game = Game(3, scores=(15, 15, 0)).deal(*HANDS).to_third_phase()
    assert asked(game) == [ask("chicago 1"), ask("chicago 1"), ()]
    game.call(NO)
    assert asked(game) == [(), ask("chicago 1"), ()]


def test_a_seat_that_waits_for_a_new_stock_is_asked_nothing() -> None:
    game = Game(4).deal()
    for _ in range(4):
        game.do(Exchange(game.turn, game.state.hands[game.turn]))
    game.all_pass()
    for _ in range(3):
        game.do(Exchange(game.turn, game.state.hands[game.turn]))

    want = wanted(game.state)
    assert want is not None
    assert asked(game) == [*[ask("declare 2, exchange 3")] * 2, (), ask("exchange 2")]
    game.do(Reshuffle(want.cards))
    assert asked(game) == [*[ask("declare 2, exchange 3")] * 3, ask("exchange 2")]


def test_seats_that_sit_out_are_asked_nothing() -> None:
    game = Game(3, scores=(53, 53, 0)).deal("9C 7C KD QH JS", "2C 3C 4D 6H 8S").to_third_phase().nobody_calls()
    game.give(48, 53, 0).play_out().deal()

    assert asked(game) == [ask("exchange 1"), ask("exchange 1"), ()]


@given(starts())
@settings(max_examples=25)
def test_a_seat_is_asked_anew_when_its_hand_changed_or_a_question_opened_and_only_then(start: Start) -> None:
    for before, _, (after, _) in moves(start):
        for seat in all_seats(after):
            new = set(questions(after, seat)) - set(questions(before, seat))
            changed = bool(new) or after.hands[seat] != before.hands[seat]
            assert after.asked_at[seat] == (after.version if changed else before.asked_at[seat])


@given(starts())
@settings(max_examples=25)
def test_whoever_has_the_turn_answers_its_first_question(start: Start) -> None:
    answers = {
        Exchange: (Asks.EXCHANGE,),
        Declare: (Asks.DECLARE,),
        TakeUpcard: (Asks.UPCARD,),
        Redeal: (Asks.REDEAL,),
        ChooseReset: (Asks.RESET,),
        Pass: (Asks.REDEAL, Asks.DECLARE, Asks.CHICAGO),
        CallChicago: (Asks.CHICAGO,),
        PlayCard: (Asks.PLAY,),
    }
    for _, _, (state, _) in moves(start):
        for seat in all_seats(state):
            view = observe(state, seat)
            kinds = {type(action) for action in view.legal} - {Resign}
            assert view.turn == bool(kinds)
            assert all(view.questions[0].asks in answers[kind] for kind in kinds)


def test_another_seats_move_leaves_a_question_as_it_was() -> None:
    game = Game(3).deal(*HANDS)
    asked_at = game.state.asked_at[2]
    game.exchange("9D 7C", "")

    assert game.state.asked_at[2] == asked_at
    game.exchange("")
    assert game.state.asked_at[2] == game.state.version


EXCHANGING = Game(3, scores=(15, 15, 0)).deal(*HANDS).exchange("")
DECLARING = Game(3).deal(*HANDS).keep_all().declare(YES)
CALLING = Game(3, scores=(15, 15, 0)).deal(*HANDS).to_third_phase()
PLAYING = Game(3).deal(*HANDS).to_tricks().play("9D")
BETWEEN = Game(3).deal(*HANDS).to_end()


@pytest.mark.parametrize(
    ("game", "action", "why"),
    [
        # Exchanging: seat 0 has exchanged, seat 1 is asked.
        (EXCHANGING, Exchange(Seat(0), ()), Refusal.NOT_YOUR_TURN),
        (EXCHANGING, Exchange(Seat(2), ()), Refusal.NOT_YOUR_TURN),
        (EXCHANGING, Declare(Seat(0)), Refusal.NOT_YOUR_TURN),  # comes next
        (EXCHANGING, Pass(Seat(0)), Refusal.NOT_YOUR_TURN),
        (EXCHANGING, Declare(Seat(1)), Refusal.NOT_ASKED),
        (EXCHANGING, CallChicago(Seat(1)), Refusal.NOT_ASKED),
        (EXCHANGING, PlayCard(Seat(1), CARD), Refusal.NOT_ASKED),
        (EXCHANGING, Exchange(Seat(1), (CARD,)), Refusal.NOT_YOUR_CARD),
        (EXCHANGING, Exchange(Seat(3), ()), Refusal.NOT_IN_DEAL),
        (EXCHANGING, Exchange(Seat(-1), ()), Refusal.NOT_IN_DEAL),
        (EXCHANGING, Cut(PACK), Refusal.NOT_ASKED),
        (EXCHANGING, Deal(PACK), Refusal.NOT_ASKED),
        (EXCHANGING, Reshuffle(()), Refusal.NOT_ASKED),
        # Declaring: seat 0 has declared a pair, seat 1 is asked and has nothing.
        (DECLARING, Declare(Seat(1)), Refusal.NOTHING_TO_DECLARE),
        (DECLARING, Declare(Seat(0)), Refusal.NOT_YOUR_TURN),
        (DECLARING, Declare(Seat(2)), Refusal.NOT_YOUR_TURN),
        (DECLARING, Exchange(Seat(1), ()), Refusal.NOT_YOUR_TURN),  # comes next
        (DECLARING, PlayCard(Seat(1), CARD), Refusal.NOT_ASKED),
        # Calling: seats 0 and 1 are asked, seat 2 has no points.
        (CALLING, CallChicago(Seat(2)), Refusal.TOO_FEW_POINTS),
        (CALLING, CallChicago(Seat(1)), Refusal.NOT_YOUR_TURN),
        (CALLING, Declare(Seat(0)), Refusal.NOT_ASKED),
        # Playing: seat 0 has led a diamond, seat 1 has the eight.
        (PLAYING, PlayCard(Seat(0), CARD), Refusal.NOT_YOUR_TURN),
        (PLAYING, PlayCard(Seat(2), Card.parse("5D")), Refusal.NOT_YOUR_TURN),
        (PLAYING, PlayCard(Seat(1), Card.parse("QS")), Refusal.FOLLOW_SUIT),
        (PLAYING, PlayCard(Seat(1), CARD), Refusal.NOT_YOUR_CARD),
        (PLAYING, CallChicago(Seat(1)), Refusal.NOT_ASKED),
        # Between deals a pack is wanted, and nobody is asked.
        (BETWEEN, Exchange(Seat(0), ()), Refusal.NOT_ASKED),
        (BETWEEN, Deal(PACK[1:]), Refusal.NOT_A_PACK),
        (BETWEEN, Deal((*PACK, CARD)), Refusal.NOT_A_PACK),
        (BETWEEN, Deal((*PACK[1:], PACK[1])), Refusal.NOT_A_PACK),
        (BETWEEN, Cut(PACK), Refusal.NOT_ASKED),
        (Game(3), Exchange(Seat(0), ()), Refusal.NOT_ASKED),
        (Game(3), Deal(PACK), Refusal.NOT_ASKED),
        (Game(3), Cut(PACK[:51]), Refusal.NOT_A_PACK),
    ],
)
def test_every_no_has_its_reason(game: Game, action: Action, why: Refusal) -> None:
    assert refusal(game.state, action) is why


def test_leaving_is_listed_last() -> None:
    for game in (EXCHANGING, DECLARING, CALLING, PLAYING, BETWEEN, Game(3)):
        for seat in all_seats(game.state):
            assert legal_actions(game.state, seat)[-1] == Resign(seat)


def test_playable_cards_are_listed_and_no_others() -> None:
    assert legal_actions(PLAYING.state, Seat(1)) == (
        PlayCard(Seat(1), parse_cards("8D")[0]),
        Resign(Seat(1)),
    )
