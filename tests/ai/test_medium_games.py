"""The medium player in whole games: legal, quick, and better than chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ai.medium import choose
from bot.game.actions import CallChicago, Declare, Resign, Seat, SeatAction
from bot.game.cards import PACK, Card, Hand, Suit, in_pack_order
from bot.game.engine import apply, new_game
from bot.game.events import ChicagoMade
from bot.game.rules import Rules
from bot.game.state import Calling, Playing
from bot.game.view import SeatView, observe
from tests.ai.games import anything, asked, turn, winner

ME = Seat(0)


@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32))
@settings(max_examples=20)
def test_it_always_has_a_legal_answer_and_the_same_one_again(seats: int, seed: int) -> None:
    """In every seat, so also in positions it would never come to."""
    for state, seat, _ in asked([choose, *[anything] * (seats - 1)], seed):
        view = observe(state, seat)
        action = choose(view, Random(seed))
        assert action in view.legal
        assert not isinstance(action, Resign)
        assert action == choose(view, Random(seed))
        assert isinstance(action, Declare) is any(isinstance(legal, Declare) for legal in view.legal)


def random_top(rng: Random) -> Hand:
    """Five cards from the top of two or three suits, sometimes with a gap."""
    piles = [[card for card in reversed(PACK) if card.suit is suit] for suit in rng.sample(list(Suit), 3)]
    hand: list[Card] = []
    while len(hand) < 5:
        pile = rng.choice(piles)
        if rng.random() < 0.1:
            pile.pop(0)
        hand.append(pile.pop(0))
    return in_pack_order(hand)


def test_a_called_chicago_is_always_made() -> None:
    """Against opponents that play anything, from whatever the others may hold."""
    rng, called = Random(7), 0
    for _ in range(400):
        hand = random_top(rng)
        rest = rng.sample([card for card in PACK if card not in hand], 47)
        state = replace(
            new_game(Rules(), 4),
            deal=3,
            dealer=Seat(3),
            order=tuple(map(Seat, range(4))),
            scores=(20, 0, 0, 0),
            phase=Calling((ME,), ME),
            hands=(hand, *(in_pack_order(rest[at : at + 5]) for at in (0, 5, 10))),
            stock=tuple(rest[15:]),
        )
        action = choose(observe(state, ME), rng)
        if not isinstance(action, CallChicago):
            continue
        called += 1
        step = apply(state, action)
        while isinstance(step.state.phase, Playing):
            seat = turn(step.state)
            player = choose if seat == ME else anything
            step = apply(step.state, player(observe(step.state, seat), rng))
        assert any(isinstance(event, ChicagoMade) for event in step.events), hand
    assert called > 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_come_to_an_end(seats: int) -> None:
    for seed in range(10):
        assert winner([choose] * seats, seed) in range(seats)


def test_it_beats_a_player_that_does_anything() -> None:
    """Heads-up in both seats, some 450 deals; even would be 30 wins."""
    wins = [
        winner([choose, anything] if seed % 2 else [anything, choose], seed) == (seed + 1) % 2 for seed in range(60)
    ]
    assert sum(wins) >= 57


def test_it_beats_three_players_that_do_anything() -> None:
    """Alone in every seat, some 250 deals; even would be 7 wins."""
    wins = 0
    for seed in range(28):
        choosers = [anything] * 4
        choosers[seed % 4] = choose
        wins += winner(choosers, seed) == seed % 4
    assert wins >= 25


def test_it_thinks_for_far_less_than_a_millisecond() -> None:
    times = []

    def timed(view: SeatView, rng: Random) -> SeatAction:
        started = perf_counter()
        action = choose(view, rng)
        times.append(perf_counter() - started)
        return action

    for seed in range(3):
        winner([timed] * 4, seed)
    assert median(times) < 0.001


def test_it_is_asked_only_in_its_turn() -> None:
    state = new_game(Rules(), 2)
    with pytest.raises(ValueError, match="nothing is asked"):
        choose(observe(state, ME), Random(0))
    with pytest.raises(ValueError, match="nothing is asked"):
        choose(observe(state, None), Random(0))
