"""How fast a hand is ranked, beside the libraries that people use for it: `python -m tests.bench.ranking`.

All rank the same hands of five cards, each from cards of its own kind that were made beforehand, some hundreds of them
in turn. eval7 and pokerkit are in the extra `bench`; what is not installed is left out, and named.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

import phevaluator
import treys

from bot.game.cards import PACK, Card, Hand, Rank
from bot.game.poker import rank_of
from tests.bench.figures import Figure, printed

ROUNDS: Final = 60
AT_ONCE: Final = 500
"""Hands in one round."""
OURS: Final = "ours"


class Ranker(NamedTuple):
    """Somebody who ranks hands: from our cards to theirs, and the ranking itself."""

    cards: Callable[[Hand], Any]
    rank: Callable[[Any], object]


def letters(card: Card) -> str:
    """As all of them write it: "Td"."""
    return f"{'23456789TJQKA'[card.rank - Rank.TWO]}{card.suit.name[0].lower()}"


def rankers() -> dict[str, Ranker]:
    """Who is here."""
    evaluate, ids = treys.Evaluator().evaluate, phevaluator.Card
    found = {
        OURS: Ranker(lambda hand: hand, rank_of),
        "treys": Ranker(
            lambda hand: [treys.Card.new(letters(card)) for card in hand], lambda cards: evaluate(cards, [])
        ),
        "phevaluator": Ranker(
            lambda hand: [int(ids(letters(card))) for card in hand], lambda cards: phevaluator.evaluate_cards(*cards)
        ),
    }
    for name, make in (("eval7", _eval7), ("pokerkit", _pokerkit)):
        try:
            with warnings.catch_warnings(action="ignore"):  # eval7 calls names that are not the newest
                found[name] = make(import_module(name))
        except ModuleNotFoundError:
            print(f"{name} is not installed here: pip install 'chicago-bot[bench]'", file=sys.stderr)
    return found


def _eval7(eval7: Any) -> Ranker:
    return Ranker(lambda hand: [eval7.Card(letters(card)) for card in hand], eval7.evaluate)


def _pokerkit(pokerkit: Any) -> Ranker:
    return Ranker(lambda hand: tuple(pokerkit.Card.parse("".join(map(letters, hand)))), pokerkit.StandardHighHand)


def seconds(those: dict[str, Ranker], *, rounds: int) -> dict[str, list[float]]:
    """What a hand took each of them, by round."""
    chance = Random(1)
    took: dict[str, list[float]] = {name: [] for name in those}
    for _ in range(rounds):
        hands = [tuple(chance.sample(PACK, 5)) for _ in range(AT_ONCE)]
        for name, ranker in those.items():
            took[name].append(_round(ranker.rank, [ranker.cards(hand) for hand in hands]))
    return took


def _round(rank: Callable[[Any], object], hands: Sequence[Any]) -> float:
    begun = process_time()
    for hand in hands:
        rank(hand)
    return (process_time() - begun) / len(hands)


def figures(took: dict[str, list[float]]) -> Iterator[Figure]:
    """The others beside ours, then all of them."""
    ours = median(took[OURS])
    for name, some in took.items():
        if name != OURS:
            yield Figure(f"a hand ranked by {name}, in hands ranked by us", median(some) / ours, "x", ratio=True)
    for name, some in took.items():
        yield Figure(f"a hand ranked by {name}", 1e6 * median(some), "us")


def measured(*, full: bool = False) -> Iterable[Figure]:
    """A part of the suite."""
    return figures(seconds(rankers(), rounds=ROUNDS * (10 if full else 1)))


if __name__ == "__main__":
    print(printed(measured()))
