"""The load harnesses, each for a moment: what they say of the bot, and of one that is careless, which goes red.

How fast it is depends on what else this machine does; what is asserted of the bot here are bars that no machine misses,
and of the careless one that it misses those of the long run.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import NamedTuple

import pytest
import pytest_asyncio

from bot.sandbox.room import logs_aside
from tests.load import answers, clean, mash, memory, restart
from tests.load.house import House, furnished
from tests.load.sheet import Bar, Sheet
from tests.loopback.process import HURRY

pytestmark = pytest.mark.asyncio(loop_scope="module")

TABLES = 3
RATE = 12.0
"""Taps a second."""
STARTS = 150
"""Attempts to open a table in 0.6 s: so many more than the 100 a second that are served here that also a machine which
takes twice as long for them has to turn some away."""
ROUNDS = 6
"""How often the careless bot is looked at again at most."""
GENEROUS = 40.0
"""Megabytes: caches fill in the first games."""


class Both(NamedTuple):
    """The bot and the careless one, each at its tables, and the plain bot that both are measured by."""

    bot: House
    careless: House
    plain: answers.Yardstick


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def both() -> AsyncIterator[Both]:
    logs_aside()
    async with AsyncExitStack() as stack:
        houses = await asyncio.gather(
            stack.enter_async_context(furnished(tables=TABLES, instant=True, deals=1)),
            stack.enter_async_context(furnished(tables=TABLES, instant=True, deals=1, program="tests.load.careless")),
        )
        plain = await stack.enter_async_context(answers.yardstick(houses[0]))
        await asyncio.gather(*(house.crowd.sit_down() for house in houses))
        yield Both(*houses, plain)


def bar(sheet: Sheet, words: str) -> Bar:
    """The first bar whose name begins so."""
    return next(one for one in sheet.bars if one.name.startswith(words))


async def test_answers_are_measured_beside_a_plain_bot(both: Both) -> None:
    sheets = []
    for house in (both.bot, both.careless):
        sheets.append(answers.report(tables=TABLES))
        await answers.at_rate(RATE, sheets[-1], house, both.plain, rounds=1, seconds=1.0)
    good, bad = sheets
    print(good, bad, sep="\n")
    assert good.hit[f"ping that commits, {RATE:g}/s"] >= RATE - 1
    assert good.hit[f"a tap, {RATE:g}/s"] >= RATE / 2
    assert bar(good, "p50").value < bar(bad, "p50").value
    assert not bar(bad, "p50").kept


async def test_memory_is_measured_from_game_to_game(both: Both) -> None:
    sheets = [memory.report(games=4) for _ in both[:2]]
    await asyncio.gather(
        *(
            memory.within(sheet, house, first=1, last=4, most=GENEROUS, per_second=2 * RATE)
            for sheet, house in zip(sheets, both[:2], strict=True)
        )
    )
    good, bad = sheets
    print(good, bad, sep="\n")
    assert good.missed() == []
    assert not bar(bad, "memory").kept
    assert not bar(bad, "views").kept


async def test_one_who_mashes_is_held_back(both: Both) -> None:
    sheets = [mash.report(starts=STARTS) for _ in both[:2]]
    await asyncio.gather(
        *(
            mash.within(sheet, house, per_second=RATE / 2, rounds=1, seconds=0.6, starts=STARTS)
            for sheet, house in zip(sheets, both[:2], strict=True)
        )
    )
    good, bad = sheets
    print(good, bad, sep="\n")
    assert bar(good, "lobbies").kept
    assert good.hit[mash.LIMITED] > 0
    assert bad.hit[mash.LIMITED] == 0
    assert any("too many" in one for one in bad.missed())


async def test_games_leave_nothing_to_complain_of(both: Both) -> None:
    async def play(sheet: Sheet, house: House) -> None:
        await clean.within(sheet, house, how="briefly", games=1, per_second=RATE, hurry=HURRY, deals=1, rest=0.5)

    def is_found(sheet: Sheet) -> bool:
        return not all(one.kept for one in sheet.bars if one.name.startswith("tables that do not show"))

    good, bad = (clean.report(games=1) for _ in both[:2])
    await asyncio.gather(play(good, both.bot), play(bad, both.careless))
    for _ in range(ROUNDS):  # it is careless while tricks are played, and where each table stands now is chance
        if is_found(bad):
            break
        await play(bad, both.careless)
    print(good, bad, sep="\n")
    assert good.missed() == []
    assert good.hit["last tables"] > 0
    assert is_found(bad)


async def test_a_start_is_measured_to_its_first_tap(both: Both) -> None:
    sheets = [restart.report(tables=0, starts=1) for _ in both[:2]]
    both_at_once = zip(sheets, both[:2], strict=True)
    await asyncio.gather(*(restart.within(sheet, house, starts=1) for sheet, house in both_at_once))
    good, bad = sheets
    print(good, bad, sep="\n")
    assert 0 < bar(good, "from the start").value < bar(bad, "from the start").value
    assert not bar(bad, "from the start").kept
