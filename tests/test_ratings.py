"""What one game does to ratings: places, ties, those who left, AI seats, and seasons."""

from __future__ import annotations

from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.rules import PRESETS
from bot.ratings import (
    AI_RATINGS,
    NEWCOMER,
    Entrant,
    after_game,
    in_new_season,
    season_number,
)
from bot.records import Level
from bot.standings import Rating
from tests.bench.ratings import balance, meetings

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(1, 8.3))
FIELDS = st.lists(
    st.builds(Entrant, rating=RATINGS, place=st.integers(1, 4), left=st.just(False)), min_size=2, max_size=4
)


def newcomers(*places: int) -> list[Entrant]:
    return [Entrant(rating=NEWCOMER, place=place) for place in places]


def left(place: int) -> Entrant:
    return Entrant(rating=NEWCOMER, place=place, left=True)


def test_a_newcomer_is_shown_as_nothing_and_not_settled() -> None:
    assert (NEWCOMER.shown, NEWCOMER.settled) == (0, False)
    assert Rating(25, 5.0).settled


def test_the_better_place_gains_more() -> None:
    after = after_game(newcomers(1, 2, 3, 4))
    assert all(better.mu > worse.mu for better, worse in pairwise(after))
    assert after[0].mu > NEWCOMER.mu > after[3].mu
    assert all(rating.sigma < NEWCOMER.sigma for rating in after)


def test_equals_are_rated_as_equals() -> None:
    first, *level = after_game(newcomers(1, 2, 2))
    assert level[0] == level[1]
    assert first.mu > level[0].mu


def test_beating_a_better_player_is_worth_more() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)
    won_against = {
        other: after_game([Entrant(rating=Rating(25, 3), place=1), Entrant(rating=other, place=2)])[0]
        for other in (strong, weak)
    }
    assert won_against[strong].mu > won_against[weak].mu


def test_who_left_is_rated_last_of_all_and_the_others_among_themselves() -> None:
    first, gone, second = after_game([*newcomers(1), left(3), *newcomers(2)])
    assert (first, second) == after_game(newcomers(1, 2))
    assert gone == after_game(newcomers(1, 3, 2))[1]
    assert gone.mu < NEWCOMER.mu


def test_of_those_who_left_the_earlier_one_is_last() -> None:
    stayed, late, early = after_game([*newcomers(1), left(2), left(3)])
    assert stayed == NEWCOMER
    assert late == after_game(newcomers(1, 2))[1]
    assert early == after_game(newcomers(1, 2, 3))[2]
    assert early.mu < NEWCOMER.mu


def test_nobody_is_paid_for_an_empty_chair() -> None:
    """Who is left alone keeps the rating; who left loses."""
    stayed, gone = after_game([*newcomers(1), left(2)])
    assert stayed == NEWCOMER
    assert gone.mu < NEWCOMER.mu


@given(st.lists(RATINGS, min_size=2, max_size=4), st.integers(0, 3))
def test_nobody_gains_by_leaving(ratings: list[Rating], stayed: int) -> None:
    """The last one of all does neither: who left before is no longer beaten, as if the others had stayed."""
    field = [Entrant(rating=rating, place=number + 1, left=number >= stayed) for number, rating in enumerate(ratings)]
    for before, after in zip(field, after_game(field), strict=True):
        assert not before.left or after.mu <= before.rating.mu


def test_every_level_of_ai_player_has_a_fixed_rating() -> None:
    assert {level.value for level in Level} <= AI_RATINGS.keys()
    assert [rating.mu for rating in AI_RATINGS.values()] == sorted(rating.mu for rating in AI_RATINGS.values())
    assert AI_RATINGS["medium"].mu == NEWCOMER.mu


def test_easy_is_rated_where_it_neither_gains_nor_loses_in_the_long_run() -> None:
    """A small form of tests/bench/ratings.py."""
    ahead, off = balance(meetings(Level.EASY, games=36, rules=PRESETS["quick"], seed=7))
    assert abs(AI_RATINGS["medium"].mu + ahead - AI_RATINGS["easy"].mu) < 2 * off
    assert off < 8


@given(FIELDS)
def test_the_order_of_the_seats_does_not_matter(field: list[Entrant]) -> None:
    backwards = after_game(field[::-1])[::-1]
    for one, other in zip(after_game(field), backwards, strict=True):
        assert one.mu == pytest.approx(other.mu)
        assert one.sigma == pytest.approx(other.sigma)


@given(FIELDS, st.integers(1, 3))
def test_coming_in_later_is_never_worth_more(field: list[Entrant], down: int) -> None:
    alone_first = [
        Entrant(rating=field[0].rating, place=1),
        *(Entrant(rating=one.rating, place=2) for one in field[1:]),
    ]
    alone_last = [Entrant(rating=field[0].rating, place=2 + down), *alone_first[1:]]
    assert after_game(alone_first)[0].mu >= after_game(alone_last)[0].mu


# Seasons


@pytest.mark.parametrize(
    ("first", "last"), [(date(2026, 1, 1), date(2026, 3, 31)), (date(2026, 10, 1), date(2026, 12, 31))]
)
def test_a_season_is_a_calendar_quarter(first: date, last: date) -> None:
    assert season_number(first) == season_number(last)
    assert season_number(date(2027, 1, 1)) == season_number(date(2026, 12, 31)) + 1


def test_a_new_season_is_three_parts_the_old_rating_and_one_part_a_newcomer() -> None:
    begun = in_new_season(Rating(37.0, 3.0), seasons=1)
    assert begun.mu == pytest.approx(34.0)  # a quarter of the way from 37 to 25
    assert begun.sigma**2 == pytest.approx(0.75 * 9 + 0.25 * NEWCOMER.sigma**2)
    assert in_new_season(begun, seasons=0) == begun


@given(RATINGS, st.integers(0, 8))
def test_seasons_that_pass_one_by_one_come_to_the_same(rating: Rating, seasons: int) -> None:
    one_by_one = rating
    for _ in range(seasons):
        one_by_one = in_new_season(one_by_one, seasons=1)
    at_once = in_new_season(rating, seasons=seasons)
    assert (one_by_one.mu, one_by_one.sigma) == pytest.approx((at_once.mu, at_once.sigma))


def test_after_many_seasons_one_is_a_newcomer_again() -> None:
    back = in_new_season(Rating(40.0, 2.0), seasons=100)
    assert (back.mu, back.sigma) == pytest.approx((NEWCOMER.mu, NEWCOMER.sigma))
