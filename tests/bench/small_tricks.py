"""Tricks in a game so small that the best answer to a player can be known: two suits, four ranks, three cards.

The best answer knows how the player chooses, but not its hand. What it wins beyond an even share is what the player
gives away at worst.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from bot.ai.others.hindsight import Choice, likelihood
from bot.ai.sets.bits import ABOVE, BIT, SUIT_OF, WHOLE_PACK, Bits, indices
from bot.ai.sets.options import NOBODY, different
from bot.ai.tricks.open_hands import wins_last_with
from bot.ai.tricks.playing import ranked
from bot.ai.tricks.thumb import LAST, follow, lead

SMALL_PACK: Final = tuple(suit * 13 + rank for suit in (0, 1) for rank in range(9, 13))
SMALL_BITS: Final = sum(BIT[card] for card in SMALL_PACK)
"""Two suits of four ranks."""
HELD: Final = 3
"""Cards in a hand."""


class Trick(NamedTuple):
    """A trick that is over."""

    leads: bool
    """Did the player lead to it?"""
    lead: int
    reply: int


Policy = Callable[[Bits, tuple[Trick, ...], int], int]
"""How a player chooses a card, by its hand, the tricks before, and the card that the other has led now, or NOBODY."""


@cache
def thumb_policy(held: Bits, tricks: tuple[Trick, ...], led: int) -> int:
    """By rule of thumb, as medium plays: low first, and the last two tricks are fought for."""
    gone = WHOLE_PACK & ~SMALL_BITS | _gone(tricks, led)
    number = LAST - held.bit_count() + 1
    return lead(held, number, gone) if led == NOBODY else follow(held, led, number, gone, last=True)


@cache
def hard_policy(held: Bits, tricks: tuple[Trick, ...], led: int) -> int:
    """As the hard player plays, here looking at every hand that the other may hold."""
    gone = _gone(tricks, led)
    void = 0
    for trick in tricks:
        if trick.leads and not SUIT_OF[trick.lead] >> trick.reply & 1:
            void |= SUIT_OF[trick.lead]
    out = [card for card in SMALL_PACK if not (held | gone | void) >> card & 1]
    options = different(held, sum(BIT[card] for card in out), led)
    won = dict.fromkeys(options, 0.0)
    chosen = _choices(tricks, led)
    for others in combinations(out, held.bit_count() - (led != NOBODY)):
        theirs = sum(BIT[card] for card in others)
        weight = likelihood(chosen, held, theirs)
        for card in options:
            won[card] += weight * wins_last_with(card, held, theirs, led)
    return ranked(won)[0]


def _gone(tricks: tuple[Trick, ...], led: int) -> Bits:
    """The cards played so far."""
    return sum(BIT[trick.lead] | BIT[trick.reply] for trick in tricks) | (0 if led == NOBODY else BIT[led])


def _choices(tricks: tuple[Trick, ...], led: int) -> list[Choice]:
    """The other's cards, the latest first, as the hard player remembers them."""
    mine, its = 0, 0 if led == NOBODY else BIT[led]
    found = [] if led == NOBODY else [Choice(led, NOBODY, 0, its)]
    for trick in reversed(tricks):
        own, other = (trick.lead, trick.reply) if trick.leads else (trick.reply, trick.lead)
        its |= BIT[other]
        found.append(Choice(other, own if trick.leads else NOBODY, mine | (0 if trick.leads else BIT[own]), its))
        mine |= BIT[own]
    return found


class Deal(NamedTuple):
    """The small game at one moment, as the best answer sees it: its own hand, and what the player may hold."""

    mine: Bits
    theirs: tuple[Bits, ...]
    """The hands the player may hold, given all it has played: each as likely as the others."""
    tricks: tuple[Trick, ...] = ()
    last: bool = False
    """Did the best answer take the last trick?"""


def best_answer(policy: Policy, deal: Deal, *, leads: bool) -> int:
    """How many of these hands the best answer to the policy beats, knowing the policy but not the hand."""
    if not deal.mine:
        return len(deal.theirs) if deal.last else 0
    if leads:
        return max(_after_lead(policy, deal, card) for card in indices(deal.mine))
    by_lead = _sorted_by(deal.theirs, lambda held: policy(held, deal.tricks, NOBODY))
    return sum(
        max(
            _after_reply(policy, deal._replace(theirs=theirs), led, card)
            for card in indices(deal.mine & SUIT_OF[led] or deal.mine)
        )
        for led, theirs in by_lead
    )


def _after_lead(policy: Policy, deal: Deal, card: int) -> int:
    """The same once the best answer has led this card: the player follows by its policy."""
    total = 0
    for reply, theirs in _sorted_by(deal.theirs, lambda held: policy(held, deal.tricks, card)):
        took = not ABOVE[card] & BIT[reply]
        tricks = (*deal.tricks, Trick(leads=False, lead=card, reply=reply))
        total += best_answer(policy, Deal(deal.mine ^ BIT[card], theirs, tricks, last=took), leads=took)
    return total


def _after_reply(policy: Policy, deal: Deal, led: int, card: int) -> int:
    """The same once it has followed with this card to what the player led."""
    took = bool(ABOVE[led] & BIT[card])
    tricks = (*deal.tricks, Trick(leads=True, lead=led, reply=card))
    return best_answer(policy, Deal(deal.mine ^ BIT[card], deal.theirs, tricks, last=took), leads=took)


def _sorted_by(hands: tuple[Bits, ...], card_of: Callable[[Bits], int]) -> Iterator[tuple[int, tuple[Bits, ...]]]:
    """The hands, without the card each plays, by that card."""
    played: dict[int, list[Bits]] = {}
    for held in hands:
        card = card_of(held)
        played.setdefault(card, []).append(held ^ BIT[card])
    return ((card, tuple(left)) for card, left in played.items())


def exploitability(policy: Policy) -> float:
    """By how much the best answer wins the last trick more often than an even share, in points of a hundred."""
    share = 0.0
    hands = list(combinations(SMALL_PACK, HELD))
    for cards in hands:
        mine = sum(BIT[card] for card in cards)
        theirs = tuple(
            sum(BIT[card] for card in others)
            for others in combinations([card for card in SMALL_PACK if card not in cards], HELD)
        )
        deal = Deal(mine, theirs)
        share += (best_answer(policy, deal, leads=True) + best_answer(policy, deal, leads=False)) / len(theirs)
    return 100 * (share / len(hands) / 2 - 0.5)
