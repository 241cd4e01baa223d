"""M2, the table, at every moment of a deal."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.game.actions import Resign
from bot.records import Level, Stop
from bot.render.panel import Accent, Text
from tests.dsl import NO, YES, Game
from tests.render.screen import (
    ANNA,
    BO,
    CIA,
    KALLE,
    PLAYERS,
    SEAL,
    SOON,
    UNSEEN,
    heading,
    labels,
    picture,
    shown_log,
    shown_past,
    shown_table,
    text,
    verbs,
)

ANNAS, BOS, CIAS = "KS KH 7D 4C 2S", "QS QH 8D 5C 3S", "AS JH TD 9C 6S"


@pytest.fixture
def game() -> Game:
    """Three seats: Anna holds kings, Bo queens, Cia, who dealt, nothing. Anna is eldest hand."""
    return Game(3).deal(ANNAS, BOS, CIAS)


def lines(game: Game) -> list[str]:
    return text(shown_table(game)).splitlines()


def test_before_the_cut_there_is_nothing_to_tell_but_that() -> None:
    assert text(shown_table(Game(3))).splitlines()[0] == "### Cutting for the first deal"


def test_the_heading_says_who_acts_and_the_line_below_what_is_happening(game: Game) -> None:
    assert lines(game)[:2] == ["### Anna to exchange", "Exchange 1 of 3"]


def test_until_when_stands_on_a_line_of_its_own(game: Game) -> None:
    told = text(shown_table(game, until=SOON)).splitlines()
    assert told[:3] == ["### Anna to exchange", f"Time up <t:{int(SOON.timestamp())}:R>", "Exchange 1 of 3"]


def test_a_line_per_seat_has_its_score_its_name_and_what_it_did(game: Game) -> None:
    game.exchange("7D 4C 2S", "")
    assert lines(game)[2:5] == ["` 0` **Anna** · took 3", "` 0` **Bo** · kept all", "` 0` **Cia** · *choosing*"]


def test_the_small_print_tells_deal_dealer_cut_exchanges_and_the_sealed_shuffle(game: Game) -> None:
    """R1.3: the cut is shown in deal 1; R2.2: counts are public; the shuffle is sealed (FAIRNESS)."""
    game.exchange("7D 4C 2S", "")
    assert lines(game)[5:] == [
        "-# Deal 1 of a game to 52 · dealer Cia",
        "-# Cut: Anna 9♣ · Bo 10♦ · Cia 2♠ · Cia deals first",
        "-# Exchanged: Anna 3 · Bo 0",
        f"-# Shuffle sealed: `{SEAL}`",
    ]


def test_declaring_shows_the_best_so_far_and_no_rank_of_it(game: Game) -> None:
    """R3.1: a pair beats no pair; nothing of it is named while nobody equals it (R3.2)."""
    game.keep_all().declare(YES)
    assert lines(game)[:4] == [
        "### Bo to declare",
        "Declaring 1 of 2 · best so far: Anna, pair",
        "` 0` **Anna** · pair, best so far",
        "` 0` **Bo** · *choosing*",
    ]
    assert "king" not in text(shown_table(game)).lower()


def test_points_are_seen_the_moment_they_are_won(game: Game) -> None:
    """R5.1."""
    game.keep_all().declare(YES, NO, NO)
    assert "` 1` **Anna**" in text(shown_table(game))
    assert "-# Declared: Anna pair +1" in lines(game)


def test_what_somebody_declared_twice_is_counted_as_everywhere(game: Game) -> None:
    game.keep_all().declare(YES, NO, NO).keep_all().declare(YES, NO, NO)
    assert "-# Declared: Anna pair +1 twice" in lines(game)


def test_points_stay_on_the_line_of_what_they_are_for(game: Game) -> None:
    game.keep_all().declare(YES, NO, NO)
    shown = [block.markdown for block in shown_table(game).blocks if isinstance(block, Text)]
    assert any("pair\u00a0+1" in markdown for markdown in shown)


def test_level_hands_score_nothing_and_the_table_says_so() -> None:
    """R3.4."""
    game = Game(2).deal("KS KH 7D 4C 2S", "KC KD 7S 4D 2H").keep_all().declare(YES, YES)
    assert "-# Declared: Anna and Bo level, nobody" in lines(game)


def test_a_hand_that_must_be_shown_stands_at_its_seat_then_in_the_small_print(game: Game) -> None:
    """R2.4."""
    game.keep_all().declare(YES, NO, NO).exchange("7D 4C")
    shown = "K♠ K♥ 7♦ 4♣ 2♠"
    assert f"` 1` **Anna** · shows {shown} · took 2" in lines(game)
    assert not any(line.startswith("-# Showed") for line in lines(game))
    game.exchange("", "")
    assert f"-# Showed: Anna {shown}" in lines(game)


def test_who_calls_chicago_is_asked_without_a_name(game: Game) -> None:
    """R7.7: nobody can tell who has declined already, or whose answer is missing."""
    game.give(20, 16, 3).to_third_phase()
    before = shown_table(game)
    assert text(before).splitlines()[:2] == [
        "### Who calls Chicago?",
        "To call is to promise all five tricks: +15, or −15.",
    ]
    game.call(NO)
    assert shown_table(game) == before
    game.call(NO)
    assert "no Chicago" in text(shown_table(game))


def test_a_caller_has_to_win_every_trick(game: Game) -> None:
    """R7.3: the caller leads."""
    game.give(0, 20, 0).to_third_phase().call(YES)
    assert lines(game)[:3] == ["### Bo to lead", "Trick 1 of 5", "Bo called Chicago and has to win every trick"]
    assert "`20` ▢ **Bo** · Chicago" in lines(game)
    assert "· Chicago: Bo" in text(shown_table(game))


def test_a_trick_shows_each_card_at_its_seat_and_who_takes_it_so_far(game: Game) -> None:
    game.to_tricks().play("7D 8D")
    assert lines(game)[:5] == [
        "### Cia to play",
        "Trick 1 of 5 · diamonds led",
        "` 0` 7♦ **Anna**",
        "` 0` 8♦ **Bo** · takes it so far",
        "` 0` ▢ **Cia**",
    ]


def test_a_full_trick_stays_until_the_next_lead_then_moves_down_with_the_reason(game: Game) -> None:
    game.to_tricks().play("7D 8D TD")
    assert lines(game)[:5] == [
        "### Cia to lead",
        "Trick 2 of 5",
        "` 0` 7♦ **Anna**",
        "` 0` 8♦ **Bo**",
        "` 0` 10♦ **Cia** · takes trick 1",
    ]
    game.play("JH")
    assert "Trick 1 7♦ 8♦ 10♦ Cia, highest diamond" in lines(game)
    assert "` 0` J♥ **Cia** · takes it so far" in lines(game)


def test_a_trick_nobody_could_follow_is_won_by_the_only_card_of_its_suit() -> None:
    """R6.1: others void."""
    game = Game(2).deal("KS KH 7D 4C 2S", "QC QH 8H 5C 3C").to_tricks().play("7D QC KS QH KH")
    assert "Trick 2 K♠ Q♥ Anna, the only spade" in lines(game)


def test_the_cards_of_the_cut_go_when_those_of_a_trick_come(game: Game) -> None:
    """R1.3."""
    assert "-# Cut: Anna 9♣" in text(shown_table(game.keep_all()))
    assert "Cut:" not in text(shown_table(game.all_pass().keep_all().all_pass().keep_all()))


def test_it_says_once_that_nobody_declared(game: Game) -> None:
    assert "-# Declared: nobody" in lines(game.to_tricks())


def test_the_last_trick_says_what_it_is_worth(game: Game) -> None:
    """R6.2."""
    game.to_tricks().play("7D 8D TD 9C 4C 5C 6S 2S 3S AS KS QS")
    assert lines(game)[1] == "The last trick, worth +5"


class TestFinishedDeal:
    @pytest.fixture
    def game(self, game: Game) -> Game:
        return game.keep_all().declare(YES, NO, NO).keep_all().all_pass().keep_all().play_out()

    def test_all_hands_lie_open_with_what_they_were_and_scored(self, game: Game) -> None:
        """R6.3: all five cards of every seat, played or not."""
        shown = text(shown_table(game, next_deal=SOON))
        assert shown.startswith("### Deal 1 is over\nNext deal <t:1796040000:R>\n")
        assert "` 2` 1️⃣ **Anna** · **+2** · pair\n` 0` 2️⃣ **Bo** · pair\n` 5` 3️⃣ **Cia** · **+5** · high card" in shown
        described = picture(shown_table(game)).alt.translate(UNSEEN)
        assert described.startswith("All hands, a row for each player, a column for each trick. Anna: ")
        for holder, ranks in (("Anna", "king king seven four two"), ("Bo", "queen queen eight five three")):
            told = re.search(rf"{holder}: ([^.;]*)", described)
            assert told is not None
            assert sorted(re.findall(r"(\w+) of", told[1])) == sorted(ranks.split())
        assert described.endswith(" Cia took the last trick.")

    def test_the_points_say_what_they_were_for(self, game: Game) -> None:
        assert "-# Points: Anna pair +1 twice · Cia last trick +5" in lines(game)
        assert f"-# Shuffle of the next deal sealed: `{SEAL}`" in lines(game)

    def test_whoever_added_to_the_next_shuffle_is_named(self, game: Game) -> None:
        told = text(shown_table(game, next_deal=SOON, salted=frozenset({CIA}))).splitlines()
        assert f"-# Shuffle of the next deal sealed: `{SEAL}` · salted by Cia" in told

    def test_the_next_deal_can_be_had_sooner(self, game: Game) -> None:
        panel = shown_table(game, next_deal=SOON, ready=frozenset({BO, ANNA}))
        assert (labels(panel), verbs(panel)) == (["Deal", "My hand", "More"], ["deal", "hand", "more"])
        assert text(panel).splitlines()[-2:] == [
            "-# Ready: Anna and Bo",
            f"-# Shuffle of the next deal sealed: `{SEAL}`",
        ]

    def test_it_shrinks_to_points_and_scores_and_keeps_how_it_went(self, game: Game) -> None:
        panel = shown_past(game)
        assert text(panel) == ("**Deal 1** · Anna pair +1 twice · Cia last trick +5\n-# Anna 2 · Bo 0 · Cia 5")
        assert (labels(panel), verbs(panel)) == (["How it went"], ["log|1"])

    def test_one_that_was_broken_off_says_so_and_is_not_told(self) -> None:
        panel = shown_past(Game(3).deal(ANNAS, BOS, CIAS))
        assert text(panel).startswith("**Deal 1**, broken off · Nobody scored.")
        assert panel.rows == ()

    def test_it_can_be_told_from_the_first_card_to_the_last_point(self, game: Game) -> None:
        told = text(shown_log(game)).splitlines()
        assert told[:3] == [
            "### Deal 1, how it went",
            "**Cut** Anna 9♣ · Bo 10♦ · Cia 2♠ · Cia deals first",
            "Cia dealt; Anna came first.",
        ]
        assert told[3:5] == [
            "**Exchange 1** Anna none · Bo none · Cia none",
            "**Declaring 1** Anna declares a pair · Bo passes · Cia passes · Anna scores +1",
        ]
        assert "**Declaring 2** Anna passes · Bo passes · Cia passes · nobody scores" in told
        assert sum(line.startswith("**Trick ") for line in told) == 5
        assert "Cia scores +5 for the last trick" in told
        assert told[-6:] == [
            "**Hands**",
            "K♠ K♥ 7♦ 4♣ 2♠ Anna, pair of kings",
            "Q♠ Q♥ 8♦ 5♣ 3♠ Bo, pair of queens",
            "A♠ J♥ 10♦ 9♣ 6♠ Cia, ace high",
            "Anna has the best hand, a pair: +1",
            "-# Scores: Anna 2 · Bo 0 · Cia 5",
        ]


def test_equal_declarations_show_the_ranks_named_and_no_more() -> None:
    """R3.2: the kings are level, the ace settles it; the side cards below are never told."""
    game = Game(3).deal("KS KH QD 4C 2S", "KC KD AS 5C 3S", "JS JH 9D 6C 2D").keep_all().declare(YES, YES, YES)
    told = text(shown_log(game))
    assert "Anna declares a pair · Bo declares a pair, K A beats Anna's K Q" in told
    assert "Cia declares a pair, J loses to Bo's K · Bo scores +1" in told


def test_hands_level_in_every_rank_are_named_to_the_end() -> None:
    """R3.4."""
    game = Game(2).deal("KS KH 7D 4C 2S", "KC KD 7S 4D 2H").keep_all().declare(YES, YES)
    told = text(shown_log(game))
    assert "Bo declares a pair, K 7 4 2 level with Anna's · Anna and Bo are level, so nobody scores" in told


def test_a_broken_chicago_says_by_whom_and_what_it_cost() -> None:
    """R7.5, R5.2."""
    game = Game(2).deal("AS KH 7D 4C 2S", "QS QH 8D 5C 3S").give(20, 0).to_third_phase().call(YES).play("7D 8D")
    assert heading(shown_table(game)) == "Deal 1 is over"
    assert "` 5` 1️⃣ **Anna** · **−15** · high card" in lines(game)
    assert "Bo breaks Anna's Chicago: −15" in text(shown_log(game))


def test_a_game_won_is_told_in_its_own_colour() -> None:
    game = Game(2).deal("AS KS QS JS 9S", "2H 3C 4D 6C 7H").give(50, 0).to_tricks().play_out()
    panel = shown_table(game)
    assert heading(panel) == "Anna wins with 60"
    assert panel.accent is Accent.WON
    assert "deal" not in verbs(panel)
    assert "-# Anna wins the game." in text(shown_log(game)).splitlines()


def test_a_tie_at_the_top_announces_who_plays_alone_and_the_others_sit_out() -> None:
    """R8.2."""
    game = Game(3).deal("KS QH 7D 4C 2S", "KC QD 7S 4D 2H", "AS JC TD 9C 6S").give(65, 60, 0).to_tricks().play_out()
    shown = text(shown_table(game))
    assert shown.startswith("### Level at the top: a deal decides\nAnna and Bo play a deal alone.")
    game.deal()
    assert "**Cia** · sits this deal out" in text(shown_table(game))
    assert "-# Deal 2, a tie-break" in text(shown_table(game))


def test_an_ai_player_is_marked_and_so_is_the_seat_of_who_left() -> None:
    """R1.6."""
    game = Game(4).deal().do(Resign(BO))
    left = replace(PLAYERS[BO], level=Level.MEDIUM)
    shown = text(shown_table(game, players=(PLAYERS[ANNA], left, PLAYERS[CIA], PLAYERS[KALLE])))
    assert "**Bo** (left)" in shown
    assert "**Kalle** medium AI" in shown


def test_votes_to_stop_are_seen(game: Game) -> None:
    """One tap is a vote with those who asked; who asked may think better of it."""
    panel = shown_table(game, stop_votes={Stop.AFTER_DEAL: {CIA}, Stop.VOID: {ANNA, BO}}, voters=4)
    assert "**Finish after deal 1?** Cia voted yes: 1 of 3 votes" in text(panel)
    assert "**Void the game?** Anna and Bo voted yes: 2 of 3 votes" in text(panel)
    assert verbs(panel)[-3:] == ["voteafter", "votevoid", "unvote"]
    assert "The game ends after deal 1" in text(shown_table(game, last_deal=1))


def test_the_table_offers_ones_hand_and_more(game: Game) -> None:
    panel = shown_table(game)
    assert (labels(panel), verbs(panel)) == (["My hand", "More"], ["hand", "more"])
    assert (panel.game, panel.version) == (7, 0)


@pytest.mark.parametrize("free", [True, False])
def test_between_two_deals_a_newcomer_may_take_a_seat_that_is_free(game: Game, free: bool) -> None:
    assert "sit" not in verbs(shown_table(game, seat_free=free)), "not while a deal is played"
    game.to_tricks().play_out()
    assert ("sit" in verbs(shown_table(game, seat_free=free))) is free
