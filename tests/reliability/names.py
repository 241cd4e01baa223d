"""Hostile names (S3) in all that is drawn, in every language: they call nobody, lead nowhere, hide nothing, fit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random

from bot.i18n.languages import languages
from bot.i18n.localizer import Localizer
from bot.records import Player
from bot.views.fitting import fitted
from tests.manager.evening import Evening
from tests.reliability.report import Report
from tests.views.everything import Drawn, every_panel
from tests.views.hostile import KNOWN, assert_harmless, hostile_names
from tests.views.limits import assert_within_limits

LANGUAGES = tuple(map(Localizer, languages()))
MIXED, RANDOM, PANELS = "names of hostile pieces", "names of any letters", "panels"
BATCH = 60
"""Names of each sort that are made at once."""


def reported() -> Report:
    """Nothing was hit yet."""
    return Report("Hostile names (S3)", (PANELS, MIXED, RANDOM, *(f"in {say.language}" for say in LANGUAGES)))


def check(drawn: Drawn, names: tuple[str, ...], say: Localizer) -> None:
    """Draw it with these people. Raises AssertionError if a name does harm."""
    players = tuple(Player(name, 10**17 + seat) for seat, name in enumerate(names))
    panel = drawn(players, say)
    assert_harmless(fitted(panel), right_to_left=say.right_to_left)
    assert_within_limits(panel)


async def frighten(report: Report, *, count: int, seed: int) -> None:
    """So many panels, each kind of them in each language in its turn, with four names that mean harm."""
    dice, evening = Random(seed), Evening()
    try:
        drawers = await every_panel(evening)
    finally:
        evening.drop_work()
    names = _names(report, dice)
    for number in range(count):
        say = LANGUAGES[(number + number // len(drawers)) % len(LANGUAGES)]
        four = tuple(islice(names, 4))
        try:
            check(drawers[number % len(drawers)], four, say)
        except AssertionError as wrong:
            report.blame(f"{say.language}, panel {number % len(drawers)}", [f"{wrong} with {four!r}"])
        report.hit[PANELS] += 1
        report.hit[f"in {say.language}"] += 1


def _names(report: Report, dice: Random) -> Iterator[str]:
    """Without end."""
    while True:
        known = hostile_names(len(KNOWN) + BATCH, seed=dice.randrange(2**32))
        anything = ("".join(_letter(dice) for _ in range(dice.randint(0, 60))) for _ in range(BATCH))
        for kind, name in chain(((MIXED, one) for one in known), ((RANDOM, one) for one in anything)):
            report.hit[kind] += 1
            yield name


def _letter(dice: Random) -> str:
    """Any letter at all, the first ones and those that stand in hostile names more often."""
    match dice.randrange(4):
        case 0:
            return chr(dice.randrange(0x250))
        case 1:
            return chr(dice.randrange(0x10000))
        case 2:
            return chr(dice.randrange(0x110000))
        case _:
            return dice.choice(dice.choice([one for one in KNOWN if one]))
