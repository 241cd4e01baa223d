"""What there is to read: the rules, the leaderboard, More, notices and questions."""

from __future__ import annotations

import pytest

from bot.game.rules import Rules
from bot.game.view import observe
from bot.records import Deck, Look, ScoreLine, Source
from bot.render.glyphs import Glyphs
from bot.render.more import more
from bot.render.notice import Farewell, leave_question, left, notice, stop_answer, stop_question, table_here
from bot.render.panel import Link
from bot.render.rules_text import rules_text
from bot.render.scenes import TableScene
from tests.dsl import Game
from tests.render.screen import (
    ANNA,
    BO,
    ENGLISH,
    LETTERS,
    PLAYERS,
    SEAL,
    button,
    controls,
    heading,
    labels,
    text,
    verbs,
)


class TestRules:
    def test_they_are_those_of_the_table(self) -> None:
        told = text(rules_text(Rules(target=26, last_trick=3, chicago_points=13), ENGLISH, LETTERS))
        assert "**26** points win." in told
        assert "- Only the last trick counts: 3 points." in told
        assert "- You need 13 points to call Chicago." in told
        assert "- A Chicago made scores 13 instead of the last trick." in told
        assert "-# House rules: 26 points win, the last trick scores 3, Chicago is 13 points\n" in told

    def test_they_list_what_every_hand_is_worth(self) -> None:
        """R5."""
        told = text(rules_text(Rules(), ENGLISH, LETTERS))
        assert (
            "**Points** pair 1 · two pairs 2 · three of a kind 3 · straight 4 · flush 5 · full house 6 · "
            "four of a kind 7 · straight flush 8 · royal flush 52 · last trick 5"
        ) in told
        assert "\n-# Standard rules\n" in told


class TestMore:
    def test_it_has_the_score_sheet_and_says_what_the_seal_is_for(self) -> None:
        view = observe(Game(2).deal().state, None)
        scene = TableScene(game=7, view=view, players=PLAYERS[:2], commitment=SEAL, next_deal=None)
        lines = (ScoreLine(1, ANNA, Source.LAST_TRICK, 5), ScoreLine(1, BO, Source.CHICAGO, 15))
        panel = more(scene, lines, ENGLISH, LETTERS, declares=False)
        assert "` 1` deal\n` 5` **Anna**\n`15` **Bo**" in text(panel)
        assert "`/chicago verify` checks it" in text(panel)
        assert verbs(panel) == ["rules", "report", "declares|1", "deck|4", "pictured|0"]

    @pytest.mark.parametrize(("declares", "verb"), [(False, "declares|1"), (True, "declares|0")])
    def test_the_switch_says_what_it_will_do(self, declares: bool, verb: str) -> None:
        """So that a tap that comes twice does no harm."""
        view = observe(Game(2).deal().state, None)
        scene = TableScene(game=7, view=view, players=PLAYERS[:2], commitment=SEAL, next_deal=None)
        panel = more(scene, (), ENGLISH, LETTERS, declares=declares)
        assert verb in verbs(panel)
        assert ("declared for you" in text(panel)) is declares

    def test_how_cards_look_is_changed_here(self) -> None:
        view = observe(Game(2).deal().state, None)
        scene = TableScene(game=7, view=view, players=PLAYERS[:2], commitment=SEAL, next_deal=None)
        glyphs = Glyphs(look=Look(Deck.FOUR, pictured=False))
        default, other = (more(scene, (), ENGLISH, one, declares=False) for one in (LETTERS, glyphs))
        assert [button(default, verb).label for verb in ("deck|4", "pictured|0")] == [
            "Cards: two colours",
            "My hand: picture",
        ]
        assert [button(other, verb).label for verb in ("deck|2", "pictured|1")] == [
            "Cards: four colours",
            "My hand: emojis",
        ]

    def test_a_long_game_shows_its_last_eight_deals(self) -> None:
        view = observe(Game(2).deal().state, None)
        object.__setattr__(view, "deal", 11)
        scene = TableScene(game=7, view=view, players=PLAYERS[:2], commitment=None, next_deal=None)
        lines = tuple(ScoreLine(deal, ANNA, Source.LAST_TRICK, 5) for deal in range(1, 12))
        told = text(more(scene, lines, ENGLISH, LETTERS, declares=False))
        assert "` 4  5  6  7  8  9 10 11` deal\n`20 25 30 35 40 45 50 55` **Anna**" in told


class TestNotices:
    def test_a_sentence_and_nothing_else(self) -> None:
        panel = notice("You sit here already.")
        assert (text(panel), panel.rows) == ("You sit here already.", ())

    def test_leaving_a_game_says_what_it_means(self) -> None:
        """R1.6."""
        panel = leave_question(7, ENGLISH, Farewell.GAME)
        assert heading(panel) == "Leave this game?"
        assert "An AI player takes your seat" in text(panel)
        assert (labels(panel), verbs(panel)) == (["Leave", "Stay"], ["leavesure", "stay"])

    @pytest.mark.parametrize(
        ("farewell", "title", "meaning", "done"),
        [
            (Farewell.LOBBY, "Leave this table?", "Your seat will be free.", "You have left the table."),
            (
                Farewell.LAST,
                "Leave this game?",
                "ends at once, and nobody wins it.",
                "You have left, and the game is over.",
            ),
        ],
    )
    def test_no_ai_player_takes_a_seat_where_no_game_goes_on(
        self, farewell: Farewell, title: str, meaning: str, done: str
    ) -> None:
        panel = leave_question(7, ENGLISH, farewell)
        assert heading(panel) == title
        assert meaning in text(panel)
        assert text(left(ENGLISH, farewell)) == done

    def test_stopping_is_a_vote_or_a_moderators_word(self) -> None:
        assert "more than half" in text(stop_question(7, ENGLISH, at_once=False))
        panel = stop_question(7, ENGLISH, at_once=True)
        assert "at once" in text(panel)
        assert (labels(panel), verbs(panel)) == (["Stop the game", "Play on"], ["stopsure", "stay"])

    def test_a_game_may_end_after_its_deal_and_a_vote_be_taken_back(self) -> None:
        panel = stop_question(7, ENGLISH, at_once=False, deal=4)
        assert "Finish after deal 4:" in text(panel).replace("*", "")
        assert verbs(panel) == ["stopafter", "stopsure", "stay"]
        assert verbs(stop_question(7, ENGLISH, at_once=False, deal=4, voted=True))[-1] == "unvote"
        assert verbs(stop_answer(7, ENGLISH, after=4, ended=False)) == ["unvote"]
        assert "ends after deal 4" in text(stop_answer(7, ENGLISH, after=4, ended=True))

    def test_a_table_that_is_here_already_is_a_link_and_a_seat(self) -> None:
        address = "https://discord.com/channels/1/2/3"
        panel = table_here(7, ENGLISH, link=address, lobby=True, room=True)
        assert verbs(panel) == ["join"]
        assert Link("Go to the table", address) in controls(panel)
        assert table_here(7, ENGLISH, link=None, lobby=True, room=False).rows == ()
        assert verbs(table_here(7, ENGLISH, link=None, lobby=False, room=True)) == ["sit"]
