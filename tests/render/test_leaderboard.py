"""Leaderboards as they are read."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.poker import Category
from bot.render.leaderboard import leaderboard
from bot.render.panel import Panel, Select
from bot.standings import By, Choice, Leaderboard, Rating, Scope, Span, Standing, first_moment
from tests.render.screen import ENGLISH, LETTERS, SOON, button, labels, text, verbs

ROWS = (
    Standing(
        row=1, user_id=1, name="Anna", games=8, wins=5, points=310, deals=62, chicagos=3, calls=4,
        hand=Category.ROYAL_FLUSH, hands=2, rating=Rating(30.0, 2.0),
    ),
    Standing(
        row=2, user_id=2, name="Bo", games=8, wins=3, points=250, deals=62, chicagos=1, calls=5,
        hand=Category.FLUSH, hands=1, rating=Rating(21.0, 7.5),
    ),
)  # fmt: skip
CIA = Standing(row=17, user_id=3, name="Cia", games=2, points=31, deals=12, rating=Rating(24.0, 8.0))


def shown(by: By = By.WINS, scope: Scope = Scope.SERVER, span: Span = Span.ALL, **more: Any) -> Panel:
    values = {"rows": ROWS, "own": ROWS[1], **more}
    return leaderboard(Leaderboard(choice=Choice(scope, by, span), **values), ENGLISH, LETTERS)


@pytest.mark.parametrize(
    ("by", "title", "row", "legend"),
    [
        (By.WINS, "Most wins", "5 of 8 · 62% · 310", "Won of played · win rate · points"),
        (By.RATING, "Best rating", "960 · 5 of 8", "Rating · won of played · ± is how unsure a rating still is"),
        (By.RATE, "Best win rate", "62% · 5 of 8", "Win rate · won of played · from 20 games on"),
        (By.POINTS, "Most points a deal", "5.0 · 62", "Points a deal · deals · from 20 games on"),
        (By.CHICAGOS, "Most Chicagos", "3 of 4", "Made of called"),
        (By.HAND, "Best hand", "royal flush, 2 times", "Best hand that scored, and how often"),
    ],
)
def test_a_row_has_what_is_ranked_by_and_says_what_it_is(by: By, title: str, row: str, legend: str) -> None:
    told = text(shown(by)).splitlines()
    assert told[0] == f"### {title}"
    assert f"`1` **Anna** · {row}" in told
    assert f"-# {legend}" in told


def test_a_rating_that_has_not_settled_says_how_unsure_it_is() -> None:
    assert "`2` __**Bo**__ · −60 ±300 · 3 of 8" in text(shown(By.RATING))


def test_it_says_whose_games_it_counts_and_since_when() -> None:
    assert "This server · All time\nGames with two people or more." in text(shown())
    since = first_moment(Span.SEASON, SOON)
    told = text(shown(scope=Scope.EVERYWHERE, span=Span.SEASON, since=since))
    assert f"All servers · This season · since <t:{int(since.timestamp())}:d>" in told


def test_ones_own_row_is_marked_on_the_page_and_not_told_twice() -> None:
    told = text(shown())
    assert "`2` __**Bo**__ · 3 of 8" in told
    assert "You are" not in told


def test_ones_own_row_is_told_wherever_it_stands() -> None:
    assert "-# You are number 17 · 0 of 2 · 0% · 31" in text(shown(own=CIA))


def test_who_has_played_too_little_for_an_average_is_told_what_is_missing() -> None:
    own = Standing(user_id=3, name="Cia", games=2)
    assert "-# You are ranked here after 5 games; you have played 2." in text(shown(By.RATE, span=Span.MONTH, own=own))
    assert "-# You are not in this list yet." in text(shown(By.CHICAGOS, own=own))


def test_who_never_finished_a_counted_game_is_told_so() -> None:
    told = text(shown(own=None, own_ai_games=4, own_ai_wins=1))
    assert "You have no counted games here yet." in told
    assert "Against AI players only: 1 won of 4, not counted here." in told


def test_an_empty_one_says_why() -> None:
    assert "No game has been counted here yet." in text(shown(rows=(), own=None))
    assert "Nobody is in this list yet." in text(shown(rows=(), own=None, span=Span.WEEK))
    assert "Nobody has played 3 games yet" in text(shown(By.POINTS, rows=(), own=None, span=Span.WEEK))


def test_a_server_that_hides_says_so_in_the_list_of_all_servers_alone() -> None:
    assert "keeps its games out of this list" in text(shown(scope=Scope.EVERYWHERE, hidden=True))
    assert "keeps its games out" not in text(shown(hidden=True))


def test_a_person_whose_name_is_not_kept_has_a_row_all_the_same() -> None:
    assert "player\\-0009" in text(shown(rows=(Standing(row=1, user_id=9, name="", games=1),)))


def test_pages_lead_to_their_neighbours() -> None:
    panel = shown(page=2, pages=3)
    assert (labels(panel), verbs(panel)) == (["Previous", "Next"], ["page|1", "page|3"])
    assert "-# Page 2 of 3" in text(panel)
    last = shown(page=3, pages=3)
    assert (button(last, "page|2").enabled, button(last, "page|4").enabled) == (True, False)


def test_the_drop_downs_show_which_list_it_is() -> None:
    panel = shown(By.HAND, Scope.CHANNEL, Span.WEEK)
    chosen = [
        option.label
        for row in panel.rows
        for control in row
        if isinstance(control, Select)
        for option in control.options
        if option.chosen
    ]
    assert chosen == ["Best hand", "This channel", "This week"]
    assert Choice.numbered(panel.version) == Choice(Scope.CHANNEL, By.HAND, Span.WEEK)
