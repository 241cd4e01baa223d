"""What an opponent's cards of the past say about those it still holds."""

from __future__ import annotations

from dataclasses import replace

from bot.ai.others.hindsight import BLUNDER, choices, likelihood
from bot.ai.sets.bits import bits
from bot.game.actions import Seat
from bot.game.cards import Card, parse_cards
from bot.game.engine import new_game
from bot.game.events import CardPlayed, TrickWon
from bot.game.rules import Rules
from bot.game.view import SeatView, observe

ME, OTHER = Seat(0), Seat(1)


def after(*plays: tuple[Seat, str]) -> SeatView:
    """My view when these cards were played at a table of two."""
    record = [CardPlayed(seat, 4 + at // 2, Card.parse(card)) for at, (seat, card) in enumerate(plays)]
    won = TrickWon(ME, 4, record[0].card)
    state = replace(new_game(Rules(), 2), deal=1, order=(ME, OTHER), record=(*record[:2], won, *record[2:]))
    return observe(state, ME)


def test_its_choices_are_remembered_the_latest_first() -> None:
    found = choices(after((OTHER, "4S"), (ME, "9S"), (ME, "2H"), (OTHER, "7H")))
    assert [(choice.card, choice.led) for choice in found] == [
        (Card.parse("7H").index, Card.parse("2H").index),
        (Card.parse("4S").index, -1),
    ]
    assert found[0].mine_since == 0
    assert found[1].mine_since == bits(parse_cards("9S 2H"))
    assert found[1].its_since == bits(parse_cards("4S 7H"))


def test_a_card_that_gave_the_last_trick_away_makes_a_deal_less_likely() -> None:
    """It led the four of spades from AS 4S: the ace first would have left me no spade to beat the four."""
    chosen = choices(after((OTHER, "4S"), (ME, "9S")))
    mine = bits(parse_cards("KH"))
    assert likelihood(chosen, mine, bits(parse_cards("AH"))) == 1
    lost_anyway = likelihood(chosen, mine, bits(parse_cards("2C")))
    assert lost_anyway == 1  # whatever it led, my king of hearts or nine of spades came last
    gave_away = likelihood(chosen, mine, bits(parse_cards("AS")))
    assert gave_away == BLUNDER


def test_without_a_choice_nothing_is_learned() -> None:
    assert likelihood([], bits(parse_cards("KH")), bits(parse_cards("AS"))) == 1
