"""How far the hard player can be exploited, and how it stands up to a cheat: `python -m tests.bench.ai`.

Prints the figures of docs/ai.md that the arena does not, and says whether each reaches its bar.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random
from statistics import mean
from time import perf_counter
from typing import Final, NamedTuple

from bot.ai import hard, medium
from bot.ai.effort import Effort
from bot.ai.hands.draws import GRADE_FIELDS, points_ahead, shares_of
from bot.ai.hands.exchanging import ways
from bot.ai.hands.keeping import WAYS, kept
from bot.ai.hands.tables import EXCHANGES, tables
from bot.ai.hands.worth import Variant, comparison
from bot.ai.others.hindsight import Choice, likelihood
from bot.ai.sets.bits import ABOVE, BIT, SUIT_OF, Bits, bits, indices
from bot.ai.sets.grades import GRADES
from bot.ai.sets.options import NOBODY, different
from bot.ai.tricks.open_hands import wins_last_with
from bot.ai.tricks.playing import ranked
from bot.ai.workers import ProcessPlayers
from bot.game.actions import PlayCard, Seat, SeatAction
from bot.game.engine import apply, new_game, wanted
from bot.game.rules import Rules
from bot.game.state import Asks, Finished, GameState, Playing
from bot.game.tricks import takes
from bot.game.view import SeatView, observe
from bot.records import Level
from tests.ai.games import game, shuffled, turn

# Tricks: a game small enough to know the best answer to everything the player does


SMALL_PACK: Final = tuple(suit * 13 + rank for suit in (0, 1) for rank in range(9, 13))
"""Two suits of four ranks."""
HELD: Final = 3
"""Cards in a hand."""


class Trick(NamedTuple):
    """A trick that is over."""

    leads: bool
    """Did the player lead to it?"""
    lead: int
    reply: int


@cache
def policy(held: Bits, tricks: tuple[Trick, ...], led: int) -> int:
    """The card that the hard player's trick play chooses, looking at every hand that the other may hold.

    `led` is the card that the other has led now, or NOBODY.
    """
    gone = sum(BIT[trick.lead] | BIT[trick.reply] for trick in tricks) | (0 if led == NOBODY else BIT[led])
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


def best_answer(deal: Deal, *, leads: bool) -> float:
    """How many of these hands the best answer to the policy beats, knowing the policy but not the hand."""
    if not deal.mine:
        return len(deal.theirs) if deal.last else 0
    if leads:
        return max(_after_lead(deal, card) for card in indices(deal.mine))
    by_lead = _sorted_by(deal.theirs, lambda held: policy(held, deal.tricks, NOBODY))
    return sum(
        max(_after_reply(deal, theirs, led, card) for card in indices(deal.mine & SUIT_OF[led] or deal.mine))
        for led, theirs in by_lead
    )


def _after_lead(deal: Deal, card: int) -> float:
    """The same once the best answer has led this card: the player follows by its policy."""
    total = 0.0
    for reply, theirs in _sorted_by(deal.theirs, lambda held: policy(held, deal.tricks, card)):
        took = not ABOVE[card] & BIT[reply]
        tricks = (*deal.tricks, Trick(leads=False, lead=card, reply=reply))
        total += best_answer(Deal(deal.mine ^ BIT[card], theirs, tricks, last=took), leads=took)
    return total


def _after_reply(deal: Deal, theirs: tuple[Bits, ...], led: int, card: int) -> float:
    """The same once it has followed with this card to what the player led."""
    took = bool(ABOVE[led] & BIT[card])
    tricks = (*deal.tricks, Trick(leads=True, lead=led, reply=card))
    return best_answer(Deal(deal.mine ^ BIT[card], theirs, tricks, last=took), leads=took)


def _sorted_by(hands: tuple[Bits, ...], card_of: Callable[[Bits], int]) -> Iterator[tuple[int, tuple[Bits, ...]]]:
    """The hands, without the card each plays, by that card."""
    played: dict[int, list[Bits]] = {}
    for held in hands:
        card = card_of(held)
        played.setdefault(card, []).append(held ^ BIT[card])
    return ((card, tuple(left)) for card, left in played.items())


def exploitability() -> float:
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
        share += (best_answer(deal, leads=True) + best_answer(deal, leads=False)) / len(theirs)
    return 100 * (share / len(hands) / 2 - 0.5)


# Exchanges: what is given away against an opponent that plays medium, nothing being known of its hand


def given_away(deals: int) -> dict[str, float]:
    """By player: the points a deal that its exchanges give away to the best ones, against a fixed opponent."""
    lost: dict[str, list[float]] = {"hard": [], "medium": [], "throw nothing": []}
    for view in _exchanges(deals):
        held, leads = indices(bits(view.hand)), view.order[0] == view.seat
        worth = _worth(held, view.questions[0].number, leads=leads)
        chosen = {
            "hard": bits(ways(view)[0].kept),
            "medium": bits(medium.worth_keeping(view.hand)),
            "throw nothing": bits(view.hand),
        }
        for name, cards in chosen.items():
            lost[name].append(max(worth.values()) - worth[cards])
    return {name: EXCHANGES * mean(points) for name, points in lost.items()}


def _exchanges(deals: int) -> Iterator[SeatView]:
    """The exchanges of so many deals, at 0 all, with all that was told taken out."""
    count = 0
    for seed in range(deals):
        for move in game([medium.choose] * 2, seed):
            view = observe(move.before, turn(move.before)) if wanted(move.before) is None else None
            if view is not None and view.turn and view.questions[0].asks is Asks.EXCHANGE:
                yield replace(view, scores=(0,) * view.seats, record=())
                count += 1
                if count == deals * EXCHANGES:
                    return


def _worth(held: list[int], number: int, *, leads: bool) -> dict[Bits, float]:
    """By cards kept: the points ahead in the rest of the deal, exactly averaged over all draws."""
    compared = [comparison(tables(), number, place, 2) if number < EXCHANGES else 0.0 for place in range(GRADES)]
    later = points_ahead(held, number, Variant(2, leads, calls=False))
    shared = shares_of(held, GRADE_FIELDS)
    return {kept(held, way): later[way] + sum(map(float.__mul__, shared[way], compared)) for way in range(WAYS)}


# A cheat


def play_cheating(state: GameState, seat: Seat) -> SeatAction:
    """What the hard player would do if it saw all hands during the tricks, heads-up."""
    view = observe(state, seat)
    plays = {play.card.index: play for play in view.legal if isinstance(play, PlayCard)}
    phase = state.phase
    if len(plays) < 2 or not isinstance(phase, Playing) or phase.caller is not None:
        return hard.choose(view, Random(state.version), Effort(seconds=None))
    led = takes(phase.trick).card.index if phase.trick else NOBODY
    mine, theirs = bits(view.hand), bits(state.hands[1 - seat])
    return plays[ranked({card: wins_last_with(card, mine, theirs, led) for card in plays})[0]]


def kept_from_the_cheat(games: int) -> float:
    """The share of games that the hard player still wins against it."""
    won = 0
    for number in range(games):
        cheat, chance = Seat(number % 2), Random(f"cheat {number // 2}")
        state = new_game(Rules(), 2)
        while not isinstance(state.phase, Finished):
            want = wanted(state)
            if want is not None:
                action = shuffled(want, chance)
            elif (seat := turn(state)) == cheat:
                action = play_cheating(state, seat)
            else:
                action = hard.choose(observe(state, seat), Random(state.version), Effort(seconds=None))
            state = apply(state, action).state
        won += state.phase.winner != cheat
    return won / games


# The event loop


async def loop_lag(tables_at_once: int, seconds: float) -> list[float]:
    """How late the event loop was, in milliseconds, while so many tables of four hard players were playing."""
    players = ProcessPlayers(processes=2, patience=60)
    lags: list[float] = []
    until = perf_counter() + seconds

    async def play(seed: int) -> None:
        chance = Random(seed)
        state = new_game(Rules(), 4)
        while perf_counter() < until and not isinstance(state.phase, Finished):
            want = wanted(state)
            if want is not None:
                action = shuffled(want, chance)
            else:
                action = await players.ask(Level.HARD, observe(state, turn(state)), seed=state.version)
            state = apply(state, action).state

    async def watch() -> None:
        while perf_counter() < until:
            asleep = perf_counter()
            await asyncio.sleep(0.01)
            lags.append((perf_counter() - asleep - 0.01) * 1e3)

    await asyncio.gather(watch(), *(play(seed) for seed in range(tables_at_once)))
    await players.close()
    return sorted(lags)


def main(words: list[str] | None = None) -> int:
    """Print all figures; 1 if one misses its bar."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.ai", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="against the cheat")
    parser.add_argument("--deals", type=int, default=300, help="whose exchanges are looked at")
    chosen = parser.parse_args(words)
    fine = True

    def say(what: str, figure: float, unit: str, *, most: float | None = None, least: float | None = None) -> None:
        nonlocal fine
        reached = (most is None or figure <= most) and (least is None or figure >= least)
        bar = (
            f"   (bar: at most {most})"
            if most is not None
            else f"   (bar: at least {least})"
            if least is not None
            else ""
        )
        print(f"{what:58} {figure:7.2f} {unit}{bar}{'' if reached else '  MISSED'}", flush=True)
        fine = fine and reached

    say("tricks: the best answer takes more than an even share by", exploitability(), "of 100", most=2.0)
    for name, points in given_away(chosen.deals).items():
        say(f"exchanges: given away by {name}", points, "points a deal", most=0.05 if name == "hard" else None)
    say(
        "games kept from a cheat who sees all hands in the tricks",
        100 * kept_from_the_cheat(chosen.games),
        "%",
        least=38,
    )
    lags = asyncio.run(loop_lag(20, 20.0))
    say("event loop late, 20 tables of hard players, 99 % within", lags[len(lags) * 99 // 100], "ms", most=50)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
