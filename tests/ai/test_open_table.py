"""Three and four open hands, and rules of thumb, checked against the rules and against plain search."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bot.ai import medium
from bot.ai.sets.bits import BIT, SUIT_OF, Bits, bits, indices
from bot.ai.sets.options import NOBODY, different
from bot.ai.tricks import thumb
from bot.ai.tricks.open_table import OpenTable
from bot.game.actions import PlayCard
from bot.game.cards import PACK, parse_cards
from bot.game.state import Playing
from bot.game.view import observe
from tests.ai.games import anything, asked

ME = 0


@cache
def wins(hands: tuple[Bits, ...], turn: int, trick: tuple[tuple[int, int], ...], seats: int) -> bool:
    """Can seat 0 win the last trick against all others together, from trick three on? Every card is tried (R6.1)."""
    led = trick[0][1] if trick else NOBODY
    held = hands[turn]
    options = indices(held if led == NOBODY else held & SUIT_OF[led] or held)
    found = (_after(hands, turn, trick, card, seats) for card in options)
    return any(found) if turn == ME else all(found)


def _after(hands: tuple[Bits, ...], turn: int, trick: tuple[tuple[int, int], ...], card: int, seats: int) -> bool:
    hands = (*hands[:turn], hands[turn] ^ BIT[card], *hands[turn + 1 :])
    trick = (*trick, (turn, card))
    if len(trick) < seats:
        return wins(hands, (turn + 1) % seats, trick, seats)
    led = trick[0][1]
    taker = max((played for played in trick if SUIT_OF[played[1]] == SUIT_OF[led]), key=lambda played: played[1])[0]
    return wins(hands, taker, (), seats) if any(hands) else taker == ME


@pytest.mark.parametrize(("seats", "size"), [(3, 1), (3, 2), (3, 3), (4, 2), (4, 3)])
def test_the_last_tricks_are_solved_as_plain_search_solves_them(seats: int, size: int) -> None:
    rng, won = Random(size), 0
    small_pack = [card for card in PACK if card.rank >= 9]
    for _ in range(40 if size < 3 else 12):
        cards = rng.sample(small_pack, seats * size)
        hands = tuple(bits(cards[size * seat : size * (seat + 1)]) for seat in range(seats))
        for card in indices(hands[ME]):
            table = OpenTable(ME, seats)
            found = table.wins(hands, 6 - size, ME, card, best=NOBODY, taker=NOBODY, played=0, gone=0)
            assert found is _after(hands, ME, (), card, seats), cards
            assert table.steps > 0
            won += found
    assert won


def test_the_others_play_low_cards_in_the_first_tricks() -> None:
    """So an ace led in the first trick draws the lowest cards, and a low one after five rounds of nothing wins."""
    hands = tuple(map(bits, map(parse_cards, ("AS KS QS JS TS", "2S 3H 4H 5H AH", "2C 3C 4C 5C AC"))))
    table = OpenTable(ME, 3)
    lowest = min(indices(hands[ME]))
    assert table.wins(hands, 1, ME, lowest, best=NOBODY, taker=NOBODY, played=0, gone=0)


def test_of_neighbours_one_is_enough() -> None:
    held, others = bits(parse_cards("AS KS JS 9S 2H")), bits(parse_cards("TS 3H"))

    def named(best: int) -> list[str]:
        return [str(PACK[card]) for card in different(held, others, best)]

    assert named(NOBODY) == ["JS", "9S", "2H"]  # ace, king and jack are alike
    assert named(parse_cards("QS")[0].index) == ["KS", "JS", "9S"]  # the queen on the table parts them
    assert named(parse_cards("4C")[0].index) == ["JS", "9S", "2H"]  # void of clubs (R6.1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_of_thumb_are_those_of_medium(seats: int) -> None:
    """Where medium has no choice among equal cards and no Chicago is called; it knows a little more by counting."""
    same = total = 0
    for seed in range(4):
        for state, seat, action in asked([medium.choose] * seats, seed):
            if not isinstance(state.phase, Playing) or not isinstance(action, PlayCard):
                continue
            view = observe(state, seat)
            held, gone = bits(view.hand), bits(card for cards in view.played for card in cards)
            trick = state.phase.trick
            if not trick:
                card = thumb.lead(held, state.phase.number, gone)
            else:
                led = trick[0].card.suit
                best = max((played.card for played in trick if played.card.suit is led), key=lambda card: card.rank)
                card = thumb.follow(held, best.index, state.phase.number, gone, last=len(trick) == len(state.order) - 1)
            assert BIT[card] & held
            total += 1
            same += PACK[card].rank is action.card.rank
    assert total > 200
    assert same > 0.97 * total


def test_a_thumbed_deal_is_played_to_its_end() -> None:
    rng = Random(8)
    winners = set()
    for _ in range(60):
        cards = rng.sample(PACK, 15)
        winners.add(thumb.winner([bits(cards[at : at + 5]) for at in (0, 5, 10)], 1))
    assert winners == {0, 1, 2}


def test_players_of_anything_are_not_what_thumbs_expect() -> None:
    """A check of the check above: it does tell players apart."""
    same = total = 0
    for state, seat, action in asked([anything] * 2, 3):
        if isinstance(state.phase, Playing) and isinstance(action, PlayCard) and not state.phase.trick:
            held = bits(state.hands[seat])
            total += 1
            same += PACK[thumb.lead(held, state.phase.number, 0)].rank is action.card.rank
    assert same < 0.8 * total
