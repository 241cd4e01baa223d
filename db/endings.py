"""How a finished game is entered: a result for every seat, and the score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Table, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import Ending, ScoreLine
from db.engine import insert
from db.schema import games, people, results, score_lines, seats


class Person(NamedTuple):
    """Somebody who held a seat, to its end or not."""

    user_id: int
    name: str


async def write_ending(connection: AsyncConnection, game_id: int, ending: Ending, *, now: datetime) -> None:
    """Enter the results of a game, its score lines, and the names its people had."""
    statement = update(games).where(games.c.id == game_id).values(deals=ending.deals)
    columns = (games.c.guild_id, games.c.channel_id, games.c.opened)
    game = (await connection.execute(statement.returning(*columns))).one()
    persons = await _persons(connection, game_id)
    rows = [
        {
            "game_id": game_id,
            "seat": result.seat,
            "user_id": persons[result.seat].user_id if result.seat in persons else None,
            "guild_id": game.guild_id,
            "channel_id": game.channel_id,
            "place": result.place,
            "score": result.score,
            "won": result.won,
            "left_game": result.left,
            "people": len(persons),
            "ended": now,
        }
        for result in ending.results
    ]
    await _write(connection, results, rows)
    await _write(connection, score_lines, _line_rows(game_id, ending.lines))
    await _remember(connection, persons.values(), seen=game.opened)


async def _persons(connection: AsyncConnection, game_id: int) -> Mapping[int, Person]:
    """The people of a game by seat."""
    query = select(seats.c.seat, seats.c.user_id, seats.c.name).where(
        seats.c.game_id == game_id, seats.c.user_id.is_not(None)
    )
    return {row.seat: Person(row.user_id, row.name) for row in await connection.execute(query)}


def _line_rows(game_id: int, lines: Sequence[ScoreLine]) -> list[dict[str, Any]]:
    """The score lines, numbered within their deal in the order given."""
    written: Counter[int] = Counter()
    rows = []
    for line in lines:
        rows.append(
            {
                "game_id": game_id,
                "deal": line.deal,
                "ordinal": written[line.deal],
                "seat": line.seat,
                "source": line.source.value,
                "points": line.points,
                "category": line.category,
            }
        )
        written[line.deal] += 1
    return rows


async def _remember(connection: AsyncConnection, persons: Iterable[Person], *, seen: datetime) -> None:
    """Who has a result has a name: the one at this table, unless the person was seen after it opened."""
    statement = insert(connection, people)
    statement = statement.on_conflict_do_update(
        index_elements=[people.c.user_id],
        set_={"name": statement.excluded.name, "seen": statement.excluded.seen},
        where=people.c.seen < seen,
    )
    rows = {person.user_id: {"user_id": person.user_id, "name": person.name, "seen": seen} for person in persons}
    if rows:
        await connection.execute(statement, list(rows.values()))


async def _write(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        await connection.execute(table.insert(), rows)
