"""What the hard player does and why, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.ai.effort import Effort
from bot.ai.hands.declaring import chance_to_score, is_worth_declaring
from bot.ai.hands.exchanging import ways
from bot.ai.hard import choose
from bot.ai.tricks.chicago import weigh_call
from bot.game.actions import Exchange, Pass, PlayCard, Seat, SeatAction, TakeUpcard
from bot.game.cards import PACK, Card, Hand, in_pack_order, parse_cards
from bot.game.engine import new_game
from bot.game.events import Event, Exchanged, HandDeclared, HandShown
from bot.game.poker import Category
from bot.game.rules import Lead, OneUp, Rules
from bot.game.state import Calling, Declaring, Exchanging, Phase, Played, Playing, TakingUpcard
from bot.game.view import SeatView, observe

ME, NEXT, THIRD, FOURTH = map(Seat, range(4))


def view(
    hand: str,
    phase: Phase,
    *,
    scores: Sequence[int] = (0, 0),
    record: Sequence[Event] = (),
    rules: Rules | None = None,
    order: Sequence[Seat] | None = None,
    played: tuple[str, ...] = (),
) -> SeatView:
    """What I see with these cards, as eldest hand unless `order` says otherwise; `played` is by seat."""
    seats = len(scores)
    mine = in_pack_order(parse_cards(hand))
    rest = [card for card in PACK if card not in mine]
    others = tuple(in_pack_order(rest[5 * seat : 5 * seat + 5]) for seat in range(seats - 1))
    state = replace(
        new_game(rules or Rules(), seats),
        deal=2,
        dealer=Seat(seats - 1),
        order=tuple(order or map(Seat, range(seats))),
        phase=phase,
        hands=(mine, *others),
        played=tuple(map(parse_cards, played)) or ((),) * seats,
        stock=tuple(rest[15:]),
        scores=tuple(scores),
        record=tuple(record),
    )
    return observe(state, ME)


def does(what: SeatView) -> SeatAction:
    return choose(what, Random(1), Effort(seconds=None))


def kept(what: SeatView) -> set[Card]:
    action = does(what)
    assert isinstance(action, Exchange)
    return set(what.hand) - set(action.cards)


def cards(text: str) -> set[Card]:
    return set(parse_cards(text))


# Exchanging


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("hand", ["TS JS QS KS AS", "9C 9D 9H 2S 2C", "2H 5H 9H JH KH"])
def test_a_made_hand_is_kept(hand: str, number: int) -> None:
    assert kept(view(hand, Exchanging(number, ME))) == cards(hand)


def test_early_a_pair_is_kept_and_the_rest_thrown() -> None:
    assert kept(view("8C 8D 2H 4S TC", Exchanging(1, ME))) == cards("8C 8D")


def test_before_the_tricks_high_cards_are_worth_more_than_a_small_pair() -> None:
    """The last trick pays 5, a pair of twos 1 if it is best (R5)."""
    assert kept(view("2C 2D AH KS QC", Exchanging(3, ME))) >= cards("AH KS")
    assert not kept(view("2C 2D AH KS QC", Exchanging(3, ME))) & cards("2C 2D")
    assert kept(view("2C 2D AH KS QC", Exchanging(1, ME))) >= cards("2C 2D")


def test_the_best_way_is_the_one_that_comes_first() -> None:
    found = ways(view("9C 9D KH 4S 2C", Exchanging(2, ME)))
    assert len(found) == 32
    assert [way.chance for way in found] == sorted((way.chance for way in found), reverse=True)
    assert set(found[0].kept) >= cards("9C 9D")


def test_the_score_matters() -> None:
    """At 51 the pair of kings is likely to win the game (R8.1); behind by 30 a few points are of little use."""
    hand = "KC KD TH JH QH"
    assert kept(view(hand, Exchanging(3, ME), scores=(51, 45))) >= cards("KC KD")
    assert not kept(view(hand, Exchanging(3, ME), scores=(14, 51))) >= cards("KC KD")


def test_a_house_rule_may_leave_one_way_only() -> None:
    """Rule `exchange_stop`"""
    stopped = view("2C 4D 7H TS AC", Exchanging(1, ME), scores=(46, 0), rules=Rules(exchange_stop=46))
    assert does(stopped) == Exchange(ME, ())


def test_a_single_card_is_thrown_openly_where_it_can_be_refused() -> None:
    """Rule `one_up`"""
    action = does(view("8C 8D 4H 4S TC", Exchanging(1, ME), rules=Rules(one_up=OneUp.EVERY)))
    assert action == Exchange(ME, parse_cards("TC"), openly=True)


@pytest.mark.parametrize(
    ("hand", "card", "taken"),
    [("2H 7H 9H AH", "KH", True), ("2H 7H 9H AH", "3S", False), ("AS AD AC 4H", "AH", True)],
)
def test_the_card_face_up_is_taken_if_the_next_is_likely_to_be_worse(hand: str, card: str, *, taken: bool) -> None:
    """Rule `one_up`"""
    what = view(hand, TakingUpcard(2, ME, Card.parse(card)), rules=Rules(one_up=OneUp.EVERY))
    assert does(what) == TakeUpcard(ME, take=taken)


# Declaring


def speaks(what: SeatView) -> bool:
    return is_worth_declaring(what, chance_to_score(what))


def test_a_good_hand_is_declared_and_a_hopeless_pair_is_not_told() -> None:
    """R3.3"""
    assert speaks(view("9C 9D 9H 2S KC", Declaring(1, ME), scores=(0, 0, 0, 0)))
    assert speaks(view("AC AD 9H 2S KC", Declaring(1, ME)))
    assert not speaks(view("2C 2D 9H 3S KC", Declaring(2, ME), scores=(0, 0, 0, 0)))
    assert isinstance(does(view("2C 2D 9H 3S KC", Declaring(2, ME), scores=(0, 0, 0, 0))), Pass)


def test_what_was_declared_before_counts() -> None:
    """R3.1: all others have passed or declared; a pair of nines meets a pair."""
    said = [HandDeclared(seat, 1, Category.ONE_PAIR) for seat in (NEXT, THIRD, FOURTH)]
    phase = Declaring(1, ME, Category.ONE_PAIR, (NEXT,))
    order = (NEXT, THIRD, FOURTH, ME)
    assert not speaks(view("3C 3D 9H 2S KC", phase, scores=(0,) * 4, record=said, order=order))
    assert speaks(view("KC KD 9H 2S 4C", phase, scores=(0,) * 4, record=said, order=order))
    assert speaks(view("3C 3D 9H 9S KC", phase, scores=(0,) * 4, record=said, order=order))


# Calling Chicago


def calls(
    hand: str, *, scores: Sequence[int] = (20, 20), record: Sequence[Event] = (), rules: Rules | None = None
) -> bool:
    phase = Calling((ME,), ME)
    what = view(hand, phase, scores=scores, record=record, rules=rules)
    return weigh_call(what, Random(1), Effort(seconds=None)).pays


def test_chicago_is_called_on_a_hand_that_wins_from_the_top() -> None:
    assert calls("AS KS QS AH AD")
    assert calls("AS KS QS AH KH")
    assert not calls("2S KS 4H 9D JC")


def test_the_more_opponents_the_surer_it_has_to_be() -> None:
    """Every one of them may hold the card that breaks it (R7.5)."""
    hand = "AS QS AH KD QC"
    assert calls(hand, scores=(20, 20))
    assert not calls(hand, scores=(20, 20, 20, 20))


def test_chicago_is_not_called_where_the_last_trick_is_enough() -> None:
    """R8.1: at 48 it wins the game, and a call that fails would lose it."""
    hand = "AS QS 9S AH KD"
    assert calls(hand, scores=(20, 20))
    assert not calls(hand, scores=(48, 40))


def test_chicago_is_called_more_boldly_by_a_seat_that_is_nearly_beaten() -> None:
    hand = "AS KS JS AH TD"
    assert not calls(hand, scores=(30, 30))
    assert calls(hand, scores=(38, 51))


def test_the_caller_has_to_take_the_first_trick_where_eldest_hand_leads() -> None:
    """Rule `chicago_lead`"""
    rules = Rules(chicago_lead=Lead.ELDEST)
    what = view("AS KS QS JS TS", Calling((ME,), ME), scores=(20, 20), rules=rules, order=(NEXT, ME))
    assert not weigh_call(what, Random(1), Effort(seconds=None)).pays


# Playing


def plays(what: SeatView) -> str:
    action = does(what)
    assert isinstance(action, PlayCard)
    return str(action.card)


def test_a_void_seat_keeps_what_wins_the_last_trick() -> None:
    """Two cards are left; the other leads a club: the ace of hearts must wait."""
    played = ("2S 3S 5S", "6S 7S 8S 9C")
    assert plays(view("4S AH", Playing(4, ME, (Played(NEXT, Card.parse("9C")),)), played=played)) == "4S"


def test_the_fourth_trick_is_won_to_lead_to_the_last() -> None:
    """Of hearts I have seen all but the ace, so the deuce will win if I lead it."""
    threw = Exchanged(ME, 3, 5, parse_cards("3H 4H 5H 6H 7H"), ())
    played = ("8H 9H TH", "JH QH KH 9S")
    what = view("AS 2H", Playing(4, ME, (Played(NEXT, Card.parse("9S")),)), record=[threw], played=played)
    assert plays(what) == "AS"


def test_cards_that_were_shown_are_reckoned_with() -> None:
    """R2.4: the other showed a pair of kings and kept it. It has played one; so the queen of hearts will not win."""
    played = ("3C 3D 4D", "KS 9C 9D")
    shown: list[Event] = [HandShown(NEXT, parse_cards("KS KH 4C 7D 2C")), Exchanged(NEXT, 3, 3, None, None)]
    assert plays(view("QH 9C", Playing(4, ME), played=played)) == "QH"
    assert plays(view("QH 9C", Playing(4, ME), record=shown, played=played)) == "9C"


def test_the_caller_leads_what_cannot_be_beaten() -> None:
    what = view("AS KS QS AH 9D", Playing(1, ME, caller=ME), scores=(20, 20))
    assert plays(what) in {"AS", "KS", "QS", "AH"}


def test_a_defender_takes_the_trick_and_else_keeps_its_guard() -> None:
    """R7.5"""
    queen = Playing(4, ME, (Played(NEXT, Card.parse("QS")),), NEXT)
    assert plays(view("2S KS", queen, scores=(20, 20), played=("3H 4H 5H", "AH KH QH QS"))) == "KS"
    ace = Playing(3, ME, (Played(NEXT, Card.parse("AC")),), NEXT)
    assert plays(view("2S KS 9H", ace, scores=(20, 20), played=("3D 4D", "AD KD AC"))) == "9H"


def only(cards: Hand) -> str:
    (card,) = cards
    return str(card)


def test_a_card_that_is_the_only_one_is_played_at_once() -> None:
    what = view("4S", Playing(5, ME, (Played(NEXT, Card.parse("9C")),)))
    assert plays(what) == only(what.hand)
