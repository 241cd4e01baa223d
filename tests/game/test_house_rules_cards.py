"""House rules about getting other cards (RULES.md section 9), in full and beside each other."""

from __future__ import annotations

import pytest

from bot.game.actions import Exchange, Pass, Redeal, Reshuffle, Resign, Seat, TakeUpcard
from bot.game.cards import Card, in_pack_order, parse_cards
from bot.game.engine import legal_actions, refusal, wanted
from bot.game.errors import Refusal
from bot.game.events import Exchanged, HandRedealt, HandShown, UpcardRefused, UpcardShown, UpcardTaken
from bot.game.questions import questions
from bot.game.rules import OneUp, Reveal, Rules
from bot.game.state import Exchanging, Redealing, Reshuffling, TakingUpcard
from bot.game.view import observe, redact
from tests.dsl import NO, YES, Game

KINGS, NOTHING, LOW = "KS KH 9D 5C 3H", "QH JD 8C 6D 2H", "9S 7S 5H 4D 2C"
ONE_UP = Rules(one_up=OneUp.EVERY)
STOP = Rules(exchange_stop=46)
REDEAL = Rules(low_redeal=True)


def throws_openly(game: Game, card: str) -> Game:
    return game.do(Exchange(game.turn, parse_cards(card), openly=True))


def spelled(cards: tuple[Card, ...] | None) -> str:
    return " ".join(map(str, cards or ()))


# one_up


def test_one_up_the_next_card_lies_face_up_for_all_and_is_taken() -> None:
    game = throws_openly(Game(2, rules=ONE_UP).deal(KINGS, NOTHING, stock="KD QS"), "3H")
    assert game.events == (UpcardShown(Seat(0), 1, Card.parse("KD")),)
    assert observe(game.state, None).phase == TakingUpcard(1, Seat(0), Card.parse("KD"))

    game.do(TakeUpcard(Seat(0), take=True))
    assert game.state.hands[0] == in_pack_order(parse_cards("KS KH KD 9D 5C"))
    assert spelled(game.state.discards) == "3H"
    assert [type(event) for event in game.events] == [UpcardTaken, Exchanged]
    assert game.turn == 1


def test_one_up_refused_the_next_card_is_drawn_unseen_and_the_refused_one_is_discarded() -> None:
    game = throws_openly(Game(2, rules=ONE_UP).deal(KINGS, NOTHING, stock="QS KD"), "3H").do(
        TakeUpcard(Seat(0), take=False)
    )
    assert Card.parse("KD") in game.state.hands[0]
    assert spelled(game.state.discards) == "3H QS"
    assert game.told(UpcardRefused) == [UpcardRefused(Seat(0), Card.parse("QS"))]

    (drawn,) = game.told(Exchanged)
    assert (drawn.count, spelled(drawn.thrown), spelled(drawn.drawn)) == (1, "3H", "KD")
    seen = redact(drawn, Seat(1))
    assert isinstance(seen, Exchanged)
    assert (seen.thrown, seen.drawn) == (None, None)  # R2.2


@pytest.mark.parametrize("cards", ["", "KS KH", "KS KH 9D 5C 3H"])
def test_one_up_is_for_exactly_one_card(cards: str) -> None:
    game = Game(2, rules=ONE_UP).deal(KINGS, NOTHING)
    assert refusal(game.state, Exchange(Seat(0), parse_cards(cards), openly=True)) is Refusal.NOT_ONE_CARD


def test_one_up_is_opted_into_one_card_may_be_exchanged_unseen() -> None:
    game = Game(2, rules=ONE_UP).deal(KINGS, NOTHING).exchange("3H")
    assert game.told(UpcardShown) == []
    assert game.turn == 1


def test_one_up_first_no_later_exchange_is_open() -> None:
    game = Game(2, rules=Rules(one_up=OneUp.FIRST)).deal(KINGS, NOTHING).keep_all().all_pass()
    assert refusal(game.state, Exchange(Seat(0), parse_cards("3H"), openly=True)) is Refusal.NOT_ONE_CARD


def test_one_up_nobody_else_may_answer_and_nothing_else_is_answered() -> None:
    game = throws_openly(Game(2, rules=ONE_UP).deal(KINGS, NOTHING), "3H")
    assert legal_actions(game.state, Seat(1)) == (Resign(Seat(1)),)
    assert refusal(game.state, TakeUpcard(Seat(1), take=True)) is Refusal.NOT_YOUR_TURN
    assert refusal(game.state, Exchange(Seat(0), ())) is Refusal.NOT_ASKED


def emptied(*, left: int) -> Game:
    """Four seats; seat 2 comes to exchange three with `left` cards in the stock, everything else discarded."""
    hands = (KINGS, NOTHING, "AS AH 7D 4C 2S", "TS 9H 7C 6H 4S")
    game = Game(4, rules=ONE_UP).deal(*hands)
    while len(game.state.stock) > left:
        cards = game.state.hands[game.turn][: min(5, len(game.state.stock) - left)]
        game.do(Exchange(game.turn, cards)).all_pass()
    return game


def test_one_up_with_an_empty_stock_turns_up_the_first_card_of_the_new_one() -> None:
    """R2.3: the new stock is made when the card is needed, without the card just thrown."""
    game = emptied(left=0)
    seat, card = game.turn, game.state.hands[game.turn][0]
    throws_openly(game, str(card))
    assert isinstance(game.state.phase, Reshuffling)
    want = wanted(game.state)
    assert want is not None
    assert card not in want.cards
    assert not game.told(UpcardShown)

    after = game.do(Reshuffle(want.cards)).state
    assert after.phase == TakingUpcard(game.told(UpcardShown)[0].number, seat, want.cards[0])


def test_one_up_refusing_the_last_card_refills_without_it_and_without_the_own_card() -> None:
    game = emptied(left=1)
    seat, card, upcard = game.turn, game.state.hands[game.turn][0], game.state.stock[0]
    throws_openly(game, str(card)).do(TakeUpcard(seat, take=False))
    want = wanted(game.state)
    assert want is not None
    assert {card, upcard}.isdisjoint(want.cards)
    assert (
        len(want.cards) == 52 - 4 * 5 - 1
    )  # all but four hands of five, one of them short by the card thrown, and two

    game.do(Reshuffle(want.cards))
    assert want.cards[0] in game.state.hands[seat]
    assert game.state.discards == (card, upcard)
    assert game.told(Exchanged)[-1].thrown == (card,)


def test_one_up_taking_the_last_card_needs_no_new_stock() -> None:
    game = emptied(left=1)
    seat, upcard = game.turn, game.state.stock[0]
    throws_openly(game, str(game.state.hands[seat][0])).do(TakeUpcard(seat, take=True))
    assert upcard in game.state.hands[seat]
    assert game.state.stock == ()
    assert not isinstance(game.state.phase, Reshuffling)


def test_one_up_a_scored_hand_is_shown_before_the_card_is_turned_up() -> None:
    """R2.4"""
    game = Game(2, rules=ONE_UP).deal(KINGS, NOTHING).keep_all().declare(YES, NO)
    throws_openly(game, "3H")
    assert [type(event) for event in game.events] == [HandShown, UpcardShown]


# exchange_stop


def test_exchange_stop_a_seat_with_the_points_may_only_keep_all() -> None:
    game = Game(2, scores=(46, 45), rules=STOP).deal(KINGS, NOTHING)
    assert legal_actions(game.state, Seat(0))[:-1] == (Exchange(Seat(0), ()),)
    assert refusal(game.state, Exchange(Seat(0), parse_cards("3H"))) is Refusal.EXCHANGE_STOPPED
    game.keep_all()
    assert game.told(Exchanged)[-1].seat == 1


def test_exchange_stop_counts_when_the_exchange_comes() -> None:
    """A pair in phase one makes 46: from then on its holder may not exchange, and has nothing to show (R2.4)."""
    game = Game(2, scores=(45, 0), rules=STOP).deal(KINGS, NOTHING).exchange("3H", "").declare(YES, NO)
    assert game.state.scores[0] == 46
    assert legal_actions(game.state, Seat(0))[:-1] == (Exchange(Seat(0), ()),)
    game.keep_all().all_pass().keep_all()
    assert game.told(HandShown) == []


def test_exchange_stop_holds_for_an_open_exchange_too() -> None:
    game = Game(2, scores=(46, 0), rules=Rules(exchange_stop=46, one_up=OneUp.EVERY)).deal(KINGS, NOTHING)
    assert legal_actions(game.state, Seat(0))[:-1] == (Exchange(Seat(0), ()),)
    assert refusal(game.state, Exchange(Seat(0), parse_cards("3H"), openly=True)) is Refusal.EXCHANGE_STOPPED


def test_exchange_stop_holds_in_tie_breaks() -> None:
    """R8.2: two seats level on 53 and beyond every stop."""
    game = Game(2, scores=(48, 53), rules=STOP).deal("AS KS QS JS 9H", "TD 8D 6C 4C 2D").to_tricks().play_out()
    assert game.state.tie_breaks == (1, 1)
    game.deal(NOTHING, KINGS)
    for seat in game.state.order:
        assert legal_actions(game.state, seat)[:-1] == (Exchange(seat, ()),)
        game.exchange("")


# low_redeal


def test_low_redeal_the_hand_is_shown_thrown_and_replaced() -> None:
    game = Game(2, rules=REDEAL).deal(LOW, NOTHING, stock="AS KS QS JS TS").do(Redeal(Seat(0)))
    assert game.state.hands[0] == in_pack_order(parse_cards("AS KS QS JS TS"))
    assert game.state.discards == in_pack_order(parse_cards(LOW))

    (told,) = game.events
    assert isinstance(told, HandRedealt)
    assert redact(told, Seat(1)) == HandRedealt(Seat(0), in_pack_order(parse_cards(LOW)), None)
    assert redact(told, Seat(0)) == told


@pytest.mark.parametrize("high", ["TS", "AS"])
def test_low_redeal_one_card_above_nine_is_too_many_and_aces_are_high(high: str) -> None:
    game = Game(2, rules=REDEAL).deal(LOW.replace("9S", high), NOTHING)
    assert legal_actions(game.state, Seat(0))[:-1] == (Pass(Seat(0)),)
    assert refusal(game.state, Redeal(Seat(0))) is Refusal.NOT_LOW


def test_low_redeal_all_are_asked_in_turn_from_eldest_hand_and_once() -> None:
    game = Game(3, rules=REDEAL).deal(LOW, NOTHING, "8S 7D 5C 3C 2S", dealer=0, stock="8H 7H 4H 3H 2D")
    asked = []
    while isinstance(game.state.phase, Redealing):
        asked.append(game.turn)
        game.do(legal_actions(game.state, game.turn)[0])
    assert asked == [1, 2, 0]
    assert [event.seat for event in game.told(HandRedealt)] == [2, 0]
    assert game.state.phase == Exchanging(1, Seat(1))  # seat 2 was dealt another low hand, and is not asked again


def test_low_redeal_whoever_declines_is_not_told_from_who_could_not() -> None:
    """Neither what happens, nor what anybody sees, tells a no from a no of necessity."""
    games = [Game(2, rules=REDEAL).deal(hand, NOTHING) for hand in (LOW, LOW.replace("9S", "TS"))]
    for game in games:
        assert observe(game.state, Seat(1)).phase == Redealing(None)
        game.do(Pass(Seat(0)))
        assert game.events == ()
    assert observe(games[0].state, Seat(1)) == observe(games[1].state, Seat(1))


def test_low_redeal_an_exchange_may_be_thought_of_before_but_not_done() -> None:
    game = Game(2, rules=REDEAL).deal(LOW, NOTHING)
    assert [question.asks.value for question in questions(game.state, Seat(1))] == ["redeal", "exchange"]
    assert refusal(game.state, Exchange(Seat(0), ())) is Refusal.NOT_YOUR_TURN


def test_low_redeal_is_allowed_under_exchange_stop() -> None:
    game = Game(2, scores=(50, 0), rules=Rules(low_redeal=True, exchange_stop=46)).deal(LOW, NOTHING)
    game.do(Redeal(Seat(0))).do(Pass(Seat(1)))
    assert legal_actions(game.state, Seat(0))[:-1] == (Exchange(Seat(0), ()),)


# exchanges, reveal


def test_two_exchanges_the_tricks_follow_the_second() -> None:
    game = Game(2, rules=Rules(exchanges=2)).deal(KINGS, NOTHING).keep_all().declare(YES, NO)
    assert game.state.phase == Exchanging(2, Seat(0))
    game.exchange("3H", "")
    assert len(game.told(HandShown)) == 1  # R2.4 holds in the second exchange, which is the last
    assert type(game.state.phase).__name__ == "Playing"


def test_reveal_phase_two_the_duty_ends_with_phase_two() -> None:
    game = Game(2, rules=Rules(reveal=Reveal.PHASE_TWO)).deal(KINGS, NOTHING).keep_all().declare(YES, NO)
    assert game.state.owing == (True, False)
    game.keep_all().declare(YES, NO)
    assert game.state.owing == (False, False)
    game.exchange("3H", "")
    assert game.told(HandShown) == []
