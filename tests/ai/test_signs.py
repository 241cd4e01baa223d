"""What the table is told about each seat's cards, and the deals that fit it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.ai.counting import unseen
from bot.ai.medium import choose
from bot.ai.others.guesses import Guesser
from bot.ai.others.kept import kept_as
from bot.ai.others.signs import Signs, signs
from bot.ai.sets.bits import BIT, RANK_NUMBER, SUIT_OF, bits, hand, indices
from bot.game.actions import Seat
from bot.game.cards import Card, Hand, Rank, Suit, parse_cards
from bot.game.engine import new_game
from bot.game.events import CardPlayed, Event, Exchanged, HandDeclared, HandShown, Passed, TrickWon
from bot.game.poker import Category, rank_of
from bot.game.rules import Rules
from bot.game.state import Playing
from bot.game.view import observe
from tests.ai.games import anything, game, turn

ME, NEXT, THIRD = Seat(0), Seat(1), Seat(2)


def told(*record: Event) -> dict[Seat, Signs]:
    """What I gather from this record at a table of three."""
    played: list[Hand] = [(), (), ()]
    for event in record:
        if isinstance(event, CardPlayed):
            played[event.seat] += (event.card,)
    state = replace(new_game(Rules(), 3), deal=1, order=(NEXT, THIRD, ME), record=record, played=tuple(played))
    return signs(observe(state, ME))


def exchanged(seat: Seat, number: int, count: int) -> Exchanged:
    return Exchanged(seat, number, count, None, None)


def test_how_many_cards_were_exchanged_is_public() -> None:
    """R2.2"""
    found = told(exchanged(NEXT, 1, 3), exchanged(THIRD, 1, 0), exchanged(NEXT, 2, 1))
    assert found[NEXT].exchanged == {1: 3, 2: 1}
    assert (found[NEXT].exchanges, found[THIRD].exchanges, found[ME].exchanges) == (2, 1, 0)


def test_a_declared_category_is_held_and_a_pass_means_less_than_the_best_so_far() -> None:
    """R3.1"""
    found = told(Passed(NEXT, 1), HandDeclared(THIRD, 1, Category.TWO_PAIRS), Passed(ME, 1))
    assert found[NEXT].said == {1: (Category.HIGH_CARD, Category.HIGH_CARD)}
    assert found[THIRD].said == {1: (Category.TWO_PAIRS, Category.TWO_PAIRS)}
    assert found[ME].said == {1: (Category.HIGH_CARD, Category.ONE_PAIR)}


def test_a_new_comparison_begins_with_nothing_declared() -> None:
    found = told(HandDeclared(NEXT, 1, Category.FLUSH), exchanged(NEXT, 2, 0), Passed(NEXT, 2))
    assert found[NEXT].said[2] == (Category.HIGH_CARD, Category.HIGH_CARD)


def test_equal_categories_name_ranks_on_both_sides() -> None:
    """R3.2"""
    found = told(
        HandDeclared(NEXT, 1, Category.ONE_PAIR),
        HandDeclared(THIRD, 1, Category.ONE_PAIR, (Rank.NINE,), NEXT, (Rank.KING,), leads=False),
    )
    assert found[NEXT].named == {1: (Rank.KING,)}
    assert found[THIRD].named == {1: (Rank.NINE,)}


def test_a_shown_hand_is_remembered_with_the_exchange_that_broke_it() -> None:
    """R2.4"""
    cards = parse_cards("9C 9D 4H 7S KC")
    found = told(exchanged(NEXT, 1, 3), HandShown(NEXT, cards), exchanged(NEXT, 2, 3))
    assert found[NEXT].shown == {2: bits(cards)}


def test_who_does_not_follow_suit_is_void() -> None:
    """R6.1"""
    found = told(
        *(CardPlayed(seat, 1, Card.parse(card)) for seat, card in ((NEXT, "9S"), (THIRD, "4H"), (ME, "2S"))),
        TrickWon(NEXT, 1, Card.parse("9S")),
        *(CardPlayed(seat, 2, Card.parse(card)) for seat, card in ((NEXT, "9C"), (THIRD, "4C"))),
    )
    assert found[THIRD].void == SUIT_OF[Card.parse("AS").index]
    assert found[NEXT].void == 0
    assert found[NEXT].played == bits(parse_cards("9S 9C"))


# Guessed deals


def deals_of(seen: Signs, *, without: str = "", count: int = 400) -> list[Hand]:
    """Hands that a seat may hold of which this is known; none holds the cards I see."""
    out = (1 << 52) - 1 & ~bits(parse_cards(without)) & ~seen.played
    return [hand(deal[NEXT]) for deal in Guesser({NEXT: seen}, out, Random(1)).deals(count)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guessed_deals_fit_all_that_is_known(seats: int) -> None:
    """In every trick of some games: the cards are unseen, each once, as many as are held, and never of a void suit."""
    checked = 0
    for seed in range(3):
        for move in game([choose, *[anything] * (seats - 1)], seed):
            if not isinstance(move.before.phase, Playing) or turn(move.before) != ME:
                continue
            view = observe(move.before, ME)
            seen = {seat: told for seat, told in signs(view).items() if seat != ME}
            out = bits(unseen(view))
            for deal in Guesser(seen, out, Random(seed)).deals(3):
                checked += 1
                assert sum(deal.values()).bit_count() == sum(cards.bit_count() for cards in deal.values())
                for seat, cards in deal.items():
                    assert cards.bit_count() == len(move.before.hands[seat])
                    assert not cards & ~out
                    assert not cards & seen[seat].void
    assert checked > 100


def test_who_drew_three_after_declaring_a_pair_mostly_kept_it() -> None:
    seen = Signs(exchanged={3: 3}, said={2: (Category.ONE_PAIR, Category.ONE_PAIR)})
    categories = Counter(rank_of(cards).category for cards in deals_of(seen))
    assert categories[Category.HIGH_CARD] < 40


def test_a_named_pair_is_held() -> None:
    """R3.2"""
    seen = Signs(exchanged={3: 3}, said={2: (Category.ONE_PAIR, Category.ONE_PAIR)}, named={2: (Rank.KING,)})
    kings = [sum(card.rank is Rank.KING for card in cards) for cards in deals_of(seen)]
    assert sum(count >= 2 for count in kings) > 0.9 * len(kings)


def test_what_was_shown_and_kept_is_held_and_what_was_thrown_is_not() -> None:
    """R2.4"""
    seen = Signs(exchanged={3: 3}, shown={3: bits(parse_cards("9C 9D 4H 7S KC"))})
    hands = deals_of(seen)
    pair = {Card.parse("9C"), Card.parse("9D")}
    assert sum(pair <= set(cards) for cards in hands) > 0.85 * len(hands)


def test_who_passes_and_keeps_two_cards_kept_high_ones() -> None:
    seen = Signs(exchanged={3: 3}, said={2: (Category.HIGH_CARD, Category.HIGH_CARD)})
    high = [max(card.rank for card in cards) for cards in deals_of(seen)]
    assert sum(rank >= Rank.QUEEN for rank in high) > 0.85 * len(high)


def test_kept_cards_that_were_played_count_for_the_guess() -> None:
    """A king played by a seat that kept one pair makes it likelier that another king is held."""
    said = {2: (Category.ONE_PAIR, Category.ONE_PAIR)}
    plain = deals_of(Signs(exchanged={3: 3}, said=said))
    after = deals_of(Signs(exchanged={3: 3}, said=said, played=BIT[Card.parse("KC").index]))

    def kings(hands: list[Hand]) -> float:
        return sum(any(card.rank is Rank.KING for card in cards) for cards in hands) / len(hands)

    assert kings(after) > kings(plain) + 0.1


def test_high_cards_are_the_likelier_the_higher_they_are() -> None:
    weights = {kept.ranks: kept.weight for kept in kept_as(Category.HIGH_CARD, 2)}
    assert weights[Rank.ACE, Rank.KING] > weights[Rank.ACE, Rank.NINE] > weights[Rank.SEVEN, Rank.FIVE] > 0
    assert weights[Rank.FOUR, Rank.THREE] == 0  # no hand has only lower cards


@pytest.mark.parametrize(
    ("category", "ways"),
    [
        (Category.ONE_PAIR, 78),
        (Category.TWO_PAIRS, 2808),
        (Category.THREE_OF_A_KIND, 52),
        (Category.FOUR_OF_A_KIND, 13),
        (Category.FULL_HOUSE, 3744),
        (Category.FLUSH, 5148),
    ],
)
def test_all_ways_to_make_a_hand_are_known(category: Category, ways: int) -> None:
    made = kept_as(category, 5)
    assert len({kept.cards for kept in made}) == ways
    assert all(SUITS_AND_RANKS[category](kept.cards) for kept in made)


SUITS_AND_RANKS = {
    Category.ONE_PAIR: lambda cards: len({RANK_NUMBER[card] for card in indices(cards)}) == 1,
    Category.TWO_PAIRS: lambda cards: len({RANK_NUMBER[card] for card in indices(cards)}) == 2,
    Category.THREE_OF_A_KIND: lambda cards: len({RANK_NUMBER[card] for card in indices(cards)}) == 1,
    Category.FOUR_OF_A_KIND: lambda cards: len({RANK_NUMBER[card] for card in indices(cards)}) == 1,
    Category.FULL_HOUSE: lambda cards: rank_of(hand(cards)).category is Category.FULL_HOUSE,
    Category.FLUSH: lambda cards: any(all(card.suit is suit for card in hand(cards)) for suit in Suit),
}
