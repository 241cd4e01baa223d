"""How little the hard player gives away at worst; `python -m tests.bench.ai` measures more of it."""

from __future__ import annotations

from tests.bench.exchanges import given_away
from tests.bench.small_tricks import exploitability, hard_policy, thumb_policy


def test_the_best_answer_wins_hardly_more_tricks_than_its_share() -> None:
    """Two points of a hundred at the most; a rule of thumb gives away many more."""
    assert 0 <= exploitability(hard_policy) <= 2
    assert exploitability(thumb_policy) > 10


def test_hardly_any_points_are_given_away_in_exchanges() -> None:
    """A twentieth of a point a deal; never to exchange costs more than any hand brings."""
    lost = given_away(30)
    assert 0 <= lost["hard"] <= 0.05
    assert lost["hard"] < lost["medium"] < lost["throw nothing"]
