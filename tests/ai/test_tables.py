"""The shipped tables: what they say, and what they cost. `python -m bot.ai.build_tables --check` builds them anew."""

from __future__ import annotations

import subprocess
import sys
from array import array
from math import comb
from random import Random

import pytest

from bot.ai.build_tables import coarsely_alike, play_out_some, share_of_last, sums_over_hands, watch_medium
from bot.ai.hands import tables as layout
from bot.ai.hands.draws import GRADE_FIELDS, points_ahead, shares_of
from bot.ai.hands.keeping import WAYS, kept
from bot.ai.hands.tables import FILE, LASTS, WHOLE, Tables, dump, sure_step, tables
from bot.ai.hands.worth import VARIANTS, Variant, comparison, facts, final, points, stored
from bot.ai.sets.alike import key, keys
from bot.ai.sets.bits import BIT, bits, indices
from bot.ai.sets.grades import CATEGORIES
from bot.game.cards import PACK, parse_cards
from bot.game.poker import Category
from bot.game.rules import Rules

MEASURE = """
import tracemalloc
from time import process_time
from bot.ai.hands.tables import tables
tracemalloc.start()
started = process_time()
tables()
print(process_time() - started, tracemalloc.get_traced_memory()[1])
"""


def test_they_are_stored_as_they_are_read() -> None:
    assert dump(tables()) == FILE.read_bytes()


def test_they_load_in_a_moment_and_stay_small() -> None:
    """Under 200 ms and 30 MB."""
    words = subprocess.run([sys.executable, "-c", MEASURE], capture_output=True, check=True, text=True).stdout.split()
    assert float(words[0]) < 0.2
    assert int(words[1]) < 30_000_000


def test_the_first_row_counts_all_hands_of_poker() -> None:
    """R4.1"""
    row = tables().row(0)
    shares = dict.fromkeys(Category, 0)
    for field, category in zip(GRADE_FIELDS, CATEGORIES, strict=True):
        shares[category] += row[field]
    assert shares[Category.ONE_PAIR] / WHOLE == pytest.approx(1_098_240 / comb(52, 5), abs=1e-4)
    assert shares[Category.FLUSH] / WHOLE == pytest.approx(5_108 / comb(52, 5), abs=1e-4)


def test_what_other_seats_hold_and_how_hands_fare_against_them_is_built_anew_bit_for_bit() -> None:
    """All of what they hold, and the first thirty of 13,279 coarse hands; `--check` builds everything."""
    rivals, pool = watch_medium()
    alike = coarsely_alike()
    built = Tables(
        rows=tables().rows,
        coarse=array("Q", alike),
        tricks=array("H", [*play_out_some(pool, 0, list(alike.values())[:30]), *tables().tricks[30 * LASTS :]]),
        rivals=rivals,
    )
    assert dump(built) == FILE.read_bytes()


def test_a_row_is_the_mean_of_the_hands_it_speaks_of() -> None:
    """To the last bit: rounded to the nearest whole number, a half upwards."""
    rng = Random(4)
    for cards in rng.sample(keys(4), 40):
        hands = [facts(tables(), cards | BIT[card]) for card in range(52) if not cards >> card & 1]
        means = [(2 * sum(values) + 48) // 96 for values in zip(*hands, strict=True)]
        assert list(tables().row(cards))[: len(means)] == means


def test_looking_ahead_means_to_keep_the_best_cards() -> None:
    """What a row says of four cards is what comes of their hands, each kept as well as possible."""
    variant = Variant(2, leads=True, calls=False)
    cards = key(bits(parse_cards("9S 9H KS 4D")))
    found = []
    for card in range(52):
        if not cards >> card & 1:
            held = indices(cards | BIT[card])
            found.append(stored(max(points_ahead(held, 3, variant))))
    field = layout.ahead_field(2, variant)
    assert tables().row(cards)[field] == pytest.approx(sum(found) / 48, abs=1)


def test_every_way_to_keep_is_averaged_exactly() -> None:
    """Against all draws that can come, one and two cards thrown, and with dead cards."""
    held = indices(bits(parse_cards("9S 9H KS 4D 2C")))
    dead = indices(bits(parse_cards("9C KD 3S")))
    field = layout.last_field(seats=2, leads=True)
    shares = shares_of(held, (field,), dead)
    drawable = [card for card in range(52) if card not in held and card not in dead]
    for way in (0b11110, 0b00111):
        keeps = kept(held, way)
        draws = [BIT[one] | BIT[two] for one in drawable for two in drawable if one < two]
        if way == 0b11110:
            draws = [BIT[one] for one in drawable]
        hands = [tables().last(keeps | draw, seats=2, leads=True) / WHOLE for draw in draws]
        assert shares[way][0] == pytest.approx(sum(hands) / len(hands), abs=1e-3)
    assert len(shares) == WAYS


def test_tricks_are_what_playing_them_out_gives() -> None:
    """A hand of aces wins nearly always, one of low cards hardly ever; the dice fall the same each time."""
    pool = [bits(Random(seed).sample(PACK, 5)) for seed in range(300)]
    high, low = bits(parse_cards("AS KS AH AD QS")), bits(parse_cards("2S 3S 2H 4D 3C"))
    for seats in (2, 3, 4):
        high_wins = share_of_last([high], pool, Random(1), seats=seats, leads=True)
        assert high_wins > 4 * share_of_last([low], pool, Random(1), seats=seats, leads=True)
        assert high_wins == share_of_last([high], pool, Random(1), seats=seats, leads=True)
        assert tables().last(high, seats=seats, leads=True) > 0.8 * WHOLE
        assert tables().last(low, seats=seats, leads=False) < 0.2 * WHOLE


def test_sums_count_every_hand_once_for_each_set_it_holds() -> None:
    ones = sums_over_hands(dict.fromkeys(keys(5), 1))
    assert ones[0][0] == comb(52, 5)
    rng = Random(2)
    for count in range(1, 5):
        for cards in rng.sample(keys(count), 10):
            assert ones[count][cards] == comb(52 - count, 5 - count)


def test_points_are_worth_what_they_are() -> None:
    """The best hand is never beaten, the worst never scores; in a comparison of two they add up to nothing."""
    shares = tables().rivals[3, 0, 9, -1]
    worth = [comparison(tables(), 3, place, 2) for place in range(len(shares))]
    assert worth == sorted(worth)
    assert worth[-1] == pytest.approx(Rules().target, abs=0.1)
    assert worth[0] < -1
    assert sum(share * points for share, points in zip(shares, worth, strict=True)) == pytest.approx(0, abs=1e-9)


def test_a_sure_hand_is_worth_a_call() -> None:
    top = bits(parse_cards("AS KS QS AH AD"))
    by_variant = dict(zip(VARIANTS, final(tables(), top), strict=True))
    for seats in (2, 3, 4):
        quiet = by_variant[Variant(seats, leads=True, calls=False)]
        assert by_variant[Variant(seats, leads=True, calls=True)] > quiet + 9


def test_sureness_is_counted_in_steps() -> None:
    assert [sure_step(chance, seats=2) for chance in (0.5, 0.55, 0.7, 0.8, 1.0)] == [None, 0, 1, 2, 3]
    assert sure_step(0.8, seats=3) == 0  # it has to be sure against both
    assert sure_step(0.8, seats=4) is None
    assert points(stored(3.25)) == 3.25
