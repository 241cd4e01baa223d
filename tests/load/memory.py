"""Whether the bot grows while games are played (L3): what it holds after the first hundred, and after a thousand."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.load.house import LAUNCH, House, furnished
from tests.load.sheet import Sheet

TABLES = 20
CHUNK = 2.0
"""Seconds of tapping between two counts of the games."""
MEGABYTE = 2**20
TIRED = 60.0
"""Seconds in which a game has to end, or something is stuck."""


def games_over(house: House) -> int:
    """How many games have been played to their end."""
    with closing(sqlite3.connect(f"file:{house.host.database}?mode=ro", uri=True)) as file:
        [(over,)] = file.execute("SELECT count(*) FROM games WHERE status = 'finished'")
    return int(over)


async def _play_until(house: House, games: int, *, per_second: float) -> None:
    """Tap until so many games are over. Raises TimeoutError if none ends for long."""
    before, waited = games_over(house), 0.0
    while (over := games_over(house)) < games:
        waited = waited + CHUNK if over == before else 0.0
        if waited > TIRED:
            raise TimeoutError(f"{over} games are over, and no more end")
        before = over
        await house.crowd.tap(per_second=per_second, seconds=CHUNK)
        house.discord.requests.clear()


async def measure(
    sheet: Sheet,
    *,
    first: int,
    last: int,
    most: float,
    per_second: float,
    tables: int = TABLES,
    deals: int | None = None,
    program: str = LAUNCH,
) -> None:
    """Compare what is held after the `first` and after the `last` game; `most`: megabytes more at the most."""
    async with furnished(tables=tables, instant=True, deals=deals, program=program) as house:
        await house.crowd.sit_down()
        await within(sheet, house, first=first, last=last, most=most, per_second=per_second)


async def within(sheet: Sheet, house: House, *, first: int, last: int, most: float, per_second: float) -> None:
    """As `measure`, in a house that is there."""
    await _play_until(house, first, per_second=per_second)
    before = await house.look()
    between = games_over(house)
    await _play_until(house, between + last - first, per_second=per_second)  # tables may end theirs together
    after = await house.look()
    over = games_over(house)
    sheet.hit["games played to their end"] = over
    sheet.hit["taps"] = house.crowd.tapped.total()
    grown = (after["resident"] - before["resident"]) / MEGABYTE
    sheet.bar(f"memory, from game {between} to game {over}", grown, most=most, unit=" MB")
    sheet.bar("views that the library stores", after["views"], most=0)
    sheet.remarks += [f"{name}: {before[name]:,}, then {after[name]:,}" for name in before]


def report(*, games: int) -> Sheet:
    """Nothing was measured yet."""
    return Sheet("Memory (L3)", least={"games played to their end": games})
