"""What each seat sees: its own cards, what is public, and nothing else (R2.2, R7.7)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bot.game.actions import Exchange, Seat
from bot.game.cards import parse_cards
from bot.game.dealing import all_seats
from bot.game.engine import legal_actions
from bot.game.events import Dealt, Exchanged
from bot.game.state import Reshuffling
from bot.game.view import observe, questions, redact
from tests.dsl import YES, Game
from tests.game.random_games import Start, moves, starts

HANDS = "KS KH 9D 7C 2C", "QS JH 8D 6C 3C", "TS 8H 5D 4C 2D"


def test_a_seat_sees_its_own_hand() -> None:
    game = Game(3).deal(*HANDS)

    assert set(observe(game.state, Seat(1)).hand) == set(parse_cards(HANDS[1]))


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    view = observe(Game(3).deal(*HANDS).state, None)

    assert (view.hand, view.legal, view.questions, view.turn, view.asked_at) == ((), (), (), False, 0)


def test_a_deal_shows_each_seat_its_own_cards() -> None:
    (dealt,) = Game(3).deal(*HANDS).told(Dealt)

    for seat in range(3):
        shown = redact(dealt, Seat(seat))
        assert isinstance(shown, Dealt)
        assert [hand is not None for hand in shown.hands] == [other == seat for other in range(3)]
        assert shown.hands[seat] == dealt.hands[seat]
    assert redact(dealt, None) == Dealt(dealt.deal, dealt.dealer, dealt.order, (None, None, None), dealt.tie_break)


def test_a_seat_that_sits_out_is_seen_to_have_no_cards() -> None:
    dealt = Dealt(2, Seat(0), (Seat(1), Seat(0)), (parse_cards(HANDS[0]), parse_cards(HANDS[1]), ()), tie_break=True)
    shown = redact(dealt, Seat(2))

    assert isinstance(shown, Dealt)
    assert shown.hands == (None, None, ())


def test_r2_2_only_the_seat_itself_knows_what_it_threw_and_drew() -> None:
    game = Game(3).deal(*HANDS, stock="AS AH").exchange("9D 7C")

    for seat, sees in ((None, False), (Seat(0), True), (Seat(1), False)):
        (event,) = (event for event in observe(game.state, seat).record if isinstance(event, Exchanged))
        assert event.thrown == (parse_cards("7C 9D") if sees else None)
        assert event.drawn == (parse_cards("AS AH") if sees else None)


def test_r2_3_what_is_drawn_before_the_new_stock_is_the_own_seats_secret() -> None:
    game = Game(4).deal()
    for _ in range(4):
        game.do(Exchange(game.turn, game.state.hands[game.turn]))
    game.all_pass()
    for _ in range(3):
        game.do(Exchange(game.turn, game.state.hands[game.turn]))

    phase = game.state.phase
    assert isinstance(phase, Reshuffling)
    assert phase.turn == 2
    assert observe(game.state, Seat(2)).phase == phase
    for seat in (None, Seat(0), Seat(3)):
        assert observe(game.state, seat).phase == Reshuffling(2, Seat(2), phase.missing, phase.own, drawn=())


def test_points_and_duties_are_public() -> None:
    game = Game(3).deal(*HANDS).keep_all().declare(YES).all_pass()

    for seat in (None, Seat(0), Seat(2)):
        view = observe(game.state, seat)
        assert (view.scores, view.owing) == ((1, 0, 0), (True, False, False))
        assert (view.stock_size, view.discard_size) == (37, 0)


@settings(max_examples=25)
@given(starts())
def test_a_view_says_what_the_rules_say(start: Start) -> None:
    for _, _, (state, _) in moves(start):
        for seat in all_seats(state):
            view = observe(state, seat)
            assert (view.legal, view.questions) == (legal_actions(state, seat), questions(state, seat))
            assert (view.hand, view.asked_at) == (state.hands[seat], state.asked_at[seat])
            assert (view.played, view.scores, view.left) == (state.played, state.scores, state.left)


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_seats_of_the_table_have_a_view(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        observe(Game(3).deal().state, Seat(seat))


@settings(max_examples=20)
@given(starts())
def test_a_state_written_to_a_log_shows_no_card(start: Start) -> None:
    for _, _, (state, _) in moves(start):
        words = repr(state).replace(",", " ").split()
        assert words[:2] == ["<GameState:", type(state.phase).__name__]
        assert not set(words) & {str(card) for hand in (*state.hands, *state.played, state.stock) for card in hand}
