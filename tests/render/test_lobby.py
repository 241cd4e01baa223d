"""M1, the lobby, and what is left of it."""

from __future__ import annotations

import pytest

from bot.game.actions import Seat
from bot.game.rules import Rules
from bot.records import LEVELS, Level, Pace, Player
from bot.render.lobby import closed, lobby, seated
from bot.render.panel import Panel
from bot.render.scenes import ClosedScene, LobbyScene
from tests.render.screen import ENGLISH, LETTERS, PLAYERS, SEAL, button, labels, lobby_scene, picture, text, verbs

ANNA, BO, CIA, KALLE = PLAYERS

SEATING = ("addai", "level|2")
"""The second leads on from medium, to hard."""


def shown(scene: LobbyScene) -> Panel:
    return lobby(scene, ENGLISH, LETTERS)


def test_it_says_what_chicago_is_and_whose_table() -> None:
    panel = shown(lobby_scene())
    assert text(panel).startswith("## Chicago at Anna's table\nThe best poker hand scores, three times over.")
    assert "**52** points win." in text(panel)
    assert picture(panel).alt == "Five cards fanned out: ten, jack, queen, king and ace of spades"


def test_it_lists_four_seats_and_who_opened_the_table() -> None:
    seats = ("`1` **Anna** · host", "`2` **Bo**", "`3` **Kalle** medium AI", "`4` *free*")
    assert "\n".join(seats) in text(shown(lobby_scene(ANNA, BO, KALLE)))


def test_the_host_is_marked_wherever_it_sits() -> None:
    panel = shown(lobby_scene(BO, ANNA))
    assert "## Chicago at Anna's table" in text(panel)
    assert "`2` **Anna** · host" in text(panel)


def test_the_small_print_tells_rules_length_closing_time_and_the_sealed_shuffle() -> None:
    scene = lobby_scene(ANNA, BO, cut_commitment=SEAL[::-1])
    small = text(shown(scene)).splitlines()[-3:]
    assert small == [
        "-# Standard rules · a minute a turn · about 15 minutes with two · closes <t:1796040000:R>",
        f"-# Cut sealed: `{SEAL[::-1]}`",
        f"-# Shuffle sealed: `{SEAL}`",
    ]


def test_whoever_added_to_the_shuffle_is_named() -> None:
    scene = lobby_scene(ANNA, BO, salted=frozenset({Seat(1), Seat(0)}))
    assert text(shown(scene)).splitlines()[-1] == f"-# Shuffle sealed: `{SEAL}` · salted by Anna and Bo"


def test_rules_that_differ_from_the_standard_are_named() -> None:
    panel = shown(lobby_scene(rules=Rules(target=26, last_trick=3, chicago_points=13)))
    assert "House rules: 26 points win, the last trick scores 3, Chicago is 13 points" in text(panel)
    assert "**26** points win." in text(panel)


def test_start_says_what_it_starts() -> None:
    assert button(shown(lobby_scene(ANNA)), "start").label == "Start: you + 3 medium AI"
    hard = shown(lobby_scene(ANNA, levels=(Level.HARD, Level.EASY)))
    assert button(hard, "start").label == "Start: you + 3 hard AI"
    assert button(shown(lobby_scene(ANNA, KALLE)), "start").label == "Start with 2"
    assert button(shown(lobby_scene(ANNA, BO, CIA)), "start").label == "Start with 3"


def test_the_buttons_of_a_lobby() -> None:
    assert verbs(shown(lobby_scene(ANNA))) == ["join", "start", *SEATING, "rules", "pace", "leave"]
    panel = shown(lobby_scene(ANNA, KALLE))
    assert verbs(panel) == ["join", "start", *SEATING, "dropai", "rules", "pace", "leave"]
    assert labels(panel) == [
        *("Join", "Start with 2"),
        *("+ AI", "AI: medium", "− AI"),
        *("Rules", "Pace: live", "Leave"),
    ]
    assert [len(row) for row in panel.rows] == [2, 3, 3], "a row of four would break on a phone"
    assert (panel.game, panel.version) == (7, 0)


def test_a_person_may_join_a_full_table_in_an_ais_place_but_not_among_four_people() -> None:
    full = shown(lobby_scene(ANNA, BO, CIA, KALLE))
    assert button(full, "join").enabled
    assert not any(button(full, verb).enabled for verb in SEATING)
    assert not button(shown(lobby_scene(ANNA, BO, CIA, Player("Didi", 4))), "join").enabled


def test_the_levels_follow_each_other_in_a_circle() -> None:
    for chosen, following in ((Level.EASY, "level|1"), (Level.MEDIUM, "level|2"), (Level.HARD, "level|0")):
        panel = shown(lobby_scene(ANNA, levels=(chosen, *(level for level in LEVELS if level is not chosen))))
        assert button(panel, following).label == f"AI: {chosen.value}"


def test_only_ai_players_that_the_server_likes_are_offered() -> None:
    panel = shown(lobby_scene(ANNA, levels=(Level.MEDIUM, Level.EASY)))
    assert button(panel, "level|0").label == "AI: medium"
    alone = shown(lobby_scene(ANNA, levels=(Level.EASY,)))
    assert verbs(alone) == ["join", "start", "addai", "rules", "pace", "leave"], "there is nothing to choose"


def test_where_there_are_no_ai_players_a_person_alone_waits() -> None:
    panel = shown(lobby_scene(ANNA, levels=()))
    assert verbs(panel) == ["join", "start", "rules", "pace", "leave"]
    assert not button(panel, "start").enabled
    assert button(shown(lobby_scene(ANNA, BO, levels=())), "start").enabled


@pytest.mark.parametrize("level", Level)
def test_an_ai_player_is_marked_as_one_with_its_level(level: Level) -> None:
    assert f"**Ebba** {level.value} AI" in text(shown(lobby_scene(ANNA, Player("Ebba", level=level))))


def test_equal_names_get_their_seats_number() -> None:
    panel = shown(lobby_scene(ANNA, Player("anna", 9)))
    assert "`1` **Anna 1** · host\n`2` **anna 2**" in text(panel)


def test_a_name_cannot_change_the_look_of_the_table() -> None:
    assert "`2` **\\*\\*Bo\\*\\* @\u2060everyone**" in text(shown(lobby_scene(ANNA, Player("**Bo** @everyone", 9))))


def test_who_joins_is_told_its_seat_and_where_the_cards_will_appear() -> None:
    panel = seated(lobby_scene(ANNA, BO), Seat(1), ENGLISH, LETTERS)
    assert text(panel).splitlines()[0] == "### You sit in seat 2"
    assert "Your cards will appear here" in text(panel)
    assert "You are the host: choose the rules" in text(seated(lobby_scene(ANNA, BO), Seat(0), ENGLISH, LETTERS))


def test_a_started_lobby_shrinks_to_who_plays_by_which_rules() -> None:
    panel = closed(ClosedScene(rules=Rules(target=26), players=(ANNA, KALLE), started=True), ENGLISH, LETTERS)
    assert text(panel) == "The game is on: **Anna** and **Kalle** medium AI\n-# House rules: 26 points win"
    assert panel.rows == ()


def test_a_closed_lobby_says_how_to_open_another() -> None:
    panel = closed(ClosedScene(rules=Rules(), players=(ANNA,), started=False), ENGLISH, LETTERS)
    assert text(panel) == "This table closed without a game\n-# Open another with `/chicago start`."


def test_a_person_who_left_a_seat_to_an_ai_is_marked() -> None:
    scene = ClosedScene(rules=Rules(), players=(ANNA, Player("Bo", 2, Level.MEDIUM)), started=True)
    assert "**Bo** (left)" in text(closed(scene, ENGLISH, LETTERS))


def test_the_pace_is_told_in_words() -> None:
    """How long a game takes is known only where everybody plays at once."""
    for pace, words in ((Pace.RELAXED, "five minutes a turn"), (Pace.SLOW, "12 hours a turn"), (Pace.NONE, "no clock")):
        small = text(shown(lobby_scene(ANNA, BO, pace=pace))).splitlines()[-2]
        assert small == f"-# Standard rules · {words} · closes <t:1796040000:R>"
    assert labels(shown(lobby_scene(ANNA, pace=Pace.NONE)))[-2] == "Pace: no clock"
