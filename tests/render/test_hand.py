"""M3, one person's panel, in every phase."""

from __future__ import annotations

import pytest

from bot.game.actions import CallChicago, Declare, Exchange, Pass, PlayCard
from bot.game.cards import Card, parse_cards
from bot.game.state import Asks, Question, Reshuffling
from bot.game.view import observe
from bot.render.hand import hand
from bot.render.panel import Accent, Style
from bot.render.scenes import HandScene
from tests.dsl import NO, YES, Game
from tests.render.screen import (
    ANNA,
    BO,
    CIA,
    ENGLISH,
    LETTERS,
    PLAYERS,
    button,
    heading,
    labels,
    picture,
    shown_hand,
    text,
    verbs,
)

ANNAS, BOS, CIAS = "KS KH 7D 4C 2S", "QS QH 8D 5C 3S", "AS JH TD 9C 6S"


@pytest.fixture
def game() -> Game:
    """Three seats: Anna holds kings, Bo queens, Cia, who dealt, nothing. Anna is eldest hand."""
    return Game(3).deal(ANNAS, BOS, CIAS)


class TestExchange:
    def test_it_says_which_exchange_and_what_the_hand_makes(self, game: Game) -> None:
        panel = shown_hand(game, ANNA)
        assert text(panel).splitlines()[:2] == ["### Your turn · exchange 1 of 3", "**Pair of kings**"]
        assert panel.accent is Accent.YOURS

    def test_the_five_cards_are_toggles_named_by_their_slot(self, game: Game) -> None:
        panel = shown_hand(game, ANNA)
        assert verbs(panel)[:5] == [f"throw|{slot}" for slot in range(5)]
        assert labels(panel)[:5] == ["K♠", "K♥", "7♦", "4♣", "2♠"]

    def test_a_marked_card_is_struck_out_listed_and_unmarked_by_the_same_tap(self, game: Game) -> None:
        panel = shown_hand(game, ANNA, thrown=frozenset({3, 4}))
        assert verbs(panel)[:5] == ["throw|0", "throw|1", "throw|2", "keep|3", "keep|4"]
        assert labels(panel)[3:5] == ["✕ 4♣", "✕ 2♠"]
        assert [button(panel, f"keep|{slot}").style for slot in (3, 4)] == [Style.DANGER] * 2
        assert "Out goes ~~4♣~~ ~~2♠~~" in text(panel)

    def test_the_button_always_says_how_many(self, game: Game) -> None:
        for count in range(1, 6):
            panel = shown_hand(game, ANNA, thrown=frozenset(range(count)))
            assert labels(panel)[5:] == [f"Exchange {count}", "Keep all"]
            assert verbs(panel)[5:] == [f"exchange|{2**count - 1}", "pat"]

    def test_what_the_hand_makes_is_kept_in_one_tap(self, game: Game) -> None:
        panel = shown_hand(game, ANNA)
        assert labels(panel)[5:] == ["Keep pair, exchange 3", "Keep all"]
        assert verbs(panel)[5:] == ["keepmade", "pat"]

    def test_a_hand_that_makes_nothing_offers_only_to_keep_all(self, game: Game) -> None:
        panel = shown_hand(game, CIA)
        assert labels(panel)[5:] == ["Keep all"]
        assert "Tap the cards to throw." in text(panel)

    def test_a_hand_of_five_is_kept_whole(self) -> None:
        panel = shown_hand(Game(2).deal("2H 4H 6H 8H TH"), ANNA)
        assert labels(panel)[5:] == ["Keep all"]
        assert button(panel, "pat").style is Style.GOOD

    def test_it_tells_how_many_the_others_took(self, game: Game) -> None:
        """R2.2."""
        game.exchange("7D 4C 2S", "5C")
        assert "**Ace high** · taken: Anna 3, Bo 1" in text(shown_hand(game, CIA))

    def test_it_may_be_answered_before_its_turn(self, game: Game) -> None:
        panel = shown_hand(game, BO)
        assert text(panel).splitlines()[:2] == ["### Exchange 1 of 3", "Answer early if you like"]
        assert panel.accent is Accent.WAITING
        assert all(control.enabled for control in (button(panel, f"throw|{slot}") for slot in range(5)))


class TestShowing:
    """R2.4: who scored shows all five cards before exchanging one."""

    @pytest.fixture
    def game(self, game: Game) -> Game:
        return game.keep_all().declare(YES, NO, NO)

    def test_the_button_says_so(self, game: Game) -> None:
        panel = shown_hand(game, ANNA)
        assert labels(panel)[5:] == ["Show hand, keep pair, exchange 3", "Keep all"]
        assert "Tap the cards to throw." in text(panel)
        panel = shown_hand(game, ANNA, thrown=frozenset({4}))
        assert labels(panel)[5:] == ["Show hand, exchange 1", "Keep all"]
        assert "to exchange a card you first show all five" in text(panel)

    def test_it_is_asked_once(self, game: Game) -> None:
        panel = shown_hand(game, ANNA, thrown=frozenset({3, 4}), confirming=True)
        assert heading(panel) == "Show your hand?"
        assert "everybody sees it before you exchange 2 cards" in text(panel)
        assert (labels(panel), verbs(panel)) == (["Show and exchange 2", "Back"], ["show|24", "back"])

    def test_keeping_what_the_hand_makes_asks_for_those_cards(self, game: Game) -> None:
        panel = shown_hand(game, ANNA, confirming=True)
        assert "Out goes ~~7♦~~ ~~4♣~~ ~~2♠~~" in text(panel)
        assert labels(panel)[0] == "Show and exchange 3"

    def test_who_did_not_score_is_not_asked(self, game: Game) -> None:
        assert labels(shown_hand(game, BO))[5:] == ["Keep pair, exchange 3", "Keep all"]


class TestDeclaring:
    @pytest.fixture
    def game(self, game: Game) -> Game:
        return game.keep_all()

    def test_the_button_names_the_hand(self, game: Game) -> None:
        panel = shown_hand(game, ANNA)
        assert heading(panel) == "Your turn · declare or pass"
        assert (labels(panel), verbs(panel)) == (["Declare a pair", "Pass"], ["declare", "pass"])
        assert "**Pair of kings** · nothing declared yet" in text(panel)

    def test_it_tells_the_best_so_far(self, game: Game) -> None:
        game.declare(YES)
        assert "**Pair of queens** · Anna declared a pair" in text(shown_hand(game, BO))

    def test_a_high_card_can_only_pass(self, game: Game) -> None:
        """R3.1: high card cannot be declared."""
        panel = shown_hand(game, CIA)
        assert labels(panel) == ["Pass"]
        assert "You have nothing to declare: only pass." in text(panel)

    def test_less_than_the_best_so_far_can_only_pass(self) -> None:
        """R3.1."""
        game = Game(2).deal("KS KH 7D 7C 2S", "QS QH 8D 5C 3S").keep_all().declare(YES)
        panel = shown_hand(game, BO)
        assert labels(panel) == ["Pass"]
        assert "Pair of queens is less than that: only pass." in text(panel)

    def test_the_next_exchange_may_be_answered_too(self, game: Game) -> None:
        declaring, exchanging = observe(game.state, BO).questions
        panel = shown_hand(game, BO, question=exchanging, answers={declaring: Declare(BO)})
        assert text(panel).splitlines()[:2] == ["### Exchange 2 of 3", "Answer early if you like"]
        assert "Kept for your turn: declare a pair" in text(panel)
        assert verbs(panel)[-1] == "undo"


class TestEarlyAnswers:
    """Kept secretly, shown to their owner, taken back until their turn (UX.md)."""

    @pytest.mark.parametrize(
        ("question", "answer", "told"),
        [
            (Question(Asks.EXCHANGE, 2), Exchange(BO, parse_cards("8D 3S")), "exchange ~~8♦~~ ~~3♠~~"),
            (Question(Asks.EXCHANGE, 2), Exchange(BO, ()), "keep all"),
            (Question(Asks.DECLARE, 1), Declare(BO), "declare a pair"),
            (Question(Asks.DECLARE, 1), Pass(BO), "pass"),
            (Question(Asks.CHICAGO, 1), CallChicago(BO), "call Chicago"),
            (Question(Asks.CHICAGO, 1), Pass(BO), "no Chicago"),
            (Question(Asks.PLAY, 1), PlayCard(BO, Card.parse("QS")), "play Q♠"),
        ],
    )
    def test_each_is_told_and_can_be_taken_back(
        self, game: Game, question: Question, answer: Exchange | Declare | Pass | CallChicago | PlayCard, told: str
    ) -> None:
        panel = shown_hand(game, BO, question=None, answers={question: answer})
        assert f"Kept for your turn: {told}" in text(panel)
        assert (labels(panel), verbs(panel)) == (["Take back"], ["undo"])

    def test_while_all_is_answered_the_panel_says_who_acts(self, game: Game) -> None:
        panel = shown_hand(game, BO, question=None)
        assert text(panel).splitlines()[:2] == ["### Your hand", "**Pair of queens** · Anna to act"]
        assert panel.rows == ()


class TestChicago:
    """R7.1: 15 points are needed, and it binds."""

    @pytest.fixture
    def game(self, game: Game) -> Game:
        return game.give(15, 20, 3).to_third_phase()

    def test_the_question_says_what_is_won_and_lost(self, game: Game) -> None:
        panel = shown_hand(game, ANNA)
        assert heading(panel) == "Do you call Chicago?"
        assert "All five: +15. Lose one: −15" in text(panel)
        assert (labels(panel), verbs(panel)) == (["Call Chicago", "No"], ["call", "decline"])

    def test_a_call_asks_once_more(self, game: Game) -> None:
        panel = shown_hand(game, ANNA, confirming=True)
        assert heading(panel) == "Call Chicago?"
        assert (labels(panel), verbs(panel)) == (["Call: +15 or −15", "Back"], ["callsure", "back"])

    def test_all_are_asked_at_once_and_nothing_tells_who_has_declined(self, game: Game) -> None:
        """R7.7."""
        before = shown_hand(game, BO)
        assert heading(before) == "Do you call Chicago?"
        assert before.accent is Accent.YOURS
        game.call(NO)
        assert shown_hand(game, BO) == before
        assert shown_hand(game, CIA).rows == ()

    def test_it_may_be_answered_while_others_still_exchange(self) -> None:
        game = Game(2).give(20, 20).deal().keep_all().all_pass().keep_all().all_pass().exchange("")
        assert text(shown_hand(game, ANNA)).splitlines()[:2] == ["### Chicago?", "Answer early if you like"]


class TestPlaying:
    def test_the_leader_may_lead_any_card(self, game: Game) -> None:
        """R6.1."""
        panel = shown_hand(game.to_tricks(), ANNA)
        assert heading(panel) == "Your turn · lead any card"
        assert verbs(panel) == [f"play|{slot}" for slot in range(5)]
        assert all(button(panel, verb).enabled for verb in verbs(panel))

    def test_suit_must_be_followed_and_the_other_cards_do_not_press(self, game: Game) -> None:
        """R6.1."""
        panel = shown_hand(game.to_tricks().play("KS"), BO)
        assert heading(panel) == "Your turn · follow spades"
        assert [button(panel, f"play|{slot}").enabled for slot in range(5)] == [True, False, False, False, True]
        assert text(panel).splitlines()[1] == "K♠ **Anna**"

    def test_who_cannot_follow_may_play_any_card(self) -> None:
        """R6.1."""
        panel = shown_hand(Game(2).deal("KS KH 7D 4C 2S", "QC QH 8H 5C 3C").to_tricks().play("KS"), BO)
        assert heading(panel) == "Your turn · no spades, play any card"
        assert all(button(panel, f"play|{slot}").enabled for slot in range(5))

    def test_the_trick_so_far_shows_who_takes_it(self, game: Game) -> None:
        panel = shown_hand(game.to_tricks().play("7D 8D"), CIA)
        assert "7♦ Anna  8♦ **Bo**" in text(panel)

    def test_a_played_card_stays_in_its_place_struck_out_and_pale(self, game: Game) -> None:
        game.to_tricks().play("7D 8D TD")
        panel = shown_hand(game, ANNA)
        assert labels(panel)[:5] == ["K♠", "K♥", "✕ 7♦", "4♣", "2♠"]
        assert not button(panel, "play|2").enabled
        assert picture(panel).alt == (
            "Your hand: king of spades, king of hearts, four of clubs, two of spades. Played: seven of diamonds"
        )

    def test_a_card_may_be_chosen_early_within_the_suit_led(self, game: Game) -> None:
        panel = shown_hand(game.to_tricks().play("7D"), CIA)
        assert text(panel).splitlines()[:2] == ["### Trick 1", "Choose early if you like"]
        assert [button(panel, f"play|{slot}").enabled for slot in range(5)] == [False, False, True, False, False]


class TestOutsideQuestions:
    def test_before_the_first_deal_there_are_no_cards_yet(self) -> None:
        assert "Your cards come as soon as they are dealt." in text(shown_hand(Game(2), ANNA))

    def test_a_finished_deal_says_what_it_brought(self, game: Game) -> None:
        game.keep_all().declare(YES, NO, NO).keep_all().all_pass().keep_all().play_out()
        panel = shown_hand(game, ANNA)
        assert text(panel).splitlines()[:2] == ["### Deal 1 is over", "**Pair of kings** · pair +1 twice"]
        assert panel.rows == ()

    def test_the_winner_is_told_so(self) -> None:
        game = Game(2).deal("AS KS QS JS 9S", "2H 3C 4D 6C 7H").give(50, 0).to_tricks().play_out()
        assert heading(shown_hand(game, ANNA)) == "You win with 60"
        assert heading(shown_hand(game, BO)) == "Anna wins with 60"
        assert shown_hand(game, ANNA).accent is Accent.WON

    def test_who_sits_out_a_tie_break_is_told_so(self) -> None:
        """R8.2."""
        game = Game(3).deal("KS QH 7D 4C 2S", "KC QD 7S 4D 2H", "AS JC TD 9C 6S").give(65, 60, 0)
        game.to_tricks().play_out().deal()
        assert heading(shown_hand(game, CIA)) == "You sit this deal out"

    def test_who_has_no_seat_sees_nothing(self, game: Game) -> None:
        scene = HandScene(game=7, view=observe(game.state, None), players=PLAYERS[:3], question=None)
        assert heading(hand(scene, ENGLISH, LETTERS)) == "You are not at this table"

    def test_while_cards_are_missing_the_hand_makes_nothing_yet(self) -> None:
        """R2.3: the stock ran out in the middle of an exchange."""
        game = Game(4).deal()
        while not isinstance(phase := game.state.phase, Reshuffling):
            view = observe(game.state, game.turn)
            exchange = view.questions[0].asks is Asks.EXCHANGE
            game.do(Exchange(game.turn, view.hand) if exchange else Pass(game.turn))
        assert text(shown_hand(game, phase.turn)).splitlines()[:2] == [
            "### Your hand",
            "-# Anna 0 · Bo 0 · **Cia 0** · Kalle 0",
        ]

    def test_a_note_says_why_the_last_tap_did_nothing(self, game: Game) -> None:
        panel = shown_hand(game, ANNA, note="refusal-follow-suit")
        assert text(panel).startswith("> You must follow suit.\n### Your turn")

    def test_the_panel_carries_the_version_of_its_question(self, game: Game) -> None:
        assert shown_hand(game, ANNA).version == observe(game.state, ANNA).asked_at > 0

    def test_scores_are_always_in_sight_ones_own_in_bold(self, game: Game) -> None:
        assert text(shown_hand(game.give(26, 19, 6), BO)).endswith("-# Anna 26 · **Bo 19** · Cia 6")

    def test_the_picture_is_described_for_who_cannot_see_it(self, game: Game) -> None:
        assert picture(shown_hand(game, ANNA)).alt == (
            "Your hand: king of spades, king of hearts, seven of diamonds, four of clubs, two of spades"
        )


@pytest.mark.parametrize(
    ("game", "help_line"),
    [
        (Game(2).deal(), "Throw what makes nothing"),
        (Game(2).deal().keep_all(), "The best hand declared scores."),
        (Game(2).deal().to_tricks(), "Only the last trick scores"),
    ],
)
def test_somebody_new_reads_a_line_of_help_with_each_question(game: Game, help_line: str) -> None:
    seat = game.state.order[0]
    assert help_line in text(shown_hand(game, seat, novice=True))
    assert help_line not in text(shown_hand(game, seat))
