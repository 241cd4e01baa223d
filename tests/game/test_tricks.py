"""R6: five tricks without trumps, the last trick, and the comparison of all hands."""

from __future__ import annotations

import pytest

from bot.game.actions import PlayCard, Seat
from bot.game.cards import Card, parse_cards
from bot.game.engine import refusal
from bot.game.errors import Refusal
from bot.game.events import (
    CardPlayed,
    DealEnded,
    HandScored,
    HandsRevealed,
    LastTrickScored,
    NobodyScored,
    TrickWon,
)
from bot.game.poker import Category
from bot.game.rules import Rules
from bot.game.state import Played, Playing
from bot.game.tricks import playable, takes
from tests.dsl import YES, Game

HANDS = "AS KH 9D 7C 2C", "QS JH 8D 6C 3C", "TS 8H 5D 4C 2D"


def trick(cards: str) -> tuple[Played, ...]:
    return tuple(Played(Seat(seat), card) for seat, card in enumerate(parse_cards(cards)))


def test_r6_1_eldest_hand_leads_any_card() -> None:
    game = Game(3).deal(*HANDS).to_tricks()

    assert game.state.phase == Playing(1, Seat(0))
    for card in game.state.hands[0]:
        assert refusal(game.state, PlayCard(Seat(0), card)) is None


@pytest.mark.parametrize(
    ("hand", "lead", "may_play"),
    [
        ("2H AS", "9H", "2H"),
        ("2H KH AS", "9H", "2H KH"),
        ("2C AS", "9H", "2C AS"),
        ("AS", "9H", "AS"),
    ],
)
def test_r6_1_suit_is_followed_by_who_can(hand: str, lead: str, may_play: str) -> None:
    assert playable(parse_cards(hand), trick(lead)) == parse_cards(may_play)


def test_r6_1_the_suit_led_is_that_of_the_first_card() -> None:
    assert playable(parse_cards("2H AS"), trick("9H QS")) == parse_cards("2H")


def test_r6_1_a_seat_plays_cards_it_holds() -> None:
    game = Game(3).deal(*HANDS).to_tricks()

    assert refusal(game.state, PlayCard(Seat(0), Card.parse("QS"))) is Refusal.NOT_YOUR_CARD
    game.play("9D 8D 5D")
    assert refusal(game.state, PlayCard(Seat(0), Card.parse("9D"))) is Refusal.NOT_YOUR_CARD


def test_r6_1_who_can_follow_must() -> None:
    game = Game(3).deal(*HANDS).to_tricks().play("9D")

    assert refusal(game.state, PlayCard(Seat(1), Card.parse("QS"))) is Refusal.FOLLOW_SUIT


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("9D 8D 5D", 0), ("9D JD 5D", 1), ("9D JD AD", 2), ("3C AS AH", 0), ("3C AS 4C", 2), ("2C", 0)],
)
def test_r6_1_the_highest_card_of_the_suit_led_wins(cards: str, winner: int) -> None:
    assert takes(trick(cards)).seat == winner


def test_r6_1_the_winner_leads_to_the_next_trick_and_the_others_follow_clockwise() -> None:
    game = Game(3).deal(*HANDS).to_tricks().play("7C 6C 4C").play("9D 8D 5D").play("2C 3C TS")
    assert game.events[-1] == TrickWon(Seat(1), 3, Card.parse("3C"))

    game.play("JH 8H KH")
    assert [played.seat for played in game.told(CardPlayed)[-3:]] == [1, 2, 0]
    assert game.state.phase == Playing(5, Seat(0))


def test_r6_1_the_trick_on_the_table_is_kept_until_it_is_won() -> None:
    game = Game(3).deal(*HANDS).to_tricks().play("9D 8D")
    assert game.state.phase == Playing(1, Seat(2), trick("9D 8D"))
    assert game.state.played == (parse_cards("9D"), parse_cards("8D"), ())

    game.play("5D")
    assert game.state.phase == Playing(2, Seat(0))


@pytest.mark.parametrize("points", [5, 2, 3])
def test_r6_2_only_the_last_trick_counts(points: int) -> None:
    game = Game(3, rules=Rules(last_trick=points)).deal(*HANDS).to_tricks()
    game.play("7C 6C 4C").play("9D 8D 5D").play("AS QS TS").play("KH JH 8H")
    assert game.state.scores == (0, 0, 0)

    game.play("2C 3C 2D")
    assert game.told(LastTrickScored) == [LastTrickScored(Seat(1), points)]
    assert game.state.scores == (0, points, 0)


def test_r6_3_all_hands_become_public_as_they_were_before_the_first_trick() -> None:
    game = Game(3).deal(*HANDS).to_tricks().play_out()

    (revealed,) = game.told(HandsRevealed)
    assert [set(hand) for hand in revealed.hands] == [set(parse_cards(hand)) for hand in HANDS]


def test_r6_3_the_best_hand_scores_though_it_was_never_declared() -> None:
    game = Game(2).deal("4S 4H 3D 3C 9C", "AS AH 8D 6C 2C").to_tricks().play_out()

    assert game.told(HandScored) == [HandScored(Seat(0), 3, Category.TWO_PAIRS, 2)]


def test_r6_3_level_hands_score_nothing() -> None:
    game = Game(3).deal("KS KH 9D 7C 2C", "QS QH 8D 6C 3C", "KD KC 9S 7H 2H").to_tricks().play_out()

    assert game.told(NobodyScored)[-1] == NobodyScored(3, (Seat(0), Seat(2)))
    assert game.told(HandScored) == []


def test_r6_3_high_card_scores_nothing() -> None:
    game = Game(3).deal(*HANDS).to_tricks().play_out()

    assert game.told(NobodyScored)[-1] == NobodyScored(3, ())


def test_r6_3_trick_points_come_before_hand_points() -> None:
    game = Game(2).deal("AS AH 8D 6C 2C", "QS JH 9D 7C 3C").to_tricks().play_out()
    ends = [type(event) for event in game.state.record if not isinstance(event, CardPlayed | TrickWon)][-4:]

    assert ends == [LastTrickScored, HandsRevealed, HandScored, DealEnded]


def test_r6_3_a_hand_scored_at_the_end_owes_nothing() -> None:
    game = Game(2).deal("AS AH 8D 6C 2C", "QS JH 9D 7C 3C").keep_all().declare(YES).all_pass().to_end()

    assert game.state.owing == (False, False)
