"""Hints: what the hard player would do, and the numbers behind it."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.ai import hard, medium
from bot.ai.effort import Effort
from bot.ai.hands.holding import holding
from bot.ai.hints import hint
from bot.ai.players import LocalPlayers
from bot.game.cards import Card, parse_cards
from bot.game.rules import PRESETS
from bot.game.state import Asks, Calling, Declaring, Exchanging, Played, Playing
from bot.game.view import observe
from bot.hints import (
    CallReason,
    DeclareReason,
    Goal,
    Holding,
    KeepReason,
    PlainReason,
    PlayReason,
    Reason,
)
from tests.ai.games import asked
from tests.ai.test_hard import ME, NEXT, view

REASONS: dict[Asks, tuple[type[Reason], ...]] = {
    Asks.REDEAL: (PlainReason,),
    Asks.EXCHANGE: (KeepReason,),
    Asks.UPCARD: (KeepReason,),
    Asks.DECLARE: (DeclareReason,),
    Asks.RESET: (PlainReason,),
    Asks.CHICAGO: (CallReason,),
    Asks.PLAY: (PlayReason, PlainReason),
}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 4])
async def test_a_hint_is_what_the_hard_player_does_with_a_reason_for_it(preset: str, seats: int) -> None:
    players = LocalPlayers(seconds=None)
    for state, seat, _ in islice(asked([medium.choose] * seats, seed=seats, rules=PRESETS[preset]), 5, 400, 9):
        seen = observe(state, seat)
        told = await players.hint(seen, seed=2)
        assert told.action == hard.choose(seen, Random(2), Effort(seconds=None))
        assert isinstance(told.reason, REASONS[seen.questions[0].asks])


def test_nothing_is_hinted_to_a_seat_that_is_not_asked() -> None:
    with pytest.raises(ValueError, match="nothing is asked"):
        hint(view("2C 3D 4H 5S 7C", Exchanging(1, NEXT)), seed=1)


def test_an_exchange_tells_the_best_way_and_the_next() -> None:
    told = hint(view("8C 8D 2H 4S TC", Exchanging(1, ME)), seed=1, seconds=None).reason
    assert isinstance(told, KeepReason)
    assert told.best.holding is Holding.ONE_PAIR
    assert told.best.cards == parse_cards("8C 8D")
    assert told.second is not None
    assert told.best.points > told.second.points


def test_a_declaration_tells_the_chance_to_be_the_best() -> None:
    aces = hint(view("AC AD 9H 2S KC", Declaring(1, ME)), seed=1).reason
    deuces = hint(view("2C 2D 9H 3S KC", Declaring(1, ME)), seed=1).reason
    assert isinstance(aces, DeclareReason)
    assert isinstance(deuces, DeclareReason)
    assert 1 > aces.chance > deuces.chance > 0


def test_chicago_tells_how_often_it_succeeds() -> None:
    told = hint(view("AS KS QS AH KH", Calling((ME,), ME), scores=(20, 20)), seed=1, seconds=None).reason
    assert isinstance(told, CallReason)
    assert told.success > 0.8
    assert told.last_trick > 0.8


def test_a_card_tells_how_often_it_reaches_its_goal() -> None:
    """Two cards are left; the other leads a club: the ace of hearts must wait."""
    played = ("2S 3S 5S", "6S 7S 8S 9C")
    told = hint(view("4S AH", Playing(4, ME, (Played(NEXT, Card.parse("9C")),)), played=played), seed=1).reason
    assert isinstance(told, PlayReason)
    assert told.goal is Goal.LAST_TRICK
    assert told.second == Card.parse("AH")
    assert 0 <= told.second_chance < told.chance <= 1


def test_with_chicago_called_the_goal_is_another() -> None:
    calling = hint(view("AS KS QS AH 9D", Playing(1, ME, caller=ME), scores=(20, 20)), seed=1, seconds=None).reason
    queen = Playing(4, ME, (Played(NEXT, Card.parse("QS")),), NEXT)
    breaking = hint(view("2S KS", queen, scores=(20, 20), played=("3H 4H 5H", "AH KH QH QS")), seed=1).reason
    assert isinstance(calling, PlayReason)
    assert calling.goal is Goal.MAKE_CHICAGO
    assert breaking == PlayReason(Goal.BREAK_CHICAGO, 1.0, None, 0.0)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("", Holding.NOTHING),
        ("2C 3D 4H 5S 7C", Holding.EVERYTHING),
        ("8C 8D", Holding.ONE_PAIR),
        ("8C 8D AH", Holding.CARDS),
        ("8C 8D 9H 9S", Holding.TWO_PAIRS),
        ("8C 8D 8H", Holding.THREE_OF_A_KIND),
        ("8C 8D 8H KS", Holding.CARDS),
        ("8C 8D 8H 8S", Holding.FOUR_OF_A_KIND),
        ("2H 5H 9H KH", Holding.FOUR_TO_A_FLUSH),
        ("5H 6H 7H 8H", Holding.FOUR_TO_A_FLUSH),
        ("5H 6D 7H 9S", Holding.FOUR_TO_A_STRAIGHT),
        ("AH 2D 3H 5S", Holding.FOUR_TO_A_STRAIGHT),
        ("5H 6D 7H TS", Holding.CARDS),
        ("AH KD", Holding.CARDS),
    ],
)
def test_kept_cards_have_a_name(cards: str, name: Holding) -> None:
    assert holding(parse_cards(cards)) is name
