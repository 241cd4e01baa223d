"""M5, the result, and the picture of the race."""

from __future__ import annotations

import io
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageColor, ImageDraw

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.game.rules import Rules
from bot.records import ScoreLine, SeatResult, Source
from bot.render.charts.ground import COLOURS, SIZE, mark
from bot.render.charts.race import race_picture
from bot.render.panel import Accent, Panel
from bot.render.result import result, scores_of
from bot.render.scenes import ResultScene
from bot.standings import Aftermath, Award, Honour, Rating, RatingChange
from tests.render.screen import ANNA, BO, CIA, ENGLISH, LETTERS, PLAYERS, picture, text, verbs

LINES = (
    ScoreLine(1, BO, Source.HAND, 3, Category.THREE_OF_A_KIND),
    ScoreLine(1, ANNA, Source.LAST_TRICK, 5),
    ScoreLine(2, ANNA, Source.HAND, 6, Category.FULL_HOUSE),
    ScoreLine(2, ANNA, Source.LAST_TRICK, 5),
)
RESULTS = (
    SeatResult(ANNA, place=1, score=16, won=True, left=False),
    SeatResult(BO, place=2, score=3, won=False, left=False),
    SeatResult(CIA, place=3, score=0, won=False, left=False),
)


def shown(**more: Any) -> Panel:
    scene = {"results": RESULTS, "lines": LINES, "deals": 2, **more}
    return result(ResultScene(game=7, rules=Rules(), players=PLAYERS[:3], **scene), ENGLISH, LETTERS)


def test_it_ranks_everybody_by_place() -> None:
    assert text(shown()).splitlines()[:4] == [
        "## Anna wins with 16",
        "`1` 🟡 **Anna** · 16",
        "`2` 🔷 **Bo** · 3",
        "`3` 🟩 **Cia** · 0",
    ]
    assert shown().accent is Accent.WON


def test_equals_share_a_place() -> None:
    """R8.5."""
    level = (RESULTS[0], SeatResult(BO, 2, 3, won=False, left=False), SeatResult(CIA, 2, 3, won=False, left=False))
    assert "`2` 🔷 **Bo** · 3\n`2` 🟩 **Cia** · 3" in text(shown(results=level))


def test_it_says_what_decided_it() -> None:
    assert "**Deal 2 decided it:** Anna's full house (+6) and last trick (+5)." in text(shown())


def test_what_was_scored_twice_is_counted_where_it_comes_first() -> None:
    lines = (*LINES[2:], LINES[2], LINES[2])
    assert "**Deal 2 decided it:** Anna's full house (+6) three times and last trick (+5)." in text(shown(lines=lines))


def test_a_winner_without_a_point_in_the_last_deal_was_ahead() -> None:
    """R8.2: the other one may have failed a Chicago in the tie-break."""
    lines = (*LINES, ScoreLine(3, BO, Source.CHICAGO, -3))
    assert "**Deal 3 decided it:** Anna was ahead when it was done." in text(shown(lines=lines, deals=3))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (ScoreLine(2, ANNA, Source.CHICAGO, 15), "Chicago (+15)"),
        (ScoreLine(2, ANNA, Source.CHICAGO, -15), "broken Chicago (−15)"),
        (ScoreLine(2, ANNA, Source.HAND, 52, Category.ROYAL_FLUSH), "royal flush (+52)"),
    ],
)
def test_points_are_told_by_what_they_were_for(line: ScoreLine, told: str) -> None:
    assert f"Anna's {told}." in text(shown(lines=(line,)))


def test_a_seat_whose_person_left_may_win_but_then_no_person_has() -> None:
    """R1.6."""
    left = (SeatResult(ANNA, 2, 52, won=False, left=True), SeatResult(BO, 1, 3, won=False, left=False))
    assert text(shown(results=left)).startswith("## Anna wins with 52, played by an AI at the end: no person has won")


def test_when_all_people_left_nobody_has_won_and_nothing_decided_it() -> None:
    """R1.6."""
    left = (SeatResult(ANNA, 2, 0, won=False, left=True), SeatResult(BO, 1, 20, won=False, left=False))
    panel = shown(results=left, abandoned=True)
    assert text(panel).startswith("## All the people have left: nobody wins")
    assert "decided" not in text(panel)
    assert (panel.accent, verbs(panel)) == (Accent.WAITING, ["replay", "verify"])


def test_a_game_that_was_ended_by_vote_says_so_and_who_is_level_shares_it() -> None:
    told = text(shown(by_vote=True))
    assert told.startswith("## Anna wins with 16\nEnded early by vote, after deal 2.")
    assert "decided" not in told
    level = tuple(SeatResult(seat, 1, 8, won=True, left=False) for seat in (ANNA, BO))
    panel = shown(by_vote=True, results=level)
    assert text(panel).startswith("## Anna and Bo share the win with 8\nEnded early by vote, after deal 2.")
    assert (panel.accent, verbs(panel)[0]) == (Accent.WON, "rematch")


def test_ratings_are_told_best_place_first_with_what_the_game_did_to_them() -> None:
    changes = (
        RatingChange(BO, Rating(25.0, 8.0), Rating(23.0, 7.5)),
        RatingChange(ANNA, Rating(30.0, 4.0), Rating(31.0, 4.0)),
    )
    told = text(shown(aftermath=Aftermath(ratings=changes)))
    assert "**Ratings:** Anna 760 (+40) · Bo 20 ±300 (−20)" in told
    assert "Ratings" not in text(shown())


def test_what_somebody_did_for_the_first_time_is_told() -> None:
    awards = (Award(ANNA, Honour.WIN), Award(ANNA, Honour.CHICAGO), Award(BO, Honour.ROYAL_FLUSH))
    told = text(shown(aftermath=Aftermath(awards=awards))).splitlines()
    assert "**New for Anna:** first win and first Chicago" in told
    assert "**New for Bo:** first royal flush" in told


def test_its_buttons_stand_in_rows_of_two_which_fit_a_phone() -> None:
    assert [len(row) for row in shown().rows] == [2, 2]


def test_a_rematch_is_offered_counted_and_then_on() -> None:
    assert verbs(shown()) == ["rematch", "log|2", "replay", "verify"]
    assert "-# 2 deals · Rematch: Anna and Bo said yes" in text(shown(rematch=frozenset({BO, ANNA})))
    started = shown(next_game=8)
    assert "The rematch is on." in text(started)
    assert "rematch" not in verbs(started)


def test_a_void_game_has_no_winner() -> None:
    panel = shown(void=True)
    assert text(panel).startswith("## This game does not count\nIt ended before it was decided.")
    assert "wins" not in text(panel)
    assert panel.accent is Accent.WAITING


def test_a_game_stopped_before_its_first_deal_has_a_result_too() -> None:
    panel = shown(void=True, results=(), lines=(), deals=0)
    assert verbs(panel) == ["rematch", "replay", "verify"]


def test_scores_run_from_nothing_deal_by_deal() -> None:
    assert scores_of(ANNA, LINES, deals=2) == (0, 5, 16)
    assert scores_of(BO, LINES, deals=2) == (0, 3, 3)
    assert scores_of(Seat(2), LINES, deals=2) == (0, 0, 0)


def test_the_race_is_described_for_who_cannot_see_it() -> None:
    assert picture(shown()).alt == "The scores deal by deal. Anna 16, Bo 3, Cia 0"


def test_the_race_has_a_line_for_every_seat_in_its_colour() -> None:
    runs = ((1, (0, 30, 55)), (2, (0, 20, 30)), (3, (0, 0, 10)), (4, (0, 0, 0)))
    shown = Image.open(io.BytesIO(race_picture(runs, target=52))).convert("RGBA").convert("RGB")
    colours = [colour for _, colour in shown.getcolors(1 << 20) or () if isinstance(colour, tuple)]
    for ink in map(ImageColor.getrgb, COLOURS):
        assert min(sum(abs(a - b) for a, b in zip(ink, colour, strict=True)) for colour in colours) < 24


def test_the_marks_of_the_lines_differ_in_shape_too() -> None:
    """What one mark covers, no other covers."""
    covered = []
    for line in range(len(COLOURS)):
        large = Image.new("RGB", (60, 60))
        mark(ImageDraw.Draw(large), line, (30, 30), 40)
        covered.append(large.convert("L").point(lambda v: 255 * (v > 60)))
    differ = [ImageChops.difference(one, other).histogram()[255] for one, other in combinations(covered, 2)]
    assert min(differ) > 200


def races(deals: int) -> st.SearchStrategy[list[list[int]]]:
    """The scores of two to four seats over so many deals."""
    return st.lists(st.lists(st.integers(0, 200), min_size=deals, max_size=deals), min_size=2, max_size=4)


@settings(max_examples=25)
@given(st.integers(1, 60).flatmap(races), st.sampled_from([26, 41, 50, 51, 52]))
def test_any_race_can_be_drawn(runs: list[list[int]], target: int) -> None:
    ranked = tuple((place, (0, *run)) for place, run in enumerate(runs, start=1))
    png = race_picture(ranked, target=target)
    assert Image.open(io.BytesIO(png)).size == SIZE
    assert len(png) < 60_000
