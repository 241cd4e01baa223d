"""The arena: fair, repeatable, and the same on one core or two."""

from __future__ import annotations

import json
from io import StringIO

import pytest

from bot.__main__ import main
from bot.ai.arena import Contest, Outcome, as_json, as_text, run, show_progress
from bot.ai.match import Played, Tally
from bot.game.actions import Seat
from bot.records import Level, Source


def contest(*, seats: int = 2, games: int = 6) -> Contest:
    return Contest(a=Level.MEDIUM, b=Level.EASY, seats=seats, games=games, rules="standard", seed=3)


def counted(outcome: Outcome) -> tuple[int, int, dict[Source, int], dict[Source, int]]:
    """All of an outcome but the times."""
    return outcome.wins, outcome.deals, dict(outcome.a.points), dict(outcome.b.points)


def test_the_same_seed_gives_the_same_games_on_one_core_or_two() -> None:
    one, two = run(contest(), processes=1), run(contest(), processes=2)
    assert counted(one) == counted(two)
    assert one.games == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_against_itself_is_even(seats: int) -> None:
    """In each round of games it sits in every place over the same cards, so somebody's win is counted once."""
    level = Level.MEDIUM
    alike = Contest(a=level, b=level, seats=seats, games=4 * seats, rules="quick", seed=1)
    assert run(alike, processes=1).wins == 4


def test_points_are_counted_where_they_come_from() -> None:
    outcome = run(contest(), processes=1)
    for tally in (outcome.a, outcome.b):
        assert tally.points[Source.HAND] > 0
        assert tally.points[Source.LAST_TRICK] % 5 == 0
        assert tally.made <= tally.called
        assert len(tally.seconds) > 100


def test_the_interval_holds_the_share_and_shrinks_with_the_games() -> None:
    wide, narrow = Outcome(contest()), Outcome(contest())
    wide.games, wide.wins = 10, 7
    narrow.games, narrow.wins = 1000, 700
    assert wide.interval[0] < narrow.interval[0] < 0.7 < narrow.interval[1] < wide.interval[1]
    assert narrow.interval == pytest.approx((0.6708, 0.7276), abs=0.0005)


def test_plain_values_and_sentences_agree() -> None:
    outcome = Outcome(contest(games=4))
    for number in range(4):
        tallies = (
            Tally(called=2, made=1, seconds=[0.001, 0.002, 0.003]),
            Tally(seconds=[0.001]),
        )
        tallies[0].points[Source.CHICAGO] = 15
        outcome.add(number != 0, Played(Seat(0), 5, tallies, (1, 2)))
    plain = as_json(outcome)
    assert plain["win_rate"] == 0.75
    players = plain["players"]
    assert isinstance(players, dict)
    assert players["a"]["points_per_deal"]["chicago"] == 3
    assert players["a"]["p99_ms"] == pytest.approx(3)
    assert players["a"]["too_long"] == 0
    text = as_text(outcome)
    assert "3 of 4 games won, 75.0%" in text
    assert "chicago +3.00; Chicago made 4 of 8" in text


class Terminal(StringIO):
    """A screen that can be drawn over."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_a_bar_that_grows() -> None:
    screen = Terminal()
    run(contest(games=4), processes=1, progress=screen)
    drawn = screen.getvalue().split("\r")
    assert [line.count("#") for line in drawn] == [0, 10, 20, 30, 40]
    assert drawn[-1].startswith("[" + "#" * 40 + "] 4/4  medium ")
    assert screen.getvalue().count("\n") == 1


def test_a_log_tells_of_every_tenth_of_the_games() -> None:
    log = StringIO()
    outcome = Outcome(contest(games=40))
    for _ in range(40):
        outcome.add(True, Played(Seat(0), 5, (Tally(), Tally()), (1, 2)))
        show_progress(outcome, log)
    assert log.getvalue().splitlines() == [f"{games}/40  medium 100.0%" for games in range(4, 41, 4)]


def test_the_command_prints_plain_values(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena medium easy --seats 3 --games 3 --rules quick --seed 2 --processes 1 --json"
    assert main(words.split()) == 0
    plain = json.loads(capsys.readouterr().out)
    assert (plain["a"], plain["b"], plain["games"], plain["rules"], plain["seats"]) == ("medium", "easy", 3, "quick", 3)
    assert 0 <= plain["win_rate"] <= 1
