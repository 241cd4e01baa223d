"""A hint on the hand panel: one short line that says what a hard AI player would do, and why."""

from __future__ import annotations

import pytest

from bot.game.actions import (
    CallChicago,
    ChooseReset,
    Declare,
    Exchange,
    Pass,
    PlayCard,
    Redeal,
    Resign,
    Seat,
    SeatAction,
    TakeUpcard,
)
from bot.game.cards import Card, parse_cards
from bot.hints import CallReason, DeclareReason, Goal, Hint, Holding, Keep, KeepReason, PlainReason, PlayReason, Reason
from tests.dsl import Game
from tests.render.screen import ANNA, shown_hand, text

PAIR, FLUSH = Keep(parse_cards("KS KH"), Holding.ONE_PAIR, 2.31), Keep(parse_cards("KS"), Holding.FOUR_TO_A_FLUSH, 1.94)
ACE, KING = Keep(parse_cards("AS"), Holding.CARDS, -0.04), Keep(parse_cards("KS"), Holding.CARDS, -1.25)
NINE = Card.parse("9C")


def throw(cards: str) -> SeatAction:
    return Exchange(ANNA, parse_cards(cards))


@pytest.fixture
def game() -> Game:
    """Anna is asked to exchange."""
    return Game(2).deal("KS KH 9C 4C 2S", "AS AH 8D 6C 2H")


HINTS: list[tuple[SeatAction, Reason, str]] = [
    (throw("9C 4C 2S"), KeepReason(PAIR, FLUSH), "keep the pair: +2.3 points; draw to the flush: +1.9"),
    (throw("9C"), KeepReason(FLUSH, PAIR), "draw to the flush: +1.9 points. With these scores it is better than keep"),
    (throw("9C 4C 2S"), KeepReason(PAIR, None), "keep the pair: +2.3 points"),
    (throw("9C"), KeepReason(ACE, KING), "keep A♠: 0.0 points; keep K♠: −1.2"),
    (throw("9C 4C 2S"), PlainReason(), "keep K♠ K♥"),
    (throw(""), PlainReason(), "keep all five"),
    (throw("KS KH 9C 4C 2S"), PlainReason(), "exchange all five"),
    (TakeUpcard(ANNA, take=True), KeepReason(PAIR, FLUSH), "take the card: +2.3 points; refuse the card: +1.9"),
    (TakeUpcard(ANNA, take=False), KeepReason(PAIR, FLUSH), "refuse the card: +2.3 points; take the card: +1.9"),
    (Redeal(ANNA), PlainReason(), "take the new hand"),
    (ChooseReset(ANNA, reset=True), PlainReason(), "set the others to 0"),
    (ChooseReset(ANNA, reset=False), PlainReason(), "take the points"),
    (Declare(ANNA), DeclareReason(0.634), "declare a pair: 63% to be the best hand declared"),
    (CallChicago(ANNA), CallReason(0.81, 0.9), "call Chicago: 81% to win all five tricks, 90% to win the last"),
    (
        PlayCard(ANNA, NINE),
        PlayReason(Goal.LAST_TRICK, 0.62, Card.parse("KS"), 0.4),
        "play 9♣: 62% to win the last trick; K♠: 40%",
    ),
    (PlayCard(ANNA, NINE), PlayReason(Goal.MAKE_CHICAGO, 0.7, None, 0), "play 9♣: 70% to make the Chicago"),
    (PlayCard(ANNA, NINE), PlayReason(Goal.BREAK_CHICAGO, 0.3, None, 0), "play 9♣: 30% to break the Chicago"),
]


@pytest.mark.parametrize(("action", "reason", "sentence"), HINTS)
def test_a_hint_is_one_line(game: Game, action: SeatAction, reason: Reason, sentence: str) -> None:
    lines = text(shown_hand(game, ANNA, hint=Hint(action, reason))).splitlines()
    [line] = [line for line in lines if line.startswith("**Hint** ")]
    assert line.removeprefix("**Hint** ").startswith(sentence)


def test_a_no_is_told_by_the_question() -> None:
    game = Game(2).deal("KS KH 9C 4C 2S", "AS AH 8D 6C 2H").exchange("", "")
    shown = text(shown_hand(game, ANNA, hint=Hint(Pass(ANNA), DeclareReason(0.05))))
    assert "**Hint** pass: 5% to be the best, and it would tell what you hold" in shown


def test_nobody_is_told_to_leave(game: Game) -> None:
    with pytest.raises(ValueError, match="leave"):
        shown_hand(game, ANNA, hint=Hint(Resign(Seat(0)), PlainReason()))


def test_without_a_hint_nothing_is_said_of_it(game: Game) -> None:
    assert "Hint" not in text(shown_hand(game, ANNA))
