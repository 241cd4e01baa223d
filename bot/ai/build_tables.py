"""Builds the tables that the hard player looks hands up in; run it with `python -m bot.ai.build_tables`.

All of it is counted, or played out with dice of fixed seeds, so the file comes out the same each time, bit for bit.
`--check` builds it and compares it with the file that is shipped.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import comb
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Final

from bot.ai.hands import tables as layout
from bot.ai.hands.keeping import WAYS, Sums, draws, over_all_draws, packed, unpacked
from bot.ai.hands.tables import EXCHANGES, FILE, WHOLE, RivalKey, Tables, dump
from bot.ai.hands.worth import SEATS, VARIANTS, comparison, facts, final, points, stored
from bot.ai.medium import worth_keeping
from bot.ai.sets.alike import Key, coarse_key, key, keys
from bot.ai.sets.bits import BIT, WHOLE_PACK, Bits, bits, hand, indices
from bot.ai.sets.grades import GRADES, Grade, grade
from bot.ai.tricks.open_hands import leader_wins_last, shape
from bot.ai.tricks.thumb import winner
from bot.game.cards import PACK, Hand
from bot.game.dealing import HAND_SIZE
from bot.game.poker import Category, rank_of

DEALS: Final = 30_000
"""Deals of one seat played by medium, to see what other seats hold."""
PLAYED: Final = {2: 400, 3: 200, 4: 200}
"""By seats: how often each coarse hand is played out in each place."""
DRAWS: Final = tuple(map(draws, range(WAYS)))
CHUNK: Final = 500
"""Coarse hands played out by one job."""


def build(processes: int) -> Tables:
    """All the tables, one after the other; says what it does."""
    started = perf_counter()

    def say(what: str) -> None:
        print(f"{perf_counter() - started:6.0f} s  {what}", flush=True)

    rivals, pool = watch_medium()
    say(f"{DEALS:,} deals of medium watched: {len(rivals)} kinds of rivals")
    coarse, tricks = play_out(pool, processes)
    say(f"{len(coarse):,} coarse hands played out")
    base = Tables(rows=array("H"), coarse=coarse, tricks=tricks, rivals=rivals)
    known = sums_over_hands({held: packed(facts(base, held)) for held in keys(HAND_SIZE)})
    say(f"{len(known[HAND_SIZE]):,} hands judged")
    ahead = look_ahead(base)
    say("looked ahead from every exchange")
    rows = array("H")
    for count in range(HAND_SIZE):
        for cards in keys(count):
            rows.extend(row(cards, known[count], width=layout.AHEAD))
            for sums in ahead:
                rows.extend(row(cards, sums[count], width=layout.VARIANTS))
    say(f"{len(rows):,} numbers in rows")
    return Tables(rows=rows, coarse=coarse, tricks=tricks, rivals=rivals)


# What other seats hold


def watch_medium() -> tuple[dict[RivalKey, tuple[float, ...]], list[Bits]]:
    """What medium holds at each comparison, by what may be known of it; and its hands when the tricks begin."""
    dice = Random("rivals")  # noqa: S311 - chance that has to come out the same each time
    seen: Counter[tuple[int, Category | None, int, Grade]] = Counter()
    pool = []
    for _ in range(DEALS):
        pack = _shuffled(dice)
        held, stock = pack[:HAND_SIZE], pack[HAND_SIZE:]
        before = None
        for number in range(1, EXCHANGES + 1):
            kept = worth_keeping(held)
            thrown = HAND_SIZE - len(kept)
            held, stock = kept + stock[:thrown], stock[thrown:]
            rank = rank_of(held)
            seen[number, before, thrown, grade(rank)] += 1
            before = rank.category
        pool.append(bits(held))
    counted: defaultdict[RivalKey, Counter[Grade]] = defaultdict(Counter)
    for (number, before, thrown, place), times in seen.items():
        for low, high in _said(before):
            for known in (-1, thrown):
                counted[number, low, high, known][place] += times
    return {rival: _shares(found) for rival, found in sorted(counted.items())}, pool


def _said(category: Category | None) -> Iterator[tuple[Category, Category]]:
    """What a seat may have said that held this category: nothing was asked, it declared, or it passed."""
    yield Category.HIGH_CARD, Category.ROYAL_FLUSH
    if category is not None:
        if category:
            yield category, category
        for most in Category:
            if category <= most < Category.STRAIGHT_FLUSH:
                yield Category.HIGH_CARD, most


def _shares(counted: Counter[Grade]) -> tuple[float, ...]:
    total = counted.total()
    return tuple(counted[place] / total for place in range(GRADES))


def _shuffled(dice: Random) -> Hand:
    """A pack; drawn by dice alone, which mean the same to every version of Python."""
    cards = list(PACK)
    for last in range(len(cards) - 1, 0, -1):
        place = int(dice.random() * (last + 1))
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)


# Tricks


def play_out(pool: Sequence[Bits], processes: int) -> tuple[array[int], array[int]]:
    """The coarse keys of all hands, and how often each wins the last trick."""
    alike = coarsely_alike()
    coarse = list(alike)
    jobs = [[alike[name] for name in coarse[at : at + CHUNK]] for at in range(0, len(coarse), CHUNK)]
    tricks = array("H")
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as workers:
        for played in workers.map(partial(play_out_some, pool), range(len(jobs)), jobs):
            tricks.extend(played)
    return array("Q", coarse), tricks


def coarsely_alike() -> dict[Key, list[Bits]]:
    """The hands by coarse key, ascending."""
    alike: defaultdict[Key, list[Bits]] = defaultdict(list)
    for held in keys(HAND_SIZE):
        alike[coarse_key(held)].append(held)
    return dict(sorted(alike.items()))


def play_out_some(pool: Sequence[Bits], job: int, hands: Sequence[Sequence[Bits]]) -> list[int]:
    """For each of these coarse hands its shares of last tricks, in the order of a row."""
    dice = Random(f"tricks {job}")  # noqa: S311 - as above
    return [
        round(WHOLE * share_of_last(alike, pool, dice, seats=seats, leads=leads) / PLAYED[seats])
        for alike in hands
        for seats in SEATS
        for leads in (True, False)
    ]


def share_of_last(alike: Sequence[Bits], pool: Sequence[Bits], dice: Random, *, seats: int, leads: bool) -> int:
    """How many of its games one of these hands wins against hands of medium."""
    won = 0
    for _ in range(PLAYED[seats]):
        held = alike[int(dice.random() * len(alike))]
        others = _others(held, pool, dice, seats - 1)
        place = 0 if leads else 1 + int(dice.random() * (seats - 1))
        if seats == 2:
            won += leader_wins_last(shape(held, others[0])) if leads else not leader_wins_last(shape(others[0], held))
        else:
            won += winner([*others[:place], held, *others[place:]], 0) == place
    return won


def _others(held: Bits, pool: Sequence[Bits], dice: Random, count: int) -> list[Bits]:
    """Hands of medium that can lie beside this one."""
    found: list[Bits] = []
    while len(found) < count:
        other = pool[int(dice.random() * len(pool))]
        if not other & held:
            held |= other
            found.append(other)
    return found


# Sums


def sums_over_hands(of_hand: Mapping[Key, Sums]) -> list[dict[Key, Sums]]:
    """By number of cards, for each set of them: the sums over all hands of five that hold it.

    A hand that holds a set is met once for each of its other cards, when the set is made larger by one card.
    """
    found: list[dict[Key, Sums]] = [{} for _ in range(HAND_SIZE)] + [dict(of_hand)]
    for count in range(HAND_SIZE - 1, -1, -1):
        larger = found[count + 1]
        for cards in keys(count):
            total = sum(larger[key(cards | BIT[index])] for index in indices(WHOLE_PACK & ~cards))
            found[count][cards] = total // (HAND_SIZE - count)
    return found


def row(cards: Key, sums: Mapping[Key, Sums], *, width: int) -> Iterator[int]:
    """Fields of the row of these cards: on average over the hands that hold them."""
    count = cards.bit_count()
    hands = comb(len(PACK) - count, HAND_SIZE - count)
    for total in unpacked(sums[cards], width):
        yield (2 * total + hands) // (2 * hands)


# Looking ahead


def look_ahead(base: Tables) -> list[list[dict[Key, Sums]]]:
    """By comparison: by how much hands are ahead after it, variant by variant. It is found out from the end."""
    hands = keys(HAND_SIZE)
    worth = {held: packed(list(map(stored, final(base, held)))) for held in hands}
    found = [sums_over_hands(worth)]
    for number in range(EXCHANGES - 1, 0, -1):
        sums = found[0] if number == EXCHANGES - 1 else sums_over_hands(worth)
        ahead = {held: _best_ways(held, sums) for held in hands}
        found.insert(0, sums_over_hands(ahead))
        worth = {held: _with_comparison(base, number, held, after) for held, after in ahead.items()}
    return found


def _best_ways(held: Bits, sums: Sequence[Mapping[Key, Sums]]) -> Sums:
    """By variant, the most that a hand comes to on average when the best cards for that are kept."""
    ways = over_all_draws(indices(held), lambda cards: sums[cards.bit_count()][key(cards)])
    means = [
        [total // hands for total in unpacked(of_way, len(VARIANTS))] for of_way, hands in zip(ways, DRAWS, strict=True)
    ]
    return packed(list(map(max, *means)))


def _with_comparison(base: Tables, number: int, held: Bits, ahead: Sums) -> Sums:
    """By variant, the points of comparison `number` and those after it."""
    place = grade(rank_of(hand(held)))
    fields = unpacked(ahead, len(VARIANTS))
    return packed(
        [
            stored(points(field) + comparison(base, number, place, variant.seats))
            for field, variant in zip(fields, VARIANTS, strict=True)
        ]
    )


def main(words: Sequence[str] | None = None) -> int:
    """Build and store, or compare; 1 if the shipped file is another."""
    parser = argparse.ArgumentParser(prog="python -m bot.ai.build_tables", description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with the file that is shipped; write nothing")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(words)
    data = dump(build(chosen.processes))
    print(f"{len(data):,} bytes")
    if chosen.check:
        same = data == FILE.read_bytes()
        print("the same as shipped" if same else "NOT the same as shipped")
        return 0 if same else 1
    FILE.write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
