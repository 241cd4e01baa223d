"""How fast a page of a leaderboard is, with a million results on disk; with ten million if asked.

Run with `python -m tests.bench.leaderboard [--full] [--keep FILE]`. A file that is kept is used again. What it takes of
time and disk is in docs/scores.md.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from itertools import chain, islice
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.schema import CreateIndex, DropIndex

from bot.standings import By, Choice, Rating, Scope, Span
from db.engine import Database, open_database
from db.migrate import migrate
from db.schema import games, people, results
from db.standings.counting import OVER_ALL
from db.standings.rating import merit
from db.standings.recounting import recount
from db.standings.scores import Scores
from db.standings.tables import ratings, standings
from tests.bench.engine import report
from tests.bench.figures import Figure

NOW: Final = datetime(2026, 11, 30, 12, tzinfo=UTC)
BAR: Final = 20e-3
"""Seconds that a page may take in the median."""
A_FEW, RESULTS, ALL_RESULTS = 200_000, 1_000_000, 10_000_000
PER_PERSON: Final = 50
PER_GUILD: Final = 60
"""People of a server on average; the largest has one in twenty of all."""
SEATS: Final = 4
DAYS: Final = 730
PAGES: Final = 2_000
AT_ONCE: Final = 100_000
"""Results that are written in one transaction."""
FILLING_CACHE: Final = 3_072
"""MiB of the file, at most, that are held in memory while it is filled; pages are read with what the bot has."""


class Person(NamedTuple):
    """Somebody, and the server they play on."""

    user_id: int
    guild_id: int


class Crowd:
    """Everybody who plays, by server."""

    def __init__(self, size: int) -> None:
        self.random = Random(7)
        guilds = max(2, size // PER_GUILD)
        everybody = (Person(1_000_000 + number, self._guild(guilds)) for number in range(size))
        self.people = list(everybody)
        self.by_guild: dict[int, list[Person]] = {}
        for person in self.people:
            self.by_guild.setdefault(person.guild_id, []).append(person)
        self.by_guild = {guild: those for guild, those in self.by_guild.items() if len(those) >= SEATS}

    def _guild(self, guilds: int) -> int:
        """A few servers are large, most are small."""
        return 1 + int(guilds * self.random.random() ** 2)

    def tables(self, count: int) -> Iterator[tuple[int, list[Person]]]:
        """Who sits at each table: a server has as many tables as it has people for."""
        guilds = list(self.by_guild)
        weights = [len(self.by_guild[guild]) for guild in guilds]
        for guild in self.random.choices(guilds, weights, k=count):
            yield guild, self.random.sample(self.by_guild[guild], SEATS)


def rows_of(game_id: int, guild: int, seated: list[Person], random: Random) -> Iterator[dict[str, Any]]:
    """The results of one game, somewhere in two years; more of them lately."""
    ended = NOW - timedelta(days=DAYS * random.random() ** 2)
    deals = random.randint(5, 14)
    for place, person in enumerate(seated, start=1):
        called = random.random() < 0.15
        yield {
            "game_id": game_id,
            "seat": place - 1,
            "user_id": person.user_id,
            "guild_id": guild,
            "channel_id": 10 * guild + game_id % 3,
            "place": place,
            "score": max(0, 60 - 12 * place + random.randint(-5, 5)),
            "won": place == 1,
            "left_game": False,
            "people": SEATS,
            "ended": ended,
            "deals": deals,
            "chicagos": int(called and random.random() < 0.6),
            "calls": int(called),
            "hand": min(9, int(random.expovariate(0.5)) + 1),
            "hands": random.randint(1, 3),
        }


def game_row(game_id: int, guild: int, host: Person) -> dict[str, Any]:
    """A game that is over."""
    return {
        "id": game_id,
        "key": game_id.to_bytes(16),
        "guild_id": guild,
        "channel_id": 10 * guild,
        "host_id": host.user_id,
        "status": "finished",
        "revision": 1,
        "rules": {},
        "opened": NOW,
        "ended": NOW,
    }


async def fill(database: Database, crowd: Crowd, count: int) -> None:
    """Write games, results, names and ratings; then count the standings, which is timed."""
    random, start = crowd.random, perf_counter()
    await database.tx(_prepare)
    tables = enumerate(crowd.tables(count // SEATS), start=1)
    while some := [(number, guild, seated) for number, (guild, seated) in islice(tables, AT_ONCE // SEATS)]:
        over = [game_row(number, guild, seated[0]) for number, guild, seated in some]
        await put(database, {games: over, results: list(chain(*(rows_of(*one, random) for one in some)))})
    names = [{"user_id": one.user_id, "name": f"P{one.user_id}", "seen": NOW} for one in crowd.people]
    rated = [(one, Rating(random.gauss(25, 6), random.uniform(2, 8))) for one in crowd.people]
    known = [rating_row(one, where, by) for one, by in rated for where in (one.guild_id, OVER_ALL)]
    await put(database, {people: names, ratings: known})
    await database.tx(lambda connection: _index(connection, results))
    print(f"{count:,} results of {len(crowd.people):,} people written in {perf_counter() - start:.0f} s")
    start = perf_counter()
    await database.tx(lambda connection: recount(connection, now=NOW))
    await database.tx(lambda connection: _index(connection, standings))
    print(f"all standings counted anew in {perf_counter() - start:.0f} s")


def _prepare(connection: Connection) -> None:
    """Filling is quick with room in memory, and with indexes that are made once all rows are there."""
    connection.exec_driver_sql(f"PRAGMA cache_size = -{FILLING_CACHE * 1024}")
    for index in (*results.indexes, *standings.indexes):
        connection.execute(DropIndex(index))


def _index(connection: Connection, table: Table) -> None:
    for index in table.indexes:
        connection.execute(CreateIndex(index))


def rating_row(person: Person, where: int, rating: Rating) -> dict[str, Any]:
    """A person's rating on a server, or over all."""
    values = {"mu": rating.mu, "sigma": rating.sigma, "merit": merit(rating)}
    return {"guild_id": where, "user_id": person.user_id, "season": 0, "games": PER_PERSON, **values}


async def put(database: Database, rows_of_tables: Mapping[Table, list[dict[str, Any]]]) -> None:
    """Write rows into some tables, all in one transaction."""

    def write(connection: Connection) -> None:
        for table, rows in rows_of_tables.items():
            connection.execute(table.insert(), rows)

    await database.tx(write)


async def measure(database: Database, crowd: Crowd) -> dict[str, list[float]]:
    """Ask for pages as people would: of any list, mostly the first page, now and then any other.

    Seconds by what they are of. Those of the processor are the same as those on the clock where nothing else runs.
    """
    scores, random = Scores(database, now=lambda: NOW), Random(11)
    times: dict[Scope, list[float]] = {scope: [] for scope in Scope}
    waited: list[float] = []
    for _ in range(PAGES):
        person = random.choice(crowd.people)
        scope = random.choice(list(Scope))
        choice = Choice(scope, random.choice(list(By)), random.choice(list(Span)))
        page = 1 if random.random() < 0.8 else random.randint(1, 2_000)
        place = {"guild_id": person.guild_id, "channel_id": 10 * person.guild_id + random.randrange(3)}
        start, began = process_time(), perf_counter()
        await scores.leaderboard(choice, asker=person.user_id, page=page, **place)
        times[scope].append(process_time() - start)
        waited.append(perf_counter() - began)
    by_scope = {f"a page: {scope.name.lower()}": some for scope, some in times.items()}
    return {**by_scope, "a page": [*chain(*times.values())], "a page, on the clock": waited}


async def pages(count: int, *, keep: Path | None = None) -> dict[str, list[float]]:
    """What a page takes with so many results; `keep` is the file to make, or to use again."""
    crowd = Crowd(count // PER_PERSON)
    with tempfile.TemporaryDirectory() as folder:
        file = keep or Path(folder) / "bench.db"
        await filled(file, crowd, count)
        database = await open_database(f"sqlite:///{file}")
        try:
            print(f"{await size(database, standings):,} rows of standings, {file.stat().st_size / 2**20:,.0f} MiB")
            return await measure(database, crowd)
        finally:
            await database.close()


def measured(*, full: bool = False) -> Iterator[Figure]:
    """A part of the suite."""
    count = ALL_RESULTS if full else A_FEW
    for what, some in asyncio.run(pages(count)).items():
        bar = None if "clock" in what else 1000 * BAR
        yield Figure(f"{what}, of {count:,} results, median", 1000 * median(some), "ms", most=bar)


async def main() -> None:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", action="store_true", help=f"{ALL_RESULTS:,} results")
    parser.add_argument("--keep", type=Path, help="the database file to make, or to use again")
    asked = parser.parse_args()
    for what, some in (await pages(ALL_RESULTS if asked.full else RESULTS, keep=asked.keep)).items():
        report(what, some, BAR)


async def filled(file: Path, crowd: Crowd, count: int) -> None:
    """See to it that the file holds results."""
    database = await open_database(f"sqlite:///{file}")
    try:
        await migrate(database)
        if not await size(database, results):
            await fill(database, crowd, count)
    finally:
        await database.close()


async def size(database: Database, table: Table) -> int:
    """How many rows a table has."""
    query = select(func.count()).select_from(table)
    return await database.read(lambda connection: connection.scalar(query)) or 0


if __name__ == "__main__":
    asyncio.run(main())
