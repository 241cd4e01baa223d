"""Somebody's record, the curve of the rating, and one's games as they are read."""

from __future__ import annotations

import io
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.game.actions import Seat
from bot.game.poker import Category
from bot.profiles import Encounter, History, PastGame, PastSeat, Profile, Record
from bot.render.charts.curve import curve_picture
from bot.render.charts.ground import SIZE
from bot.render.history import history
from bot.render.panel import Panel, Picture, Select
from bot.render.profile import profile
from bot.standings import Honour, Rating
from tests.render.screen import ENGLISH, LETTERS, SOON, labels, picture, text, verbs

RECORD = Record(games=20, wins=9, points=850, deals=200, chicagos=3, calls=5, last_tricks=61)
BO = Encounter(user_id=2, name="Bo", games=9, ahead=5, behind=3)
CIA = Encounter(user_id=3, name="Cia", games=1, ahead=0, behind=1)
CURVE = (Rating(26.0, 8.0), Rating(29.0, 7.0), Rating(28.0, 6.0))
DAY = f"<t:{int(SOON.timestamp())}:d>"


def shown(*, own: bool = True, **more: Any) -> Panel:
    return profile(Profile(user_id=1, name="Anna", **more), ENGLISH, LETTERS, own=own)


def test_a_record_says_what_games_add_up_to() -> None:
    told = text(shown(record=RECORD, alone=Record(games=4, wins=1), rating=Rating(30.0, 4.0))).splitlines()
    assert told[0] == "### Anna"
    assert told[2:] == [
        "**Rating** 720",
        "**Games** 9 won of 20, 45%",
        "**Points** 4.2 a deal",
        "**Last trick** 30% of all deals",
        "**Chicagos** 3 made of 5",
        "**Solo** 1 won of 4, not counted above",
    ]


def test_a_rating_that_has_not_settled_says_so() -> None:
    told = text(shown(record=RECORD, rating=Rating(25.0, 7.0), overall=Rating(26.0, 6.0)))
    assert "**Rating** 160 ±280 · 320 ±240 over all servers\n-# ± is how unsure" in told


def test_the_most_frequent_hands_are_told() -> None:
    hands = ((Category.ONE_PAIR, 30), (Category.TWO_PAIRS, 12), (Category.ROYAL_FLUSH, 1))
    assert "**Hands** pair 30 · two pairs 12 · royal flush 1" in text(shown(record=RECORD, hands=hands))


def test_milestones_have_their_day() -> None:
    honours = ((Honour.WIN, SOON), (Honour.ROYAL_FLUSH, SOON))
    assert f"**Milestones** first win {DAY} · first royal flush {DAY}" in text(shown(honours=honours))


def test_those_met_most_often_are_told_unless_somebody_is_asked_for() -> None:
    assert "**Head to head** Bo 5:3 · Cia 0:1" in text(shown(rivals=(BO, CIA)))
    told = text(shown(rivals=(BO, CIA), against=CIA))
    assert "**Anna – Cia** 0:1 in one game" in told
    assert "Head to head" not in told
    assert "**Anna – Bo** 5:3 in 9 games" in text(shown(against=BO))


def test_nobody_is_shown_a_record_without_games() -> None:
    panel = shown()
    assert "No finished games here yet." in text(panel)
    assert panel.rows == ()


def test_only_ones_own_record_leads_to_ones_own_games() -> None:
    assert verbs(shown(record=RECORD)) == ["history|1"]
    assert verbs(shown(record=RECORD, own=False)) == []


def test_the_curve_is_described_for_who_cannot_see_it() -> None:
    panel = shown(record=RECORD, curve=CURVE)
    assert picture(panel).alt == "The rating of Anna over 3 games: lowest 80, highest 400, now 400"
    assert "-# The rating in the last 3 games; from line to line it is 200" in text(panel)


def test_one_game_makes_no_curve() -> None:
    assert not [block for block in shown(record=RECORD, curve=CURVE[:1]).blocks if isinstance(block, Picture)]


@settings(max_examples=15)
@given(st.lists(st.builds(Rating, st.floats(-10, 70), st.floats(0.5, 8.4)), min_size=2, max_size=100).map(tuple))
def test_any_curve_can_be_drawn(ratings: tuple[Rating, ...]) -> None:
    png = curve_picture(ratings)
    assert Image.open(io.BytesIO(png)).size == SIZE
    assert len(png) < 60_000


def test_a_curve_marks_where_it_is_now() -> None:
    image = Image.open(io.BytesIO(curve_picture(CURVE))).convert("RGBA").convert("RGB")
    assert image.getcolors(256) is not None
    assert any(abs(r - 0xF2) + abs(g - 0xC7) + abs(b - 0x44) < 12 for _, (r, g, b) in image.getcolors(256) or [])  # type: ignore[misc]


# One's games


def seat(number: int, name: str, user_id: int | None, place: int, score: int, *, left: bool = False) -> PastSeat:
    return PastSeat(seat=Seat(number), name=name, user_id=user_id, place=place, score=score, left=left)


ANNA_WON = PastGame(
    game_id=41,
    ended=SOON,
    deals=9,
    seats=(seat(0, "Anna", 1, 1, 55), seat(2, "Kalle", None, 2, 40), seat(1, "Bo", 2, 3, 30)),
    own=seat(0, "Anna", 1, 1, 55),
    change=48,
)
ANNA_LEFT = PastGame(
    game_id=40,
    ended=SOON,
    deals=9,
    seats=(seat(1, "Bo", 2, 1, 55), seat(0, "Anna", 1, 2, 30, left=True)),
    own=seat(0, "Anna", 1, 2, 30, left=True),
    change=None,
)


def games(*some: PastGame, **more: Any) -> Panel:
    return history(History(games=some, **more), ENGLISH, LETTERS)


def test_a_game_has_a_line() -> None:
    told = text(games(ANNA_WON, ANNA_LEFT))
    assert f"`1/3` {DAY} · 55 · Kalle, Bo · +48\n`2/2` {DAY} · left · Bo" in told
    assert "-# Place · day · points · who else played · change of the rating" in told


def test_every_game_can_be_chosen_by_its_number() -> None:
    [(chosen,)] = games(ANNA_WON, ANNA_LEFT).rows
    assert isinstance(chosen, Select)
    assert [(option.value, option.label) for option in chosen.options] == [
        ("41", "Game 41: Kalle and Bo"),
        ("40", "Game 40: Bo"),
    ]


def test_the_games_have_pages() -> None:
    panel = games(ANNA_WON, page=2, pages=3)
    assert labels(panel) == ["Newer", "Older"]
    assert verbs(panel) == ["history|1", "history|3"]
    assert "-# Page 2 of 3" in text(panel)


def test_who_has_no_games_is_told_how_to_begin() -> None:
    panel = games()
    assert "No finished games here yet. Open a table" in text(panel)
    assert panel.rows == ()
